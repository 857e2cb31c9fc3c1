import { expect, test } from 'vitest';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import { type BookAnswers, bookFaults } from './conform-book.ts';

const ID = 10_682_817;
const team = { id: 1, name: 'Northport', shortName: 'NOR', colors: ['#dd3333', '#ffffff'] };
const position = { sequence: 0, epoch: 'none', now: 1 };
const state = {
  ...{ statusId: 1, period: 0, clockSeconds: null, clockAt: 0, clockRate: 0, score: [0, 0], periodScores: [] },
  ...{ suspended: false, incident: null },
};

const marketOf = (typeId: number, more: object = {}) => ({
  ...{ typeId, period: 0, param: 0, outcomes: [] },
  ...{
    outcomes: [
      { id: packSelectionId({ gameId: ID, marketType: typeId, period: 0, param: 0, outcome: 0 }), outcome: 0 },
    ],
  },
  ...more,
});

function bookWith(
  change: object,
  markets: readonly ReturnType<typeof marketOf>[] = [],
  sport: object = {},
): BookAnswers {
  const main = markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((one) => ({ price: 2000, suspended: false, ...one })),
  }));
  const game = {
    ...{ id: ID, sportId: 1, competitionId: 7, competition: 'City League', competitionSlug: 'city-league' },
    ...{ country: 'region_world', slug: 'northport-eastham', home: team, away: team, startAt: 1, live: false },
    ...{ state, marketCount: 1, main, ...change },
  };
  return {
    sports: { sports: [{ id: 1, slug: 'football', live: 0, line: 1, ...sport }], top: [], now: 1 },
    games: [{ games: [game], total: 1, next: null, ...position }],
    game: undefined,
  };
}

const faultsOf = (...given: Parameters<typeof bookWith>) => bookFaults(bookWith(...given)).map(({ fault }) => fault);

test('a book whose names, ids and places pages can show has no fault', () => {
  expect(faultsOf({}, [marketOf(1), marketOf(240, { name: 'First to ten points' })])).toEqual([]);
  expect(faultsOf({ country: 'de' })).toEqual([]);
});

test.each([
  ['a name on a type of this product', {}, [marketOf(200, { name: 'Ours' })], /“Ours”, but 200 .* 230 to 254$/],
  ['a type of nobody without a name', {}, [marketOf(240)], /no page shows it; types of your own are 230 to 254$/],
  ['a selection of another market', {}, [marketOf(1, { param: 3 })], /^has the selection \d+, which is not packed/],
  ['a game without a competition in its id', { id: 64 * 512 }, [], /^has an id that is not packed/],
  ['a place that is none', { country: 'Punjab' }, [], /^has the country Punjab/],
  ['a sport of nobody without a slug', { sportId: 777 }, [], /^has the sport 777.*no sportSlug$/],
])('%s is a fault', (_, change, markets, expected) => {
  expect(faultsOf(change, markets)).toEqual([expect.stringMatching(expected)]);
});

test('a sport needs its slug, or a name where it is the operator’s own', () => {
  expect(faultsOf({}, [], { slug: 'soccer' })).toEqual(['has the slug soccer instead of football']);
  expect(faultsOf({}, [], { id: 777 })).toEqual(['is none of this product and brings no name']);
});

test('an answer that is none is left to its own check', () => {
  expect(bookFaults({ sports: 'many', games: [undefined], game: null })).toEqual([]);
});
