import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import type { PwaFiles } from './plugins/pwa-files.ts';
import { securityText } from './plugins/security-file.ts';
import { createSite } from './site.ts';

const HOST = 'fairline.example';
const PATHS: Readonly<Record<string, string[]>> = {
  pages: ['/en', '/en/line'],
  sports: ['/en/line/football'],
  competitions: [],
  games: ['/en/live/football/17-x/100-a-b'],
};
const pwa: PwaFiles = {
  worker: 'precache(self.__WB_MANIFEST);',
  workerOff: 'unregister();',
  shell: ['/assets/entry-1a.js', '/assets/app-2b.css'],
  offline: { script: '/assets/offline-3c.js', styles: ['/assets/offline-4d.css'] },
  plain: { '/icon.svg': Buffer.from('<svg/>') },
};

let backend: Server;
let site: FastifyInstance;
let config: Partial<SiteConfig>;
let isMapDown: boolean;

beforeEach(async () => {
  config = {};
  isMapDown = false;
  backend = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://backend');
    const paths = PATHS[searchParams.get('part') ?? ''] ?? [];
    const body = pathname.startsWith('/bff-api/config')
      ? { config: { ...siteConfig, ...config }, now: Date.now() }
      : { paths, pages: paths.length > 0 ? 1 : 0 };
    response.statusCode = isMapDown && pathname.endsWith('/site-map') ? 503 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  site = await createSite({
    hosts: parseEnvironment({
      NODE_ENV: 'test',
      SITE_ORIGINS: 'https://fairline.example,https://mirror.example,https://main.example',
    }),
    platformOrigin: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    version: '1.2.3',
    logLevel: 'silent',
    trustProxy: false,
    configRetryMs: 1,
    render: async () => async () => ({
      status: 200,
      html: '',
      head: { title: 't', description: '', lang: 'en', dir: 'ltr' },
      state: {},
      modules: [],
      cacheMs: 1000,
    }),
    assets: () => ({ entry: '/e.js', preload: [], styles: [], fonts: [] }),
    files: async () => {},
    pwa,
  });
});
afterEach(async () => {
  await site.close();
  backend.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.inject({ method: 'GET', url, headers: { host: HOST, ...headers } });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('security.txt', () => {
  const PATH = '/.well-known/security.txt';

  test('names the contacts, its end, the languages and its address', async () => {
    config = {
      securityContacts: ['mailto:security@main.example', 'https://main.example/report'],
      mainOrigin: 'https://main.example',
    };
    const { body, headers, statusCode } = await get(PATH);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]);
    expect(fields.filter(([name]) => name === 'Contact').map(([, value]) => value)).toEqual(config.securityContacts);
    const { Expires, ...others } = Object.fromEntries(fields);
    expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
    expect(others).toMatchObject({
      'Preferred-Languages': siteConfig.languages.join(', '),
      Canonical: `https://main.example${PATH}`,
    });
  });

  test('is valid for ninety days, so that it is read again', () => {
    const entries = { languages: ['en'], mainOrigin: null, securityContacts: ['mailto:security@main.example'] };
    const text = securityText(entries, Date.UTC(2026, 4, 17, 22, 30));
    expect(text).toContain('Expires: 2026-08-15T00:00:00.000Z');
  });

  test('does not exist where the site names no contact', async () => {
    expect((await get(PATH)).statusCode).toBe(404);
  });
});

describe('robots.txt', () => {
  test('[Y-01] disallows the calls and names the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('User-agent: *\nDisallow: /bff-api/\n');
    expect(body).toContain(`\nSitemap: http://${HOST}/sitemap.xml\n`);
    expect(body).not.toMatch(/^Disallow: \/$/m);
  });

  test('[Y-01] of a mirror names the main domain', async () => {
    config = { mainOrigin: 'https://main.example' };
    expect((await get('/robots.txt', { host: 'mirror.example' })).body).toContain(
      'Sitemap: https://main.example/sitemap.xml',
    );
  });

  test.each([
    ['outside production', { isIndexed: null }],
    ['while it is kept back', { isIndexed: false, isPlayMoney: false }],
  ])('names no sitemap %s, and lets the pages say why', async (_what, patch) => {
    config = patch;
    const { body } = await get('/robots.txt');
    expect(body).not.toContain('Sitemap');
    expect(body).not.toMatch(/^Disallow: \/$/m);
    expect((await get('/sitemap.xml')).statusCode).toBe(404);
    expect((await get('/sitemaps/pages-1.xml')).statusCode).toBe(404);
  });
});

describe('the sitemap', () => {
  test('[Y-01] is an index of existing files', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const files = locations(body);
    expect(files).toEqual(['pages', 'sports', 'games'].map((part) => `http://${HOST}/sitemaps/${part}-1.xml`));
    for (const file of files) expect((await get(new URL(file ?? '').pathname)).statusCode).toBe(200);
  });

  test('[Y-01] lists each page in every listed language, with all its alternates', async () => {
    const { body } = await get('/sitemaps/sports-1.xml');
    const languages = siteConfig.languages.filter((language) => !siteConfig.hiddenLanguages.includes(language));
    expect(locations(body)).toEqual(languages.map((language) => `http://${HOST}/${language}/line/football`));
    const sets = body.split('<url>').slice(1);
    for (const set of sets) {
      const named = [...set.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, href]);
      expect(named).toEqual([
        ...languages.map((language) => [language, `http://${HOST}/${language}/line/football`]),
        ['x-default', `http://${HOST}/en/line/football`],
      ]);
    }
  });

  test('names the main domain, whichever domain it is requested at', async () => {
    config = { mainOrigin: 'https://main.example' };
    const { body } = await get('/sitemaps/games-1.xml');
    for (const address of locations(body)) expect(address).toMatch(/^https:\/\/main\.example\//);
  });

  test('is compressed for clients that accept it', async () => {
    const answer = await get('/sitemaps/pages-1.xml', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe((await get('/sitemaps/pages-1.xml')).body);
  });

  test('is unavailable instead of empty while the site is closed or its pages do not load', async () => {
    isMapDown = true;
    const away = await get('/sitemap.xml');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '300']);
    isMapDown = false;
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    config = {
      maintenance: { isActive: true, startAt: null, finishAt: null, notifyStartDate: null, notifyEndDate: null },
    };
    expect((await get('/sitemap.xml')).statusCode).toBe(503);
  });

  test.each(['pages-0', 'pages-x', 'pages', 'people-1', 'pages-1.xml'])('has no file %s', async (name) => {
    expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
  });
});

describe('the web app manifest', () => {
  test('[Y-04] is in the requested language, with icons in eight sizes', async () => {
    const { headers, body } = await get('/manifest.json?lang=ar');
    expect(headers['content-type']).toContain('application/manifest+json');
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Fairline',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/ar',
      scope: '/',
      display: 'standalone',
    });
    const sizes = (purpose: string) =>
      manifest.icons
        .filter((icon: Record<string, string>) => icon.purpose === purpose)
        .map((icon: Record<string, string>) => Number.parseInt(icon.sizes ?? '', 10));
    expect(sizes('any')).toEqual([72, 96, 128, 144, 152, 192, 384, 512]);
    expect(sizes('maskable')).toEqual([192, 512]);
  });

  test.each(['', '?lang=tr', '?lang=xx'])('is in the default language for %j', async (query) => {
    expect(JSON.parse((await get(`/manifest.json${query}`)).body).start_url).toBe('/en');
  });
});

test('favicon.ico is served to pages that name no icon', async () => {
  const { statusCode, headers } = await get('/favicon.ico');
  expect([statusCode, headers.location]).toEqual([302, '/icons/icon-96.png']);
});

describe('the service worker', () => {
  const listOf = (body: string) => JSON.parse(/^precache\((.*)\);$/.exec(body)?.[1] ?? 'null');

  test('[Y-04] caches built files and an offline page for each language, and nothing else', async () => {
    const { body, headers } = await get('/pwa-sw.js');
    expect(headers['cache-control']).toBe('no-cache');
    const list: { url: string; revision: string | null }[] = listOf(body);
    expect(list.filter(({ revision }) => revision === null).map(({ url }) => url)).toEqual([
      ...pwa.shell,
      pwa.offline.script,
      ...pwa.offline.styles,
    ]);
    expect(list.filter(({ revision }) => revision !== null).map(({ url }) => url)).toEqual([
      ...siteConfig.languages.map((language) => `/offline/${language}`),
      '/icon.svg',
    ]);
  });

  test('changes when a page that it caches has changed, and only then', async () => {
    const [first, second] = [await get('/pwa-sw.js'), await get('/pwa-sw.js')];
    expect(second.body).toBe(first.body);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    config = { brand: 'Other' };
    expect((await get('/pwa-sw.js')).body).not.toBe(first.body);
  });

  test('[Y-04] is replaced by one that removes itself when the site wants none', async () => {
    config = { isPwa: false };
    expect((await get('/pwa-sw.js')).body).toBe(pwa.workerOff);
    expect((await get('/manifest.json')).statusCode).toBe(404);
    expect((await get('/offline/en')).statusCode).toBe(404);
  });
});

describe('the offline page', () => {
  test.each(siteConfig.languages)('[Y-04] needs no other files, in %s', async (language) => {
    const { body, headers, statusCode } = await get(`/offline/${language}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(body).not.toMatch(/>\s*<\/(h1|h2|li|button)>/);
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son[a-z]+=/);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('may contact the mirrors of the site, and no other host', async () => {
    config = { mirrors: ['https://mirror.example'] };
    const { body, headers } = await get('/offline/en');
    expect(body).toContain('data-mirrors="https://mirror.example"');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://mirror.example;");
  });

  test('does not exist in a language that the site does not offer', async () => {
    expect((await get('/offline/xx')).statusCode).toBe(404);
  });
});

test('[Y-04] pages may test whether the mirrors of the site answer, and mirrors answer', async () => {
  config = { mirrors: ['https://mirror.example'] };
  const { headers } = await get('/en');
  expect(headers['content-security-policy']).toMatch(
    /connect-src 'self' ws:\/\/fairline\.example https:\/\/mirror\.example;/,
  );
  const health = await get('/healthz');
  expect(health.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(health.json()).toMatchObject({ status: 'ok' });
});

test('[Y-02] only the hosts of analytics may run scripts, show pictures and receive events', async () => {
  config = { analyticsHosts: ['https://tags.example'] };
  const { headers } = await get('/en/live');
  const policy = String(headers['content-security-policy']).split('; ');
  const allowing = policy.filter((line) => line.includes('https://tags.example')).map((line) => line.split(' ')[0]);
  expect(allowing).toEqual(['script-src', 'img-src', 'connect-src']);
});
