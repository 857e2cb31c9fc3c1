import * as v from 'valibot';
import { shownInstant } from './instant.ts';

const money = v.pipe(v.number(), v.safeInteger());

/** Requests of a placement for a trader review or an advance (coupon mathematics §8.4, §8.5). */
export const placementReservationEntries = {
  /** A trader may review a stake above the largest one. */
  isVipBet: v.optional(v.boolean()),
};

export const REVIEW_STATES = ['pending', 'accepted', 'declined', 'expired'] as const;

/** Reservation of a coupon until its money moves; instants of the server clock, epoch ms. */
export const couponReservationEntries = {
  /** Review of a VIP bet, left out for others: the trader has time until the first start (coupon mathematics §8.4). */
  review: v.optional(
    v.object({ state: v.picklist(REVIEW_STATES), until: shownInstant, decidedAt: v.nullable(shownInstant) }),
  ),
  /**
   * Part of the stake that was advanced, minor units; left out for none. Bets that were open before repay it until
   * `until`, otherwise the coupon is void and `failed` (coupon mathematics §8.5).
   */
  advance: v.optional(
    v.object({
      amount: money,
      repaid: money,
      until: shownInstant,
      state: v.picklist(['open', 'repaid', 'failed']),
      closedAt: v.nullable(shownInstant),
    }),
  ),
};

/** Limits of a VIP bet of a draft coupon, minor units; null where the player cannot ask for one (betting §5). */
export const limitsVipSchema = v.nullable(v.object({ maxBetAmount: v.nullable(money), maxPayoutLimit: money }));

export type CouponReview = v.InferOutput<NonNullable<typeof couponReservationEntries.review.wrapped>>;
export type CouponAdvance = v.InferOutput<NonNullable<typeof couponReservationEntries.advance.wrapped>>;
export type VipLimits = NonNullable<v.InferOutput<typeof limitsVipSchema>>;
