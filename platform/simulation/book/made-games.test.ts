import { describe, expect, test } from 'vitest';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import { packSelectionId, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { SPORTS, sportBySlug } from '#shared/domain/sports/sports.ts';
import { openServerClock } from '../../clock/clock.ts';
import { createFakeTimers } from '../../clock/fake-timers.fixture.ts';
import { createMemoryValue } from '../../notices/shared-value.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import type { SimulatedBook } from './book-of-world.ts';
import { createBook } from './create-book.ts';
import type { GameRequest } from './game-maker.ts';
import { createMemoryOverrideStore, openOverrides } from './overrides.ts';

const NOW = Date.UTC(2027, 1, 13, 14, 30);
const MINUTE = 60_000;
const FOOTBALL = sportBySlug('football')?.id ?? 0;
const TENNIS = sportBySlug('tennis')?.id ?? 0;

/** Sports that have games between two sides. */
const PLAYED = SPORTS.filter(({ id }) =>
  createCatalogue()
    .competitionsOf(id)
    .some(({ teamIds }) => teamIds.length > 1),
);

function fail(error: unknown): void {
  throw error;
}

async function openBook(store = createMemoryOverrideStore(), timers = createFakeTimers(NOW)) {
  const clock = await openServerClock({ store: createMemoryValue(), timers, onError: fail });
  const overrides = await openOverrides(store);
  const book = createBook({ seed: '1', clock, overrides, onError: fail });
  const make = (request: Partial<GameRequest> = {}) =>
    book.controls.make({ sportId: FOOTBALL, startAt: NOW + 120 * MINUTE, minute: 20, plays: false, ...request });
  return { book, timers, store, make };
}

/** Returns every price of a game, by selection. */
const pricesOf = (book: SimulatedBook, gameId: number) =>
  book.markets(gameId).flatMap(({ outcomes }) => outcomes.map(({ id, price }) => [id, price]));

const home = (gameId: number) => packSelectionId({ gameId, marketType: 1, period: 0, param: 0, outcome: 0 });

describe('a made game of the line', () => {
  test('is in the lists, is priced and has the sides that were asked for', async () => {
    const { book, make } = await openBook();
    const sides = ['Arsenal', 'Chelsea'] as const;
    const gameId = await make({ sides });
    const game = book.game(gameId);
    expect([game?.home.name, game?.away.name]).toEqual(sides);
    expect(game).toMatchObject({ startAt: NOW + 120 * MINUTE, live: false });
    expect(book.list({ section: 'line', sportId: FOOTBALL })).toContain(gameId);
    expect(book.markets(gameId).length).toBeGreaterThan(20);
    expect(book.quote(home(gameId))).toMatchObject({ gameId, suspended: false, live: false });
  });

  test('is in the competition with the most room, so that a competition that is named still has some', async () => {
    const { book, make } = await openBook();
    const made: number[] = [];
    for (let count = 0; count < 80; count += 1) made.push(await make());
    const counts = Map.groupBy(made, (gameId) => book.game(gameId)?.competitionId);
    const sizes = [...counts.values()].map((games) => games.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(await make({ competition: 'england-premier-league' })).toBeGreaterThan(0);
  });

  test('keeps its prices until a control changes it, then starts and stands at its kick-off', async () => {
    const { book, make, timers } = await openBook();
    const gameId = await make();
    const before = pricesOf(book, gameId);
    timers.advance(110 * MINUTE);
    expect(pricesOf(book, gameId)).toEqual(before);
    timers.advance(60 * MINUTE);
    expect(book.game(gameId)).toMatchObject({ live: true, state: { score: [0, 0] } });
  });

  test('that plays ends, and its bets are decided', async () => {
    const { book, make, timers } = await openBook();
    const gameId = await make({ plays: true });
    timers.advance(300 * MINUTE);
    const score = book.finalScore(gameId);
    expect(score).not.toBeNull();
    expect(book.settle(home(gameId))).toBe((score?.[0] ?? 0) > (score?.[1] ?? 0) ? 1 : 0);
  });
});

describe('a made live game', () => {
  test('has the minute and the score that were asked for, and stands still', async () => {
    const { book, make, timers } = await openBook();
    const gameId = await make({ startAt: null, minute: 60, score: [2, 1] });
    const state = book.game(gameId)?.state;
    expect(state).toMatchObject({ score: [2, 1], statusId: GAME_STATUS.live, suspended: false, clockRate: 0 });
    expect(Math.floor((state?.clockSeconds ?? 0) / 60)).toBe(60);
    const before = pricesOf(book, gameId);
    timers.advance(180 * MINUTE);
    expect(pricesOf(book, gameId)).toEqual(before);
    expect(book.game(gameId)?.state).toMatchObject({ score: [2, 1], clockSeconds: state?.clockSeconds });
    expect(book.list({ section: 'live', sportId: FOOTBALL })).toContain(gameId);
  });

  test.each(PLAYED)('of $slug can be bet on', async ({ id: sportId }) => {
    const { book, make } = await openBook();
    const gameId = await make({ sportId, startAt: null, minute: 3 });
    expect(book.game(gameId)?.state).toMatchObject({ statusId: GAME_STATUS.live, suspended: false });
    expect(pricesOf(book, gameId)).not.toEqual([]);
  });

  test('goes on by one incident at a time: its prices move once and its book opens again', async () => {
    const { book, make, timers } = await openBook();
    const gameId = await make({ startAt: null, minute: 60, score: [0, 0] });
    const before = book.quote(home(gameId))?.price ?? 0;
    timers.advance(3 * MINUTE);
    await book.controls.incident({ gameId, kind: 'goal', side: 0 });
    expect(book.game(gameId)?.state).toMatchObject({ score: [1, 0], suspended: true });
    timers.advance(3 * MINUTE);
    expect(book.quote(home(gameId))).toMatchObject({ suspended: false });
    const after = pricesOf(book, gameId);
    expect(book.quote(home(gameId))?.price).toBeLessThan(before);
    timers.advance(60 * MINUTE);
    expect(pricesOf(book, gameId)).toEqual(after);
    await book.controls.incident({ gameId, kind: 'goal', side: 1 });
    expect(book.game(gameId)?.state.score).toEqual([1, 1]);
  });

  test('of a sport whose course is drawn anew has one incident for each control', async () => {
    const { book, make, timers } = await openBook();
    const gameId = await make({ sportId: TENNIS, startAt: null, minute: 30 });
    const points = () => JSON.stringify(book.game(gameId)?.state);
    for (const side of [0, 1, 0] as const) {
      timers.advance(MINUTE);
      await book.controls.incident({ gameId, kind: 'point', side });
      const now = points();
      timers.advance(30 * MINUTE);
      expect(JSON.parse(points())).toMatchObject({ score: JSON.parse(now).score });
    }
  });

  test('ends with a score, and its bets are decided', async () => {
    const { book, make } = await openBook();
    const gameId = await make({ startAt: null, minute: 60, score: [1, 1] });
    await book.controls.finish(gameId, [1, 2]);
    expect(book.finalScore(gameId)).toEqual([1, 2]);
    expect(book.settle(home(gameId))).toBe(0);
  });
});

describe('made games', () => {
  test('have ids of their own, also after a restart and in another process', async () => {
    const { book, make, store, timers } = await openBook();
    const ids = [await make(), await make(), await make({ startAt: null })];
    expect(new Set(ids).size).toBe(3);
    const other = await openBook(store, timers);
    const prices = (one: SimulatedBook) => ids.map((id) => pricesOf(one, id));
    expect(prices(other.book)).toEqual(prices(book));
    expect(ids).not.toContain(await other.make());
  });

  test('are removed: they leave the lists, and open bets on them return their stakes', async () => {
    const { book, make } = await openBook();
    const gameId = await make();
    const other = book.list({ section: 'line', sportId: FOOTBALL }).find((id) => id !== gameId) ?? 0;
    await book.controls.remove(gameId);
    expect(book.list({ section: 'line', sportId: FOOTBALL })).not.toContain(gameId);
    expect(book.settle(home(gameId))).toBe(2);
    await expect(book.controls.remove(other)).rejects.toThrow('was not made by a control');
  });

  test('are gone after a reset', async () => {
    const { book, make } = await openBook();
    const gameId = await make();
    await book.controls.reset();
    expect(book.game(gameId)).toBeNull();
    expect(unpackSelectionId(home(gameId)).gameId).toBe(gameId);
  });

  test.each<[string, Partial<GameRequest>, RegExp]>([
    ['of an unknown competition', { competition: 'no-such-league' }, /has no competition "no-such-league"/],
    ['of unknown sides', { sides: ['Arsenal', 'Nobody'] }, /has no side "Nobody"/],
    ['of a side against itself', { sides: ['Arsenal', 'Arsenal'] }, /two different sides/],
    ['with a score that no game has', { startAt: null, minute: 1, score: [40, 3] }, /with the score 40:3/],
    ['that has started', { startAt: NOW - 1 }, /starts later than now/],
  ])('%s are refused', async (_what, request, reason) => {
    const { make } = await openBook();
    await expect(make(request)).rejects.toThrow(reason);
  });
});
