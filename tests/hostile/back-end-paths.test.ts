import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBackend } from '#renderer/server/backend.ts';
import { createSite } from '#renderer/server/site.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { smallConfig, startSmallBackEnd } from '#tests/fixtures/small-back-end.ts';
import { requestText, sendBytes, statusIn } from './hostile-target.fixture.ts';

let back: Awaited<ReturnType<typeof startSmallBackEnd>>;
let elsewhere: Server;
let site: FastifyInstance;
/** Addresses that were asked of the host that is not the back end. */
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'text/javascript').end('alert(1)');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  back = await startSmallBackEnd();
  site = await openSite(back.origin);
});
afterEach(async () => {
  await site.close();
  back.close();
  elsewhere.close();
});

const openSite = (platformOrigin: string) =>
  createSite({
    platformOrigin,
    version: '1',
    logLevel: 'silent',
    trustProxy: false,
    hosts: parseEnvironment({ NODE_ENV: 'test' }),
    configRetryMs: 1,
    render: async () => async () => ({
      status: 200,
      html: '',
      head: { title: '', description: '', lang: 'en', dir: 'ltr' },
      state: {},
      modules: [],
      cacheMs: 0,
    }),
    assets: () => ({ entry: '/entry.js', preload: [], styles: [], fonts: [] }),
    files: async () => {},
  });

const get = (url: string) => site.inject({ method: 'GET', url, headers: { host: '127.0.0.1' } });
const portOf = (server: Server) => (server.address() as AddressInfo).port;

test.each(['//HOST/map', '/\\HOST/map', '/\t/HOST/map', 'http://HOST/map', '///HOST/map'])(
  'a config cannot send the site to another host: %j',
  async (path) => {
    const elsewhereHost = `127.0.0.1:${portOf(elsewhere)}`;
    back.config = { ...smallConfig, isIndexed: true, paths: { siteMap: path.replace('HOST', elsewhereHost) } };
    expect((await get('/sitemap.xml')).statusCode).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('a call whose path leads to another host is sent to none', async () => {
  const backend = createBackend({ origin: back.origin, version: '1' });
  const answer = await backend.ask({ path: `//127.0.0.1:${portOf(elsewhere)}/x` });
  expect([answer, asked]).toEqual([{ status: 503, body: null }, []]);
});

test.each([
  '/sections-api/files/%2e%2e/admin.js',
  '/sections-api/files/%2E%2E/admin.js',
  '/sections-api/files/footer/%2e%2e',
  '/sections-api/files/footer/..%2fadmin.js',
  '/sections-api/files/.hidden/admin.js',
])('a file of a section never leaves the folder of the sections: %s', async (url) => {
  const own = await openSite(`http://127.0.0.1:${portOf(elsewhere)}`);
  const origin = await own.listen({ host: '127.0.0.1', port: 0 });
  // Written by hand: a client of HTTP would resolve the dots before it sends them.
  const answer = await sendBytes(origin, requestText('GET', url, { host: new URL(origin).host }));
  expect([Math.floor(statusIn(answer) / 100), answer.includes('alert')]).toEqual([4, false]);
  expect(asked.filter((one) => !one.startsWith('/bff-api/config'))).toEqual([]);
  await own.close();
});

test('a file of a section in its folder is served', async () => {
  const own = await openSite(`http://127.0.0.1:${portOf(elsewhere)}`);
  const url = '/sections-api/files/footer/section-1a2b.js';
  expect((await own.inject({ method: 'GET', url, headers: { host: '127.0.0.1' } })).statusCode).toBe(200);
  expect(asked).toContain(url);
  await own.close();
});
