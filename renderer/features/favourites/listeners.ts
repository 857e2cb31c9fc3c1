import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { favouriteToggled } from '#renderer/lib/ports/favourites-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { favouritesRead } from './slice.ts';
import { FAVOURITES_KEY, readFavourites } from './storage.ts';

type Listeners = ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;

/** Writes the favourites to the device whenever one changes. Returns the undo. */
export function listenForFavourites(listeners: Listeners): () => void {
  return listeners.startListening({
    actionCreator: favouriteToggled,
    effect: async (_action: UnknownAction, { getState, extra, cancelActiveListeners }) => {
      cancelActiveListeners();
      const { game, competition, team, market, isLoaded } = getState().favourites;
      // Before the first read a write would throw away what the device keeps.
      if (!isLoaded) return;
      await extra.host.storage.write(FAVOURITES_KEY, JSON.stringify({ game, competition, team, market }));
    },
  });
}

/**
 * Reads the favourites of this device into the store.
 *
 * @param now server clock, epoch ms
 */
export function loadFavourites(now: number) {
  return async (dispatch: AppDispatch, _getState: () => AppState, { host }: ThunkExtra): Promise<void> => {
    const text = await host.storage.read(FAVOURITES_KEY);
    dispatch(favouritesRead(readFavourites(text, now)));
  };
}
