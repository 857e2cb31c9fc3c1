import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { favouriteToggled } from '#renderer/lib/ports/favourites-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { favouritesRead } from './slice.ts';
import { FAVOURITES_KEY, readFavourites } from './storage.ts';

type Listeners = ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;

async function keep({ favourites }: AppState, { host }: ThunkExtra): Promise<void> {
  const { game, competition, team, market } = favourites;
  await host.storage.write(FAVOURITES_KEY, JSON.stringify({ game, competition, team, market }));
}

/**
 * Stores the favourites on the device whenever one changes. Returns the undo.
 *
 * @param now returns the server's time, epoch ms
 */
export function listenForFavourites(listeners: Listeners, now: () => number): () => void {
  return listeners.startListening({
    actionCreator: favouriteToggled,
    effect: async (_action: UnknownAction, { getState, dispatch, extra, cancelActiveListeners }) => {
      cancelActiveListeners();
      // A write before the first read would delete what the device has stored.
      if (getState().favourites.isLoaded) await keep(getState(), extra);
      else await dispatch(loadFavourites(now()));
    },
  });
}

/**
 * Loads the favourites of this device into the store, and keeps those that were added before.
 * @param now server clock, epoch ms
 */
export function loadFavourites(now: number) {
  return async (dispatch: AppDispatch, getState: () => AppState, extra: ThunkExtra): Promise<void> => {
    const text = await extra.host.storage.read(FAVOURITES_KEY);
    const { game, competition, team, market } = getState().favourites;
    dispatch(favouritesRead(readFavourites(text, now)));
    if (game.length + competition.length + team.length + market.length > 0) await keep(getState(), extra);
  };
}
