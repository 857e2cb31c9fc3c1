import type { Thousandths } from '../odds/coef-view.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';

/** Policies of a player for prices that move before acceptance (betting §3). */
export const COEF_CHANGE_ACTION = { approve: 0, anyChange: 1, acceptOnIncrease: 2 } as const;

/** 0 approve, 1 any change, 2 accept on increase. */
export type CoefChangeAction = (typeof COEF_CHANGE_ACTION)[keyof typeof COEF_CHANGE_ACTION];

/** Policy of a player who has chosen none (betting §3). */
export const DEFAULT_COEF_CHANGE_ACTION: CoefChangeAction = COEF_CHANGE_ACTION.acceptOnIncrease;

/** Largest falls that a player may accept without being asked, percent; 0: none (decision 050). */
export const DROP_PERCENTS = [0, 1, 2, 5] as const;

/** Largest fall of the odds that a player accepts without being asked, percent; 0: none. */
export type DropPercent = (typeof DROP_PERCENTS)[number];

/** Decision about moved prices: place at the current prices, or ask the player. */
export type CoefChangeDecision = 'accept' | 'confirm';

/** How far prices may move before a player is asked: the policy, and the fall that accept on increase still takes. */
export type PriceTolerance = {
  readonly action: CoefChangeAction;
  /** percent; counts with accept on increase only */
  readonly dropPercent?: DropPercent | undefined;
};

/**
 * Decides whether a coupon may be accepted at the current prices (coupon mathematics §8.1). Accept on increase wants
 * every leg at least as high as submitted; with a fall that the player accepts, the falls of all legs together may take
 * that percent of the odds, so that no line of the coupon loses more, whatever another leg gains (decision 050). For an
 * anti-express pass its one price. A changed handicap or total and a closed market are no change of price: they block
 * the bet.
 *
 * @param tolerance policy of the player, or the policy with the accepted fall
 * @param submitted thousandths, as the player saw them
 * @param current thousandths, in the same order
 */
export function decideCoefChange(
  tolerance: CoefChangeAction | PriceTolerance,
  submitted: readonly Thousandths[],
  current: readonly Thousandths[],
  rules: Pick<CouponRules, 'increaseCompares'> = DEFAULT_COUPON_RULES,
): CoefChangeDecision {
  const { action, dropPercent = 0 } = typeof tolerance === 'object' ? tolerance : { action: tolerance };
  if (submitted.length === current.length && submitted.every((coef, index) => coef === current[index])) return 'accept';
  if (action === COEF_CHANGE_ACTION.anyChange) return 'accept';
  if (action === COEF_CHANGE_ACTION.approve) return 'confirm';
  const isTotal = rules.increaseCompares === 'total';
  if (dropPercent === 0 && !isTotal) {
    return submitted.every((coef, index) => (current[index] ?? 0) >= coef) ? 'accept' : 'confirm';
  }
  // A leg that was submitted without odds has none to lose.
  const legs = submitted.flatMap((coef, index) => (coef > 0 ? [{ coef, now: current[index] ?? 0 }] : []));
  const kept = legs.map(({ coef, now }) => (isTotal ? now : Math.min(coef, now)));
  const left = product(legs.map(({ coef }) => coef)) * BigInt(100 - dropPercent);
  return product(kept) * 100n >= left ? 'accept' : 'confirm';
}

function product(coefs: readonly Thousandths[]): bigint {
  return coefs.reduce((total, coef) => total * BigInt(coef), 1n);
}
