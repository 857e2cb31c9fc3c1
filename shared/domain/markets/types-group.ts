import { BUILDER_RULES } from '../builder/builder-rules.ts';
import { type MarketRow, marketTypesFrom } from './market-row.ts';
import type { MarketType } from './market-type.ts';

/** Market type in the id of a bet builder: no game offers it, only coupons contain it (decision 023). */
export const GROUP_MARKET_TYPE = 255;

/** Number of possible sizes of a group. */
export const GROUP_SIZES: number = BUILDER_RULES.maxMembers - BUILDER_RULES.minMembers + 1;

/** Number of ids for groups of the same size, told apart by their outcome. */
const VARIANTS = 4;

const outcomeKeys = Array.from({ length: GROUP_SIZES * VARIANTS }, () => 'members');

const ROWS: readonly MarketRow[] = [
  [GROUP_MARKET_TYPE, 'bet_builder', 'specials', 999, 'none', 'list', { outcomeKeys }],
];

/** Market type of bet builders, so that a coupon can name them (betting §3, Bet: market). */
export const groupMarketTypes: readonly MarketType[] = marketTypesFrom(ROWS);

/** Returns the number of members of a bet builder, by the outcome of its id (decision 023). */
export function groupSize(outcome: number): number {
  return (outcome % GROUP_SIZES) + BUILDER_RULES.minMembers;
}
