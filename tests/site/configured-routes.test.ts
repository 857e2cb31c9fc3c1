import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '#tests/fixtures/product.ts';
import { freshPage } from '#tests/fixtures/section-pages.ts';
import { control } from '#tests/fixtures/site-controls.ts';

/** Id of the sport tennis. */
const TENNIS = 4;

let site: Product;

beforeAll(async () => {
  site = await startProduct();
});
afterAll(() => site.stop());

/** Expects the status of an address, and where it leads, once the site has read its config. */
async function expectFresh(path: string, to: string, status: number): Promise<void> {
  const ask = async () => {
    const answer = await fetch(`${site.origin}${path}`);
    return `${answer.status} ${new URL(answer.url).pathname}`;
  };
  await expect.poll(ask, { interval: 200, timeout: 20_000 }).toBe(`${status} ${to}`);
}

test('[G-01] [R-36] [R-37] routes and redirects follow the site config', async () => {
  await control(site, 'config', {
    availableRoutes: [1],
    urlsToRedirectTo404: ['line/football'],
    isFirstDepositRedirect: true,
    promoBonusToOffer: true,
    redirects: {
      '/en/old': { code: 301, url: '/en/line', reasons: ['moved'], breadcrumbs: [] },
      '/en/lacking': { code: 301, url: '/en/line', reasons: ['moved'] },
      '/en/outside': { code: 301, url: 'https://evil.example/', reasons: ['moved'], breadcrumbs: [] },
    },
  });
  await expectFresh('/en/live', '/en/live', 404);
  await expectFresh('/en/line', '/en/line', 200);
  await expectFresh('/en/line/football', '/en/line/football', 404);
  await expectFresh('/en/old', '/en/line', 200);
  await expectFresh('/en/lacking', '/en/lacking', 404);
  await expectFresh('/en/outside', '/en/outside', 404);
  await control(site, 'config', { availableRoutes: null });
  for (const [from, to, status] of [
    ['/en/bonus/rules', '/en/special-offer/rules', 302],
    ['/en/bonus/slot_first_deposit', '/en/bonus/casino/slot-first-deposit', 301],
  ] as const) {
    await expect
      .poll(async () => {
        const answer = await fetch(`${site.origin}${from}`, { redirect: 'manual' });
        return `${answer.status} ${answer.headers.get('location')}`;
      })
      .toBe(`${status} ${to}`);
  }
  // Both lead to pages, and the twin has its own address for search engines.
  await expectFresh('/en/bonus/slot_first_deposit', '/en/bonus/casino/slot-first-deposit', 200);
  for (const tail of ['rules', 'rules/free-bet', 'games', 'partners/kickoff']) {
    await expectFresh(`/en/bonus/${tail}`, `/en/special-offer/${tail}`, 200);
    const html = await (await fetch(`${site.origin}/en/special-offer/${tail}`)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/en/special-offer/${tail}"`));
  }
  await control(site, 'config', { promoBonusToOffer: null });
  await expectFresh('/en/special-offer/rules/free-bet', '/en/bonus/rules/free-bet', 200);
});

test('[R-31] points and betting records answer 404 and leave the footer where the site does without them', async () => {
  const links = async () => {
    const { html } = await freshPage(site, '/en/live');
    return ['/en/points', '/en/betting-awards'].filter((path) => html.includes(`href="${path}"`));
  };
  await control(site, 'config', { availableRoutes: null, urlsToRedirectTo404: null });
  for (const path of ['/en/points', '/en/betting-awards']) await expectFresh(path, path, 200);
  await expect.poll(links).toEqual(['/en/points', '/en/betting-awards']);
  await control(site, 'config', { points: null });
  await expectFresh('/en/points', '/en/points', 404);
  await expectFresh('/en/betting-awards', '/en/betting-awards', 200);
  await expect.poll(links).toEqual(['/en/betting-awards']);
  await control(site, 'config', { availableRoutes: [1, 2] });
  await expectFresh('/en/betting-awards', '/en/betting-awards', 404);
  await control(site, 'config', { availableRoutes: null });
});

test('[B-06] a sport that the site takes no bets on is neither in the menu nor at its address', async () => {
  /** Returns the sports that the menu of a list links, among two. */
  const linked = async () => {
    const { html } = await freshPage(site, '/en/line');
    return ['football', 'tennis'].filter((sport) => html.includes(`href="/en/line/${sport}"`));
  };
  await expect.poll(linked).toEqual(['football', 'tennis']);
  await control(site, 'config', { lineDisallowSports: [TENNIS], liveDisallowSports: [TENNIS] });
  await expectFresh('/en/line/tennis', '/en/line/tennis', 404);
  await expect.poll(linked).toEqual(['football']);
  await control(site, 'config', { lineDisallowSports: null, liveDisallowSports: null });
  await expectFresh('/en/line/tennis', '/en/line/tennis', 200);
});
