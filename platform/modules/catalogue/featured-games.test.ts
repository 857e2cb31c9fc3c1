import { expect, test } from 'vitest';
import type { Game } from '#shared/contracts/catalogue.ts';
import { hasOpenMain } from '#shared/domain/markets/open-main.ts';
import { featuredGames } from './featured-games.ts';

/** What a game is in a test: live or not, and the state of its main market. */
type State = 'open' | 'suspended' | 'partly' | 'unpriced' | 'none' | 'total';

const outcome = (price: number, suspended = false) => ({ price, suspended });
const marketOf = (typeId: number, outcomes: readonly unknown[]) => ({ typeId, period: 0, param: 0, outcomes });
const MAINS: Readonly<Record<State, readonly unknown[]>> = {
  open: [marketOf(1, [outcome(1850), outcome(3200), outcome(4000)])],
  suspended: [marketOf(1, [outcome(1850, true), outcome(3200, true), outcome(4000, true)])],
  partly: [marketOf(1, [outcome(1850), outcome(3200, true), outcome(4000)])],
  unpriced: [marketOf(1, [outcome(0), outcome(0), outcome(0)])],
  none: [],
  total: [marketOf(3, [outcome(1850), outcome(1850)])],
};

/** A book that features its games in this order. */
function bookOf(states: readonly (readonly [State, 'live' | 'line'])[]) {
  const games = states.map(([state, section], id) => ({ id, live: section === 'live', main: MAINS[state] }));
  return {
    featured: (limit: number) => games.map(({ id }) => id).slice(0, limit),
    game: (id: number) => (games[id] ?? null) as unknown as Game | null,
    markets: () => [],
  };
}

const idsOf = async (states: readonly (readonly [State, 'live' | 'line'])[], limit: number) =>
  (await featuredGames(bookOf(states), limit)).map(({ id }) => id);

test.each([
  ['open', true],
  ['suspended', false],
  ['partly', false],
  ['unpriced', false],
  ['none', false],
  ['total', false],
] as const)('a game whose main market is "%s" is featured: %s', (state, expected) => {
  expect(hasOpenMain({ main: MAINS[state] as Game['main'] })).toBe(expected);
});

test('the featured games are those of the book while all of them can be bet on', async () => {
  expect(
    await idsOf(
      [
        ['open', 'live'],
        ['open', 'line'],
        ['open', 'live'],
      ],
      2,
    ),
  ).toEqual([0, 1]);
});

test('a closed game is replaced in its place by the next open one of its section', async () => {
  const states = [
    ['suspended', 'live'],
    ['open', 'line'],
    ['none', 'line'],
    ['open', 'line'],
    ['suspended', 'live'],
    ['open', 'live'],
  ] as const;
  expect(await idsOf(states, 3)).toEqual([5, 1, 3]);
});

test('without another of its section a game of the other one is taken, and without any the list is shorter', async () => {
  expect(
    await idsOf(
      [
        ['none', 'live'],
        ['open', 'line'],
        ['open', 'line'],
      ],
      2,
    ),
  ).toEqual([2, 1]);
  expect(
    await idsOf(
      [
        ['none', 'live'],
        ['open', 'line'],
        ['partly', 'live'],
      ],
      2,
    ),
  ).toEqual([1]);
  expect(await idsOf([['none', 'live']], 2)).toEqual([]);
});
