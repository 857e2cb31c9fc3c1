import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { HostPort } from '#shared/host/host-port.ts';
import { selectPlayer } from '../api/session-api.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import type { ThunkExtra } from '../store/thunk-extra.ts';
import type { TabChannel } from '../tabs/tab-channel.ts';
import { KEPT_ORDERS_KEY, readKeptOrders } from './kept-orders.ts';

interface KeptOrdersWatch {
  readonly store: { readonly getState: () => AppState };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly storage: Pick<HostPort['storage'], 'read'>;
  readonly channel: Pick<TabChannel, 'listen'>;
  /** Loads what takes orders over, and lets it look at the device. Rejects when its code does not load. */
  readonly takeOver: () => Promise<void>;
  readonly setTimeout?: (run: () => void, ms: number) => unknown;
}

const RETRY_MS = 3000;

const playerOf = (state: AppState) => selectPlayer(state)?.user_id;

/**
 * Has the orders of the player taken over that the device keeps, at the start, at each sign-in and when another tab has
 * kept one; most visits have none and load nothing. Returns the undo.
 */
export function watchKeptOrders(options: KeptOrdersWatch): () => void {
  const { store, listeners, storage, channel, takeOver, setTimeout: later = setTimeout } = options;
  let isStopped = false;
  let isLoaded = false;

  async function hasOrders(): Promise<boolean> {
    const userId = playerOf(store.getState());
    if (userId === undefined) return false;
    // An order that has just been decided elsewhere leaves the page, too.
    return isLoaded || readKeptOrders(await storage.read(KEPT_ORDERS_KEY).catch(() => null), userId).length > 0;
  }

  async function look(): Promise<void> {
    if (isStopped || !(await hasOrders())) return;
    try {
      await takeOver();
      isLoaded = true;
    } catch {
      // The device is offline: the orders wait until the code arrives.
      later(look, RETRY_MS);
    }
  }

  const stops = [
    channel.listen(() => void look()),
    listeners.startListening({
      predicate: (_action, now, before) => playerOf(now) !== playerOf(before),
      effect: look,
    }),
  ];
  void look();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
