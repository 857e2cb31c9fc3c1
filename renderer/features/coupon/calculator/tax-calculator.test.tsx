import { describe, expect, test } from 'vitest';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import { BLOCK_SAMPLES } from '#renderer/lib/test-fixtures/content.fixture.ts';
import type { TaxRule } from '#shared/domain/coupon/tax.ts';
import { config } from '#tests/fixtures/coupon-samples.ts';
import { LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { readPercent, ruleOfFields, type TaxFields, taxFigures } from './tax-calculation.ts';
import { TaxCalculatorPart } from './tax-calculator-part.tsx';

const bet = { stake: 10_000, coef: 3000, iso: 'EUR' };

describe('[P-11] the payout of a single after tax', () => {
  test.each<[string, TaxRule | null, tax: number]>([
    ['without a tax', null, 0],
    ['with a share of the winnings', { winningsPercent: '10' }, 2000],
    ['with a share of the winnings above a free amount', { winningsPercent: '10', freeWinnings: { EUR: 5000 } }, 1500],
    ['with winnings within the free amount', { winningsPercent: '10', freeWinnings: { EUR: 20_000 } }, 0],
    ['with a share of the stake', { stakePercent: '5' }, 500],
    ['with both', { winningsPercent: '10', stakePercent: '5' }, 2500],
    ['with more tax than payout', { winningsPercent: '100', stakePercent: '100' }, 30_000],
  ])('is what the settlement pays, %s', (_, rule, tax) => {
    expect(taxFigures(rule, bet)).toEqual({ gross: 30_000, winnings: 20_000, tax, net: 30_000 - tax });
  });

  test('is not calculated where it is too large for exact money', () => {
    expect(taxFigures(null, { stake: 900_000_000_000, coef: 1_000_000_000, iso: 'EUR' })).toBeNull();
  });
});

test.each([
  ['10', '10'],
  ['2.5', '2.5'],
  ['2,5', '2.5'],
  ['0', '0'],
  ['100', '100'],
  [' 13 % ', '13'],
  ['%13', '13'],
  ['١٢٫٥', '12.5'],
  ['\u206612.5\u2069', '12.5'],
  ['100.01', null],
  ['1000', null],
  ['-5', null],
  ['1.2.3', null],
  ['2.55555', null],
  ['1e2', null],
  ['ten', null],
  ['', null],
])('the typed percentage %j is read as %s', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});

describe('a rule of the fields', () => {
  const fields: TaxFields = { kind: 'both', winningsPercent: '10', freeWinnings: 5000, stakePercent: '5' };

  test.each<[string, Partial<TaxFields>, TaxRule | null]>([
    ['both taxes', {}, { winningsPercent: '10', freeWinnings: { EUR: 5000 }, stakePercent: '5' }],
    [
      'the tax on winnings alone',
      { kind: 'winnings', stakePercent: null },
      { winningsPercent: '10', freeWinnings: { EUR: 5000 } },
    ],
    ['the tax on the stake alone', { kind: 'stake', winningsPercent: null, freeWinnings: null }, { stakePercent: '5' }],
    ['nothing without the percentage of the winnings', { winningsPercent: null }, null],
    ['nothing without the free amount', { freeWinnings: null }, null],
    ['nothing without the percentage of the stake', { stakePercent: null }, null],
  ])('has %s', (_, change, rule) => {
    expect(ruleOfFields({ ...fields, ...change }, 'EUR')).toEqual(rule);
  });
});

describe('the tax calculator', () => {
  const drawn = (tax: TaxRule | null, language: (typeof LANGUAGES)[number] = 'en', partnerHasTaxes = true) =>
    renderPart(
      <TaxCalculatorPart
        block={BLOCK_SAMPLES.taxCalculator}
        heading={undefined}
        anchor="part-x"
        text={<p>Own words</p>}
        prose={(markdown) => markdown}
        own={{ lang: language, dir: 'ltr' }}
        words={{ lang: 'de', dir: 'ltr' }}
      />,
      {
        language,
        namespaces: ['tax-calculator', 'calculator', 'coupon'],
        prepare: ({ dispatch }) =>
          dispatch(configChanged({ ...config, partnerHasTaxes, coupon: { ...config.coupon, tax } })),
      },
    );
  const optionsOf = (html: string) => [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);

  test('says that the site has no tax, and lets the visitor try the kinds', async () => {
    const html = await drawn(null);
    expect(textOf(html)).toContain('This site withholds no tax from payouts.');
    expect(optionsOf(html)).toEqual(['winnings', 'stake', 'both']);
    expect(html).toContain('lang="de" dir="ltr"><p>Own words</p>');
  });

  test('begins with the rule of the site, and says it', async () => {
    const html = await drawn({ winningsPercent: '13', freeWinnings: { EUR: 4000 }, stakePercent: '2.5' });
    const text = textOf(html);
    expect(text).toContain('13% of the winnings above €40.00');
    expect(text).toContain('2.5% of the stake of a bet that pays');
    expect(optionsOf(html)).toEqual(['site', 'winnings', 'stake', 'both']);
    expect(html).toContain('<option value="site" selected="">');
    // The fields begin with a stake of 5.00 at odds of 3.00: 0.13 of the stake, and no winnings above 40.00.
    expect(text).toMatch(
      /Payout before tax\s*€15\.00 Winnings in it\s*€10\.00 Tax\s*€0\.13 Payout after tax\s*€14\.87/,
    );
  });

  test('writes every decimal of the rule of the site', async () => {
    const text = textOf(await drawn({ winningsPercent: '13.1255', stakePercent: '0.5' }));
    expect(text).toContain('13.1255% of the winnings');
    expect(text).toContain('0.5% of the stake');
  });

  test('follows an operator that withholds no taxes at all', async () => {
    const html = await drawn({ winningsPercent: '13' }, 'en', false);
    expect(textOf(html)).toContain('This site withholds no tax from payouts.');
    expect(optionsOf(html)).not.toContain('site');
  });

  test.each(LANGUAGES)('shows the payout before and after tax in %s', async (language) => {
    const text = textOf(await drawn({ winningsPercent: '13', stakePercent: '2.5' }, language));
    expect(text).not.toMatch(/\b(?:site_|kind_|rule_|gross\b|net\b)/);
    expect(text.match(/\d[.,]\d\d/g)?.length).toBeGreaterThanOrEqual(4);
  });
});
