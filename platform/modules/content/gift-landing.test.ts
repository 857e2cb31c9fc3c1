import { describe, expect, test } from 'vitest';
import type { BlockPlace, ContentBlock } from '#shared/contracts/content-blocks.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { DEFAULT_GIFTS } from '../config/registration-gifts.ts';
import { readBrandPages } from './brand-pages.ts';

const { languages } = defaultSiteConfig(false);
const page = (await readBrandPages()).get('landings/fair-start');
const gift = DEFAULT_GIFTS.FAIRSTART;

/** All texts of the landing in a language. */
const saidIn = (language: string) => JSON.stringify(page?.texts[language]?.blocks);

describe('[R-35] the landing of the registration gift', () => {
  test('leads to a registration with a code that the site knows, from each of its buttons', () => {
    const buttons = (page?.blocks ?? []).filter(
      (block): block is BlockPlace<'hero' | 'offer'> => block.kind === 'hero' || block.kind === 'offer',
    );
    expect(buttons.map(({ leadsTo }) => leadsTo)).toEqual([
      { page: 'line', dialog: 'signUp', code: 'FAIRSTART' },
      { page: 'line', dialog: 'signUp', code: 'FAIRSTART' },
    ]);
    expect(gift).toBeDefined();
    expect(saidIn('en')).toContain('**FAIRSTART**');
  });

  test('states the value, the days and the smallest odds that the code has', () => {
    const value = (currencyOf('EUR').initialAmount * (gift?.times ?? 0)) / 100;
    expect(saidIn('en').match(/(\d+) euros/g)).toEqual([`${value} euros`, `${value} euros`]);
    expect(saidIn('en').match(/(\d+) days/g)).toEqual([`${gift?.days} days`, `${gift?.days} days`]);
    const smallest = ((gift?.minCoef ?? 0) / 1000).toFixed(2);
    expect(saidIn('en').match(/odds of [\d.]+ or more/gi)).toEqual([
      `odds of ${smallest} or more`,
      `Odds of ${smallest} or more`,
    ]);
    expect(gift?.minLegs).toBeNull();
  });

  test('shows what a free bet pays: the payout less the stake of the code', () => {
    const table = page?.texts.en?.blocks.example as Pick<ContentBlock<'table'>, 'caption' | 'rows'> | undefined;
    const { rows, caption } = table ?? { rows: [], caption: '' };
    expect(rows).toHaveLength(3);
    const stake = Number(/\d+/.exec(caption)?.[0]);
    expect(stake).toBe((currencyOf('EUR').initialAmount * (gift?.times ?? 0)) / 100);
    for (const [odds, won, lost] of rows) expect([won, lost]).toEqual([(stake * (Number(odds) - 1)).toFixed(2), '0']);
  });

  test.each(languages)('names the code in %s', (language) => {
    expect(saidIn(language)).toContain('FAIRSTART');
  });
});
