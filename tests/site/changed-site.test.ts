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

const LEGAL = words('sections:legal_responsible', { age: 18 });
const SECTIONS = ['footer', 'header-menu', 'promo-strip'] as const;
/** Id of the sport tennis. */
const TENNIS = 4;

// What changes a site for all of its visitors: one product for these tests, which put back what they change.
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

/** Expects the status of an address, and where it leads, once the site has read its config. */
async function expectFresh(path: string, to: string, status: number): Promise<void> {
  const ask = async () => {
    const answer = await fetch(`${site.origin}${path}`);
    return `${answer.status} ${new URL(answer.url).pathname}`;
  };
  await expect.poll(ask, { interval: 200, timeout: 20_000 }).toBe(`${status} ${to}`);
}

test('[G-01] [R-36] [R-37] routes and redirects follow the site config', async () => {
  await control(site, 'config', {
    availableRoutes: [1],
    urlsToRedirectTo404: ['line/football'],
    isFirstDepositRedirect: true,
    promoBonusToOffer: true,
    redirects: {
      '/en/old': { code: 301, url: '/en/line', reasons: ['moved'], breadcrumbs: [] },
      '/en/lacking': { code: 301, url: '/en/line', reasons: ['moved'] },
      '/en/outside': { code: 301, url: 'https://evil.example/', reasons: ['moved'], breadcrumbs: [] },
    },
  });
  await expectFresh('/en/live', '/en/live', 404);
  await expectFresh('/en/line', '/en/line', 200);
  await expectFresh('/en/line/football', '/en/line/football', 404);
  await expectFresh('/en/old', '/en/line', 200);
  await expectFresh('/en/lacking', '/en/lacking', 404);
  await expectFresh('/en/outside', '/en/outside', 404);
  await control(site, 'config', { availableRoutes: null });
  for (const [from, to, status] of [
    ['/en/bonus/rules', '/en/special-offer/rules', 302],
    ['/en/bonus/slot_first_deposit', '/en/bonus/casino/slot-first-deposit', 301],
  ] as const) {
    await expect
      .poll(async () => {
        const answer = await fetch(`${site.origin}${from}`, { redirect: 'manual' });
        return `${answer.status} ${answer.headers.get('location')}`;
      })
      .toBe(`${status} ${to}`);
  }
  // Both lead to pages, and the twin has its own address for search engines.
  await expectFresh('/en/bonus/slot_first_deposit', '/en/bonus/casino/slot-first-deposit', 200);
  for (const tail of ['rules', 'rules/free-bet', 'games', 'partners/kickoff']) {
    await expectFresh(`/en/bonus/${tail}`, `/en/special-offer/${tail}`, 200);
    const html = await (await fetch(`${site.origin}/en/special-offer/${tail}`)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/en/special-offer/${tail}"`));
  }
  await control(site, 'config', { promoBonusToOffer: null });
  await expectFresh('/en/special-offer/rules/free-bet', '/en/bonus/rules/free-bet', 200);
  await control(site, 'config', { urlsToRedirectTo404: null, isFirstDepositRedirect: null });
});

test('[R-31] points and betting records answer 404 and leave the footer where the site does without them', async () => {
  const links = async () => {
    const { html } = await freshPage(site, '/en/live');
    return ['/en/points', '/en/betting-awards'].filter((path) => html.includes(`href="${path}"`));
  };
  await control(site, 'config', { availableRoutes: null, urlsToRedirectTo404: null });
  for (const path of ['/en/points', '/en/betting-awards']) await expectFresh(path, path, 200);
  await expect.poll(links).toEqual(['/en/points', '/en/betting-awards']);
  await control(site, 'config', { points: null });
  await expectFresh('/en/points', '/en/points', 404);
  await expectFresh('/en/betting-awards', '/en/betting-awards', 200);
  await expect.poll(links).toEqual(['/en/betting-awards']);
  await control(site, 'config', { availableRoutes: [1, 2] });
  await expectFresh('/en/betting-awards', '/en/betting-awards', 404);
  await control(site, 'config', { availableRoutes: null });
});

test('[B-06] a sport that the site takes no bets on is neither in the menu nor at its address', async () => {
  /** Returns the sports that the menu of a list links, among two. */
  const linked = async () => {
    const { html } = await freshPage(site, '/en/line');
    return ['football', 'tennis'].filter((sport) => html.includes(`href="/en/line/${sport}"`));
  };
  await expect.poll(linked).toEqual(['football', 'tennis']);
  await control(site, 'config', { lineDisallowSports: [TENNIS], liveDisallowSports: [TENNIS] });
  await expectFresh('/en/line/tennis', '/en/line/tennis', 404);
  await expect.poll(linked).toEqual(['football']);
  await control(site, 'config', { lineDisallowSports: null, liveDisallowSports: null });
  await expectFresh('/en/line/tennis', '/en/line/tennis', 200);
});

const isDrawn = async () => isFooterDrawn((await freshPage(site)).html);

for (const mode of ['off', 'slow', 'broken'] as const) {
  test(`[S-05] pages do not wait for section servers that are ${mode}, and still contain the texts required by law`, async () => {
    await expect.poll(isDrawn, { timeout: 60_000 }).toBe(true);
    for (const section of SECTIONS) await control(site, 'sections', { section, mode, delayMs: 5000 });
    await expect.poll(isDrawn, { timeout: 30_000 }).toBe(false);
    const { status, html } = await freshPage(site);
    expect(html).toContain(LEGAL);
    expect(status).toBe(200);
    expect(isFooterDrawn(html)).toBe(false);
    expect(html).toContain('18+');
    expect(html).toMatch(/data-section="header-menu">.*?href="\/en\/live"/);
    for (const section of SECTIONS) await control(site, 'sections', { section, mode: 'on' });
  });
}

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
