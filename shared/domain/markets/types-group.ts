import { BUILDER_RULES } from '../builder/builder-rules.ts';
import { type MarketRow, marketTypesFrom } from './market-row.ts';
import type { MarketType } from './market-type.ts';

/** The market type in the id of a bet builder: no game offers it, a coupon holds it (decision 023). */
export const GROUP_MARKET_TYPE = 255;

/** So many numbers of members there are. */
export const GROUP_SIZES: number = BUILDER_RULES.maxMembers - BUILDER_RULES.minMembers + 1;

/** Ids of groups of the same size that are told apart by their outcome. */
const VARIANTS = 4;

const outcomeKeys = Array.from({ length: GROUP_SIZES * VARIANTS }, () => 'members');

const ROWS: readonly MarketRow[] = [
  [GROUP_MARKET_TYPE, 'bet_builder', 'specials', 999, 'none', 'list', { outcomeKeys }],
];

/** The market type of bet builders, so that a coupon can name them (betting §3, Bet: market). */
export const groupMarketTypes: readonly MarketType[] = marketTypesFrom(ROWS);

/** How many members a bet builder has, by the outcome of its id. */
export function groupSize(outcome: number): number {
  return (outcome % GROUP_SIZES) + BUILDER_RULES.minMembers;
}
