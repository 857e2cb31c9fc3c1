import { setImmediate as others } from 'node:timers/promises';
import type { Game } from '#shared/contracts/catalogue.ts';
import { furtherColumns } from '#shared/domain/markets/further-columns.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import type { ShownBook } from './shown-book.ts';

/** A list that was not requested before takes long to price: after this many ms other requests get a turn. */
const SLICE_MS = 15;

/**
 * Returns games with their prices, in the given order; those that are not on offer are left out.
 *
 * @param isWide adds the markets of the further columns of lists
 */
export async function pricedGames(
  book: Pick<ShownBook, 'game' | 'markets'>,
  ids: readonly number[],
  isWide = false,
): Promise<Game[]> {
  const games: Game[] = [];
  let until = performance.now() + SLICE_MS;
  for (const id of ids) {
    const game = book.game(id);
    if (game !== null) {
      const more = isWide ? furtherColumns(book.markets(id), findMarketType) : [];
      games.push(more.length > 0 ? { ...game, main: [...game.main, ...more] } : game);
    }
    if (performance.now() < until) continue;
    await others();
    until = performance.now() + SLICE_MS;
  }
  return games;
}
