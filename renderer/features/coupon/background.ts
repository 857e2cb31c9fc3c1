import type { ListenerMiddlewareInstance, Store, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { counterOfferAccepted } from './counter-offer/counter-offer-actions.ts';
import { emptyCoupon } from './coupon-state.ts';
import { placeOnPress } from './one-click/place-on-press.ts';
import { createCouponSync } from './persistence/coupon-sync.ts';
import { SHARED_FIELDS } from './persistence/shared-fields.ts';
import { isOpenBatch } from './placement/batch.ts';
import { type DriverApi, driveBatch, openBatch } from './placement/drive-batch.ts';
import type { CouponEnvironment } from './placement/environment.ts';
import { couponTaken, phaseChanged, placeAsked } from './slice.ts';

type Listeners = ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;

interface BackgroundOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly listeners: Listeners;
  readonly host: Pick<HostPort, 'storage'>;
  readonly environment: CouponEnvironment;
}

/** The batch that something was pressed for: to place it, or to accept a counter-offer. */
function askedBatch(action: UnknownAction): string | null {
  if (placeAsked.match(action)) return action.payload.id;
  return counterOfferAccepted.match(action) ? action.payload.batchId : null;
}

/** The tab that asked is given this head start before another one looks after its placement. */
const HEAD_START_MS = 1000;
/** Without locks between tabs: by then the tab that asked has had an answer or given up. */
const ABANDONED_AFTER_MS = 20_000;

/**
 * Everything the coupon does beside its state: it keeps itself on the device and the same in all tabs, and brings
 * placements to their end, also those of a tab that was closed. Returns the undo.
 */
export function startCouponBackground({ store, listeners, host, environment }: BackgroundOptions): () => void {
  const driven = new Set<string>();
  const sync = createCouponSync({
    storage: host.storage,
    channel: environment.channel,
    tabId: environment.tabId,
    now: environment.now,
    read: () => store.getState().coupon,
    take: (fields) => store.dispatch(couponTaken(fields)),
  });

  async function drive(api: DriverApi, batchId: string): Promise<void> {
    await environment.locks.hold(`coupon-placement:${batchId}`, () => driveBatch(api, environment, batchId));
  }

  /** A placement of another tab, or of this one before it was loaded anew. */
  async function takeOver(api: DriverApi): Promise<void> {
    const { batch } = api.getState().coupon;
    if (!batch || !isOpenBatch(batch) || driven.has(batch.id)) return;
    driven.add(batch.id);
    const waited = environment.now() - batch.askedAt;
    await environment.wait(
      environment.locks.isShared ? HEAD_START_MS : Math.max(HEAD_START_MS, ABANDONED_AFTER_MS - waited),
    );
    await environment.locks.hold(`coupon-placement:${batch.id}`, async () => {
      for (const { key, phase } of openBatch(api, batch.id)?.intents ?? []) {
        // Whoever sent it is gone, and with it the answer.
        const lost = phaseChanged({ batchId: batch.id, key, phase: { kind: 'unknown', attempts: 0 } });
        if (phase.kind === 'sending') api.dispatch(lost);
      }
      await driveBatch(api, environment, batch.id);
    });
  }

  const stop = listeners.startListening({
    predicate: (_action, { coupon }, { coupon: before }) =>
      coupon !== before && SHARED_FIELDS.some((field) => coupon[field] !== before[field]),
    effect: async (action: UnknownAction, api) => {
      const { coupon } = api.getState();
      if (couponTaken.match(action)) return takeOver(api);
      sync.changed(api.getOriginalState().coupon, coupon);
      const asked = askedBatch(action);
      if (asked === null || coupon.batch?.id !== asked) return;
      driven.add(asked);
      // The key is kept before the request leaves: whatever happens then, it can be asked for.
      await sync.written();
      await drive(api, asked);
    },
  });
  // What was pressed before this ran is newer than what is kept; an untouched coupon is not.
  const early = store.getState().coupon;
  if (early.bets.length > 0) sync.changed({ ...emptyCoupon }, early);
  void sync.load();
  const stopPresses = placeOnPress(listeners, environment);
  return () => {
    stop();
    stopPresses();
    sync.stop();
  };
}
