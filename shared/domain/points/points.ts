import { currencyOf } from '../money/currencies.ts';
import type { MinorUnits } from '../money/minor-units.ts';

/** Free bet that points buy, as the operator has set it. */
export type PointsOffer = {
  readonly id: string;
  /** what it costs */
  readonly points: number;
  /** value of the free bet, in multiples of the currency's first amount */
  readonly times: number;
  /** number of days for which it can be used */
  readonly days: number;
  /** thousandths; null is no condition */
  readonly minCoef: number | null;
  readonly minLegs: number | null;
};

/** How points are earned and what they buy. */
export type PointsTerms = {
  /** points for each first amount of the currency that is staked */
  readonly rate: number;
  /** least coefficient of a coupon that earns points, thousandths */
  readonly minCoef: number;
  readonly offers: readonly PointsOffer[];
};

/** Settled coupon, as far as points depend on it. */
export type EarningCoupon = {
  /** stake that was in play until the end, minor units */
  readonly stake: MinorUnits;
  /** ISO 4217 */
  readonly iso: string;
  /** of the coupon, thousandths; 0 for a type that has none */
  readonly coef: number;
  /** coefficients of its bets, thousandths */
  readonly legCoefs: readonly number[];
  readonly result: 'win' | 'lose' | 'return';
  /** the stake was the player's own money: neither a free bet nor an advance */
  readonly isOwnMoney: boolean;
};

/**
 * Decides whether a settled coupon has put own money of the player at risk: it is not returned, neither a free bet nor an
 * advance has paid it, and its coefficient is not smaller than the least one.
 *
 * @param minCoef thousandths
 */
export function hasOwnStake({ coef, legCoefs, result, isOwnMoney }: EarningCoupon, minCoef: number): boolean {
  const counted = coef > 0 ? coef : Math.min(...legCoefs);
  return isOwnMoney && result !== 'return' && counted >= minCoef;
}

/**
 * Returns the points that a settled coupon earns, whole and rounded down. A coupon that is returned, that was paid by
 * a free bet or an advance, or whose coefficient is smaller than the least one earns none; a coupon without a
 * coefficient of its own counts by the smallest of its bets.
 */
export function earnedPoints({ rate, minCoef }: Pick<PointsTerms, 'minCoef' | 'rate'>, coupon: EarningCoupon): number {
  if (!hasOwnStake(coupon, minCoef)) return 0;
  return Number((BigInt(coupon.stake) * BigInt(rate)) / BigInt(currencyOf(coupon.iso).initialAmount));
}

/**
 * Returns the value of a free bet in minor units.
 *
 * @param times multiple of the currency's first amount
 * @param iso ISO 4217
 */
export function freeBetValue(times: number, iso: string): MinorUnits {
  return Math.max(1, Math.round(currencyOf(iso).initialAmount * times));
}
