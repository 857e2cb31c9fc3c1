import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import {
  addTotp,
  finishStep,
  MANY_SIGN_INS,
  passStep,
  stepOf,
  totpCode,
  wrongTotp,
} from '#tests/fixtures/platform/factors-scenario.ts';
import { newcomer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

const ALLOWED = 10;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ throttlePolicy: MANY_SIGN_INS });
});
afterAll(() => site.close());

async function enter(client: TestClient, email: string, factor: object) {
  const login = { uLogin: email, uPassword: PASSWORD, save: false };
  const { request } = stepOf(await client.post(openPaths.login, login));
  const { status, body } = await finishStep(client, request, factor);
  return body.code ?? status;
}

/** Enters wrong codes until one is not compared any more; returns how many were compared. */
async function guessAll(client: TestClient, email: string, wrong: object): Promise<number> {
  for (let guesses = 0; guesses <= 3 * ALLOWED; guesses++) {
    if ((await enter(client, email, wrong)) === 'TOO_MANY_ATTEMPTS') return guesses;
  }
  return Number.POSITIVE_INFINITY;
}

const WRONG_RECOVERY = { factor: 'recovery', code: 'aaaaa-aaaaa' };

describe('strangers who know the password use up their guesses at the second factor', () => {
  test('and the owner still signs in with the authenticator, and changes factors, on the known device', async () => {
    const { email, client } = await newcomer(site);
    const { secret } = await addTotp(site, client);
    const wrong = { factor: 'totp', code: wrongTotp(secret) };
    expect(await guessAll(site.client(), email, wrong)).toBe(ALLOWED);
    expect(await enter(site.client(), email, { factor: 'totp', code: totpCode(secret) })).toBe('TOO_MANY_ATTEMPTS');
    expect(await enter(client, email, { factor: 'totp', code: totpCode(secret) })).toBe(200);
    await passStep(site);
    const proof = { uPassword: PASSWORD, proof: { factor: 'totp', code: totpCode(secret) } };
    expect((await client.post(openPaths.makeRecoveryCodes, proof)).status).toBe(200);
  });

  test('and the owner still signs in with a recovery code on the known device', async () => {
    const { email, client } = await newcomer(site);
    const { recoveryCodes } = await addTotp(site, client);
    expect(await guessAll(site.client(), email, WRONG_RECOVERY)).toBe(ALLOWED);
    expect(await enter(client, email, { factor: 'recovery', code: recoveryCodes[0] })).toBe(200);
  });

  test('and the owner still signs in on a device that was known before two-step sign-in was on', async () => {
    const { email, client } = await newcomer(site);
    const other = site.client();
    const login = { uLogin: email, uPassword: PASSWORD, save: false };
    expect((await other.post(openPaths.login, login)).status).toBe(200);
    const { secret } = await addTotp(site, client);
    await guessAll(site.client(), email, { factor: 'totp', code: wrongTotp(secret) });
    expect(await enter(other, email, { factor: 'totp', code: totpCode(secret) })).toBe(200);
  });
});

describe('the guesses at a second factor stay bounded', () => {
  test('on each known device, and others keep theirs', async () => {
    const { email, client } = await newcomer(site);
    const { secret } = await addTotp(site, client);
    expect(await guessAll(client, email, { factor: 'totp', code: wrongTotp(secret) })).toBe(ALLOWED);
    expect(await enter(site.client(), email, { factor: 'totp', code: totpCode(secret) })).toBe(200);
  });

  test('over all devices that signed in with the password alone', async () => {
    const { email, client } = await newcomer(site);
    const login = { uLogin: email, uPassword: PASSWORD, save: false };
    const early = [site.client(), site.client(), site.client()];
    for (const device of early) expect((await device.post(openPaths.login, login)).status).toBe(200);
    const { secret } = await addTotp(site, client);
    let guesses = 0;
    for (const device of early) {
      guesses += await guessAll(device, email, { factor: 'totp', code: wrongTotp(secret) });
    }
    expect(guesses).toBe(ALLOWED);
    expect(await enter(client, email, { factor: 'totp', code: totpCode(secret) })).toBe(200);
  });

  test('after a new password, which forgets the devices', async () => {
    const { email, client } = await newcomer(site);
    const { secret } = await addTotp(site, client);
    const { cookie } = client;
    const changed = {
      uPassword: PASSWORD,
      password: 'another long sentence',
      proof: { factor: 'totp', code: totpCode(secret) },
    };
    expect((await client.post(openPaths.changePassword, changed)).status).toBe(200);
    await passStep(site);
    const stolen = site.client();
    stolen.cookie = cookie;
    const statuses: unknown[] = [];
    for (const device of [stolen, site.client()]) {
      for (let turn = 0; turn < ALLOWED; turn++) {
        const signIn = { uLogin: email, uPassword: 'another long sentence', save: false };
        const { request } = stepOf(await device.post(openPaths.login, signIn));
        const { body } = await finishStep(device, request, { factor: 'totp', code: wrongTotp(secret) });
        statuses.push(body.code);
      }
    }
    expect(statuses.filter((code) => code === 'TOTP_WRONG')).toHaveLength(ALLOWED);
  });
});

test('strangers with the mailbox use up the guesses of the secure answer, and the owner’s device keeps its own', async () => {
  const { email, client } = await newcomer(site);
  const question = { question: 'first_pet', ownText: '', answer: 'Saint Bernard', uPassword: PASSWORD };
  expect((await client.post(openPaths.setSecureQuestion, question)).status).toBe(200);
  const { body } = await site.client().post<CodeAsked>(openPaths.askPasswordCode, { email });
  await lastCode(site, email);
  expect(body.request).toBeTruthy();
  const token = (await inboxOf(site, email)).find(({ kind }) => kind === 'password_code')?.link?.split('token=')[1];
  const reset = (at: TestClient, answer: string) =>
    at.post<ErrorBody>(openPaths.resetPassword, { token, password: 'another long sentence', answer });
  const stranger = site.client();
  const codes: unknown[] = [];
  for (let turn = 0; turn < 6; turn++) codes.push((await reset(stranger, `guess ${turn}`)).body.code);
  expect(codes).toEqual([...Array(5).fill('ANSWER_WRONG'), 'TOO_MANY_ATTEMPTS']);
  expect((await reset(client, 'Saint Bernard')).status).toBe(200);
});
