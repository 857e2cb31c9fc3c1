import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentPage } from '#renderer/lib/test-fixtures/content.fixture.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { NewsPage } from '#shared/contracts/content.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { createBackend } from '../backend.ts';
import { registerNewsFeed } from './news-feed.ts';

const news: NewsPage = {
  articles: [
    {
      ...{ id: 'news/one', heading: 'One', description: 'About one.', language: 'en' },
      ...{ on: '2026-11-02', updatedOn: '2026-11-02', topics: ['bets'] },
    },
  ],
  ...{ page: 1, pages: 1, topics: ['bets'] },
};

let site: FastifyInstance;
let config: Partial<SiteConfig>;
/** Status of each path of the back end that does not answer 200. */
let statuses: Record<string, number>;
let answer: unknown;
const asked = vi.fn();

beforeEach(() => {
  config = {};
  statuses = {};
  answer = news;
  asked.mockClear();
  const bodies: Readonly<Record<string, () => unknown>> = {
    [openPaths.content]: () => contentPage({ id: 'news', heading: 'News', class: 'composed', blocks: [] }),
    [openPaths.news]: () => answer,
  };
  const fetch = async (address: URL) => {
    const { pathname, search } = address;
    if (pathname.startsWith('/bff-api/config')) {
      return Response.json({ config: { ...siteConfig, ...config }, now: Date.now() });
    }
    asked(pathname + search);
    return Response.json(bodies[pathname]?.() ?? null, { status: statuses[pathname] ?? 200 });
  };
  const backend = createBackend({
    ...{ origin: 'http://back.example', version: '1.2.3', configRetryMs: 1 },
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  site = Fastify();
  registerNewsFeed(site, { backend, report: () => {} });
});
afterEach(() => site.close());

const get = (path = '/de/news.atom', headers: Record<string, string> = {}) =>
  site.inject({ method: 'GET', url: path, headers: { host: 'bets.example', ...headers } });

describe('the address of the feed', () => {
  test('answers the articles in its language, under the name of the list and the site', async () => {
    const { statusCode, headers, body } = await get();
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(body).toContain(`<title>News – ${siteConfig.brand}</title>`);
    expect(body).toContain(`<author><name>${siteConfig.companyName}</name>`);
    expect(body).toContain('href="http://bets.example/de/news/one"');
    expect(asked.mock.calls.flat().sort()).toEqual([
      `${openPaths.news}?lang=de`,
      `${openPaths.content}?id=news&lang=de`,
    ]);
  });

  test('names the main domain, whichever domain it is asked at', async () => {
    config = { mainOrigin: 'https://main.example' };
    const { body } = await get();
    expect(body).not.toContain('bets.example');
    expect(body).toContain('<id>https://main.example/de/news.atom</id>');
  });

  test('asks the back end once for many readers, and sends a reader what it lacks alone', async () => {
    const { headers } = await get();
    const again = await get('/de/news.atom', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    const packed = await get('/de/news.atom', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get()).body);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('has the same tag for the same words, and another once an article has changed', async () => {
    config = { mainOrigin: 'https://main.example' };
    // Each host has a file of its own, so that none of these is kept yet.
    const tagAt = async (host: string) => (await site.inject({ url: '/de/news.atom', headers: { host } })).headers.etag;
    const first = await tagAt('one.example');
    expect(await tagAt('two.example')).toBe(first);
    answer = { ...news, articles: news.articles.map((one) => ({ ...one, updatedOn: '2026-11-03' })) };
    expect(await tagAt('three.example')).not.toBe(first);
  });

  test.each([
    ['without the route of the news', { availableRoutes: [ROUTE_FLAGS.line] }, '/de/news.atom'],
    ['in a language that guests do not see', { hiddenLanguages: ['de'] }, '/de/news.atom'],
    ['in a language that the site does not have', {}, '/xx/news.atom'],
    ['where the back end has no such call', { paths: { news: null } }, '/de/news.atom'],
  ])('is not found %s', async (_what, patch, path) => {
    config = patch;
    expect((await get(path)).statusCode).toBe(404);
  });

  test('is not found where the list of news is not written', async () => {
    statuses = { [openPaths.content]: 404 };
    expect((await get()).statusCode).toBe(404);
  });

  test.each<[string, () => void]>([
    ['while the news cannot be read', () => (statuses = { [openPaths.news]: 503 })],
    ['where the answer is none of the call', () => (answer = { articles: 'none' })],
    [
      'while the site is closed',
      () => {
        config = {
          maintenance: { isActive: true, startAt: null, finishAt: null, notifyStartDate: null, notifyEndDate: null },
        };
      },
    ],
  ])('is unavailable for the moment %s, and no cache keeps that', async (_what, prepare) => {
    prepare();
    const { statusCode, headers } = await get();
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '300', 'no-store']);
  });
});
