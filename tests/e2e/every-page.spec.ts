import { paths } from '#shared/domain/routing/paths.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import type { World } from '#tests/fixtures/world.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { alive } from '#tests/pages/prices.ts';

/** Every kind of page that a visitor can open. */
const PAGES: Readonly<Record<string, (language: string, world: World) => Promise<string>>> = {
  home: async (language) => paths.home(language),
  live: async (language) => paths.live({ language }),
  line: async (language) => paths.line({ language }),
  'filtered line': async (language) => paths.line({ language, filter: 'upcoming', sport: 'football' }),
  'live game': async (language, world) => gamePath(language, (await world.takeOne({ section: 'live' })).game),
  'line game': async (language, world) => gamePath(language, (await world.takeOne({ section: 'line' })).game),
};

for (const language of ['en', 'ar']) {
  for (const [name, pathOf] of Object.entries(PAGES)) {
    test(`the ${name} page takes over from the server without a word in the console, in ${language}`, async ({
      page,
      world,
    }) => {
      const answer = await page.goto(await pathOf(language, world));
      expect(answer?.status()).toBe(200);
      await alive(page);
      await page.getByRole('main').locator('button[class*="price-button"]:not([aria-disabled])').first().click();
      await expect(
        page.getByRole('main').locator('button[class*="price-button"][aria-pressed=true]').first(),
      ).toBeVisible();
    });
  }
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const [name, pathOf] of Object.entries(PAGES)) {
    test(`the ${name} page never scrolls sideways on a phone, down to 320 pixels`, async ({ page, world }) => {
      for (const language of ['en', 'ar']) {
        await page.goto(await pathOf(language, world));
        await alive(page);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const over = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect(over, `${language} at ${width}`).toBe(0);
        }
        await page.setViewportSize({ width: 390, height: 844 });
      }
    });
  }
});

test('what is pressed before the scripts of a page have come is done as soon as they have', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/web-client-[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(paths.live({ language: 'en' }), { waitUntil: 'commit' });
  const price = page.getByRole('main').locator('button[class*="price-button"]:not([aria-disabled])').first();
  const name = await price.locator('.vh').first().textContent();
  await price.click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: name ?? '', pressed: true })).toBeVisible();
});

test('the keyboard goes on in the content of the page that a link has led to, and search leads there too', async ({
  page,
  world,
}) => {
  const { game } = await world.takeOne({ section: 'line' });
  await page.goto(paths.home('en'));
  await alive(page);
  const content = page.getByRole('main');
  await page.getByRole('banner').getByRole('link', { name: 'Live' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/live$/);
  await expect(content).toBeFocused();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill(game.home.name);
  await page.locator(`[role=option][href*="/${game.id}-"]`).click();
  await expect(page).toHaveURL(new RegExp(`${gamePath('en', game)}$`));
  await expect(content).toBeFocused();
});
