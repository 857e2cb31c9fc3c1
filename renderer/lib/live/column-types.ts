import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { columnMarketTypes } from '#shared/domain/markets/types-columns.ts';
import { commonMarketTypes } from '#shared/domain/markets/types-common.ts';

const types = new Map(
  [...commonMarketTypes, ...columnMarketTypes].filter(({ column }) => column).map((type) => [type.id, type]),
);

/** Returns a market type of the list columns, so that lists load without the three hundred others. */
export function columnType(typeId: number): MarketType | undefined {
  return types.get(typeId);
}
