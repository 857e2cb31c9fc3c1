import type { Market } from '#shared/contracts/catalogue.ts';
import { compareMarketTypes } from '#shared/domain/markets/market-order.ts';
import { periodPhrase } from '#shared/domain/markets/market-text.ts';
import type { MarketGroup, MarketType } from '#shared/domain/markets/market-type.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { ownMarketType } from '#shared/domain/markets/own-market.ts';
import { popularRank } from '#shared/domain/markets/popular-markets.ts';

/** Markets under one heading: all lines of a total, or one market alone. */
export interface MarketBlock {
  /** The same on the pages of all games, so that a folded block stays folded. */
  readonly key: string;
  readonly type: MarketType;
  readonly period: number;
  /** By parameter, ascending. */
  readonly markets: readonly Market[];
}

function blockKey(type: MarketType, market: Market): string {
  const numbered = type.param === 'ordinal' || type.param === 'score';
  return `${type.id}-${market.period}${numbered ? `-${market.param}` : ''}`;
}

/** Compares places of which both may be Infinity. */
const compareRanks = (a: number, b: number) => (a === b ? 0 : a - b);

function compareBlocks(a: MarketBlock, b: MarketBlock): number {
  return (
    compareRanks(popularRank(a.type, a.period), popularRank(b.type, b.period)) ||
    a.period - b.period ||
    compareMarketTypes(a.type, b.type) ||
    (a.markets[0]?.param ?? 0) - (b.markets[0]?.param ?? 0)
  );
}

const isSameBlock = (one: MarketBlock, other: MarketBlock) =>
  one.type === other.type &&
  one.markets.length === other.markets.length &&
  one.markets.every((market, index) => market === other.markets[index]);

/**
 * Groups the lines of a market and sorts the blocks for the page: the popular ones first, then the whole game, then its
 * parts. A block whose markets are those of an earlier block stays that object, so that its card is not drawn again.
 *
 * @param before blocks of the game that are shown
 */
export function marketBlocks(markets: readonly Market[], before: readonly MarketBlock[] = []): MarketBlock[] {
  const blocks = new Map<string, { key: string; type: MarketType; period: number; markets: Market[] }>();
  for (const market of markets) {
    const type = findMarketType(market.typeId) ?? ownMarketType(market);
    if (!type) continue;
    const key = blockKey(type, market);
    const block = blocks.get(key);
    if (block) block.markets.push(market);
    else blocks.set(key, { key, type, period: market.period, markets: [market] });
  }
  for (const block of blocks.values()) block.markets.sort((a, b) => a.param - b.param);
  const known = new Map(before.map((block) => [block.key, block]));
  const kept = [...blocks.values()].map((block: MarketBlock) => {
    const old = known.get(block.key);
    return old && isSameBlock(old, block) ? old : block;
  });
  return kept.sort(compareBlocks);
}

/** Tabs for parts of a game that have their own; all other parts are under the periods. */
const GROUP_OF_PERIOD: Readonly<Record<string, MarketGroup>> = {
  period_half: 'halves',
  period_set: 'sets',
  period_map: 'maps',
};

/** Returns the tab of a block: markets on a part of the game are under the tab that the sport has for it. */
export function blockGroup(block: MarketBlock, sportId: number): MarketGroup {
  const { group } = block.type;
  const phrase = periodPhrase(sportId, block.period);
  const isOfPart = phrase !== null && (group === 'main' || group === 'totals' || group === 'handicaps');
  return isOfPart ? (GROUP_OF_PERIOD[phrase.key] ?? 'periods') : group;
}
