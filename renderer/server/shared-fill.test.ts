import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { blockLightCall } from '#shared/contracts/access.ts';
import { sessionCall } from '#shared/contracts/account.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { createSite } from './site.ts';
import { askSite, siteParts } from './site-parts.fixture.ts';

const config = {
  ...siteConfig,
  languages: ['en', 'de'],
  hiddenLanguages: ['de'],
  defaultLanguage: 'en',
  timeZone: 3,
};
const NOTHING = { displayTypeId: 0, templateTypeId: null };
const PLAYER = 'session=of-a-player';
const PROXY = '198.51.100.7';
const EVIL = 'https://m.evil.example/x';

let backend: Server;
let site: FastifyInstance;
let port = 0;
/** Requests that the back end got for pages: path with query, and headers. */
let asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
let drawn: number;

beforeEach(async () => {
  asked = [];
  drawn = 0;
  backend = createServer(({ url = '/', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://back-end');
    const answers: Record<string, () => unknown> = {
      [siteConfigCall.path]: () => ({ config, now: Date.now() }),
      [blockLightCall.path]: () => ({
        data: searchParams.get('referralWHNMobile') === 'evil.example' ? { ...NOTHING, templateTypeId: 5 } : NOTHING,
      }),
      [sessionCall.path]: () => (headers.cookie?.includes(PLAYER) ? { player: {} } : null),
    };
    if (pathname !== siteConfigCall.path) asked.push({ path: url, headers });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[pathname]?.() ?? {}));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  site = await createSite({
    ...siteParts(backend),
    render: async () => async (input) => {
      drawn += 1;
      await input.fetchJson('/web-api/drawn');
      const isBlocked = input.config.block?.templateTypeId === 5;
      return {
        status: 200,
        html: `<p>${input.language} ${isBlocked ? 'blocked' : 'open'}</p><b>guest</b>`,
        playerSlot: '<b>guest</b>',
        head: { title: 't', description: 'd', lang: 'en', dir: 'ltr' },
        state: {},
        modules: [],
        cacheMs: 60_000,
      };
    },
    isShareable: async () => async (url) => !url.endsWith('/own'),
    renderPlayer: async () => async () => ({ html: '<b>ada</b>', state: { account: 'ada' } }),
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
});
afterEach(async () => {
  await site.close();
  backend.closeAllConnections();
  backend.close();
});

const ask = (path: string, headers?: Record<string, string>) => askSite(port, path, headers);

describe('what fills a page that visitors share', () => {
  test('names nobody: no address, device, language, cookie or referrer of the visitor who comes first', async () => {
    await ask('/en/live', {
      referer: 'https://search.example/?q=odds',
      'user-agent': 'Particular/1.0',
      'sec-ch-ua-platform': '"Particular"',
      'sec-ch-ua-arch': '"arm"',
      'accept-language': 'xx-particular',
      'x-forwarded-for': PROXY,
      cookie: 'particular=1',
    });
    await ask('/en/line', { 'user-agent': 'Particular/2.0', cookie: PLAYER });
    const fills = asked.filter(({ path }) => path === '/web-api/drawn');
    expect(fills.length).toBeGreaterThan(0);
    const told = JSON.stringify(fills.slice(0, 1));
    for (const word of ['articular', 'search.example', PROXY, '127.0.0.1"', 'x-forwarded-for', PLAYER])
      expect(told).not.toContain(word);
  });

  test('says the same of every first visitor but for the number of the request', async () => {
    await ask('/en/live', { 'user-agent': 'One', 'accept-language': 'tr' });
    await ask('/en/line', { 'user-agent': 'Two', 'accept-language': 'ar', 'sec-ch-ua-arch': '"x86"' });
    const [one, two] = asked
      .filter(({ path }) => path === '/web-api/drawn')
      .map(({ headers: { 'x-request-id': _, ...headers } }) => headers);
    expect(two).toEqual(one);
  });
});

test('a page that visitors do not share is drawn for the visitor who asks, also when several ask at once', async () => {
  const agents = ['One', 'Two', 'Three'];
  await Promise.all(agents.map((agent) => ask('/en/own', { 'user-agent': agent, referer: 'https://search.example/' })));
  const told = asked.filter(({ path }) => path === '/web-api/drawn').map(({ headers }) => headers['user-agent']);
  expect(told.sort()).toEqual(agents.toSorted());
});

describe('a visitor who comes from a blocked site', () => {
  test('is blocked alone, on a page that nobody has opened yet', async () => {
    const guests = [ask('/en/live'), ask('/en/live'), ask('/en/live')];
    const [blocked, ...others] = await Promise.all([ask('/en/live', { referer: EVIL }), ...guests]);
    expect(blocked?.body).toContain('blocked');
    for (const { body } of [...others, await ask('/en/live')]) expect(body).toContain('open');
  });

  test('is blocked although the page is ready for others', async () => {
    await ask('/en/live');
    expect((await ask('/en/live')).body).toContain('open');
    expect((await ask('/en/live', { referer: EVIL })).body).toContain('blocked');
    expect((await ask('/en/live', { referer: EVIL, cookie: 'theme=1' })).body).toContain('blocked');
    expect((await ask('/en/live')).body).toContain('open');
  });
});

test('a visitor who comes from another site, or from a page of this one, gets the page that all share', async () => {
  await ask('/en/live');
  const own = `http://127.0.0.1:${port}`;
  for (const referer of ['https://search.example/', own, `${own}/en`, 'no address'])
    expect((await ask('/en/live', { referer })).body).toContain('open');
  expect(drawn).toBe(1);
  const checks = asked.filter(({ path }) => path.startsWith(blockLightCall.path));
  expect(checks.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('referralWHNMobile'))).toEqual([
    '',
    'search.example',
    '',
  ]);
});

test('[R-02] a page in a language that is hidden from guests is drawn for players alone', async () => {
  const guest = () => ask('/de/live');
  expect(await guest()).toMatchObject({ status: 302, headers: { location: '/en/live' } });
  for (let turn = 0; turn < 2; turn++) {
    expect((await ask('/de/live', { cookie: PLAYER })).body).toContain('de open');
    expect(await guest()).toMatchObject({ status: 302, headers: { location: '/en/live' } });
    expect(await ask('/de/live', { cookie: 'theme=1' })).toMatchObject({
      status: 302,
      headers: { location: '/en/live' },
    });
  }
  expect(drawn).toBe(2);
});
