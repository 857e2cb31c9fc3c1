import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openPaths } from '#shared/contracts/paths.ts';
import { type HostileTarget, requestText, sendBytes, startHostileTarget, statusIn } from './hostile-target.fixture.ts';

let target: HostileTarget;

beforeAll(async () => {
  target = await startHostileTarget();
});
afterAll(() => target.close());

/** Headers of a page whose name foreign DNS has led to this machine: for the browser, all is one origin. */
const rebound = (port: string) => ({
  host: `evil.example:${port}`,
  origin: `http://evil.example:${port}`,
  'sec-fetch-site': 'same-origin',
});

async function ask(origin: string, method: string, path: string, headers: Record<string, string>, body = '') {
  const length = body === '' ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) };
  const answer = await sendBytes(origin, requestText(method, path, { ...headers, ...length }, body));
  return { status: statusIn(answer), answer };
}

describe('a name that is led to this machine by somebody else’s DNS', () => {
  const controls = [
    ['POST', '/__control/fund', '{"userId":1,"iso":"EUR","amount":1}'],
    ['POST', '/__control/letter', '{"userId":1,"purpose":"login"}'],
    ['GET', '/__control/inbox', ''],
    ['GET', '/__control/state', ''],
  ] as const;

  test.each(controls)('cannot use the controls: %s %s', async (method, path, body) => {
    for (const origin of [target.site, target.behind]) {
      const { status, answer } = await ask(origin, method, path, rebound(new URL(origin).port), body);
      expect(status).toBe(421);
      expect(answer).not.toContain('evil');
    }
  });

  test('cannot say that it is a proxy for a known host', async () => {
    for (const origin of [target.site, target.behind]) {
      const headers = {
        ...rebound(new URL(origin).port),
        'x-forwarded-host': 'localhost',
        'x-forwarded-proto': 'http',
      };
      expect((await ask(origin, 'GET', '/__control/inbox', headers)).status).toBe(421);
    }
  });

  test('reads no page, no call and no feed', async () => {
    for (const path of ['/en', '/robots.txt', '/manifest.json', openPaths.session, '/bff-api/config/all.json'])
      expect([path, (await ask(target.site, 'GET', path, rebound('80'))).status]).toEqual([path, 421]);
    for (const origin of [target.site, target.behind]) {
      const headers = { host: 'evil.example', origin: 'http://evil.example' };
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/web-api/feed`, { headers });
      const refusal = new Promise<string>((resolve) => socket.once('error', ({ message }) => resolve(message)));
      expect(await refusal).toContain('421');
    }
  });
});

describe('a strange host', () => {
  test.each([
    'x; script-src *',
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost:1:2',
    'evil.example/localhost',
    '',
  ])('gets 421 or 400, and nothing is made of it: "%s"', async (host) => {
    const { status, answer } = await ask(target.site, 'GET', '/en', { host });
    expect([400, 421]).toContain(status);
    expect(answer.replace(/^HTTP.*$/m, '')).not.toMatch(/evil|script-src \*/);
  });

  test('does not get a page that a known host has put into the cache', async () => {
    const host = new URL(target.site).host;
    for (let visit = 0; visit < 2; visit++)
      expect((await ask(target.site, 'GET', '/en', { host, 'accept-encoding': 'br' })).status).toBe(200);
    expect((await ask(target.site, 'GET', '/en', { host: 'evil.example', 'accept-encoding': 'br' })).status).toBe(421);
  });

  test('is known once the site config names it, and unknown again afterwards', async () => {
    const visit = async () => (await ask(target.site, 'GET', '/web-api/auth/check', { host: 'mirror.example' })).status;
    expect(await visit()).toBe(421);
    await target.platform.config.merge({ mirrors: ['https://mirror.example'] });
    await expect.poll(visit, { timeout: 20_000 }).toBe(200);
    await target.platform.config.reset();
    await expect.poll(visit, { timeout: 20_000 }).toBe(421);
  });
});

test('probes of load balancers name a process by its address', async () => {
  for (const path of ['/healthz', '/readyz'])
    for (const origin of [target.site, target.behind])
      expect([path, (await ask(origin, 'GET', path, { host: '10.1.2.3:8080' })).status]).toEqual([path, 200]);
});
