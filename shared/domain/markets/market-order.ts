import { MARKET_GROUPS, type MarketGroup, type MarketType } from './market-type.ts';

const RANKS = new Map<MarketGroup, number>(MARKET_GROUPS.map((group, rank) => [group, rank]));

/**
 * Compares market types by their place on the page of a game: by group, by order in the group, then by id
 * (betting §3, Bet: market).
 *
 * @returns below 0 when `a` comes first, above 0 when `b` does, 0 for the same type
 */
export function compareMarketTypes(a: MarketType, b: MarketType): number {
  if (a === b) return 0;
  return (RANKS.get(a.group) ?? 0) - (RANKS.get(b.group) ?? 0) || a.order - b.order || a.id - b.id;
}
