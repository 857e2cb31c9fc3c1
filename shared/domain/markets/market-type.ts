import type { OwnMarketNames } from './own-market.ts';

/** Kinds of how the ten bits of a selection id's `param` are read. */
export type MarketParam =
  /** The market has no parameter; param is 0. */
  | 'none'
  /** A total in halves (betting line = param / 2), 0 … 511.5: goals, points, runs, games. */
  | 'total'
  /** A total in quarters (betting line = param / 4), 0 … 255.75: Asian lines of low-scoring sports. */
  | 'totalQuarter'
  /** A handicap in quarters of the first side: (param − 512) / 4. */
  | 'handicapQuarter'
  /** A handicap in halves of the first side: (param − 512) / 2. */
  | 'handicap'
  /** A three-way (European) handicap in whole units of the first side: param − 512. */
  | 'handicapWhole'
  /** An ordinal, 1-based: the n-th goal, corner, frame, leg, over … */
  | 'ordinal'
  /** An ordinal 1 … 50 with a small total 0.5 … 19.5: ordinal × 20 + total − 0.5 (runs of the n-th over). */
  | 'ordinalTotal'
  /** A score packed as first × 32 + second. */
  | 'score';

/** Set of outcomes of a market; the outcome's index in the list is the `outcome` of its selection id. */
export type OutcomeSet =
  | 'result' /* first, draw, second */
  | 'winner' /* first, second */
  | 'doubleChance' /* first or draw, first or second, draw or second */
  | 'overUnder'
  | 'handicap' /* first with the line, second with the opposite line */
  | 'handicapResult' /* first, draw, second after the whole handicap */
  | 'yesNo'
  | 'oddEven'
  | 'correctScore' /* one outcome for each listed score, the last is "any other" */
  | 'halfTimeFullTime' /* nine pairs */
  | 'nextScorer' /* first, neither, second */
  | 'exactCount' /* 0, 1, 2, … n or more */
  | 'scoreRange' /* the ranges of the market's type */
  | 'methodOfVictory'
  | 'list';

/** Tabs of the game page, in their order. */
export const MARKET_GROUPS = [
  'main',
  'totals',
  'handicaps',
  'goals',
  'halves',
  'periods',
  'sets',
  'games',
  'maps',
  'corners',
  'cards',
  'scores',
  'specials',
] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

/**
 * Kind of market. Names are in the locale namespace `markets` under `key`; the texts of a market are ICU messages with
 * {line}, {ordinal}, {home}, {away}; the view puts the period before them.
 */
export interface MarketType {
  /** 1 … 255. It never changes: it is part of selection ids, of stored bets and of the wire. */
  readonly id: number;
  readonly key: string;
  readonly group: MarketGroup;
  readonly param: MarketParam;
  readonly outcomes: OutcomeSet;
  /** Order inside the group. */
  readonly order: number;
  /** Outcome keys (locale namespace `markets`, `outcome_<key>`) for sets that the type spells out. */
  readonly outcomeKeys?: readonly string[];
  /** Kind of betting §4: markets of kind 7 do not count for the bonus bet; 1 is an ordinary market. */
  readonly kind: number;
  /**
   * Number of outcomes that win together, which is the sum of fair probabilities and pushes: 2 for double chances,
   * absent for 1.
   */
  readonly winners?: number;
  /** Names of a market whose type is the operator's own: it has no texts here. */
  readonly own?: OwnMarketNames;
  /**
   * Column of the lists: 1 result or winner, 2 total, 3 handicap; for players who want them 4 double chance, 5 both teams
   * to score, 6 total of corners.
   */
  readonly column?: 1 | 2 | 3 | 4 | 5 | 6;
}
