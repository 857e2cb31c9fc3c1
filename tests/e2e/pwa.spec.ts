import type { Page } from '@playwright/test';
import { DISPLAY_COOKIE } from '#shared/domain/display/display-cookie.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { couponJourney } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { freePort, type Product, startProduct } from '#tests/fixtures/product.ts';
import { control, serverNow } from '#tests/fixtures/site-controls.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';

interface OwnSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
  /** Starts the site again at the same address, with its data. */
  readonly start: () => Promise<void>;
}

/** Opens a site of this file only, because the tests stop it and start it again. */
async function openOwnSite(): Promise<OwnSite & { readonly end: () => Promise<void> }> {
  const PORT = String(await freePort());
  let product: Product | null = await startProduct({ PORT });
  const { origin, dataDir } = product;
  return {
    origin,
    stop: async () => {
      await product?.stop(true);
      product = null;
    },
    start: async () => {
      product ??= await startProduct({ PORT, DATA_DIR: dataDir });
    },
    end: async () => {
      product ??= await startProduct({ PORT, DATA_DIR: dataDir });
      await product.stop();
    },
  };
}

const test = journeyOn(async () => {
  const { end, ...site } = await openOwnSite();
  return { site, origin: site.origin, end };
});
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits for its service worker, which starts long after the page. */
async function withWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

const workersOf = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test(
  '[Y-04] the service worker stores the shell and the offline pages, but no answers and no other pages of the site',
  FULL,
  async ({ page, player }) => {
    await player.signUp();
    await withWorker(page, '/en/office/history');
    await page.goto('/en/live');
    await alive(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const stores = await Promise.all(names.map((name) => caches.open(name)));
      const requests = await Promise.all(stores.map((store) => store.keys()));
      return { names, addresses: requests.flat().map(({ url }) => new URL(url).pathname) };
    });
    expect(kept.names).toEqual(['fairline-shell']);
    const others = kept.addresses.filter(
      (path) => !/^\/(assets\/[^/]+\.(js|css|woff2)|offline\/[a-z]{2}|icon\.svg)$/.test(path),
    );
    expect(others).toEqual([]);
    expect(kept.addresses.filter((path) => path.startsWith('/offline/')).sort()).toEqual(
      ['ar', 'de', 'en', 'es', 'fr', 'pt', 'ru', 'tr'].map((language) => `/offline/${language}`),
    );
    expect(kept.addresses.length).toBeGreaterThan(12);
  },
);

test(
  '[Y-04] an offline page explains the situation in its language, and returns automatically with the coupon',
  FULL,
  async ({ page, context, site, request, pageErrors }) => {
    pageErrors.allow('the site is stopped on purpose', /Failed to load resource|ERR_CONNECTION|WebSocket|fetch/);
    const { origin } = site;
    const { games } = await (await request.get('/web-api/line/games?section=line&sport=football&limit=30')).json();
    const inTwoHours = (await serverNow(site)) + 7_200_000;
    const game = games.find(({ startAt }: { startAt: number }) => startAt > inTwoHours);
    const [market] = game.main;
    const journey = couponJourney(page);
    await journey.add({ game, market, outcome: market.outcomes[0] });
    await withWorker(page, '/en/line');
    await site.stop();
    for (const [language, theme] of [
      ['ar', 'light'],
      ['en', 'dark'],
    ] as const) {
      await context.addCookies([{ name: DISPLAY_COOKIE, value: theme === 'light' ? 't0' : 't1', url: origin }]);
      await page.goto(`/${language}/line/football`);
      const words = wordsOf(language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('offline:offline_title'));
      await expect(page.getByRole('listitem')).toHaveText([
        words('offline:offline_nothing'),
        words('offline:offline_picks'),
        words('offline:offline_bets'),
      ]);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page, `the page without a connection in ${language}`);
    }
    await page.getByRole('button', { name: wordsOf('en')('offline:offline_retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('offline:offline_title'));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await site.start();
    await expect(page.locator('[data-layout=default]')).toBeVisible({ timeout: 60_000 });
    expect(page.url()).toBe(`${origin}/en/line/football`);
    await expect(journey.coupon.legs).toHaveCount(1);
  },
);

test(
  '[Y-04] when the domain does not answer, open pages and the offline page name a mirror',
  FULL,
  async ({ page, site, pageErrors }) => {
    pageErrors.allow('the site is stopped on purpose', /Failed to load resource|ERR_CONNECTION|WebSocket|fetch/);
    const mirror = process.env.BASE_URL ?? '';
    await control(site, 'config', { mirrors: [mirror] });
    await expect
      .poll(async () => (await page.goto('/en/live'))?.headers()['content-security-policy'])
      .toContain(mirror);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The code that looks for mirrors loads some time after the page.
    await page.waitForResponse(/domain-checker/, { timeout: 30_000 }).catch(() => undefined);
    await site.stop();
    const notice = page.getByRole('alert').filter({ hasText: wordsOf('en')('notices:mirror') });
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await expect(notice.getByRole('link')).toHaveAttribute('href', `${mirror}/en/live`);
    await page.goto('/en/line');
    const offer = page.locator('[data-mirrors]');
    await expect(offer.getByRole('link')).toHaveAttribute('href', `${mirror}/en/line`, { timeout: 30_000 });
    await expect(offer).toBeVisible();
    await offer.getByRole('link').click();
    await expect(page.locator('[data-layout=default]')).toBeVisible({ timeout: 30_000 });
    expect(new URL(page.url()).origin).toBe(new URL(mirror).origin);
    await site.start();
    await control(site, 'config', { mirrors: null });
  },
);

test(
  '[Y-04] the kill switch removes the service worker and its storage from open and from reopened pages',
  FULL,
  async ({ page, site }) => {
    await withWorker(page, '/en');
    expect(await workersOf(page)).toEqual({ workers: 1, caches: ['fairline-shell'] });
    await control(site, 'config', { isPwa: false });
    await expect
      .poll(
        async () => {
          await lookAgain(page);
          return workersOf(page);
        },
        { intervals: [500] },
      )
      .toEqual({ workers: 0, caches: [] });
    await control(site, 'config', { isPwa: true });
    await expect.poll(async () => (await page.request.get('/manifest.json')).status()).toBe(200);
    await page.reload();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await control(site, 'config', { isPwa: false });
    await expect.poll(async () => (await page.request.get('/manifest.json')).status()).toBe(404);
    // No page of the site is open that could replace the worker, so the worker that unregisters itself does.
    await page.goto('/robots.txt');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
          return (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length;
        }),
      )
      .toBe(0);
    await control(site, 'config', { isPwa: true });
  },
);
