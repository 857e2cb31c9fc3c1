import type { MinorUnits } from '../money/minor-units.ts';
import { type CouponRules, DEFAULT_COUPON_RULES, type OptionalLimit } from './coupon-rules.ts';
import { COUPON_TYPE } from './types.ts';

/**
 * Returns the largest stake that all limits allow (coupon mathematics §8.4): those of the legs, of the book, and
 * {@link stakeWithinPayout}.
 *
 * @param limits minor units; null is no limit
 * @returns minor units, null when nothing limits the stake
 */
export function maxBetAmountOf(limits: readonly OptionalLimit[]): OptionalLimit {
  const given = limits.filter((limit) => limit !== null);
  return given.length > 0 ? Math.min(...given) : null;
}

/**
 * Returns the stake that auto-max sets: the smaller of the largest stake and the balance, minor units, never below 0
 * (coupon mathematics §8.4).
 */
export function autoMaxAmount(maxBetAmount: OptionalLimit, balance: MinorUnits): MinorUnits {
  return Math.max(0, maxBetAmount === null ? balance : Math.min(maxBetAmount, balance));
}

/** Facts that decide whether the player can ask for a VIP bet. */
export type VipInput = {
  readonly siteAllows: boolean;
  /** null: no maximum, so there is none to exceed */
  readonly maxBetAmount: OptionalLimit;
  readonly bets: readonly { readonly isLive?: boolean }[];
  readonly typeId: number;
};

/**
 * Decides whether a VIP bet is available (betting §5): the site allows it, the maximum is finite, all bets are line
 * bets, the coupon has bets and is not many singles.
 */
export function isVipAvailable({ siteAllows, maxBetAmount, bets, typeId }: VipInput): boolean {
  const isLine = bets.length > 0 && bets.every((bet) => bet.isLive !== true);
  return siteAllows && maxBetAmount !== null && isLine && typeId !== COUPON_TYPE.manySingles;
}

/**
 * Returns the advance for a stake: the part that the balance lacks, up to the available amount (coupon mathematics
 * §8.5); minor units.
 */
export function prepaidAmountOf(amount: MinorUnits, balance: MinorUnits, available: MinorUnits): MinorUnits {
  return Math.min(Math.max(amount - balance, 0), Math.max(available, 0));
}

/**
 * Decides whether the events of a coupon allow an advance: live, or starting within 48 hours (coupon mathematics §8.5).
 *
 * @param now server time in milliseconds; starts are milliseconds too
 */
export function allowsPrepaid(
  bets: readonly { readonly isLive?: boolean; readonly startAt?: number }[],
  now: number,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): boolean {
  const isSoon = (startAt: number | undefined) => startAt !== undefined && startAt - now <= rules.prepaid.startsWithin;
  return bets.every((bet) => bet.isLive === true || isSoon(bet.startAt));
}

/** Payout of a coupon with a promo code, and whether the code is issued again. */
export type PromoOutcome = { readonly payout: MinorUnits; readonly isReissued: boolean };

/**
 * Returns the payout of a coupon placed with a promo code (coupon mathematics §8.6): the winnings without the stake. A
 * returned coupon pays nothing.
 *
 * @param payout minor units, as settled
 * @param stake minor units, the value of the code
 */
export function promoPayout(
  payout: MinorUnits,
  stake: MinorUnits,
  isReturned: boolean,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): PromoOutcome {
  if (isReturned) return { payout: 0, isReissued: rules.promo.onVoid === 'reissued' };
  return { payout: rules.promo.isStakeReturned ? payout : Math.max(0, payout - stake), isReissued: false };
}

/**
 * Returns the total stake of a calculator that asks for the stake of one line (coupon mathematics §1.7); minor units.
 */
export function totalOfLines(amountPerLine: MinorUnits, lines: number): MinorUnits {
  return amountPerLine * lines;
}
