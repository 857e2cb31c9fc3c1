import type { Page } from '@playwright/test';
import { configure } from '#tests/fixtures/configure.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { startProduct } from '#tests/fixtures/product.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';

// Switches the snow on for the whole site.
const test = journeyOn(async () => {
  const site = await startProduct();
  await configure(site, { isSnowfall: true });
  return { site, origin: site.origin, end: site.stop };
});
test.describe.configure({ mode: 'default' });

const words = wordsOf('en');
const snowOf = (page: Page) => page.locator('canvas[data-snow]');

test(
  '[N-10] snow falls on the home page only, behind everything, pauses on a hidden page, and can be switched off',
  FULL,
  async ({ page }) => {
    const snow = snowOf(page);
    await page.goto('/en/live');
    await alive(page);
    await expect(snow).toHaveCount(0);
    await page.goto('/en');
    await expect(snow).toHaveAttribute('data-state', 'falling');
    // A visitor who prefers reduced motion sees none.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(snow).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(snow).toHaveAttribute('data-state', 'falling');
    const style = await snow.evaluate((one) => ({
      z: getComputedStyle(one).zIndex,
      p: getComputedStyle(one).pointerEvents,
    }));
    expect(style).toEqual({ z: '-1', p: 'none' });
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(snow).toHaveAttribute('data-state', 'paused');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(snow).toHaveAttribute('data-state', 'falling');
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('common:settings'), exact: true })
      .click();
    await page.getByRole('switch', { name: words('preferences:snow_label') }).click();
    await expect(snow).toHaveCount(0);
    await page.reload();
    await alive(page);
    await expect(snow).toHaveCount(0);
  },
);
