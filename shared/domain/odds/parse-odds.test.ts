import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOdds } from './format-odds.ts';
import { parseOdds } from './parse-odds.ts';

const coefs = (min: number, max: number) => fc.integer({ min, max });

function expectRoundTrip(range: fc.Arbitrary<number>, viewId: number, options: Parameters<typeof formatOdds>[2] = {}) {
  fc.assert(
    fc.property(range, (coef) => {
      expect(parseOdds(formatOdds(coef, viewId, options), viewId, options)).toEqual({ ok: true, coef });
    }),
  );
}

describe('the reader of typed odds', () => {
  test.each([
    ['1.85', 0, 1850],
    ['1,85', 0, 1850],
    ['1٫85', 0, 1850],
    ['١٫٨٥', 0, 1850],
    ['-1,10', 5, 1909],
    ['0,85', 4, 1850],
    ['1.8505', 0, 1851],
    ['1.8504', 0, 1850],
    ['1.0005', 0, 1001],
    ['5/2', 1, 3500],
    ['10/11', 1, 1909],
    [' 6 / 4 ', 1, 2500],
    ['+150', 2, 2500],
    ['150', 2, 2500],
    ['-110', 2, 1909],
    ['+1,200', 2, 13_000],
    ['+1.200', 2, 13_000],
    ['+1 200', 2, 13_000],
    ['+1\u202f200', 2, 13_000],
    ["1'200", 2, 13_000],
    ['١٬٢٠٠', 2, 13_000],
    ['-1,250', 2, 1080],
    ['+12,345,600', 2, 123_457_000],
    ['+1,200.50', 2, 13_005],
    ['150,5', 2, 2505],
    ['\u2066+900\u2069', 2, 10_000],
    ['\u200e1.85', 0, 1850],
    ['1٫200', 0, 1200],
    ['0,855', 4, 1855],
    ['1,2005', 0, 1201],
    ['−200', 2, 1500],
    ['0.85', 4, 1850],
    ['.85', 4, 1850],
    ['-1.10', 5, 1909],
    ['1.01', 5, 2010],
    ['-0.50', 6, 3000],
    ['0.91', 6, 1910],
    ['-0.50', 16, 3000],
  ])('reads "%s" in view %i as %i thousandths', (text, viewId, coef) => {
    expect(parseOdds(text, viewId, { market: 'two-way' })).toEqual({ ok: true, coef });
  });

  test.each([
    ['', 0, 'empty'],
    ['abc', 0, 'not-odds'],
    ['-1.85', 0, 'not-odds'],
    ['-0.5', 4, 'not-odds'],
    ['5/0', 1, 'not-odds'],
    ['1.5', 1, 'not-odds'],
    ['5/2', 0, 'not-odds'],
    ['1', 0, 'not-bettable'],
    ['0.99', 0, 'not-bettable'],
    ['0/5', 1, 'not-bettable'],
    ['0', 4, 'not-odds'],
    ['99999999', 0, 'too-large'],
    ['1.2.3', 0, 'not-odds'],
    ['1,2.3', 0, 'not-odds'],
    ['1.234,5', 0, 'not-odds'],
    ['1,200', 0, 'not-odds'],
    ['1,200', 4, 'not-odds'],
    ['-1,250', 5, 'not-odds'],
    ['12,345', 0, 'not-odds'],
    ['1٬200', 0, 'not-odds'],
    ['+1,2', 2, 'not-odds'],
    ['+1,20', 2, 'not-odds'],
    ['2.5', 2, 'not-odds'],
    ['+99', 2, 'not-odds'],
    ['-50', 2, 'not-odds'],
    ['-99.99', 2, 'not-odds'],
    ['+1,200,50', 2, 'not-odds'],
    ['+1,200.500', 2, 'not-odds'],
    ['+12,34,567', 2, 'not-odds'],
  ])('refuses "%s" in view %i: %s', (text, viewId, error) => {
    expect(parseOdds(text, viewId)).toEqual({ ok: false, error });
  });

  test('takes three digits after the mark of the reader as decimals, and after another mark as unclear', () => {
    for (const [text, decimalMark, coef] of [
      ['1.200', '.', 1200],
      ['1,200', ',', 1200],
      ['12,345', ',', 12_345],
    ] as const)
      expect(parseOdds(text, 0, { decimalMark })).toEqual({ ok: true, coef });
    expect(parseOdds('1.200', 0, { decimalMark: ',' })).toEqual({ ok: false, error: 'not-odds' });
    expect(parseOdds('1,200', 0, { decimalMark: '.' })).toEqual({ ok: false, error: 'not-odds' });
  });

  test('reads a price that a locale writes with grouping as that price, or refuses it', () => {
    const locales = ['en', 'de', 'fr', 'ru', 'es', 'pt', 'tr', 'ar-u-nu-latn', 'ar-EG', 'de-CH', 'hi', 'fa'];
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 900_000 }), fc.constantFrom(...locales), (price, locale) => {
        const shown = new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(price);
        const parsed = parseOdds(`+${shown}`, 2);
        if (parsed.ok) expect(parsed.coef).toBe(1000 + price * 10);
        else expect(locale).toBe('hi');
      }),
    );
  });

  test('[B-02] reads the coefficient back from formats without rounding', () => {
    expectRoundTrip(coefs(1001, 1_000_000), 0);
    expectRoundTrip(coefs(1001, 1_000_000), 1, { fractionalMode: 'exact' });
    expectRoundTrip(coefs(1001, 1_000_000), 4);
    expectRoundTrip(coefs(2000, 1_000_000), 5);
    expectRoundTrip(coefs(1001, 2000), 6);
    expectRoundTrip(coefs(1001, 1_000_000), 14, { market: 'two-way' });
    expectRoundTrip(coefs(1001, 1_000_000), 16, { market: 'other' });
    expectRoundTrip(coefs(1001, 1_000_000), 0, { decimalMark: ',' });
    expectRoundTrip(coefs(2000, 1_000_000), 5, { decimalMark: ',' });
  });

  test('reads American prices of two decimals from 2.00 up back', () => {
    expectRoundTrip(
      coefs(200, 100_000).map((hundredths) => hundredths * 10),
      2,
    );
  });

  test('reads a price from a rounding view within a tenth of the original', () => {
    fc.assert(
      fc.property(coefs(1010, 100_000), fc.constantFrom(0, 1, 2, 4, 5, 6), (coef, viewId) => {
        const shown = formatOdds(coef, viewId);
        const parsed = parseOdds(shown, viewId);
        expect(parsed.ok).toBe(true);
        if (parsed.ok) expect(Math.abs(parsed.coef - coef)).toBeLessThanOrEqual(coef / 10);
      }),
    );
  });

  test('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(0, 1, 2, 4, 5, 6, 14, 99), (text, viewId) => {
        const parsed = parseOdds(text, viewId);
        if (parsed.ok) expect(Number.isSafeInteger(parsed.coef) && parsed.coef > 1000).toBe(true);
      }),
    );
  });
});
