import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { startProduct } from '#tests/fixtures/product.ts';
import { ReleaseFolder } from '#tests/fixtures/release-folder.ts';
import { sectionWord } from '#tests/fixtures/section-words.ts';
import { control } from '#tests/fixtures/site-controls.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const NOTES = 'Prices that are waited for.\nA <b>quieter</b> start.';

const test = journeyOn(async () => {
  const folder = new ReleaseFolder(NOTES);
  const product = await startProduct({ RELEASES_DIR: folder.path });
  return {
    site: { folder, origin: product.origin },
    origin: product.origin,
    end: async () => {
      await product.stop();
      folder.remove();
    },
  };
});

// The tests share one site and its published releases, so they run in order.
test.describe.configure({ mode: 'default' });

const words = wordsOf('en');
const BRAND = { brand: 'Fairline' };

/** A browser's answer to User-Agent Client Hints. */
interface Hints {
  readonly platform: string;
  readonly architecture: string;
  readonly bitness: string;
}

/** Makes the next pages see such a browser; null for one without client hints. */
async function comeAs(page: Page, agent: string, hints: Hints | null): Promise<void> {
  const platform = hints ? `"${hints.platform}"` : '';
  await page.setExtraHTTPHeaders({ 'user-agent': agent, 'sec-ch-ua-platform': platform });
  await page.addInitScript((known) => {
    const agentData = known ? { getHighEntropyValues: async () => known } : undefined;
    Object.defineProperty(Navigator.prototype, 'userAgentData', { configurable: true, get: () => agentData });
  }, hints);
}

const suggested = (page: Page) => page.locator('[data-suggested]');

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const UBUNTU = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const x86 = (platform: string): Hints => ({ platform, architecture: 'x86', bitness: '64' });
const arm = (platform: string): Hints => ({ platform, architecture: 'arm', bitness: '64' });

const VISITORS = [
  ['Windows', WINDOWS, x86('Windows'), [['windows', 'setup', 'x64']]],
  ['Windows on ARM', WINDOWS, arm('Windows'), [['windows', 'setup', 'arm64']]],
  ['a Mac with an Apple processor', MAC, arm('macOS'), [['macos', 'dmg', 'arm64']]],
  ['a Mac with an Intel processor', MAC, x86('macOS'), [['macos', 'dmg', 'x64']]],
  [
    'a Mac that does not tell its processor',
    SAFARI,
    null,
    [
      ['macos', 'dmg', 'x64'],
      ['macos', 'dmg', 'arm64'],
    ],
  ],
  ['Ubuntu', UBUNTU, null, [['linux', 'deb', 'x64']]],
  ['a phone', PHONE, null, []],
] as const;

test('[Z-01] [R-31] the page /desktop offers the package for the visitor’s own system first', async ({
  page,
  site: { folder },
}) => {
  for (const [name, agent, hints, first] of VISITORS)
    await test.step(name, async () => {
      await comeAs(page, agent, hints);
      await page.goto('/en/desktop');
      const files = first.map(([system, kind, arch]) => folder.fileOf(system, kind, arch));
      if (files.length === 0) await expect(page.getByText(words('desktop-packs:no_suggestion'))).toBeVisible();
      else await expect(suggested(page)).toHaveAttribute('data-suggested', files.join(' '));
      await expect(suggested(page).getByRole('link')).toHaveCount(files.length);
    });
});

test.describe('a download of the desktop app', () => {
  test(
    '[Z-01] a downloaded package matches its published checksum, and an interrupted download resumes',
    FULL,
    async ({ page, request, site: { folder } }) => {
      await comeAs(page, WINDOWS, x86('Windows'));
      await page.goto('/en/desktop');
      const file = folder.fileOf('windows', 'setup', 'x64');
      await expect(suggested(page)).toHaveAttribute('data-suggested', file);
      const link = suggested(page).getByRole('link', {
        name: words('desktop-packs:download_for', { system: 'Windows' }),
      });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe(file);
      const whole = readFileSync(await download.path());
      await expect(suggested(page).locator('code')).toHaveText(createHash('sha256').update(whole).digest('hex'));

      const address = (await link.getAttribute('href')) ?? '';
      const begun = await request.get(address);
      const HAVE = 20_000;
      const rest = await request.get(address, {
        headers: { range: `bytes=${HAVE}-`, 'if-range': begun.headers().etag ?? '' },
      });
      expect([rest.status(), rest.headers()['content-range']]).toEqual([
        206,
        `bytes ${HAVE}-${whole.length - 1}/${whole.length}`,
      ]);
      expect(Buffer.concat([whole.subarray(0, HAVE), await rest.body()]).equals(whole)).toBe(true);
    },
  );

  test(
    '[Z-01] the page of a download shows its version, date and plain-text notes, and lists all packages',
    FULL,
    async ({ page, site: { folder } }) => {
      await page.goto('/en/desktop');
      const rows = page
        .locator('main')
        .getByRole('listitem')
        .filter({ has: page.locator('[download]') });
      for (const { file, sha256 } of folder.release.packages) {
        const row = rows.filter({ hasText: file });
        await expect(row.getByText(sha256, { exact: true })).toBeVisible();
        await expect(row.getByRole('link')).toHaveAttribute('download', file);
      }
      await expect(page.getByText(words('desktop-packs:version', { version: '1.4.0' })).first()).toBeVisible();
      await expect(page.getByText('2026-11-20')).toBeVisible();
      await expect(page.getByText('A <b>quieter</b> start.')).toBeVisible();
      await expectAccessible(page, '/en/desktop');
    },
  );
});

test(
  '[R-31] the Arabic /desktop page reads from right to left, except its checksums and commands',
  FULL,
  async ({ page }) => {
    const arabic = wordsOf('ar');
    await page.goto('/ar/desktop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic('desktop-packs:heading_desktop', BRAND));
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    const code = page.locator('main code').first();
    await expect(code).toBeVisible();
    expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  },
);

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } });

  test(
    '[R-31] on a phone the menu and the footer link to /mobile, which explains how to install the site',
    FULL,
    async ({ page }) => {
      await page.goto('/en/live');
      await page
        .getByRole('navigation', { name: words('common:sections') })
        .last()
        .getByRole('button', { name: words('common:menu') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('sections:mobile_apps', BRAND) })
        .click();
      await expect(page).toHaveURL(/\/en\/mobile$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const systems = page.getByRole('heading', { level: 2, name: /iPhone|Android/ });
      await expect(systems).toHaveText(['iPhone, iPad', 'Android']);
      await expect(page.getByText(words('desktop-packs:step_ios_3'))).toBeVisible();
      await expect(page.getByRole('img', { name: /\/en\/mobile/ })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const foot = page.getByRole('contentinfo').getByRole('link', { name: /Fairline/ });
      await expect(foot).toHaveText([
        sectionWord('footer', 'en', 'way_mobileApps').replace('{brand}', 'Fairline'),
        sectionWord('footer', 'en', 'way_desktopApps').replace('{brand}', 'Fairline'),
      ]);
    },
  );
});

test('[R-31] on a computer /mobile shows a QR code of its address for a phone', FULL, async ({ page, site }) => {
  await page.goto('/de/mobile');
  const name = wordsOf('de')('desktop-packs:scan_label', { address: `${site.origin}/de/mobile` });
  await expect(page.getByRole('img', { name })).toBeVisible();
});

test('[R-31] [G-01] a site whose app pages are switched off links to none of them', FULL, async ({ page, site }) => {
  const others = Object.values(ROUTE_FLAGS).filter(
    (flag) => flag !== ROUTE_FLAGS.desktopApps && flag !== ROUTE_FLAGS.mobileApps,
  );
  await control(site, 'config', { availableRoutes: others });
  try {
    // The site caches the sections of a path, so this path must be one that no other test has opened.
    await page.goto('/en/line');
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: sectionWord('footer', 'en', 'cookies') })).toBeAttached();
    await expect(foot.locator('a[href$="/desktop"], a[href$="/mobile"]')).toHaveCount(0);
  } finally {
    await control(site, 'config', { availableRoutes: null });
  }
});

test(
  '[Z-01] without a published package /desktop says so, and explains how to install the site itself',
  FULL,
  async ({ page, site: { folder } }) => {
    folder.withdraw();
    try {
      await page.goto('/en/desktop');
      await expect(page.getByRole('heading', { name: words('desktop-packs:none_title') })).toBeVisible();
      await expect(page.getByText(words('desktop-packs:none_text', BRAND))).toBeVisible();
      await expect(page.getByRole('link', { name: words('desktop-packs:download') })).toHaveCount(0);
    } finally {
      folder.publish();
    }
  },
);
