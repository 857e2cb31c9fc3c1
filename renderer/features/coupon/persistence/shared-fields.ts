import type { CouponState } from '../coupon-state.ts';

/** The parts of the coupon that the device keeps and all its tabs share; of each the last change wins. */
export const SHARED_FIELDS = [
  'bets',
  'typeId',
  'amount',
  'amountByBetId',
  'amountByBlockId',
  'systemValue',
  'coefAction',
  'batch',
  'express',
  'settings',
  'choices',
] as const satisfies readonly (keyof CouponState)[];

export type SharedField = (typeof SHARED_FIELDS)[number];
export type SharedCoupon = Pick<CouponState, SharedField>;
