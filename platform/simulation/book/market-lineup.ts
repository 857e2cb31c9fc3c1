import type { Market } from '#shared/contracts/catalogue.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';
import { mainLines, type OuterChances } from '#shared/domain/markets/main-lines.ts';
import { compareMarketTypes } from '#shared/domain/markets/market-order.ts';
import { winnersOf } from '#shared/domain/markets/market-outcomes.ts';
import type { MarketType } from '#shared/domain/markets/market-type.ts';
import type { FairMarket } from '../models/model.ts';
import { fairImplied, type MarginTable, type PricedMarket, priceMarket, stageOf } from './pricing.ts';

/** Finds market types by their ids. */
export type MarketTypes = (typeId: number) => MarketType | undefined;

export interface LineupRules {
  readonly types: MarketTypes;
  readonly margins: MarginTable;
}

/** Columns of the lists. */
const COLUMNS = [1, 2, 3] as const;

/**
 * Tells whether a market is on offer: an all but decided line of several leaves the book, any other market stays,
 * closed.
 */
function isOffered(closed: boolean, type: MarketType): boolean {
  return !closed || type.param === 'none';
}

/** Prices markets of a game; those of unknown type and those that are decided are left out. */
export function pricedMarkets(
  fair: readonly FairMarket[],
  live: boolean,
  { types, margins }: LineupRules,
): PricedMarket[] {
  const offered: PricedMarket[] = [];
  for (const market of fair) {
    const type = types(market.typeId);
    if (type === undefined) continue;
    const margin = margins.groups[type.group] + (live ? margins.live : 0);
    const price = priceMarket(market, margin, winnersOf(type), margins.outsiders);
    if (price !== null && isOffered(price.closed, type)) offered.push(price);
  }
  return offered;
}

/** Counts the markets that `pricedMarkets` would return, without pricing them. */
export function countListed(fair: readonly FairMarket[], types: MarketTypes): number {
  let count = 0;
  for (const market of fair) {
    const type = types(market.typeId);
    const stage = type === undefined ? 'decided' : stageOf(fairImplied(market));
    if (type !== undefined && stage !== 'decided' && isOffered(stage === 'closed', type)) count += 1;
  }
  return count;
}

function outerChances(market: FairMarket): OuterChances {
  const fair = fairImplied(market);
  return [fair[0] ?? 0, fair.at(-1) ?? 0];
}

/** Picks the markets of the list columns, at most one each, by their fair chances. */
export function mainMarketsOf(fair: readonly FairMarket[], types: MarketTypes): FairMarket[] {
  const lines = mainLines(fair, { types, chances: outerChances });
  return COLUMNS.flatMap((column) => lines[column] ?? []);
}

/** Sorts markets as the game page shows them: by group and order of their types, then period and parameter. */
export function inDisplayOrder(markets: PricedMarket[], types: MarketTypes): PricedMarket[] {
  const compareTypes = (a: PricedMarket, b: PricedMarket) => {
    const one = types(a.typeId);
    const other = types(b.typeId);
    return one && other ? compareMarketTypes(one, other) : a.typeId - b.typeId;
  };
  return markets.sort((a, b) => compareTypes(a, b) || a.period - b.period || a.param - b.param);
}

/** Converts a priced market to its contract form. */
export function marketOf(gameId: number, market: PricedMarket, suspended: boolean): Market {
  const first = packLocalSelection({
    marketType: market.typeId,
    period: market.period,
    param: market.param,
    outcome: 0,
  });
  return {
    typeId: market.typeId,
    period: market.period,
    param: market.param,
    outcomes: market.outcomes.map(({ outcome, price, closed }) => ({
      id: selectionOf(gameId, first + outcome),
      outcome,
      price,
      suspended: suspended || closed,
    })),
  };
}
