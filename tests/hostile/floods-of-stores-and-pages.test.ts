import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from '#platform/app.ts';
import type { Render } from '#renderer/server/render-contract.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { startTestPlatform, TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { type HostileTarget, startHostileTarget } from './hostile-target.fixture.ts';

const HOUR = 3_600_000;
const CALLS = { max: 20, windowMs: HOUR };

describe('two platform processes on one database', () => {
  let one: TestPlatform;
  let two: Platform;
  const origins: string[] = [];

  beforeAll(async () => {
    const options = {
      trustProxy: ['127.0.0.1'],
      callLimits: { loginBySms: CALLS, openSupport: CALLS, shareCoupon: CALLS, collect: CALLS },
      analyticsPolicy: {
        eventsOfNetwork: { max: 30, windowMs: HOUR },
        bytes: { max: 20_000, windowMs: HOUR },
      },
      supportPolicy: {
        messages: { max: 100, windowMs: HOUR },
        requests: { max: 100, windowMs: HOUR },
        callbacks: { max: 100, windowMs: HOUR },
        guests: { ofNetwork: { max: 10, windowMs: HOUR }, all: { max: 15, windowMs: HOUR } },
      },
    };
    one = await startTestPlatform(options);
    two = await createPlatform({
      environment: parseEnvironment({ NODE_ENV: 'test' }),
      database: await one.database.connect(),
      keys: TEST_KEYS,
      createBook: () => ({ ...one.table.book, controls: undefined, tick: () => undefined }) as never,
      logLevel: 'silent',
      ...options,
    });
    origins.push(one.origin, await two.app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  /** Makes a call again and again, in each process by turns; returns how often it was taken. */
  async function taken(times: number, address: string, call: (client: TestClient) => Promise<{ status: number }>) {
    const statuses = [];
    for (let turn = 0; turn < times; turn++) {
      const client = new TestClient(origins[turn % 2] ?? '');
      client.headers = { 'x-forwarded-for': address };
      statuses.push((await call(client)).status);
    }
    expect([200, 429]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    return statuses.filter((status) => status === 200).length;
  }

  const collect =
    (count: number, text = 'section') =>
    (client: TestClient) => {
      const event = { id: 101, at: 1, params: { route: text } };
      return client.post<ErrorBody>('/fatman-api/fairline', { events: Array(count).fill(event) });
    };

  test('allow an address as many calls as one process does', async () => {
    expect(await taken(50, '198.51.100.1', (client) => client.post(openPaths.supportVisitor))).toBe(CALLS.max);
    expect(await taken(4, '198.51.100.2', (client) => client.post(openPaths.supportVisitor))).toBe(4);
  });

  test('store as many events of one network, and as many bytes of all of them, as one process does', async () => {
    expect(await taken(20, '198.51.100.3', collect(3))).toBe(10);
    const long = 'x'.repeat(120);
    let stored = 0;
    for (let network = 10; network < 30; network++) {
      stored += await taken(2, `198.51.100.${network}`, collect(8, long));
    }
    const [row] = await one.database.owner<{ bytes: number }[]>`
      select coalesce(sum(length(params::text)), 0)::int as bytes from analytics_event`;
    expect(stored).toBeGreaterThan(0);
    expect(row?.bytes).toBeLessThanOrEqual(20_000);
  });

  test('store as much of guests as one process does, however many devices they invent', async () => {
    const write = async (client: TestClient) => {
      await client.post(openPaths.supportVisitor);
      const body = { topic: 'other', text: 'flood', email: 'guest@example.com' };
      return client.post(openPaths.supportRequests, body, { 'idempotency-key': crypto.randomUUID() });
    };
    expect(await taken(14, '203.0.113.1', write)).toBe(10);
    expect(await taken(10, '203.0.113.2', write)).toBe(5);
    const player = await one.player();
    const body = { topic: 'other', text: 'a player is not a guest' };
    const answer = await player.post(openPaths.supportRequests, body, { 'idempotency-key': crypto.randomUUID() });
    expect(answer.status).toBe(200);
  });
});

/** Pages that the cache of the flooded site holds: it is full after fewer requests than that of the product. */
const CACHED_PAGES = 40;

/** Bets in an address are drawn by the server, so each invention of them is a page of its own. */
describe('a site whose pages are flooded', () => {
  let target: HostileTarget;
  let release: () => void = () => undefined;
  let begun = 0;
  let held: Promise<void> = Promise.resolve();

  const render: Render = async ({ language }) => {
    begun += 1;
    await held;
    const head = { title: 'page', description: '', lang: language, dir: 'ltr' } as const;
    return { status: 200, html: '', head, state: {}, modules: [], cacheMs: 60_000 };
  };

  beforeAll(async () => {
    target = await startHostileTarget({
      render,
      variables: { TRUST_PROXY: '127.0.0.1' },
      renderLimits: { places: 2, maxWaiting: 6, maxWaitingOfAddress: 3, perMinute: 25 },
      cachedPages: CACHED_PAGES,
    });
  });
  afterAll(() => target.close());

  function visit(path: string, address = '198.51.100.1'): Promise<{ status: number; retryAfter: string | undefined }> {
    return new Promise((resolve, reject) => {
      const headers = { 'x-forwarded-for': address, 'accept-language': 'en' };
      get(`${target.site}${path}`, { headers, agent: false }, (response) => {
        response.resume();
        const { statusCode: status = 0, headers: answered } = response;
        response.on('end', () => resolve({ status, retryAfter: answered['retry-after'] }));
      }).on('error', reject);
    });
  }

  function hold(): void {
    held = new Promise((resolve) => {
      release = resolve;
    });
  }

  test('renders a few at once and refuses what is beyond a short line; health and cached pages never wait', async () => {
    expect((await visit('/en/live')).status).toBe(200);
    hold();
    begun = 0;
    const flood = Array.from({ length: 20 }, (_, index) => visit(`/en/live?picks=${index}`));
    await eventually(() => expect(begun).toBe(2));
    const refused = await Promise.any(flood);
    expect(refused).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^[1-9]\d*$/) });
    expect([(await visit('/healthz')).status, (await visit('/en/live')).status]).toEqual([200, 200]);
    const elsewhere = visit('/en/line', '192.0.2.1');
    release();
    expect((await elsewhere).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2 + 3);
    expect(statuses.filter((status) => status === 503)).toHaveLength(15);
  });

  test('renders so many pages a minute for one address', async () => {
    await visit('/en/live', '192.0.2.50');
    const statuses = [];
    for (let turn = 0; turn < 30; turn++)
      statuses.push((await visit(`/en/live?picks=y${turn}`, '198.51.100.50')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(25);
    expect(statuses.at(-1)).toBe(429);
    expect((await visit('/en/live', '198.51.100.50')).status, 'a cached page').toBe(200);
    expect((await visit('/en/live?picks=y200', '198.51.100.51')).status, 'another address').toBe(200);
  });

  test('keeps the pages that everybody visits in its cache, whatever queries are invented', async () => {
    await visit('/en/line', '192.0.2.9');
    for (let index = 0; index < CACHED_PAGES + 20; index++)
      await visit(`/en/live?picks=flood${index}`, `203.0.${index % 200}.7`);
    begun = 0;
    expect((await visit('/en/line', '192.0.2.9')).status).toBe(200);
    expect(begun).toBe(0);
  });
});
