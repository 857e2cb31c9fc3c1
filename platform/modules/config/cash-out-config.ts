import * as v from 'valibot';

const margin = v.pipe(v.string(), v.regex(/^0(\.\d{1,6})?$/, 'is no decimal from 0 to below 1'));
const price = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}(\.\d{1,3})?$/, 'is no decimal price from 1 to below a million, such as 10 or 7.5'),
);

/** Rules of cash-out (peers (c)1); an entry of the private site config. */
export const couponCashOutSchema = v.object({
  isOffered: v.boolean(),
  /** The house's share of the value above the minimum payout, a decimal from 0 to below 1. */
  margin,
  /** Share at prices from `from` on, where it is higher than `margin`: the value of a long shot is less certain. */
  longShots: v.object({ from: price, margin }),
  /** Seconds of server clock for which a price that was seen is accepted. */
  validSeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
  /** Whether open coupons may be edited at their current value. */
  isEditable: v.boolean(),
});

export type CashOutConfig = v.InferOutput<typeof couponCashOutSchema>;
