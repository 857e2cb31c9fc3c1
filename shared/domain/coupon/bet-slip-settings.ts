import type { Thousandths } from '../odds/coef-view.ts';

/** Settings of the slip that exclude each other in part (betting §3, §4). */
export type BetSlipSettings = {
  /** place only when the coupon's coefficient is at least this, in thousandths; 0 is off */
  readonly exactCoef: Thousandths;
  /** cancel when the score of a live leg changes before acceptance */
  readonly isDropOnScoreChange: boolean;
  readonly isActiveOneClick: boolean;
};

/** Returns settings with these wanted odds; 0 also turns the score switch off (betting §4). */
export function withExactCoef<S extends BetSlipSettings>(settings: S, exactCoef: Thousandths): S {
  return { ...settings, exactCoef, isDropOnScoreChange: exactCoef !== 0 && settings.isDropOnScoreChange };
}

/** Returns settings with this score switch; on turns one-click betting off (betting §4). */
export function withDropOnScoreChange<S extends BetSlipSettings>(settings: S, isDropOnScoreChange: boolean): S {
  return { ...settings, isDropOnScoreChange, isActiveOneClick: !isDropOnScoreChange && settings.isActiveOneClick };
}

/** Returns settings with one-click betting on or off; on clears the wanted odds (coupon mathematics §8.2). */
export function withOneClick<S extends BetSlipSettings>(settings: S, isActiveOneClick: boolean): S {
  const set = { ...settings, isActiveOneClick };
  return isActiveOneClick ? withExactCoef(set, 0) : set;
}

/**
 * Decides whether the player must confirm one-click betting, because it clears the coupon (betting §4).
 *
 * @param betCount bets in the coupon
 */
export function needsOneClickConfirmation(betCount: number): boolean {
  return betCount > 0;
}
