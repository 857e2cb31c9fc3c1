import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { CURRENCY_ISOS, currencyOf, UnknownCurrencyError } from './currencies.ts';
import { CURRENCY_DISPLAYS, formatAmountInput, formatMoney } from './format-money.ts';
import { type AmountError, parseAmount } from './parse-amount.ts';

const LOCALES = ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar', 'ar-EG', 'de-CH', 'hi', 'en-IN', 'fa'];

const read: readonly [text: string, currency: string, locale: string, amount: number][] = [
  ['12', 'USD', 'en', 1200],
  ['kr.50', 'DKK', 'da', 5000],
  ['12.5', 'USD', 'en', 1250],
  ['12.50', 'USD', 'en', 1250],
  ['12,5', 'USD', 'en', 1250],
  ['12,50', 'EUR', 'de', 1250],
  ['12.50', 'EUR', 'de', 1250],
  ['12.', 'USD', 'en', 1200],
  ['.5', 'USD', 'en', 50],
  ['0', 'USD', 'en', 0],
  ['  12,5 ', 'RUB', 'ru', 1250],
  ['1 500', 'RUB', 'ru', 150_000],
  ['1\u00a0500,25', 'RUB', 'ru', 150_025],
  ['1\u202f500,25', 'EUR', 'fr', 150_025],
  ["1'500.25", 'CHF', 'de-CH', 150_025],
  ['1’500.25', 'CHF', 'de-CH', 150_025],
  ['1,234.56', 'USD', 'en', 123_456],
  ['1.234,56', 'EUR', 'de', 123_456],
  ['1.234,56', 'EUR', 'en', 123_456],
  ['1.234.567', 'EUR', 'de', 123_456_700],
  ['1,234,567.8', 'USD', 'en', 123_456_780],
  ['1,00,000', 'INR', 'en-IN', 10_000_000],
  ['12,34,567.5', 'INR', 'en-IN', 123_456_750],
  ['١٢٫٥', 'USD', 'ar', 1250],
  ['١٬٥٠٠٫٢٥', 'USD', 'ar', 150_025],
  ['۱۲٫۵', 'USD', 'fa', 1250],
  ['१२.५', 'INR', 'hi', 1250],
  ['\u200f12.5', 'USD', 'ar', 1250],
  ['500', 'JPY', 'en', 500],
  ['1.5', 'KWD', 'en', 1500],
  ['1.500', 'KWD', 'en', 1500],
  ['1,500', 'KWD', 'de', 1500],
  ['١٫٥٠٠', 'KWD', 'ar', 1500],
  ['0.500', 'KWD', 'de', 500],
  ['1234.567', 'KWD', 'de', 1_234_567],
  ['€10.00', 'EUR', 'en', 1000],
  ['€ 10.00', 'EUR', 'en', 1000],
  ['10,00 €', 'EUR', 'de', 1000],
  ['10,00\u00a0€', 'EUR', 'ru', 1000],
  ['10.00€', 'EUR', 'en', 1000],
  ['\u2068€10.00\u2069', 'EUR', 'en', 1000],
  ['EUR 10.00', 'EUR', 'en', 1000],
  ['10,00 eur', 'EUR', 'fr', 1000],
  ['$5', 'USD', 'en', 500],
  ['+$5.00', 'USD', 'en', 500],
  ['CA$5', 'CAD', 'en', 500],
  ['\u200f١٬٢٣٤٫٥٠\u00a0US$', 'USD', 'ar-EG', 123_450],
  ['\u200f10.500\u00a0د.ك.\u200f', 'KWD', 'ar', 10_500],
  ['¥1,500', 'JPY', 'en', 1500],
  ['€1,500', 'EUR', 'en', 150_000],
  ['1.500\u00a0€', 'EUR', 'de', 150_000],
];

const refused: readonly [text: string, currency: string, locale: string, error: AmountError][] = [
  ['', 'USD', 'en', 'empty'],
  ['  ', 'USD', 'en', 'empty'],
  ['abc', 'USD', 'en', 'not-a-number'],
  ['12abc', 'USD', 'en', 'not-a-number'],
  ['1e3', 'USD', 'en', 'not-a-number'],
  ['.', 'USD', 'en', 'not-a-number'],
  ['+5', 'USD', 'en', 'not-a-number'],
  ['$5', 'EUR', 'en', 'not-a-number'],
  ['US$5', 'CAD', 'en', 'not-a-number'],
  ['€€5', 'EUR', 'en', 'not-a-number'],
  ['€', 'EUR', 'en', 'not-a-number'],
  ['€5 €', 'EUR', 'en', 'not-a-number'],
  ['-€5.00', 'EUR', 'en', 'negative'],
  ['€-5.00', 'EUR', 'en', 'negative'],
  ['-5,00 €', 'EUR', 'de', 'negative'],
  ['1,500 €', 'EUR', 'en', 'ambiguous-grouping'],
  ['€1.500', 'EUR', 'en', 'too-many-decimals'],
  ['KWD 1.500', 'KWD', 'tr', 'ambiguous-grouping'],
  ['KWD 1,500', 'KWD', 'en', 'ambiguous-grouping'],
  ['1,500 BHD', 'BHD', 'ar', 'ambiguous-grouping'],
  ['BHD 1,500', 'BHD', 'ru', 'ambiguous-grouping'],
  ['kr.50', 'DKK', 'en', 'not-a-number'],
  ['Rp.50', 'IDR', 'id', 'not-a-number'],
  ['AED.50', 'AED', 'en', 'not-a-number'],
  ['1,500 €', 'EUR', 'de', 'too-many-decimals'],
  ['-5', 'USD', 'en', 'negative'],
  ['−5', 'USD', 'en', 'negative'],
  ['1.500', 'EUR', 'de', 'ambiguous-grouping'],
  ['1,500', 'USD', 'en', 'ambiguous-grouping'],
  ['1,500', 'JPY', 'en', 'ambiguous-grouping'],
  ['1.500', 'KWD', 'de', 'ambiguous-grouping'],
  ['999,000', 'KWD', 'en', 'ambiguous-grouping'],
  ['1.500', 'USD', 'en', 'too-many-decimals'],
  ['1,500', 'EUR', 'de', 'too-many-decimals'],
  ['0.500', 'EUR', 'de', 'too-many-decimals'],
  ['1.505', 'RUB', 'ru', 'ambiguous-grouping'],
  ['1.5', 'JPY', 'en', 'too-many-decimals'],
  ['1.2345', 'KWD', 'en', 'too-many-decimals'],
  ['1,234.567', 'USD', 'en', 'too-many-decimals'],
  ['1 50', 'RUB', 'ru', 'not-a-number'],
  ['1,23.45', 'USD', 'en', 'not-a-number'],
  ['1234,567.8', 'USD', 'en', 'not-a-number'],
  ['1.2.3', 'USD', 'en', 'not-a-number'],
  ['1,234.567,8', 'USD', 'en', 'not-a-number'],
  ['1٫5٫5', 'USD', 'ar', 'not-a-number'],
  ['1  500', 'RUB', 'ru', 'not-a-number'],
  ['99999999999999999999', 'USD', 'en', 'too-large'],
];

describe('the reader of typed amounts', () => {
  test.each(read)('reads "%s" in %s (%s) as %i minor units', (text, currency, locale, amount) => {
    expect(parseAmount(text, currency, locale)).toEqual({ ok: true, amount });
  });

  test.each(refused)('refuses "%s" in %s (%s): %s', (text, currency, locale, error) => {
    expect(parseAmount(text, currency, locale)).toEqual({ ok: false, error });
  });

  test.each(LOCALES)('never reads one mark before three digits as thousands (%s)', (locale) => {
    for (const currency of ['USD', 'JPY', 'KWD']) {
      for (const text of ['1.500', '1,500', '1٫500', '12.000', '120,000']) {
        const parsed = parseAmount(text, currency, locale);
        const isThousands = parsed.ok && parsed.amount >= (currency === 'KWD' ? 1_000_000 : 100_000);
        expect(isThousands, `${text} ${currency}`).toBe(false);
      }
    }
  });

  test('reads the text of the editable field back, in every locale and currency', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...CURRENCY_ISOS),
        fc.constantFrom(...LOCALES),
        (amount, currency, locale) => {
          expect(parseAmount(formatAmountInput(amount, currency, locale), currency, locale)).toEqual({
            ok: true,
            amount,
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  test('reads the text of a locale back with its own grouping and digits', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('USD', 'RUB', 'KWD'),
        fc.constantFrom(...LOCALES),
        (amount, currency, locale) => {
          const text = formatMoney(amount, currency, locale, { currencyDisplay: 'none' });
          expect(parseAmount(text, currency, locale), text).toEqual({ ok: true, amount });
        },
      ),
      { numRuns: 500 },
    );
  });

  test('reads back all that the page writes, in every language and currency and with every form of the currency', () => {
    const languages = LANGUAGES.flatMap(({ code }) => [code, `${code}-u-nu-latn`, `${code}-u-nu-arab`]);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 10 ** 12 }),
          fc.integer({ min: 0, max: 99_999 }).map((whole) => whole * 1000),
        ),
        fc.constantFrom(...CURRENCY_ISOS),
        fc.constantFrom(...languages, 'pt-BR', 'de-CH', 'en-IN'),
        fc.record({
          currencyDisplay: fc.constantFrom(...CURRENCY_DISPLAYS),
          trimZeroDecimals: fc.boolean(),
          signDisplay: fc.constantFrom('auto' as const, 'exceptZero' as const, 'never' as const),
        }),
        fc.constantFrom('', '\u2068', '\u200f', '\u00a0'),
        (amount, currency, locale, format, around) => {
          const text = around + formatMoney(amount, currency, locale, format) + around;
          const parsed = parseAmount(text, currency, locale);
          // 1,500 whole dinars look like 1.500 of another language, so they are asked for in digits.
          const isTaken = !(format.trimZeroDecimals && currencyOf(currency).decimals === 3) || parsed.ok;
          expect(parsed, text).toEqual(isTaken ? { ok: true, amount } : { ok: false, error: 'ambiguous-grouping' });
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('never reads what the page writes in one language as another amount in another', () => {
    const languages = LANGUAGES.map(({ code }) => code);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 10 ** 9 }),
          fc.integer({ min: 0, max: 99_999 }).map((one) => one * 500),
        ),
        fc.constantFrom(...CURRENCY_ISOS),
        fc.constantFrom(...languages),
        fc.constantFrom(...languages),
        fc.constantFrom(...CURRENCY_DISPLAYS),
        (amount, currency, writer, reader, currencyDisplay) => {
          const text = formatMoney(amount, currency, writer, { currencyDisplay });
          const parsed = parseAmount(text, currency, reader);
          if (parsed.ok) expect(parsed.amount, `${text} in ${reader}`).toBe(amount);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('never throws, and never returns an unsafe or negative amount, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const parsed = parseAmount(text, 'USD', 'en');
        if (parsed.ok) expect(Number.isSafeInteger(parsed.amount) && parsed.amount >= 0).toBe(true);
      }),
    );
  });

  test('throws a typed error for an unknown currency', () => {
    expect(() => parseAmount('1', 'XXX', 'en')).toThrow(UnknownCurrencyError);
  });
});
