import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { DisallowedSports } from '#shared/domain/sports/disallowed-sports.ts';
import { createCallRegistry } from '../../plugins/call-route.ts';
import { addErrorHandling } from '../../plugins/errors.ts';
import { openScriptedBook, type ScriptedGame, WORLD_START } from '../../simulation/book/scripted-world.fixture.ts';
import { catalogueModule } from './catalogue-module.ts';
import { idPageOf } from './page-of-games.ts';
import { showAllowed } from './shown-book.ts';

const MINUTE = 60_000;
const PREMIER = 1;
const ALLSVENSKAN = 2;
const WIMBLEDON = 3;
const SIMULATED = 4;

const NOTHING: DisallowedSports = { lineDisallowSports: [], liveDisallowSports: [] };

const GAMES = [
  { start: -60, competition: PREMIER, home: 1, away: 2 },
  { start: -20, competition: ALLSVENSKAN, home: 3, away: 4 },
  { start: -5, competition: WIMBLEDON, home: 7, away: 8 },
  ...Array.from({ length: 40 }, (_, index) => ({ start: 60 + index * 5, competition: ALLSVENSKAN, home: 3, away: 6 })),
];

async function open(disallowed: Partial<DisallowedSports> = {}, games: readonly ScriptedGame[] = GAMES) {
  const { book, clock, ids, timers } = await openScriptedBook(games);
  const app = Fastify();
  addErrorHandling(app);
  const { register } = createCallRegistry(async () => 0);
  const position = { sequence: 17, epoch: 'epoch-1' };
  catalogueModule(app, {
    register,
    book: showAllowed(book, () => ({ ...NOTHING, ...disallowed })),
    clock,
    feedPosition: () => position,
  });
  await app.ready();

  async function get(path: string) {
    const answer = await app.inject(`/web-api/line/${path}`);
    return { status: answer.statusCode, body: answer.json() };
  }

  const numbers = (games: readonly Game[]) => games.map(({ id }) => ids.indexOf(id));
  return { book, ids, timers, get, numbers, position };
}

test('the rail shows sports and the top competitions, without the competitions below each sport', async () => {
  const { get } = await open();
  const { body } = await get('sports');
  expect(body).toMatchObject({
    top: [
      { id: PREMIER, live: 1 },
      { id: WIMBLEDON, live: 1 },
    ],
    now: WORLD_START,
  });
  expect(body.sports[0]).toEqual({ id: 1, slug: 'football', live: 2, line: 40 });
});

test('simulated games are marked, and come after real ones in lists, rail and the head of the home page', async () => {
  const simulated = { competition: SIMULATED, home: 1, away: 4 };
  const { get, numbers } = await open({}, [
    { start: -30, ...simulated },
    { start: 60, ...simulated },
    { start: -10, competition: WIMBLEDON, home: 7, away: 8 },
    { start: 120, competition: ALLSVENSKAN, home: 1, away: 6 },
    { start: -5, competition: PREMIER, home: 4, away: 1 },
  ]);
  const live = (await get('games?section=live')).body;
  expect(numbers(live.games)).toEqual([4, 2, 0]);
  expect(live.games.map(({ simulated }: Game) => simulated)).toEqual([undefined, undefined, true]);
  expect(numbers((await get('games?section=line')).body.games)).toEqual([3, 1]);
  expect(numbers((await get('featured')).body.games)).toEqual([4, 2, 3, 0, 1]);
  expect(numbers((await get('games?section=line&sort=time')).body.games)).toEqual([3, 1]);
  const rail = (await get('sports/football/competitions')).body.competitions;
  expect(rail.map(({ id }: { id: number }) => id)).toEqual([PREMIER, ALLSVENSKAN, SIMULATED]);
});

test('the rail answers the competitions of a sport on request', async () => {
  const { get } = await open();
  const { body } = await get('sports/football/competitions');
  expect(body.competitions).toMatchObject([
    { id: PREMIER, live: 1, line: 0 },
    { id: ALLSVENSKAN, live: 1, line: 40 },
  ]);
  expect(await get('sports/quidditch/competitions')).toMatchObject({ status: 404, body: { code: 'SPORT_UNKNOWN' } });
});

describe('a list of games', () => {
  test('by time mixes sports and competitions by their start', async () => {
    const { get, numbers } = await open({}, [
      { start: 60, competition: PREMIER, home: 1, away: 2 },
      { start: 30, competition: WIMBLEDON, home: 7, away: 8 },
      { start: 45, competition: ALLSVENSKAN, home: 3, away: 4 },
    ]);
    expect(numbers((await get('games?section=line')).body.games)).toEqual([0, 2, 1]);
    expect(numbers((await get('games?section=line&sort=time')).body.games)).toEqual([1, 2, 0]);
    expect(await get('games?section=line&sort=price')).toMatchObject({ status: 400 });
  });

  test('contains the whole live section, with the position of the feed', async () => {
    const { get, numbers, position, book, ids } = await open();
    const { body } = await get('games?section=live');
    expect(numbers(body.games)).toEqual([0, 1, 2]);
    expect(body).toMatchObject({ total: 3, next: null, now: WORLD_START, ...position });
    expect(body.games[0]).toEqual(JSON.parse(JSON.stringify(book.game(ids[0] as number))));
  });

  test.each([
    ['of a sport', 'section=live&sport=tennis', [2]],
    ['of a competition', `section=live&competition=${ALLSVENSKAN}`, [1]],
    ['of a sport and a competition', `section=live&sport=football&competition=${PREMIER}`, [0]],
    ['of a filter', 'section=live&filter=first', [1, 2]],
    ['of the next hours', 'section=line&hours=1&filter=all', [3]],
    ['of a day without games', 'section=line&day=mon', []],
    ['of favourite competitions', `section=live&competitions=${WIMBLEDON},${PREMIER}`, [0, 2]],
    ['of favourite teams', 'section=live&teams=4,99', [1]],
    ['of a competition without games', `section=line&competition=${WIMBLEDON}`, []],
  ])('%s', async (_what, query, expected) => {
    const { get, numbers } = await open();
    const { status, body } = await get(`games?${query}`);
    expect(status).toBe(200);
    expect(numbers(body.games)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  test('of a day is that of the zone, and of favourites mixes games, competitions and teams', async () => {
    const { get, numbers, ids } = await open();
    // Noon in UTC is a minute before midnight at UTC+11:59: only the last minute of the day is left.
    expect((await get('games?section=line&day=today&zone=719')).body.total).toBe(0);
    expect((await get('games?section=line&day=tomorrow&zone=719')).body.total).toBe(40);
    expect((await get('games?section=line&day=tomorrow&zone=Pacific/Kiritimati')).body.total).toBe(0);
    expect((await get('games?section=line&day=today&zone=Pacific/Kiritimati')).body.total).toBe(40);
    expect((await get('games?section=line&day=today&zone=Moon/Tycho')).body.total).toBe(40);
    expect((await get('games?section=line&day=today')).body.total).toBe(40);
    const mixed = await get(`games?section=live&games=${ids[0]}&competitions=${WIMBLEDON}&teams=77`);
    expect(numbers(mixed.body.games)).toEqual([0, 2]);
  });

  test.each(['day=someday', 'day=today&zone=1e3', 'games=1,,2', 'teams=x', 'wide=2'])(
    'is refused for %s',
    async (query) => {
      const { get } = await open();
      expect((await get(`games?section=line&${query}`)).status).toBe(400);
    },
  );

  test('by ids contains exactly the existing games, of any section, once', async () => {
    const { get, numbers, ids } = await open();
    const { body } = await get(`games?section=live&ids=${[ids[5], ids[0], 4711, ids[5]].join()}`);
    expect(numbers(body.games)).toEqual([5, 0]);
    expect(body).toMatchObject({ total: 2, next: null });
  });

  test('is split into pages without gaps or repetitions', async () => {
    const { get, numbers } = await open();
    const seen: number[] = [];
    let cursor = '';
    for (let page = 0; page < 10; page += 1) {
      const { body } = await get(`games?section=line&limit=12${cursor && `&cursor=${cursor}`}`);
      expect(body.total).toBe(40);
      seen.push(...numbers(body.games));
      if (body.next === null) break;
      cursor = body.next;
    }
    expect(seen).toEqual(Array.from({ length: 40 }, (_, index) => index + 3));
  });

  test.each([
    ['an unknown sport', 'section=live&sport=quidditch', 404, 'SPORT_UNKNOWN'],
    ['an unknown competition', 'section=live&competition=99', 404, 'COMPETITION_UNKNOWN'],
    ['a competition of another sport', `section=live&sport=tennis&competition=${PREMIER}`, 404, 'COMPETITION_UNKNOWN'],
    ['no section', '', 400, 'BAD_REQUEST'],
    ['an unknown filter', 'section=live&filter=best', 400, 'BAD_REQUEST'],
    ['a cursor that is none', 'section=live&cursor=%00', 400, 'BAD_REQUEST'],
    ['ids that are none', 'section=live&ids=1,x', 400, 'BAD_REQUEST'],
  ])('refuses %s', async (_what, query, status, code) => {
    const { get } = await open();
    expect(await get(`games?${query}`)).toMatchObject({ status, body: { code } });
  });
});

describe('a game', () => {
  test('is answered with all its markets', async () => {
    const { get, ids, book, position } = await open();
    const { body } = await get(`games/${ids[1]}`);
    expect(body).toMatchObject({ ...position, now: WORLD_START, game: { id: ids[1], live: true } });
    expect(body.markets).toEqual(book.markets(ids[1] as number));
    expect(body.game.marketCount).toBe(body.markets.length);
  });

  test('that has ended is still answered, without markets', async () => {
    const { get, ids, timers } = await open();
    timers.advance(100 * MINUTE);
    const { body } = await get(`games/${ids[0]}`);
    expect(body).toMatchObject({ game: { state: { statusId: 4 }, marketCount: 0 }, markets: [] });
  });

  test('with an unknown id answers that it does not exist', async () => {
    const { get } = await open();
    expect(await get('games/4711')).toMatchObject({ status: 404, body: { code: 'GAME_UNKNOWN' } });
    expect(await get('games/x')).toMatchObject({ status: 400 });
  });
});

test('the featured games of the home page begin with live games of top competitions', async () => {
  const { get, numbers, position } = await open();
  const { body } = await get('featured');
  expect(numbers(body.games).slice(0, 2)).toEqual([0, 2]);
  expect(body.games.length).toBeLessThanOrEqual(12);
  expect(body).toMatchObject(position);
});

describe('pages of a list that moves', () => {
  const ids = [10, 11, 12, 13, 14, 15];
  const first = idPageOf(ids, undefined, 3);
  const next = first?.next ?? '';

  test('the next page continues after the last game, wherever it is now', () => {
    expect(first?.ids).toEqual([10, 11, 12]);
    expect(idPageOf(ids, next, 3)).toEqual({ ids: [13, 14, 15], next: null });
    expect(idPageOf([12, 13, 14, 15], next, 3)?.ids).toEqual([13, 14, 15]);
    expect(idPageOf([8, 9, ...ids], next, 3)?.ids).toEqual([13, 14, 15]);
  });

  test('when the last game has left the list, the next page continues at its old place', () => {
    expect(idPageOf([10, 11, 13, 14, 15], next, 3)?.ids).toEqual([14, 15]);
    expect(idPageOf([10], next, 3)).toEqual({ ids: [], next: null });
    expect(idPageOf([], next, 3)).toEqual({ ids: [], next: null });
  });

  test.each(['', 'x', 'MTp4', 'LTE6MQ'])('%j is not a valid cursor', (cursor) => {
    expect(idPageOf(ids, cursor, 3)).toBeNull();
  });
});

describe('[B-06] a sport that the site takes no bets on', () => {
  const FOOTBALL = 1;
  const TENNIS = 4;

  test('appears nowhere when it is accepted in neither section', async () => {
    const { get, ids, numbers, book } = await open({ lineDisallowSports: [FOOTBALL], liveDisallowSports: [FOOTBALL] });
    const { body } = await get('sports');
    expect(body.sports.map(({ id }: { id: number }) => id)).toEqual([TENNIS]);
    expect(body.top).toMatchObject([{ id: WIMBLEDON }]);
    expect(numbers((await get('games?section=live')).body.games)).toEqual([2]);
    expect((await get('games?section=line')).body).toMatchObject({ games: [], total: 0 });
    expect(await get('games?section=live&sport=football')).toMatchObject({
      status: 404,
      body: { code: 'SPORT_UNKNOWN' },
    });
    expect(await get('sports/football/competitions')).toMatchObject({ status: 404, body: { code: 'SPORT_UNKNOWN' } });
    expect(await get(`games?section=live&competition=${PREMIER}`)).toMatchObject({ status: 404 });
    expect(await get(`games/${ids[0]}`)).toMatchObject({ status: 404, body: { code: 'GAME_UNKNOWN' } });
    // The favourites of a visitor.
    expect((await get(`games?section=live&ids=${ids[0]},${ids[2]}`)).body).toMatchObject({ total: 1 });
    expect(numbers((await get('featured')).body.games)).toEqual([2]);
    expect(book.game(ids[0] as number)?.sportId).toBe(FOOTBALL);
  });

  test('appears only in the section in which it is accepted', async () => {
    const { get, ids, numbers } = await open({ liveDisallowSports: [FOOTBALL] });
    expect((await get('sports')).body.sports[0]).toMatchObject({ id: FOOTBALL, live: 0, line: 40 });
    expect((await get('sports/football/competitions')).body.competitions).toMatchObject([
      { id: ALLSVENSKAN, live: 0, line: 40 },
    ]);
    expect(numbers((await get('games?section=live')).body.games)).toEqual([2]);
    expect((await get('games?section=line&sport=football')).body.total).toBe(40);
    expect(await get(`games/${ids[1]}`)).toMatchObject({ status: 404 });
    expect((await get(`games/${ids[4]}`)).status).toBe(200);
    expect((await get(`games/${ids[4]}`)).body.others.every(({ live }: Game) => !live)).toBe(true);
  });

  test('leaves the feed when a game of it begins', async () => {
    const { book, ids, timers } = await openScriptedBook([
      ...GAMES.slice(0, 3),
      { start: 1, competition: PREMIER, home: 1, away: 5 },
    ]);
    const shown = showAllowed(book, () => ({ ...NOTHING, liveDisallowSports: [FOOTBALL] }));
    const [soon = 0, live = 0, tennis = 0] = [ids[3], ids[0], ids[2]];
    const told = new Map<number, { gone: boolean; odds: number }>();
    shown.onChanges((changes) => {
      for (const { gameId, gone, odds } of changes) told.set(gameId, { gone, odds: odds.length });
    });
    expect([shown.game(soon)?.id, shown.game(live), shown.markets(live), shown.game(tennis)?.id]).toEqual([
      soon,
      null,
      [],
      tennis,
    ]);
    shown.announceInFull(new Set([soon, live, tennis]));
    book.start();
    timers.advance(2 * MINUTE);
    book.tick();
    expect(shown.game(soon)).toBeNull();
    expect(told.get(soon)).toEqual({ gone: true, odds: 0 });
    expect(told.get(live)?.odds ?? 0).toBe(0);
    expect(told.get(tennis)?.odds).toBeGreaterThan(0);
    book.stop();
  });
});
