import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { oneTapCall, oneTapClientCall } from '#shared/contracts/social.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { newcomer } from '#tests/fixtures/platform/identity-scenario.ts';
import { startTestNetwork, type TestNetwork } from '#tests/fixtures/platform/test-network.ts';
import { startTestPlatform, type TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let network: TestNetwork;

beforeAll(async () => {
  [site, network] = await Promise.all([startTestPlatform(), startTestNetwork()]);
  const { clientId, issuer } = network;
  await site.platform.config.merge({ socialProviders: { google: { issuer, clientId } }, isOneTapAuthEnabled: true });
});
afterAll(async () => {
  await site.close();
  await network.close();
});
beforeEach(() => {
  const id = crypto.randomUUID();
  network.person = { sub: id, email: `${id}@example.com`, email_verified: true };
  network.spoil = (claims) => claims;
  network.isForged = false;
});

const seconds = () => Math.floor(Date.now() / 1000);

function formOf(credential: string, more: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = { credential, language: 'en', currency: 'EUR', countryId: '', ...more };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function handOver(credential: string, client: TestClient = site.client(), more?: Record<string, string>) {
  const { status, text } = await client.visit(oneTapCall.path, formOf(credential, more));
  return { status, ...(JSON.parse(text) as { redirectUrl: string } & ErrorBody) };
}

test('[A-04] the one-tap call answers the client id, and none without one-tap', async () => {
  const ask = () => site.client().get<{ clientId: string } & ErrorBody>(oneTapClientCall.path);
  expect((await ask()).body).toEqual({ clientId: network.clientId });
  await site.platform.config.merge({ isOneTapAuthEnabled: false });
  expect((await ask()).body.code).toBe('NOT_FOUND');
  expect((await handOver(await network.sign({}))).code).toBe('NOT_FOUND');
  await site.platform.config.merge({ isOneTapAuthEnabled: true });
});

describe('[A-04] a credential of one-tap', () => {
  test('starts the registration of a new person', async () => {
    const { status, redirectUrl } = await handOver(await network.sign({}));
    expect([status, redirectUrl]).toEqual([200, expect.stringMatching(/^\/en\/registration\/google\?request=/)]);
  });

  test('requires the player of its e-mail to sign in once, and signs in from then on', async () => {
    const { email } = await newcomer(site);
    network.person = { ...network.person, email };
    const client = site.client();
    expect((await handOver(await network.sign({}), client)).redirectUrl).toBe('/en/login?social=join&network=google');
    await client.post(openPaths.socialLogin, { login: email, pass: 'correct horse battery' });
    const again = site.client();
    expect((await handOver(await network.sign({ jti: 'later' }), again, { language: 'ar' })).redirectUrl).toBe('/ar');
    expect((await again.get<SessionAnswer>(openPaths.session)).body.player.email).toBe(email);
  });

  test('is accepted once, also when it is sent twice at the same time', async () => {
    const credential = await network.sign({ jti: 'a' });
    const answers = await Promise.all([handOver(credential), handOver(credential), handOver(credential)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect((await handOver(credential)).code).toBe('CREDENTIAL_REFUSED');
  });

  test.each([
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['its time over', { iat: seconds() - 400, exp: seconds() - 100 }],
    ['a time yet to come', { nbf: seconds() + 600 }],
    ['no end', { exp: undefined }],
    ['nobody', { sub: undefined }],
    ['a life of weeks', { iat: seconds() - 3 * 3600, exp: seconds() + 9999 }],
  ])('with %s is refused', async (_what, claims) => {
    expect((await handOver(await network.sign(claims))).code).toBe('CREDENTIAL_REFUSED');
  });

  test('that the network has not signed is refused', async () => {
    network.isForged = true;
    expect((await handOver(await network.sign({}))).code).toBe('CREDENTIAL_REFUSED');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: network.issuer, aud: network.clientId, sub: 'x', iat: seconds(), exp: seconds() + 60 };
    for (const credential of ['x', 'a.b.c', `${part({ alg: 'none' })}.${part(claims)}.`]) {
      expect((await handOver(credential)).code).toBe('CREDENTIAL_REFUSED');
    }
  });

  test('is accepted only from a page of this site, as a form of the described fields', async () => {
    const client = site.client();
    client.headers = { 'sec-fetch-site': 'cross-site' };
    expect((await handOver(await network.sign({}), client)).code).toBe('CROSS_SITE');
    expect((await handOver(await network.sign({}), site.client(), { language: 'english' })).code).toBe('BAD_REQUEST');
    const other = await site.client().visit('/web-api/auth/login', formOf('x'));
    expect(other.status).toBe(400);
  });
});
