import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { JoinedNetworks } from '#shared/contracts/social.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import { socialBeginPath } from '#shared/domain/social/social-return.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { newcomer } from '#tests/fixtures/platform/identity-scenario.ts';
import { startTestNetwork, type TestNetwork } from '#tests/fixtures/platform/test-network.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';
import { PROVIDER_PATH } from '../../identity-provider/identity-provider-service.ts';
import { signByWallet, walletAddress } from '../../identity-provider/wallet-keys.ts';
import { dataCheckString, WIDGET_RESULT, widgetSignature } from './protocols/widget.ts';

const MINUTE = 60_000;
const LOGIN = '/en/login?social=';
/** The bot of the demonstration brand. */
const BOT = '1000001:only-for-this-machine';
let site: TestPlatform;
let account: string;

beforeAll(async () => {
  site = await startTestPlatform({ trustProxy: ['127.0.0.1'], logLevel: 'silent' });
});
afterAll(() => site.close());
beforeEach(() => {
  account = crypto.randomUUID();
});

const session = async (client: TestClient) => (await client.get<SessionAnswer | null>(openPaths.session)).body;
const joinedOf = async (client: TestClient) =>
  (await client.get<JoinedNetworks>(openPaths.joinedNetworks)).body.networks.map(({ network, person }) => ({
    network,
    person,
  }));

async function setOut(client: TestClient, network: NetworkId): Promise<string> {
  const { status, location } = await client.visit(`${socialBeginPath(network)}?lang=en`);
  expect(status).toBe(303);
  return location;
}

/** Begins to link a network to the signed-in player. */
async function beginJoin(client: TestClient, network: NetworkId): Promise<string> {
  const body = { network, uPassword: PASSWORD, language: 'en', returnTo: '/en/live' };
  return (await client.post<{ redirectUrl: string }>(openPaths.joinNetwork, body)).body.redirectUrl;
}

/** Links the person of a sign-up to a new player, as the registration does. */
async function register(location: string): Promise<number> {
  const request = new URLSearchParams(location.split('?')[1]).get('request') ?? '';
  const { userId } = await site.player();
  await site.platform.database.sql.begin((transaction) =>
    site.platform.social.signUps.complete(request, userId, transaction),
  );
  return userId;
}

describe('Telegram', () => {
  const back = (address: string) => new URL(new URL(address).searchParams.get('return_to') ?? '');
  /** Telegram writes its own time, which no control of the site moves. */
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const personOf = (name = account) => ({
    id: String(createHash('sha256').update(name).digest().readUIntBE(0, 6)),
    first_name: 'Ada',
    username: 'ada',
    auth_date: String(nowSeconds()),
  });
  const sign = (fields: Record<string, string>, token = BOT) => ({
    ...fields,
    hash: widgetSignature(dataCheckString(fields), token).toString('hex'),
  });

  /** Comes back with an answer, as our page sends it from the fragment. */
  async function comeBack(client: TestClient, address: string, answer: object | string) {
    const { pathname, search } = back(address);
    const text = typeof answer === 'string' ? answer : Buffer.from(JSON.stringify(answer)).toString('base64url');
    const { status, location } = await client.visit(pathname + search, new URLSearchParams({ [WIDGET_RESULT]: text }));
    expect(status).toBe(303);
    return location;
  }

  const walk = async (client: TestClient, answer: object | string) =>
    comeBack(client, await setOut(client, 'telegram'), answer);

  test('[A-04] gets the number of the bot, the site and the way back, and no script of its own in our pages', async () => {
    await site.platform.config.merge({ socialProviders: { telegram: { issuer: null } } });
    const address = new URL(await setOut(site.client(), 'telegram'));
    await site.platform.config.merge({ socialProviders: { telegram: { issuer: 'local' } } });
    expect(address.origin + address.pathname).toBe('https://oauth.telegram.org/auth');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      bot_id: '1000001',
      origin: site.origin,
      lang: 'en',
    });
    expect(back(address.href).pathname).toBe('/social-api/oauth/telegram/callback');
    expect(back(address.href).searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  });

  test('[A-04] is played from the start to the registration and the next sign-in', async () => {
    const client = site.client();
    const address = new URL(await setOut(client, 'telegram'));
    expect(address.pathname).toBe(`${PROVIDER_PATH}/telegram/auth`);
    const page = await client.visit(address.pathname + address.search);
    expect([page.status, page.text.includes('value="ada"')]).toEqual([200, true]);
    const email = `${account}@people.example`;
    const chosen = { person: 'new', email, name: 'Ada', surname: 'Byron', decision: 'allow' };
    const choose = async () => {
      const form = new URLSearchParams([...address.searchParams, ...Object.entries(chosen)]);
      const decided = new URL((await client.visit(address.pathname, form)).location);
      expect(decided.pathname + decided.search).toBe(back(address.href).pathname + back(address.href).search);
      return new URLSearchParams(decided.hash.slice(1)).get(WIDGET_RESULT) ?? '';
    };
    const location = await comeBack(client, address.href, await choose());
    expect(location).toMatch(/^\/en\/registration\/telegram\?request=/);
    const request = new URLSearchParams(location.split('?')[1]).get('request') ?? '';
    const told = await client.get(`${openPaths.socialProfile}?request=${request}`);
    const profile = { network: 'telegram', email: null, isEmailVerified: false, name: 'Ada', surname: 'Byron' };
    expect(told.body).toEqual(profile);
    const userId = await register(location);
    const again = site.client();
    expect(
      await walk(again, sign(personOf(`new-${createHash('sha256').update(email).digest('hex').slice(0, 24)}`))),
    ).toBe('/en');
    expect((await session(again))?.player.user_id).toBe(userId);
  });

  test('answers in the fragment, which a page without words and with one known script sends on', async () => {
    const client = site.client();
    const { pathname, search } = back(await setOut(client, 'telegram'));
    const page = await client.visit(pathname + search);
    const policy = page.headers.get('content-security-policy') ?? '';
    const script = /<script>([\s\S]*)<\/script>/.exec(page.text)?.[1] ?? '';
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(page.text).toContain(`action="${pathname}${search}"`);
    expect(page.text).toContain(`url=${LOGIN}failed&amp;network=telegram`);
  });

  test('may answer with its fields as the query', async () => {
    const client = site.client();
    const { pathname, searchParams } = back(await setOut(client, 'telegram'));
    const query = new URLSearchParams({ state: searchParams.get('state') ?? '', ...sign(personOf()) });
    expect((await client.visit(`${pathname}?${query}`)).location).toContain('/en/registration/telegram');
  });

  test.each([
    ['a field that was changed', () => ({ ...sign(personOf()), id: '1' }), 'failed'],
    ['a field that was added', () => ({ ...sign(personOf()), photo_url: 'https://evil.example' }), 'failed'],
    ['a hash that was cut', () => ({ ...sign(personOf()), hash: 'ab' }), 'failed'],
    ['no hash', () => personOf(), 'failed'],
    ['the token of another bot', () => sign(personOf(), '1000001:guessed'), 'failed'],
    ['a time that is over', () => sign({ ...personOf(), auth_date: String(nowSeconds() - 301) }), 'expired'],
    ['a time that is to come', () => sign({ ...personOf(), auth_date: String(nowSeconds() + 90) }), 'expired'],
    ['a refusal of the person', () => 'false', 'denied'],
    ['nothing', () => '', 'failed'],
  ])('is not believed with %s', async (_what, answer, result) => {
    const client = site.client();
    expect(await walk(client, answer())).toBe(`${LOGIN}${result}&network=telegram`);
    expect(await session(client)).toBeNull();
  });

  test('is believed once: the answer of one sign-in opens no other', async () => {
    const answer = sign(personOf());
    await register(await walk(site.client(), answer));
    const thief = site.client();
    expect(await walk(thief, answer)).toBe(`${LOGIN}expired&network=telegram`);
    expect(await session(thief)).toBeNull();
  });

  test('comes back to the browser that set out, once', async () => {
    const client = site.client();
    const address = await setOut(client, 'telegram');
    expect(await comeBack(site.client(), address, sign(personOf()))).toBe(`${LOGIN}expired&network=telegram`);
    expect(await comeBack(client, address, sign(personOf()))).toContain('/en/registration/telegram');
    expect(await comeBack(client, address, sign(personOf()))).toBe(`${LOGIN}expired&network=telegram`);
  });

  test('[A-04] is linked under the name of the account', async () => {
    const { client } = await newcomer(site);
    const address = await beginJoin(client, 'telegram');
    expect(await comeBack(client, new URL(address).href, sign(personOf()))).toBe(
      '/en/live?social=joined&network=telegram',
    );
    expect(await joinedOf(client)).toEqual([{ network: 'telegram', person: '@ada' }]);
  });

  test('is led to no other address by its stand-in', async () => {
    const address = new URL(await setOut(site.client(), 'telegram'));
    for (const [name, value] of [
      ['return_to', 'https://evil.example/social-api/oauth/telegram/callback'],
      ['return_to', `${site.origin}/en`],
      ['origin', 'https://evil.example'],
      ['bot_id', '7'],
    ] as const) {
      const query = new URLSearchParams(address.searchParams);
      query.set(name, value);
      expect((await site.client().visit(`${address.pathname}?${query}`)).status).toBe(400);
    }
  });
});

describe('MetaMask', () => {
  const ask = (client: TestClient, address = walletAddress(account)) =>
    client.post<{ message: string } & ErrorBody>(openPaths.walletMessage, { address });
  const answer = (client: TestClient, signature: string, address = walletAddress(account)) =>
    client.post<{ redirectUrl: string } & ErrorBody>(openPaths.walletAnswer, { address, signature });

  /** Signs the message of an attempt, changed by the test. */
  async function signIn(client: TestClient, change = (message: string) => message, signer = account) {
    const { message } = (await ask(client)).body;
    return (await answer(client, signByWallet(signer, change(message)))).body.redirectUrl;
  }

  async function walk(client: TestClient, change?: (message: string) => string, signer?: string) {
    expect(await setOut(client, 'metamask')).toBe(`${LOGIN}wallet&network=metamask`);
    return signIn(client, change, signer);
  }

  test('[A-04] is asked by a page of the site, with a message for this site, account, time and attempt', async () => {
    const client = site.client();
    await setOut(client, 'metamask');
    const step = await client.get(openPaths.socialStep);
    const script = `${PROVIDER_PATH}/wallet.js`;
    expect(step.body).toEqual({ step: { kind: 'wallet', network: 'metamask', script } });
    expect((await client.visit(script)).text).toContain('eip6963:announceProvider');
    const lines = (await ask(client)).body.message.split('\n');
    expect(lines[0]).toBe(`${new URL(site.origin).host} wants you to sign in with your Ethereum account:`);
    expect(lines[1]?.toLowerCase()).toBe(walletAddress(account));
    expect(lines).toContain(`URI: ${site.origin}`);
    expect(lines).toContain('Chain ID: 1');
    const lineOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    expect(lineOf('Nonce')).toMatch(/^[0-9a-f]{64}$/);
    expect(Date.parse(lineOf('Expiration Time')) - Date.parse(lineOf('Issued At'))).toBe(10 * MINUTE);
  });

  test('[A-01] [A-04] leads a new account to the registration, and then signs in by its address', async () => {
    const location = await walk(site.client());
    expect(location).toMatch(/^\/en\/registration\/metamask\?request=/);
    const userId = await register(location);
    const client = site.client();
    expect(await walk(client)).toBe('/en');
    expect((await session(client))?.player.user_id).toBe(userId);
    expect((await client.get<{ step: unknown }>(openPaths.socialStep)).body.step).toBeNull();
  });

  test.each([
    ['another site', (message: string) => message.replace(/^\S+/, 'evil.example')],
    ['another address of a site', (message: string) => message.replace(/URI: \S+/, 'URI: https://evil.example')],
    ['another nonce', (message: string) => message.replace(/Nonce: ../, 'Nonce: zz')],
    ['another chain', (message: string) => message.replace('Chain ID: 1', 'Chain ID: 5')],
    ['a later end', (message: string) => message.replace(/Expiration Time: ..../, 'Expiration Time: 2999')],
  ])('is not believed with a signature for %s', async (_what, change) => {
    await register(await walk(site.client()));
    const client = site.client();
    expect(await walk(client, change)).toBe(`${LOGIN}failed&network=metamask`);
    expect(await session(client)).toBeNull();
  });

  test('is not believed with the signature of another key, and the attempt is over', async () => {
    await register(await walk(site.client()));
    const client = site.client();
    expect(await walk(client, undefined, 'a stranger')).toBe(`${LOGIN}failed&network=metamask`);
    expect((await ask(client)).body.code).toBe('SOCIAL_EXPIRED');
  });

  test('is not believed with the message of another attempt', async () => {
    await register(await walk(site.client()));
    const [first, second] = [site.client(), site.client()];
    await setOut(first, 'metamask');
    await setOut(second, 'metamask');
    const signature = signByWallet(account, (await ask(first)).body.message);
    expect((await answer(second, signature)).body.redirectUrl).toBe(`${LOGIN}failed&network=metamask`);
    expect((await answer(first, signature)).body.redirectUrl).toBe('/en');
  });

  test('is believed once: a signature that was used opens nothing', async () => {
    await register(await walk(site.client()));
    const client = site.client();
    await setOut(client, 'metamask');
    const step = client.cookie;
    const signature = signByWallet(account, (await ask(client)).body.message);
    await answer(client, signature);
    const thief = site.client();
    thief.cookie = step;
    expect((await answer(thief, signature)).body.redirectUrl).toBe('/en/login?social=expired&network=metamask');
    expect(await session(thief)).toBeNull();
  });

  test('says that a contract cannot sign in, whose signature only its chain can check', async () => {
    const client = site.client();
    await setOut(client, 'metamask');
    const { redirectUrl } = (await answer(client, `0x${'ab'.repeat(130)}`)).body;
    expect(redirectUrl).toBe(`${LOGIN}refused&network=metamask&code=WALLET_UNSUPPORTED`);
  });

  test('gives no message to another browser, without an attempt, or after its time', async () => {
    const client = site.client();
    expect((await ask(client)).body.code).toBe('SOCIAL_EXPIRED');
    expect((await answer(client, `0x${'ab'.repeat(65)}`)).status).toBe(410);
    await setOut(client, 'metamask');
    const stranger = site.client();
    stranger.cookie = client.cookie.replace(/social_browser=[^;]+;?/, '');
    expect((await ask(stranger)).body.code).toBe('SOCIAL_EXPIRED');
    await site.client().post('/__control/clock', { shiftMs: 10 * MINUTE });
    expect((await ask(client)).body.code).toBe('SOCIAL_EXPIRED');
  });

  test('answers by no redirect', async () => {
    const client = site.client();
    await setOut(client, 'metamask');
    const location = (await client.visit('/social-api/oauth/metamask/callback?state=x&code=y')).location;
    expect(location).toBe(`${LOGIN}expired&network=metamask`);
  });

  test('[A-04] is linked with the password, over the page where that began, to one player', async () => {
    const { client } = await newcomer(site);
    expect(await beginJoin(client, 'metamask')).toBe('/en/live?social=wallet&network=metamask');
    expect((await ask(client)).body.message).toContain('Add this wallet to the sign-in methods of your account');
    expect(await signIn(client)).toBe('/en/live?social=joined&network=metamask');
    const [row] = await joinedOf(client);
    expect(row?.person.toLowerCase()).toBe(walletAddress(account));
    const other = await newcomer(site);
    await beginJoin(other.client, 'metamask');
    expect(await signIn(other.client)).toBe('/en/live?social=taken&network=metamask');
  });

  test('confirms a change of a player who is linked to it', async () => {
    const { client } = await newcomer(site);
    await beginJoin(client, 'metamask');
    await signIn(client);
    const body = { network: 'metamask', language: 'en', returnTo: '/en/live' };
    const prove = () => client.post<{ redirectUrl: string }>(openPaths.proveByNetwork, body);
    expect((await prove()).body.redirectUrl).toBe('/en/live?social=wallet&network=metamask');
    expect(await signIn(client)).toBe('/en/live?social=proved&network=metamask');
    await prove();
    account = crypto.randomUUID();
    expect(await signIn(client)).toBe('/en/live?social=stranger&network=metamask');
  });

  test('has no stand-in script where the wallet of the browser is asked', async () => {
    await site.platform.config.merge({ socialProviders: { metamask: { issuer: null } } });
    const client = site.client();
    await setOut(client, 'metamask');
    const step = await client.get(openPaths.socialStep);
    await site.platform.config.merge({ socialProviders: { metamask: { issuer: 'local' } } });
    expect(step.body).toEqual({ step: { kind: 'wallet', network: 'metamask', script: null } });
  });
});

describe('OK', () => {
  async function decide(client: TestClient, address: URL) {
    const chosen = { person: 'new', email: `${account}@people.example`, name: 'Ada', verified: '1', decision: 'allow' };
    const form = new URLSearchParams([...address.searchParams, ...Object.entries(chosen)]);
    return new URL((await client.visit(address.pathname, form)).location);
  }

  async function walk(client: TestClient): Promise<string> {
    const decided = await decide(client, new URL(await setOut(client, 'ok')));
    return (await client.visit(decided.pathname + decided.search)).location;
  }

  test('[A-04] names the person in a signed call, whose email proves nothing', async () => {
    const location = await walk(site.client());
    expect(location).toMatch(/^\/en\/registration\/ok\?request=/);
    const request = new URLSearchParams(location.split('?')[1]).get('request') ?? '';
    const { body } = await site.client().get(`${openPaths.socialProfile}?request=${request}`);
    const email = `${account}@people.example`;
    expect(body).toEqual({ network: 'ok', email, isEmailVerified: false, name: 'Ada', surname: null });
    const userId = await register(location);
    const client = site.client();
    expect(await walk(client)).toBe('/en');
    expect((await session(client))?.player.user_id).toBe(userId);
  });

  test.each([
    ['with a digest that does not fit', (form: URLSearchParams) => form.set('sig', '0'.repeat(32)), 104],
    ['with a parameter that was changed', (form: URLSearchParams) => form.set('fields', 'uid'), 104],
    ['with the key of another application', (form: URLSearchParams) => form.set('application_key', 'other'), 101],
    ['with a token that there is not', (form: URLSearchParams) => form.set('access_token', 'guessed'), 103],
  ])('refuses a call %s', async (_what, spoil, code) => {
    const client = site.client();
    const { searchParams } = await decide(client, new URL(await setOut(client, 'ok')));
    const verifier = await site.database.owner<{ verifier: string }[]>`
      select verifier from social_attempt where network = 'ok' order by ends_at desc limit 1`;
    const token = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'fairline-ok',
      client_secret: 'only-for-this-machine',
      redirect_uri: `${site.origin}/social-api/oauth/ok/callback`,
      code: searchParams.get('code') ?? '',
      code_verifier: verifier[0]?.verifier ?? '',
    });
    const issued = JSON.parse((await client.visit(`${PROVIDER_PATH}/oauth/token.do`, token)).text);
    expect(issued).toMatchObject({ token_type: 'session', expires_in: '300' });
    const md5 = (text: string) => createHash('md5').update(text).digest('hex');
    const parameters = 'application_key=fairline-ok-publicfields=uid,emailformat=jsonmethod=users.getCurrentUser';
    const form = new URLSearchParams({
      application_key: 'fairline-ok-public',
      fields: 'uid,email',
      format: 'json',
      method: 'users.getCurrentUser',
      access_token: issued.access_token,
      sig: md5(parameters + md5(`${issued.access_token}only-for-this-machine`)),
    });
    const call = async () => JSON.parse((await client.visit(`${PROVIDER_PATH}/fb.do`, form)).text);
    expect(await call()).toMatchObject({ email: `${account}@people.example` });
    spoil(form);
    expect(await call()).toMatchObject({ error_code: code });
  });

  describe('outside the platform', () => {
    let network: TestNetwork;
    beforeAll(async () => {
      network = await startTestNetwork();
      const { issuer } = network;
      const endpoints = { authorization: `${issuer}/authorize`, token: `${issuer}/token`, person: `${issuer}/signed` };
      const client = { clientId: network.clientId, clientSecret: 'secret', publicKey: 'public' };
      await site.platform.config.merge({ socialProviders: { ok: { ...client, issuer: null, endpoints } } });
    });
    afterAll(async () => {
      await site.platform.config.restore(['socialProviders']);
      await network.close();
    });

    async function comeBack(client: TestClient) {
      const { searchParams } = new URL(await setOut(client, 'ok'));
      const query = new URLSearchParams({ state: searchParams.get('state') ?? '', code: 'x' });
      return (await client.visit(`/social-api/oauth/ok/callback?${query}`)).location;
    }

    test('[A-04] gets a call that is signed with the token and the secret of the application', async () => {
      network.person = { uid: account, first_name: 'Ada' };
      expect(await comeBack(site.client())).toContain('/en/registration/ok');
      const md5 = (text: string) => createHash('md5').update(text).digest('hex');
      const { sig, access_token, ...parameters } = Object.fromEntries(network.asked.at(-1) ?? []);
      expect(parameters).toEqual({
        application_key: 'public',
        fields: 'uid,first_name,last_name,email',
        format: 'json',
        method: 'users.getCurrentUser',
      });
      const text = 'application_key=publicfields=uid,first_name,last_name,emailformat=jsonmethod=users.getCurrentUser';
      expect([access_token, sig]).toEqual(['a-token', md5(text + md5('a-tokensecret'))]);
    });

    test.each([
      ['an error with status 200', { error_code: 104, error_msg: 'PARAM_SIGNATURE : Invalid signature' }],
      ['no id', { first_name: 'Ada' }],
    ])('is not believed with %s', async (_what, person) => {
      network.person = person;
      expect(await comeBack(site.client())).toBe(`${LOGIN}failed&network=ok`);
    });
  });
});
