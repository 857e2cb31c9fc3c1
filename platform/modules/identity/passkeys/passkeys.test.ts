import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVEN_MS } from '#platform/plugins/even-time.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { PasskeyAssertion, PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { PasskeyAddingOptions } from '#shared/contracts/passkeys.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { Security } from '#shared/contracts/security.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { AT_HTTPS_SITE, HTTPS_ORIGIN, httpsSite } from '#tests/fixtures/platform/https-site.ts';
import { newcomer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf } from '#tests/fixtures/platform/inbox.ts';
import { SoftAuthenticator, type SoftPasskey } from '#tests/fixtures/platform/soft-authenticator.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';
import { answerAfter } from '#tests/fixtures/still-waiting.ts';
import { createFindParty } from './relying-party.ts';

const ORIGIN = HTTPS_ORIGIN;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MINUTE = 60_000;

let site: TestPlatform;
const device = new SoftAuthenticator(ORIGIN);

beforeAll(async () => {
  site = await startTestPlatform(httpsSite());
});
afterAll(() => site.close());

function visitor(): TestClient {
  const client = site.client();
  client.headers = AT_HTTPS_SITE;
  return client;
}

/** Returns a new signed-in player at the site. */
async function player() {
  const { email, client } = await newcomer({ ...site, client: visitor });
  client.headers = { ...AT_HTTPS_SITE, 'user-agent': FIREFOX };
  return { email, client };
}

const askAdding = (client: TestClient, uPassword = PASSWORD) =>
  client.post<PasskeyAddingOptions & ErrorBody>(openPaths.askPasskey, { uPassword });
const read = async (client: TestClient) => (await client.get<Security>(openPaths.security)).body.passkeys;

async function withPasskey(authenticator = device, name = 'Key') {
  const { email, client } = await player();
  const { body } = await askAdding(client);
  const { passkey, attestation } = authenticator.create(body);
  const added = await client.post<Security & ErrorBody>(openPaths.addPasskey, { passkey: attestation, name });
  expect(added.status).toBe(200);
  return { email, client, passkey, id: added.body.passkeys[0]?.id ?? 0 };
}

const ask = async (client: TestClient) => (await client.post<PasskeyLoginOptions>(openPaths.askPasskeyLogin)).body;
const show = (client: TestClient, passkey: PasskeyAssertion, save = false) =>
  client.post<SessionAnswer & ErrorBody>(openPaths.passkeyLogin, { passkey, save });

async function signIn(passkey: SoftPasskey, oddity: Parameters<SoftAuthenticator['get']>[2] = {}, by = device) {
  const client = visitor();
  return show(client, by.get(await ask(client), passkey, oddity));
}

describe('a passkey', () => {
  test('is created after the password, for this site and player, verified by the device', async () => {
    const { email, client } = await player();
    const { body } = await askAdding(client);
    expect(body.rp).toEqual({ id: 'play.example.com', name: 'Fairline' });
    expect(body.user.name).toBe(email);
    expect(body.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    expect((await askAdding(client)).body.user.id).toBe(body.user.id);
    expect((await askAdding((await player()).client)).body.user.id).not.toBe(body.user.id);
    expect((await askAdding(client, 'not the password')).body.code).toBe('PASSWORD_WRONG');
    expect((await askAdding(visitor())).status).toBe(401);
  });

  test('is listed by the player’s name or by browser and system, and is not created twice on a device', async () => {
    const { email, client, passkey } = await withPasskey(device, '  My phone ');
    const [message] = await inboxOf(site, email);
    expect(message).toMatchObject({ kind: 'sign_in_change', subject: 'A passkey was added to your account' });
    const { body } = await askAdding(client);
    expect(body.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    await client.post(openPaths.addPasskey, { passkey: device.create(body).attestation, name: '' });
    expect(await read(client)).toMatchObject([
      { name: 'My phone', usedAt: null, isSynced: false },
      { name: 'Firefox · Linux', usedAt: null },
    ]);
  });

  test('signs its player in without a second step, in an ordinary session, and its use is recorded', async () => {
    const { email, client, passkey } = await withPasskey();
    await client.post(openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    const visitorClient = visitor();
    const answer = await show(visitorClient, device.get(await ask(visitorClient), passkey), true);
    expect(answer.body.player?.email).toBe(email);
    expect(answer.cookies.find((line) => line.startsWith('__Host-session='))).toMatch(/Max-Age=\d{6,}.*HttpOnly/);
    const { sessions, passkeys } = (await visitorClient.get<Security>(openPaths.security)).body;
    expect([sessions.length, sessions[0]?.isThis]).toEqual([2, true]);
    expect(passkeys[0]?.usedAt).not.toBeNull();
  });

  test('of a device that never counts signs in repeatedly', async () => {
    const still = new SoftAuthenticator(ORIGIN, 0);
    const { passkey } = await withPasskey(still);
    expect([(await signIn(passkey, {}, still)).status, (await signIn(passkey, {}, still)).status]).toEqual([200, 200]);
  });

  test('is renamed and removed by its player only, and removed only with the password', async () => {
    const [owner, stranger] = [await withPasskey(), await player()];
    const { id } = owner;
    await stranger.client.post(openPaths.renamePasskey, { id, name: 'Mine' });
    await stranger.client.post(openPaths.removePasskey, { id, uPassword: PASSWORD });
    expect((await read(owner.client)).map(({ name }) => name)).toEqual(['Key']);
    const renamed = await owner.client.post<Security>(openPaths.renamePasskey, { id, name: 'Laptop' });
    expect(renamed.body.passkeys[0]?.name).toBe('Laptop');
    const wrong = await owner.client.post<ErrorBody>(openPaths.removePasskey, { id, uPassword: 'not the password' });
    expect(wrong.body.code).toBe('PASSWORD_WRONG');
    expect((await signIn(owner.passkey)).status).toBe(200);
    const gone = await owner.client.post<Security>(openPaths.removePasskey, { id, uPassword: PASSWORD });
    expect(gone.body.passkeys).toEqual([]);
    expect((await signIn(owner.passkey)).body.code).toBe('PASSKEY_WRONG');
    const login = { uLogin: owner.email, uPassword: PASSWORD, save: false };
    expect((await visitor().post(openPaths.login, login)).status).toBe(200);
  });

  test('that exists is not added for another player', async () => {
    const { client } = await player();
    const { body } = await askAdding(client);
    const { attestation } = device.create(body);
    expect((await client.post(openPaths.addPasskey, { passkey: attestation, name: '' })).status).toBe(200);
    const other = await player();
    const { challenge } = (await askAdding(other.client)).body;
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge, origin: ORIGIN, crossOrigin: false }),
    ).toString('base64url');
    const copied = { ...attestation, response: { ...attestation.response, clientDataJSON } };
    const answer = await other.client.post<ErrorBody>(openPaths.addPasskey, { passkey: copied, name: '' });
    expect([answer.status, answer.body.code]).toEqual([403, 'PASSKEY_WRONG']);
  });

  test('is refused beyond twenty', async () => {
    const { client } = await player();
    const { body } = await askAdding(client);
    const left = device.create(body).attestation;
    for (let turn = 0; turn < 20; turn++) {
      const next = (await askAdding(client)).body;
      await client.post(openPaths.addPasskey, { passkey: device.create(next).attestation, name: '' });
    }
    expect((await askAdding(client)).body.code).toBe('PASSKEYS_FULL');
    const late = await client.post<ErrorBody>(openPaths.addPasskey, { passkey: left, name: '' });
    expect([late.status, late.body.code]).toEqual([409, 'PASSKEYS_FULL']);
  });
});

describe('a sign-in is refused', () => {
  test.each([
    ['at a page of another site', { origin: 'https://play.example.com.evil.example' }],
    ['with a signature for another domain', { rpId: 'evil.example' }],
    ['when the device has not verified its user', { isUnverified: true }],
    ['in the name of another player', { userHandle: randomBytes(32).toString('base64url') }],
  ])('%s', async (_what, oddity) => {
    const { passkey } = await withPasskey();
    const answer = await signIn(passkey, oddity);
    expect([answer.status, answer.body.code]).toEqual([403, 'PASSKEY_WRONG']);
    expect(answer.cookies).toEqual([]);
    expect((await signIn(passkey)).status).toBe(200);
  });

  test('with an unknown passkey, with the answer for a forged one, after the same time', async () => {
    const { passkey } = await withPasskey();
    const { privateKey } = device.create((await askAdding((await player()).client)).body).passkey;
    const forged = { ...passkey, privateKey, counter: 10 };
    const unknown = { ...forged, id: randomBytes(16).toString('base64url') };
    const told = async (key: SoftPasskey) => {
      const client = visitor();
      const assertion = device.get(await ask(client), key);
      const { answer, wasStillWaiting } = await answerAfter(EVEN_MS - 5, () => show(client, assertion));
      const { code, message } = answer.body;
      return { status: answer.status, code, message, wasStillWaiting };
    };
    const [ofForged, ofUnknown] = [await told(forged), await told(unknown)];
    expect(ofUnknown).toEqual(ofForged);
    expect(ofForged).toMatchObject({ status: 403, code: 'PASSKEY_WRONG', wasStillWaiting: true });
  });

  test('with a copy whose counter is behind', async () => {
    const { passkey } = await withPasskey();
    const copy = { ...passkey };
    expect((await signIn(passkey)).status).toBe(200);
    expect((await signIn(passkey)).status).toBe(200);
    expect((await signIn(copy)).body.code).toBe('PASSKEY_WRONG');
  });

  test('with a used signature, or a challenge that has expired or is for another browser or purpose', async () => {
    const { client: owner, passkey } = await withPasskey();
    const client = visitor();
    const assertion = device.get(await ask(client), passkey);
    expect((await show(client, assertion)).status).toBe(200);
    expect((await show(client, assertion)).body.code).toBe('PASSKEY_EXPIRED');

    const [mine, theirs] = [visitor(), visitor()];
    await ask(theirs);
    const stolen = device.get(await ask(mine), passkey);
    expect((await show(theirs, stolen)).body.code).toBe('PASSKEY_EXPIRED');
    expect((await show(mine, stolen)).status).toBe(200);

    const late = device.get(await ask(mine), passkey);
    await site.platform.clock.moveTo(site.platform.clock.now() + 5 * MINUTE);
    expect((await show(mine, late)).body.code).toBe('PASSKEY_EXPIRED');
    await site.platform.clock.reset();

    const { challenge } = (await askAdding(owner)).body;
    const options = { challenge, rpId: '', timeout: 0, userVerification: 'required' } as const;
    expect((await show(owner, device.get(options, passkey))).body.code).toBe('PASSKEY_EXPIRED');
  });

  test('with a challenge that was given to another player', async () => {
    const [victim, thief] = [await player(), await player()];
    const { body } = await askAdding(victim.client);
    thief.client.cookie += `; ${victim.client.cookie.split('; ').find((part) => part.startsWith('passkey_browser='))}`;
    const made = { passkey: device.create(body).attestation, name: '' };
    expect((await thief.client.post<ErrorBody>(openPaths.addPasskey, made)).body.code).toBe('PASSKEY_EXPIRED');
  });

  test('with a signature from another page or without user verification', async () => {
    const { client } = await player();
    for (const oddity of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isUnverified: true }]) {
      const { attestation } = device.create((await askAdding(client)).body, oddity);
      const answer = await client.post<ErrorBody>(openPaths.addPasskey, { passkey: attestation, name: '' });
      expect(answer.body.code).toBe('PASSKEY_WRONG');
    }
    expect(await read(client)).toEqual([]);
  });

  test('with invalid data', async () => {
    const { passkey } = await withPasskey();
    const client = visitor();
    const assertion = device.get(await ask(client), passkey);
    for (const clientDataJSON of ['bm9uc2Vuc2U', 'bnVsbA', 'eyJjaGFsbGVuZ2UiOjV9']) {
      const answer = await show(client, { ...assertion, response: { ...assertion.response, clientDataJSON } });
      expect([410, 'PASSKEY_EXPIRED']).toEqual([answer.status, answer.body.code]);
    }
    expect((await client.post(openPaths.passkeyLogin, { passkey: {}, save: false })).status).toBe(400);
  });
});

test('expired passkey challenges are deleted', async () => {
  await ask(visitor());
  const count = async () =>
    (await site.database.owner<{ n: number }[]>`select count(*)::int n from passkey_challenge`)[0]?.n;
  expect(await count()).toBeGreaterThan(0);
  await site.platform.clock.moveTo(site.platform.clock.now() + 6 * MINUTE);
  await site.platform.passkeys.purge();
  await site.platform.clock.reset();
  expect(await count()).toBe(0);
});

describe('passkeys work', () => {
  const party = (origin: string, settings: Record<string, string> = {}) =>
    createFindParty(parseEnvironment(settings))(origin);

  test.each([
    ['https://play.example.com', { origin: 'https://play.example.com', rpId: 'play.example.com' }],
    ['http://localhost:8080', { origin: 'http://localhost:8080', rpId: 'localhost' }],
    ['http://play.example.com', null],
    ['https://192.0.2.1', null],
    ['https://[2001:db8::1]', null],
    ['http://127.0.0.1:8080', null],
    ['app://bundle', null],
    ['null', null],
    ['', null],
  ])('at %s: %j', (origin, expected) => {
    expect(party(origin)).toEqual(expected);
  });

  test('at the configured origins only, for the domain that they share', () => {
    const settings = {
      PASSKEY_ORIGINS: 'https://play.example.com, https://www.example.com',
      PASSKEY_RP_ID: 'example.com',
    };
    expect(party('https://www.example.com', settings)).toEqual({
      origin: 'https://www.example.com',
      rpId: 'example.com',
    });
    expect(party('https://evil.example.com', settings)).toBeNull();
  });

  test.each([
    [{ PASSKEY_RP_ID: 'example.com' }, /needs PASSKEY_ORIGINS/],
    [{ PASSKEY_RP_ID: 'example.com', PASSKEY_ORIGINS: 'https://badexample.com' }, /not within/],
    [{ PASSKEY_ORIGINS: 'app://bundle' }, /PASSKEY_ORIGINS=app:\/\/bundle: must be/],
    [{ PASSKEY_RP_ID: 'https://example.com' }, /must be a domain/],
  ])('not with settings that contradict each other: %j', (settings, said) => {
    expect(() => party('https://example.com', settings)).toThrow(said);
  });

  test('not in the window of the desktop app, which says so', async () => {
    const { status, body } = await site.client().post<ErrorBody>(openPaths.askPasskeyLogin, undefined, {
      origin: 'app://bundle',
    });
    expect([status, body.code]).toEqual([409, 'PASSKEY_UNAVAILABLE']);
  });
});
