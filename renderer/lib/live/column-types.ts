import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { commonMarketTypes } from '#shared/domain/markets/types-common.ts';

const types = new Map(commonMarketTypes.filter(({ column }) => column).map((type) => [type.id, type]));

/**
 * Returns a market type of the list columns. They are all common types, so lists load without the three hundred others.
 */
export function columnType(typeId: number): MarketType | undefined {
  return types.get(typeId);
}
