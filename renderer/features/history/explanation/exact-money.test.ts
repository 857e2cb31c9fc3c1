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
])('%s with %i digits is %s', (decimal, places, shifted) => {
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
  [{ n: 6136n, d: 1n }, 'EUR', '€61.36'],
  [{ n: 613_635_75n, d: 10_000n }, 'EUR', '€61.363575'],
  [{ n: 500n, d: 6n }, 'EUR', '≈ €0.833333'],
  [{ n: 1500n, d: 1n }, 'KWD', 'KWD 1.500'],
  [{ n: 1500n, d: 1n }, 'JPY', '¥1,500'],
])('an exact amount of %j minor units of %s is %s', (ratio, iso, said) => {
  expect(exactMoney(exactNumber(ratio), iso, 'en-u-nu-latn').replace(/\s/g, ' ')).toBe(said);
});

test('a factor that does not end is said to be about so much', () => {
  expect(exactFactor(exactNumber({ n: 12_272_715n, d: 1_000_000n }), 'en')).toBe('12.272715');
  expect(exactFactor(exactNumber({ n: 1n, d: 3n }), 'de')).toBe('≈ 0,333333');
});
