import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { PasskeyAddingOptions } from '#shared/contracts/passkeys.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { blockUserCall } from '#shared/contracts/session-life.ts';
import { socialBeginPath } from '#shared/domain/social/social-return.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { addTotp, finishStep, stepOf, totpCode } from '#tests/fixtures/platform/factors-scenario.ts';
import { atHttpsSite, HTTPS_ORIGIN, httpsSite } from '#tests/fixtures/platform/https-site.ts';
import { asPhone, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import { SoftAuthenticator, type SoftPasskey } from '#tests/fixtures/platform/soft-authenticator.ts';
import { startTestNetwork, type TestNetwork } from '#tests/fixtures/platform/test-network.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

const device = new SoftAuthenticator(HTTPS_ORIGIN);
let site: TestPlatform;
let network: TestNetwork;

beforeAll(async () => {
  [site, network] = await Promise.all([startTestPlatform(httpsSite()), startTestNetwork()]);
  const { clientId, issuer } = network;
  await site.platform.config.merge({ socialProviders: { google: { issuer, clientId, clientSecret: '' } } });
});
afterAll(async () => {
  await site.close();
  await network.close();
});

const visitor = (): TestClient => atHttpsSite(site.client());
const player = async (client: TestClient) =>
  (await client.get<SessionAnswer | null>(openPaths.session)).body?.player.email ?? null;

/** A way in that is prepared while the player may still sign in; the function walks it to its end. */
type Way = (found: Found) => Promise<(client: TestClient) => Promise<string | undefined>>;

interface Found {
  readonly email: string;
  readonly phone: string;
  readonly client: TestClient;
  readonly passkey: SoftPasskey;
}

const codeOf = ({ body }: { readonly body: ErrorBody | (SessionAnswer & Partial<ErrorBody>) }) => body.code;

/** Returns from the network's redirect as a browser does; answers where the site leads next. */
async function returnFrom(client: TestClient, address: URL): Promise<string> {
  const back = new URL(address.searchParams.get('redirect_uri') ?? '');
  back.searchParams.set('state', address.searchParams.get('state') ?? '');
  back.searchParams.set('code', address.searchParams.get('nonce') ?? 'x');
  return (await client.visit(back.pathname + back.search)).location;
}

const WAYS: Readonly<Record<string, Way>> = {
  'email and password': async ({ email }) => {
    const body = { uLogin: email, uPassword: PASSWORD, save: false };
    return async (client) => codeOf(await client.post<ErrorBody>(openPaths.login, body));
  },
  'phone and password': async ({ phone }) => {
    const body = { phone_number: phone, country_code: 'DE', uPassword: PASSWORD, save: false };
    return async (client) => codeOf(await client.post<ErrorBody>(openPaths.phoneLogin, body));
  },
  'a code in a text message': async ({ phone }) => {
    const { request } = (await visitor().post<CodeAsked>(openPaths.sendSms, asPhone(phone))).body;
    const body = { request, 'sms-code': await lastCode(site, phone), save: false };
    return async (client) => codeOf(await client.post<ErrorBody>(openPaths.smsLogin, body));
  },
  'a link in an email': async ({ email }) => {
    await visitor().post(openPaths.askLoginLink, { email });
    const link = new URL((await inboxOf(site, email)).find(({ kind }) => kind === 'login')?.link ?? '', HTTPS_ORIGIN);
    const { token, sign } = Object.fromEntries(link.searchParams);
    const body = { method_id: 1, token, sign, lng: 'en' };
    return async (client) => codeOf(await client.post<ErrorBody>(openPaths.tokenLogin, body));
  },
  'a network': async ({ email, client: own }) => {
    network.person = { sub: email, email: `at-network-${email}`, email_verified: true, given_name: 'Grace' };
    const joining = { network: 'google', uPassword: PASSWORD, language: 'en', returnTo: '/en/live' };
    const { redirectUrl } = (await own.post<{ redirectUrl: string }>(openPaths.joinNetwork, joining)).body;
    await returnFrom(own, new URL(redirectUrl));
    return async (client) => {
      const { location } = await client.visit(`${socialBeginPath('google')}?lang=en`);
      const led = new URL(await returnFrom(client, new URL(location)), HTTPS_ORIGIN);
      return led.searchParams.get('code') ?? undefined;
    };
  },
  'a passkey': async ({ passkey }) => {
    return async (client) => {
      const { body } = await client.post<PasskeyLoginOptions>(openPaths.askPasskeyLogin);
      const shown = { passkey: device.get(body, passkey), save: false };
      return codeOf(await client.post<ErrorBody>(openPaths.passkeyLogin, shown));
    };
  },
};

async function newPlayer(): Promise<Found> {
  const { email, phone, client } = await phonePlayer({ ...site, client: visitor });
  const asked = await client.post<PasskeyAddingOptions>(openPaths.askPasskey, { uPassword: PASSWORD });
  const { passkey, attestation } = device.create(asked.body);
  expect((await client.post(openPaths.addPasskey, { passkey: attestation, name: 'Key' })).status).toBe(200);
  return { email, phone, client, passkey };
}

describe('[X-07] a self-exclusion', () => {
  test.each(Object.keys(WAYS))('refuses signing in by %s, which works without it', async (name) => {
    const way = WAYS[name];
    if (!way) throw new Error(name);
    const found = await newPlayer();
    const before = visitor();
    expect([await (await way(found))(before), await player(before)]).toEqual([undefined, found.email]);
    const walk = await way(found);
    expect((await found.client.post(blockUserCall.path, { days: 1 })).status).toBe(200);
    const during = visitor();
    expect([await walk(during), await player(during)]).toEqual(['PLAYER_EXCLUDED', null]);
    expect(await player(before)).toBeNull();
  });

  test('refuses a second step whose first step came before it', async () => {
    const { email, client } = await newcomer({ ...site, client: visitor });
    const { secret } = await addTotp(site, client);
    const waiting = visitor();
    const { request } = stepOf(
      await waiting.post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false }),
    );
    await client.post(blockUserCall.path, { days: 1 });
    const { status, body } = await finishStep(waiting, request, { factor: 'totp', code: totpCode(secret) });
    expect([status, body.code, await player(waiting)]).toEqual([403, 'PLAYER_EXCLUDED', null]);
  });
});
