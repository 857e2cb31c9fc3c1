import type { MinorUnits } from '../money/minor-units.ts';
import type { Thousandths } from '../odds/coef-view.ts';
import type { CouponRules, OptionalLimit } from './coupon-rules.ts';
import { payoutIn } from './payout.ts';
import { COUPON_TYPE, CouponShapeError, type EngineCoupon } from './types.ts';

/** Decides whether the coupon, with every bet won, pays no more than the limit for this stake. */
function paysWithin(coupon: EngineCoupon, amount: MinorUnits, limit: MinorUnits, rules: CouponRules): boolean {
  const { n, d } = payoutIn({ ...coupon, amount }, 'placement', rules);
  return n <= BigInt(limit) * d;
}

/**
 * Returns the largest stake of a condition with fixed amounts. Its payout is not proportional to its stake, but never
 * falls when the stake grows.
 */
function largestOf(coupon: EngineCoupon, limit: MinorUnits, rules: CouponRules): MinorUnits {
  let within = 0;
  // A coupon whose bets are all won pays more than its stake.
  let above = limit + 1;
  while (above - within > 1) {
    const middle = within + Math.floor((above - within) / 2);
    if (paysWithin(coupon, middle, limit, rules)) within = middle;
    else above = middle;
  }
  return within;
}

/**
 * Returns the largest stake whose payout stays within the payout limit (coupon mathematics §8.4). It does not depend on
 * the coupon's own stake.
 *
 * @param coupon at the present prices, without an uplift and without a payout limit of its own
 * @param coef its coefficient in thousandths; null leaves the payout limit out
 * @param maxPayoutLimit minor units; null is no limit
 * @returns minor units; null where the payout limit does not bound the stake
 */
export function stakeWithinPayout(
  coupon: EngineCoupon,
  coef: Thousandths | null,
  maxPayoutLimit: OptionalLimit,
  rules: CouponRules,
): OptionalLimit {
  if (maxPayoutLimit === null || coef === null || coef <= 0) return null;
  const hasFixedAmounts = Object.values(coupon.amountByBlockId ?? {}).some((amount) => amount !== null);
  if (coupon.typeId === COUPON_TYPE.condition && hasFixedAmounts) {
    try {
      return largestOf(coupon, maxPayoutLimit, rules);
    } catch (error) {
      // Validation names what makes this no coupon.
      if (error instanceof CouponShapeError) return null;
      throw error;
    }
  }
  return Number((BigInt(maxPayoutLimit) * 1000n) / BigInt(coef));
}
