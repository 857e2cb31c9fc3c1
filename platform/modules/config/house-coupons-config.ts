import * as v from 'valibot';

const coef = v.pipe(v.number(), v.safeInteger(), v.minValue(1001));

/** A daily house express (coupon mathematics §8.10). */
const expressRule = v.object({
  legs: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)),
  minLegCoef: coef,
  maxLegCoef: coef,
  minCoef: coef,
  maxCoef: coef,
  /** Percent added to the payout while no leg has lost. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** For games to come: only those that start within this many hours. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Settings of share codes, house expresses and the generator; coefficients are thousandths. */
export const houseCouponsSchema = v.object({
  /** How long a share code is valid. */
  shareCodeHours: v.pipe(v.number(), v.minValue(1), v.maxValue(24 * 365)),
  /** Expresses of the day, by section; null: none. */
  express: v.object({
    line: v.optional(v.nullable(expressRule), null),
    live: v.optional(v.nullable(expressRule), null),
  }),
  /** Search bounds of the bet generator (betting §3, isBetGenerator). */
  generator: v.object({
    maxLegs: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)),
    minLegCoef: coef,
    maxLegCoef: coef,
    /** Maximum number of games that are priced, because each costs time. */
    games: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(500)),
    /** How far above the target a payout may be, percent. */
    tolerancePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    /** Sports that are excluded from house expresses and the generator. */
    excludedSports: v.array(v.number()),
  }),
});

/** Settings of a new brand. */
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
