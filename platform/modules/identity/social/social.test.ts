import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import type { Security } from '#shared/contracts/security.ts';
import type { JoinedNetworks } from '#shared/contracts/social.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import { socialBeginPath } from '#shared/domain/social/social-return.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { lastCode } from '#tests/fixtures/platform/inbox.ts';
import { startTestNetwork, type TestNetwork } from '#tests/fixtures/platform/test-network.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

const MINUTE = 60_000;
const LOGIN = '/en/login?social=';
let site: TestPlatform;
let network: TestNetwork;

beforeAll(async () => {
  [site, network] = await Promise.all([
    startTestPlatform({ trustProxy: ['127.0.0.1'], logLevel: 'silent' }),
    startTestNetwork(),
  ]);
  const { clientId, issuer } = network;
  const endpoints = { authorization: `${issuer}/authorize`, token: `${issuer}/token`, person: `${issuer}/me` };
  const profile = { subject: 'user.id', email: 'user.mail', name: 'user.first' };
  await site.platform.config.merge({
    isOneTapAuthEnabled: true,
    socialProviders: {
      google: { issuer, clientId, clientSecret: '' },
      fb: { issuer: null, endpoints, clientId, clientSecret: '', profile },
      line: { issuer: 'http://127.0.0.1:9', clientId, kind: 'openid' },
    },
  });
});
afterAll(async () => {
  await site.close();
  await network.close();
});
beforeEach(() => {
  network.person = person();
  network.spoil = (claims) => claims;
  network.isForged = false;
});

const person = (more: object = {}) => {
  const id = crypto.randomUUID();
  return { sub: id, email: `${id}@example.com`, email_verified: true, given_name: 'Grace', ...more };
};

/** Starts a sign-in by a network; returns the address of the redirect. */
async function setOut(client: TestClient, id: NetworkId = 'google', query = ''): Promise<URL> {
  const { status, location } = await client.visit(`${socialBeginPath(id)}?lang=en${query}`);
  expect(status).toBe(303);
  return new URL(location);
}

/** Returns from the network as its redirect would; returns where the site redirects then. */
async function comeBack(client: TestClient, address: URL, answer: Record<string, string> = {}) {
  const back = new URL(address.searchParams.get('redirect_uri') ?? '');
  const said = {
    state: address.searchParams.get('state') ?? '',
    code: address.searchParams.get('nonce') ?? 'x',
    ...answer,
  };
  for (const [name, value] of Object.entries(said)) back.searchParams.set(name, value);
  if ('error' in answer) back.searchParams.delete('code');
  const { status, location, cookies } = await client.visit(back.pathname + back.search);
  expect(status).toBe(303);
  return { location, cookies };
}

const walk = async (client: TestClient, id?: NetworkId, query?: string) =>
  (await comeBack(client, await setOut(client, id, query))).location;
const session = async (client: TestClient) => (await client.get<SessionAnswer | null>(openPaths.session)).body;
const joinedOf = async (client: TestClient) => (await client.get<JoinedNetworks>(openPaths.joinedNetworks)).body;

/** Links the network's current person to a player. */
async function join(client: TestClient, id: NetworkId = 'google'): Promise<string> {
  const { body } = await client.post<{ redirectUrl: string }>(openPaths.joinNetwork, {
    network: id,
    uPassword: PASSWORD,
    language: 'en',
    returnTo: '/en/live?a=1',
  });
  return (await comeBack(client, new URL(body.redirectUrl))).location;
}

/** Comes back from a linked network to confirm a change. */
async function prove(client: TestClient): Promise<string> {
  const body = { network: 'google', language: 'en', returnTo: '/en/live?a=1' };
  const answer = await client.post<{ redirectUrl: string }>(openPaths.proveByNetwork, body);
  return (await comeBack(client, new URL(answer.body.redirectUrl))).location;
}

/** Signs up a player who is linked to the network's person. */
async function knownPlayer(): Promise<{ email: string; client: TestClient }> {
  const player = await newcomer(site);
  expect(await join(player.client)).toBe('/en/live?a=1&social=joined&network=google');
  return player;
}

describe('a sign-in by a network', () => {
  test('[A-04] requests a code with PKCE, state and nonce, and a page in the language of the site', async () => {
    const { origin, searchParams: asked } = await setOut(site.client());
    expect(origin).toBe(network.issuer);
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: network.clientId,
      redirect_uri: `${site.origin}/social-api/oauth/google/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  });

  test('binds the browser by a cookie that scripts cannot read, for ten minutes', async () => {
    const { cookies } = await site.client().visit(`${socialBeginPath('google')}?lang=en`);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^social_browser=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('does not exist for a network that there is not', async () => {
    expect((await site.client().visit('/social-api/oauth/myspace/begin?lang=en')).status).toBe(404);
  });

  test('redirects to the sign-in page when the network does not answer', async () => {
    const { status, location } = await site.client().visit(`${socialBeginPath('line')}?lang=en`);
    expect([status, location]).toEqual([303, `${LOGIN}failed&network=line`]);
  });
});

describe('a person who is linked to a player', () => {
  test('[A-01] is signed in like every player, and returns to the first page', async () => {
    const { email } = await knownPlayer();
    const client = site.client();
    expect(await walk(client, 'google', '&returnTo=/en/line/football?x=1')).toBe('/en/line/football?x=1');
    expect((await session(client))?.player.email).toBe(email);
    expect(client.cookie).toContain('session=');
  });

  test.each([
    ['https://evil.example/en', '/en'],
    ['//evil.example', '/en'],
    ['/\\evil.example', '/en'],
    ['/en/login?x=1', '/en'],
    ['/social-api/oauth/vk/begin', '/en'],
    ['/de/live', '/de/live'],
  ])('is redirected from %s to %s', async (wanted, expected) => {
    await knownPlayer();
    expect(await walk(site.client(), 'google', `&returnTo=${encodeURIComponent(wanted)}`)).toBe(expected);
  });

  test('stays signed in only on request', async () => {
    await knownPlayer();
    const [kept, brief] = [site.client(), site.client()];
    const { cookies } = await comeBack(kept, await setOut(kept, 'google', '&save=1'));
    expect(cookies.find((line) => line.startsWith('session='))).toContain('Max-Age=');
    const other = await comeBack(brief, await setOut(brief));
    expect(other.cookies.find((line) => line.startsWith('session='))).not.toContain('Max-Age');
  });

  test('[A-01] enters a code as well with two steps; only the browser knows its request', async () => {
    const { client, phone } = await phonePlayer(site);
    await join(client);
    await client.post(openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    const again = site.client();
    expect(await walk(again)).toBe(`${LOGIN}code&network=google`);
    expect(await session(again)).toBeNull();
    const { body } = await again.get<{ step: { asked: SecondStep } }>(openPaths.socialStep);
    expect(body.step).toMatchObject({ kind: 'code', network: 'google', asked: { asked: { channel: 'sms' } } });
    const code = await lastCode(site, phone);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await again.post<ErrorBody>(openPaths.socialTwoStep, { factor: 'sms', code: wrong });
    expect(refused.body.code).toBe('CODE_WRONG');
    const elsewhere = await site.client().post<ErrorBody>(openPaths.socialTwoStep, { factor: 'sms', code });
    expect(elsewhere.body.code).toBe('SOCIAL_EXPIRED');
    expect((await again.post(openPaths.socialTwoStep, { factor: 'sms', code })).status).toBe(200);
    expect(await session(again)).not.toBeNull();
    expect((await again.get<{ step: unknown }>(openPaths.socialStep)).body.step).toBeNull();
  });
});

describe('a person without a player', () => {
  test('[R-29] is redirected to the registration; the request can be read until it is used, once', async () => {
    network.person = person({ family_name: 'Hopper' });
    const { signUps } = site.platform.social;
    const location = await walk(site.client());
    expect(location).toMatch(/^\/en\/registration\/google\?request=[\w-]{43}$/);
    const request = new URLSearchParams(location.split('?')[1]).get('request') ?? '';
    const profile = { network: 'google', name: 'Grace', surname: 'Hopper', isEmailVerified: true };
    expect(await signUps.read(request)).toMatchObject(profile);
    expect(await signUps.read(request)).toMatchObject(profile);
    const { userId } = await site.player();
    const { sql } = site.platform.database;
    const complete = () => sql.begin((transaction) => signUps.complete(request, userId, transaction));
    const [first, second] = await Promise.all([complete(), complete()]);
    expect([first, second].filter(Boolean)).toHaveLength(1);
    expect(await signUps.read(request)).toBeNull();
    const client = site.client();
    expect(await walk(client)).toBe('/en');
    expect((await session(client))?.player.user_id).toBe(userId);
  });

  test('has a quarter of an hour to register, also after a failed transaction', async () => {
    const request = new URLSearchParams((await walk(site.client())).split('?')[1]).get('request') ?? '';
    const { signUps } = site.platform.social;
    const { userId } = await site.player();
    const { sql } = site.platform.database;
    const failing = sql.begin(async (transaction) => {
      await signUps.complete(request, userId, transaction);
      throw new Error('no player after all');
    });
    await expect(failing).rejects.toThrow('no player');
    expect(await signUps.read(request)).not.toBeNull();
    await site.client().post('/__control/clock', { shiftMs: 15 * MINUTE });
    expect(await signUps.read(request)).toBeNull();
  });

  test('is told when registration is closed', async () => {
    await site.platform.config.merge({ isRegistrationAllowed: false });
    expect(await walk(site.client())).toBe(`${LOGIN}closed&network=google`);
    await site.platform.config.merge({ isRegistrationAllowed: true });
  });

  test('with an unconfirmed e-mail is not taken for the player of that e-mail', async () => {
    const { email } = await newcomer(site);
    network.person = person({ email, email_verified: false });
    expect(await walk(site.client())).toContain('/en/registration/google');
  });

  test('can come by OAuth with configured fields, whose e-mail counts as unconfirmed', async () => {
    network.person = { user: { id: 4711, mail: 'Grace@Example.com', first: 'Grace' } };
    const location = await walk(site.client(), 'fb');
    const request = new URLSearchParams(location.split('?')[1]).get('request') ?? '';
    expect(await site.platform.social.signUps.read(request)).toEqual({
      network: 'fb',
      subject: '4711',
      email: 'grace@example.com',
      isEmailVerified: false,
      name: 'Grace',
      surname: null,
      handle: null,
    });
    expect(network.asked.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });
});

describe('a person whose confirmed e-mail belongs to a player', () => {
  async function meet() {
    const player = await newcomer(site);
    network.person = person({ email: player.email });
    const client = site.client();
    expect(await walk(client)).toBe(`${LOGIN}join&network=google`);
    expect(await session(client)).toBeNull();
    return { email: player.email, client };
  }

  test('[A-04] is not signed in by it; the password of the account links the network', async () => {
    const { email, client } = await meet();
    const { body } = await client.get<{ step: unknown }>(openPaths.socialStep);
    expect(body.step).toEqual({ kind: 'join', network: 'google', email });
    const login = (pass: string, as = email) => client.post<ErrorBody>(openPaths.socialLogin, { login: as, pass });
    expect((await login('not the password')).body.code).toBe('CREDENTIALS_WRONG');
    expect((await login(PASSWORD, 'other@example.com')).body.code).toBe('CREDENTIALS_WRONG');
    expect((await login(PASSWORD)).status).toBe(200);
    expect((await joinedOf(client)).networks).toMatchObject([{ network: 'google', person: email }]);
    expect(await walk(site.client())).toBe('/en');
  });

  test('links the network by any other sign-in method too, and to no other player', async () => {
    const { email, client } = await meet();
    const other = await newcomer(site);
    const signIn = (uLogin: string) => client.post(openPaths.login, { uLogin, uPassword: PASSWORD, save: false });
    await signIn(other.email);
    expect((await joinedOf(other.client)).networks).toEqual([]);
    expect(await walk(client)).toBe(`${LOGIN}join&network=google`);
    await signIn(email);
    expect((await joinedOf(client)).networks).toHaveLength(1);
  });

  test('has a quarter of an hour to confirm', async () => {
    const { email, client } = await meet();
    await site.client().post('/__control/clock', { shiftMs: 15 * MINUTE });
    const late = await client.post<ErrorBody>(openPaths.socialLogin, { login: email, pass: PASSWORD });
    expect([late.status, late.body.code]).toEqual([410, 'SOCIAL_EXPIRED']);
    await client.post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false });
    expect((await joinedOf(client)).networks).toEqual([]);
  });
});

describe('an invalid answer of a network redirects with the reason', () => {
  const at = () => Math.floor(Date.now() / 1000);
  test.each([
    ['another nonce', (claims: object) => ({ ...claims, nonce: 'another' })],
    ['no nonce', ({ nonce: _, ...claims }: Record<string, unknown>) => claims],
    ['another audience', (claims: object) => ({ ...claims, aud: 'somebody-else' })],
    ['another issuer', (claims: object) => ({ ...claims, iss: 'https://evil.example' })],
    ['a time that is over', (claims: object) => ({ ...claims, iat: at() - 900, exp: at() - 600 })],
    ['no subject', ({ sub: _, ...claims }: Record<string, unknown>) => claims],
  ])('%s', async (_what, spoil) => {
    await knownPlayer();
    network.spoil = spoil as typeof network.spoil;
    const client = site.client();
    expect(await walk(client)).toBe(`${LOGIN}failed&network=google`);
    expect(await session(client)).toBeNull();
  });

  test('a signature of another key', async () => {
    await knownPlayer();
    network.isForged = true;
    expect(await walk(site.client())).toBe(`${LOGIN}failed&network=google`);
  });

  test.each([
    ['access_denied', 'denied'],
    ['server_error', 'failed'],
  ])('%s', async (error, result) => {
    const client = site.client();
    const { location } = await comeBack(client, await setOut(client), { error });
    expect(location).toBe(`${LOGIN}${result}&network=google`);
  });

  test('a state that is used, expired, unknown, or of another browser or network', async () => {
    await knownPlayer();
    const client = site.client();
    const address = await setOut(client);
    const expired = `${LOGIN}expired&network=google`;
    expect((await comeBack(site.client(), address)).location).toBe(expired);
    const stranger = site.client();
    await setOut(stranger);
    expect((await comeBack(stranger, address)).location).toBe(expired);
    expect((await comeBack(client, address, { state: 'x'.repeat(43) })).location).toBe(expired);
    expect((await comeBack(client, address)).location).toBe('/en');
    const signedIn = '/en?social=expired&network=google';
    expect((await comeBack(client, address)).location).toBe(signedIn);
    const mixed = await setOut(client);
    mixed.searchParams.set('redirect_uri', `${site.origin}/social-api/oauth/fb/callback`);
    expect((await comeBack(client, mixed)).location).toBe(`${LOGIN}failed&network=fb`);
    const late = await setOut(client);
    await site.client().post('/__control/clock', { shiftMs: 10 * MINUTE });
    expect((await comeBack(client, late)).location).toBe(signedIn);
  });
});

describe('[A-04] the networks of a player', () => {
  test('are linked only with the password', async () => {
    const { client } = await newcomer(site);
    const request = { network: 'google', language: 'en' };
    const wrong = await client.post<ErrorBody>(openPaths.joinNetwork, { ...request, uPassword: 'wrong' });
    expect(wrong.body.code).toBe('PASSWORD_WRONG');
    const guest = await site.client().post<ErrorBody>(openPaths.joinNetwork, { ...request, uPassword: PASSWORD });
    expect(guest.body.code).toBe('SESSION_REQUIRED');
  });

  test('are not linked to another player who has signed in before the network answers', async () => {
    const [first, second] = [await newcomer(site), await newcomer(site)];
    const { body } = await first.client.post<{ redirectUrl: string }>(openPaths.joinNetwork, {
      network: 'google',
      uPassword: PASSWORD,
      language: 'en',
    });
    await first.client.post(openPaths.login, { uLogin: second.email, uPassword: PASSWORD, save: false });
    const { location } = await comeBack(first.client, new URL(body.redirectUrl));
    expect(location).toBe('/en?social=expired&network=google');
    expect((await joinedOf(first.client)).networks).toEqual([]);
  });

  test('link each person to one player only', async () => {
    const owner = await knownPlayer();
    const other = await newcomer(site);
    expect(await join(other.client)).toBe('/en/live?a=1&social=taken&network=google');
    expect((await joinedOf(other.client)).networks).toEqual([]);
    const client = site.client();
    await walk(client);
    expect((await session(client))?.player.email).toBe(owner.email);
  });

  test('of another person of the network do not confirm a change', async () => {
    const { client } = await knownPlayer();
    network.person = person();
    expect(await prove(client)).toBe('/en/live?a=1&social=stranger&network=google');
    expect((await client.get<Security>(openPaths.security)).body.isProved).toBe(false);
  });

  test('can be removed with the password, but never the last sign-in method', async () => {
    const { email, client } = await knownPlayer();
    const remove = (uPassword?: string) =>
      client.post<JoinedNetworks & ErrorBody>(openPaths.removeNetwork, { network: 'google', uPassword });
    const { owner } = site.database;
    const [{ hash } = { hash: '' }] = await owner<{ hash: string }[]>`
      update player set password_hash = '' where email = ${email} returning (select password_hash from player p where p.email = ${email}) as hash`;
    const login = (uPassword: string) => site.client().post(openPaths.login, { uLogin: email, uPassword, save: false });
    expect((await login(PASSWORD)).status).toBe(403);
    expect((await joinedOf(client)).hasPassword).toBe(false);
    expect((await remove()).body.code).toBe('PROOF_REQUIRED');
    expect(await prove(client)).toBe('/en/live?a=1&social=proved&network=google');
    const refused = await remove();
    expect([refused.status, refused.body.code]).toEqual([409, 'LAST_WAY_IN']);
    await owner`update player set password_hash = ${hash} where email = ${email}`;
    expect((await remove()).body.code).toBe('PASSWORD_WRONG');
    expect((await remove(PASSWORD)).body).toEqual({ networks: [], hasPassword: true });
    expect(await walk(site.client())).toContain('/en/registration/google');
  });
});
