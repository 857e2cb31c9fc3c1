import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { blockLightCall, redirectLightCall } from '#shared/contracts/access.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { TestClient } from '#tests/fixtures/platform/test-platform.ts';
import { type CallFault, EARLY_MS, gapsOf, type SeenCall } from '../fault-proxy/fault-proxy.ts';
import { type FaultyProduct, startFaultyProduct } from '../fault-proxy/faulty-product.ts';

let product: FaultyProduct;
beforeAll(async () => {
  product = await startFaultyProduct();
});
afterAll(() => product?.stop());
beforeEach(() => product.proxy.heal());

const CONFIG = { method: 'GET', path: siteConfigCall.path };
const BLOCK = { method: 'GET', path: blockLightCall.path };
const REDIRECT = { method: 'POST', path: redirectLightCall.path };
const AWAY: CallFault = { status: 503 };
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

let pages = 0;
/** Returns an address that no cache has: the server draws the bets that it names. */
const newPage = () => `/en?picks=${++pages}`;
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.site.origin + path, { redirect: 'manual', headers });

/** Checks that `count` calls were seen, each at least its interval after the previous one. */
function expectSpaced(calls: readonly SeenCall[], count: number, everyMs: number): void {
  expect(calls).toHaveLength(count);
  for (const gap of gapsOf(calls)) expect(gap).toBeGreaterThanOrEqual(everyMs - EARLY_MS);
}

/** Opens new pages until one of them asks for the site's config, which is cached for a second; returns its answer. */
async function openWithConfig(headers: Record<string, string> = {}): Promise<Response> {
  for (;;) {
    const answer = await open(newPage(), headers);
    if (product.proxy.of(CONFIG).length > 0) return answer;
    await answer.arrayBuffer();
  }
}

const expectLogged = (text: string) =>
  vi.waitFor(() => expect(product.site.output()).toContain(text), { timeout: 10_000 });

function expectMarked(calls: readonly SeenCall[]): void {
  for (const { headers } of calls) {
    expect(headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', 'x-app-version': version });
  }
}

test('[C-01] [C-04] a missing site config is requested five more times, a second apart, while the last one is served', async () => {
  product.proxy.failAlways(CONFIG, { status: 500 });
  const answer = await openWithConfig();
  expect(answer.status).toBe(200);
  await expectLogged('the site config cannot be read: the last one that was read is served until it can');
  await vi.waitFor(() => expect(product.proxy.of(CONFIG).length).toBeGreaterThanOrEqual(6), { timeout: 10_000 });
  expectSpaced(product.proxy.of(CONFIG), 6, 1000);
  expectMarked(product.proxy.calls);
});

test('[C-01] [C-04] without a site config for a country the page says so after the same requests', async () => {
  product.proxy.failAlways(CONFIG, { status: 500 });
  const answer = await openWithConfig({ cookie: 'force-geo-off=none' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await answer.text()).toContain('<h1>The site can’t be opened right now</h1>');
  expectSpaced(product.proxy.of(CONFIG), 6, 1000);
  await expectLogged('no site config');
});

test.each([
  ['is cut off in its middle', { what: 'cut' }],
  ['never comes', { what: 'drop' }],
  ['brings no config', { status: 200, body: { config: null } }],
] as const)('[C-01] a config whose first answer %s is asked for once more', async (_, fault) => {
  product.proxy.fail(CONFIG, fault);
  expect((await openWithConfig()).status).toBe(200);
  await vi.waitFor(() => expect(product.proxy.of(CONFIG).length).toBeGreaterThanOrEqual(2), { timeout: 10_000 });
  expectSpaced(product.proxy.of(CONFIG), 2, 1000);
});

test('[C-03] [C-04] a failing block check is made three times, 100 ms apart; the page is served anyway, and the log has the reason', async () => {
  product.proxy.failAlways(BLOCK, AWAY);
  const answer = await open('/en?btag=a1&page=2', { referer: 'https://m.partner.example/' });
  expect(answer.status).toBe(200);
  // The page that visitors share has a check of its own, without a referrer.
  const checks = product.proxy.of(BLOCK).filter(({ query }) => query.get('referralParams') === 'btag=a1');
  expectSpaced(checks, 3, 100);
  expectMarked(product.proxy.calls);
  for (const { query } of checks) {
    expect(Object.fromEntries(query)).toEqual({
      stage: 'load',
      auth: '0',
      referralParams: 'btag=a1',
      referralWHNMobile: 'partner.example',
      mainVipDomainAuthNeed: '0',
    });
  }
  await expectLogged('the block check failed');
});

test('[C-03] [G-05] a block leads to the page of its reason, also after a cut connection', async () => {
  product.proxy.fail(
    BLOCK,
    { what: 'dropBefore' },
    { status: 200, body: { data: { displayTypeId: 1, templateTypeId: 16 } } },
  );
  const answer = await open(newPage());
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/suspension']);
  expect(product.proxy.of(BLOCK)).toHaveLength(2);
});

test('[C-03] [G-12] the failing redirect service is asked six times about an address without a page, then the answer is 404', async () => {
  product.proxy.failAlways(REDIRECT, AWAY);
  expect((await open('/en/no-such-page?a=1')).status).toBe(404);
  const asked = product.proxy.of(REDIRECT);
  expectSpaced(asked, 6, 100);
  expectMarked(asked);
  for (const { body } of asked) expect(JSON.parse(body)).toEqual({ url: '/en/no-such-page?a=1' });
});

test('[C-03] [G-12] a redirect service that recovers in time is followed with its status code', async () => {
  const data = { redirect: true, code: 301, url: '/en/line', reasons: ['moved'], breadcrumbs: [] };
  product.proxy.fail(REDIRECT, AWAY, { what: 'drop' }, { status: 200, body: { data } });
  const answer = await open('/en/no-such-page?a=2');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en/line']);
  expect(product.proxy.of(REDIRECT)).toHaveLength(3);
});

test('a call of the browser is forwarded once, whatever its answer: only its description decides on retries', async () => {
  const calls = { method: 'GET', path: openPaths.session };
  for (const fault of [AWAY, { what: 'drop' }, { what: 'dropBefore' }, { what: 'cut' }] as const) {
    product.proxy.heal();
    product.proxy.failAlways(calls, fault);
    const answer = await fetch(product.site.origin + openPaths.session)
      .then(
        async (response) => response.text().then(() => response.status),
        () => 0,
      )
      .catch(() => 0);
    expect([0, 503]).toContain(answer);
    expect(product.proxy.of(calls), JSON.stringify(fault)).toHaveLength(1);
  }
});

test('a final answer is not requested again', async () => {
  product.proxy.fail(BLOCK, { status: 404 });
  expect((await open(newPage())).status).toBe(200);
  expect(product.proxy.of(BLOCK)).toHaveLength(1);
});

test('[C-04] the user token is sent with its player’s calls as a bearer, and as x-auth to the limits; without a session it is not sent', async () => {
  const { origin } = product.site;
  const client = new TestClient(origin);
  const email = `${crypto.randomUUID()}@example.com`;
  await openAccount(client, { email, password: 'a sentence to play with' });
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const session = client.cookie.split('; ');
  const [token = ''] = cookiesOf(
    await fetch(`${origin}/web-api/user/gettoken`, { headers: { cookie: session.join('; ') } }),
  );
  expect(token).toMatch(/^user_token=./);
  const bearer = `Bearer ${token.slice('user_token='.length)}`;
  const call = async (path: string, cookies: readonly string[]) => {
    product.proxy.heal();
    await fetch(origin + path, { headers: { cookie: cookies.join('; ') } });
    const { authorization, 'x-auth': xAuth } = product.proxy.calls[0]?.headers ?? {};
    return [authorization, xAuth];
  };
  const both = [...session, token];
  expect(await call(openPaths.accounts, both)).toEqual([bearer, undefined]);
  expect(await call('/limit-service-api/api/external/web/v3/limits', both)).toEqual([bearer, bearer]);
  expect(await call(openPaths.accounts, session)).toEqual([undefined, undefined]);
  expect(await call(openPaths.accounts, [token])).toEqual([undefined, undefined]);
});

test('[C-01] a country that the visitor claims is not forwarded', async () => {
  await openWithConfig({ 'x-geo-country': 'DE' });
  await fetch(`${product.site.origin}${siteConfigCall.path}`, { headers: { 'x-geo-country': 'DE' } });
  for (const { headers } of product.proxy.calls) expect(headers['x-geo-country'] ?? '').toBe('');
});
