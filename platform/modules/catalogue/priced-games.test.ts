import { expect, test } from 'vitest';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { pricedGames } from './priced-games.ts';

const market = (typeId: number, param: number, prices: readonly number[], period = 0): Market => ({
  typeId,
  period,
  param,
  outcomes: prices.map((price, outcome) => ({ id: outcome + 1, outcome, price, suspended: false })),
});

const RESULT = market(1, 0, [2000, 3500, 3800]);
const BOTH = market(7, 0, [1700, 2100]);
const CHANCE = market(5, 0, [1300, 1310, 1800]);
const EVEN_CORNERS = market(61, 19, [1900, 1920]);
const MARKETS = [
  RESULT,
  CHANCE,
  BOTH,
  market(7, 0, [3000, 1350], 1),
  market(61, 15, [1300, 3300]),
  EVEN_CORNERS,
  market(61, 23, [3300, 1300]),
  market(13, 0, [7000, 8000]),
];
const book = {
  game: (id: number) => (id === 4 ? null : ({ id, main: [RESULT] } as unknown as Game)),
  markets: () => MARKETS,
};

test('games have the usual columns, and those that are not on offer are left out', async () => {
  const games = await pricedGames(book, [3, 4, 5]);
  expect(games.map(({ id, main }) => ({ id, main }))).toEqual([3, 5].map((id) => ({ id, main: [RESULT] })));
});

test('further columns are of the whole game, in their order, of several lines the most even one', async () => {
  const [game] = await pricedGames(book, [3], true);
  expect(game?.main).toEqual([RESULT, CHANCE, BOTH, EVEN_CORNERS]);
});
