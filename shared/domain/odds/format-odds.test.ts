import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COEF_VIEWS, isCoefViewId, oddsFormatOf, toCoefViewId } from './coef-view.ts';
import { formatOdds, formatTotalOdds, NO_PRICE, shownTotalOdds } from './format-odds.ts';
import { FRACTION_LADDER } from './fraction-ladder.ts';

const COEFS = [1010, 1500, 1910, 2000, 2010, 4330, 11_500, 1_000_000];

const table: readonly [viewId: number, texts: readonly string[]][] = [
  [0, ['1.01', '1.50', '1.91', '2.00', '2.01', '4.33', '11.50', '1000.00']],
  [1, ['1/100', '1/2', '10/11', '1/1', '101/100', '10/3', '21/2', '999/1']],
  [2, ['-10000', '-200', '-110', '+100', '+101', '+333', '+1050', '+99900']],
  [4, ['0.01', '0.50', '0.91', '1.00', '1.01', '3.33', '10.50', '999.00']],
  [5, ['-100.00', '-2.00', '-1.10', '1.00', '1.01', '3.33', '10.50', '999.00']],
  [6, ['0.01', '0.50', '0.91', '1.00', '-0.99', '-0.30', '-0.095', '-0.001']],
];

describe('formatted odds', () => {
  test.each(table)('[B-02] of view %i equal the table of the rules', (viewId, texts) => {
    expect(COEFS.map((coef) => formatOdds(coef, viewId))).toEqual(texts);
  });

  test.each([
    [14, 4],
    [15, 5],
    [16, 6],
  ])(
    '[B-02] of view %i are those of view %i on two-way handicaps and totals, and decimal elsewhere',
    (asian, plain) => {
      for (const coef of COEFS) {
        expect(formatOdds(coef, asian, { market: 'two-way' })).toBe(formatOdds(coef, plain));
        expect(formatOdds(coef, asian, { market: 'other' })).toBe(formatOdds(coef, 0));
        expect(formatOdds(coef, asian)).toBe(formatOdds(coef, 0));
      }
    },
  );

  test.each([3, 7, 99, -1, Number.NaN])('of the unknown view %s are decimal', (viewId) => {
    expect(formatOdds(1850, viewId)).toBe('1.85');
    expect(isCoefViewId(viewId)).toBe(false);
    expect(toCoefViewId(viewId)).toBe(0);
  });

  test('of a missing view are decimal, and a known view is kept', () => {
    expect([null, undefined, 0, 6, 16].map((id) => toCoefViewId(id))).toEqual([0, 0, 0, 6, 16]);
  });

  test.each([1000, 999, 0, -5, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])('of %s are a dash', (coef) => {
    for (const { id } of COEF_VIEWS) expect(formatOdds(coef, id)).toBe(NO_PRICE);
  });

  test.each([
    [1999, '-100'],
    [1001, '-100000'],
    [2005, '+101'],
    [2004, '+100'],
  ])('of %i are %s in the American view, half-up on the magnitude', (coef, text) => {
    expect(formatOdds(coef, 2)).toBe(text);
  });

  test.each([
    [3000, 6, '-0.50'],
    [11_000, 6, '-0.10'],
    [11_010, 6, '-0.100'],
    [5_000_000, 6, '-0.001'],
    [1005, 5, '-200.00'],
    [1855, 0, '1.855'],
  ])('of %i in view %i are %s', (coef, viewId, text) => {
    expect(formatOdds(coef, viewId)).toBe(text);
  });
});

describe('total odds', () => {
  test.each([
    [24_373, ['24.37', '2337/100', '+2337', '23.37', '23.37', '-0.043']],
    [24_379, ['24.37', '2337/100', '+2337', '23.37', '23.37', '-0.043']],
    [8153, ['8.15', '143/20', '+715', '7.15', '7.15', '-0.14']],
    [7784, ['7.78', '339/50', '+678', '6.78', '6.78', '-0.15']],
    [1859, ['1.85', '17/20', '-118', '0.85', '-1.18', '0.85']],
    [1999, ['1.99', '99/100', '-101', '0.99', '-1.01', '0.99']],
    [999_999, ['999.99', '99899/100', '+99899', '998.99', '998.99', '-0.001']],
  ])('of %i are shown to the hundredth, as %j', (coef, texts) => {
    expect([0, 1, 2, 4, 5, 6].map((viewId) => formatTotalOdds(coef, viewId))).toEqual(texts);
    expect([14, 15, 16].map((viewId) => formatTotalOdds(coef, viewId))).toEqual([texts[0], texts[0], texts[0]]);
  });

  test('keep the decimal separator and the minus sign of the locale', () => {
    expect(formatTotalOdds(24_373, 0, { decimalMark: ',' })).toBe('24,37');
    expect(formatTotalOdds(24_373, 6, { decimalMark: ',' })).toBe('\u22120,043');
  });

  test('of whole hundredths read like a price of as many, in every view', () => {
    for (const coef of COEFS) {
      for (const { id } of COEF_VIEWS) expect(formatTotalOdds(coef, id)).toBe(formatOdds(coef, id));
    }
  });

  test('have two decimals and are never above what is paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1010, max: 2_000_000_000 }), (coef) => {
        const text = formatTotalOdds(coef, 0);
        expect(text).toMatch(/^\d+\.\d\d$/);
        const shown = Number(text.replace('.', '')) * 10;
        expect(shown).toBeLessThanOrEqual(coef);
        expect(coef - shown).toBeLessThan(10);
        expect(shownTotalOdds(coef)).toBe(shown);
      }),
    );
  });

  test('below 1.01 keep their thousandths, so that a win never reads like a returned stake', () => {
    expect([1001, 1005, 1009, 1010].map((coef) => formatTotalOdds(coef, 0))).toEqual([
      '1.001',
      '1.005',
      '1.009',
      '1.01',
    ]);
    expect([1000, 0, null, undefined, Number.NaN].map((coef) => formatTotalOdds(coef, 0))).toEqual(
      Array(5).fill(NO_PRICE),
    );
  });
});

describe('the decimal separator', () => {
  const comma = { decimalMark: ',' };

  test.each(table)('of a locale changes nothing else in view %i', (viewId, texts) => {
    const local = COEFS.map((coef) => formatOdds(coef, viewId, comma));
    expect(local).toEqual(texts.map((text) => text.replace('.', ',').replace('-', '\u2212')));
  });

  test('is used by Asian views on both kinds of market, and not for a missing price', () => {
    expect(formatOdds(1850, 16, { ...comma, market: 'two-way' })).toBe('0,85');
    expect(formatOdds(1850, 16, { ...comma, market: 'other' })).toBe('1,85');
    expect(formatOdds(null, 0, comma)).toBe(NO_PRICE);
  });
});

describe('fractional prices', () => {
  test.each([
    [2500, '6/4'],
    [1910, '10/11'],
    [1330, '1/3'],
    [2380, '11/8'],
    [2375, '11/8'],
    [1030, '1/33'],
    [1853, '29/34'],
    [1003, '1/333'],
    [1005, '1/200'],
    [1010, '1/100'],
    [1667, '2/3'],
    [1670, '4/6'],
    [1001, '1/1000'],
  ])('by the ladder are for %i %s', (coef, text) => {
    expect(formatOdds(coef, 1)).toBe(text);
  });

  test.each([
    [1910, '91/100'],
    [1853, '853/1000'],
    [2500, '3/2'],
    [3000, '2/1'],
  ])('in exact mode are for %i %s', (coef, text) => {
    expect(formatOdds(coef, 1, { fractionalMode: 'exact' })).toBe(text);
  });

  test('have an ascending ladder, whose exact steps are written unreduced', () => {
    for (const [index, [n, d]] of FRACTION_LADDER.entries()) {
      const [nextN, nextD] = FRACTION_LADDER[index + 1] ?? [Number.POSITIVE_INFINITY, 1];
      expect(n * nextD).toBeLessThan(nextN * d);
      if ((n * 1000) % d === 0) expect(formatOdds(1000 + (n * 1000) / d, 1)).toBe(`${n}/${d}`);
    }
  });

  test('off the ladder are the nearest fraction with a denominator up to 100', () => {
    const profits = fc.integer({ min: 11, max: 60_000 }).filter((profit) => profit % 10 !== 0);
    fc.assert(
      fc.property(profits, (profit) => {
        const [n = 0, d = 1] = formatOdds(1000 + profit, 1)
          .split('/')
          .map(Number);
        if (FRACTION_LADDER.some(([a, b]) => a * d === n * b && a * 1000 === profit * b)) return;
        for (let denominator = 1; denominator <= 100; denominator++) {
          const numerator = Math.max(1, Math.round((profit * denominator) / 1000));
          const distance = Math.abs(1000 * numerator - profit * denominator) * d;
          expect(Math.abs(1000 * n - profit * d) * denominator).toBeLessThanOrEqual(distance);
        }
      }),
    );
  });
});

test('every coefficient view has its format, an Asian one only for two-way markets', () => {
  expect(COEF_VIEWS.map(({ id }) => oddsFormatOf(id, 'two-way'))).toEqual([
    'decimal',
    'fractional',
    'american',
    'hong-kong',
    'indonesian',
    'malaysian',
    'hong-kong',
    'indonesian',
    'malaysian',
  ]);
  expect([14, 15, 16].map((id) => oddsFormatOf(id))).toEqual(['decimal', 'decimal', 'decimal']);
});
