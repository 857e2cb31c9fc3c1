import { describe, expect, test } from 'vitest';
import { CURRENCY_ISOS, currencyOf, DEFAULT_CURRENCY, isCurrencyIso, UnknownCurrencyError } from './currencies.ts';

describe('currencies', () => {
  test.each([
    ['RUB', 2, 10_000, 15_000],
    ['USD', 2, 250, 500],
    ['EUR', 2, 250, 500],
    ['KWD', 3, 500, 3_000],
  ])(
    '[P-08] %s has %i decimals, step %i and first amount %i in minor units',
    (iso, decimals, amountStep, initialAmount) => {
      expect(currencyOf(iso)).toEqual({ iso, decimals, amountStep, initialAmount });
    },
  );

  test.each('EUR USD GBP RUB TRY BRL KZT UAH KWD JPY INR AED MXN CAD CHF PLN'.split(' '))('%s is known', (iso) => {
    expect(isCurrencyIso(iso)).toBe(true);
  });

  test('the exponents are the ones Intl knows, apart from those Intl shows without cents', () => {
    // Intl follows custom for a few currencies and ISO 4217 for accounts; the table follows ISO.
    const withoutCentsInIntl = new Set(['COP', 'HUF', 'IDR', 'UZS']);
    const differing = CURRENCY_ISOS.filter((iso) => {
      const options = new Intl.NumberFormat('en', { style: 'currency', currency: iso }).resolvedOptions();
      return options.maximumFractionDigits !== currencyOf(iso).decimals;
    });
    expect(differing.filter((iso) => !withoutCentsInIntl.has(iso))).toEqual([]);
  });

  test('every first amount and step is a positive whole number of minor units, the first amount at least one step', () => {
    for (const iso of CURRENCY_ISOS) {
      const { amountStep, initialAmount } = currencyOf(iso);
      expect(Number.isSafeInteger(amountStep) && amountStep > 0, iso).toBe(true);
      expect(Number.isSafeInteger(initialAmount) && initialAmount >= amountStep, iso).toBe(true);
    }
  });

  test('the default currency is RUB', () => {
    expect(DEFAULT_CURRENCY).toBe('RUB');
  });

  test('an unknown code, and a name of the prototype, is a typed error', () => {
    expect(() => currencyOf('XXX')).toThrow(UnknownCurrencyError);
    expect(() => currencyOf('toString')).toThrow(UnknownCurrencyError);
  });
});
