import { createHash } from 'node:crypto';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { type Product, startProduct } from '#tests/fixtures/product.ts';
import { ReleaseFolder } from '#tests/fixtures/release-folder.ts';
import { freshPage, isFooterDrawn } from '#tests/fixtures/section-pages.ts';
import { control } from '#tests/fixtures/site-controls.ts';
import { openPage } from '#tests/fixtures/site-test.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const UBUNTU = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let folder: ReleaseFolder;
let site: Product;
let visitor: APIRequestContext;

beforeAll(async () => {
  folder = new ReleaseFolder('Prices that are waited for.');
  site = await startProduct({ RELEASES_DIR: folder.path });
  visitor = await requests.newContext({ baseURL: site.origin });
});
afterAll(async () => {
  await visitor.dispose();
  await site.stop();
  folder.remove();
});

/** Returns the HTML of a page, without its data for the browser. */
async function read(path: string, agent = WINDOWS): Promise<string> {
  const answer = await openPage(visitor, path, { 'user-agent': agent });
  expect(answer.status(), path).toBe(200);
  const [html = ''] = (await answer.text()).split('id="state"');
  return html;
}

const suggestedIn = (html: string) => /data-suggested="([^"]*)"/.exec(html)?.[1] ?? '';

describe('[Z-01] [R-31] the page /desktop', () => {
  test.each([
    ['Windows', WINDOWS, [['windows', 'setup', 'x64']]],
    [
      'a Mac that does not tell its processor',
      SAFARI,
      [
        ['macos', 'dmg', 'x64'],
        ['macos', 'dmg', 'arm64'],
      ],
    ],
    ['Ubuntu', UBUNTU, [['linux', 'deb', 'x64']]],
    ['a phone', PHONE, []],
  ] as const)('offers the package for the system that the browser names: %s', async (_, agent, first) => {
    const html = await read('/en/desktop', agent);
    const files = first.map(([system, kind, arch]) => folder.fileOf(system, kind, arch));
    expect(suggestedIn(html)).toBe(files.join(' '));
    expect(html.includes(words('desktop-packs:no_suggestion'))).toBe(files.length === 0);
  });

  test('offers to install the site itself while no package is published', async () => {
    folder.withdraw();
    try {
      const html = await read('/en/desktop');
      expect(html).toContain(`>${words('desktop-packs:install', { brand: 'Fairline' })}</h2>`);
      expect(html).not.toContain(words('desktop-packs:none_title'));
      expect(html).toContain(words('desktop-packs:none_text', { brand: 'Fairline' }));
      expect(html, 'says nothing of an app that does not exist').not.toContain(
        words('desktop-packs:lead_desktop', { brand: 'Fairline' }),
      );
      expect(html).toContain(words('desktop-packs:lead_mobile', { brand: 'Fairline' }));
      for (const how of ['install_chrome', 'install_safari'])
        expect(html).toContain(words(`desktop-packs:${how}`, { brand: 'Fairline' }));
      const label = words('desktop-packs:scan_label', { address: `${site.origin}/en/mobile` });
      expect(html).toContain(`aria-label="${label}"`);
      expect(html).not.toMatch(/<a[^>]* download=/);
    } finally {
      folder.publish();
    }
    expect(suggestedIn(await read('/en/desktop'))).not.toBe('');
  });
});

test('[Z-01] a package has its published checksum, and an interrupted download of it resumes where it ended', async () => {
  const { file, sha256 } = folder.release.packages[0] ?? { file: '', sha256: '' };
  const address = site.origin + openPaths.appFile.replace(':file', file);
  const whole = await fetch(address);
  expect(whole.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  const had = 20_000;
  const ask = (etag: string) => fetch(address, { headers: { range: `bytes=${had}-`, 'if-range': etag } });
  const rest = await ask(whole.headers.get('etag') ?? '');
  expect([rest.status, rest.headers.get('content-range')]).toEqual([
    206,
    `bytes ${had}-${bytes.length - 1}/${bytes.length}`,
  ]);
  expect(Buffer.concat([bytes.subarray(0, had), Buffer.from(await rest.arrayBuffer())]).equals(bytes)).toBe(true);
  const changed = await ask('"of another package"');
  expect(changed.status, 'the rest of another file would spoil the download').toBe(200);
  await changed.arrayBuffer();
});

test('[R-31] on a computer /mobile shows a QR code of its own address, and on a phone none', async () => {
  const label = wordsOf('de')('desktop-packs:scan_label', { address: `${site.origin}/de/mobile` });
  expect(await read('/de/mobile')).toContain(`aria-label="${label}"`);
  expect(await read('/de/mobile', PHONE)).not.toContain(label);
});

test('[R-31] [G-01] a site whose app pages are switched off links to none of them', async () => {
  /** Waits for a page whose footer has come from its own server, and returns its links to the apps. */
  const links = async () => {
    const { html } = await freshPage(site, '/en/line');
    if (!isFooterDrawn(html)) throw new Error('the footer is still to come');
    return [...html.matchAll(/href="(\/en\/(?:desktop|mobile))"/g)].map(([, path]) => path);
  };
  await expect.poll(links, { timeout: 60_000 }).toEqual(['/en/mobile', '/en/desktop']);
  const { desktopApps, mobileApps, ...others } = ROUTE_FLAGS;
  expect([desktopApps, mobileApps]).toHaveLength(2);
  await control(site, 'config', { availableRoutes: Object.values(others) });
  await expect.poll(links, { timeout: 60_000 }).toEqual([]);
  await control(site, 'config', { availableRoutes: null });
});
