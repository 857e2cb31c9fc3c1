import * as v from 'valibot';

/** VIP bets (betting §5): whether the site takes them, and the factor by which they raise the maximum payout. */
export const couponVipSchema = v.object({
  isAllowed: v.boolean(),
  payoutTimes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
});

/** Advances on open coupons (coupon mathematics §8.5); pages do not learn how their size is calculated. */
export const couponAdvanceSchema = v.object({
  isOffered: v.boolean(),
  /** Share of the open coupons' possible payout, a decimal from 0 to 1. */
  share: v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1)$/, 'is no decimal from 0 to 1')),
  /** Largest debt of one account, in multiples of its currency's base amount. */
  maxTimes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});

export type VipSettings = v.InferOutput<typeof couponVipSchema>;
export type AdvanceSettings = v.InferOutput<typeof couponAdvanceSchema>;

export const DEFAULT_VIP: VipSettings = { isAllowed: true, payoutTimes: 10 };
export const DEFAULT_ADVANCE: AdvanceSettings = { isOffered: true, share: '0.3', maxTimes: 20 };
