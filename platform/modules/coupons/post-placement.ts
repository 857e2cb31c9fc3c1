import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { AdmissionRefusal, GateMoved } from '../admission/admission-service.ts';
import type { Orders } from '../orders/orders-service.ts';
import { type CouponWatcher, tellAccepted } from './coupon-watcher.ts';
import type { PlacementOutcome, PlacementStep } from './coupons-repository.ts';
import { gateRefusal } from './refusal.ts';

/** A database call that writes a step of a placement. */
type WriteStep = (step: PlacementStep) => Promise<GateMoved | PlacementOutcome>;

/**
 * Writes a step of a placement behind the gate and tells the watcher of a new coupon. A placement that the gate does not
 * admit is refused for good under its key, by `refuse` (left out, by `write`).
 */
export type PostPlacement = (step: PlacementStep, write: WriteStep, refuse?: WriteStep) => Promise<PlacementOutcome>;

/** Returns the step with which a placement is refused by the gate. */
function refusedStep(step: PlacementStep, refusal: AdmissionRefusal): PlacementStep {
  const { userId, key, requestHash, accountId, amount, now, prices, session, isDecision } = step;
  const base = { userId, key, requestHash, accountId, amount, now, prices };
  return { ...base, ...definedOnly({ session, isDecision }), refusal: gateRefusal(refusal, prices) };
}

/** Creates what writes the steps of placements. */
export function createPostPlacement(orders: Pick<Orders, 'post'>, watcher: CouponWatcher): PostPlacement {
  return async (step, write, refuse = write) => {
    const outcome = await orders.post<PlacementStep, PlacementOutcome>({
      act: 'bet',
      step,
      write,
      refuse: (refusal) => refuse(refusedStep(step, refusal)),
    });
    tellAccepted(watcher, step, outcome);
    return outcome;
  };
}
