import type { MarketType } from './market-type.ts';
import { commonMarketTypes } from './types-common.ts';
import { goalMarketTypes } from './types-goals.ts';
import { groupMarketTypes } from './types-group.ts';
import { otherMarketTypes } from './types-other.ts';

/** Every market type of the product, unordered (betting §3, Bet: market). */
export const allMarketTypes: readonly MarketType[] = [
  ...commonMarketTypes,
  ...goalMarketTypes,
  ...otherMarketTypes,
  ...groupMarketTypes,
];

const byId = new Map(allMarketTypes.map((type) => [type.id, type]));

/** The market type with this id, or undefined for an id that no type has (betting §3, Bet: market). */
export function findMarketType(id: number): MarketType | undefined {
  return byId.get(id);
}

/**
 * The market type with this id (betting §3, Bet: market).
 *
 * @throws RangeError for an id that no type has
 */
export function marketType(id: number): MarketType {
  const type = byId.get(id);
  if (type === undefined) throw new RangeError(`no market type has id ${id}`);
  return type;
}
