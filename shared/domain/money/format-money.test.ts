import { describe, expect, test } from 'vitest';
import { UnknownCurrencyError } from './currencies.ts';
import { currencySymbol, formatAmountInput, formatMoney } from './format-money.ts';
import { stepAmount } from './stake-steps.ts';

describe('formatted money', () => {
  test.each([
    [123_456, 'USD', 'en', '$1,234.56'],
    [123_456, 'EUR', 'de', '1.234,56\u00a0€'],
    [150_000, 'RUB', 'ru', '1\u00a0500,00\u00a0₽'],
    [1500, 'JPY', 'en', '¥1,500'],
    [1500, 'KWD', 'en', 'KWD\u00a01.500'],
  ])('of %i minor units of %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale)).toBe(text);
  });

  test('keeps every digit of an amount that a floating number would round', () => {
    expect(formatMoney(90071992547409931n, 'USD', 'en')).toBe('$900,719,925,474,099.31');
  });

  test('has no zero decimals and no currency where the format says so', () => {
    expect(formatMoney(500, 'USD', 'en', { trimZeroDecimals: true })).toBe('$5');
    expect(formatMoney(550, 'USD', 'en', { trimZeroDecimals: true })).toBe('$5.50');
    expect(formatMoney(123_456, 'USD', 'en', { currencyDisplay: 'none' })).toBe('1,234.56');
    expect(formatMoney(500, 'USD', 'en', { currencyDisplay: 'code' })).toBe('USD\u00a05.00');
    expect(formatMoney(500, 'USD', 'en', { signDisplay: 'exceptZero' })).toBe('+$5.00');
  });

  test.each([
    ['USD', 'en', '$'],
    ['RUB', 'ru', '₽'],
    ['TRY', 'tr', '₺'],
    ['BRL', 'pt', 'R$'],
    ['KZT', 'ru', '₸'],
  ])('has for %s in %s the sign %s', (currency, locale, symbol) => {
    expect(currencySymbol(currency, locale)).toBe(symbol);
  });

  test('throws a typed error for an unknown currency', () => {
    expect(() => formatMoney(1, 'XXX', 'en')).toThrow(UnknownCurrencyError);
  });

  test.each([
    [1250, 'USD', 'en', '12.5'],
    [1250, 'EUR', 'de', '12,5'],
    [10_000, 'USD', 'en', '100'],
    [0, 'USD', 'en', '0'],
    [1200, 'JPY', 'en', '1200'],
    [1500, 'KWD', 'de', '1,5'],
  ])('in an editable field of %i minor units of %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatAmountInput(amount, currency, locale)).toBe(text);
  });
});

describe('the stake after one step', () => {
  test.each([
    [500, 1, 'USD', undefined, 750],
    [700, 1, 'USD', undefined, 750],
    [700, -1, 'USD', undefined, 500],
    [500, -1, 'USD', undefined, 250],
    [100, -1, 'USD', undefined, 0],
    [0, -1, 'USD', undefined, 0],
    [15_000, 1, 'RUB', undefined, 20_000],
    [700, 1, 'USD', 100, 800],
    [700, 1, 'USD', 0, 750],
  ] as const)('[P-08] %i stepped by %i in %s with step %s is %i', (amount, direction, currency, step, expected) => {
    expect(stepAmount(amount, direction, currency, step)).toBe(expected);
  });
});
