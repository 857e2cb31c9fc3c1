import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Matchup } from '../model.ts';
import { BoundedCache } from './bounded-cache.ts';
import { bestOf, eloEdge, expectationOf, positive, StrengthCurve, solveIncreasing } from './strength.ts';

function matchup(homeRating: number, awayRating: number, params: Record<string, number> = {}): Matchup {
  return { sportId: 4, competitionId: 1, homeRating, awayRating, params, startAt: 0 };
}

describe('strength', () => {
  test.each([
    [1500, 1500, {}, 0],
    [1900, 1500, {}, 400],
    [1500, 1500, { homeAdvantage: 64 }, 64],
    [9000, 1500, {}, 1200],
    [2, 1, {}, 120],
    [1.5, 1.5, {}, 0],
  ])('%f against %f with %o is an edge of %i points', (home, away, params, edge) => {
    expect(eloEdge(matchup(home, away, params))).toBe(edge);
  });

  test('a side that is 400 points stronger wins ten times as often', () => {
    expect(expectationOf(400)).toBeCloseTo(10 / 11, 12);
    expect(expectationOf(-400)).toBeCloseTo(1 / 11, 12);
  });

  test('missing, negative and senseless parameters count as missing', () => {
    expect(positive(matchup(1, 1, { total: 7 }), 'total', 5)).toBe(7);
    expect(positive(matchup(1, 1), 'total', 5)).toBe(5);
    expect(positive(matchup(1, 1, { total: 0 }), 'total', 5)).toBe(5);
    expect(positive(matchup(1, 1, { total: Number.NaN }), 'total', 5)).toBe(5);
  });

  test.each([
    [3, { max: 3, need: 2 }],
    [4, { max: 5, need: 3 }],
    [0, { max: 5, need: 3 }],
    [99, { max: 7, need: 4 }],
  ])('a best of %i is played as %o', (wanted, expected) => {
    expect(bestOf(matchup(1, 1, { bestOf: wanted }), 5, 7)).toEqual(expected);
  });
});

test('solving finds the argument at which an increasing function takes a value, or the nearer end', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.99, max: 0.99, noNaN: true }), (target) => {
      expect(Math.tanh(solveIncreasing(Math.tanh, target, -6, 6))).toBeCloseTo(target, 6);
    }),
  );
  expect(solveIncreasing(Math.tanh, 5, -1, 2)).toBe(2);
  expect(solveIncreasing(Math.tanh, -5, -1, 2)).toBe(-1);
});

test('a curve returns the strength of a chance', () => {
  const chance = (x: number) => 1 / (1 + Math.exp(-6 * x - x ** 3));
  const curve = new StrengthCurve('a curve of a test', chance, 0, 1);
  for (const x of [0, 0.11, 0.37, 0.5, 0.93]) expect(curve.strengthFor(chance(x))).toBeCloseTo(x, 2);
  expect(curve.strengthFor(0.1)).toBe(0);
  expect(curve.strengthFor(0.9999999)).toBe(1);
});

test('a full cache drops the least recently used entry', () => {
  const cache = new BoundedCache<number>(2);
  let made = 0;
  const ask = (key: string): number =>
    cache.get(key, () => {
      made += 1;
      return made;
    });
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([1, 2, 1, 3, 1, 4]);
});
