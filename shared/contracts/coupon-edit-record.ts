import * as v from 'valibot';

/** Links of a coupon to the edits that made it or ended it; amounts are minor units. */
export const couponEditRecordSchema = v.object({
  /** Number of the coupon that was edited into this one, and its value at the edit. */
  from: v.optional(v.object({ couponId: v.string(), value: v.number() })),
  /** Number of the coupon into which this one was edited. */
  into: v.optional(v.object({ couponId: v.string() })),
});

export type CouponEditRecord = v.InferOutput<typeof couponEditRecordSchema>;
