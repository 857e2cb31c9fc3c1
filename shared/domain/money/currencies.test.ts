import { describe, expect, test } from 'vitest';
import { CURRENCY_ISOS, currencyOf, DEFAULT_CURRENCY, isCurrencyIso, UnknownCurrencyError } from './currencies.ts';

describe('the currency table', () => {
  test.each([
    ['RUB', 2, 10_000, 15_000],
    ['USD', 2, 250, 500],
    ['EUR', 2, 250, 500],
    ['KWD', 3, 500, 3_000],
  ])('gives %s %i decimals, step %i and first amount %i in minor units', (iso, decimals, amountStep, initialAmount) => {
    expect(currencyOf(iso)).toEqual({ iso, decimals, amountStep, initialAmount });
  });

  test.each('EUR USD GBP RUB TRY BRL KZT UAH KWD JPY INR AED MXN CAD CHF PLN'.split(' '))('has %s', (iso) => {
    expect(isCurrencyIso(iso)).toBe(true);
  });

  test('has the exponents of Intl, except for currencies that Intl shows without cents', () => {
    // Intl follows custom for a few currencies and ISO 4217 for accounts; the table follows ISO.
    const withoutCentsInIntl = new Set(['COP', 'HUF', 'IDR', 'UZS']);
    const differing = CURRENCY_ISOS.filter((iso) => {
      const options = new Intl.NumberFormat('en', { style: 'currency', currency: iso }).resolvedOptions();
      return options.maximumFractionDigits !== currencyOf(iso).decimals;
    });
    expect(differing.filter((iso) => !withoutCentsInIntl.has(iso))).toEqual([]);
  });

  test('has positive integers of minor units for first amounts and steps, the first amount at least one step', () => {
    for (const iso of CURRENCY_ISOS) {
      const { amountStep, initialAmount } = currencyOf(iso);
      expect(Number.isSafeInteger(amountStep) && amountStep > 0, iso).toBe(true);
      expect(Number.isSafeInteger(initialAmount) && initialAmount >= amountStep, iso).toBe(true);
    }
  });

  test('has the default currency RUB', () => {
    expect(DEFAULT_CURRENCY).toBe('RUB');
  });

  test('throws a typed error for an unknown code and for a name of the prototype', () => {
    expect(() => currencyOf('XXX')).toThrow(UnknownCurrencyError);
    expect(() => currencyOf('toString')).toThrow(UnknownCurrencyError);
  });
});
