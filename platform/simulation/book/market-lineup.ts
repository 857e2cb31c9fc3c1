import type { Market } from '#shared/contracts/catalogue.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';
import { winnersOf } from '#shared/domain/markets/market-outcomes.ts';
import type { MarketGroup, MarketType } from '#shared/domain/markets/market-type.ts';
import type { FairMarket } from '../models/model.ts';
import { fairImplied, type MarginTable, type PricedMarket, priceMarket, stageOf } from './pricing.ts';

/** Finds market types by their ids. */
export type MarketTypes = (typeId: number) => MarketType | undefined;

export interface LineupRules {
  readonly types: MarketTypes;
  readonly margins: MarginTable;
}

/** Groups in the order of the game page. */
const GROUPS: readonly MarketGroup[] = [
  'main',
  'totals',
  'handicaps',
  'goals',
  'halves',
  'periods',
  'sets',
  'games',
  'maps',
  'corners',
  'cards',
  'scores',
  'specials',
];

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
    const price = priceMarket(market, margins.groups[type.group] + (live ? margins.live : 0), winnersOf(type));
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

/** Returns how far a line is from balance: 0 when its two sides are equally likely. */
function tilt(market: FairMarket): number {
  const fair = fairImplied(market);
  return Math.abs((fair[0] ?? 0) - (fair.at(-1) ?? 0));
}

/**
 * Picks the markets of the list columns, at most one each: of the whole game, of the first type that it has, on the
 * most balanced line.
 */
export function mainMarketsOf(fair: readonly FairMarket[], types: MarketTypes): FairMarket[] {
  return COLUMNS.flatMap((column) => {
    let best: FairMarket | null = null;
    let bestType: MarketType | null = null;
    for (const market of fair) {
      const type = market.period === 0 ? types(market.typeId) : undefined;
      if (type?.column !== column) continue;
      const isBetter =
        best === null ||
        bestType === null ||
        type.order < bestType.order ||
        (type === bestType && tilt(market) < tilt(best));
      if (!isBetter || (bestType !== null && type.order > bestType.order)) continue;
      best = market;
      bestType = type;
    }
    return best === null ? [] : [best];
  });
}

/** Sorts markets as the game page shows them: by group and order of their types, then period and parameter. */
export function inDisplayOrder(markets: PricedMarket[], types: MarketTypes): PricedMarket[] {
  const rank = ({ typeId }: PricedMarket) => {
    const type = types(typeId);
    return type === undefined ? 0 : GROUPS.indexOf(type.group) * 1000 + type.order;
  };
  return markets.sort((a, b) => rank(a) - rank(b) || a.typeId - b.typeId || a.period - b.period || a.param - b.param);
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
