import type { MinorUnits } from '../money/minor-units.ts';
import { isVipAvailable, type VipInput } from './amount-limits.ts';
import type { OptionalLimit } from './coupon-rules.ts';

/** Facts that decide whether a stake needs a trader review. */
export type ReviewInput = VipInput & {
  /** the player asks for it */
  readonly isWanted: boolean;
  readonly amount: MinorUnits | null;
  /** bonus account (type 4), which has no maximum to exceed */
  readonly isBonus: boolean;
  /** whether the maximum counts for the coupon's type (betting §5) */
  readonly isLimited: boolean;
};

/**
 * Decides whether a VIP bet needs a trader review: asked for, available, and above the largest stake (coupon
 * mathematics §8.4).
 */
export function needsReview({ isWanted, amount, isBonus, isLimited, ...vip }: ReviewInput): boolean {
  const isAbove = amount !== null && vip.maxBetAmount !== null && amount > vip.maxBetAmount;
  return isWanted && isLimited && !isBonus && isAbove && isVipAvailable(vip);
}

/** Limits of a VIP bet; minor units. */
export type VipLimitsOf = { readonly maxBetAmount: OptionalLimit; readonly maxPayoutLimit: MinorUnits };

/**
 * Returns the limits of a VIP bet (coupon mathematics §8.4): the payout limit is `payoutTimes` that of another coupon,
 * and the largest stake is whatever that allows.
 *
 * @param stakeWithin returns the largest stake within a payout limit, both in minor units
 */
export function vipLimitsOf(
  maxPayoutLimit: MinorUnits,
  payoutTimes: number,
  stakeWithin: (limit: MinorUnits) => OptionalLimit,
): VipLimitsOf {
  const limit = maxPayoutLimit * payoutTimes;
  return { maxPayoutLimit: limit, maxBetAmount: stakeWithin(limit) };
}
