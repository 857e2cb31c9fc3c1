import { describe, expect, test, vi } from 'vitest';
import { selectionOf } from '#shared/domain/ids/selection-id.ts';
import { A, AWAY, createStore, HOME, TOTAL } from './fake-odds-store.fixture.ts';

describe('a frame with a whole game', () => {
  test('in full scope: a selection that it does not name has left the book', () => {
    const { store, apply, price } = createStore();
    store.retainGame(A);
    store.subscribe(selectionOf(A, AWAY), () => undefined);
    apply({
      sequence: 1,
      gameId: A,
      prices: [
        [HOME, 1850],
        [AWAY, 2050],
        [TOTAL, 1900],
      ],
    });
    apply({ sequence: 2, gameId: A, whole: 'full', prices: [[HOME, 1860]] });
    expect([price(A, HOME), price(A, AWAY), price(A, TOTAL)]).toEqual([1860, 0, null]);
    expect(store.selections(A)).toEqual([selectionOf(A, HOME)]);
    expect(store.size).toBe(2);
  });

  test('in main scope: a selection that it does not name is no longer known', () => {
    const { store, apply, price } = createStore();
    const cell = vi.fn();
    store.retainGame(A);
    store.subscribe(selectionOf(A, TOTAL), cell);
    apply({
      sequence: 1,
      gameId: A,
      prices: [
        [HOME, 1850],
        [TOTAL, 1900],
      ],
    });
    store.flush();
    apply({ sequence: 2, gameId: A, whole: 'main', prices: [[HOME, 1850]] });
    store.flush();
    expect([price(A, HOME), price(A, TOTAL), cell.mock.calls.length]).toEqual([1850, null, 2]);
  });

  test('that is gone removes its prices', () => {
    const { store, apply, price } = createStore();
    store.retainGame(A);
    store.subscribe(selectionOf(A, HOME), () => undefined);
    apply({
      sequence: 1,
      gameId: A,
      prices: [
        [HOME, 1850],
        [AWAY, 2050],
      ],
    });
    apply({ sequence: 2, gameId: A, gone: true, prices: [] });
    expect([price(A, HOME), price(A, AWAY)]).toEqual([0, null]);
  });

  test('reports added and removed selections once', () => {
    const { store, apply } = createStore();
    const listener = vi.fn();
    store.retainGame(A);
    store.subscribeGame(A, listener);
    apply({
      sequence: 1,
      gameId: A,
      prices: [
        [HOME, 1850],
        [AWAY, 2050],
      ],
    });
    store.flush();
    const before = store.structure(A);
    apply({ sequence: 2, gameId: A, prices: [[HOME, 1860]] });
    store.flush();
    expect([listener.mock.calls.length, store.structure(A)]).toEqual([1, before]);
    apply({
      sequence: 3,
      gameId: A,
      prices: [
        [HOME, 0],
        [TOTAL, 1900],
      ],
    });
    store.flush();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.structure(A)).toBeGreaterThan(before);
  });
});
