import { expect, test } from 'vitest';
import { FEED_WIDE_LIMIT } from '#shared/domain/feed/feed-protocol.ts';
import { WatchList } from './watch-list.ts';

function watched() {
  const later: (() => void)[] = [];
  let changes = 0;
  const list = new WatchList({
    wanted: () => () => {},
    changed: () => {
      changes += 1;
    },
    later: (run) => void later.push(run),
  });
  const linger = () => {
    for (const run of later.splice(0)) run();
  };
  return { list, linger, changes: () => changes };
}

test('further columns are wanted as long as a list shows them, and a moment longer', () => {
  const { list, linger, changes } = watched();
  list.watch([1, 2], 'main');
  expect(list.take()).toEqual({ main: [1, 2], full: [] });
  const ends = [list.widen(), list.widen()];
  expect(list.take()).toEqual({ main: [1, 2], full: [], wide: true });
  ends[0]?.();
  ends[0]?.();
  linger();
  expect(list.take()).toHaveProperty('wide', true);
  ends[1]?.();
  expect(list.take()).toHaveProperty('wide', true);
  const before = changes();
  linger();
  expect(changes()).toBe(before + 1);
  expect(list.take()).toEqual({ main: [1, 2], full: [] });
});

test('with further columns the latest games are wanted up to their own limit', () => {
  const { list } = watched();
  const ids = Array.from({ length: FEED_WIDE_LIMIT + 20 }, (_, index) => index + 1);
  list.watch(ids, 'main');
  expect(list.take().main).toHaveLength(ids.length);
  list.widen();
  expect(list.take().main).toEqual(ids.slice(-FEED_WIDE_LIMIT));
});
