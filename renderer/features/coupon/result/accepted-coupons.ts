import type { Coupon } from '#shared/contracts/coupon.ts';
import type { PlacementBatch } from '../placement/batch.ts';

/** Returns the accepted coupons of a placement. */
export function acceptedCoupons({ intents }: Pick<PlacementBatch, 'intents'>): Coupon[] {
  return intents.flatMap(({ phase }) => (phase.kind === 'accepted' ? [phase.coupon] : []));
}
