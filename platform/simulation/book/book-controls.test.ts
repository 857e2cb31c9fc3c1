import { expect, test } from 'vitest';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import { openScriptedBook, sharedStores, WORLD_START } from './scripted-world.fixture.ts';

const MINUTE = 60_000;
const GAMES = [
  {
    start: 10,
    goals: [
      [20, 0],
      [50, 1],
    ] as const,
  },
  {
    start: 60,
    home: 2,
    away: 3,
    goals: [
      [85, 0],
      [86, 1],
    ] as const,
  },
  {
    start: 600,
    home: 5,
    away: 6,
    goals: [
      [5, 0],
      [6, 1],
    ] as const,
  },
];

function result(gameId: number, outcome: number): number {
  return packSelectionId({ gameId, marketType: 1, period: 0, param: 0, outcome });
}

async function world() {
  const opened = await openScriptedBook(GAMES);
  const [live, soon, later] = opened.ids as [number, number, number];
  return { ...opened, live, soon, later, controls: opened.book.controls };
}

test('an incident happens now, closes the book, and the game goes on from there', async () => {
  const { book, timers, controls, live } = await world();
  timers.advance(15 * MINUTE);
  await controls.incident({ gameId: live, kind: 'goal', side: 1 });
  expect(book.game(live)?.state).toMatchObject({ score: [0, 1], suspended: true });
  timers.advance(90 * MINUTE);
  expect(book.finalScore(live)).toEqual([1, 2]);
  expect(book.settle(result(live, 2))).toBe(1);
});

test.each([
  ['of a kind that the sport does not have', { kind: 'touchdown', side: 0 as const }],
  ['that scores without a side', { kind: 'goal', side: null }],
])('an incident %s is refused', async (_what, wrong) => {
  const { timers, controls, live } = await world();
  timers.advance(15 * MINUTE);
  await expect(controls.incident({ gameId: live, ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('an incident in a game that has not started is refused', async () => {
  const { controls, soon } = await world();
  await expect(controls.incident({ gameId: soon, kind: 'goal', side: 0 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('an id of no game is refused as unknown', async () => {
  const { controls } = await world();
  const unknown = { code: 'GAME_UNKNOWN' };
  await expect(controls.incident({ gameId: 5, kind: 'goal', side: 0 })).rejects.toMatchObject(unknown);
  await expect(controls.finish(5, [1, 0])).rejects.toMatchObject(unknown);
  await expect(controls.cancel(5)).rejects.toMatchObject(unknown);
  await expect(controls.postpone(5, WORLD_START + 9e9)).rejects.toMatchObject(unknown);
});

test.each([
  [0, 0],
  [2, 1],
  [0, 5],
  [7, 7],
] as const)('a running game can be ended %i:%i', async (home, away) => {
  const { book, timers, controls, soon } = await world();
  timers.advance(70 * MINUTE);
  await controls.finish(soon, [home, away]);
  expect(book.finalScore(soon)).toEqual([home, away]);
  expect(book.game(soon)?.state.statusId).toBe(4);
  expect(book.settle(result(soon, 0))).toBe(home > away ? 1 : 0);
});

test('a game that has not started can be ended too', async () => {
  const { book, timers, controls, later } = await world();
  timers.advance(MINUTE);
  await controls.finish(later, [3, 1]);
  expect(book.finalScore(later)).toEqual([3, 1]);
  expect(book.settle(result(later, 0))).toBe(1);
  expect(book.list({ section: 'line' })).not.toContain(later);
});

test('a game cannot be ended with a score below the present one', async () => {
  const { timers, controls, live, book } = await world();
  timers.advance(40 * MINUTE);
  await expect(controls.finish(live, [0, 2])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(book.finalScore(live)).toBeNull();
});

test.each([0, 1, 2, 3, 4, 5, 6] as const)(
  'a selection can be decided with status %i, and leaves the book',
  async (status) => {
    const { book, controls, later } = await world();
    await controls.decide(result(later, 1), status);
    expect(book.settle(result(later, 1))).toBe(status);
    expect(book.settle(result(later, 0))).toBeNull();
    expect(book.quote(result(later, 1))).toBeNull();
    expect(book.quote(result(later, 0))).toBeNull();
    expect(book.markets(later).length).toBeGreaterThan(0);
  },
);

test('a selection that is decided before the first read of its game is announced as gone', async () => {
  const { book, timers, controls, later } = await world();
  const told: { selectionId: number; price: number }[] = [];
  book.onChanges((changes) => told.push(...changes.flatMap(({ odds }) => odds)));
  book.start();
  timers.advance(1000);
  await controls.decide(result(later, 1), 0);
  timers.advance(1000);
  book.stop();
  expect(told.filter(({ selectionId }) => selectionId === result(later, 1))).toEqual([
    { selectionId: result(later, 1), price: 0, suspended: true, main: true },
  ]);
});

test('a cancelled game returns open stakes and keeps decided results', async () => {
  const { book, timers, controls, live } = await world();
  const over = packSelectionId({ gameId: live, marketType: 3, period: 0, param: 1, outcome: 0 });
  timers.advance(40 * MINUTE);
  await controls.cancel(live);
  expect(book.settle(result(live, 0))).toBe(2);
  expect(book.settle(over)).toBe(1);
  expect(book.game(live)).toMatchObject({
    live: false,
    main: [],
    state: { statusId: 5, score: [1, 0], suspended: true },
  });
  expect(book.list({ section: 'live' })).toEqual([]);
  expect(book.quote(result(live, 0))).toBeNull();
  timers.advance(30 * MINUTE);
  expect(book.game(live)?.state.score).toEqual([1, 0]);
  expect(book.finalScore(live)).toBeNull();
});

test('a postponed game is listed by its new start and is played as before', async () => {
  const { book, timers, controls, live } = await world();
  expect(book.movedStart(live)).toBeNull();
  await controls.postpone(live, WORLD_START + 300 * MINUTE);
  expect(book.movedStart(live)).toBe(WORLD_START + 300 * MINUTE);
  timers.advance(20 * MINUTE);
  expect(book.list({ section: 'line' })).toContain(live);
  expect(book.game(live)).toMatchObject({ startAt: WORLD_START + 300 * MINUTE, live: false });
  timers.advance(285 * MINUTE);
  expect(book.list({ section: 'live' })).toEqual([live]);
  timers.advance(90 * MINUTE);
  expect(book.finalScore(live)).toEqual([1, 1]);
});

test('a running game cannot be postponed, and no game can be moved to the past', async () => {
  const { timers, controls, live, soon } = await world();
  timers.advance(20 * MINUTE);
  await expect(controls.postpone(live, WORLD_START + 300 * MINUTE)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(controls.postpone(soon, WORLD_START)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a game that is over cannot be changed', async () => {
  const { timers, controls, live } = await world();
  timers.advance(101 * MINUTE);
  await expect(controls.cancel(live)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(controls.finish(live, [1, 1])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(controls.incident({ gameId: live, kind: 'goal', side: 0 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('changes are announced by the next tick, together with the games whose bets may be decided', async () => {
  const { book, timers, controls, soon } = await world();
  timers.advance(70 * MINUTE);
  book.start();
  timers.advance(200);
  const gone: number[] = [];
  const decided: number[] = [];
  book.onChanges((news) => gone.push(...news.filter((change) => change.gone).map(({ gameId }) => gameId)));
  book.onDecisions((ids) => decided.push(...ids));
  await controls.cancel(soon);
  timers.advance(200);
  expect(gone).toEqual([soon]);
  expect(decided).toContain(soon);
});

test('all processes, also one that starts later, know the changes', async () => {
  const stores = sharedStores();
  const first = await openScriptedBook(GAMES, stores);
  const other = await openScriptedBook(GAMES, stores, first.timers);
  const [live, soon, later] = first.ids as [number, number, number];
  first.timers.advance(15 * MINUTE);
  await first.book.controls.incident({ gameId: live, kind: 'goal', side: 1 });
  await first.book.controls.cancel(soon);
  await first.book.controls.decide(result(later, 0), 3);
  await first.book.controls.postpone(later, WORLD_START + 700 * MINUTE);
  const restarted = await openScriptedBook(GAMES, stores, first.timers);
  for (const { book } of [first, other, restarted]) {
    expect(book.game(live)?.state.score).toEqual([0, 1]);
    expect(book.settle(result(soon, 0))).toBe(2);
    expect(book.settle(result(later, 0))).toBe(3);
    expect(book.game(later)?.startAt).toBe(WORLD_START + 700 * MINUTE);
  }
});

test('a reset takes all changes back', async () => {
  const { book, timers, controls, live, soon } = await world();
  timers.advance(15 * MINUTE);
  await controls.incident({ gameId: live, kind: 'goal', side: 1 });
  await controls.cancel(soon);
  expect(controls.changes()).toHaveLength(2);
  await controls.reset();
  expect(controls.changes()).toEqual([]);
  expect(book.game(live)?.state.score).toEqual([0, 0]);
  expect(book.list({ section: 'line' })).toContain(soon);
});
