import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';
import { NewsLog } from './news-log.ts';

const PLAYER = 7;
const announcements = fc.array(fc.record({ userId: fc.constantFrom(PLAYER, 8, null), hasMark: fc.boolean() }), {
  maxLength: 60,
});

/** Plays announcements into the log of a process that has begun to listen after some of them. */
function logFrom(list: readonly { userId: number | null; hasMark: boolean }[], start: number, size = 100) {
  const log = new NewsLog<number>(size);
  for (const [number, { userId, hasMark }] of list.entries()) {
    if (number < start) continue;
    const mark = hasMark ? `m${number}` : undefined;
    if (userId === null) log.addPlace(mark);
    else log.add(mark, userId, number);
  }
  return log;
}

test('a place that one process has named gives the same later news in every other, or is unknown there', () => {
  fc.assert(
    fc.property(announcements, fc.nat(60), fc.nat(60), fc.integer({ min: 1, max: 30 }), (list, at, start, size) => {
      const stop = Math.min(at, list.length);
      const told = logFrom(list.slice(0, stop), 0);
      const place = told.positionAt(told.index, PLAYER);
      const other = logFrom(list, Math.min(start, list.length), size);
      const later = other.between(place, other.index, PLAYER);
      const expected = list.flatMap(({ userId }, number) => (userId === PLAYER && number >= stop ? [number] : []));
      if (later !== null) expect(later.map(({ news }) => news)).toEqual(expected);
      else expect(place.epoch === '' || start > 0 || list.length > size).toBe(true);
    }),
  );
});

test('a client that has heard some of the news after a place gets the others', () => {
  const log = logFrom(
    Array.from({ length: 4 }, () => ({ userId: PLAYER, hasMark: true })),
    0,
  );
  const from = (sequence: number): FeedPosition => ({ epoch: 'm0', sequence });
  const newsAfter = (sequence: number, index = log.index) =>
    log.between(from(sequence), index, PLAYER)?.map(({ news }) => news);
  expect([newsAfter(0), newsAfter(2), newsAfter(3)]).toEqual([[1, 2, 3], [3], []]);
  expect(newsAfter(0, 2)).toEqual([1, 2]);
  expect(newsAfter(4)).toBeUndefined();
});

test('nothing before a restart is resumed', () => {
  const log = logFrom([{ userId: PLAYER, hasMark: true }], 0);
  const before = log.positionAt(log.index, PLAYER);
  log.restart();
  expect(log.between(before, log.index, PLAYER)).toBeNull();
  expect(log.positionAt(log.index, PLAYER)).toEqual({ epoch: '', sequence: 0 });
  log.add('again', PLAYER, 1);
  expect(log.positionAt(log.index, PLAYER)).toEqual({ epoch: 'again', sequence: 0 });
});
