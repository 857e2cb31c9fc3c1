import type { ListenerMiddlewareInstance, Store } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';

interface CouponListenerOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly clock: SyncedClock;
}

const RETRY_MS = 3000;

/** Starts what the coupon does beside its state; its code comes after the page is there. Returns the undo. */
export function listenForCoupon({ store, listeners, clock }: CouponListenerOptions): () => void {
  const host = store.dispatch((_dispatch, _getState, extra) => extra.host);
  let isStopped = false;
  let stop = () => {};
  const start = async (): Promise<void> => {
    try {
      const [{ startCouponBackground }, { browserCouponEnvironment }] = await Promise.all([
        import('./background.ts'),
        import('./placement/environment.ts'),
      ]);
      if (!isStopped)
        stop = startCouponBackground({ store, listeners, host, environment: browserCouponEnvironment(clock) });
    } catch {
      // Off line while the page was loading: nothing is placed before this has come.
      if (!isStopped) setTimeout(start, RETRY_MS);
    }
  };
  void start();
  return () => {
    isStopped = true;
    stop();
  };
}
