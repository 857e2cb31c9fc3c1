import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRIFT_POINTS, driftBucket, formDrift } from './form-drift.ts';

const START = Date.UTC(2027, 2, 6, 15);
const HOUR = 3_600_000;
const games = fc.integer({ min: 64, max: 2 ** 26 });
const leads = fc.integer({ min: 1, max: 9 * 24 * HOUR });

test('at the kick-off the drift of the ratings is over', () => {
  fc.assert(
    fc.property(games, fc.integer({ min: 0, max: HOUR }), (game, after) => {
      const { before, until } = driftBucket(game, START, START + after);
      expect(formDrift('s', game, 0, before)).toBe(0);
      expect(until).toBe(Number.POSITIVE_INFINITY);
    }),
  );
});

test('a bucket of drift contains its instant and lasts until its end', () => {
  fc.assert(
    fc.property(games, leads, (game, lead) => {
      const now = START - lead;
      const bucket = driftBucket(game, START, now);
      expect(bucket.before).toBeGreaterThanOrEqual(lead);
      expect(bucket.until).toBeGreaterThan(now);
      expect(driftBucket(game, START, bucket.until - 1)).toEqual(bucket);
      expect(driftBucket(game, START, bucket.until).until).toBeGreaterThan(bucket.until);
    }),
  );
});

test.each([
  ['days ahead about hourly', 100 * HOUR, 60],
  ['on the day before every twenty minutes', 20 * HOUR, 20],
  ['in the last hour every two minutes', HOUR / 2, 2],
])('prices move %s', (_when, lead, minutes) => {
  const first = driftBucket(4711, START, START - lead);
  const second = driftBucket(4711, START, first.until);
  expect(second.until - first.until).toBe(minutes * 60_000);
});

test('games that start together do not move together', () => {
  const ends = new Set(Array.from({ length: 50 }, (_, game) => driftBucket(64 + game, START, START - 20 * HOUR).until));
  expect(ends.size).toBeGreaterThan(40);
});

test('the walk of ratings is the same for the same seed, game and side, and differs for others', () => {
  const at = (seed: string, game: number, side: 0 | 1) => formDrift(seed, game, side, 30 * HOUR);
  expect(at('s', 100, 0)).toBe(at('s', 100, 0));
  expect(new Set([at('s', 100, 0), at('t', 100, 0), at('s', 101, 0), at('s', 100, 1)]).size).toBe(4);
});

test('the walk of ratings goes in both directions, slowly, and not far', () => {
  let ups = 0;
  let downs = 0;
  for (let game = 100; game < 140; game += 1) {
    for (let lead = 72 * HOUR; lead > 0; lead -= HOUR / 3) {
      const here = formDrift('s', game, 0, lead);
      const next = formDrift('s', game, 0, lead - HOUR / 3);
      expect(Math.abs(here)).toBeLessThan(4 * DRIFT_POINTS);
      expect(Math.abs(next - here)).toBeLessThan(DRIFT_POINTS);
      if (next > here) ups += 1;
      else downs += 1;
    }
  }
  expect(ups / (ups + downs)).toBeGreaterThan(0.45);
  expect(ups / (ups + downs)).toBeLessThan(0.55);
});
