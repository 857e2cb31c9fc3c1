import type { Page } from '@playwright/test';
import { paths } from '#shared/domain/routing/paths.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { alive } from '#tests/pages/prices.ts';

// The tests render many pages, which takes long on a busy machine.
test.describe.configure({ timeout: 300_000 });

/** Returns the page's own metadata in the browser's document, and its title. */
const headInBrowser = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[...document.head.querySelectorAll('[data-page]')].map((one) => one.outerHTML).sort(),
  ]);

/** Returns the same from a new answer of the server; an empty page parses it, where no Trusted Types are demanded. */
async function headFromServer(page: Page, parser: Page) {
  const html = await page.evaluate(async () => (await fetch(location.pathname, { cache: 'no-store' })).text());
  return parser.evaluate((text) => {
    const fresh = new DOMParser().parseFromString(text, 'text/html');
    return [fresh.title, ...[...fresh.head.querySelectorAll('[data-page]')].map((one) => one.outerHTML).sort()];
  }, html);
}

for (const language of ['ar']) {
  test(`[Y-01] navigation in the browser gives each page the same head as the server, in ${language}`, async ({
    page,
    context,
  }) => {
    const parser = await context.newPage();
    await page.goto(paths.line({ language }));
    await alive(page);
    const main = page.getByRole('main');
    const compare = async () => {
      expect((await headFromServer(page, parser)).length).toBeGreaterThan(15);
      await expect(async () => expect(await headInBrowser(page)).toEqual(await headFromServer(page, parser))).toPass({
        timeout: 60_000,
      });
    };
    await compare();
    await page.getByRole('main').locator(`a[href="/${language}/line/football"]`).first().click();
    await expect(page).toHaveURL(/\/line\/football$/);
    await compare();
    await main.locator(`a[href^="/${language}/line/football/"]`).last().click();
    await expect(page).toHaveURL(/\/line\/football\/.+/);
    await compare();
    await page.getByRole('banner').locator(`a[href="/${language}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await compare();
    await page.goBack();
    await compare();
  });
}

test('[Y-04] the manifest makes the site installable, and its icons have their sizes', FULL, async ({ page }) => {
  await page.goto('/ar');
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Browsers never offer installation in a private window, which tests run in.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const icons = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="apple-touch-icon"]')];
    return Promise.all(
      links.map(async ({ href, sizes }) => {
        const bitmap = await createImageBitmap(await (await fetch(href)).blob());
        return `${bitmap.width}x${bitmap.height}` === sizes.value;
      }),
    );
  });
  expect(icons).toEqual(Array.from({ length: 8 }, () => true));
});
