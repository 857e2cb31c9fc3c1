import { createAction } from '@reduxjs/toolkit';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';

/**
 * Choices of the player that belong to the coupon but not to its bets (betting §3; coupon mathematics §8.6 to §8.8).
 */
export interface CouponChoices {
  /** The player removed the bonus bet; it stays out until the coupon is empty. */
  readonly manuallyDeletedBonusBet: boolean;
  /** Free bet that pays the stake; null: the player pays. */
  readonly promoCode: PromoCode | null;
  /** A trader reviews a stake above the maximum (§8.4). */
  readonly isVip?: boolean;
  /** The platform advances what the balance lacks (§8.5). */
  readonly isPrepaid?: boolean;
}

export const NO_CHOICES: CouponChoices = { manuallyDeletedBonusBet: false, promoCode: null };

/** The player changes one or more choices. */
export const choicesChanged = createAction<Partial<CouponChoices>>('coupon/choicesChanged');
