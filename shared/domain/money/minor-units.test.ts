import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AmountRangeError,
  fromMajorString,
  isMinorUnits,
  toDisplayMinorUnits,
  toMajorString,
  toMinorUnits,
} from './minor-units.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

describe('minor units', () => {
  test.each([
    [1250, 2, '12.50'],
    [5, 2, '0.05'],
    [0, 2, '0.00'],
    [12, 0, '12'],
    [1500, 3, '1.500'],
    [-1, 2, '-0.01'],
    [123456789012345678901234567890n, 3, '123456789012345678901234567.890'],
  ])('of %s with %i decimals are written %s', (amount, decimals, text) => {
    expect(toMajorString(amount, decimals)).toBe(text);
  });

  test.each(['', '.5', '1.', '1,5', '1.234', 'abc', '1e3', ' 1', '99999999999999999'])(
    'are not read from "%s"',
    (text) => {
      expect(fromMajorString(text, 2)).toBeNull();
    },
  );

  test('read minus zero as zero', () => {
    expect(Object.is(fromMajorString('-0', 2), 0)).toBe(true);
  });

  test('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(0, 2, 3), (amount, decimals) => {
        expect(fromMajorString(toMajorString(amount, decimals), decimals)).toBe(amount + 0);
      }),
    );
  });

  test('out of range are refused for storage and cut for display', () => {
    const beyond = BigInt(LARGEST) + 1n;
    expect(() => toMinorUnits(beyond)).toThrow(AmountRangeError);
    expect(() => toMinorUnits(-beyond)).toThrow(AmountRangeError);
    expect(toDisplayMinorUnits(beyond)).toBe(LARGEST);
    expect(toDisplayMinorUnits(-beyond)).toBe(-LARGEST);
    expect(toMinorUnits(BigInt(LARGEST))).toBe(LARGEST);
  });

  test('are safe integers only', () => {
    expect([1, 0, -5, LARGEST].every(isMinorUnits)).toBe(true);
    expect([1.5, Number.NaN, LARGEST + 1, '1', null, undefined, 1n].some(isMinorUnits)).toBe(false);
  });
});
