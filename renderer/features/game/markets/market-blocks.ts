import type { Market } from '#shared/contracts/catalogue.ts';
import { compareMarketTypes } from '#shared/domain/markets/market-order.ts';
import { periodPhrase } from '#shared/domain/markets/market-text.ts';
import type { MarketGroup, MarketType } from '#shared/domain/markets/market-type.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { ownMarketType } from '#shared/domain/markets/own-market.ts';
import { isLadder } from '../ladder/main-line.ts';

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

function compareBlocks(a: MarketBlock, b: MarketBlock): number {
  return (
    a.period - b.period || compareMarketTypes(a.type, b.type) || (a.markets[0]?.param ?? 0) - (b.markets[0]?.param ?? 0)
  );
}

/** Groups the lines of a market and sorts the blocks for the page: the whole game first, then its parts. */
export function marketBlocks(markets: readonly Market[]): MarketBlock[] {
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
  return [...blocks.values()].sort(compareBlocks);
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

/** Estimates the number of price rows in a block, which determines its height. */
function heightOf(block: MarketBlock): number {
  // A ladder is as high as one row of prices.
  if (isLadder(block)) return 3;
  const prices = block.markets.reduce((sum, market) => sum + market.outcomes.length, 0);
  const perRow = block.type.outcomes === 'result' || block.type.outcomes === 'correctScore' ? 3 : 2;
  return 1 + Math.ceil(prices / perRow);
}

/**
 * Splits the page into two columns of similar height. The order stays: where there is room for one column only, the
 * second follows the first.
 */
export function twoColumns(blocks: readonly MarketBlock[]): [MarketBlock[], MarketBlock[]] {
  const half = blocks.reduce((sum, block) => sum + heightOf(block), 0) / 2;
  let height = 0;
  const cut = blocks.findIndex((block) => {
    const before = height;
    height += heightOf(block);
    return before > 0 && height - heightOf(block) / 2 > half;
  });
  const at = cut < 0 ? blocks.length : cut;
  return [blocks.slice(0, at), blocks.slice(at)];
}
