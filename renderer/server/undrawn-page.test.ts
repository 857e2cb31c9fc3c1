import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { blockLightCall } from '#shared/contracts/access.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import type { RenderedPage, RenderInput } from './render-contract.ts';
import { createSite } from './site.ts';
import { siteParts } from './site-parts.fixture.ts';

const config = { ...siteConfig, languages: ['en', 'de'], hiddenLanguages: [], defaultLanguage: 'en', timeZone: 3 };
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' };

/** Address of a page whose drawing lasts until the end of the test. */
const SLOW = '/en/live/football';

let finish = () => {};
let begun = () => {};
let backend: Server;
let site: FastifyInstance;
let made: RenderInput[];
let block: object | null;

const pageOf = (html: string): RenderedPage => ({
  status: 200,
  html,
  head: { title: 't', description: '', lang: 'en', dir: 'ltr' },
  state: {},
  modules: [],
  cacheMs: 60_000,
});

/** Opens a site that draws one page at once, and lets none wait. */
async function openSite(): Promise<void> {
  site = await createSite({
    ...siteParts(backend),
    renderLimits: { places: 1, maxWaiting: 0, maxWaitingOfAddress: 0, perMinute: 1000 },
    render:
      async () =>
      async ({ url }) => {
        if (url === SLOW)
          await new Promise<void>((resolve) => {
            finish = resolve;
            begun();
          });
        return pageOf('<p>drawn</p>');
      },
    renderUndrawn: async () => async (input) => {
      made.push(input);
      return pageOf(`<p>bones in ${input.language}</p>`);
    },
  });
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  [made, block] = [[], null];
  backend = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://back-end');
    const isConfig = pathname === siteConfigCall.path;
    const other = pathname === blockLightCall.path && block ? { data: block } : {};
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isConfig ? { config, now: Date.now() } : other));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  finish();
  await site.close();
  backend.closeAllConnections();
  backend.close();
});

/** Opens a site whose only turn is taken. */
async function openBusySite(): Promise<void> {
  await openSite();
  const isDrawn = new Promise<void>((resolve) => {
    begun = resolve;
  });
  get(SLOW).then(
    () => undefined,
    () => undefined,
  );
  await isDrawn;
}

const get = (url: string, headers: Record<string, string> = BROWSER) => site.inject({ method: 'GET', url, headers });

test('a page that has no turn to be drawn is left to its browser, and belongs to one visitor', async () => {
  await openBusySite();
  const { statusCode, body, headers } = await get('/en/live');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(body).toContain('<p>bones in en</p>');
  expect((await get('/en', { ...BROWSER, cookie: 'session=of-a-player' })).body).toContain('bones');
});

test('it is made once for each language while the site config lasts', async () => {
  await openBusySite();
  for (const url of ['/en', '/en/live', '/de', '/en/line']) await get(url);
  expect(made.map(({ language }) => language)).toEqual(['en', 'de']);
  vi.setSystemTime(Date.now() + 2000);
  for (const url of ['/en', '/en/live']) await get(url);
  expect(made.map(({ language }) => language)).toEqual(['en', 'de', 'en']);
});

test('it knows the verdict of the block service', async () => {
  await openBusySite();
  await get('/de');
  block = { displayTypeId: 0, templateTypeId: 5 };
  await get('/de');
  expect(made.map((input) => input.config.block?.templateTypeId ?? null)).toEqual([null, 5]);
});

test('a search bot is asked to come again instead', async () => {
  await openBusySite();
  const { statusCode, headers } = await get('/en', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect(statusCode).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(made).toHaveLength(0);
});

test('more visitors than the back end can take are asked to come again', async () => {
  await openBusySite();
  const answers = await Promise.all(Array.from({ length: 60 }, () => get('/en')));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a page that has a turn is drawn, and then served from memory', async () => {
  await openSite();
  expect((await get('/en')).body).toContain('<p>drawn</p>');
  expect((await get('/en')).body).toContain('<p>drawn</p>');
  expect(made).toHaveLength(0);
});
