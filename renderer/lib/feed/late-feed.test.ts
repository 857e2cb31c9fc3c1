import { beforeEach, expect, test, vi } from 'vitest';
import type { Feed } from './feed.ts';
import { createLateFeed } from './late-feed.ts';

const FEED = {} as Feed;

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('a feed that arrives connects those who wait in several tasks, in their order', () => {
  const late = createLateFeed();
  const connected: number[] = [];
  for (let index = 0; index < 200; index++)
    late.attach(() => {
      connected.push(index);
      return () => {};
    });
  late.arrive(FEED);
  expect(connected.length).toBeGreaterThan(0);
  expect(connected.length).toBeLessThan(200);
  vi.runAllTimers();
  expect(connected).toEqual(Array.from({ length: 200 }, (_, index) => index));
});

test('whoever attaches after the arrival is connected at once, and whoever leaves before its turn never is', () => {
  const late = createLateFeed();
  const undo = vi.fn();
  const never = vi.fn(() => undo);
  const stops = Array.from({ length: 200 }, () => late.attach(never));
  late.arrive(FEED);
  const before = never.mock.calls.length;
  for (const stop of stops) stop();
  const now = vi.fn(() => () => {});
  late.attach(now);
  expect(now).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect([never.mock.calls.length, undo.mock.calls.length]).toEqual([before, before]);
});
