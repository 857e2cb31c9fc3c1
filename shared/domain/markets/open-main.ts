import type { Game } from '../../contracts/catalogue.ts';
import { chancesOfPrices, mainLines } from './main-lines.ts';
import { findMarketType } from './market-types.ts';

/**
 * Tells whether the first market of a game, its result or winner, takes bets on each of its outcomes: only then may a page
 * recommend it.
 */
export function hasOpenMain({ main }: Pick<Game, 'main'>): boolean {
  const market = mainLines(main, { types: findMarketType, chances: chancesOfPrices })[1];
  return market?.outcomes.every(({ suspended, price }) => !suspended && price > 0) ?? false;
}
