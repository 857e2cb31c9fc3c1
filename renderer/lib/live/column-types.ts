import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { commonMarketTypes } from '#shared/domain/markets/types-common.ts';

const types = new Map(commonMarketTypes.filter(({ column }) => column).map((type) => [type.id, type]));

/** A market type of the list columns. All of them are common ones: lists need not know the three hundred others. */
export function columnType(typeId: number): MarketType | undefined {
  return types.get(typeId);
}
