import { useMemo, useRef } from 'react';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { useFeed, useGameStructure } from '../feed/use-feed.ts';
import { columnType } from './column-types.ts';
import { marketsOfFeed } from './markets-of-feed.ts';

/** Markets of the list columns: 1 result or winner, 2 total, 3 handicap. */
export type MainColumns = Readonly<Partial<Record<1 | 2 | 3, Market>>>;

/** Returns the spread of a line's prices; the main line has the smallest. */
function spread(market: Market): number {
  const prices = market.outcomes.map(({ price }) => price);
  return Math.max(...prices) - Math.min(...prices);
}

/** Tells whether a market suits its column better than the current one. */
function isBetter(market: Market, current: Market | undefined): boolean {
  if (!current) return true;
  if (market.typeId !== current.typeId) return market.typeId < current.typeId;
  return spread(market) < spread(current);
}

/** Sorts markets into the columns; of several lines the one with the smallest spread. */
export function mainColumns(markets: readonly Market[]): MainColumns {
  const columns: Partial<Record<1 | 2 | 3, Market>> = {};
  for (const market of markets) {
    const column = market.period === 0 ? columnType(market.typeId)?.column : undefined;
    if (column && isBetter(market, columns[column])) columns[column] = market;
  }
  return columns;
}

/** Returns the columns of a game in a list; the main line changes while the game is played. */
export function useMainColumns(game: Pick<Game, 'id' | 'main'>): MainColumns {
  const feed = useFeed();
  const structure = useGameStructure(game.id);
  const last = useRef<readonly Market[]>(game.main);
  return useMemo(() => {
    const arrived = feed.current();
    if (!arrived || structure === 0) return mainColumns(game.main);
    last.current = marketsOfFeed(arrived.odds, game.id, last.current);
    return mainColumns(last.current);
  }, [feed, structure, game.id, game.main]);
}
