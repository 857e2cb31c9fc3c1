import { setupListeners } from '@reduxjs/toolkit/query';
import { listenForSession } from '#renderer/features/auth/listeners.ts';
import { listenForCoupon } from '#renderer/features/coupon/listeners.ts';
import { listenForFavourites, loadFavourites } from '#renderer/features/favourites/listeners.ts';
import { listenForFolding, loadFolded } from '#renderer/features/game/listeners.ts';
import { applyDisplay, browserZone, followSystemTheme } from '#renderer/features/preferences/apply-display.ts';
import { listenForDisplay } from '#renderer/features/preferences/listeners.ts';
import type { Fetcher } from '#renderer/lib/api/fetcher.ts';
import { browserZoneFound } from '#renderer/lib/store/display-slice.ts';
import type { ServerClock } from '#renderer/lib/time/server-clock.ts';
import { watchAccess } from './access-watch.ts';
import { forcePlatform } from './force-platform.ts';
import type { AppListeners, AppStore } from './make-store.ts';

interface ListenerOptions {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly clock: ServerClock;
  readonly fetcher: Fetcher;
}

/** Wires what happens beside the state, in the browser only. Returns the undo. */
export function startListeners({ store, listeners, clock, fetcher }: ListenerOptions): () => void {
  const stops = [
    listenForFavourites(listeners),
    listenForFolding(listeners),
    listenForDisplay(listeners),
    listenForSession({ store, listeners }),
    listenForCoupon({ store, listeners, clock }),
    watchAccess({ store, listeners, fetcher }),
    // Queries hear that the tab is looked at again, and that the device is on line again.
    setupListeners(store.dispatch),
    followSystemTheme(() => store.getState().display),
  ];
  forcePlatform(window);
  applyDisplay(store.getState().display);
  void store.dispatch(loadFavourites(clock.now()));
  void store.dispatch(loadFolded());
  store.dispatch(browserZoneFound(browserZone()));
  return () => {
    for (const stop of stops) stop();
  };
}
