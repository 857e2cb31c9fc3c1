import type { BookChange } from '#platform/simulation/book/book-port.ts';
import type { GameNews } from '#shared/domain/feed/feed-encode.ts';
import { openHouseBook, TICK_MS } from './house-book.ts';

/** Ticks to skip, because the first ones report everything as new. */
const FIRST_TICKS = 20;

export interface HouseFlushes {
  /** Changes in the columns of a list of live games, by flush. */
  readonly lists: GameNews[][];
  /** Changes in all markets of the games whose pages are open, by flush. */
  readonly pages: GameNews[][];
}

/** Records what the simulated book announces during some minutes, for a list of live games and a few game pages. */
export async function flushesOfTheHouse(listed: number, opened: number, seconds: number): Promise<HouseFlushes> {
  const { book, tick, close } = await openHouseBook();
  const live = book.list({ section: 'live' });
  const onList = new Set(live.slice(0, listed));
  const open = new Set(live.slice(listed, listed + opened));
  const lists: GameNews[][] = [];
  const pages: GameNews[][] = [];
  let isCounting = false;
  book.announceInFull(open);
  book.onChanges((changes) => {
    if (!isCounting) return;
    add(
      lists,
      changes.filter(({ gameId }) => onList.has(gameId)),
      true,
    );
    add(
      pages,
      changes.filter(({ gameId }) => open.has(gameId)),
      false,
    );
  });
  for (let ticks = 0; ticks < (seconds * 1000) / TICK_MS; ticks++) {
    tick();
    isCounting = ticks >= FIRST_TICKS;
  }
  await close();
  return { lists, pages };
}

function add(flushes: GameNews[][], changes: readonly BookChange[], onlyMain: boolean): void {
  const news = changes
    .map(({ gameId, odds }) => ({ gameId, odds: odds.filter(({ main }) => main || !onlyMain) }))
    .filter(({ odds }) => odds.length > 0)
    .sort((a, b) => a.gameId - b.gameId);
  if (news.length > 0) flushes.push(news);
}
