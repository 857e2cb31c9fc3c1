import { expect, test, vi } from 'vitest';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { BookChange } from './book-port.ts';
import { openScriptedBook, sharedStores, WORLD_START } from './scripted-world.fixture.ts';

const MINUTE = 60_000;
const RESULT = 1;
const TOTAL = 3;

function selection(gameId: number, typeId: number, outcome: number, param = 0): number {
  return packSelectionId({ gameId, marketType: typeId, period: 0, param, outcome });
}

const ONE_GAME = [
  {
    start: 10,
    goals: [
      [20, 0],
      [50, 1],
      [80, 0],
    ] as const,
  },
];

async function oneGame() {
  const opened = await openScriptedBook(ONE_GAME);
  const id = opened.ids[0] as number;
  return { ...opened, id, home: selection(id, RESULT, 0), over: selection(id, TOTAL, 0, 5) };
}

test('a game is in the line before its start, live from it on, and gone at its end', async () => {
  const { book, timers, id } = await oneGame();
  expect(book.list({ section: 'line' })).toEqual([id]);
  expect(book.game(id)).toMatchObject({ live: false, state: { statusId: 1, suspended: false } });
  timers.advance(10 * MINUTE);
  expect(book.list({ section: 'line' })).toEqual([]);
  expect(book.list({ section: 'live' })).toEqual([id]);
  expect(book.game(id)).toMatchObject({ live: true, state: { statusId: 2, period: 1, score: [0, 0] } });
  timers.advance(90 * MINUTE);
  expect(book.list({ section: 'live' })).toEqual([]);
  expect(book.game(id)).toMatchObject({ live: false, main: [], marketCount: 0, state: { statusId: 4, score: [2, 1] } });
  expect(book.markets(id)).toEqual([]);
});

test('every price of a running game is the same in the list, on the game page and for a bet', async () => {
  const { book, timers, id } = await oneGame();
  for (const minutes of [0, 12, 25, 40]) {
    timers.advance(minutes * MINUTE);
    const markets = book.markets(id);
    for (const market of book.game(id)?.main ?? []) {
      const { typeId, period, param } = market;
      expect(markets).toContainEqual(market);
      for (const { id: selectionId, price, suspended } of market.outcomes) {
        expect(book.quote(selectionId)).toMatchObject({ selectionId, gameId: id, price, suspended });
      }
      expect([typeId, period, param]).toEqual([typeId, 0, param]);
    }
    expect(book.game(id)?.marketCount).toBe(markets.length);
  }
});

test('the main line of a column is the one whose sides are most alike', async () => {
  const { book, id } = await oneGame();
  expect(book.game(id)?.main.map(({ typeId, param }) => [typeId, param])).toEqual([
    [RESULT, 0],
    [TOTAL, 5],
  ]);
});

test('a goal closes the book for a moment, then it opens at other prices', async () => {
  const { book, timers, id, home } = await oneGame();
  timers.advance(30 * MINUTE - 1);
  const before = book.quote(home);
  expect(before).toMatchObject({ suspended: false, live: true, score: [0, 0] });
  timers.advance(1);
  expect(book.quote(home)).toMatchObject({ suspended: true, score: [1, 0] });
  expect(book.game(id)?.state).toMatchObject({ suspended: true, incident: { kind: 'goal', side: 0 } });
  timers.advance(19_999);
  expect(book.quote(home)?.suspended).toBe(true);
  timers.advance(1);
  const after = book.quote(home);
  expect(after?.suspended).toBe(false);
  expect(after?.price).toBeLessThan(before?.price as number);
});

test('an incident that closed the book is known by its instant', async () => {
  const { book, timers, id } = await oneGame();
  timers.advance(65 * MINUTE);
  const at = WORLD_START + 30 * MINUTE;
  expect(book.materialIncidents(id, at - 1, at)).toEqual([{ kind: 'goal', at }]);
  expect(book.materialIncidents(id, at, at + MINUTE)).toEqual([]);
  expect(book.materialIncidents(id, at - 1, at - 1)).toEqual([]);
  expect(book.materialIncidents(id, WORLD_START, WORLD_START + 65 * MINUTE)).toHaveLength(2);
  // The book tells no incident of the future.
  expect(book.materialIncidents(id, WORLD_START, WORLD_START + 200 * MINUTE)).toHaveLength(2);
});

test('selections are settled as soon as they are decided and not before', async () => {
  const { book, timers, id, home, over } = await oneGame();
  const under = selection(id, TOTAL, 1, 5);
  const draw = selection(id, RESULT, 1);
  timers.advance(60 * MINUTE + 1);
  expect([home, over, under].map((each) => book.settle(each))).toEqual([null, null, null]);
  expect(book.finalScore(id)).toBeNull();
  timers.advance(30 * MINUTE);
  expect([home, over, under].map((each) => book.settle(each))).toEqual([null, 1, 0]);
  timers.advance(10 * MINUTE);
  expect([home, draw, over, under].map((each) => book.settle(each))).toEqual([1, 0, 1, 0]);
  expect(book.finalScore(id)).toEqual([2, 1]);
});

test('a decided selection has left the book', async () => {
  const { book, timers, over } = await oneGame();
  timers.advance(95 * MINUTE);
  expect(book.quote(over)).toBeNull();
});

test('the next instant at which bets may be decided is that of the next event', async () => {
  const { book, timers, id } = await oneGame();
  expect(book.nextEventAt(id)).toBe(WORLD_START + 10 * MINUTE);
  timers.advance(11 * MINUTE);
  expect(book.nextEventAt(id)).toBe(WORLD_START + 30 * MINUTE);
  timers.advance(90 * MINUTE);
  expect(book.nextEventAt(id)).toBeNull();
});

test('nothing of a game may be decided before it starts, unless QA has decided it', async () => {
  const { book, timers, ids } = await openScriptedBook([{ start: 10 }, { start: 10 }]);
  const [first, second] = ids as [number, number];
  expect([first, second, 12_345].map((id) => book.mayDecide(id))).toEqual([false, false, true]);
  await book.controls.decide(selection(first, RESULT, 0), 1);
  expect([first, second].map((id) => book.mayDecide(id))).toEqual([true, false]);
  timers.advance(10 * MINUTE);
  expect(book.mayDecide(second)).toBe(true);
  timers.advance(200 * MINUTE);
  expect(book.mayDecide(second)).toBe(true);
});

test('an id of no game, or of a game that is not offered yet, is unknown to the book', async () => {
  const { book, ids, timers } = await openScriptedBook([{ start: 600, listed: 60 }]);
  const [id] = ids as [number];
  for (const unknown of [0, -1, 1.5, 12_345, 2 ** 40]) {
    expect(book.game(unknown)).toBeNull();
    expect(book.markets(unknown)).toEqual([]);
    expect(book.quote(unknown)).toBeNull();
    expect(book.settle(unknown)).toBeNull();
    expect(book.finalScore(unknown)).toBeNull();
    expect(book.nextEventAt(unknown)).toBeNull();
  }
  expect(book.game(id)).toBeNull();
  timers.advance(60 * MINUTE);
  expect(book.game(id)).not.toBeNull();
});

test('prices before the start move now and then, in both directions, and stay the same in between', async () => {
  const { book, timers, ids } = await openScriptedBook([{ start: 40 * 60 }]);
  const home = selection(ids[0] as number, RESULT, 0);
  const prices: number[] = [];
  for (let minute = 0; minute < 38 * 60; minute += 1) {
    timers.advance(MINUTE);
    prices.push(book.quote(home)?.price as number);
  }
  const moves = prices.slice(1).map((price, index) => price - (prices[index] as number));
  const ups = moves.filter((move) => move > 0).length;
  const downs = moves.filter((move) => move < 0).length;
  expect(ups).toBeGreaterThan(10);
  expect(downs).toBeGreaterThan(10);
  expect(ups + downs).toBeLessThan(moves.length / 4);
});

test('the same object answers for a game as long as nothing about it changes', async () => {
  const { book, timers, id } = await oneGame();
  const first = book.game(id);
  timers.advance(1000);
  expect(book.game(id)).toBe(first);
  timers.advance(9 * MINUTE + 59_000);
  expect(book.game(id)).not.toBe(first);
});

async function recorded(followed: boolean) {
  const opened = await oneGame();
  const changes: BookChange[] = [];
  const decisions: number[][] = [];
  opened.book.onChanges((news) => changes.push(...news));
  opened.book.onDecisions((ids) => decisions.push([...ids]));
  if (followed) opened.book.announceInFull(new Set([opened.id]));
  opened.book.start();
  return { ...opened, changes, decisions };
}

test('the announced changes are enough to follow the prices of the columns', async () => {
  const { book, timers, changes, id } = await recorded(false);
  const shown = () => (book.game(id)?.main ?? []).flatMap(({ outcomes }) => outcomes);
  const prices = () => new Map(shown().map(({ id: each, price, suspended }) => [each, { price, suspended }]));
  const held = prices();
  let moves = 0;
  for (let step = 0; step < 99 * 10; step += 1) {
    timers.advance(6000);
    moves += changes.length;
    for (const { odds } of changes.splice(0)) {
      for (const { selectionId, price, suspended } of odds) {
        if (price === 0) held.delete(selectionId);
        else held.set(selectionId, { price, suspended });
      }
    }
    expect(held).toEqual(prices());
  }
  expect(moves).toBeGreaterThan(100);
});

test('a followed game is announced with all its markets, before the start too', async () => {
  const { book, timers, changes, id } = await recorded(true);
  timers.advance(200);
  const announced = new Set(changes.flatMap(({ odds }) => odds.map(({ selectionId }) => selectionId)));
  const offered = book.markets(id).flatMap(({ outcomes }) => outcomes.map((outcome) => outcome.id));
  expect(announced).toEqual(new Set(offered));
  const mains = new Set(book.game(id)?.main.flatMap(({ outcomes }) => outcomes.map((outcome) => outcome.id)));
  for (const { selectionId, main } of changes[0]?.odds ?? []) expect(main).toBe(mains.has(selectionId));
});

test('only what has changed is announced', async () => {
  const { book, timers, changes, id, home } = await recorded(false);
  timers.advance(15 * MINUTE);
  const last = new Map<number, string>();
  for (const { odds } of changes) {
    for (const { selectionId, price, suspended } of odds) {
      const said = `${price} ${suspended}`;
      expect(last.get(selectionId)).not.toBe(said);
      last.set(selectionId, said);
    }
  }
  expect(last.get(home)).toBe(`${book.quote(home)?.price} false`);
  // A clock that only runs on makes no change, so the running state is announced once: at the start.
  expect(changes.filter(({ state, gameId }) => gameId === id && state?.statusId === 2)).toHaveLength(1);
});

test('an event is announced within a tick, with the state, and as a decision', async () => {
  const { timers, changes, decisions, id } = await recorded(false);
  timers.advance(29 * MINUTE);
  changes.splice(0);
  decisions.splice(0);
  timers.advance(MINUTE + 100);
  const goal = changes.find(({ state }) => state?.score[0] === 1);
  expect(goal).toMatchObject({ gameId: id, gone: false, state: { suspended: true } });
  expect(goal?.odds.every(({ suspended }) => suspended)).toBe(true);
  expect(decisions).toEqual([[id]]);
});

test('the end of a game is announced once: gone, with its last state', async () => {
  const { timers, changes, decisions, id } = await recorded(false);
  timers.advance(99 * MINUTE);
  changes.splice(0);
  decisions.splice(0);
  timers.advance(10 * MINUTE);
  expect(changes.filter(({ gone }) => gone)).toEqual([
    { gameId: id, odds: [], gone: true, state: expect.objectContaining({ statusId: 4, score: [2, 1] }) },
  ]);
  expect(decisions.flat()).toContain(id);
});

test('moving the clock past a whole game announces that its bets are decided', async () => {
  const { clock, timers, decisions, id, book, home } = await recorded(false);
  timers.advance(1000);
  await clock.moveTo(WORLD_START + 300 * MINUTE);
  timers.advance(200);
  expect(decisions.flat()).toContain(id);
  expect(book.settle(home)).toBe(1);
});

test('moving the clock back brings the game back as it was', async () => {
  const { clock, timers, book, id, home, changes } = await recorded(false);
  timers.advance(35 * MINUTE);
  const then = { game: book.game(id), quote: book.quote(home), at: clock.now() };
  timers.advance(70 * MINUTE);
  expect(book.finalScore(id)).toEqual([2, 1]);
  await clock.moveTo(then.at);
  expect(book.game(id)).toEqual(then.game);
  expect(book.quote(home)).toEqual(then.quote);
  changes.splice(0);
  timers.advance(200);
  expect(changes.some(({ gameId, state }) => gameId === id && state?.statusId === 2)).toBe(true);
});

test('a fast clock does not make the book work more', async () => {
  const { clock, timers, changes } = await recorded(false);
  timers.advance(20 * MINUTE);
  changes.splice(0);
  timers.advance(10_000);
  const slow = changes.splice(0).length;
  await clock.setSpeed(20);
  timers.advance(10_000);
  expect(changes.length).toBeLessThanOrEqual(slow + 10);
});

test('a stopped book is silent, and start and stop may be called twice', async () => {
  const { book, timers, changes } = await recorded(false);
  book.start();
  timers.advance(11 * MINUTE);
  const said = changes.length;
  expect(said).toBeGreaterThan(0);
  book.stop();
  book.stop();
  timers.advance(20 * MINUTE);
  expect(changes).toHaveLength(said);
  book.start();
  timers.advance(200);
  expect(changes.length).toBeGreaterThan(said);
});

test('a listener hears nothing after its subscription has ended', async () => {
  const { book, timers } = await oneGame();
  const listener = vi.fn();
  book.onChanges(listener)();
  book.onDecisions(listener)();
  book.start();
  timers.advance(30 * MINUTE);
  expect(listener).not.toHaveBeenCalled();
});

test('a process that starts in the middle of a game has the same book as the others', async () => {
  const stores = sharedStores();
  const first = await openScriptedBook(ONE_GAME, stores);
  const id = first.ids[0] as number;
  first.book.start();
  first.timers.advance(47 * MINUTE + 321);
  const second = await openScriptedBook(ONE_GAME, stores, first.timers);
  for (let step = 0; step < 60; step += 1) {
    first.timers.advance(MINUTE + 7);
    expect(second.book.game(id)).toEqual(first.book.game(id));
    expect(second.book.markets(id)).toEqual(first.book.markets(id));
    expect(second.book.list({ section: 'live' })).toEqual(first.book.list({ section: 'live' }));
  }
});
