import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Call } from '#shared/contracts/call.ts';
import * as controls from '#shared/contracts/control.ts';
import * as bookControls from '#shared/contracts/control-book.ts';
import * as promoControls from '#shared/contracts/control-promo.ts';
import * as reviewControls from '#shared/contracts/control-review.ts';
import * as supportControls from '#shared/contracts/control-support.ts';
import { deskEnrolmentCall, deskSessionCall, deskSignInCall } from '#shared/contracts/desk/desk-entry.ts';
import { deskBanCall, deskFindPlayersCall } from '#shared/contracts/desk/desk-players.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { STAFF_PASSWORD, startDesk, type TestDesk, type TestStaff } from '../fixtures/platform/desk-scenario.ts';

let desk: TestDesk;
let support: TestStaff;

beforeAll(async () => {
  desk = await startDesk();
  support = await desk.staff('support');
});
afterAll(() => desk.close());

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;
const CONTROLS = [controls, bookControls, promoControls, reviewControls, supportControls].flatMap((calls) =>
  Object.values(calls).filter(isCall),
);

/** Sends a request with headers that a page cannot choose; returns the status. */
function statusWith(headers: Record<string, string>, path: string, method = 'GET', body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, desk.origin), { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('production without test tools', () => {
  test.each(CONTROLS.map((call) => [call.id, call] as const))(
    'has no %s, whatever secret a caller sends',
    async (_id, call) => {
      const path = call.path.replace(/:\w+/, '1');
      for (const headers of [{}, { 'x-control-secret': 'a secret of more than sixteen letters' }]) {
        for (const { origin } of [desk.site, desk]) {
          const body = call.method === 'GET' ? {} : { body: '{}' };
          const answer = await fetch(origin + path, {
            method: call.method,
            headers: { ...headers, 'content-type': 'application/json' },
            ...body,
          });
          expect([origin, answer.status]).toEqual([origin, 404]);
        }
      }
    },
  );

  test('applies no fault that a test has left in its database', async () => {
    await desk.site.platform.faults.add({ pattern: '* /**', status: 503 }, 1000);
    expect((await desk.site.client().get(openPaths.session)).status).toBe(200);
  });
});

describe('the desk', () => {
  test('is not on the port of the site, and the calls of players are not on its port', async () => {
    const { cookie } = support.client;
    for (const path of [deskSessionCall.path, `${deskFindPlayersCall.path}?search=ada`, '/sign-in', '/staff']) {
      const answer = await fetch(desk.site.origin + path, { headers: { cookie } });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    for (const path of [openPaths.session, openPaths.accounts, '/bff-api/config/all.json']) {
      expect((await fetch(desk.origin + path, { headers: { cookie } })).status).toBe(404);
    }
  });

  test('knows no session of a player, and the site none of the desk', async () => {
    const player = await desk.site.player();
    const [session = ''] = player.cookie.split('; ');
    const value = session.slice(session.indexOf('=') + 1);
    const asStaff = await fetch(desk.origin + deskSessionCall.path, { headers: { cookie: `fairline_desk=${value}` } });
    expect(asStaff.status).toBe(401);
    const [own = ''] = support.client.cookie.split('; ');
    const staffValue = own.slice('fairline_desk='.length);
    const asPlayer = await fetch(desk.site.origin + openPaths.accounts, {
      headers: {
        cookie: `session=${staffValue}; fairline_session=${staffValue}; __Host-fairline_session=${staffValue}`,
      },
    });
    expect(asPlayer.status).toBe(401);
  });

  test('keeps no session that was planted, and ends the one that a browser had before it signs in again', async () => {
    const { id, email, secret, client } = await desk.staff('content');
    const [before = ''] = client.cookie.split('; ');
    const planted = `fairline_desk=${'p'.repeat(43)}`;
    for (const cookie of [planted, before]) {
      await desk.site.database.owner`update staff set totp_step = 0 where id = ${id}`;
      const code = await desk.nextCode(secret);
      const answer = await fetch(desk.origin + deskSignInCall.path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: STAFF_PASSWORD, code }),
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toMatch(/^fairline_desk=(?!p{43})[\w-]{43};/);
    }
    for (const cookie of [planted, before])
      expect((await fetch(desk.origin + deskSessionCall.path, { headers: { cookie } })).status).toBe(401);
  });

  test.each(['evil.example', 'desk.evil.example:9443', '169.254.169.254', '127.0.0.1.evil.example'])(
    'answers 421 to the host %j, which a name of another’s DNS would send',
    async (host) => {
      expect(await statusWith({ host }, '/sign-in')).toBe(421);
    },
  );

  test('refuses what a page of another site sends with the cookie of staff', async () => {
    const { cookie } = support.client;
    const player = await desk.site.player();
    const body = JSON.stringify({ userId: player.userId, level: 53, reason: 'because of a page' });
    const json = { cookie, 'content-type': 'application/json' };
    for (const headers of [
      { ...json, 'sec-fetch-site': 'cross-site' },
      { ...json, 'sec-fetch-site': 'same-site' },
      { ...json, origin: 'https://evil.example' },
      { ...json, origin: 'null' },
      { ...json, origin: desk.origin.replace('http:', 'https:') },
    ]) {
      expect(await statusWith(headers, deskBanCall.path, 'POST', body)).toBe(403);
    }
    expect(await statusWith({ ...json, 'content-type': 'text/plain' }, deskBanCall.path, 'POST', body)).toBe(400);
    const form = new URLSearchParams({ userId: String(player.userId), level: '53', reason: 'because', back: '/' });
    const formed = { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    expect(await statusWith(formed, '/do/deskBan', 'POST', String(form))).toBe(403);
    expect(desk.site.platform.config.banLevel(player.userId)).toBe(0);
  });

  test('does not act by a form whose account lacks the role', async () => {
    const about = { back: '/', reason: 'just because' };
    const forms = {
      deskPatchConfig: { ...about, patch: '{"minAge": 99}' },
      deskStaffRoles: { ...about, staffId: String(support.id), roles: 'administrator' },
    };
    for (const [call, form] of Object.entries(forms)) {
      const answer = await support.client.visit(`/do/${call}`, new URLSearchParams(form));
      expect([call, answer.status]).toEqual([call, 403]);
    }
    expect((await support.client.visit('/do/constructor', new URLSearchParams(about))).status).toBe(404);
    expect(desk.site.platform.config.config().minAge).not.toBe(99);
    expect((await desk.site.platform.staff.byId(support.id)).roles).toEqual(['support']);
  });

  test('reads SQL, markup and control characters as text', async () => {
    for (const search of ["' or 1=1 --", '%_%', '<script>alert(1)</script>', '\\', 'a\u0000b', '١٢٣']) {
      const page = await support.client.visit(`/players?search=${encodeURIComponent(search)}`);
      expect([search, page.status < 500]).toEqual([search, true]);
      expect(page.text).not.toContain('<script>');
      expect(page.text).not.toMatch(/player-\d+-/);
    }
  });

  test('counts guesses over all processes of the database', async () => {
    const one = await startDesk();
    onTestFinished(one.close);
    const other = await startDesk({ database: await one.site.database.connect() });
    onTestFinished(other.close);
    const { email, secret } = await one.staff('trader');
    for (let guess = 0; guess < 10; guess++) {
      const at = guess % 2 === 0 ? one : other;
      await at.signIn(email, `guess number ${guess}`, '123456');
    }
    for (const at of [one, other]) {
      const late = await at.signIn(email, STAFF_PASSWORD, await one.nextCode(secret));
      expect(late.status).toBe(429);
    }
  });

  test.each([
    ['of the machine that TRUST_PROXY does not name', '10.0.20.0/24', 429],
    ['that TRUST_PROXY names', '127.0.0.1', 410],
  ])('takes the address of a caller from a program %s: %s', async (_who, proxies, last) => {
    const environment = parseEnvironment({
      NODE_ENV: 'production',
      DESK_PORT: '1',
      DESK_ORIGIN: 'https://desk.example.com',
      SITE_ORIGINS: 'https://www.example.com',
      TRUST_PROXY: proxies,
    });
    const other = await startDesk({ environment });
    onTestFinished(other.close);
    const statuses: number[] = [];
    for (let guess = 1; guess <= 31; guess++) {
      const answer = await fetch(other.origin + deskEnrolmentCall.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.${guess}.100.7` },
        body: JSON.stringify({ token: 'g'.repeat(43) }),
      });
      statuses.push(answer.status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([410, last]);
  });
});

describe('guesses at one account of a desk behind a proxy', () => {
  let open: TestDesk;
  beforeAll(async () => {
    const environment = parseEnvironment({
      NODE_ENV: 'production',
      DESK_PORT: '1',
      DESK_ORIGIN: 'https://desk.example.com',
      SITE_ORIGINS: 'https://www.example.com',
      TRUST_PROXY: '127.0.0.1',
    });
    open = await startDesk({ environment });
  });
  afterAll(() => open.close());

  function from(address: string, client = open.client()) {
    client.headers = { 'x-forwarded-for': address };
    return client;
  }

  test('are counted over all networks, and never lock its owner out on a device of before', async () => {
    const { email, secret, client } = await open.staff('trader');
    const statuses = [];
    for (let guess = 0; guess < 30; guess++) {
      const stranger = from(`198.51.100.${guess}`);
      statuses.push((await open.signIn(email, `guess number ${guess}`, '123456', stranger)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([403]));
    const late = await open.signIn(email, STAFF_PASSWORD, await open.nextCode(secret), from('192.0.2.1'));
    expect(late.status).toBe(429);
    // No longer than a player has to wait after as many guesses.
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    const other = await open.staff('trader');
    const elsewhere = await open.signIn(
      other.email,
      STAFF_PASSWORD,
      await open.nextCode(other.secret),
      from('192.0.2.1'),
    );
    expect(elsewhere.status).toBe(200);
    const own = await open.signIn(email, STAFF_PASSWORD, await open.nextCode(secret), from('192.0.2.2', client));
    expect(own.status).toBe(200);
  });

  test('by a thief of a known device are as few as those of others, from any number of networks', async () => {
    const { email, secret, client } = await open.staff('trader');
    const statuses = [];
    for (let guess = 0; guess < 11; guess++) {
      const thief = from(`203.0.113.${guess}`, client);
      statuses.push((await open.signIn(email, `guess number ${guess}`, '123456', thief)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    const owner = await open.signIn(email, STAFF_PASSWORD, await open.nextCode(secret), from('192.0.2.3'));
    expect(owner.status).toBe(200);
  });
});
