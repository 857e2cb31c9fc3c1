import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { PASSWORD } from '#tests/fixtures/platform/test-platform.ts';
import { type HostileTarget, requestText, sendBytes, startHostileTarget, statusIn } from './hostile-target.fixture.ts';

const HOST = 'www.example.com';

let target: HostileTarget;

beforeAll(async () => {
  target = await startHostileTarget({
    variables: { NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1', SITE_ORIGINS: `https://${HOST}` },
  });
});
afterAll(() => target.close());

/** Headers of the proxy in front, which has taken the request over https. */
const BY_PROXY = {
  host: HOST,
  'x-forwarded-host': HOST,
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.7',
};
const overHttp = { ...BY_PROXY, 'x-forwarded-proto': 'http' };

async function ask(method: string, path: string, headers: Record<string, string>, body = '') {
  const length = body === '' ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) };
  const answer = await sendBytes(target.site, requestText(method, path, { ...headers, ...length }, body));
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(answer)?.[1] ?? null;
  return { status: statusIn(answer), answer, field };
}

describe('a visitor over https', () => {
  test('is told to use nothing else', async () => {
    const { status, field } = await ask('GET', '/en', BY_PROXY);
    expect(status).toBe(200);
    expect(field('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(field('content-security-policy')).toContain('upgrade-insecure-requests');
  });
});

test('a request whose own host is empty is refused, whatever a proxy says of the visitor', async () => {
  for (const path of ['/en', '/en', '/robots.txt', openPaths.session, '/bff-api/config/all.json']) {
    const headers = { ...BY_PROXY, host: '', 'accept-encoding': 'br' };
    expect([path, [400, 421].includes((await ask('GET', path, headers)).status)]).toEqual([path, true]);
    const answer = await sendBytes(target.behind, requestText('GET', path, headers));
    expect([path, [400, 421].includes(statusIn(answer))]).toEqual([path, true]);
    // The page is in the cache by now.
    expect((await ask('GET', '/en', { ...BY_PROXY, 'accept-encoding': 'br' })).status).toBe(200);
  }
});

describe('a visitor over plain http', () => {
  test('is led to https with every page', async () => {
    for (const path of ['/en', '/en/live?a=1', '/robots.txt']) {
      const { status, field } = await ask('GET', path, overHttp);
      expect([status, field('location')]).toEqual([308, `https://${HOST}${path}`]);
    }
  });

  test('gets no cookie that the network could read', async () => {
    const player = await target.player();
    const { sessionId, answer } = await target.platform.accounts.begin(player.userId, false, {
      agent: '',
      address: '127.0.0.1',
      country: null,
    });
    expect(answer.player.user_id).toBe(player.userId);
    const cookie = `__Host-session=${sessionId}`;
    const out = await ask('POST', openPaths.logout, { ...overHttp, cookie }, '{}');
    expect(out.status).toBe(200);
    const cookies = [...out.answer.matchAll(/^set-cookie: (.*)$/gim)].map(([, line = '']) => line);
    expect(cookies.length).toBeGreaterThan(0);
    for (const line of cookies) expect(line).toMatch(/; Secure/);
  });

  test('signs in without a cookie that the network could read', async () => {
    const player = await target.player();
    const [row] = await target.database.owner<
      { email: string }[]
    >`select email from player where id = ${player.userId}`;
    const body = JSON.stringify({ uLogin: row?.email, uPassword: PASSWORD, save: false });
    const { status, answer } = await ask('POST', openPaths.login, overHttp, body);
    expect(status).toBe(200);
    const cookies = [...answer.matchAll(/^set-cookie: (.*)$/gim)].map(([, line = '']) => line);
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['__Host-session', '__Host-known_device']);
    for (const line of cookies) expect(line).toMatch(/; Secure/);
  });
});

test('a captcha asks for twenty bits of work besides its picture, and for one more without it', async () => {
  const { answer } = await ask('GET', '/captcha/update', BY_PROXY);
  const { work } = JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '{}');
  expect([work.pictureBits, work.bits]).toEqual([20, 21]);
});

describe('nobody reaches', () => {
  test.each([
    '/__control/state',
    '/__control/inbox',
    '/__control/fund',
    '/__control/letter',
    '/__control/support',
    '/__identity-provider/google/authorize',
    openPaths.playMoney,
  ])('%s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status } = await ask(
        method,
        path,
        { ...BY_PROXY, origin: `https://${HOST}` },
        method === 'POST' ? '{}' : '',
      );
      expect([method, status]).toEqual([method, 404]);
    }
  });

  test.each(['/docs', '/openapi.json', '/docs/json'])('%s of the platform', async (path) => {
    expect((await fetch(target.behind + path)).status).toBe(404);
  });

  test('the platform by a name of this machine’s network', async () => {
    const answer = await sendBytes(target.behind, requestText('GET', openPaths.session, { host: '10.0.0.7:8090' }));
    expect(statusIn(answer)).toBe(421);
  });
});
