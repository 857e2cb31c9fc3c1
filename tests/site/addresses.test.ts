import { expect } from 'vitest';
import { paths } from '#shared/domain/routing/paths.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import { openPage, test } from '#tests/fixtures/site-test.ts';
import { pairText, wordsOf } from '#tests/fixtures/words.ts';

const REDIRECTS: readonly (readonly [from: string, accept: string, to: string])[] = [
  ['/', 'de-AT,de;q=0.9,en;q=0.5', '/de'],
  ['/?a=1&b=2', 'tr', '/tr?a=1&b=2'],
  ['/live/football?tag=x', 'ar-EG', '/ar/live/football?tag=x'],
  ['/line', 'zh-CN,zh;q=0.9', '/en/line'],
  ['/xx/live', 'fr', '/fr/live'],
];

for (const [from, accept, to] of REDIRECTS) {
  test(`[R-01] the server redirects ${from} with the browser languages ${accept} to ${to}`, async ({ request }) => {
    const answer = await openPage(request, from, { 'accept-language': accept });
    expect([301, 302, 307]).toContain(answer.status());
    expect(answer.headers().location).toBe(to);
    expect(answer.headers().vary).toContain('accept-language');
  });
}

test('a connection without a request stays open longer than proxies keep theirs, for pages and calls', async ({
  request,
}) => {
  for (const path of ['/en', '/en/live', '/web-api/session']) {
    const said = (await openPage(request, path)).headers()['keep-alive'];
    expect(Number(/timeout=(\d+)/.exec(said ?? '')?.[1]), path).toBeGreaterThan(60);
  }
});

test('[R-02] the language that a visitor has chosen takes precedence over the browser’s languages', async ({
  request,
}) => {
  const chosen = { 'accept-language': 'de', cookie: `${LANGUAGE_COOKIE}=es` };
  const answer = await openPage(request, '/live', chosen);
  expect(answer.headers().location).toBe('/es/live');
});

for (const path of ['/en/nowhere', '/ar/office/nothing', '/en/live/football/x/y/z/w', '/en/live/chess-boxing']) {
  test(`[R-04] ${path} answers 404 and says that the page was not found`, async ({ request }) => {
    const answer = await openPage(request, path);
    expect(answer.status()).toBe(404);
    expect(wordsOf('en')('common:page_not_found')).toBe('This page could not be found');
    // The embedded state contains every text, so only the part before it counts.
    const [html = ''] = (await answer.text()).split('id="state"');
    expect(html).toContain(wordsOf(path.slice(1, 3))('common:page_not_found'));
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
}

test('the HTML of the live list already holds the games and their prices', async ({ request, world }) => {
  const words = wordsOf('en');
  const { game, outcome } = await world.takeOne({ section: 'live', sport: 'handball' });
  const html = await (await openPage(request, paths.live({ language: 'en', sport: 'handball' }))).text();
  const body = html.slice(html.indexOf('<body'), html.lastIndexOf('<script'));
  const name = pairText(words, game).replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
  expect(body).toContain(`aria-label="${name}"`);
  expect(body).toMatch(new RegExp(`class="price-button[^"]*value[^"]*"[^>]*>${outcome.price / 1000}`));
});
