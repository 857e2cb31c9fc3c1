import { useCallback, useMemo, useRef } from 'react';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { chancesOfPrices, type MainLines, type MarketColumn, mainLines } from '#shared/domain/markets/main-lines.ts';
import type { Feed } from '../feed/feed.ts';
import { useFeedValue } from '../feed/use-feed.ts';
import { columnType } from './column-types.ts';
import { marketsOfFeed } from './markets-of-feed.ts';

/** Markets of the list columns: 1 result or winner, 2 total, 3 handicap. */
export type MainColumns = MainLines<Market>;

const BY_PRICES = { types: columnType, chances: chancesOfPrices };

/** Sorts markets into the columns; of several lines the main one. */
export function mainColumns(markets: readonly Market[]): MainColumns {
  return mainLines(markets, BY_PRICES);
}

/** Columns of a game as the feed lists it. */
interface ReadColumns {
  readonly gameId: number;
  /** Version of the game's lines in the feed. */
  readonly structure: number;
  readonly markets: readonly Market[];
  readonly columns: MainColumns;
}

/** Returns the columns that were there before if they hold the same markets: their cells are then not drawn again. */
function keepSame(before: MainColumns, now: MainColumns): MainColumns {
  const columns = Object.keys({ ...before, ...now }).map(Number) as MarketColumn[];
  return columns.every((column) => before[column] === now[column]) ? before : now;
}

/** Returns the columns of a game in a list; the main line changes while the game is played. */
export function useMainColumns({ id, main }: Pick<Game, 'id' | 'main'>): MainColumns {
  const first = useMemo(() => mainColumns(main), [main]);
  const last = useRef<ReadColumns>(null);
  const watch = useCallback(({ odds }: Feed, changed: () => void) => odds.subscribeGame(id, changed), [id]);
  const read = ({ odds }: Feed): MainColumns => {
    const structure = odds.structure(id);
    if (structure === 0) return first;
    const before = last.current?.gameId === id ? last.current : { structure: 0, markets: main, columns: first };
    if (structure === before.structure) return before.columns;
    const markets = marketsOfFeed(odds, id, before.markets);
    const columns = keepSame(before.columns, mainColumns(markets));
    last.current = { gameId: id, structure, markets, columns };
    return columns;
  };
  return useFeedValue(watch, read, first);
}
