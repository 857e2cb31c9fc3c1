import type { CouponState } from '../coupon-state.ts';

/** Fields of the coupon that the device stores and its tabs share; the last change of each wins. */
export const SHARED_FIELDS = [
  'bets',
  'offBets',
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
  'kept',
] as const satisfies readonly (keyof CouponState)[];

export type SharedField = (typeof SHARED_FIELDS)[number];
export type SharedCoupon = Pick<CouponState, SharedField>;
