import type { Page } from '@playwright/test';
import { paths } from '#shared/domain/routing/paths.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';

const words = wordsOf('en');
const upOf = (page: Page) => page.getByRole('button', { name: words('notices:scroll_to_top') });

/** Scrolls the page, which the test makes long enough, by a number of screens. */
async function scrollScreens(page: Page, screens: number): Promise<void> {
  await page.evaluate((count) => {
    const tall = document.querySelector('main');
    if (tall) for (let copy = 0; copy < 6; copy += 1) tall.append(document.createElement('hr'));
    window.scrollTo(0, innerHeight * count);
  }, screens);
}

test(
  '[R-03] [N-06] the button to the top of the page appears after one screen on a desktop and four on a phone, and works',
  FULL,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const up = upOf(page);
    for (const { width, screens } of [
      { width: 1440, screens: 1 },
      { width: 390, screens: 4 },
    ])
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 300 });
        // A page of its own: the rows of a narrowed list move while they are measured again.
        await page.goto(paths.line({ language: 'en', sport: 'football' }));
        await alive(page);
        await scrollScreens(page, screens - 0.1);
        await expect(up).toHaveCount(0);
        await scrollScreens(page, screens + 0.2);
        await expect(up).toBeVisible();
        await up.click();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(up).toHaveCount(0);
        await expect(page.getByRole('main')).toBeFocused();
      });
  },
);

test('[R-03] the page of a league has the league’s look, and other pages do not', FULL, async ({ page, world }) => {
  const slug = 'england-premier-league';
  const { game } = await world.takeOne({ section: 'line', competition: slug });
  const id = game.competitionId;
  await page.goto(paths.line({ language: 'en', sport: 'football', competition: { id, slug } }));
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-page-type', 'epl');
  await alive(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('common:nav_live') })
    .click();
  await expect(root).not.toHaveAttribute('data-page-type', /./);
});

test('[R-32] a browser that cannot show the product is redirected once to the page that says so', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = ((...asked: [string]) =>
      !String(asked[0]).includes(':has') && supports(...asked)) as typeof CSS.supports;
  });
  await page.goto('/ar/live?utm_source=a');
  await expect(page).toHaveURL(`${baseURL}/ar/oldbrowser`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('ar')('states:title_old_browser'));
  await page.waitForLoadState('load');
  await expect(page).toHaveURL(`${baseURL}/ar/oldbrowser`);
});

test('[R-32] the page for old browsers works without a script', FULL, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/en/oldbrowser');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('states:title_old_browser'));
  await expect(page.getByText(/Mozilla Firefox/)).toBeVisible();
  await context.close();
});
