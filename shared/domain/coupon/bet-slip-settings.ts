import type { Thousandths } from '../odds/coef-view.ts';

/** The three settings of the slip that exclude each other in part (betting §3, §4). */
export type BetSlipSettings = {
  /** place only when the coupon's coefficient is at least this, in thousandths; 0 is off */
  readonly exactCoef: Thousandths;
  /** cancel when the score of a live leg changes before acceptance */
  readonly isDropOnScoreChange: boolean;
  readonly isActiveOneClick: boolean;
};

/** Sets the wanted coefficient; setting it to 0 also turns the score switch off (betting §4). */
export function withExactCoef<S extends BetSlipSettings>(settings: S, exactCoef: Thousandths): S {
  return { ...settings, exactCoef, isDropOnScoreChange: exactCoef !== 0 && settings.isDropOnScoreChange };
}

/** Sets the score switch; turning it on turns one-click betting off (betting §4). */
export function withDropOnScoreChange<S extends BetSlipSettings>(settings: S, isDropOnScoreChange: boolean): S {
  return { ...settings, isDropOnScoreChange, isActiveOneClick: !isDropOnScoreChange && settings.isActiveOneClick };
}

/** Sets one-click betting; turning it on clears the wanted coefficient (coupon mathematics §8.2). */
export function withOneClick<S extends BetSlipSettings>(settings: S, isActiveOneClick: boolean): S {
  const set = { ...settings, isActiveOneClick };
  return isActiveOneClick ? withExactCoef(set, 0) : set;
}

/**
 * Whether turning one-click betting on must ask first, because it clears the coupon (betting §4).
 *
 * @param betCount bets in the coupon
 */
export function needsOneClickConfirmation(betCount: number): boolean {
  return betCount > 0;
}
