import * as v from 'valibot';

const money = v.pipe(v.number(), v.safeInteger());

/** What a placement asks for beside its bets and bonuses (coupon mathematics §8.4, §8.5). */
export const placementReservationEntries = {
  /** A trader may look at a stake above the largest one. */
  isVipBet: v.optional(v.boolean()),
};

export const REVIEW_STATES = ['pending', 'accepted', 'declined', 'expired'] as const;

/** What a coupon waits for before its money moves; instants of the server clock, epoch ms. */
export const couponReservationEntries = {
  /** Of a VIP bet, left out for others: who looks at it has time until the first start (coupon mathematics §8.4). */
  review: v.optional(
    v.object({ state: v.picklist(REVIEW_STATES), until: v.number(), decidedAt: v.nullable(v.number()) }),
  ),
  /**
   * What of its stake was advanced, left out for none, minor units: bets that were there before repay it until `until`,
   * else the coupon is void and `failed` (coupon mathematics §8.5).
   */
  advance: v.optional(
    v.object({
      amount: money,
      repaid: money,
      until: v.number(),
      state: v.picklist(['open', 'repaid', 'failed']),
      closedAt: v.nullable(v.number()),
    }),
  ),
};

/** What a VIP bet of a draft coupon may come to, minor units; null where none can be asked for (betting §5). */
export const limitsVipSchema = v.nullable(v.object({ maxBetAmount: v.nullable(money), maxPayoutLimit: money }));

export type CouponReview = v.InferOutput<NonNullable<typeof couponReservationEntries.review.wrapped>>;
export type CouponAdvance = v.InferOutput<NonNullable<typeof couponReservationEntries.advance.wrapped>>;
export type VipLimits = NonNullable<v.InferOutput<typeof limitsVipSchema>>;
