import type { MarketType } from './market-type.ts';
import { commonMarketTypes } from './types-common.ts';
import { goalMarketTypes } from './types-goals.ts';
import { groupMarketTypes } from './types-group.ts';
import { otherMarketTypes } from './types-other.ts';

/** All market types of the product, unordered (betting §3, Bet: market). */
export const allMarketTypes: readonly MarketType[] = [
  ...commonMarketTypes,
  ...goalMarketTypes,
  ...otherMarketTypes,
  ...groupMarketTypes,
];

const byId = new Map(allMarketTypes.map((type) => [type.id, type]));

/** Returns the market type with this id, or undefined for an unknown id (betting §3, Bet: market). */
export function findMarketType(id: number): MarketType | undefined {
  return byId.get(id);
}

/**
 * Returns the market type with this id (betting §3, Bet: market).
 *
 * @throws RangeError for an unknown id
 */
export function marketType(id: number): MarketType {
  const type = byId.get(id);
  if (type === undefined) throw new RangeError(`no market type has id ${id}`);
  return type;
}
