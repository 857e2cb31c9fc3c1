import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account, SessionAnswer, switchAccountCall } from '#shared/contracts/account.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { EMOJI_PASSWORD, openAccount } from '#tests/fixtures/platform/open-account.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  userTokenIn,
} from '#tests/fixtures/platform/test-platform.ts';
import { DEMO_PLAYER } from './demo-account.ts';

const THROTTLE = { windowMs: 60_000, perAccountAndAddress: 3, perAddress: 50 };
const DAY = 86_400_000;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ throttlePolicy: THROTTLE, trustProxy: ['127.0.0.1'] });
});
afterAll(() => site.close());

const login = (uLogin: string, uPassword: string, save = false) => ({ uLogin, uPassword, save });

async function newcomer() {
  const email = `${crypto.randomUUID()}@example.com`;
  const client = site.client();
  const answer = await openAccount(client, { email, password: PASSWORD });
  return { email, client, answer };
}

describe('session cookie', () => {
  test('over http it has a plain name and scripts cannot read it', async () => {
    const { answer } = await newcomer();
    const [line = ''] = answer.cookies;
    expect(line).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('over https it is bound to the host', async () => {
    const client = site.client();
    client.headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' };
    const email = `${crypto.randomUUID()}@example.com`;
    const { cookies, headers } = await openAccount(client, { email, password: PASSWORD });
    expect(cookies[0]).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
    expect((await client.get<SessionAnswer>(openPaths.session)).body.player.email).toBe(email);
  });

  test('it outlives the browser only when the player asked to stay signed in', async () => {
    const { email } = await newcomer();
    const passing = await site.client().post(openPaths.login, login(email, PASSWORD));
    expect(passing.cookies[0]).not.toMatch(/Max-Age|Expires/);
    const kept = await site.client().post(openPaths.login, login(email, PASSWORD, true));
    expect(kept.cookies[0]).toMatch(/Max-Age=2592000/);
  });

  test('every sign-in has a new id, and ends the earlier session of this browser', async () => {
    const { email, client } = await newcomer();
    const before = client.cookie;
    await client.post(openPaths.login, login(email, PASSWORD));
    expect(client.cookie).not.toBe(before);
    const old = site.client();
    old.cookie = before;
    expect((await old.get(openPaths.session)).body).toBeNull();
  });

  test('only the hash of its id is stored', async () => {
    const { client } = await newcomer();
    const id = /(?:^|; )session=([\w-]{43})/.exec(client.cookie)?.[1] ?? '';
    expect(id).toHaveLength(43);
    const rows = await site.database.owner`
      select encode(id_hash, 'escape') as hash, encode(id_hash, 'hex') as bytes from session`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(id);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(id, 'base64url').toString('hex'));
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", 'ä'.repeat(43)])(
    'a request with the invented id %j counts as a visitor’s',
    async (id) => {
      const client = site.client();
      client.cookie = `session=${encodeURIComponent(id)}`;
      expect((await client.get(openPaths.session)).body).toBeNull();
      expect((await client.get(openPaths.accounts)).status).toBe(401);
    },
  );
});

describe('sign-in', () => {
  test('[A-01] an unknown e-mail and a wrong password get the same answer', async () => {
    const { email } = await newcomer();
    const wrong = await site.client().post<ErrorBody>(openPaths.login, login(email, 'not the password'));
    const unknown = await site
      .client()
      .post<ErrorBody>(openPaths.login, login('nobody@example.com', 'not the password'));
    const { requestId: _a, ...first } = wrong.body;
    const { requestId: _b, ...second } = unknown.body;
    expect([wrong.status, first]).toEqual([403, { code: 'CREDENTIALS_WRONG', message: 'CREDENTIALS_WRONG' }]);
    expect([unknown.status, second]).toEqual([wrong.status, first]);
  });

  test('answers when the previous sign-in was', async () => {
    const { email, answer } = await newcomer();
    const next = await site.client().post<SessionAnswer>(openPaths.login, login(email, PASSWORD));
    expect(next.body.player.previousSignInAt).toBe(answer.body.player.signedInAt);
    const third = await site.client().post<SessionAnswer>(openPaths.login, login(email, PASSWORD));
    expect(third.body.player.previousSignInAt).toBe(next.body.player.signedInAt);
  });

  test('a password of 64 emoji is accepted unchanged', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const password = EMOJI_PASSWORD;
    await openAccount(site.client(), { email, password });
    expect((await site.client().post(openPaths.login, login(email, password))).status).toBe(200);
    expect((await site.client().post(openPaths.login, login(email, EMOJI_PASSWORD.slice(0, -2)))).status).toBe(403);
  });

  test('guessing from one address is throttled, and the owner can still sign in from another', async () => {
    const { email } = await newcomer();
    const guesser = site.client();
    guesser.headers = { 'x-forwarded-for': '198.51.100.7' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guesser.post<ErrorBody>(openPaths.login, login(email, 'guess-guess'))),
    );
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes.filter((code) => code === 'CREDENTIALS_WRONG')).toHaveLength(THROTTLE.perAccountAndAddress);
    const throttled = answers.find(({ status }) => status === 429);
    expect(Number(throttled?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guesser.post(openPaths.login, login(email, PASSWORD))).status).toBe(429);
    const owner = site.client();
    owner.headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await owner.post(openPaths.login, login(email, PASSWORD))).status).toBe(200);
  });

  test('one address cannot try many accounts', async () => {
    const guesser = site.client();
    guesser.headers = { 'x-forwarded-for': '2001:db8:1:2:3::4' };
    const attempts = Array.from({ length: THROTTLE.perAddress + 5 }, (_, index) => index);
    const statuses: number[] = [];
    for (const index of attempts) {
      // A subscriber has a whole /64 of addresses to choose from.
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${index.toString(16)}` };
      statuses.push((await guesser.post(openPaths.login, login(`p${index}@example.com`, 'x'), headers)).status);
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(THROTTLE.perAddress);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a right password does not count against the address', async () => {
    const { email } = await newcomer();
    const client = site.client();
    client.headers = { 'x-forwarded-for': '198.51.100.99' };
    for (let times = 0; times < 8; times++) {
      expect((await client.post(openPaths.login, login(email, PASSWORD))).status).toBe(200);
    }
  });
});

describe('the end of a session', () => {
  test('[A-06] after sign-out the old cookie is invalid in every process', async () => {
    const { client } = await newcomer();
    const old = site.client();
    old.cookie = client.cookie;
    expect((await old.get(openPaths.accounts)).status).toBe(200);
    const out = await client.post<{ success: boolean }>(openPaths.logout);
    expect(out.body.success).toBe(true);
    expect(out.headers.get('clear-site-data')).toBe('"cache", "prefetchCache", "prerenderCache"');
    expect(client.cookie.replace(/^known_device=[^;]*$/, ''), 'only the device stays known').toBe('');
    expect((await old.get(openPaths.accounts)).status).toBe(401);
    expect((await old.get(openPaths.session)).headers.get('clear-site-data')).toBeNull();
  });

  test('signing out without a session is no error', async () => {
    expect((await site.client().post(openPaths.logout)).status).toBe(200);
  });

  test.each([
    ['unused for two hours', 2.1 * 3_600_000],
    ['a month old', 31 * DAY],
  ])('a session that is %s has ended', async (_, shift) => {
    const { client } = await newcomer();
    await site.platform.clock.moveTo(site.platform.clock.now() + shift);
    const after = await client.get(openPaths.accounts);
    await site.platform.clock.reset();
    expect(after.status).toBe(401);
  });

  test('use extends a session, but not beyond its day', async () => {
    const { client } = await newcomer();
    const start = site.platform.clock.now();
    const statuses: number[] = [];
    for (let hours = 1.5; hours < 27; hours += 1.5) {
      await site.platform.clock.moveTo(start + hours * 3_600_000);
      statuses.push((await client.get(openPaths.accounts)).status);
    }
    await site.platform.clock.reset();
    expect(statuses.slice(0, 15)).toEqual(new Array(15).fill(200));
    expect(statuses.slice(-2)).toEqual([401, 401]);
  });
});

test('[C-14] a browser whose session does not exist is disconnected: its cookies are removed', async () => {
  const stranger = site.client();
  const removed = (headers: Headers) => headers.getSetCookie().filter((line) => /^(session|user_token)=;/.test(line));
  for (const path of [openPaths.session, '/web-api/session']) {
    stranger.cookie = 'session=forged';
    const { status, body, headers } = await stranger.get(path);
    expect([status, body]).toEqual([200, null]);
    expect(removed(headers), path).toHaveLength(2);
    stranger.cookie = '';
    expect(removed((await stranger.get(path)).headers), path).toEqual([]);
  }
});

test('[C-14] the session call answers guests and players alike, with an empty body', async () => {
  const { client } = await newcomer();
  for (const caller of [site.client(), client]) {
    const { status, body, headers } = await caller.get('/web-api/session');
    expect([status, body, headers.get('cache-control')]).toEqual([200, null, 'no-store']);
  }
});

describe('user token', () => {
  const tokenPath = '/web-api/user/gettoken?force_refresh=true';
  const tokenOf = async (client: TestClient) => userTokenIn((await client.get(tokenPath)).cookies);
  const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  test('[C-12] the cookie of a user token lives as long as its exp claim', async () => {
    const { client } = await newcomer();
    const { body, cookies } = await client.get<{ data: { token: string } }>(tokenPath);
    const claims = payloadOf(body.data.token);
    const maxAge = Number(/Max-Age=(\d+)/.exec(cookies[0] ?? '')?.[1]);
    expect(cookies[0]).toMatch(/^user_token=.*HttpOnly; SameSite=Lax$/);
    expect(maxAge).toBe(claims.exp - claims.iat);
  });

  test('scripts get it without its signature, which alone opens nothing', async () => {
    const { client } = await newcomer();
    const { body, cookies } = await client.get<{ data: { token: string } }>(tokenPath);
    expect(`${body.data.token}${userTokenIn(cookies).split('.')[2]}`).toBe(userTokenIn(cookies));
    const thief = site.client();
    for (const token of [body.data.token, body.data.token.slice(0, -1), `${body.data.token}AAAA`]) {
      thief.headers = { authorization: `Bearer ${token}` };
      expect((await thief.get(openPaths.accounts)).status, token).toBe(401);
    }
  });

  test('a visitor gets no user token', async () => {
    expect((await site.client().get(tokenPath)).status).toBe(401);
  });

  test('it replaces the session cookie until the session ends', async () => {
    const { client } = await newcomer();
    const token = await tokenOf(client);
    const bearer = site.client();
    bearer.headers = { authorization: `Bearer ${token}` };
    expect((await bearer.get(openPaths.accounts)).status).toBe(200);
    await client.post(openPaths.logout);
    expect((await bearer.get(openPaths.accounts)).status).toBe(401);
  });

  test.each(['alg', 'signature', 'sub', 'aud', 'exp', 'whole'])('with another %s it is invalid', async (part) => {
    const { client } = await newcomer();
    const token = await tokenOf(client);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = payloadOf(token);
    const forged = {
      alg: `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      signature: `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      sub: `${header}.${encode({ ...claims, sub: '1' })}.${signature}`,
      aud: `${header}.${encode({ ...claims, aud: 'other' })}.${signature}`,
      exp: `${header}.${encode({ ...claims, exp: claims.exp + 1e6 })}.${signature}`,
      whole: `${header}.${payload}.`,
    }[part];
    const bearer = site.client();
    bearer.headers = { authorization: `Bearer ${forged}` };
    expect((await bearer.get(openPaths.accounts)).status).toBe(401);
  });

  test('after its exp it is invalid', async () => {
    const { client } = await newcomer();
    const token = await tokenOf(client);
    const bearer = site.client();
    bearer.headers = { authorization: `Bearer ${token}` };
    await site.platform.clock.moveTo(site.platform.clock.now() + 16 * 60_000);
    const late = await bearer.get(openPaths.accounts);
    await site.platform.clock.reset();
    expect(late.status).toBe(401);
  });
});

describe('accounts', () => {
  test('the demo player has accounts of every kind and exponent, and is created once', async () => {
    const client = site.client();
    const { uLogin, uPassword } = { uLogin: DEMO_PLAYER.email, uPassword: DEMO_PLAYER.password };
    const { body } = await client.post<SessionAnswer>(openPaths.login, login(uLogin, uPassword));
    const shown = body.accounts.map(({ type, iso, money, isActive }) => ({ type, iso, money, isActive }));
    expect(shown).toEqual([
      { type: 0, iso: 'EUR', money: 100_000, isActive: true },
      { type: 9, iso: 'USD', money: 50_000, isActive: false },
      { type: 9, iso: 'KWD', money: 100_000, isActive: false },
      { type: 9, iso: 'JPY', money: 50_000, isActive: false },
      { type: 4, iso: 'EUR', money: 5_000, isActive: false },
    ]);
  });

  test('[O-02] a player switches to another account', async () => {
    const client = site.client();
    const demo = login(DEMO_PLAYER.email, DEMO_PLAYER.password);
    const { accounts } = (await client.post<SessionAnswer>(openPaths.login, demo)).body;
    const usd = accounts.find(({ iso }) => iso === 'USD');
    const { body } = await client.post<CallAnswer<typeof switchAccountCall>>(openPaths.switchAccount, { id: usd?.id });
    expect(body).toMatchObject({ success: true, message: 'main_account_will_set', accountId: usd?.id });
    expect(body.accounts.filter(({ isActive }) => isActive).map(({ iso }) => iso)).toEqual(['USD']);
    await client.post(openPaths.switchAccount, { id: accounts[0]?.id });
  });

  test.each(['another player', 'nobody'])(
    'an account of %s cannot become active, with the same answer in each case',
    async (whose) => {
      const stranger = await site.player();
      const player = await site.player();
      const id = whose === 'nobody' ? 9_999_999 : stranger.accountId;
      const { status, body } = await player.post<ErrorBody>(openPaths.switchAccount, { id });
      expect([status, body.code]).toEqual([404, 'ACCOUNT_UNKNOWN']);
    },
  );

  test('play money is added up to a maximum, and once for each key', async () => {
    const player = await site.player({ balance: 85_000 });
    const add = (key: string) =>
      player.post<ErrorBody & { accounts: Account[] }>(
        openPaths.playMoney,
        { accountId: player.accountId },
        { 'idempotency-key': key },
      );
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(key)));
    expect(new Set(answers.map(({ body }) => body.accounts[0]?.money))).toEqual(new Set([95_000]));
    expect((await add(crypto.randomUUID())).body.accounts[0]?.money).toBe(100_000);
    const beyond = await add(crypto.randomUUID());
    expect([beyond.status, beyond.body.code]).toEqual([409, 'PLAY_MONEY_CEILING']);
    expect(await site.audit()).toEqual([]);
  });

  test('play money cannot be added to another player’s account', async () => {
    const stranger = await site.player();
    const player = await site.player();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { status } = await player.post(openPaths.playMoney, { accountId: stranger.accountId }, headers);
    expect(status).toBe(404);
    expect(await stranger.balance()).toBe(10_000);
  });
});
