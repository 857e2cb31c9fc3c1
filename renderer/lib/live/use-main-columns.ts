import { useMemo, useRef } from 'react';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { useFeed, useGameStructure } from '../feed/use-feed.ts';
import { columnType } from './column-types.ts';
import { marketsOfFeed } from './markets-of-feed.ts';

/** The markets of the list columns: 1 result or winner, 2 total, 3 handicap. */
export type MainColumns = Readonly<Partial<Record<1 | 2 | 3, Market>>>;

/** How far the prices of a line are apart: the main line is the most even one. */
function spread(market: Market): number {
  const prices = market.outcomes.map(({ price }) => price);
  return Math.max(...prices) - Math.min(...prices);
}

/** Whether a market stands in a column better than the one that is there. */
function isBetter(market: Market, current: Market | undefined): boolean {
  if (!current) return true;
  if (market.typeId !== current.typeId) return market.typeId < current.typeId;
  return spread(market) < spread(current);
}

/** Sorts markets into the columns; of several lines the most even one counts. */
export function mainColumns(markets: readonly Market[]): MainColumns {
  const columns: Partial<Record<1 | 2 | 3, Market>> = {};
  for (const market of markets) {
    const column = market.period === 0 ? columnType(market.typeId)?.column : undefined;
    if (column && isBetter(market, columns[column])) columns[column] = market;
  }
  return columns;
}

/** The columns of a game in a list; the main line changes while the game is played. */
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
