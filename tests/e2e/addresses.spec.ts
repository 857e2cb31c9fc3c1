import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { SHORT_LIST } from '#tests/fixtures/world.ts';
import { alive } from '#tests/pages/prices.ts';

test('[R-02] the language that a visitor chooses at the foot of a page is that of later addresses', async ({
  page,
}) => {
  await page.goto('/en/live');
  await alive(page);
  await expect(page.locator('[data-section="footer"]')).toHaveAttribute('data-state', 'ready');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Português' }).press('Enter');
  await expect(page).toHaveURL(/\/pt\/live$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.goto('/line');
  await expect(page).toHaveURL(/\/pt\/line$/);
});

test('the page of an unknown game answers 404 and links to games that exist', FULL, async ({ page, pageErrors }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('links lead from the home page to a game without scripts', async ({ page, world }) => {
    const { game } = await world.takeOne({ section: 'line', competition: SHORT_LIST });
    await page.goto('/en');
    const rail = page.getByRole('navigation', { name: wordsOf('en')('games:top_competitions') });
    await rail.getByRole('link', { name: game.competition }).click();
    const main = page.getByRole('main');
    const name = `${game.home.name} v ${game.away.name}`;
    await main.getByRole('article', { name }).getByRole('link', { name: game.home.name }).first().click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.locator('button[class*="price-button"]').first()).toBeVisible();
  });
});
