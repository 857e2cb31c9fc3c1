import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SignInChangeKind, UndoProof } from '#shared/contracts/sign-in-changes.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { addTotp, totpCode, wrongTotp } from '#tests/fixtures/platform/factors-scenario.ts';
import { asPhone, freshNumber, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

const OWNERS = 'quiet umbrella seven rivers';
const STRANGERS = 'seven quiet strangers knock';
let site: TestPlatform;
beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const letterTokens = async (to: string, subject: RegExp) =>
  (await inboxOf(site, to))
    .filter((one) => subject.test(one.subject))
    .map(({ link }) => link?.split('token=')[1] ?? '');
const read = async (token: string) =>
  (await site.client().post<{ proof: UndoProof }>(openPaths.readSignInChange, { token })).body.proof;
const undo = (token: string, body: object, client = site.client()) =>
  client.post<ErrorBody>(openPaths.undoSignInChange, { token, ...body });

async function resetByMail(email: string, password: string): Promise<void> {
  const asked = await site.client().post<CodeAsked>(openPaths.askPasswordCode, { email });
  const body = { request: asked.body.request, code: await lastCode(site, email) };
  const { token } = (await site.client().post<{ token: string }>(openPaths.checkPasswordCode, body)).body;
  expect((await site.client().post(openPaths.resetPassword, { token, password })).status).toBe(200);
}

async function signIn(email: string, password: string): Promise<TestClient> {
  const client = site.client();
  expect((await client.post(openPaths.login, { uLogin: email, uPassword: password, save: false })).status).toBe(200);
  return client;
}

const change = async (client: TestClient, uPassword: string, password: string) =>
  expect((await client.post(openPaths.changePassword, { uPassword, password })).status).toBe(200);

async function moveEmail(client: TestClient, uPassword: string): Promise<string> {
  const next = `${crypto.randomUUID()}@example.com`;
  const { body } = await client.post<CodeAsked>(openPaths.askEmail, { email: next, uPassword });
  const confirmed = { request: body.request, code: await lastCode(site, next) };
  expect((await client.post(openPaths.confirmEmail, confirmed)).status).toBe(200);
  return next;
}

const factorsOf = async (email: string) =>
  (
    await site.database.owner<{ twoStep: boolean; totp: boolean }[]>`
      select two_step as "twoStep", exists (select from totp t where t.user_id = player.id) as totp
      from player where email = ${email}`
  )[0];
const BOTH = { twoStep: true, totp: true };

describe('the link of a message does not take the second step off', () => {
  test('with the present password: the mailbox and the password are what a second factor is for', async () => {
    const { email, client } = await newcomer(site);
    await addTotp(site, client);
    const [token = ''] = await letterTokens(email, /authenticator/i);
    expect(await read(token)).toBe('second_step');
    for (const body of [{}, { uPassword: PASSWORD }]) {
      expect((await undo(token, body)).body.code).toBe('PROOF_REQUIRED');
    }
    expect(await factorsOf(email)).toEqual(BOTH);
  });

  test('with a leaked password that the owner has replaced before', async () => {
    const { email, client } = await newcomer(site);
    await change(client, PASSWORD, OWNERS);
    const [token = ''] = await letterTokens(email, /password was changed/);
    const asked = await client.post<{ secret: string }>(openPaths.askTotp, { uPassword: OWNERS });
    await client.post(openPaths.confirmTotp, { code: totpCode(asked.body.secret) });
    expect(await read(token)).toBe('second_step');
    expect((await undo(token, { uPassword: PASSWORD })).body.code).toBe('PROOF_REQUIRED');
    expect(await factorsOf(email)).toEqual(BOTH);
  });

  test('with a password that a reader of the mailbox has set', async () => {
    const { email } = await newcomer(site);
    await resetByMail(email, STRANGERS);
    await resetByMail(email, OWNERS);
    const [token = ''] = await letterTokens(email, /password was reset/);
    const owner = await signIn(email, OWNERS);
    const asked = await owner.post<{ secret: string }>(openPaths.askTotp, { uPassword: OWNERS });
    await owner.post(openPaths.confirmTotp, { code: totpCode(asked.body.secret) });
    expect((await undo(token, { uPassword: STRANGERS })).body.code).toBe('PROOF_REQUIRED');
    expect(await factorsOf(email)).toEqual(BOTH);
  });

  test('with a session and the password, but no factor, or a wrong one', async () => {
    const { email, client } = await newcomer(site);
    const { secret } = await addTotp(site, client);
    const [token = ''] = await letterTokens(email, /authenticator/i);
    const wrong = { uPassword: PASSWORD, proof: { factor: 'totp', code: wrongTotp(secret) } };
    expect((await undo(token, { uPassword: PASSWORD }, client)).body.code).toBe('FACTOR_REQUIRED');
    expect((await undo(token, wrong, client)).body.code).toBe('TOTP_WRONG');
    const other = await newcomer(site);
    const right = { uPassword: PASSWORD, proof: { factor: 'totp', code: totpCode(secret) } };
    expect((await undo(token, right, other.client)).body.code).toBe('PROOF_REQUIRED');
    expect(await factorsOf(email)).toEqual(BOTH);
  });

  test('but a session with the password and the factor does, as it may change them forward', async () => {
    const { email, client } = await newcomer(site);
    const { secret } = await addTotp(site, client);
    const [token = ''] = await letterTokens(email, /authenticator/i);
    const proof = { factor: 'totp', code: totpCode(secret) };
    expect((await undo(token, { uPassword: PASSWORD, proof }, client)).status).toBe(200);
    expect(await factorsOf(email)).toEqual({ twoStep: false, totp: false });
  });

  test.each<SignInChangeKind>([
    'email_changed',
    'network_removed',
    'passkey_removed',
    'phone_added',
    'phone_changed',
    'recovery_codes_made',
    'secure_question_changed',
    'totp_added',
    'totp_removed',
    'two_step_off',
    'two_step_on',
  ])('whatever the change of it was: %s', async (kind) => {
    const { email, client } = await newcomer(site);
    await addTotp(site, client);
    const userId = Number((await site.database.owner`select id from player where email = ${email}`)[0]?.id);
    await site.platform.signInChanges.tell({ userId, kind, address: '203.0.113.7', userAgent: '' });
    const [token = ''] = await letterTokens(email, /./);
    expect(await read(token)).toBe('second_step');
    expect((await undo(token, { uPassword: PASSWORD })).body.code).toBe('PROOF_REQUIRED');
    expect(await factorsOf(email)).toEqual(BOTH);
  });

  test('that rests on the phone: its number comes back by password and a code to the present one', async () => {
    const { email, phone, client } = await phonePlayer(site);
    await client.post(openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    const [token = ''] = await letterTokens(email, /two-step/i);
    expect(await read(token)).toBe('second_step');
    expect((await undo(token, { uPassword: PASSWORD })).body.code).toBe('PROOF_REQUIRED');
    const { body } = await client.post<CodeAsked>(openPaths.askProofCode);
    const proof = { factor: 'sms', request: body.request, code: await lastCode(site, phone) };
    expect((await undo(token, { uPassword: PASSWORD, proof }, client)).status).toBe(200);
    expect(await factorsOf(email)).toEqual({ twoStep: false, totp: false });
  });
});

describe('a password that a reset has set within the week proves no owner', () => {
  test('when it was replaced: an address that the owner has left stays left', async () => {
    const { email } = await newcomer(site);
    await resetByMail(email, STRANGERS);
    await resetByMail(email, OWNERS);
    const [token = ''] = await letterTokens(email, /password was reset/);
    const next = await moveEmail(await signIn(email, OWNERS), OWNERS);
    expect(await read(token)).toBe('owner');
    expect((await undo(token, { uPassword: STRANGERS })).body.code).toBe('PROOF_REQUIRED');
    await signIn(next, OWNERS);
  });

  test('while it is still valid: a phone of the owner stays', async () => {
    const { email, client } = await newcomer(site);
    const phone = freshNumber();
    const { body } = await client.post<CodeAsked>(openPaths.askPhone, { ...asPhone(phone), uPassword: PASSWORD });
    const code = await lastCode(site, phone);
    await resetByMail(email, STRANGERS);
    const owner = await signIn(email, STRANGERS);
    await owner.post(openPaths.confirmPhone, { request: body.request, code });
    const userId = Number((await site.database.owner`select id from player where email = ${email}`)[0]?.id);
    await site.platform.signInChanges.tell({ userId, kind: 'phone_added', address: '', userAgent: '' });
    const [token = ''] = await letterTokens(email, /phone number was added/);
    expect(await read(token)).toBe('owner');
    expect((await undo(token, { uPassword: STRANGERS })).body.code).toBe('PROOF_REQUIRED');
  });

  test('a week later it does, and one that its owner chose does at once', async () => {
    const { email } = await newcomer(site);
    await resetByMail(email, OWNERS);
    const early = await signIn(email, OWNERS);
    await moveEmail(early, OWNERS);
    const [token = ''] = await letterTokens(email, /email of your account/);
    expect(await read(token)).toBe('owner');
    await site.database.owner`update sign_in_change set at = at - ${7 * 86_400_000} where kind = 'password_reset'`;
    expect(await read(token)).toBe('password');
    expect((await undo(token, { uPassword: OWNERS })).status).toBe(200);

    const other = await newcomer(site);
    await change(other.client, PASSWORD, OWNERS);
    await moveEmail(other.client, OWNERS);
    const [chosen = ''] = await letterTokens(other.email, /email of your account/);
    expect((await undo(chosen, { uPassword: OWNERS })).status).toBe(200);
  });
});
