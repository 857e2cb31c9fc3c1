import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openPaths } from '#shared/contracts/paths.ts';
import type { TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { type HostileTarget, startHostileTarget } from './hostile-target.fixture.ts';

let target: HostileTarget;
let player: TestPlayer;

beforeAll(async () => {
  target = await startHostileTarget();
  player = await target.player();
});
afterAll(() => target.close());

const isSignedIn = async () => (await player.get(openPaths.accounts)).status === 200;

describe('a page of another site, with the player’s cookies', () => {
  test.each([
    ['that says so', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['in an old browser', { origin: 'https://evil.example' }],
    ['whose name begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['on another port of this machine', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
  ])('cannot end a session: %s', async (_what, headers) => {
    expect((await player.send('POST', openPaths.logout, {}, headers)).status).toBe(403);
    expect(await isSignedIn()).toBe(true);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'is not read as a form of type "%s"',
    async (type) => {
      const answer = await fetch(target.site + openPaths.placeCoupon, {
        method: 'POST',
        headers: { cookie: player.cookie, ...(type === '' ? {} : { 'content-type': type }) },
        body: new TextEncoder().encode('{"amount":1}'),
      });
      expect(answer.status).toBe(400);
    },
  );

  test('is told by no header that it may read', async () => {
    const origin = 'https://evil.example';
    for (const path of [openPaths.accounts, openPaths.session, '/en', '/bff-api/config/all.json']) {
      const { headers } = await player
        .send('GET', path, undefined, { origin, accept: 'text/html' })
        .catch(() => fetch(target.site + path, { headers: { origin } }));
      expect([
        path,
        headers.get('access-control-allow-origin'),
        headers.get('access-control-allow-credentials'),
      ]).toEqual([path, null, null]);
    }
    const preflight = await fetch(target.site + openPaths.logout, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['without a name', { origin: 'null' }],
    ['with the host of a proxy', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ])('opens no feed: a page %s', async (_what, headers) => {
    const socket = new WebSocket(`${target.site.replace('http', 'ws')}/web-api/feed`, { headers });
    expect(await new Promise((resolve) => socket.once('error', ({ message }) => resolve(message)))).toContain('403');
  });
});
