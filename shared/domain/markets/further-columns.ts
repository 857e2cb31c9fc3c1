import { unpackSelectionId } from '../ids/selection-id.ts';
import { chancesOfPrices, mainLines } from './main-lines.ts';
import type { MarketType } from './market-type.ts';
import { COLUMN_MARKET } from './types-columns.ts';
import { COMMON_MARKET } from './types-common.ts';

/** Columns that a list has only on request. */
const FURTHER = [4, 5, 6] as const;

const FURTHER_TYPES: ReadonlySet<number> = new Set([
  COMMON_MARKET.doubleChance,
  COLUMN_MARKET.bothToScore,
  COLUMN_MARKET.cornersTotal,
]);

interface PricedColumnMarket {
  readonly typeId: number;
  readonly period: number;
  readonly outcomes: readonly { readonly price: number }[];
}

/**
 * Returns the markets of the columns 4 to 6 that a game has, of several lines the most even one.
 *
 * @param types finds a market type by its id
 */
export function furtherColumns<Market extends PricedColumnMarket>(
  markets: readonly Market[],
  types: (typeId: number) => MarketType | undefined,
): Market[] {
  const lines = mainLines(
    markets.filter(({ typeId }) => FURTHER_TYPES.has(typeId)),
    { types, chances: chancesOfPrices },
  );
  return FURTHER.flatMap((column) => lines[column] ?? []);
}

/** Tells whether a selection can be in the columns 4 to 6: of the whole game, and of any line. */
export function isOfFurtherColumn(selectionId: number): boolean {
  const { marketType, period } = unpackSelectionId(selectionId);
  return period === 0 && FURTHER_TYPES.has(marketType);
}
