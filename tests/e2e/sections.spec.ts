import type { Locator, Page } from '@playwright/test';
import { SECTION_FILES } from '#shared/domain/sections/section-request.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { sectionWord } from '#tests/fixtures/section-words.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');
// The tests wait for retries, which takes long on a busy machine.
test.describe.configure({ timeout: 240_000 });

const NAMES = ['header-menu', 'promo-strip', 'footer'] as const;
type Name = (typeof NAMES)[number];

const place = (page: Page, name: Name): Locator => page.locator(`[data-section="${name}"]`);
const errorIn = (at: Locator) => at.getByRole('status').filter({ hasText: words('sections:dictionary_load_error') });
const refresh = (at: Locator) => at.getByRole('button', { name: words('sections:page_refresh_button') });

/** The retries take 7 s when no server answers; the rest allows for a busy machine. */
const RETRIES_MS = 90_000;

/** Expects that the section's own code has replaced its HTML. */
async function expectAwake(page: Page, names: readonly Name[] = NAMES): Promise<void> {
  for (const name of names)
    await expect(place(page, name)).toHaveAttribute('data-state', 'ready', { timeout: RETRIES_MS });
}

const isModuleOf = (name: Name) => (url: URL) =>
  url.pathname.startsWith(`${SECTION_FILES}/${name}/`) && url.pathname.endsWith('.js');
const isAnswerOf = (name: Name) => (url: URL) => url.pathname.startsWith(`/sections-api/${name}/`);

/** Blocks the section calls of this page, whose HTML is already there; returns the undo. */
async function cutOff(page: Page, names: readonly Name[]): Promise<() => Promise<void>> {
  const cuts = names.flatMap((name) => [isModuleOf(name), isAnswerOf(name)]);
  for (const cut of cuts) await page.route(cut, (route) => route.abort('connectionrefused'));
  return async () => {
    for (const cut of cuts) await page.unroute(cut);
  };
}

/** Returns the height of each section, in pixels. */
async function heights(page: Page): Promise<Partial<Record<Name, number>>> {
  const boxes = NAMES.map(async (name) => [name, (await place(page, name).boundingBox())?.height] as const);
  return Object.fromEntries(await Promise.all(boxes));
}

/** Makes the promotions higher than the strip is at least, as the longest names of games do. */
const lengthenPromotions = (page: Page): Promise<void> =>
  place(page, 'promo-strip')
    .getByRole('link')
    .first()
    .locator('b')
    .evaluate((title) => {
      title.style.minBlockSize = '64px';
    });

/** Opens a page whose server HTML contains all sections, which takes several attempts on a busy machine. */
async function openDrawn(page: Page, path = '/en'): Promise<void> {
  await expect(async () => {
    await page.goto(`${path}?fresh=${crypto.randomUUID()}`);
    for (const name of NAMES) await expect(place(page, name).getByRole('link')).not.toHaveCount(0, { timeout: 1000 });
    await expect(place(page, 'footer').locator('a[hreflang="de"]')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 90_000 });
}

test(
  '[S-05] header menu, promotions and footer are in the HTML, and their links work without scripts',
  FULL,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await openDrawn(page);
    await expect(place(page, 'footer')).toContainText('18+');
    await place(page, 'header-menu')
      .getByRole('link', { name: words('common:nav_live') })
      .click();
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(place(page, 'header-menu').locator('[aria-current="page"]')).toContainText(words('common:nav_live'));
    await context.close();
  },
);

test('[S-05] sections hydrate the server’s HTML with the page’s only copy of React', FULL, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (/\.js(\?|$)/.test(answer.url())) scripts.push(answer.text().catch(() => ''));
  });
  // Marks elements of the server's HTML before any script of the page runs.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('[data-section] a')) Object.assign(link, { isDrawn: true });
    });
  });
  const areKept = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-section] a')].map(
        (link) => (link as { isDrawn?: boolean }).isDrawn === true,
      ),
    );
  await expect(async () => {
    await page.goto(`/en?fresh=${crypto.randomUUID()}`);
    await expectAwake(page);
    const links = await areKept();
    expect(links.length).toBeGreaterThan(10);
    expect(links).not.toContain(false);
  }).toPass({ timeout: 100_000 });
  const bodies = await Promise.all(scripts);
  expect(bodies.filter((code) => code.includes('__CLIENT_INTERNALS_DO_NOT_USE')).length).toBeLessThanOrEqual(1);
  expect(bodies.filter((code) => code.includes('fairlineSections')).length).toBeGreaterThanOrEqual(NAMES.length);
});

test('[S-05] links of sections navigate without a reload, and follow the page’s language', FULL, async ({ page }) => {
  await page.goto('/en');
  await expectAwake(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const isSame = () => page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage === true);
  await place(page, 'header-menu')
    .getByRole('link', { name: words('common:nav_live') })
    .click();
  await expect(page).toHaveURL(/\/en\/live$/);
  await expect(place(page, 'header-menu').locator('[aria-current="page"]')).toContainText(words('common:nav_live'));
  // By the keyboard: the lists above the footer are still growing.
  await place(page, 'footer').getByRole('link', { name: 'Deutsch' }).press('Enter');
  await expect(page).toHaveURL(/\/de\/live$/, { timeout: RETRIES_MS });
  await expect(place(page, 'footer')).toContainText(sectionWord('footer', 'de', 'help'));
  await expect(place(page, 'header-menu').getByRole('link').first()).toHaveText(
    sectionWord('header-menu', 'de', 'item_line'),
  );
  expect(await isSame()).toBe(true);
});

test.describe('a section without its server', () => {
  test.beforeEach(({ pageErrors }) => {
    pageErrors.allow(
      'the test cuts sections off from their servers',
      /ERR_CONNECTION_REFUSED|ERR_FAILED|\/sections-api\//,
    );
  });

  test('[S-02] [S-05] each section without its server shows an error in its own place, with a button that reloads only this section', async ({
    page,
  }) => {
    const restore = await cutOff(page, NAMES);
    await page.goto('/en');
    await lengthenPromotions(page);
    const main = page.getByRole('main');
    const before = await main.boundingBox();
    const rooms = await heights(page);
    for (const name of NAMES) {
      const at = place(page, name);
      await expect(errorIn(at)).toBeAttached({ timeout: RETRIES_MS });
      await expect(at).toHaveAttribute('data-state', 'error');
      await expect(errorIn(at)).toContainText(words('sections:dictionary_refresh_page'));
      await expect(refresh(at)).toBeVisible();
    }
    const after = await main.boundingBox();
    expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
    expect({ ...(await heights(page)), footer: null }).toEqual({ ...rooms, footer: null });
    await expect(place(page, 'footer')).toContainText('18+');
    await expect(place(page, 'footer')).toContainText(words('sections:legal_responsible', { age: 18 }));
    await expect(place(page, 'header-menu').getByRole('link', { name: words('common:nav_live') })).toBeVisible();
    await expectAccessible(page, 'without its sections');
    await restore();
    for (const [index, name] of NAMES.entries()) {
      const at = place(page, name);
      // By the keyboard: the lists above the footer are still growing.
      await refresh(at).press('Enter');
      await expect(at).toHaveAttribute('data-state', 'ready', { timeout: RETRIES_MS });
      await expect(errorIn(at)).toHaveCount(0);
      await expect(at.getByRole('link').first()).toBeFocused();
      await expect(at.getByRole('link')).not.toHaveCount(0);
      for (const other of NAMES.slice(index + 1))
        await expect(place(page, other)).toHaveAttribute('data-state', 'error');
    }
  });

  test('[S-05] a section module that was altered on its way does not run', FULL, async ({ page, pageErrors }) => {
    pageErrors.allow('the browser says what it refused', /integrity/);
    let isRun = false;
    await page.exposeFunction('forgeryRan', () => {
      isRun = true;
    });
    await page.route(isModuleOf('footer'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'forgeryRan(); export const Section = () => null;' }),
    );
    await page.route(isAnswerOf('footer'), (route) => route.abort('connectionrefused'));
    await page.goto('/en');
    await expect(errorIn(place(page, 'footer'))).toBeAttached({ timeout: RETRIES_MS });
    expect(isRun).toBe(false);
  });
});

test.describe('[S-03] the menu section', () => {
  const liveLink = (page: Page) => place(page, 'header-menu').getByRole('link', { name: words('common:nav_live') });

  test('the menu preloads the page of the link under the pointer', FULL, async ({ page }) => {
    await page.goto('/en');
    await expectAwake(page);
    const preload = page.waitForRequest(/section-page/);
    await liveLink(page).hover();
    await preload;
  });

  test('the menu preloads nothing on a connection that saves data', FULL, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
      performance.setResourceTimingBufferSize(2000);
      const noteTime = ({ timeStamp }: Event) => Object.assign(globalThis, { pressedAt: timeStamp });
      addEventListener('click', noteTime, { capture: true, once: true });
    });
    await page.goto('/en');
    await expectAwake(page);
    const link = liveLink(page);
    await link.hover();
    await link.focus();
    await link.click();
    /** When files of the link's page were fetched, ms after the press. */
    const waits = () =>
      page.evaluate(() => {
        const { pressedAt } = globalThis as unknown as { readonly pressedAt: number };
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('section-page'));
        return files.map(({ startTime }) => startTime - pressedAt);
      });
    await expect.poll(waits).not.toEqual([]);
    for (const wait of await waits()) expect(wait).toBeGreaterThanOrEqual(0);
  });
});
