import * as v from 'valibot';

/** VIP bets (betting §5): whether the site takes them, and how many times as much they pay at most. */
export const couponVipSchema = v.object({
  isAllowed: v.boolean(),
  payoutTimes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
});

/** Advances on open coupons (coupon mathematics §8.5): how large they are is the operator's secret. */
export const couponAdvanceSchema = v.object({
  isOffered: v.boolean(),
  /** The share of what open coupons can pay, a decimal from 0 to 1. */
  share: v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1)$/, 'is no decimal from 0 to 1')),
  /** The most that one account owes, in multiples of its currency's first amount. */
  maxTimes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});

export type VipSettings = v.InferOutput<typeof couponVipSchema>;
export type AdvanceSettings = v.InferOutput<typeof couponAdvanceSchema>;

export const DEFAULT_VIP: VipSettings = { isAllowed: true, payoutTimes: 10 };
export const DEFAULT_ADVANCE: AdvanceSettings = { isOffered: true, share: '0.3', maxTimes: 20 };
