import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnknownCurrencyError } from '../money/currencies.ts';
import {
  boundsOf,
  boundsProblem,
  type MethodPlace,
  type MethodTerms,
  methodsFor,
  offeredAmounts,
  type PaymentMethod,
  paymentFee,
} from './payment-methods.ts';
import type { PaymentKind } from './payments.ts';

const TERMS: MethodTerms = { minTimes: 2, maxTimes: 100, fee: 0, time: 'instant' };
const method = (id: string, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  ...{ id, kind: 'card', name: '', provider: 'harbour', currencies: null, countries: null },
  ...{ deposit: TERMS, withdrawal: TERMS },
  ...more,
});

const METHODS = [
  method('everywhere'),
  method('in-only', { withdrawal: null }),
  method('out-only', { deposit: null }),
  method('euro', { currencies: ['EUR'] }),
  method('germany', { countries: ['DE'] }),
  method('euro-in-germany', { currencies: ['EUR', 'PLN'], countries: ['DE', 'PL'] }),
  method('no-currency', { currencies: [] }),
  method('no-country', { countries: [] }),
];

describe('methods', () => {
  test.each<[kind: PaymentKind, iso: string, country: string | null, ids: string]>([
    ['deposit', 'EUR', 'DE', 'everywhere in-only euro germany euro-in-germany'],
    ['withdrawal', 'EUR', 'DE', 'everywhere out-only euro germany euro-in-germany'],
    ['deposit', 'EUR', 'FR', 'everywhere in-only euro'],
    ['deposit', 'EUR', null, 'everywhere in-only euro'],
    ['deposit', 'USD', 'DE', 'everywhere in-only germany'],
    ['deposit', 'PLN', 'PL', 'everywhere in-only euro-in-germany'],
    ['withdrawal', 'KWD', null, 'everywhere out-only'],
    ['deposit', 'eur', 'de', 'everywhere in-only'],
  ])('of a %s in %s from %s: %s', (kind, iso, country, ids) => {
    const place: MethodPlace = { iso, country };
    expect(
      methodsFor(METHODS, kind, place)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });

  test('keep the order of the operator', () => {
    const ids = methodsFor([...METHODS].reverse(), 'deposit', { iso: 'EUR', country: null }).map(({ id }) => id);
    expect(ids).toEqual(['euro', 'in-only', 'everywhere']);
  });
});

describe('bounds', () => {
  test.each([
    ['EUR', 2, 2000, 1000, 1_000_000],
    ['KWD', 2, 2000, 6000, 6_000_000],
    ['JPY', 2, 2000, 1000, 1_000_000],
    ['EUR', 0.01, 0.5, 5, 250],
    ['JPY', 0.0001, 1.5, 1, 750],
    ['EUR', 0.0011, 1, 1, 500],
    ['EUR', 0.101, 0.303, 51, 152],
  ])('in %s of %d to %d times are %d to %d minor units', (iso, minTimes, maxTimes, min, max) => {
    expect(boundsOf({ ...TERMS, minTimes, maxTimes }, iso)).toEqual({ min, max });
  });

  test('of an unknown currency are an error', () => {
    expect(() => boundsOf(TERMS, 'XXX')).toThrow(UnknownCurrencyError);
  });

  test.each([
    [999, 'low'],
    [1000, null],
    [5000, null],
    [5001, 'high'],
  ])('from 1000 to 5000 make an amount of %d: %s', (amount, problem) => {
    expect(boundsProblem(amount, { min: 1000, max: 5000 })).toBe(problem);
  });
});

describe('a fee', () => {
  test.each([
    [0, 12_345, 0],
    [10, 1000, 10],
    [10, 49, 0],
    [10, 50, 1],
    [10, 149, 1],
    [10, 150, 2],
    [25, 20, 1],
    [25, 19, 0],
    [300, 1, 0],
    [300, 2, 1],
    [1, 5_000_000_000_000, 5_000_000_000],
  ])('of %d thousandths of %d is %d', (fee, amount, sum) => {
    expect(paymentFee({ fee }, amount)).toBe(sum);
  });

  test('is the exact share rounded half up, and never more than the amount', () => {
    const largest = 5_000_000_000_000;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: largest }), (fee, amount) => {
        const exact = (BigInt(amount) * BigInt(fee) * 2n + 1000n) / 2000n;
        expect(paymentFee({ fee }, amount)).toBe(Number(exact));
        expect(Number(exact)).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('amounts to choose from', () => {
  test.each([
    ['EUR', 1, 1_000_000, [1000, 2500, 5000, 10_000, 25_000, 50_000]],
    ['KWD', 6000, 60_000, [6000, 15_000, 30_000, 60_000]],
    ['JPY', 1000, 9999, [1000, 2500, 5000]],
    ['EUR', 1001, 2499, []],
    ['EUR', 2500, 2500, [2500]],
  ])('in %s from %d to %d are %j', (iso, min, max, amounts) => {
    expect(offeredAmounts({ min, max }, iso)).toEqual(amounts);
  });
});
