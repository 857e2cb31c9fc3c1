import * as v from 'valibot';

/** Filters of the history by what was bet on. */
export const historyKindEntries = {
  /** Id of a sport that at least one leg of the coupon is of. */
  sport: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  /** Coupon type, 0 … 8. */
  type: v.optional(v.pipe(v.string(), v.regex(/^[0-8]$/), v.transform(Number))),
} as const;
