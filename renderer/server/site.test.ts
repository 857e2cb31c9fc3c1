import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get as httpGet, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { redirectLightCall } from '#shared/contracts/access.ts';
import { logoutCall, sessionCall } from '#shared/contracts/account.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import type { RenderInput, RenderOutput } from './render-contract.ts';
import { createSite } from './site.ts';
import { createSiteMetrics, type SiteMetrics, serveSiteMetrics } from './site-metrics.ts';
import { siteParts } from './site-parts.fixture.ts';

const config = {
  ...siteConfig,
  languages: ['en', 'ru', 'ar'],
  hiddenLanguages: ['ar'],
  defaultLanguage: 'en',
  timeZone: 3,
  brand: 'Test',
};
let backend: Server;
let site: FastifyInstance;
let rendered: RenderInput[] = [];
let answer: Partial<RenderOutput> = {};
let isConfigDown = false;
let movedTo: Record<string, unknown> = {};
let isWithdrawn = false;
const upgrades: IncomingHttpHeaders[] = [];
const countries: (string | string[] | undefined)[] = [];
const received: { url: string | undefined; forwardedFor: string | string[] | undefined; body: string }[] = [];
const isConfigCall = ({ url = '' }: { url: string | undefined }) => url.startsWith('/bff-api/config');
const requestIds: Record<string, unknown> = {};

async function render(input: RenderInput): Promise<RenderOutput> {
  rendered.push(input);
  await input.fetchJson('/web-api/probe');
  return {
    status: 200,
    html: `<p>${input.language}</p>`,
    head: { title: 'A <b>title</b>', description: 'd', lang: input.language, dir: 'ltr' },
    state: { evil: '</script><script>alert(1)</script>' },
    modules: [],
    cacheMs: 0,
    ...answer,
  };
}

beforeAll(async () => {
  backend = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ url: request.url, forwardedFor: request.headers['x-forwarded-for'], body });
      countries.push(request.headers['x-geo-country']);
      requestIds[request.url ?? ''] = request.headers['x-request-id'];
      const isConfig = request.url?.startsWith('/bff-api/config');
      response.statusCode = isConfig && isConfigDown ? 500 : 200;
      response.setHeader('content-type', 'application/json');
      if (request.url === logoutCall.path)
        response.setHeader('set-cookie', ['session=; Max-Age=0', 'grant=; Max-Age=0']);
      const isStranger = request.headers.cookie === 'session=forged' && request.url === sessionCall.path;
      const isMoved = request.url === redirectLightCall.path;
      const answered = isStranger ? null : isMoved ? { data: movedTo } : { ok: true };
      response.end(JSON.stringify(isConfig ? { config, now: Date.now() } : answered));
    });
  });
  backend.on('upgrade', ({ headers }, socket) => {
    upgrades.push(headers);
    socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await site.close();
  backend.close();
});

beforeEach(async () => {
  vi.restoreAllMocks();
  await site?.close();
  rendered = [];
  answer = {};
  isConfigDown = false;
  movedTo = {};
  received.length = 0;
  countries.length = 0;
  site = await openSite();
});

/** Lets what is kept for a second run out. */
function passSeconds(seconds: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000);
}

const openSite = (
  rest: { hasStaffTools?: boolean; trustProxy?: string[]; geoHeader?: string; metrics?: SiteMetrics } = {},
) =>
  createSite({
    ...siteParts(backend),
    render: async () => render,
    assets: () => ({
      entry: '/assets/entry.js',
      preload: ['/assets/react.js'],
      styles: ['/assets/app.css'],
      fonts: [],
    }),
    isWithdrawn: () => isWithdrawn,
    ...rest,
  });

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ method: 'GET', url, headers });

test('[R-01] an address without a language redirects to the same one with it, and keeps the query', async () => {
  const response = await get('/live/football?a=1&b=2', { 'accept-language': 'ru-RU,en;q=0.5' });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/ru/live/football?a=1&b=2');
});

test('[R-02] a visitor never gets a language that is hidden from visitors; a player does', async () => {
  expect((await get('/ar')).headers.location).toBe('/en');
  expect((await get('/ar', { cookie: 'session=x' })).statusCode).toBe(200);
});

test('[R-02] a forged session cookie shows no language that is hidden from visitors', async () => {
  const response = await get('/ar/live', { cookie: 'session=forged' });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/en/live');
  expect((await get('/en/live', { cookie: 'session=forged' })).statusCode).toBe(200);
});

test('a page opened after the press that signs out ends the session before it is made', async () => {
  answer = { redirect: { status: 302, location: '/en' } };
  const left = await get('//en/login?a=1', { cookie: 'session=mine; signing_out=1' });
  expect([left.statusCode, left.headers.location]).toEqual([302, '/en/login?a=1']);
  expect(received.filter(({ url }) => url === logoutCall.path)).toHaveLength(1);
  expect(left.cookies.map(({ name, maxAge, expires }) => [name, maxAge ?? expires?.getTime()])).toEqual([
    ['session', 0],
    ['grant', 0],
    ['signing_out', 0],
  ]);
  expect(rendered).toHaveLength(0);
  const guest = await get('/en/live', { cookie: 'signing_out=1' });
  expect(
    guest.cookies.map(({ name }) => name),
    'the mark is removed also where nobody is signed in',
  ).toEqual(['signing_out']);
  expect(received.filter(({ url }) => url === logoutCall.path)).toHaveLength(1);
});

test.each([301, 302, 303, 307, 308])('[G-12] a page that moved with code %i answers with that status', async (code) => {
  movedTo = { redirect: true, code, url: '/en/line', reasons: ['moved'], breadcrumbs: [] };
  const [existing, unknown] = [await get('/en/live'), await get('/en/nowhere')];
  for (const { statusCode, headers } of [existing, unknown]) {
    expect(statusCode).toBe(code);
    expect(headers.location).toBe('/en/line');
  }
});

test('[C-01] the site config is asked for in the language of the address', async () => {
  await get('/ru/live?x=1');
  await get('/RU');
  await get('/live');
  await get('/zz/live');
  const asked = received.map(({ url }) => url).filter((url) => url?.startsWith(siteConfigCall.path));
  expect(asked).toEqual([`${siteConfigCall.path}?lang=ru`, siteConfigCall.path]);
});

test('[R-02] the stored language takes precedence over the browser’s', async () => {
  expect((await get('/', { cookie: 'lang=ru', 'accept-language': 'en' })).headers.location).toBe('/ru');
});

test('[R-04] the status of a page is the one that its render returns', async () => {
  answer = { status: 404, html: '<p>This page could not be found</p>' };
  const response = await get('/en/nowhere');
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('This page could not be found');
});

test('a redirect of the page is followed with its status', async () => {
  answer = { redirect: { status: 301, location: '/en/live' } };
  const response = await get('/en/old');
  expect([response.statusCode, response.headers.location]).toEqual([301, '/en/live']);
});

test('the content security policy names the nonce of the page, a new one for each answer', async () => {
  answer = { cacheMs: 60_000 };
  const nonces = new Set<string>();
  for (const encoding of ['identity', 'gzip', 'br']) {
    const response = await get('/en', { 'accept-encoding': encoding });
    const bytes = response.rawPayload;
    const html = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    const policy = String(response.headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(html.toString()).toContain(`<script nonce="${nonce}">`);
    expect(policy).not.toContain('unsafe');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  expect(rendered).toHaveLength(1);
});

test('page state and titles cannot break out of their elements', async () => {
  const { body } = await get('/en');
  expect(body).not.toContain('</script><script>alert');
  expect(body).toContain('A &lt;b&gt;title&lt;/b&gt;');
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(state)).toEqual({ evil: '</script><script>alert(1)</script>' });
});

test('a player’s page is rendered for this player only and cached nowhere', async () => {
  answer = { cacheMs: 60_000 };
  for (let visit = 0; visit < 2; visit++) {
    const response = await get('/en', { cookie: 'session=mine' });
    expect(response.headers['cache-control']).toBe('private, no-store');
  }
  expect(rendered).toHaveLength(2);
});

test('visitors with other display settings do not share a page', async () => {
  answer = { cacheMs: 60_000 };
  await get('/en', { cookie: 'display=t0' });
  await get('/en', { cookie: 'display=t1' });
  await get('/en', { cookie: 'display=t1' });
  expect(rendered.map(({ preferences }) => preferences.appTheme)).toEqual([0, 1]);
});

test('visitors of a zone share a page, and a name that is none has the page of the site’s own zone', async () => {
  answer = { cacheMs: 60_000 };
  for (const zone of ['.Europe.London', '.Pacific.Chatham', '.Europe.London', '.Nonsense.Name']) {
    await get('/en', { cookie: `display=${zone}` });
  }
  const zones = rendered.map(({ preferences }) => preferences.timeZone);
  expect(zones).toEqual(['Europe/London', 'Pacific/Chatham', config.timeZone * 60]);
});

test('without site config the site answers 503 with Retry-After, and serves pages again with the config', async () => {
  isConfigDown = true;
  const response = await get('/en');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.body).toContain('<h1>The site can’t be opened right now</h1>');
  expect(received.filter(isConfigCall)).toHaveLength(6);
  isConfigDown = false;
  expect((await get('/en')).statusCode).toBe(200);
});

test.each([
  ['/ar/live', {}, 'ar', 'rtl', 'لا يمكن فتح الموقع الآن'],
  ['/ru/my-bets?x=1', {}, 'ru', 'ltr', 'Сайт сейчас не открывается'],
  ['/de', { cookie: 'lang=ru' }, 'de', 'ltr', 'Die Seite lässt sich gerade nicht öffnen'],
  ['/', { cookie: 'lang=tr' }, 'tr', 'ltr', 'Site şu anda açılamıyor'],
  ['/', { 'accept-language': 'xx,fr;q=0.5' }, 'fr', 'ltr', 'Le site ne peut pas s’ouvrir pour le moment'],
  ['/xx/line', {}, 'en', 'ltr', 'The site can’t be opened right now'],
])('the page of a missing site config at %s with %j is in %s, %s', async (url, headers, lang, dir, title) => {
  isConfigDown = true;
  const { statusCode, body } = await get(url, headers);
  expect(statusCode).toBe(503);
  expect(body).toMatch(new RegExp(`<html lang="${lang}" dir="${dir}">`));
  expect(body).toContain(`<h1>${title}</h1>`);
});

test('the styles, the script and the mark of a page of a failure are in the page, and its policy lets them run', async () => {
  isConfigDown = true;
  const { body, headers } = await get('/en', { cookie: 'display=t0' });
  const hashes = [...body.matchAll(/<(style|script)>(.*?)<\/\1>/gs)].map(
    ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(hashes).toHaveLength(2);
  for (const hash of hashes) expect(headers['content-security-policy']).toContain(hash);
  expect(body).toContain('<img src="data:image/svg+xml;base64,');
  expect(body).toContain('data-theme="light"');
});

test.each(['/en', '/ru/live?page=2', '/', '/no-such-page'])(
  'while the site config fails, %s is answered with the last one that was read',
  async (url) => {
    const { statusCode, headers } = await get(url);
    await get('/en');
    isConfigDown = true;
    received.length = 0;
    passSeconds(2);
    const again = await get(url);
    expect([again.statusCode, again.headers.location]).toEqual([statusCode, headers.location]);
    await expect.poll(() => received.filter(isConfigCall)).toHaveLength(6);
  },
);

test('the last site config is served in a language in which it was never read, but not in another country', async () => {
  await site.close();
  site = await openSite({ trustProxy: ['127.0.0.1'], geoHeader: 'x-country' });
  const through = { 'x-forwarded-for': '6.6.6.6' };
  await get('/en', { ...through, 'x-country': 'DE' });
  isConfigDown = true;
  received.length = 0;
  passSeconds(2);
  expect((await get('/ru', { ...through, 'x-country': 'DE' })).statusCode).toBe(200);
  expect(rendered.at(-1)?.config).toMatchObject({ language: 'ru', brand: config.brand });
  const elsewhere = await get('/ar', { ...through, 'x-country': 'FR' });
  expect(elsewhere.statusCode).toBe(503);
  expect(elsewhere.body).toContain(`<span translate="no">${config.brand}</span>`);
  await expect.poll(() => received.filter(isConfigCall)).toHaveLength(12);
});

test('calls reach the back end on the same origin, and a client cannot forge its address', async () => {
  const response = await site.inject({
    method: 'POST',
    url: '/web-api/coupons?x=1',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' },
    payload: '{"a":1}',
  });
  expect(response.json()).toEqual({ ok: true });
  expect(received).toEqual([{ url: '/web-api/coupons?x=1', forwardedFor: '127.0.0.1', body: '{"a":1}' }]);
});

test.each(['/__control/fund', '/__control', '/__identity-provider/google'])(
  'in production %s is not passed on, whatever the back end would answer',
  async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      expect((await site.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })).statusCode).toBe(404);
    }
    expect(received).toEqual([]);
    const other = await openSite({ hasStaffTools: true });
    await other.inject({ method: 'GET', url: `${url}/x` });
    await other.close();
    expect(received).toHaveLength(1);
  },
);

test('every answer carries the fixed security headers', async () => {
  for (const url of ['/en', '/', '/healthz', '/web-api/x']) {
    const { headers } = await get(url);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    expect(headers['x-frame-options'], url).toBe('DENY');
  }
});

test('a page that fails to render answers 500 without the reason', async () => {
  answer = {
    get html(): string {
      throw new Error('secret detail');
    },
  };
  const response = await get('/en');
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('secret detail');
});

test('/healthz says that the process runs, /readyz that it can serve', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', version: '1.2.3' });
  expect((await get('/readyz')).statusCode).toBe(200);
});

test('a site that is about to end still serves pages, and is not ready', async () => {
  isWithdrawn = true;
  expect((await get('/readyz')).statusCode).toBe(503);
  expect((await get('/readyz')).json()).toEqual({ status: 'stopping', version: '1.2.3' });
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/en')).statusCode).toBe(200);
  isWithdrawn = false;
  expect((await get('/readyz')).statusCode).toBe(200);
});

test('the feed’s socket tells the back end its client’s address and page, whatever the client claims', async () => {
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  const host = address.replace('http://', '');
  const headers = { cookie: 'session=abc', 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example' };
  const socket = new WebSocket(`ws://${host}/web-api/feed`, { origin: 'https://other.example', headers });
  await new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  await eventually(() => expect(upgrades).toHaveLength(1));
  expect(upgrades[0]).toMatchObject({
    cookie: 'session=abc',
    origin: 'https://other.example',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
  });
});

test.each<[string, { trustProxy?: string[]; geoHeader?: string }, Record<string, string>, string]>([
  ['a trusted proxy', { trustProxy: ['127.0.0.1'], geoHeader: 'cf-ipcountry' }, { 'x-forwarded-for': '6.6.6.6' }, 'UA'],
  [
    'somebody who is no proxy',
    { trustProxy: ['10.0.0.1'], geoHeader: 'cf-ipcountry' },
    { 'x-forwarded-for': '6.6.6.6' },
    '',
  ],
  ['a site without a proxy', {}, {}, ''],
])('[G-05] only a trusted proxy sets the country of a visitor: %s', async (_who, options, headers, country) => {
  const other = await openSite(options);
  const said = { ...headers, 'cf-ipcountry': 'UA', 'x-geo-country': 'XX' };
  await other.inject({ method: 'GET', url: '/en', headers: said });
  await other.inject({ method: 'GET', url: '/bff-api/config/all.json', headers: said });
  await other.close();
  expect(countries.length).toBeGreaterThanOrEqual(3);
  expect(new Set(countries)).toEqual(new Set([country]));
});

test('[G-05] visitors of two countries do not share a page', async () => {
  answer = { cacheMs: 60_000 };
  const other = await openSite({ trustProxy: ['127.0.0.1'], geoHeader: 'cf-ipcountry' });
  for (const country of ['UA', 'DE', 'DE']) {
    const headers = { 'x-forwarded-for': '6.6.6.6', 'cf-ipcountry': country };
    await other.inject({ method: 'GET', url: '/en', headers });
  }
  await other.close();
  expect(rendered).toHaveLength(2);
});

test('a page and the calls that it needs have one request id, which the site makes', async () => {
  const forged = '11111111-2222-4333-8444-555555555555';
  const page = await get('/en/live', { 'x-request-id': forged });
  const id = page.headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(id).not.toBe(forged);
  expect(requestIds['/web-api/probe']).toBe(id);
});

test('a call passes on with the request id of its answer, whatever the client sent', async () => {
  const forged = '11111111-2222-4333-8444-555555555555';
  const call = await get('/web-api/anything', { 'x-request-id': forged });
  expect(call.headers['x-request-id']).not.toBe(forged);
  expect(requestIds['/web-api/anything']).toBe(call.headers['x-request-id']);
});

test('the page of a failure names the request id that the back end was given', async () => {
  answer = {
    get html(): string {
      throw new Error('no page');
    },
  };
  const page = await get('/en/broken');
  expect(page.statusCode).toBe(500);
  expect(page.body).toContain(`give support this number: <bdi>${String(page.headers['x-request-id'])}</bdi>.`);
  expect(requestIds['/web-api/probe']).toBe(page.headers['x-request-id']);
});

test('answers of the site are counted for operators, on a port of their own', async () => {
  const metrics = createSiteMetrics(true);
  await site.close();
  site = await openSite({ metrics });
  await get('/en');
  await get('/');
  const server = await serveSiteMetrics({
    port: 0,
    host: '127.0.0.1',
    names: [],
    site: metrics,
    platform: async () => 'more 1\n',
  });
  try {
    const { port } = server.address() as AddressInfo;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('fairline_site_answers_total{status="2xx"} 1');
    expect(text).toContain('fairline_site_answers_total{status="3xx"} 1');
    expect(text).toContain('more 1');
    const request = httpGet({ port, path: '/metrics', headers: { host: 'evil.example' } });
    const [strange] = (await once(request, 'response')) as [IncomingMessage];
    strange.resume();
    expect(strange.statusCode).toBe(421);
    expect((await fetch(`http://127.0.0.1:${port}/en`)).status).toBe(404);
  } finally {
    server.close();
  }
});
