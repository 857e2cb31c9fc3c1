import type { Page } from '@playwright/test';
import { paths } from '#shared/domain/routing/paths.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
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
  league: async (language) => paths.to('epl', language),
  'live game': async (language, world) => gamePath(language, (await world.takeOne({ section: 'live' })).game),
  'line game': async (language, world) => gamePath(language, (await world.takeOne({ section: 'line' })).game),
};

/** Each page opens in a desktop window in one language and on a phone in the other. */
const WINDOWS = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const;

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over, `pixels beside the page at ${width}`).toBe(0);
}

/** What the gate opens: the page that holds most. */
const isGate = (name: string, language: string) => name === 'live game' && language === 'ar';

for (const { language, viewport } of WINDOWS) {
  test.describe(() => {
    test.use({ viewport });
    for (const [name, pathOf] of Object.entries(PAGES)) {
      test(
        `the ${name} page takes over from the server without console messages, and never scrolls sideways, in ${language}`,
        isGate(name, language) ? {} : FULL,
        async ({ page, world }) => {
          const answer = await page.goto(await pathOf(language, world));
          expect(answer?.status()).toBe(200);
          await alive(page);
          const prices = page.getByRole('main').locator('button[class*="price-button"]');
          await prices.and(page.locator(':not([aria-disabled])')).filter({ visible: true }).first().click();
          await expect(prices.and(page.locator('[aria-pressed=true]')).first()).toBeVisible();
          for (const width of [viewport.width, 390, 320]) await expectNoSidewaysScroll(page, width);
        },
      );
    }
  });
}

/** Holds back the scripts of the next page; returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a press before the scripts of a page have come takes effect as soon as they have', async ({ page, world }) => {
  const { game } = await world.takeOne({ section: 'live' });
  const release = await holdScripts(page);
  await page.goto(gamePath('en', game), { waitUntil: 'commit' });
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

test('what is typed before the scripts of a page have come is kept, and signs the player in', async ({
  page,
  context,
  player,
}) => {
  const { email, password } = await player.signUp();
  await context.clearCookies();
  const release = await holdScripts(page);
  await page.goto('/en/login', { waitUntil: 'commit' });
  const form = page.getByRole('main');
  await form.locator('input').first().fill(email);
  await form.locator('input[type=password]').fill(password);
  release();
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /Your account/ })).toBeVisible();
});

test('after a link or a search the keyboard focus continues in the content of the new page', async ({
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
  await page.locator(`[role=row] a[href*="/${game.id}-"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${gamePath('en', game)}$`));
  await expect(content).toBeFocused();
});
