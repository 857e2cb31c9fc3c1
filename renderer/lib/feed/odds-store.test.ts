import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { selectionOf } from '#shared/domain/ids/selection-id.ts';
import { A, AWAY, B, createStore, type Frame, HOME, place, TOTAL } from './fake-odds-store.fixture.ts';

describe('a listener of the odds store', () => {
  test('is called once per flush, however often its price moved, and only after a change', () => {
    const { store, apply, asked } = createStore();
    const home = vi.fn();
    const away = vi.fn();
    store.subscribe(selectionOf(A, HOME), home);
    store.subscribe(selectionOf(A, AWAY), away);
    for (const sequence of [1, 2, 3]) apply({ sequence, gameId: A, prices: [[HOME, 1800 + sequence]] });
    expect([home.mock.calls.length, asked()]).toEqual([0, 1]);
    store.flush();
    store.flush();
    expect([home.mock.calls.length, away.mock.calls.length]).toEqual([1, 0]);
  });

  test('is not called when a frame repeats the same price', () => {
    const { store, apply } = createStore();
    const listener = vi.fn();
    store.subscribe(selectionOf(A, HOME), listener);
    apply({ sequence: 1, gameId: A, prices: [[HOME, 1850]] });
    store.flush();
    apply({ sequence: 2, gameId: A, prices: [[HOME, 1850]] });
    store.flush();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read(selectionOf(A, HOME))?.sequence).toBe(2);
  });

  test('is called when only the suspension changed', () => {
    const { store, apply } = createStore();
    const listener = vi.fn();
    store.subscribe(selectionOf(A, HOME), listener);
    apply({ sequence: 1, gameId: A, prices: [[HOME, 1850]] });
    store.flush();
    apply({ sequence: 2, gameId: A, prices: [[HOME, 1850, true]] });
    store.flush();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.read(selectionOf(A, HOME))).toMatchObject({ price: 1850, suspended: true });
  });

  test('reads the direction and the time of the last change, and the same object until then', () => {
    const { store, apply, pass } = createStore();
    store.retainGame(A);
    const id = selectionOf(A, HOME);
    apply({ sequence: 1, gameId: A, prices: [[HOME, 1850]] });
    expect(store.read(id)).toEqual({ price: 1850, suspended: false, direction: 0, changedAt: 0, sequence: 1 });
    pass(50);
    apply({ sequence: 2, gameId: A, prices: [[HOME, 1900]] });
    expect(store.read(id)).toEqual({ price: 1900, suspended: false, direction: 1, changedAt: 1050, sequence: 2 });
    expect(store.read(id)).toBe(store.read(id));
    apply({ sequence: 3, gameId: A, prices: [[HOME, 1700]] });
    expect(store.read(id)?.direction).toBe(-1);
  });

  test('that unsubscribes during a flush is not called any more, and others are', () => {
    const { store, apply } = createStore();
    const second = vi.fn();
    const leave = store.subscribe(selectionOf(A, AWAY), second);
    store.subscribe(selectionOf(A, HOME), () => leave());
    apply({
      sequence: 1,
      gameId: A,
      prices: [
        [HOME, 1850],
        [AWAY, 2050],
      ],
    });
    store.flush();
    expect(second).not.toHaveBeenCalled();
  });
});

describe('a market of the odds store', () => {
  test('has the newest sequence of its outcomes', () => {
    const { store, apply } = createStore();
    store.retainGame(A);
    apply(
      {
        sequence: 1,
        gameId: A,
        prices: [
          [HOME, 1850],
          [AWAY, 2050],
          [TOTAL, 1900],
        ],
      },
      { sequence: 2, gameId: A, prices: [[AWAY, 2040]] },
      { sequence: 3, gameId: A, prices: [[TOTAL, 1910]] },
    );
    expect(store.market(selectionOf(A, HOME))).toEqual({ sequence: 2, changedAt: 1000 });
    expect(store.market(selectionOf(A, place(9)))).toBeNull();
  });
});

describe('rows of the odds store', () => {
  test('are kept for a retained game and for cells, and freed after that', () => {
    const { store, apply } = createStore();
    apply({ sequence: 1, gameId: A, prices: [[HOME, 1850]] });
    expect(store.size).toBe(0);
    const release = store.retainGame(A);
    const leave = store.subscribe(selectionOf(A, HOME), () => undefined);
    apply({
      sequence: 2,
      gameId: A,
      prices: [
        [HOME, 1850],
        [AWAY, 2050],
      ],
    });
    expect(store.size).toBe(2);
    release();
    release();
    expect(store.size).toBe(1);
    leave();
    leave();
    expect(store.size).toBe(0);
  });

  test('are reused: following ten thousand games one after another takes no more of them', () => {
    const { store, apply } = createStore();
    const prices = Array.from(
      { length: 300 },
      (_, index) => [place(1 + (index % 200), Math.floor(index / 200)), 1500] as const,
    );
    for (let gameId = 1; gameId <= 10_000; gameId += 37) {
      const release = store.retainGame(gameId);
      apply({ sequence: gameId, gameId, prices });
      expect(store.size).toBe(300);
      release();
    }
    expect(store.size).toBe(0);
  });

  test('beyond the initial capacity are all found', () => {
    const { store, apply } = createStore();
    for (let gameId = 1; gameId <= 500; gameId++) {
      store.retainGame(gameId);
      apply({
        sequence: 1,
        gameId,
        prices: Array.from({ length: 12 }, (_, index) => [place(1 + index), gameId * 100 + index] as const),
      });
    }
    expect(store.size).toBe(6000);
    for (let gameId = 1; gameId <= 500; gameId++)
      expect(store.read(selectionOf(gameId, place(12)))?.price).toBe(gameId * 100 + 11);
  });

  test('equal a plain map after any order of retaining and releasing games', () => {
    const step = fc.record({
      gameId: fc.integer({ min: 1, max: 12 }),
      isTaken: fc.boolean(),
      locals: fc.uniqueArray(fc.nat(40), { maxLength: 30 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { store, apply } = createStore();
        const releases = new Map<number, () => void>();
        const model = new Map<number, Map<number, number>>();
        steps.forEach(({ gameId, isTaken, locals }, index) => {
          if (isTaken && !releases.has(gameId)) {
            releases.set(gameId, store.retainGame(gameId));
            model.set(gameId, new Map());
          } else if (!isTaken) {
            releases.get(gameId)?.();
            releases.delete(gameId);
            model.delete(gameId);
          }
          apply({ sequence: index, gameId, prices: locals.map((local) => [local, 1000 + index]) });
          for (const local of locals) model.get(gameId)?.set(local, 1000 + index);
        });
        expect(store.size).toBe([...model.values()].reduce((sum, game) => sum + game.size, 0));
        for (const [gameId, game] of model) {
          for (const [local, price] of game) expect(store.read(selectionOf(gameId, local))?.price).toBe(price);
        }
      }),
    );
  });
});

describe('a price from another source than the feed', () => {
  const id = selectionOf(A, HOME);
  test.each<[string, string, number, number]>([
    ['read later in the same epoch counts', 'e1', 8, 2000],
    ['read at the same place does not', 'e1', 7, 1850],
    ['read earlier does not', 'e1', 3, 1850],
    ['of another epoch does not', 'e0', 99, 1850],
  ])('%s', (_, epoch, sequence, expected) => {
    const { store, apply, price } = createStore();
    store.beginEpoch('e1');
    store.subscribe(id, () => undefined);
    apply({ sequence: 7, gameId: A, prices: [[HOME, 1850]] });
    store.seed(id, 2000, false, { epoch, sequence });
    expect(price(A, HOME)).toBe(expected);
  });

  test('counts until the feed reports one', () => {
    const { store, apply, price } = createStore();
    store.subscribe(id, () => undefined);
    store.seed(id, 2000, true, { epoch: 'e0', sequence: 900 });
    expect(store.read(id)).toMatchObject({ price: 2000, suspended: true, sequence: 0 });
    store.beginEpoch('e1');
    apply({ sequence: 1, gameId: A, prices: [[HOME, 1850]] });
    expect(price(A, HOME)).toBe(1850);
  });

  test('is not kept without a subscriber', () => {
    const { store } = createStore();
    store.seed(id, 2000, false);
    expect(store.size).toBe(0);
  });
});

describe('a new epoch of the feed', () => {
  test('starts its sequences again, and its first frame is newer than all before', () => {
    const { store, apply, price } = createStore();
    store.retainGame(A);
    store.beginEpoch('e1');
    apply({ sequence: 500, gameId: A, whole: 'full', prices: [[HOME, 1850]] });
    store.beginEpoch('e2');
    apply({ sequence: 1, gameId: A, whole: 'full', prices: [[AWAY, 2050]] });
    expect([price(A, HOME), price(A, AWAY)]).toEqual([null, 2050]);
  });
});

describe('the final state of the odds store', () => {
  const locals = [HOME, AWAY, TOTAL, place(4), place(5)];
  const frame = fc.record({
    gameId: fc.constantFrom(A, B),
    whole: fc.constantFrom(undefined, undefined, undefined, 'main' as const, 'full' as const),
    gone: fc.constantFrom(false, false, false, false, true),
    prices: fc.uniqueArray(fc.tuple(fc.constantFrom(...locals), fc.constantFrom(0, 1500, 1850, 9000), fc.boolean()), {
      selector: ([local]) => local,
      maxLength: 5,
    }),
  });
  const story = fc
    .array(frame, { minLength: 1, maxLength: 12 })
    .map((frames) =>
      frames.map(({ whole, ...rest }, index): Frame => ({ ...rest, sequence: index + 1, ...(whole ? { whole } : {}) })),
    );
  const disorder = story.chain((frames) =>
    fc.record({
      frames: fc.constant(frames),
      arrived: fc.array(fc.nat(frames.length - 1), { maxLength: 12 }).chain((extra) =>
        fc.shuffledSubarray([...frames, ...extra.map((i) => frames[i] as Frame)], {
          minLength: frames.length + extra.length,
        }),
      ),
    }),
  );

  function end(frames: readonly Frame[], hasCells: boolean) {
    const { store, apply } = createStore();
    for (const gameId of [A, B]) {
      store.retainGame(gameId);
      if (hasCells) for (const local of locals) store.subscribe(selectionOf(gameId, local), () => undefined);
    }
    apply(...frames);
    return [A, B].flatMap((gameId) =>
      locals.map((local) => {
        const read = store.read(selectionOf(gameId, local));
        return read && read.price > 0 ? [read.price, read.suspended] : 'not on offer';
      }),
    );
  }

  test.each([true, false])(
    'does not depend on the order and the repetition of frames (cells on the screen: %s)',
    (hasCells) => {
      fc.assert(
        fc.property(disorder, ({ frames, arrived }) => {
          expect(end(arrived, hasCells)).toEqual(end(frames, hasCells));
        }),
        { numRuns: 1500 },
      );
    },
  );
});
