import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  certain,
  chanceUpTo,
  compared,
  convolved,
  type Distribution,
  difference,
  distributionOf,
  exactly,
  mass,
  mean,
  mixed,
  negated,
  oddMass,
  powersOf,
  shifted,
  signs,
  trimmed,
  variance,
} from './distribution.ts';

const DIE = distributionOf(
  1,
  [1, 1, 1, 1, 1, 1].map((p) => p / 6),
);

const distributions = fc
  .tuple(fc.integer({ min: -30, max: 30 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 }))
  .filter(([, weights]) => weights.some((weight) => weight > 0))
  .map(([from, weights]): Distribution => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return distributionOf(
      from,
      weights.map((weight) => weight / sum),
    );
  });

describe('two dice', () => {
  const both = convolved(DIE, DIE);

  test.each([
    [2, 1 / 36],
    [7, 6 / 36],
    [12, 1 / 36],
    [13, 0],
    [1, 0],
  ])('show %i in %f of all throws', (sum, p) => {
    expect(exactly(both, sum)).toBeCloseTo(p, 12);
  });

  test('have the mean and the variance of two', () => {
    expect(mean(both)).toBeCloseTo(7, 12);
    expect(variance(both)).toBeCloseTo(35 / 6, 12);
    expect(oddMass(both)).toBeCloseTo(0.5, 12);
  });

  test('are level in one of six throws', () => {
    expect(compared(DIE, DIE).equal).toBeCloseTo(1 / 6, 12);
    expect(compared(DIE, DIE).above).toBeCloseTo(15 / 36, 12);
    expect(signs(difference(DIE, DIE)).level).toBeCloseTo(1 / 6, 12);
  });

  test('have powers that are the sums of that many dice', () => {
    const power = powersOf(DIE);
    expect(mean(power(10))).toBeCloseTo(35, 9);
    expect(power(0)).toEqual(certain(0));
    expect(exactly(power(2), 7)).toBeCloseTo(6 / 36, 12);
  });
});

test('sums, differences and mixtures keep mass and mean', () => {
  fc.assert(
    fc.property(distributions, distributions, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (a, b, share) => {
      expect(mass(convolved(a, b))).toBeCloseTo(1, 9);
      expect(mean(convolved(a, b))).toBeCloseTo(mean(a) + mean(b), 7);
      expect(mean(difference(a, b))).toBeCloseTo(mean(a) - mean(b), 7);
      const mix = mixed([
        [share, a],
        [1 - share, b],
      ]);
      expect(mean(mix)).toBeCloseTo(share * mean(a) + (1 - share) * mean(b), 7);
    }),
  );
});

test('comparing is the same as looking at the difference', () => {
  fc.assert(
    fc.property(distributions, distributions, (a, b) => {
      const { first, level } = signs(difference(a, b));
      const { above, equal } = compared(a, b);
      expect(above).toBeCloseTo(first, 9);
      expect(equal).toBeCloseTo(level, 9);
    }),
  );
});

test('shifting and negating move values, not probabilities', () => {
  fc.assert(
    fc.property(distributions, fc.integer({ min: -20, max: 20 }), fc.integer({ min: -60, max: 60 }), (d, by, at) => {
      expect(exactly(shifted(d, by), at + by)).toBe(exactly(d, at));
      expect(exactly(negated(d), -at)).toBe(exactly(d, at));
      expect(chanceUpTo(d, at)).toBeCloseTo(1 - chanceUpTo(negated(d), -at - 1), 9);
    }),
  );
});

test('trimming removes ends below any price', () => {
  const d = trimmed(distributionOf(3, [1e-14, 0.5, 0.5, 0, 1e-14]));
  expect(d).toEqual(distributionOf(4, [0.5, 0.5]));
});
