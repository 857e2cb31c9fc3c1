import type { MarketType } from './market-type.ts';
import { COMMON_MARKET } from './types-common.ts';
import { GOAL_MARKET } from './types-goals.ts';

/** Markets that most bets are placed on, across sports, the most used first. */
const POPULAR: readonly number[] = [
  COMMON_MARKET.result,
  COMMON_MARKET.winner,
  COMMON_MARKET.total,
  COMMON_MARKET.handicap,
  COMMON_MARKET.doubleChance,
  GOAL_MARKET.bothToScore,
  COMMON_MARKET.drawNoBet,
  GOAL_MARKET.nextGoal,
  GOAL_MARKET.correctScore,
  COMMON_MARKET.halfTimeFullTime,
];
const RANKS = new Map(POPULAR.map((id, rank) => [id, rank]));

/**
 * Returns the place of a market among the popular ones, 0 for the most used; Infinity for every other one. Only markets
 * on the whole game are popular (betting §3, Bet: market).
 *
 * @param period 0 for the whole game
 */
export function popularRank(type: Pick<MarketType, 'id'>, period: number): number {
  return period === 0 ? (RANKS.get(type.id) ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}
