/**
 * Parameters of a game's model, all plain numbers. A sport has defaults, a competition overrides some of them, a round
 * of a competition may override them again (a final over more frames).
 *
 * Ratings are Elo points: 400 points make the stronger side ten times as likely to win as the weaker one, draws split,
 * over an ordinary game of the sport on neutral ground: p(home) = 1 / (1 + 10^(−(home − away + homeAdvantage) / 400)).
 */
export interface MatchParams {
  /** Elo points that the first side gains at home; 0 on neutral ground. */
  readonly homeAdvantage: number;
  /**
   * Mean score of an ordinary game, both sides together: goals, points or runs. For cricket runs of one whole innings,
   * for maps the rounds or kills of one map, for tennis the games of one set; 0 where nothing is summed.
   */
  readonly total: number;
  /**
   * Periods of regulation time: halves, quarters, innings of a side, rounds; 0 in a sport that is won by the best of
   * several.
   */
  readonly periods: number;
  /** Minutes on the game clock of one period; 0 without a clock. */
  readonly periodMinutes: number;
  /** Sets, maps or frames at most (the majority wins); 0 where regulation time decides. */
  readonly bestOf: number;
  /** Points that win a set (volleyball 25, badminton 21, table tennis 11), legs that win a set of darts; else 0. */
  readonly setPoints: number;
  /** Points that win the deciding set when they differ from `setPoints` (volleyball 15), else the same. */
  readonly lastSetPoints: number;
  /** Overs of one innings of cricket; else 0. */
  readonly overs: number;
  readonly [more: string]: number;
}

const NONE: MatchParams = {
  homeAdvantage: 0,
  total: 0,
  periods: 0,
  periodMinutes: 0,
  bestOf: 0,
  setPoints: 0,
  lastSetPoints: 0,
  overs: 0,
};

/** Defaults by sport id; an absent parameter is 0. */
const BY_SPORT: Readonly<Record<number, Partial<MatchParams>>> = {
  1: { homeAdvantage: 65, total: 2.65, periods: 2, periodMinutes: 45 },
  2: { homeAdvantage: 35, total: 5.6, periods: 3, periodMinutes: 20 },
  3: { homeAdvantage: 70, total: 162, periods: 4, periodMinutes: 10 },
  4: { total: 9.7, bestOf: 3, setPoints: 6, lastSetPoints: 6 },
  5: { homeAdvantage: 20, total: 8.8, periods: 9 },
  6: { homeAdvantage: 50, bestOf: 5, setPoints: 25, lastSetPoints: 15 },
  7: { homeAdvantage: 70, total: 48, periods: 2, periodMinutes: 40 },
  8: { homeAdvantage: 60, total: 59, periods: 2, periodMinutes: 30 },
  10: { bestOf: 5, setPoints: 11, lastSetPoints: 11 },
  13: { homeAdvantage: 45, total: 45, periods: 4, periodMinutes: 15 },
  14: { homeAdvantage: 45, total: 6.4, periods: 2, periodMinutes: 20 },
  16: { bestOf: 3, setPoints: 21, lastSetPoints: 21 },
  21: { bestOf: 11, setPoints: 0, lastSetPoints: 0 },
  29: { bestOf: 3, setPoints: 21, lastSetPoints: 15 },
  30: { bestOf: 7 },
  56: { periods: 3, periodMinutes: 5 },
  66: { homeAdvantage: 25, total: 162, overs: 20, periods: 1 },
  85: { total: 3.6, periods: 2, periodMinutes: 4 },
  86: { total: 112, periods: 4, periodMinutes: 5 },
  87: { total: 6.2, periods: 3, periodMinutes: 4 },
  201: { total: 21.5, bestOf: 3, setPoints: 13, lastSetPoints: 13 },
  202: { total: 52, bestOf: 3 },
  203: { total: 27, bestOf: 3 },
  204: { total: 21, bestOf: 3, setPoints: 13, lastSetPoints: 13 },
};

/**
 * Returns the model parameters of a sport, overridden by a competition's own values.
 *
 * @param sportId a sport of `SPORTS`
 * @param own values in which the competition differs
 */
export function matchParams(sportId: number, own: Partial<MatchParams> = {}): MatchParams {
  return { ...NONE, ...definedOnly(BY_SPORT[sportId] ?? {}), ...definedOnly(own) };
}

function definedOnly(values: Partial<MatchParams>): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const [key, value] of Object.entries(values)) if (value !== undefined) kept[key] = value;
  return kept;
}
