import * as v from 'valibot';

/** What a coupon has to do with an edit; amounts are minor units. */
export const couponEditRecordSchema = v.object({
  /** Number of the coupon that became this one, and what that was worth. */
  from: v.optional(v.object({ couponId: v.string(), value: v.number() })),
  /** Number of the coupon that this one became. */
  into: v.optional(v.object({ couponId: v.string() })),
});

export type CouponEditRecord = v.InferOutput<typeof couponEditRecordSchema>;
