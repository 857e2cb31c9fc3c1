import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactNumber } from '#shared/domain/coupon/explanation.ts';
import { exactFactor, exactMoney, shiftPoint } from './exact-money.ts';

test.each([
  ['2000', 2, '20.00'],
  ['5', 2, '0.05'],
  ['333.333333', 2, '3.33333333'],
  ['1500', 0, '1500'],
  ['1500.5', 3, '1.5005'],
  ['0', 2, '0.00'],
])('%s with the point moved by %i places is %s', (decimal, places, shifted) => {
  expect(shiftPoint(decimal, places)).toBe(shifted);
});

test('moving the point divides by the power of ten', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0, 2, 3), (minor, places) => {
      expect(Number(shiftPoint(String(minor), places))).toBeCloseTo(minor / 10 ** places, 9);
    }),
  );
});

test.each([
  [6136, 1, 'EUR', '€61.36'],
  [61_363_575, 10_000, 'EUR', '€61.363575'],
  [500, 6, 'EUR', '≈ €0.833333'],
  [1500, 1, 'KWD', 'KWD 1.500'],
  [1500, 1, 'JPY', '¥1,500'],
])('%i/%i minor units of %s are written %s', (n, d, iso, said) => {
  const exact = exactNumber({ n: BigInt(n), d: BigInt(d) });
  expect(exactMoney(exact, iso, 'en-u-nu-latn').replace(/\s/g, ' ')).toBe(said);
});

test('a factor with endless decimals is marked as approximate', () => {
  expect(exactFactor(exactNumber({ n: 12_272_715n, d: 1_000_000n }), 'en')).toBe('12.272715');
  expect(exactFactor(exactNumber({ n: 1n, d: 3n }), 'de')).toBe('≈ 0,333333');
});
