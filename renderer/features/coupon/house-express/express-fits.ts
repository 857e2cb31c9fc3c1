import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { CouponState } from '../coupon-state.ts';

/** Tells whether the coupon still has the bets of the house express that it was filled with; prices may have moved. */
export function isUnchangedExpress({ express, typeId, bets }: CouponState): boolean {
  if (!express || typeId !== COUPON_TYPE.express || bets.length !== express.selectionIds.length) return false;
  return bets.every(({ selectionId, members }) => !members && express.selectionIds.includes(selectionId));
}
