import { expect } from 'vitest';
import { LEGACY_PROMOTIONS } from '#shared/domain/routing/rows/bonus-rows.ts';
import { openPage, test } from '#tests/fixtures/site-test.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

/** Pages of offers, and the path that their breadcrumbs have before their own name. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  promo: [],
  'promotions/welcome-bonus': ['promo'],
  'promotions/accumulator-boost': ['promo'],
  'bonus/rules': [],
  'bonus/rules/accumulator-boost': ['bonus/rules'],
  'bonus/games': ['bonus/rules'],
  'bonus/partners/kickoff': ['bonus/rules'],
  'bonus/casino': [],
  'bonus/casino/promo': ['bonus/casino'],
  'bonus/casino/slot-first-deposit': ['bonus/casino'],
};

for (const [id, over] of Object.entries(PAGES)) {
  for (const language of ['en', 'ar']) {
    test(`[R-35] the server draws ${id} in ${language} with all its texts, listed by search engines`, async ({
      request,
    }) => {
      const answer = await openPage(request, `/${language}/${id}`);
      expect(answer.status()).toBe(200);
      const [html = ''] = (await answer.text()).split('id="state"');
      expect(html).toContain(`data-content="${id}"`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.replace(/<code.*?<\/code>/gs, '')).not.toMatch(/>[a-z]+_[a-z_]+</);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/${language}/${id}"`));
      expect(html.match(/hreflang="/gi)?.length).toBeGreaterThan(8);
      const crumbs =
        new RegExp(`aria-label="${wordsOf(language)('common:breadcrumbs')}".*?</nav>`, 's').exec(html)?.[0] ?? '';
      expect([...crumbs.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(
        ['', ...over].map((part) => (part === '' ? `/${language}` : `/${language}/${part}`)),
      );
    });
  }
}

test('[R-35] an old promotion leads to its page, or to words that there is none with the way to all offers', async ({
  request,
}) => {
  const statuses = new Map<string, number>();
  for (const slug of LEGACY_PROMOTIONS) {
    const old = await openPage(request, `/en/${slug}`);
    expect([old.status(), old.headers().location]).toEqual([301, `/en/promotions/${slug}`]);
    const page = await openPage(request, `/en/promotions/${slug}`);
    statuses.set(slug, page.status());
    const [html = ''] = (await page.text()).split('id="state"');
    const words = wordsOf('en')('content:offer_missing');
    expect(html.includes(words)).toBe(page.status() === 404);
    if (page.status() === 404) expect(html).toContain('href="/en/promo"');
  }
  expect([statuses.get('free-bet'), statuses.get('happy-friday')]).toEqual([200, 404]);
});

test('[R-37] the address of the first deposit shows the page of the casino, which search engines list alone', async ({
  request,
}) => {
  const answer = await openPage(request, '/en/bonus/slot_first_deposit');
  expect(answer.status()).toBe(200);
  const [html = ''] = (await answer.text()).split('id="state"');
  expect(html).toContain('data-content="bonus/casino/slot-first-deposit"');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toContain('rel="canonical"');
});

test('[R-35] what the casino has no offer for is not found, and leads to its offers', async ({ request }) => {
  for (const [id, list] of [
    ['bonus/casino/promotions/cashback', 'bonus/casino/promo'],
    ['bonus/casino/cashback', 'bonus/casino'],
    ['bonus/rules/cashback', 'bonus/rules'],
    ['bonus/partners/unknown', 'bonus/rules'],
  ]) {
    const answer = await openPage(request, `/ru/${id}`);
    expect(answer.status(), id).toBe(404);
    const [html = ''] = (await answer.text()).split('id="state"');
    expect(html).toContain(wordsOf('ru')('content:offer_missing'));
    expect(html).toContain(`href="/ru/${list}"`);
  }
});
