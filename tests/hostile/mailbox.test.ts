import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { addTotp } from '#tests/fixtures/platform/factors-scenario.ts';
import { atHttpsSite, httpsSite } from '#tests/fixtures/platform/https-site.ts';
import { asPhone, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

type Answer = ErrorBody & CodeAsked & { token: string; twoStep?: SecondStep; player?: object };
const STOLEN = 'a password of the thief';
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform(httpsSite());
});
afterAll(() => site.close());

const post = (client: TestClient, path: string, body: object) => client.post<Answer>(path, body);

/** Sets a new password as a person who reads this mailbox, or this phone. */
async function takePassword(thief: TestClient, target: { email: string } | { phone: string }): Promise<Answer> {
  const body = 'email' in target ? target : asPhone(target.phone);
  const { request } = (await post(thief, openPaths.askPasswordCode, body)).body;
  const code = await lastCode(site, 'email' in target ? target.email : target.phone).catch(() => '000000');
  const { token } = (await post(thief, openPaths.checkPasswordCode, { request, code })).body;
  return (await post(thief, openPaths.resetPassword, { token: token ?? 'none', password: STOLEN })).body;
}

/** Sends every code of the mailbox as every factor of a second step; returns the error codes. */
async function tryMailbox(thief: TestClient, email: string, request: string): Promise<unknown[]> {
  await post(thief, openPaths.sendSecondStep, { request });
  const codes = (await inboxOf(site, email)).flatMap(({ body }) => body.match(/\b\d{6}\b/g) ?? []);
  const outcomes: unknown[] = [];
  for (const factor of ['email', 'sms', 'totp'] as const) {
    for (const code of codes.slice(0, 2)) {
      const { status, body } = await post(thief, openPaths.twoStepLogin, { request, factor, code, save: false });
      outcomes.push(body.code ?? status);
    }
  }
  return outcomes;
}

describe('a stolen mailbox', () => {
  test('sets a new password, and still does not open an account with two-step sign-in', async () => {
    const { email, client } = await newcomer(site);
    await addTotp(site, client);
    const thief = site.client();
    expect(await takePassword(thief, { email })).toEqual({ success: true });
    const login = { uLogin: email, uPassword: STOLEN, save: false };
    const step = (await post(thief, openPaths.login, login)).body.twoStep;
    expect(step).toMatchObject({ factors: ['totp', 'recovery'], asked: null, target: null });
    const outcomes = await tryMailbox(thief, email, step?.request ?? '');
    expect(new Set(outcomes)).toEqual(new Set(['FACTOR_REFUSED', 'TOTP_WRONG']));
    expect((await thief.get(openPaths.session)).body).toBeNull();
  });

  test('follows a sign-in link, and still does not open an account with two-step sign-in', async () => {
    const { email, client } = await newcomer(site);
    await addTotp(site, client);
    const thief = site.client();
    await post(thief, openPaths.askLoginLink, { email });
    const link = new URL((await inboxOf(site, email)).find(({ kind }) => kind === 'login')?.link ?? '', 'http://x');
    const { token, sign } = Object.fromEntries(link.searchParams);
    const { body } = await post(thief, openPaths.tokenLogin, { method_id: 1, token, sign, lng: 'en' });
    expect(body.twoStep?.factors).toEqual(['totp', 'recovery']);
    await tryMailbox(thief, email, body.twoStep?.request ?? '');
    expect((await thief.get(openPaths.session)).body).toBeNull();
  });

  test('cannot be made the second step: two-step sign-in needs another factor', async () => {
    const { client } = await newcomer(site);
    const { status, body } = await post(client, openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    expect([status, body.code]).toEqual([409, 'FACTOR_MISSING']);
  });

  test('with an open page does not switch two-step sign-in off', async () => {
    const { email, client } = await newcomer(site);
    await addTotp(site, client);
    const page = site.client();
    page.cookie = client.cookie;
    for (const path of [openPaths.setTwoStep, openPaths.removeTotp, openPaths.makeRecoveryCodes, openPaths.askTotp]) {
      const { body } = await post(page, path, { isOn: false, uPassword: PASSWORD });
      expect([path, body.code]).toEqual([path, 'FACTOR_REQUIRED']);
    }
    expect((await inboxOf(site, email)).some(({ kind }) => kind === 'two_step')).toBe(false);
  });
});

test('a stolen phone alone does not open an account with two-step sign-in', async () => {
  const { phone, client } = await phonePlayer(site);
  await post(client, openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
  const thief = site.client();
  const { request } = (await post(thief, openPaths.sendSms, asPhone(phone))).body;
  const sms = { request, 'sms-code': await lastCode(site, phone), save: false };
  const step = (await post(thief, openPaths.smsLogin, sms)).body.twoStep;
  expect(step?.factors).toEqual(['recovery']);
  const sent = await post(thief, openPaths.sendSecondStep, { request: step?.request ?? '' });
  expect(sent.body.code).toBe('FACTOR_REFUSED');
  expect((await thief.get(openPaths.session)).body).toBeNull();
});

test('a phone that has set the password receives no second step', async () => {
  const { email, phone, client } = await phonePlayer(site);
  await post(client, openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
  await site.database.owner`update player set email = null where phone = ${phone}`;
  const thief = site.client();
  expect(await takePassword(thief, { phone })).toEqual({ success: true });
  const login = { phone_number: phone, country_code: 'DE', uPassword: STOLEN, save: false };
  const step = (await post(thief, openPaths.phoneLogin, login)).body.twoStep;
  expect(step).toMatchObject({ factors: ['recovery'], asked: null, target: null });
  await site.database.owner`update player set email = ${email} where phone = ${phone}`;
});

describe('an open page of a signed-in player changes nothing about the sign-in without a proof:', () => {
  const changes: readonly (readonly [name: string, path: string, body: object])[] = [
    ['a phone', openPaths.askPhone, asPhone('+4915100000001')],
    ['an email', openPaths.askEmail, { email: 'thief@example.com' }],
    ['a passkey', openPaths.askPasskey, {}],
    ['the removal of a passkey', openPaths.removePasskey, { id: 1 }],
    ['a network', openPaths.joinNetwork, { network: 'google', language: 'en' }],
    ['the removal of a network', openPaths.removeNetwork, { network: 'google' }],
    ['two-step sign-in', openPaths.setTwoStep, { isOn: false }],
    ['an authenticator', openPaths.askTotp, {}],
    ['the removal of an authenticator', openPaths.removeTotp, {}],
    ['recovery codes', openPaths.makeRecoveryCodes, {}],
    ['a secure question', openPaths.setSecureQuestion, { question: 'first_pet', answer: 'Rex the dog' }],
    ['the removal of a secure question', openPaths.removeSecureQuestion, {}],
  ];
  let client: TestClient;
  beforeAll(async () => {
    ({ client } = await newcomer({ ...site, client: () => atHttpsSite(site.client()) }));
    await addTotp(site, client);
  });

  test.each(changes)('%s', async (_name, path, body) => {
    expect((await post(client, path, body)).body.code).toBe('PASSWORD_WRONG');
    expect((await post(client, path, { ...body, uPassword: PASSWORD })).body.code).toBe('FACTOR_REQUIRED');
    const proof = { factor: 'recovery', code: 'AAAAA-AAAAA' };
    const guessed = await post(client, path, { ...body, uPassword: PASSWORD, proof });
    expect(['RECOVERY_CODE_WRONG', 'TOO_MANY_ATTEMPTS']).toContain(guessed.body.code);
  });
});
