import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { Security } from '#shared/contracts/security.ts';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { asPhone, freshNumber, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';
import { describeAgent } from './user-agent.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => site.close());

const read = async (client: TestClient) => (await client.get<Security>(openPaths.security)).body;

async function signIn(email: string, headers: Record<string, string>): Promise<TestClient> {
  const client = site.client();
  await client.post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false }, headers);
  return client;
}

describe('the sessions of a player', () => {
  test('are listed with device, address, country and last use, the current one first', async () => {
    const { email, client } = await newcomer(site);
    await signIn(email, { 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.7', [GEO_COUNTRY_HEADER]: 'PT' });
    const phone = await signIn(email, { 'user-agent': IPHONE, 'x-forwarded-for': '2001:db8::1' });
    const { sessions } = await read(phone);
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false, false]);
    expect(sessions[0]).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      isPhone: true,
      address: '2001:db8::1',
      country: null,
    });
    expect(sessions.find(({ browser }) => browser === 'Firefox')).toMatchObject({
      system: 'Linux',
      isPhone: false,
      address: '198.51.100.7',
      country: 'PT',
    });
    expect((await read(client)).sessions).toHaveLength(3);
  });

  test('end one by one on the server', async () => {
    const { email, client } = await newcomer(site);
    const other = await signIn(email, { 'user-agent': FIREFOX });
    expect((await other.get(openPaths.accounts)).status).toBe(200);
    const id = (await read(client)).sessions.find(({ isThis }) => !isThis)?.id;
    const { body } = await client.post<Security>(openPaths.endSession, { id });
    expect(body.sessions).toHaveLength(1);
    expect((await other.get(openPaths.accounts)).status).toBe(401);
    expect((await client.get(openPaths.accounts)).status).toBe(200);
  });

  test('can all be ended except the current one', async () => {
    const { email, client } = await newcomer(site);
    const others = [await signIn(email, {}), await signIn(email, {})];
    const { body } = await client.post<Security>(openPaths.endOtherSessions);
    expect(body.sessions.map(({ isThis }) => isThis)).toEqual([true]);
    for (const other of others) expect((await other.get(openPaths.accounts)).status).toBe(401);
  });

  test('of another player can be neither listed nor ended', async () => {
    const [victim, stranger] = [await newcomer(site), await newcomer(site)];
    const id = (await read(victim.client)).sessions[0]?.id;
    expect((await stranger.client.post(openPaths.endSession, { id })).status).toBe(200);
    expect((await victim.client.get(openPaths.accounts)).status).toBe(200);
  });

  test('are not available to guests', async () => {
    expect((await site.client().get(openPaths.security)).status).toBe(401);
  });
});

describe('a phone', () => {
  const ask = (client: TestClient, phone: string, uPassword = PASSWORD) =>
    client.post<CodeAsked & ErrorBody>(openPaths.askPhone, { ...asPhone(phone), uPassword });
  const confirm = (client: TestClient, request: string, code: string) =>
    client.post<Security & ErrorBody>(openPaths.confirmPhone, { request, code });

  test('[A-03] is stored after its code is entered, with a plus sign and without spaces', async () => {
    const { phone, client } = await phonePlayer(site);
    expect(phone).toMatch(/^\+49151\d{8}$/);
    expect((await read(client)).phone).toBe(phone);
  });

  test('needs the password and the player’s own code', async () => {
    const [{ client }, stranger] = [await newcomer(site), await newcomer(site)];
    const phone = freshNumber();
    expect((await ask(client, phone, 'not the password')).body.code).toBe('PASSWORD_WRONG');
    expect(await inboxOf(site, phone)).toEqual([]);
    const { request } = (await ask(client, phone)).body;
    expect((await confirm(stranger.client, request, await lastCode(site, phone))).body.code).toBe('CODE_EXPIRED');
    expect([(await read(client)).phone, (await read(stranger.client)).phone]).toEqual([null, null]);
  });

  test('of another player is refused only when its code is entered', async () => {
    const [{ phone }, { client }] = [await phonePlayer(site), await newcomer(site)];
    const asked = await ask(client, phone);
    expect(asked.status).toBe(200);
    const answer = await confirm(client, asked.body.request, await lastCode(site, phone));
    expect([answer.status, answer.body.code]).toEqual([409, 'PHONE_TAKEN']);
  });

  test('can be replaced by another one, which ends the other sessions', async () => {
    const { phone, email, client } = await phonePlayer(site);
    const next = freshNumber();
    const { request } = (await ask(client, next)).body;
    const other = await signIn(email, {});
    expect((await confirm(client, request, await lastCode(site, next))).body.phone).toBe(next);
    expect((await other.get(openPaths.accounts)).status).toBe(401);
    const login = { phone_number: phone, country_code: 'DE', uPassword: PASSWORD, save: false };
    expect((await site.client().post(openPaths.phoneLogin, login)).status).toBe(403);
  });
});

test.each([
  [FIREFOX, 'Firefox', 'Linux', false],
  [IPHONE, 'Safari', 'iOS', true],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android', true],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140 Electron/38.0 Safari/537.36',
    'Desktop app',
    'macOS',
    false,
  ],
  ['curl/8.0', '', '', false],
])('the browser %s is shown as %s on %s', (agent, browser, system, isPhone) => {
  expect(describeAgent(agent)).toEqual({ browser, system, isPhone });
});
