import { setImmediate as others } from 'node:timers/promises';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { ShownBook } from './shown-book.ts';

/** A list that was not requested before takes long to price: after this many ms other requests get a turn. */
const SLICE_MS = 15;

/** Returns games with their prices, in the given order; those that are not on offer are left out. */
export async function pricedGames(book: Pick<ShownBook, 'game'>, ids: readonly number[]): Promise<Game[]> {
  const games: Game[] = [];
  let until = performance.now() + SLICE_MS;
  for (const id of ids) {
    const game = book.game(id);
    if (game !== null) games.push(game);
    if (performance.now() < until) continue;
    await others();
    until = performance.now() + SLICE_MS;
  }
  return games;
}
