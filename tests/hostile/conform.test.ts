import { afterAll, beforeAll, expect, test } from 'vitest';
import { conform } from '#build/conform-run.ts';
import { createBook } from '#platform/simulation/book/create-book.ts';
import { isFull } from '#tests/fixtures/full-run.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { smallConfig, startSmallBackEnd } from '#tests/fixtures/small-back-end.ts';

/** Bad requests for each call; `schema-fuzz.full.test.ts` sends many more. */
const badRequests = isFull ? 8 : 3;
/** Calls of what this platform has no settings and no built files for. */
const UNCONFIGURED = ['oneTapClient', 'section', 'sectionPieces'];

let target: TestPlatform;

beforeAll(async () => {
  target = await startTestPlatform({ callLimits: {}, createBook });
});
afterAll(() => target.close());

test('the embedded platform answers every call of the contracts as they say', { timeout: 240_000 }, async () => {
  const player = await target.player({ balance: 10_000 });
  const { differences, missing, offered } = await conform({
    origin: target.origin,
    cookie: player.cookie,
    badRequests,
  });
  expect(differences).toEqual([]);
  expect(missing.filter((id) => !UNCONFIGURED.includes(id))).toEqual([]);
  expect(offered.length).toBeGreaterThan(100);
});

test('a back end that answers the least differs in nothing, and what it has not is listed', async () => {
  const back = await startSmallBackEnd();
  const { differences, offered, missing } = await conform({ origin: back.origin, cookie: '', badRequests });
  expect(differences).toEqual([]);
  back.config = { ...smallConfig, hasFeed: true };
  expect((await conform({ origin: back.origin, cookie: '', badRequests })).differences).toMatchObject([
    { call: 'feedPoll' },
  ]);
  expect([offered.length < 12, missing.includes('placeCoupon')]).toEqual([true, true]);
  back.close();
});

test('a back end that breaks its contracts is told where and by which request', async () => {
  const back = await startSmallBackEnd({ ...smallConfig, paths: {} });
  back.instead = {
    '/web-api/line/sports': { status: 200, body: { sports: 'many' } },
    '/web-api/line/featured': { status: 500, body: {} },
    '/web-api/auth/check': { status: 404, body: { code: 'NOT_FOUND', message: 'none' } },
    '/web-api/seo/page-data': { status: 200, body: 'text' },
    '/web-api/apps': { status: 418, body: { code: 'TEAPOT', message: 'short and stout' } },
    '/web-api/office/menu': { status: 200, body: { items: [] } },
    '/readyz': { status: 503, body: {} },
  };
  const { differences } = await conform({ origin: back.origin, cookie: '', badRequests });
  const faults = differences.map(({ call, fault }) => `${call}: ${fault}`);
  for (const expected of [
    /^\/readyz: does not say that it is ready/,
    /^sports: answers against its contract: sports: /,
    /^featured: fails with status 500/,
    /^session: answers 404 to a good request, and no page works without it/,
    /^pageData: answers against its contract/,
    /^apps: answers 418 with the code TEAPOT, which is in no catalogue/,
    /^officeMenu: answers 200 without a session/,
  ])
    expect(
      faults.filter((fault) => expected.test(fault)),
      String(expected),
    ).not.toEqual([]);
  expect(differences.find(({ call }) => call === 'sports')?.request).toContain('GET /web-api/line/sports');
  back.close();
});

test('a back end that is not there differs in everything it must have', async () => {
  const back = await startSmallBackEnd();
  back.close();
  const { differences } = await conform({ origin: back.origin, cookie: '', badRequests });
  expect(new Set(differences.map(({ fault }) => fault)).has('does not answer')).toBe(true);
});
