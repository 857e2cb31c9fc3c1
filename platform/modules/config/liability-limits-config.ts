import * as v from 'valibot';

const factors = v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(100)));
const times = v.pipe(v.number(), v.minValue(0.01), v.maxValue(1_000_000_000));
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(60));

/**
 * Liability limits of the book, in multiples of the currency's base amount (decision 020); an entry of the private site
 * config.
 */
export const liabilityLimitsSchema = v.object({
  /** Largest loss of the book by one selection, over all open coupons. */
  marketTimes: times,
  /** Largest stake of one player on one market. */
  playerTimes: times,
  /** Factors of both, by sport id; 1 by default. */
  bySport: factors,
  /** Factors of both for top competitions of the catalogue, and for all others. */
  byTier: v.object({ top: v.number(), other: v.number() }),
  /** Factors of the player's largest stake, by coupon type. */
  byType: factors,
  /** How long a counter-offer is open, seconds of server clock. */
  validSeconds: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(120)),
});

/** Delays of live bets, seconds of server clock (trust R30); an entry of the private site config. */
export const liveDelaysSchema = v.object({ base: seconds, bySport: v.record(v.string(), seconds) });

export type LiabilitySettings = v.InferOutput<typeof liabilityLimitsSchema>;

/** In EUR: 1,000,000.00 by one selection, 50,000.00 of one player on one market. */
export const DEFAULT_LIABILITY_LIMITS: LiabilitySettings = {
  marketTimes: 200_000,
  playerTimes: 10_000,
  bySport: {},
  byTier: { top: 1, other: 0.5 },
  byType: {},
  validSeconds: 20,
};

/** Pinnacle, Betfair and others delay live bets for 1 to 12 seconds, longer for sports with fast points. */
export const DEFAULT_LIVE_DELAYS: v.InferOutput<typeof liveDelaysSchema> = {
  base: 5,
  // Tennis, table tennis, badminton; cricket; maps of esports.
  bySport: { 4: 6, 10: 6, 16: 6, 66: 7, 201: 7, 202: 7, 203: 7, 204: 7 },
};
