import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { createTestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { CHEAP_PASSWORDS, TestClient } from '#tests/fixtures/platform/test-platform.ts';
import { createPlatform, type Platform } from '../../app.ts';
import { openScriptedBook } from '../../simulation/book/scripted-world.fixture.ts';

const GAMES = [
  { start: -60, competition: 1, home: 1, away: 2 },
  { start: -5, competition: 3, home: 7, away: 8 },
  { start: 60, competition: 2, home: 3, away: 6 },
];
/** More games of one competition than the scripted world has. */
const MANY = Array.from({ length: 230 }, (_, index) => 1_000_000 + index);
const COMING = { sportId: 1, competitionId: 2, competitionSlug: 'allsvenskan', slug: 'malmo-lodz' };

interface SiteMap {
  readonly paths: string[];
  readonly pages: number;
}

let platform: Platform;
let client: TestClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  const { book } = await openScriptedBook(GAMES);
  platform = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await database.connect(),
    keys: TEST_KEYS,
    createBook: () => ({
      ...book,
      list: (query) => (query.section === 'line' ? MANY : book.list(query)),
      address: (id) => (id >= 1_000_000 ? { id, ...COMING } : book.address(id)),
    }),
    passwordCost: CHEAP_PASSWORDS,
    logLevel: 'silent',
  });
  client = new TestClient(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
  stop = async () => {
    await platform.close();
    await database.close();
  };
});
afterAll(() => stop());

const siteMap = async (part: string, page = 1) =>
  (await client.get<SiteMap>(`/web-api/seo/site-map?part=${part}&page=${page}`)).body;

test('[Y-01] page data is answered for a path, a language and a domain', async () => {
  const path = '/de/line/football/1-premier-league';
  const query = new URLSearchParams({ domain: 'a.example', projectId: '1', language: 'de', timezone: '180', path });
  const { status, body } = await client.get<{ data: object }>(`/web-api/seo/page-data?${query}`);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    title: null,
    description: null,
    metaRobots: null,
    hierarchyMetaRobots: null,
    metas: [],
    customCanonical: null,
  });
});

test.each(['', '?language=en&domain=a', '?language=english&domain=a&path=/en', '?language=en&path=/en'])(
  'page data is not answered for %j',
  async (query) => {
    expect((await client.get(`/web-api/seo/page-data${query}`)).status).toBe(400);
  },
);

/** Returns the paths of all files of pages. */
async function allPages(): Promise<string[]> {
  const { paths, pages } = await siteMap('pages');
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, page) => siteMap('pages', page + 2)));
  return [...paths, ...others.flatMap((other) => other.paths)];
}

test('the site map contains the pages with one address each', async () => {
  const paths = await allPages();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/en', '/en/line', '/en/live']));
  expect(paths.filter((path) => /office|login|maintenance|:/.test(path))).toEqual([]);
});

test('the site map contains every list with games, and no empty one', async () => {
  expect((await siteMap('sports')).paths.sort()).toEqual(['/en/line/football', '/en/live/football', '/en/live/tennis']);
  const { paths } = await siteMap('competitions');
  expect(paths).toHaveLength(3);
  expect(paths).toContainEqual(expect.stringMatching(/^\/en\/line\/football\/2-/));
});

test('the site map contains every game, in files of 200', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map((page) => siteMap('games', page)));
  expect([first?.pages, first?.paths.length, second?.paths.length, third?.paths]).toEqual([2, 200, 32, []]);
  const all = [...(first?.paths ?? []), ...(second?.paths ?? [])];
  expect(new Set(all).size).toBe(232);
  expect(all.filter((path) => path.startsWith('/en/live/'))).toHaveLength(2);
});

test('the site map contains the page about payments only where guests see it', async () => {
  expect(await allPages()).toContain('/en/information/payment');
  await platform.config.merge({ isShowPaymentPageOnlyAuth: true });
  expect(await allPages()).not.toContain('/en/information/payment');
  await platform.config.reset();
});

test('the site map omits pages that the operator excludes or makes copies of another page', async () => {
  await platform.config.merge({
    seoPages: {
      'live/tennis': { hierarchyMetaRobots: 'noindex' },
      'line/football': { customCanonical: { mode: 'url', targetUrl: '/en/line' } },
      live: { metaRobots: 'noarchive' },
    },
  });
  expect((await siteMap('sports')).paths).toEqual(['/en/live/football']);
  expect((await siteMap('games')).paths.filter((path) => path.includes('/tennis/'))).toEqual([]);
  expect(await allPages()).toContain('/en/live');
  await platform.config.merge({ availableRoutes: [1] });
  expect(await allPages()).not.toContain('/en/live');
  await platform.config.reset();
});

test('unreadable page data is refused when it is entered', async () => {
  await expect(platform.config.merge({ seoPages: { line: { customCanonical: { mode: 'twin' } } } })).rejects.toThrow(
    /customCanonical/,
  );
  await expect(platform.config.merge({ seoPages: { line: { titel: 'x' } } })).rejects.toThrow(/titel/);
});
