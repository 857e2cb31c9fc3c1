import { describe, expect, test } from 'vitest';
import { PROFIT_GROUPS, type ProfitRow } from '#shared/contracts/profit.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { ProfitTable } from './profit-view.tsx';

const namespaces = ['history', 'profit', 'markets', 'sports', 'games'];
const figures = { count: 3, staked: 3000, returned: 1500 };
const KEYS = {
  time: [Date.UTC(2025, 0, 1)],
  sport: [1, null],
  market: [1 * 256 + 1, null],
  type: [0, 1, 2],
  odds: [0, 2000],
} as const;

function draw(group: ProfitRow['group'], language: (typeof LANGUAGES)[number] = 'en') {
  const rows = KEYS[group].map((key) => ({ group, key, ...figures }));
  const account = { accountId: 1, iso: 'EUR', decimals: 2, rows };
  return renderPart(<ProfitTable account={account} rows={rows} step="month" />, { namespaces, language });
}

describe('[B-03] profit and loss as a table with bars', () => {
  test('says the loss of a row in its account’s currency', async () => {
    const html = await draw('sport');
    expect(textOf(html)).toMatch(/Football 3 €30\.00 €15\.00 -€15\.00 Several sports/);
    expect(html.match(/<rect/g)).toHaveLength(2);
  });

  test('names a month, a market with its sport, and a band of odds', async () => {
    expect(textOf(await draw('time'))).toContain('January 2025');
    expect(textOf(await draw('market'))).toContain('Football: Match result');
    expect(textOf(await draw('odds'))).toMatch(/Lowest odds .+ From 2\.00/);
  });

  test.each(LANGUAGES)('has all its words in %s', async (language) => {
    for (const group of PROFIT_GROUPS) expect(textOf(await draw(group, language))).not.toMatch(KEY_LEAK);
  });
});
