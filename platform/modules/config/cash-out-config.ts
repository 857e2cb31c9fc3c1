import * as v from 'valibot';

/** Rules of cash-out (peers (c)1); an entry of the private site config. */
export const couponCashOutSchema = v.object({
  isOffered: v.boolean(),
  /** The house's share of the value above the minimum payout, a decimal from 0 to below 1. */
  margin: v.pipe(v.string(), v.regex(/^0(\.\d{1,6})?$/, 'is no decimal from 0 to below 1')),
  /** Seconds of server clock for which a price that was seen is accepted. */
  validSeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
  /** Whether open coupons may be edited at their current value. */
  isEditable: v.boolean(),
});

export type CashOutConfig = v.InferOutput<typeof couponCashOutSchema>;
