import { expect, test } from 'vitest';
import { spanOfDay } from '#shared/domain/routing/list-choice.ts';
import { openScriptedBook, WORLD_START } from './scripted-world.fixture.ts';

const MINUTE = 60_000;
const PREMIER = 1;
const ALLSVENSKAN = 2;
const WIMBLEDON = 3;

/** Ids: 0 in its second half, 1 in its first, 2 tennis live, 3 in an hour, 4 in ten hours, 5 in three days, 6 tennis. */
const GAMES = [
  { start: -60, competition: PREMIER, home: 1, away: 2 },
  { start: -20, competition: ALLSVENSKAN, home: 3, away: 4 },
  { start: -5, competition: WIMBLEDON, home: 7, away: 8 },
  { start: 60, competition: ALLSVENSKAN, home: 3, away: 6 },
  { start: 600, competition: PREMIER, home: 5, away: 4 },
  { start: 3 * 24 * 60, competition: PREMIER, home: 1, away: 4 },
  { start: 90, competition: WIMBLEDON, home: 8, away: 7 },
];

async function lists() {
  const { book, ids, timers, clock } = await openScriptedBook(GAMES);
  const numbers = (found: readonly number[]) => found.map((id) => ids.indexOf(id));
  return { book, ids, timers, clock, numbers };
}

test.each([
  ['the live section by sport, competition and start', { section: 'live' }, [0, 1, 2]],
  ['the line by sport, competition and start', { section: 'line' }, [4, 5, 3, 6]],
  ['one sport', { section: 'line', sportId: 4 }, [6]],
  ['one competition', { section: 'line', competitionId: PREMIER }, [4, 5]],
  ['a competition of another sport', { section: 'line', sportId: 4, competitionId: PREMIER }, []],
  ['the line of the next hours', { section: 'line', hours: 2 }, [3, 6]],
  ['the line by time', { section: 'line', sort: 'time' }, [3, 6, 4, 5]],
  ['the live section by time', { section: 'live', sort: 'time' }, [0, 1, 2]],
  ['one sport by time', { section: 'line', sort: 'time', sportId: 1 }, [3, 4, 5]],
  ['the next hours by time', { section: 'line', sort: 'time', hours: 11 }, [3, 6, 4]],
  ['recommended games of the next hours', { section: 'line', filter: 'recommended', hours: 11 }, [4, 6]],
  ['upcoming games', { section: 'line', filter: 'upcoming' }, [3, 6]],
  ['upcoming games within given hours', { section: 'line', filter: 'upcoming', hours: 11 }, [4, 3, 6]],
  ['games about to start in the live section', { section: 'live', filter: 'upcoming' }, [3, 6]],
  ['live games in their first period', { section: 'live', filter: 'first' }, [1, 2]],
  ['live games in their second period', { section: 'live', filter: 'second' }, [0]],
  ['no game of the line by its period', { section: 'line', filter: 'first' }, []],
  ['recommended live games', { section: 'live', filter: 'recommended' }, [0, 2]],
  ['recommended games of the line', { section: 'line', filter: 'recommended' }, [4, 5, 6]],
] as const)('a list shows %s', async (_what, query, expected) => {
  const { book, numbers } = await lists();
  expect(numbers(book.list(query))).toEqual(expected);
});

const DAY_SPAN = spanOfDay('today', WORLD_START, 0);
const NOBODY = { games: new Set<number>(), competitions: new Set<number>(), teams: new Set<number>() };

test.each([
  ['one day', { section: 'line', span: DAY_SPAN }, [4, 3, 6]],
  ['another day', { section: 'line', span: spanOfDay('tue', WORLD_START, 0) }, [5]],
  ['one day of a zone in which it is later', { section: 'line', span: spanOfDay('today', WORLD_START, 180) }, [3, 6]],
  ['a day without games', { section: 'line', span: spanOfDay('sun', WORLD_START, 0) }, []],
  ['the recommended games of a day', { section: 'line', filter: 'recommended', span: DAY_SPAN }, [4, 6]],
  ['live games whatever the day', { section: 'live', span: DAY_SPAN }, [0, 1, 2]],
  ['the favourite competitions', { section: 'line', among: { ...NOBODY, competitions: new Set([WIMBLEDON]) } }, [6]],
  ['the favourite teams, at home and away', { section: 'line', among: { ...NOBODY, teams: new Set([4]) } }, [4, 5]],
  ['no favourites', { section: 'live', among: NOBODY }, []],
] as const)('a list narrowed to them shows %s', async (_what, query, expected) => {
  const { book, numbers } = await lists();
  expect(numbers(book.list(query))).toEqual(expected);
});

test('the rail counts the games of every sport and competition that has any', async () => {
  const { book } = await lists();
  const sports = book.sports();
  expect(sports.map(({ slug, live, line }) => ({ slug, live, line }))).toEqual([
    { slug: 'football', live: 2, line: 3 },
    { slug: 'tennis', live: 1, line: 1 },
  ]);
  expect(book.competitions(sports[0]?.id ?? 0)).toEqual([
    expect.objectContaining({ id: PREMIER, slug: 'gb-premier-league', top: true, live: 1, line: 2 }),
    expect.objectContaining({ id: ALLSVENSKAN, live: 1, line: 1 }),
  ]);
  expect(book.topCompetitions().map(({ id }) => id)).toEqual([PREMIER, WIMBLEDON]);
  expect(book.competitions(4711)).toEqual([]);
});

test('counts follow the games from the line into the live section and out of it', async () => {
  const { book, timers } = await lists();
  timers.advance(31 * MINUTE);
  expect(book.sports()[0]).toMatchObject({ live: 1, line: 3 });
  timers.advance(30 * MINUTE);
  expect(book.sports()[0]).toMatchObject({ live: 2, line: 2 });
});

test('featured are the most popular live games, then the next of the top competitions', async () => {
  const { book, numbers } = await lists();
  expect(numbers(book.featured(4))).toEqual([0, 2, 4, 6]);
  expect(numbers(book.featured(20)).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('the head of the home page mixes sports and stays as it is while no game starts or ends', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ start: -index, competition: PREMIER, home: 1, away: 2 }));
  const { book, timers, ids } = await openScriptedBook([
    ...many,
    { start: -3, competition: WIMBLEDON, home: 7, away: 8 },
  ]);
  const first = book.featured(8);
  expect(first.slice(0, 2)).toContain(ids[12]);
  timers.advance(5000);
  expect(book.featured(8)).toEqual(first);
});
