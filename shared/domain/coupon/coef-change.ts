import type { Thousandths } from '../odds/coef-view.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';

/** Policies of a player for prices that move before acceptance (betting §3). */
export const COEF_CHANGE_ACTION = { approve: 0, anyChange: 1, acceptOnIncrease: 2 } as const;

/** 0 approve, 1 any change, 2 accept on increase. */
export type CoefChangeAction = (typeof COEF_CHANGE_ACTION)[keyof typeof COEF_CHANGE_ACTION];

/** Policy of a player who has chosen none (betting §3). */
export const DEFAULT_COEF_CHANGE_ACTION: CoefChangeAction = COEF_CHANGE_ACTION.acceptOnIncrease;

/** Decision about moved prices: place at the current prices, or ask the player. */
export type CoefChangeDecision = 'accept' | 'confirm';

/**
 * Decides whether a coupon may be accepted at the current prices (coupon mathematics §8.1). Accept on increase wants
 * every leg at least as high as submitted. For an anti-express pass its one price. A changed handicap or total and a
 * closed market are no change of price: they block the bet.
 *
 * @param submitted thousandths, as the player saw them
 * @param current thousandths, in the same order
 */
export function decideCoefChange(
  action: CoefChangeAction,
  submitted: readonly Thousandths[],
  current: readonly Thousandths[],
  rules: Pick<CouponRules, 'increaseCompares'> = DEFAULT_COUPON_RULES,
): CoefChangeDecision {
  if (submitted.length === current.length && submitted.every((coef, index) => coef === current[index])) return 'accept';
  if (action === COEF_CHANGE_ACTION.anyChange) return 'accept';
  if (action === COEF_CHANGE_ACTION.approve) return 'confirm';
  const isNowhereLower =
    rules.increaseCompares === 'each-leg'
      ? submitted.every((coef, index) => (current[index] ?? 0) >= coef)
      : product(current) >= product(submitted);
  return isNowhereLower ? 'accept' : 'confirm';
}

function product(coefs: readonly Thousandths[]): bigint {
  return coefs.reduce((total, coef) => total * BigInt(coef), 1n);
}
