import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { startProduct } from '#tests/fixtures/product.ts';
import { ReleaseFolder } from '#tests/fixtures/release-folder.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const NOTES = 'Prices that are waited for.\nA <b>quieter</b> start.';

const test = journeyOn(async () => {
  const folder = new ReleaseFolder(NOTES);
  const product = await startProduct({ RELEASES_DIR: folder.path });
  return {
    site: { folder },
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

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test(
  '[Z-01] [R-31] the page /desktop offers the package for the visitor’s own system first',
  FULL,
  async ({ page, site: { folder } }) => {
    // The headers name an Intel processor; only the browser's answer to a script tells the real one.
    await page.setExtraHTTPHeaders({ 'user-agent': WINDOWS, 'sec-ch-ua-platform': '"Windows"' });
    await page.addInitScript(() => {
      const told = { platform: 'Windows', architecture: 'arm', bitness: '64' };
      const agentData = { getHighEntropyValues: async () => told };
      Object.defineProperty(Navigator.prototype, 'userAgentData', { configurable: true, get: () => agentData });
    });
    await page.goto('/en/desktop');
    const file = folder.fileOf('windows', 'setup', 'arm64');
    const suggested = page.locator('[data-suggested]');
    await expect(suggested).toHaveAttribute('data-suggested', file);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      suggested.getByRole('link', { name: words('desktop-packs:download_for', { system: 'Windows' }) }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const whole = readFileSync(await download.path());
    await expect(suggested.locator('code')).toHaveText(createHash('sha256').update(whole).digest('hex'));
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
        .getByRole('link', { name: words('sections:install_app', BRAND) })
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
        words('desktop-packs:heading_mobile', BRAND),
        words('desktop-packs:heading_desktop', BRAND),
      ]);
    },
  );
});
