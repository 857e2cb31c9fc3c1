import type { APIRequestContext } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { openPage, test } from '#tests/fixtures/site-test.ts';

const LANGUAGES = 8;

interface Listed {
  readonly address: string;
  /** Language and address of each alternate in the site map. */
  readonly alternates: readonly string[];
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1).join(' '));
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

async function read(request: APIRequestContext, address: string): Promise<string> {
  const answer = await openPage(request, address);
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

async function readFile(request: APIRequestContext, file: string): Promise<Listed[]> {
  const text = await read(request, file);
  return text
    .split('<url>')
    .slice(1)
    .map((part) => ({
      address: decode(/<loc>([^<]+)</.exec(part)?.[1] ?? ''),
      alternates: all(part, /hreflang="([^"]+)" href="([^"]+)"/g).map(decode),
    }));
}

/** Returns the metadata in the head of a page. */
function headOf(html: string) {
  const [head = ''] = html.split('</head>');
  const links = all(head, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g).map(decode);
  return {
    alternates: links,
    canonical: decode(/<link rel="canonical" href="([^"]+)"/.exec(head)?.[1] ?? ''),
    robots: /<meta name="robots" content="([^"]+)"/.exec(head)?.[1] ?? '',
    title: /<title>([^<]*)</.exec(head)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '',
    things: all(head, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map((text) => JSON.parse(text)),
  };
}

/** Returns pages that lack a language, or that an alternate does not link back to. */
function notNamedBack(byAddress: ReadonlyMap<string, Listed>): string[] {
  return [...byAddress.values()].flatMap(({ address, alternates }) => {
    const names = alternates.join('\n');
    const others = alternates.map((alternate) => alternate.split(' ')[1] ?? '');
    const silent = others.filter((other) => byAddress.get(other)?.alternates.join('\n') !== names);
    return alternates.length === LANGUAGES + 1 ? silent.map((other) => `${other} does not name ${address}`) : [address];
  });
}

test('[Y-01] in a crawl from robots.txt over the site map, all alternates of a page link back to it', async ({
  request,
  siteOrigin,
}) => {
  const robots = await read(request, '/robots.txt');
  const [index = ''] = all(robots, /^Sitemap: (\S+)$/gm);
  expect(index).toBe(`${siteOrigin}/sitemap.xml`);
  const files = all(await read(request, index), /<loc>([^<]+)<\/loc>/g);
  const ofGames = files.filter((file) => file.includes('/games-'));
  expect(ofGames.length).toBeGreaterThan(1);
  // Takes the games that start last, so that none of them goes live during the crawl.
  const wanted = [...files.filter((file) => !ofGames.includes(file)), ofGames.at(-3) ?? ''];
  const listed: Listed[][] = [];
  for (const file of wanted) listed.push(await readFile(request, file));
  const byAddress = new Map(listed.flat().map((one) => [one.address, one]));
  expect(byAddress.size).toBe(listed.flat().length);
  expect(notNamedBack(byAddress)).toEqual([]);
  const titles = new Map<string, string>();
  for (const [part, file] of wanted.entries()) {
    const english = listed[part]?.filter(({ address }) => address.startsWith(`${siteOrigin}/en`)) ?? [];
    // Games of the live lists may end before they are read.
    const lasting = english.filter(({ address }) => !/\/live\/.+/.test(address));
    const { alternates } = lasting[Math.floor(lasting.length / 2)] ?? { alternates: [] };
    // Two languages suffice for lists; the first and the last file of each kind are checked in all languages.
    const isWhole = part === 0 || part === wanted.length - 1;
    const addresses = [...new Set(alternates.map((alternate) => alternate.split(' ')[1] ?? ''))];
    expect(addresses.length, file).toBe(LANGUAGES);
    for (const address of isWhole ? addresses : addresses.slice(-2)) {
      const head = headOf(await read(request, address));
      expect(head.alternates, address).toEqual(alternates);
      expect(head.canonical).toBe(address);
      expect(head.robots).toBe('');
      expect(head.title.length, `${address}: ${head.title}`).toBeGreaterThan(10);
      expect(head.description.length, address).toBeGreaterThan(50);
      expect(head.things.length, address).toBeGreaterThan(0);
      expect(titles.get(head.title), `${address} is called as another page is`).toBeUndefined();
      titles.set(head.title, address);
    }
  }
  expect(titles.size).toBeGreaterThan(LANGUAGES * 2);
});

const UNLISTED = ['/en/login', '/en/oldbrowser', '/en/onpay/success', '/en/no/such/page', '/en/live/football/17-x/999'];

test('[Y-01] state pages, player pages and missing pages are excluded from search engines', async ({
  request,
  player,
}) => {
  for (const path of UNLISTED) {
    const head = headOf(await (await openPage(request, path)).text());
    expect(head.robots, path).toContain('noindex');
    expect([head.canonical, head.alternates, head.things], path).toEqual(['', [], []]);
  }
  await player.signUp();
  const head = headOf(await (await openPage(request, '/en/office/history')).text());
  expect(head.robots).toContain('noindex');
});

test('[Y-01] filters and queries create no further pages for search engines', async ({ request, siteOrigin }) => {
  for (const [path, canonical] of [
    ['/en/line/upcoming', '/en/line'],
    ['/en/line/recommended/football', '/en/line/football'],
    ['/en/live?platform=x&utm_source=y', '/en/live'],
    ['/de?showForgotPasswordModal=1', '/de'],
  ]) {
    const head = headOf(await read(request, path ?? ''));
    expect(head.canonical, path).toBe(`${siteOrigin}${canonical}`);
  }
});

test('[Y-04] the manifest of the installed site is in the language of the page', async ({ request }) => {
  const html = await read(request, '/ar');
  const [link = ''] = /<link[^>]*rel="manifest"[^>]*>/.exec(html) ?? [];
  expect(JSON.parse(await read(request, decode(/href="([^"]+)"/.exec(link)?.[1] ?? '')))).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
  });
});

test.for(['/en', '/ar/information/rules/1/placing', '/de/line/football/1-england-premier-league'])(
  '[Y-01] %s has a picture of its own for those with whom its address is shared',
  async (path, { request }) => {
    const html = await read(request, path);
    const [image = ''] = all(html, /<meta property="og:image" content="([^"]+)"/g);
    expect(new URL(image).pathname).toBe(`/sharing${path}.png`);
    const answer = await request.get(image);
    expect(answer.headers()['content-type']).toBe('image/png');
    const { width, height } = PNG.sync.read(await answer.body());
    expect(html).toContain(`<meta property="og:image:width" content="${width}"`);
    expect(html).toContain(`<meta property="og:image:height" content="${height}"`);
  },
);

test('[Y-01] pages that are not listed have no picture', async ({ request }) => {
  for (const path of UNLISTED) {
    expect((await request.get(`/sharing${path}.png`, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});
