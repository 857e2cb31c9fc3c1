import type { Game } from '#shared/contracts/catalogue.ts';
import { hasOpenMain } from '#shared/domain/markets/open-main.ts';
import { pricedGames } from './priced-games.ts';
import type { ShownBook } from './shown-book.ts';

/** How many times as many games are looked at, at most, to replace the closed ones. */
const LOOKED_AT = 4;

/**
 * Returns the featured games that can be bet on. In the place of one whose main market is closed stands the next game of
 * its section, else of the other one; without one the list is shorter.
 *
 * @param limit most games
 */
export async function featuredGames(
  book: Pick<ShownBook, 'featured' | 'game' | 'markets'>,
  limit: number,
): Promise<Game[]> {
  const first = await pricedGames(book, book.featured(limit));
  const closed = first.filter((game) => !hasOpenMain(game));
  if (closed.length === 0) return first;
  const known = new Set(first.map(({ id }) => id));
  const spare: Game[] = [];
  const spareOf = (isLive: boolean) => spare.filter(({ live }) => live === isLive).length;
  const isEnough = () =>
    [true, false].every((isLive) => spareOf(isLive) >= closed.filter(({ live }) => live === isLive).length);
  for (const id of book.featured(limit * LOOKED_AT)) {
    if (isEnough()) break;
    if (known.has(id)) continue;
    const [game] = await pricedGames(book, [id]);
    if (game && hasOpenMain(game)) spare.push(game);
  }
  return first.flatMap((game) => {
    if (hasOpenMain(game)) return [game];
    const same = spare.findIndex(({ live }) => live === game.live);
    return spare.splice(Math.max(same, 0), 1);
  });
}
