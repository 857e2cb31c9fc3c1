import { describe, expect, test } from 'vitest';
import { historyTimes } from './history-times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2027, 2, 6, 15);

const steps = (times: readonly number[]) =>
  new Set(times.slice(1).map((at, index) => (at - (times[index] as number)) / MINUTE));

describe('the instants of a history', () => {
  test('before the start are those of the last twelve hours, and one a day since the opening', () => {
    const now = START - 5 * HOUR + 7 * MINUTE;
    const { opening, shown } = historyTimes({ openedAt: START - 4 * DAY, startAt: START, now });
    expect([...steps(shown)]).toEqual([15]);
    expect(shown[0]).toBe(START - 17 * HOUR + 15 * MINUTE);
    expect(shown.at(-1)).toBe(START - 5 * HOUR);
    expect(opening).toEqual([4, 3, 2, 1].map((days) => START - days * DAY));
  });

  test('begin with the opening of a game that came to the book later', () => {
    const openedAt = START - 4 * HOUR;
    const { opening, shown } = historyTimes({ openedAt, startAt: START, now: START - HOUR + 1 });
    expect(opening).toEqual([]);
    expect(shown[0]).toBe(openedAt);
    expect([...steps(shown)]).toEqual([5]);
  });

  test('of a live game begin an hour before its start', () => {
    const { shown } = historyTimes({ openedAt: START - DAY, startAt: START, now: START + 10 * MINUTE });
    expect(shown[0]).toBe(START - HOUR);
    expect([...steps(shown)]).toEqual([2]);
  });

  test('are the same for all readers within a step', () => {
    const at = (now: number) => historyTimes({ openedAt: START - DAY, startAt: START, now });
    expect(at(START + 31_000)).toEqual(at(START + 59_000));
  });

  test.each([1, 20, 90, 600, 6000])('are few, %i minutes into the game', (minutes) => {
    const now = START + minutes * MINUTE;
    const { opening, shown } = historyTimes({ openedAt: START - 14 * DAY, startAt: START, now });
    expect(opening.length + shown.length).toBeLessThan(80);
    expect(shown.at(-1)).toBeLessThan(now);
  });
});
