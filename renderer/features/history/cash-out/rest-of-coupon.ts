import type { Coupon } from '#shared/contracts/coupon.ts';
import { bestPayoutOf } from '#shared/domain/coupon/bonuses/best-payout.ts';
import { limitOfRest } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';

/** Returns the maximum payout of the remaining stake, minor units; 0 without one. */
export function bestOfRest(coupon: Coupon, rest: number, rules: CouponRules): number {
  if (rest <= 0) return 0;
  const maxPayoutLimit = limitOfRest(coupon.maxPayoutLimit, rest, coupon.amount);
  return bestPayoutOf({ ...coupon, amount: rest, maxPayoutLimit }, rules);
}
