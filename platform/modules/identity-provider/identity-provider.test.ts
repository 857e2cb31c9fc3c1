import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { NETWORK_IDS } from '#shared/domain/social/social-networks.ts';
import { socialBeginPath } from '#shared/domain/social/social-return.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { createIdentityProvider, PROVIDER_PATH } from './identity-provider-service.ts';
import { providerLanguages, providerTexts } from './texts.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const SECRET = 'only-for-this-machine';
const ADA = { person: 'ada', decision: 'allow' };
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

function askFor(more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'fairline-google',
    redirect_uri: `${site.origin}/social-api/oauth/google/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    ui_locales: 'en',
    ...more,
  });
  return { query, verifier };
}

const decide = (query: URLSearchParams, entered: Record<string, string>) =>
  site.client().visit(`${PROVIDER_PATH}/authorize`, new URLSearchParams([...query, ...Object.entries(entered)]));

async function codeOf(query: URLSearchParams): Promise<string> {
  const { location } = await decide(query, ADA);
  return new URL(location).searchParams.get('code') ?? '';
}

async function change(code: string, verifier: string, more: Record<string, string> = {}) {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'fairline-google',
    client_secret: SECRET,
    redirect_uri: `${site.origin}/social-api/oauth/google/callback`,
    code,
    code_verifier: verifier,
    ...more,
  });
  const { status, text } = await site.client().visit(`${PROVIDER_PATH}/token`, form);
  return { status, body: JSON.parse(text) as Record<string, string> };
}

describe('the identity provider for local use', () => {
  test('signs what its keys verify, for the client that asked', async () => {
    const discovered = await site
      .client()
      .get<Record<string, string>>(`${PROVIDER_PATH}/.well-known/openid-configuration`);
    const { issuer = '', jwks_uri = '' } = discovered.body;
    expect(issuer).toBe(site.origin + PROVIDER_PATH);
    const { query, verifier } = askFor();
    const { status, body } = await change(await codeOf(query), verifier);
    expect(status).toBe(200);
    const keys = createRemoteJWKSet(new URL(jwks_uri));
    const { payload } = await jwtVerify(body.id_token ?? '', keys, { issuer, audience: 'fairline-google' });
    expect(payload).toMatchObject({ sub: 'person-ada', nonce: 'a-nonce', email_verified: true, given_name: 'Ada' });
    const client = site.client();
    client.headers = { authorization: `Bearer ${body.access_token}` };
    expect((await client.get<object>(`${PROVIDER_PATH}/userinfo`)).body).toMatchObject({ sub: 'person-ada' });
    client.headers = { authorization: 'Bearer nothing' };
    expect((await client.get(`${PROVIDER_PATH}/userinfo`)).status).toBe(401);
  });

  test('exchanges a code once', async () => {
    const { query, verifier } = askFor();
    const code = await codeOf(query);
    expect((await change(code, verifier)).status).toBe(200);
    expect((await change(code, verifier)).body.error).toBe('invalid_grant');
  });

  test('uses up a code that comes with a wrong verifier', async () => {
    const { query, verifier } = askFor();
    const code = await codeOf(query);
    expect((await change(code, 'wrong')).body.error).toBe('invalid_grant');
    expect((await change(code, verifier)).body.error).toBe('invalid_grant');
  });

  test.each([
    ['another client', { client_id: 'fairline-apple' }, 'invalid_grant'],
    ['a wrong secret', { client_secret: 'guessed' }, 'invalid_client'],
    ['another address', { redirect_uri: 'https://evil.example' }, 'invalid_grant'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('refuses a code of %s', async (_what, more, error) => {
    const { query, verifier } = askFor();
    expect((await change(await codeOf(query), verifier, more)).body.error).toBe(error);
  });

  test('forgets a code after a minute', async () => {
    let now = Date.now();
    const provider = await createIdentityProvider({
      production: false,
      now: () => now,
      clientOf: () => ({ secret: SECRET, publicKey: '', redirectPath: '/back' }),
    });
    const change = async (wait: number) => {
      const { query, verifier } = askFor({ redirect_uri: 'http://site/back' });
      const authorization = provider.check(query, 'http://site');
      if (!authorization) throw new Error('refused');
      const person = { subject: 'x', email: 'x@example.com', isEmailVerified: true, name: '', surname: '' };
      const code = new URL(provider.allow(authorization, person)).searchParams.get('code') ?? '';
      now += wait;
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'fairline-google',
        client_secret: SECRET,
        redirect_uri: 'http://site/back',
        code,
        code_verifier: verifier,
      });
      return (await provider.token({ form, authorization: '', origin: 'http://site' })).status;
    };
    expect([await change(59_000), await change(60_001)]).toEqual([200, 400]);
  });

  test.each([
    ['another address', { redirect_uri: 'https://evil.example/social-api/oauth/google/callback' }],
    ['an unknown client', { client_id: 'somebody' }],
    ['no PKCE', { code_challenge: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['a token at once', { response_type: 'token' }],
  ])('does not redirect a request for %s', async (_what, more) => {
    const { query } = askFor(more);
    const page = await site.client().visit(`${PROVIDER_PATH}/authorize?${query}`);
    expect([page.status, page.location, page.text.includes('role="alert"')]).toEqual([400, '', true]);
    expect((await decide(query, ADA)).status).toBe(400);
  });

  test('redirects with a refusal when the visitor cancels', async () => {
    const { location } = await decide(askFor().query, { person: 'ada', decision: 'deny' });
    expect(new URL(location).search).toBe('?error=access_denied&state=a-state');
  });

  test('accepts a new person by an e-mail, and says what is wrong with an invalid one', async () => {
    const { query } = askFor();
    const newcomer = (email: string) => decide(query, { person: 'new', decision: 'allow', email, name: '<b>' });
    const wrong = await newcomer('nobody"><script>');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('aria-invalid="true"');
    expect(wrong.text).not.toContain('<script>');
    expect((await newcomer('new@example.com')).location).toContain('code=');
  });

  test.each(providerLanguages())('has a page without a script in %s, in its direction', async (language) => {
    const { query } = askFor({ ui_locales: language });
    const { text, headers } = await site.client().visit(`${PROVIDER_PATH}/authorize?${query}`);
    expect(text).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(text).toContain(providerTexts(language).who);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(Object.values(providerTexts(language)).every((words) => words !== '')).toBe(true);
  });

  test.each(NETWORK_IDS.filter((id) => !['telegram', 'metamask'].includes(id)))(
    '[A-04] plays %s from the start of the sign-in to the registration',
    async (id) => {
      const client = site.client();
      const { location } = await client.visit(`${socialBeginPath(id)}?lang=de`);
      const address = new URL(location);
      expect(address.pathname).toBe(`${PROVIDER_PATH}/authorize`);
      const form = new URLSearchParams([...address.searchParams, ...Object.entries(ADA)]);
      const decided = await client.visit(address.pathname, form);
      const back = new URL(decided.location);
      const { location: end } = await client.visit(back.pathname + back.search);
      expect(end).toMatch(new RegExp(`^/de/registration/${id}\\?request=`));
    },
  );

  test('makes one-tap credentials for its own people and clients only', async () => {
    const ask = (clientId: string, person: string) =>
      site.client().post(`${PROVIDER_PATH}/one-tap`, { clientId, person });
    expect((await ask('fairline-google', 'ada')).status).toBe(200);
    expect((await ask('fairline-google', 'constructor')).status).toBe(400);
    expect((await ask('somebody', 'ada')).status).toBe(400);
  });
});

test('production has neither the local identity provider nor the networks that it plays', async () => {
  await expect(createIdentityProvider({ production: true, clientOf: () => null })).rejects.toThrow('production');
  const production = await startTestPlatform({
    environment: parseEnvironment({ NODE_ENV: 'production' }),
  });
  const client = production.client();
  expect(production.platform.identityProvider).toBeNull();
  for (const path of ['/authorize', '/jwks', '/one-tap.js', '/telegram/auth', '/fb.do', '/wallet', '/wallet.js']) {
    expect((await client.visit(PROVIDER_PATH + path)).status).toBe(404);
  }
  await production.platform.config.merge({ socialProviders: { google: { issuer: 'local', clientId: 'x' } } });
  expect(production.platform.config.config().socialNetworks).toEqual([]);
  expect((await client.visit(`${socialBeginPath('google')}?lang=en`)).status).toBe(404);
  await production.close();
});
