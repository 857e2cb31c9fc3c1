import { useMemo, useRef } from 'react';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { chancesOfPrices, type MainLines, mainLines } from '#shared/domain/markets/main-lines.ts';
import { useFeed, useGameStructure } from '../feed/use-feed.ts';
import { columnType } from './column-types.ts';
import { marketsOfFeed } from './markets-of-feed.ts';

/** The markets of the list columns. */
export type MainColumns = MainLines<Market>;

const BY_PRICES = { types: columnType, chances: chancesOfPrices };

/** Sorts markets into the columns; of several lines the main one counts. */
export function mainColumns(markets: readonly Market[]): MainColumns {
  return mainLines(markets, BY_PRICES);
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
