import { createAction } from '@reduxjs/toolkit';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';

/** What the player has chosen beside the bets (betting §3; coupon mathematics §8.6 to §8.8). */
export interface CouponChoices {
  /** The bonus bet was taken out by hand; it stays out until the coupon is empty. */
  readonly manuallyDeletedBonusBet: boolean;
  /** The free bet that pays the stake; null: the player pays. */
  readonly promoCode: PromoCode | null;
  /** A stake above the largest one is shown to a trader (§8.4). */
  readonly isVip?: boolean;
  /** What the balance lacks is advanced (§8.5). */
  readonly isPrepaid?: boolean;
}

export const NO_CHOICES: CouponChoices = { manuallyDeletedBonusBet: false, promoCode: null };

/** The player chooses something of it. */
export const choicesChanged = createAction<Partial<CouponChoices>>('coupon/choicesChanged');
