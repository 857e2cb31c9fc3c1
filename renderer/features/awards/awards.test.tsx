import { expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import type { BetAward } from '#shared/contracts/awards.ts';
import { AWARD_KINDS } from '#shared/domain/awards/bet-awards.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { config } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { awardsApi } from './api.ts';
import { AwardsPage } from './awards-page.tsx';

const award = (more: Partial<BetAward> = {}): BetAward => ({
  ...{ kind: 'highest-express', period: 'all', odds: 1_234_560, legs: 6, sports: [1, 4], on: '2026-11-02' },
  ...more,
});

interface Shown extends Pick<RenderOptions, 'language'> {
  readonly availableRoutes?: number[];
}

const pageOf = (awards: BetAward[], { language = 'en', availableRoutes }: Shown = {}) =>
  renderPart(<AwardsPage />, {
    language,
    url: `/${language}/betting-awards`,
    namespaces: ['awards', 'content'],
    prepare: async ({ dispatch }: AppStore) => {
      await dispatch(awardsApi.util.upsertQueryData('awards', undefined, { awards }));
      if (availableRoutes) dispatch(configChanged({ ...config, availableRoutes }));
    },
  });

test('[R-31] each period is a table of its own with a caption, and tells type, odds, selections, sports and day', async () => {
  const html = await pageOf([
    award({ kind: 'highest-single', period: 'month', odds: 3000, legs: 1, sports: [1] }),
    award(),
    award({ kind: 'longest-express', legs: 9 }),
  ]);
  expect([...html.matchAll(/<caption[^>]*>([^<]+)/g)].map(([, caption]) => caption)).toEqual([
    'This month',
    'All time',
  ]);
  const text = textOf(html);
  expect(text).toContain('This week No bet has set a record this week yet.');
  expect(text).toContain('Record Odds Selections Sports Day Highest odds of a single 3.00 1 Football 2 November 2026');
  expect(text).toContain('Highest odds of an accumulator 1234.56 6 Football, Tennis 2 November 2026');
  expect(text).toContain('Longest accumulator 1234.56 9');
  expect(html).toMatch(/<time dateTime="2026-11-02">/i);
  expect(html).toMatch(/<th scope="row">Longest accumulator/);
});

test('[R-31] a new site says that there are no records yet, and how they are found', async () => {
  const html = await pageOf([]);
  expect(html).not.toContain('<table');
  expect(textOf(html)).toContain('No records yet They appear here once the first bets are settled as won.');
  expect(textOf(html)).toContain('At fair odds of 50.00 a bet would win about once in 50 tries');
  expect(html).toMatch(/href="\/en\/information\/rules\/1"[^>]*>Rules/);
  expect(html).toMatch(/href="\/en\/information\/responsiblegaming"/);
});

test('rules are not linked where the site has none', async () => {
  const html = await pageOf([], { availableRoutes: [ROUTE_FLAGS.awards] });
  expect(html).not.toContain('information/rules');
  expect(html).toContain('information/responsiblegaming');
});

test.each(LANGUAGES)('every record and every sentence has its text in %s', async (language) => {
  const html = await pageOf(
    AWARD_KINDS.map((kind) => award({ kind })),
    { language },
  );
  for (const drawn of [html, await pageOf([], { language })]) {
    expect(textOf(drawn)).not.toMatch(KEY_LEAK);
    expect(textOf(drawn)).not.toMatch(/[{}]/);
  }
});
