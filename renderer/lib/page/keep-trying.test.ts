import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(succeedsAt = Number.POSITIVE_INFINITY) {
  const at: number[] = [];
  const started = Date.now();
  let online = () => {};
  let listeners = 0;
  const tries = keepTrying({
    attempt: async () => {
      at.push((Date.now() - started) / 1000);
      return at.length >= succeedsAt;
    },
    onOnline: (listener) => {
      online = listener;
      listeners += 1;
      return () => {
        listeners -= 1;
      };
    },
  });
  return { at, tries, online: () => online(), listeners: () => listeners };
}

describe('an attempt that failed', () => {
  test('is repeated at growing intervals, then every half a minute', async () => {
    const { at } = open();
    await vi.advanceTimersByTimeAsync(125_000);
    expect(at).toEqual([2, 6, 14, 30, 60, 90, 120]);
  });

  test('is repeated at once when the device is online again, and with short intervals afterwards', async () => {
    const { at, online } = open();
    await vi.advanceTimersByTimeAsync(40_000);
    online();
    await vi.advanceTimersByTimeAsync(7000);
    expect(at).toEqual([2, 6, 14, 30, 40, 42, 46]);
  });

  test('is repeated until it succeeds, and never afterwards', async () => {
    const { at, online, listeners } = open(2);
    await vi.advanceTimersByTimeAsync(60_000);
    online();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([at, listeners()]).toEqual([[2, 6], 0]);
  });

  test('never runs twice at a time, however often it is requested', async () => {
    let running = 0;
    let highest = 0;
    const tries = keepTrying({
      attempt: async () => {
        running += 1;
        highest = Math.max(highest, running);
        await new Promise((resolve) => setTimeout(resolve, 5000));
        running -= 1;
        return false;
      },
      onOnline: () => () => {},
    });
    for (let press = 0; press < 5; press++) tries.now();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(highest).toBe(1);
    tries.stop();
  });

  test('is not repeated after a stop', async () => {
    const { at, tries } = open();
    tries.stop();
    tries.now();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(at).toEqual([]);
  });
});
