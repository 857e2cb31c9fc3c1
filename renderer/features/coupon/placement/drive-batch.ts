import { baseApi } from '#renderer/lib/api/base-api.ts';
import { accountBalanceChanged } from '#renderer/lib/api/session-api.ts';
import { type DriverApi, driveOrder } from '#renderer/lib/orders/drive-order.ts';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { couponApi } from '../api.ts';
import { phaseChanged } from '../slice.ts';
import { type Intent, isSessionLost, type Phase, type PlacementBatch } from './batch.ts';
import type { CouponEnvironment } from './environment.ts';
import { phaseOfAnswer } from './phases.ts';

/** Drives every open intent of a batch to its result. A failed single does not delay the others. */
export async function driveBatch(api: DriverApi, environment: CouponEnvironment, batchId: string): Promise<void> {
  const batch = openBatch(api, batchId);
  if (!batch) return;
  const ends = await Promise.all(batch.intents.map((intent) => driveIntent(api, environment, batch, intent)));
  // The session has ended, so the player is asked to sign in.
  if (ends.some(isSessionLost)) api.dispatch(signInAsked({ reason: 'place' }));
  else api.dispatch(baseApi.util.invalidateTags(['Session', 'Coupons', 'Limits']));
}

/** Returns the batch while it is the one in the coupon. */
export function openBatch(api: Pick<DriverApi, 'getState'>, batchId: string): PlacementBatch | null {
  const { batch } = api.getState().coupon;
  return batch?.id === batchId ? batch : null;
}

function driveIntent(
  api: DriverApi,
  environment: CouponEnvironment,
  { id: batchId, userId }: PlacementBatch,
  { key, body }: Intent,
): Promise<Phase | null> {
  const { dispatch } = api;
  const { couponOutcome, placeCoupon } = couponApi.endpoints;
  return driveOrder(api, environment, {
    userId,
    // The batch may leave the coupon, and its intents may be taken back.
    phase: () => openBatch(api, batchId)?.intents.find((one) => one.key === key)?.phase ?? null,
    send: () => dispatch(placeCoupon.initiate({ body, idempotencyKey: key })).unwrap(),
    ask: () => dispatch(couponOutcome.initiate({ params: { key }, query: { userId: String(userId) } })).unwrap(),
    take(answer) {
      if (answer.status === 'accepted') dispatch(accountBalanceChanged(answer.coupon.accountId, answer.balance));
      return phaseOfAnswer(answer);
    },
    onPhase: (phase) => dispatch(phaseChanged({ batchId, key, phase })),
  });
}
