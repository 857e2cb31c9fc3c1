import type { Thousandths } from '../odds/coef-view.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { BET_STATUS } from './leg-status.ts';
import { COUPON_TYPE, type EngineLeg } from './types.ts';

/** Facts that decide whether an express gets the bonus bet. */
export type BonusBetInput = {
  readonly typeId: number;
  readonly siteAllows: boolean;
  readonly legs: readonly { readonly coef: Thousandths; readonly kind: number }[];
  /** coefficient of the coupon without the bonus bet */
  readonly couponCoef: Thousandths;
  /** the player removed it; it stays out until the coupon is cleared */
  readonly manuallyDeletedBonusBet?: boolean;
};

/**
 * Returns the coefficient of the bonus bet (betting §9): 1 + n/100 for n = 1 to 9 bets, 1.1 from 10 on.
 *
 * @param bets number of bets without the bonus bet itself
 * @returns thousandths
 */
export function bonusBetCoef(bets: number, rules: CouponRules = DEFAULT_COUPON_RULES): Thousandths {
  return Math.min(1000 + rules.bonusBet.coefPerBet * bets, rules.bonusBet.maxCoef);
}

/**
 * Decides whether the bonus bet joins the coupon (betting §4): an express of at least 3 bets, each at 1.1 or more and
 * not of kind 7, with a coefficient of at least 1.01, where the site allows it and the player has not removed it.
 */
export function isBonusBetEligible(input: BonusBetInput, rules: CouponRules = DEFAULT_COUPON_RULES): boolean {
  const { minBets, minLegCoef, excludedKind, minCouponCoef } = rules.bonusBet;
  return (
    input.siteAllows &&
    input.typeId === COUPON_TYPE.express &&
    input.manuallyDeletedBonusBet !== true &&
    input.legs.length >= minBets &&
    input.legs.every((leg) => leg.coef >= minLegCoef && leg.kind !== excludedKind) &&
    input.couponCoef >= minCouponCoef
  );
}

/**
 * Returns the synthetic bonus leg for the engine (coupon mathematics §8.8). The outgoing coupon sends a flag only: the
 * server makes its own leg.
 */
export function bonusBetLeg(bets: number, rules: CouponRules = DEFAULT_COUPON_RULES): EngineLeg {
  return { coef: bonusBetCoef(bets, rules), statusId: BET_STATUS.notCalculated, isBonus: true };
}
