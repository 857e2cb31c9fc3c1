import { createAction } from '@reduxjs/toolkit';

/** What the player has chosen beside the bets (betting §3; coupon mathematics §8.4 to §8.8). */
export interface CouponChoices {
  /** The bonus bet was taken out by hand; it stays out until the coupon is empty. */
  readonly manuallyDeletedBonusBet: boolean;
}

export const NO_CHOICES: CouponChoices = { manuallyDeletedBonusBet: false };

/** The player chooses something of it. */
export const offersChosen = createAction<Partial<CouponChoices>>('coupon/offersChosen');
