import type { MinorUnits } from '../money/minor-units.ts';
import { isVipAvailable, maxBetAmountOf, type VipInput } from './amount-limits.ts';
import type { OptionalLimit } from './coupon-rules.ts';

/** What decides whether a stake waits for a trader. */
export type ReviewInput = VipInput & {
  /** the player asks for it */
  readonly isWanted: boolean;
  readonly amount: MinorUnits | null;
  /** account type 4, which has no maximum to lift */
  readonly isBonus: boolean;
  /** whether the maximum counts for the coupon's type (betting §5) */
  readonly isLimited: boolean;
};

/** Whether a VIP bet is one for a trader: asked for, available, and above the largest stake (coupon mathematics §8.4). */
export function needsReview({ isWanted, amount, isBonus, isLimited, ...vip }: ReviewInput): boolean {
  const isAbove = amount !== null && vip.maxBetAmount !== null && amount > vip.maxBetAmount;
  return isWanted && isLimited && !isBonus && isAbove && isVipAvailable(vip);
}

/** The limits of a VIP bet; minor units. */
export type VipLimitsOf = { readonly maxBetAmount: OptionalLimit; readonly maxPayoutLimit: MinorUnits };

/**
 * What a VIP bet may come to: the largest stake is lifted as far as the house pays at all, and it pays so many times as
 * much as for another coupon.
 *
 * @param coef thousandths; null leaves the payout limit out
 */
export function vipLimitsOf(maxPayoutLimit: MinorUnits, payoutTimes: number, coef: number | null): VipLimitsOf {
  const limit = maxPayoutLimit * payoutTimes;
  return { maxPayoutLimit: limit, maxBetAmount: maxBetAmountOf([], limit, coef) };
}
