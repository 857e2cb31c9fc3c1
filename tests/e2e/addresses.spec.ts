import { paths } from '#shared/domain/routing/paths.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { pairText, wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';

const REDIRECTS: readonly (readonly [from: string, accept: string, to: string])[] = [
  ['/', 'de-AT,de;q=0.9,en;q=0.5', '/de'],
  ['/?a=1&b=2', 'tr', '/tr?a=1&b=2'],
  ['/live/football?tag=x', 'ar-EG', '/ar/live/football?tag=x'],
  ['/line', 'zh-CN,zh;q=0.9', '/en/line'],
  ['/xx/live', 'fr', '/fr/live'],
];

for (const [from, accept, to] of REDIRECTS) {
  test(`[R-01] the server redirects ${from} with the browser languages ${accept} to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { headers: { 'accept-language': accept }, maxRedirects: 0 });
    expect([301, 302, 307]).toContain(answer.status());
    expect(answer.headers().location).toBe(to);
    expect(answer.headers().vary).toContain('accept-language');
  });
}

test('[R-02] the language that a visitor has chosen takes precedence over the browser’s languages', async ({
  page,
  request,
}) => {
  const chosen = { 'accept-language': 'de', cookie: `${LANGUAGE_COOKIE}=es` };
  const answer = await request.get('/live', { headers: chosen, maxRedirects: 0 });
  expect(answer.headers().location).toBe('/es/live');
  await page.goto('/en/live');
  await alive(page);
  await expect(page.locator('[data-section="footer"]')).toHaveAttribute('data-state', 'ready');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Português' }).press('Enter');
  await expect(page).toHaveURL(/\/pt\/live$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.goto('/line');
  await expect(page).toHaveURL(/\/pt\/line$/);
});

for (const path of ['/en/nowhere', '/ar/office/nothing', '/en/live/football/x/y/z/w']) {
  test(`[R-04] ${path} answers 404 and says that the page was not found`, async ({ page, pageErrors }) => {
    pageErrors.allow('the browser itself names the status of the page', /status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const words = wordsOf(path.slice(1, 3));
    expect(wordsOf('en')('common:page_not_found')).toBe('This page could not be found');
    await expect(page.getByRole('main')).toContainText(words('common:page_not_found'));
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  });
}

test('the page of an unknown sport answers 404 and says so', async ({ page, pageErrors }) => {
  pageErrors.allow('the browser itself names the status of the page', /status of 404/);
  const answer = await page.goto('/en/live/chess-boxing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(wordsOf('en')('common:page_not_found'));
});

test('the page of an unknown game answers 404 and links to games that exist', async ({ page, pageErrors }) => {
  pageErrors.allow('the browser itself names the status of the page', /status of 404/);
  const answer = await page.goto('/en/line/football/1-premier-league/999999999-no-such-game');
  expect(answer?.status()).toBe(404);
  const words = wordsOf('en');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('games:go_to_line') })
    .click();
  await expect(page).toHaveURL(/\/en\/line$/);
});

test('the HTML of the live list already holds the games and their prices', async ({ request, world }) => {
  const words = wordsOf('en');
  const { games } = await world.read<Awaited<ReturnType<typeof world.games>>>('/web-api/line/games?section=live');
  const html = await (await request.get(paths.live({ language: 'en' }))).text();
  const body = html.slice(html.indexOf('<body'), html.lastIndexOf('<script'));
  const listed = games
    .slice(0, 5)
    .filter((game) =>
      body.includes(`aria-label="${pairText(words, game).replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`),
    );
  expect(listed.length, 'of the first five games').toBeGreaterThanOrEqual(4);
  const prices = body.match(/class="price-button[^"]*value[^"]*">\d+(\.\d+)?</g) ?? [];
  expect(prices.length).toBeGreaterThan(20);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('links lead from the home page to a game without scripts', async ({ page }) => {
    await page.goto('/en');
    const first = page.getByRole('main').getByRole('article').first();
    const name = await first.getAttribute('aria-label');
    await first.getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect(page.getByRole('main').locator('button[class*="price-button"]').first()).toBeVisible();
  });
});
