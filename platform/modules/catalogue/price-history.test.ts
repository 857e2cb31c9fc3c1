import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { PriceHistoryAnswer } from '#shared/contracts/price-history.ts';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { createFakeTimers } from '../../clock/fake-timers.fixture.ts';
import { createCallRegistry } from '../../plugins/call-route.ts';
import { addErrorHandling } from '../../plugins/errors.ts';
import { GameBoard } from '../../simulation/book/game-board.ts';
import { openScriptedBook, type ScriptedGame, WORLD_START } from '../../simulation/book/scripted-world.fixture.ts';
import { catalogueModule } from './catalogue-module.ts';
import { showAllowed } from './shown-book.ts';

const MINUTE = 60_000;
const FOOTBALL = 1;
const GAMES: readonly ScriptedGame[] = [
  { start: 120, listed: -300, goals: [[20, 0]] },
  { start: -30, listed: -300, goals: [[10, 1]] },
  { start: 900, listed: 600 },
];

async function open(hidden: readonly number[] = []) {
  const { book, clock, timers, ids, overrides } = await openScriptedBook(GAMES);
  const app = Fastify();
  addErrorHandling(app);
  const { register } = createCallRegistry(async () => 0);
  catalogueModule(app, {
    register,
    book: showAllowed(book, () => ({ lineDisallowSports: [...hidden], liveDisallowSports: [...hidden] })),
    clock,
    feedPosition: () => ({ sequence: 1, epoch: 'e' }),
  });
  await app.ready();
  const history = async (selectionId: number) => {
    const answer = await app.inject(`/web-api/line/price-history/${selectionId}`);
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() as PriceHistoryAnswer };
  };
  return { book, timers, ids, overrides, history };
}

const homeWin = (gameId = 0) =>
  packSelectionId({ gameId, marketType: COMMON_MARKET.result, period: 0, param: 0, outcome: 0 });
const total = (gameId = 0, param = 5, outcome = 0) =>
  packSelectionId({ gameId, marketType: COMMON_MARKET.total, period: 0, param, outcome });

/** Returns the price that the book quoted at an instant, asked at that instant. */
async function quotedAt(selectionId: number, at: number): Promise<number | null> {
  const { book, timers } = await openScriptedBook(GAMES, undefined, createFakeTimers(Math.min(at, WORLD_START)));
  timers.advance(Math.max(0, at - WORLD_START));
  return book.quote(selectionId)?.price ?? null;
}

test.each([
  ['before the start', 0, 60],
  ['while the game is live', 1, 20],
])('a history %s has the prices that were quoted at its instants', async (_, index, later) => {
  const { timers, ids, history, book } = await open();
  timers.advance(later * MINUTE);
  const selectionId = homeWin(ids[index]);
  const { status, headers, body } = await history(selectionId);
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('s-maxage=1');
  const { points, opening, now } = body;
  expect(points.length).toBeGreaterThan(10);
  expect(points.at(-1)).toEqual({ at: now, price: book.quote(selectionId)?.price ?? null });
  expect(new Set(points.map(({ price }) => price)).size).toBeGreaterThan(3);
  const checked = [...points.filter((_point, place) => place % 5 === 0), ...(opening ? [opening] : [])];
  for (const { at, price } of checked) expect(await quotedAt(selectionId, at), new Date(at).toISOString()).toBe(price);
  expect(opening?.at).toBe(WORLD_START - 300 * MINUTE);
});

test('a history has no price while the selection was not on offer', async () => {
  const { timers, ids, history } = await open();
  timers.advance(15 * MINUTE);
  // One goal of the second side, in the tenth minute, decides the line of half a goal.
  const { body } = await history(total(ids[1], 1));
  const goal = WORLD_START - 20 * MINUTE;
  expect(body.points.filter(({ at }) => at < goal).every(({ price }) => price !== null)).toBe(true);
  expect(body.points.filter(({ at }) => at >= goal).every(({ price }) => price === null)).toBe(true);
});

test('the instants of a game are priced once for all its selections and readers, until the game changes', async () => {
  const { ids, history, overrides } = await open();
  const priced = vi.spyOn(GameBoard.prototype, 'full');
  const count = async (selectionId: number) => {
    priced.mockClear();
    await history(selectionId);
    return priced.mock.calls.length;
  };
  try {
    const first = await count(total(ids[0]));
    expect(first).toBeGreaterThan(20);
    // The present price is read from the book itself.
    expect(await count(total(ids[0], 7, 1))).toBeLessThan(3);
    await overrides.append(ids[0] ?? 0, { kind: 'cancel', at: WORLD_START + 240 * MINUTE });
    expect(await count(total(ids[0]))).toBe(first);
  } finally {
    priced.mockRestore();
  }
});

test('games that visitors do not see, and ids that are none, have no history', async () => {
  const { ids, history } = await open([FOOTBALL]);
  expect((await history(total(ids[0]))).status).toBe(404);
  const { history: shown } = await open();
  expect((await shown(total(ids[2]))).status).toBe(404);
  expect((await shown(5)).status).toBe(404);
  expect((await shown(total(ids[0], 9, 1))).body.points.length).toBeGreaterThan(10);
});
