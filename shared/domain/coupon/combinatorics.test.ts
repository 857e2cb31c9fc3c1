import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomial, elementarySymmetric, lineAt } from './combinatorics.ts';

describe('the binomial coefficient', () => {
  test.each([
    [5, 3, 10n],
    [20, 10, 184_756n],
    [50, 25, 126_410_606_437_752n],
    [4, 0, 1n],
    [4, 4, 1n],
    [4, 5, 0n],
    [4, -1, 0n],
  ])('of %i and %i is %s', (n, k, count) => {
    expect(binomial(n, k)).toBe(count);
  });
});

describe('the elementary symmetric polynomials', () => {
  test('are the coefficients of the product of 1 + x·v', () => {
    expect(elementarySymmetric([2n, 3n, 5n], 3)).toEqual([1n, 10n, 31n, 30n]);
  });

  test('ignore zeros, and are 0 above the number of other values', () => {
    expect(elementarySymmetric([0n, 3n, 0n, 5n], 3)).toEqual([1n, 8n, 15n, 0n]);
  });
});

describe('a line by its rank', () => {
  test('runs through all subsets in lexicographic order', () => {
    const sizes = fc.integer({ min: 1, max: 8 }).chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 1, max: n })));
    fc.assert(
      fc.property(sizes, ([n, k]) => {
        const lines = Array.from({ length: Number(binomial(n, k)) }, (_, rank) => lineAt(n, k, BigInt(rank)));
        const texts = lines.map((line) => line.map((index) => String.fromCharCode(65 + index)).join(''));
        expect(texts).toEqual([...new Set(texts)].sort());
        expect(lines.every((line) => line.length === k && line.every((index) => index >= 0 && index < n))).toBe(true);
      }),
    );
  });

  test('is found for 25 out of 50 without listing the lines before', () => {
    const last = binomial(50, 25) - 1n;
    expect(lineAt(50, 25, last)).toEqual(Array.from({ length: 25 }, (_, index) => 25 + index));
  });

  test.each([-1n, 10n])('does not exist for the rank %s', (rank) => {
    expect(() => lineAt(5, 3, rank)).toThrow(RangeError);
  });
});
