const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The thresholds of the book's watch over itself; ratios where nothing else is said. */
export interface WatchSettings {
  readonly price: number;
  readonly value: number;
  readonly payout: { readonly most: number; readonly chance: number };
  readonly sum: { readonly deviations: number; readonly days: number };
  readonly gain: {
    readonly withinMs: number;
    readonly line: number;
    readonly live: number;
    readonly repeated: number;
    readonly overMs: number;
  };
  readonly lookMs: number;
  readonly keptMs: number;
}

/** From where on the book does not believe itself (decision 029). */
export const WATCH_SETTINGS: WatchSettings = {
  /**
   * Price × chance of a leg. An honest price is the chance with a margin, cut down to the ladder, so never above 1; the
   * hundredth is room for chances that are rounded.
   */
  price: 1.01,
  /** Value of a coupon ÷ stake. As for a leg; its legs are at most a hundredth each. */
  value: 1.02,
  payout: {
    /** Paid ÷ the most that the coupon could pay: a cent of rounding on the smallest coupons. */
    most: 1.01,
    /** Paid × chance ÷ stake. A coupon taken at an honest value never pays more than its stake ÷ chance. */
    chance: 1.5,
  },
  sum: {
    /**
     * How far the payouts of a market type may lie above their expectation, in the standard deviations of Bernstein's
     * inequality: an honest book goes beyond six once in e¹⁸ looks, however its stakes are spread.
     */
    deviations: 6,
    /** Days of UTC that are summed. A fault of some percent needs some hundred games to show. */
    days: 7,
  },
  gain: {
    /** A cash-out so soon after the placement costs the margins of both, unless a price was wrong. */
    withinMs: MINUTE_MS,
    /**
     * Gain ÷ stake for which one cash-out is enough. Prices before the start drift by less in a minute than the margins
     * are; live ones rise with the clock alone, at most by half towards the end of a game.
     */
    line: 0.02,
    live: 0.5,
    /** So many smaller gains of one player in a day are no luck either: each needs a price that moved for nothing. */
    repeated: 4,
    overMs: DAY_MS,
  },
  /** How often sums are looked at, wall ms. */
  lookMs: 10_000,
  /** For how long coupons that ended, sums and gains are kept. */
  keptMs: 60 * DAY_MS,
};
