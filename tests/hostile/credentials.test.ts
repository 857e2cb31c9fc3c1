import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import { fastRegistration, openAccount } from '#tests/fixtures/platform/open-account.ts';
import { PASSWORD, TestClient } from '#tests/fixtures/platform/test-platform.ts';
import { type HostileTarget, startHostileTarget } from './hostile-target.fixture.ts';

const STRANGE = 'chosen by a stranger';
const MINE = 'quiet umbrella seven rivers';
const AGENT = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

let target: HostileTarget;
beforeAll(async () => {
  target = await startHostileTarget();
});
afterAll(() => target.close());

/** Reads the inbox on the platform itself: the site does not show it. */
const staff = { client: () => new TestClient(target.behind) };

async function victim(language = 'en'): Promise<{ email: string; client: TestClient }> {
  const email = `${crypto.randomUUID()}@example.com`;
  const [opener, client] = [staff.client(), target.client()];
  expect((await openAccount(opener, { email, password: PASSWORD, language })).status).toBe(200);
  client.cookie = opener.cookie;
  return { email, client };
}
async function signIn(email: string, password: string) {
  const client = target.client();
  client.headers = { 'user-agent': AGENT };
  const { status } = await client.post(openPaths.login, { uLogin: email, uPassword: password, save: false });
  return { client, status };
}
const idOf = async (email: string) =>
  Number((await target.database.owner`select id from player where email = ${email}`)[0]?.id);
async function resetToken(email: string): Promise<string> {
  const asked = await target.client().post<CodeAsked>(openPaths.askPasswordCode, { email });
  const body = { request: asked.body.request, code: await lastCode(staff, email) };
  return (await target.client().post<{ token: string }>(openPaths.checkPasswordCode, body)).body.token;
}
/** Returns the token of the newest link that takes a change back. */
async function undoToken(to: string): Promise<string> {
  const told = (await inboxOf(staff, to)).find(({ kind }) => kind === 'sign_in_change');
  return told?.link?.split('token=')[1] ?? '';
}
const undo = (token: string, uPassword?: string) =>
  target.client().post<{ token: string } & ErrorBody>(openPaths.undoSignInChange, { token, uPassword });

describe('a password that attackers try first', () => {
  const weak = (email: string) => ['password', '12345678', 'Fairline1', email, email.split('@')[0] ?? ''];

  test('opens no account', async () => {
    const email = `kim.${crypto.randomUUID().slice(0, 8)}@example.com`;
    for (const password of weak(email)) {
      const answer = await target.client().post<ErrorBody>(openPaths.register, fastRegistration({ email, password }));
      expect([answer.status, answer.body.code], password).toEqual([422, 'PASSWORD_WEAK']);
    }
    expect(await inboxOf(staff, email)).toEqual([]);
  });

  test('is neither set by a reset nor by a change', async () => {
    const { email, client } = await victim();
    const token = await resetToken(email);
    for (const password of weak(email)) {
      const reset = await target.client().post<ErrorBody>(openPaths.resetPassword, { token, password });
      const change = await client.post<ErrorBody>(openPaths.changePassword, { password, uPassword: PASSWORD });
      expect([reset.body.code, change.body.code], password).toEqual(['PASSWORD_WEAK', 'PASSWORD_WEAK']);
    }
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });
});

describe('an intruder who knows the password', () => {
  test('cannot change it in silence: the owner is told, takes it back, and the intruder is out', async () => {
    const { email } = await victim();
    const intruder = (await signIn(email, PASSWORD)).client;
    const set = await intruder.post(openPaths.changePassword, { password: STRANGE, uPassword: PASSWORD });
    expect(set.status).toBe(200);
    const { body } = await undo(await undoToken(email));
    expect((await intruder.get(openPaths.session)).body).toBeNull();
    const signIns = await Promise.all([signIn(email, STRANGE), signIn(email, PASSWORD)]);
    expect(signIns.map(({ status }) => status)).toEqual([403, 403]);
    expect((await target.client().post(openPaths.resetPassword, { token: body.token, password: MINE })).status).toBe(
      200,
    );
    expect((await signIn(email, MINE)).status).toBe(200);
  });

  test('who has moved the account to another address cannot take the owner’s undoing back', async () => {
    const { email } = await victim();
    const intruder = (await signIn(email, PASSWORD)).client;
    const next = `${crypto.randomUUID()}@example.com`;
    const asked = await intruder.post<CodeAsked>(openPaths.askEmail, { email: next, uPassword: PASSWORD });
    const confirmed = { request: asked.body.request, code: await lastCode(staff, next) };
    expect((await intruder.post(openPaths.confirmEmail, confirmed)).status).toBe(200);
    await intruder.post(openPaths.changePassword, { password: STRANGE, uPassword: PASSWORD });
    const [owners, strangers] = [await undoToken(email), await undoToken(next)];
    const late = await resetToken(next);
    expect((await undo(owners, STRANGE)).body.code).toBe('PASSWORD_WRONG');
    expect((await undo(owners, PASSWORD)).status).toBe(200);
    expect((await undo(strangers)).status).toBe(410);
    expect((await target.client().post(openPaths.resetPassword, { token: late, password: STRANGE })).status).toBe(410);
    expect((await signIn(next, STRANGE)).status).toBe(403);
    expect(await idOf(email)).toBeGreaterThan(0);
  });
});

test('a passkey and a network of an intruder do not outlive the owner’s new password', async () => {
  const { email } = await victim();
  const userId = await idOf(email);
  await target.database.owner`
    insert into passkey (user_id, credential_id, public_key, counter, transports, rp_id, name, is_synced, created_at)
    values (${userId}, ${crypto.randomUUID()}, ''::bytea, 0, '', 'localhost', 'x', false, 0)`;
  await target.database.owner`
    insert into social_identity (network, subject, user_id, person, joined_at)
    values ('google', ${crypto.randomUUID()}, ${userId}, 'x', 0)`;
  const token = await resetToken(email);
  expect((await target.client().post(openPaths.resetPassword, { token, password: MINE })).status).toBe(200);
  const left = await target.database.owner`
    select 1 from passkey where user_id = ${userId}
    union all select 1 from social_identity where user_id = ${userId}`;
  expect([...left]).toEqual([]);
});

test('a stranger who holds the mailbox alone cannot move the account back to it after the owner has left it', async () => {
  const { email, client } = await victim();
  const next = `${crypto.randomUUID()}@example.com`;
  const asked = await client.post<CodeAsked>(openPaths.askEmail, { email: next, uPassword: PASSWORD });
  await client.post(openPaths.confirmEmail, { request: asked.body.request, code: await lastCode(staff, next) });
  const token = await undoToken(email);
  for (const guess of [undefined, 'a guess of mine', 'another guess']) {
    expect((await undo(token, guess)).body.code).toBe('PASSWORD_WRONG');
  }
  expect(await idOf(next)).toBeGreaterThan(0);
});

test('codes and links of messages are not in the database in clear, nor in a subject', async () => {
  const { email, client } = await victim();
  await target.client().post(openPaths.askPasswordCode, { email });
  await target.client().post(openPaths.askLoginLink, { email });
  await client.post(openPaths.changePassword, { password: MINE, uPassword: PASSWORD });
  const messages = await inboxOf(staff, email);
  const secrets = messages.flatMap(({ body, link }) => [/\b\d{6}\b/.exec(body)?.[0], link?.split('?')[1]]);
  const known = secrets.filter((secret) => secret !== undefined);
  expect(known.length).toBeGreaterThan(3);
  const stored = JSON.stringify(await target.database.owner`select * from message where recipient = ${email}`);
  for (const secret of known) expect(stored).not.toContain(secret);
  for (const { subject } of messages) expect(subject).not.toMatch(/\d{6}/);
  const dump = JSON.stringify(await target.database.owner`select * from sign_in_change`);
  for (const secret of known) expect(dump).not.toContain(secret);
  expect(dump).not.toContain('scrypt');
});
