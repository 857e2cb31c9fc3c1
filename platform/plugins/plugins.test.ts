import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { HTTPS_ORIGIN, httpsSite } from '#tests/fixtures/platform/https-site.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ allowedOrigins: ['app://fairline'] });
});
afterAll(() => site.close());

/** Sends a request with exactly these headers; fetch does not let a test forge those that browsers set. */
function raw(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '{}',
  origin = site.origin,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const type = body === '' ? {} : { 'content-type': 'application/json' };
    const request = httpRequest({ hostname, port, method, path, headers: { ...type, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    request.on('error', reject).end(body);
  });
}

describe('requests of other sites', () => {
  const logout = openPaths.logout;

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that is none', { origin: 'null' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }],
    ['a neighbour that does not say which', { 'sec-fetch-site': 'same-site' }],
  ])('from %s cannot change anything', async (_, headers) => {
    const { status, body } = await raw('POST', logout, headers);
    expect([status, (JSON.parse(body) as ErrorBody).code]).toEqual([403, 'CROSS_SITE']);
  });

  test.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['the desktop app', { 'sec-fetch-site': 'cross-site', origin: 'app://fairline' }],
    ['a program', {}],
  ])('from %s can', async (_, headers) => {
    expect((await raw('POST', logout, headers)).status).toBe(200);
  });

  test('the site’s own origin is the one that the request was made to', async () => {
    expect((await raw('POST', logout, { origin: site.origin })).status).toBe(200);
    expect((await raw('POST', logout, { origin: site.origin, host: 'site.localhost' })).status).toBe(403);
    expect((await raw('POST', logout, { origin: site.origin.replace('http:', 'https:') })).status).toBe(403);
  });

  test('the site’s own origin has the scheme of its settings or of a trusted proxy', async () => {
    const behind = await startTestPlatform(httpsSite());
    const ask = (headers: Record<string, string>) => raw('POST', logout, headers, '{}', behind.origin);
    const { host } = new URL(HTTPS_ORIGIN);
    const asHttp = HTTPS_ORIGIN.replace('https:', 'http:');
    const at = { host: new URL(behind.origin).host, 'x-forwarded-host': host };
    const answers = [
      await ask({ ...at, origin: HTTPS_ORIGIN, 'x-forwarded-proto': 'https' }),
      // A proxy that does not tell the scheme.
      await ask({ ...at, origin: HTTPS_ORIGIN }),
      await ask({ ...at, origin: asHttp, 'x-forwarded-proto': 'https' }),
      await ask({ ...at, origin: asHttp, 'x-forwarded-proto': 'http' }),
      await ask({ ...at, origin: asHttp }),
    ];
    await behind.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403]);
  });

  test('reading is not refused', async () => {
    expect((await raw('GET', openPaths.session, { 'sec-fetch-site': 'cross-site' }, '')).status).toBe(200);
  });

  test('a form, which browsers send across sites without a preflight, is not read', async () => {
    const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const type of forms)
      expect((await raw('POST', openPaths.login, { 'content-type': type }, 'x=1')).status).toBe(400);
  });
});

describe('errors', () => {
  test('an unknown path has the body of every error', async () => {
    const { status, body } = await site.client().get<ErrorBody>('/web-api/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({
      code: 'NOT_FOUND',
      message: 'NOT_FOUND',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('issues name each field that is wrong', async () => {
    const { body } = await site
      .client()
      .post<ErrorBody>(openPaths.register, { type: 'slow_reg', language: 'english', values: { shoe: '42' } });
    expect(body.code).toBe('BAD_REQUEST');
    expect(body.issues?.map(({ path }) => path)).toEqual([
      'body.type',
      'body.language',
      'body.values.shoe',
      'body.adult',
    ]);
  });

  test.each([
    ['no JSON', '{"uLogin": '],
    ['a poisoned prototype', '{"__proto__": {"admin": true}}'],
    ['nothing', ''],
    ['too much', JSON.stringify({ uLogin: 'x'.repeat(200_000) })],
  ])('a body that is %s answers 400', async (_, body) => {
    const answer = await raw('POST', openPaths.login, { 'content-type': 'application/json' }, body);
    expect(answer.status).toBe(400);
    expect((JSON.parse(answer.body) as ErrorBody).code).toBe('BAD_REQUEST');
  });

  test('an internal failure tells nothing of its cause', async () => {
    const player = await site.player();
    await site.database.owner`alter table coupon rename to coupon_away`;
    const { status, body } = await player.get<ErrorBody>(openPaths.couponHistory);
    await site.database.owner`alter table coupon_away rename to coupon`;
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(body)).not.toMatch(/coupon|relation|postgres|select/i);
  });

  test('a missing session is reported before problems of the request', async () => {
    const { status } = await site.client().post(openPaths.placeCoupon, { nonsense: true });
    expect(status).toBe(401);
  });
});

describe('headers', () => {
  test.each([openPaths.session, '/web-api/nothing', '/healthz'])('%s carries the security headers', async (path) => {
    const { headers } = await site.client().get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('headers of an untrusted proxy are ignored', async () => {
    const client = site.client();
    client.headers = { 'x-forwarded-proto': 'https' };
    const { headers } = await client.get(openPaths.session);
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

test('too many sign-ups from one address are refused with the time to wait', async () => {
  const strict = await startTestPlatform({ callLimits: { register: { max: 2, windowMs: 60_000 } } });
  const answers = [];
  for (let times = 0; times < 3; times++) answers.push(await strict.client().post<ErrorBody>(openPaths.register, {}));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 429]);
  expect(answers[2]?.body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: expect.any(Number) });
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.close();
});

describe('health', () => {
  test('the platform runs, and is ready while its database answers', async () => {
    const client = site.client();
    expect((await client.get('/healthz')).status).toBe(200);
    expect((await client.get('/readyz')).body).toEqual({
      status: 'ready',
      post: { undelivered: [], standing: { waiting: 0, dead: 0, waitingSince: null } },
    });
  });
});

test('production has no play money, no demo player, no description of the calls and no controls', async () => {
  const { parseEnvironment } = await import('#shared/domain/environment.ts');
  const live = await startTestPlatform({ environment: parseEnvironment({ NODE_ENV: 'production' }) });
  const player = await live.player({ currency: 'EUR' });
  expect(await player.accounts()).toMatchObject([{ money: 0 }]);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  expect((await player.post(openPaths.playMoney, { accountId: player.accountId }, headers)).status).toBe(404);
  expect((await player.get('/docs')).status).toBe(404);
  expect((await player.get('/__control/state')).status).toBe(404);
  const rows = await live.database.owner`select count(*)::int as players from player`;
  expect(rows[0]?.players).toBe(1);
  await live.close();
});

describe('the id of a request', () => {
  const sent = '11111111-2222-4333-8444-555555555555';
  const idOf = async (origin: string, header: string) => {
    const answer = await fetch(`${origin}/web-api/nothing`, { headers: { 'x-request-id': header } });
    const { requestId } = (await answer.json()) as ErrorBody;
    expect(answer.headers.get('x-request-id')).toBe(requestId);
    return requestId;
  };

  test('is not taken from a caller that is not trusted', async () => {
    expect(await idOf(site.origin, sent)).not.toBe(sent);
  });

  test('is taken over from the site, unless it has another form', async () => {
    const trusting = await startTestPlatform({ trustProxy: ['127.0.0.1'] });
    try {
      expect(await idOf(trusting.origin, sent)).toBe(sent);
      expect(await idOf(trusting.origin, `${sent} and more`)).toMatch(/^[0-9a-f-]{36}$/);
      const login = { uLogin: 'nobody@example.com', uPassword: 'wrong wrong', save: false };
      const client = trusting.client();
      client.headers = { 'x-request-id': sent, 'x-forwarded-for': '192.0.2.9' };
      await client.post(openPaths.login, login);
      const { events } = await trusting.platform.securityLog.list({ limit: 1 });
      expect(events[0]).toMatchObject({ kind: 'sign_in_failed', requestId: sent, address: '192.0.2.9' });
    } finally {
      await trusting.close();
    }
  });
});
