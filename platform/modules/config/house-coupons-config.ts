import * as v from 'valibot';

const coef = v.pipe(v.number(), v.safeInteger(), v.minValue(1001));

/** An express that the house puts together each day (coupon mathematics §8.10). */
const expressRule = v.object({
  legs: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)),
  minLegCoef: coef,
  maxLegCoef: coef,
  minCoef: coef,
  maxCoef: coef,
  /** Added to the payout while every leg stands. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** Games to come: only those that start within so many hours. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** How coupons are kept by codes and put together by the platform; coefficients are thousandths. */
export const houseCouponsSchema = v.object({
  /** How long a code leads to its coupon. */
  shareCodeHours: v.pipe(v.number(), v.minValue(1), v.maxValue(24 * 365)),
  /** Expresses of the day, by section; null: there is none. */
  express: v.object({
    line: v.optional(v.nullable(expressRule), null),
    live: v.optional(v.nullable(expressRule), null),
  }),
  /** What the bet generator looks among (betting §3, isBetGenerator). */
  generator: v.object({
    maxLegs: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)),
    minLegCoef: coef,
    maxLegCoef: coef,
    /** Games that are looked at, at most: pricing each costs time. */
    games: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(500)),
    /** A payout so far above the target payout is no answer to it. */
    tolerancePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    /** Sports that nothing is put together of. */
    excludedSports: v.array(v.number()),
  }),
});

/** What a brand begins with. */
export const DEFAULT_HOUSE_COUPONS: v.InferInput<typeof houseCouponsSchema> = {
  shareCodeHours: 72,
  express: {
    line: { legs: 4, minLegCoef: 1300, maxLegCoef: 2300, minCoef: 4000, maxCoef: 14_000, percent: 10, hours: 36 },
    live: { legs: 3, minLegCoef: 1200, maxLegCoef: 2500, minCoef: 2500, maxCoef: 12_000, percent: 5, hours: 24 },
  },
  generator: {
    maxLegs: 12,
    minLegCoef: 1150,
    maxLegCoef: 6000,
    games: 80,
    tolerancePercent: 10,
    excludedSports: [],
  },
};
