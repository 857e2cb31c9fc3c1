import type { ListenerMiddlewareInstance, Store, UnknownAction } from '@reduxjs/toolkit';
import type { DriverApi } from '#renderer/lib/orders/drive-order.ts';
import { takeOverPause } from '#renderer/lib/orders/order-environment.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { counterOfferAccepted } from './counter-offer/counter-offer-actions.ts';
import { emptyCoupon } from './coupon-state.ts';
import { placeOnPress } from './one-click/place-on-press.ts';
import { createCouponSync } from './persistence/coupon-sync.ts';
import { renewNames } from './persistence/renew-names.ts';
import { SHARED_FIELDS } from './persistence/shared-fields.ts';
import { isOpenBatch } from './placement/batch.ts';
import { driveBatch, openBatch } from './placement/drive-batch.ts';
import type { CouponEnvironment } from './placement/environment.ts';
import { keepLastStake } from './settings/keep-last-stake.ts';
import { couponTaken, phaseChanged, placeAsked } from './slice.ts';

type Listeners = ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;

interface BackgroundOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly listeners: Listeners;
  readonly host: Pick<HostPort, 'storage'>;
  readonly environment: CouponEnvironment;
}

/** Returns the id of the batch that an action asks to send: a placement, or an accepted counter-offer. */
function askedBatch(action: UnknownAction): string | undefined {
  if (placeAsked.match(action)) return action.payload.id;
  return counterOfferAccepted.match(action) ? action.payload.batchId : undefined;
}

/**
 * Starts the side effects of the coupon: it stores the coupon on the device, shares it between tabs, and sends placements
 * until they are decided, also those of a tab that was closed. Returns the undo.
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

  /** Takes over an open placement of another tab, or of this tab before a reload. */
  async function takeOver(api: DriverApi): Promise<void> {
    const { batch } = api.getState().coupon;
    if (!batch || !isOpenBatch(batch) || driven.has(batch.id)) return;
    driven.add(batch.id);
    await environment.wait(takeOverPause(environment, batch.askedAt));
    await environment.locks.hold(`coupon-placement:${batch.id}`, async () => {
      for (const { key, phase } of openBatch(api, batch.id)?.intents ?? []) {
        // The tab that sent the request is closed, so its answer is lost.
        const lost = phaseChanged({ batchId: batch.id, key, phase: { kind: 'unknown', attempts: 0 } });
        if (phase.kind === 'sending') api.dispatch(lost);
      }
      await driveBatch(api, environment, batch.id);
    });
  }

  async function sendPlacement(api: DriverApi): Promise<void> {
    const { batch } = api.getState().coupon;
    if (!batch) return;
    driven.add(batch.id);
    // The key is stored before the request leaves, so that a lost answer can be asked for.
    await sync.written();
    await drive(api, batch.id);
  }

  const shareOwnChanges = () =>
    listeners.startListening({
      predicate: (action, { coupon }, { coupon: before }) =>
        !couponTaken.match(action) && SHARED_FIELDS.some((field) => coupon[field] !== before[field]),
      effect: (_action, api) => sync.changed(api.getOriginalState().coupon, api.getState().coupon),
    });
  const sendPlacements = () =>
    listeners.startListening({
      predicate: (action, { coupon }, { coupon: before }) =>
        coupon.batch !== null && coupon.batch !== before.batch && coupon.batch.id === askedBatch(action),
      effect: (_action, api) => sendPlacement(api),
    });
  const takeOverPlacements = () =>
    listeners.startListening({ actionCreator: couponTaken, effect: (_action, api) => takeOver(api) });

  // Listeners run in the order of their start: the batch is written to the device before its sending begins.
  const stops = [shareOwnChanges(), sendPlacements(), takeOverPlacements(), renewNames({ store, listeners })];
  // Bets that were pressed before this ran are newer than the stored coupon; an untouched coupon is not.
  const early = store.getState().coupon;
  if (early.bets.length > 0) sync.changed({ ...emptyCoupon }, early);
  void sync.load();
  stops.push(placeOnPress(listeners, environment), keepLastStake(listeners), sync.stop);
  return () => {
    for (const stop of stops) stop();
  };
}
