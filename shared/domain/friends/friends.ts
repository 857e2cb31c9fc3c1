import type { MinorUnits } from '../money/minor-units.ts';
import { type EarningCoupon, hasOwnStake } from '../points/points.ts';

/** What a friend has to do for the free bet of the inviter, as the operator has set it. */
export type FriendTerms = {
  /** own money that a friend stakes, in whole multiples of the currency's first amount */
  readonly minTimes: number;
  /** least coefficient of a coupon that counts and of the free bet, thousandths */
  readonly minCoef: number;
  /** value of the free bet, in whole multiples of the currency's first amount */
  readonly times: number;
  /** number of days for which the free bet can be used */
  readonly days: number;
  /** number of friends for whom one player gets a free bet */
  readonly maxFriends: number;
};

/**
 * Returns the stake of a settled coupon that counts for the player who invited its player, minor units of its currency;
 * 0 for a coupon that is returned, that a free bet or an advance has paid, or whose coefficient is smaller than the least
 * one. The stake of a coupon without a coefficient of its own counts by the smallest of its bets.
 */
export function countedStake({ minCoef }: Pick<FriendTerms, 'minCoef'>, coupon: EarningCoupon): MinorUnits {
  return hasOwnStake(coupon, minCoef) ? coupon.stake : 0;
}

/**
 * Returns a name by which a player recognises a friend, and that tells others nothing: the first letter of the address
 * (`a…@…`), or the first digits of a number of at least four digits (`12…`).
 *
 * @param email address of the friend; '' for none
 */
export function maskedFriend({ id, email }: { readonly id: number; readonly email: string }): string {
  const [first] = email;
  if (first !== undefined) return `${first}…@…`;
  const digits = String(id);
  return `${digits.length < 4 ? '' : digits.slice(0, 2)}…`;
}
