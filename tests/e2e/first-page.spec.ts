import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type BuildManifest, firstScripts } from '#build/budget.ts';
import { couponJourney } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { listening, pressPrice, priceButtons } from '#tests/pages/prices.ts';

const MANIFEST = path.resolve(import.meta.dirname, '../../dist/web/manifest.json');

/** Holds scripts back until they are released. */
async function holdBack(page: Page, isHeld: (pathname: string) => boolean) {
  const held: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js(?:\?|$)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (isHeld(pathname)) {
      held.push(pathname);
      await promise;
    }
    await route.continue();
  });
  return { held, release: resolve };
}

test(
  'the first page answers a press with the scripts that its budget counts, and what it did is kept once the others come',
  FULL,
  async ({ page }) => {
    const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as BuildManifest;
    const counted = new Set(firstScripts(manifest).map((file) => `/${file}`));
    const { device } = couponJourney(page);
    const { held, release } = await holdBack(page, (pathname) => !counted.has(pathname));

    await page.goto('/en', { waitUntil: 'commit' });
    const price = priceButtons(page).and(page.locator(':enabled')).first();
    await pressPrice(device, price);
    expect(held.length, 'scripts that the page does without').toBeGreaterThan(3);
    expect(await page.evaluate(() => performance.getEntriesByName('fairline:listening').length)).toBe(0);

    release();
    await listening(page);
    const stored = () => page.evaluate(() => localStorage.getItem('fairline:coupon') ?? '');
    await expect.poll(stored, 'the device keeps the bet').toContain('"selectionId":');
    await page.reload();
    await expect(priceButtons(page).and(page.locator('[aria-pressed=true]')).first()).toBeVisible();
  },
);

test.describe('before the listeners have come', () => {
  test.use({ hasAnswered: false });

  test('an answer about cookies is kept, and a press folds the rail at once', FULL, async ({ page }) => {
    const words = wordsOf('en');
    const { held, release } = await holdBack(page, (pathname) => pathname.includes('/listening-'));
    await page.goto('/en', { waitUntil: 'commit' });
    await page.getByRole('button', { name: words('games:rail_fold') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-rail', 'folded');
    await page.getByRole('button', { name: words('consent:reject_all'), exact: true }).click();
    const stored = () => page.evaluate(() => localStorage.getItem('fairline:consent'));
    expect([held.length, await stored()]).toEqual([1, null]);

    release();
    await expect(page.getByRole('region', { name: words('consent:title') })).toHaveCount(0);
    await expect.poll(stored).not.toBeNull();
    await expect(page.locator('html')).toHaveAttribute('data-rail', 'folded');
  });
});
