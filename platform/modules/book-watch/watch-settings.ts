const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Thresholds of the book watch; ratios unless another unit is named. */
export interface WatchSettings {
  readonly price: number;
  readonly value: number;
  readonly payout: { readonly maxPayout: number; readonly chance: number };
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

/** The thresholds above which a market is stopped (decision 029). */
export const WATCH_SETTINGS: WatchSettings = {
  /**
   * Price × chance of a leg. An honest price is the chance with a margin, rounded down to the ladder, so never above 1;
   * the hundredth allows for rounded chances.
   */
  price: 1.01,
  /** Value of a coupon ÷ stake. Each leg may be worth a hundredth more than fair. */
  value: 1.02,
  payout: {
    /** Paid ÷ the largest payout of the coupon: allows for a cent of rounding on the smallest coupons. */
    maxPayout: 1.01,
    /** Paid × chance ÷ stake. A coupon accepted at an honest value never pays more than its stake ÷ chance. */
    chance: 1.5,
  },
  sum: {
    /**
     * How far the payouts of a market type may lie above their expectation, in the standard deviations of Bernstein's
     * inequality: an honest book exceeds six once in e¹⁸ checks, however its stakes are spread.
     */
    deviations: 6,
    /** Days of UTC that are summed. A fault of a few percent needs some hundred games to show. */
    days: 7,
  },
  gain: {
    /** Time after a placement within which a cash-out costs both margins, unless a price was wrong. */
    withinMs: MINUTE_MS,
    /**
     * Gain ÷ stake above which one cash-out is enough. Prices before the start change within a minute by less than the
     * margins; live ones rise with the clock alone, at most by half towards the end of a game.
     */
    line: 0.02,
    live: 0.5,
    /**
     * Number of smaller gains of one player in a day that luck does not explain: each needs a price that moved for no
     * reason.
     */
    repeated: 4,
    overMs: DAY_MS,
  },
  /** Pause between checks of the sums, wall ms. */
  lookMs: 10_000,
  /** Time for which ended coupons, sums and gains are kept. */
  keptMs: 60 * DAY_MS,
};
