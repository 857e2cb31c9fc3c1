import { type MarketRow, marketTypesFrom } from './market-row.ts';
import type { MarketType } from './market-type.ts';

/** Ids of the market types that more than one family of sports offers. */
export const COMMON_MARKET = {
  result: 1,
  winner: 2,
  total: 3,
  handicap: 4,
  doubleChance: 5,
  drawNoBet: 6,
  teamTotal1: 8,
  teamTotal2: 9,
  asianTotal: 10,
  asianHandicap: 11,
  europeanHandicap: 12,
  halfTimeFullTime: 14,
  oddEven: 15,
  teamOddEven1: 16,
  teamOddEven2: 17,
  overtime: 18,
} as const;

const M = COMMON_MARKET;

/**
 * Kind of markets that return a part of the stake on some results, so that they do not count for the bonus bet (betting
 * §4: kind 7).
 */
const REFUNDING = { kind: 7 } as const;

const ROWS: readonly MarketRow[] = [
  [M.result, 'result', 'main', 10, 'none', 'result', { column: 1 }],
  [M.winner, 'winner', 'main', 11, 'none', 'winner', { column: 1 }],
  [M.doubleChance, 'double_chance', 'main', 20, 'none', 'doubleChance', { winners: 2, column: 4 }],
  [M.drawNoBet, 'draw_no_bet', 'main', 30, 'none', 'winner', REFUNDING],
  [M.halfTimeFullTime, 'half_time_full_time', 'main', 60, 'none', 'halfTimeFullTime'],
  [M.overtime, 'overtime', 'main', 70, 'none', 'yesNo'],
  [M.total, 'total', 'totals', 10, 'total', 'overUnder', { column: 2 }],
  [M.asianTotal, 'asian_total', 'totals', 20, 'totalQuarter', 'overUnder', REFUNDING],
  [M.teamTotal1, 'team_total_1', 'totals', 30, 'total', 'overUnder'],
  [M.teamTotal2, 'team_total_2', 'totals', 31, 'total', 'overUnder'],
  [M.oddEven, 'odd_even', 'totals', 60, 'none', 'oddEven'],
  [M.teamOddEven1, 'team_odd_even_1', 'totals', 61, 'none', 'oddEven'],
  [M.teamOddEven2, 'team_odd_even_2', 'totals', 62, 'none', 'oddEven'],
  [M.handicap, 'handicap', 'handicaps', 10, 'handicap', 'handicap', { column: 3 }],
  [M.asianHandicap, 'asian_handicap', 'handicaps', 20, 'handicapQuarter', 'handicap', REFUNDING],
  [M.europeanHandicap, 'european_handicap', 'handicaps', 30, 'handicapWhole', 'handicapResult'],
];

/** Market types that several families of sports share, ids 1 … 18 (betting §3, Bet: market). */
export const commonMarketTypes: readonly MarketType[] = marketTypesFrom(ROWS);
