import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { ResetMethods } from '#shared/contracts/email-links.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { Security } from '#shared/contracts/security.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { newcomer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

const NEXT = 'quiet umbrella seven rivers';
const DAY = 86_400_000;

let site: TestPlatform;
beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const signIn = async (email: string, password: string) => {
  const client = site.client();
  const { status } = await client.post(openPaths.login, { uLogin: email, uPassword: password, save: false });
  return { client, status };
};
const change = (client: TestClient, password: string, uPassword = PASSWORD) =>
  client.post<Security & ErrorBody>(openPaths.changePassword, { password, uPassword });
const idOf = async (email: string) =>
  Number((await site.database.owner`select id from player where email = ${email}`)[0]?.id);

/** Gives a player a passkey and a network, as rows. */
async function addMethods(userId: number) {
  const [row] = await site.database.owner<{ id: number }[]>`
    insert into passkey (user_id, credential_id, public_key, counter, transports, rp_id, name, is_synced, created_at)
    values (${userId}, ${crypto.randomUUID()}, ''::bytea, 0, '', 'localhost', 'Laptop', false, 0) returning id`;
  await site.database.owner`
    insert into social_identity (network, subject, user_id, person, joined_at)
    values ('google', ${crypto.randomUUID()}, ${userId}, 'kim', 0), ('vk', ${crypto.randomUUID()}, ${userId}, 'kim', 0)`;
  return Number(row?.id);
}
async function methodsOf(userId: number) {
  const passkeys = await site.database.owner`select id from passkey where user_id = ${userId}`;
  const networks = await site.database.owner`select network from social_identity where user_id = ${userId}`;
  return { passkeys: passkeys.map(({ id }) => Number(id)), networks: networks.map(({ network }) => network) };
}
async function resetToken(email: string): Promise<string> {
  const asked = await site.client().post<CodeAsked>(openPaths.askPasswordCode, { email });
  const body = { request: asked.body.request, code: await lastCode(site, email) };
  return (await site.client().post<{ token: string }>(openPaths.checkPasswordCode, body)).body.token;
}

describe('[O-04] a signed-in player changes the password', () => {
  test('with the present one; other sessions end, this one stays, and the player is told', async () => {
    const { email, client } = await newcomer(site);
    const other = await signIn(email, PASSWORD);
    const answer = await change(client, NEXT);
    expect(answer).toMatchObject({ status: 200, body: { changed_pass_day_count: 0 } });
    expect((await client.get(openPaths.session)).body).not.toBeNull();
    expect((await other.client.get(openPaths.session)).body).toBeNull();
    expect([(await signIn(email, PASSWORD)).status, (await signIn(email, NEXT)).status]).toEqual([403, 200]);
    const told = (await inboxOf(site, email)).find(({ subject }) => subject === 'Your password was changed');
    expect(told?.link).toMatch(/^\/en\/user\/undochange\?token=[\w-]{43}$/);
    const { events } = await site.platform.securityLog.list({ userId: await idOf(email) });
    expect(events.map(({ kind }) => kind)).toContain('password_changed');
  });

  test('not with a wrong one, nor to the same one, nor without a session', async () => {
    const { email, client } = await newcomer(site);
    expect((await change(client, NEXT, 'not the password')).body.code).toBe('PASSWORD_WRONG');
    expect((await change(client, PASSWORD)).body.code).toBe('PASSWORD_SAME');
    expect((await change(site.client(), NEXT)).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test('not to one that is easy to guess, which the answer explains', async () => {
    const { email, client } = await newcomer(site);
    const { status, body } = await change(client, 'iloveyou1');
    expect([status, body.code, body.issues]).toEqual([
      422,
      'PASSWORD_WEAK',
      [{ path: 'body.password', message: 'common' }],
    ]);
    expect((await change(client, email)).body.issues?.[0]?.message).toBe('personal');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test('and links for a new password that were sent before no longer work', async () => {
    const { email, client } = await newcomer(site);
    const token = await resetToken(email);
    expect((await change(client, NEXT)).status).toBe(200);
    const late = await site.client().post(openPaths.resetPassword, { token, password: 'a stranger was here' });
    expect(late.status).toBe(410);
  });

  test('and the number of days since then is counted', async () => {
    const { client } = await newcomer(site);
    expect((await change(client, NEXT)).body.changed_pass_day_count).toBe(0);
    await site.database.owner`update player set password_set_at = password_set_at - ${3 * DAY}`;
    expect((await client.get<Security>(openPaths.security)).body.changed_pass_day_count).toBe(3);
  });
});

describe('a reset of the password', () => {
  test('lists passkeys and networks, and keeps those only that the player chooses', async () => {
    const { email } = await newcomer(site);
    const userId = await idOf(email);
    const passkey = await addMethods(userId);
    const token = await resetToken(email);
    const { body } = await site.client().post<ResetMethods>(openPaths.resetMethods, { token });
    expect(body).toMatchObject({ passkeys: [{ id: passkey, name: 'Laptop' }], needsPasskey: false });
    expect(body.networks.map(({ network }) => network).sort()).toEqual(['google', 'vk']);
    const keep = { passkeys: [], networks: ['vk'] };
    expect((await site.client().post(openPaths.resetPassword, { token, password: NEXT, keep })).status).toBe(200);
    expect(await methodsOf(userId)).toEqual({ passkeys: [], networks: ['vk'] });
    expect((await site.client().post(openPaths.resetMethods, { token })).status).toBe(410);
  });

  test('removes all of them when none is chosen, also for a caller that does not know the choice', async () => {
    const { email } = await newcomer(site);
    const userId = await idOf(email);
    await addMethods(userId);
    const token = await resetToken(email);
    expect((await site.client().post(openPaths.resetPassword, { token, password: NEXT })).status).toBe(200);
    expect(await methodsOf(userId)).toEqual({ passkeys: [], networks: [] });
  });

  test('does not take away the passkeys that a second step rests on', async () => {
    const { email } = await newcomer(site);
    const userId = await idOf(email);
    const passkey = await addMethods(userId);
    await site.database.owner`update player set two_step = true where id = ${userId}`;
    const token = await resetToken(email);
    const { body } = await site.client().post<ResetMethods>(openPaths.resetMethods, { token });
    expect(body.needsPasskey).toBe(true);
    expect((await site.client().post(openPaths.resetPassword, { token, password: NEXT })).status).toBe(200);
    expect(await methodsOf(userId)).toEqual({ passkeys: [passkey], networks: [] });
  });

  test('with a weak password does not use the link up', async () => {
    const { email } = await newcomer(site);
    const token = await resetToken(email);
    const weak = await site.client().post<ErrorBody>(openPaths.resetPassword, { token, password: 'password' });
    expect(weak.body).toMatchObject({ code: 'PASSWORD_WEAK', issues: [{ message: 'common' }] });
    expect((await site.client().post(openPaths.resetPassword, { token, password: NEXT })).status).toBe(200);
  });

  test('is told to the player, with a link that takes it back', async () => {
    const { email } = await newcomer(site, 'fr');
    const token = await resetToken(email);
    await site.client().post(openPaths.resetPassword, { token, password: NEXT });
    expect((await inboxOf(site, email))[0]).toMatchObject({
      subject: 'Votre mot de passe a été réinitialisé',
      link: expect.stringMatching(/^\/fr\/user\/undochange/),
    });
  });
});

describe('[O-04] a signed-in player changes the e-mail', () => {
  const ask = (client: TestClient, email: string, uPassword = PASSWORD) =>
    client.post<CodeAsked & ErrorBody>(openPaths.askEmail, { email, uPassword });

  test('by a code at the new address; the previous one is told and can take it back', async () => {
    const { email, client } = await newcomer(site);
    const other = await signIn(email, PASSWORD);
    const next = `${crypto.randomUUID()}@example.com`;
    const { body: asked } = await ask(client, next);
    const confirmed = { request: asked.request, code: await lastCode(site, next) };
    const answer = await client.post<Security>(openPaths.confirmEmail, confirmed);
    expect(answer).toMatchObject({ status: 200, body: { email: next } });
    expect((await other.client.get(openPaths.session)).body).toBeNull();
    expect([(await signIn(email, PASSWORD)).status, (await signIn(next, PASSWORD)).status]).toEqual([403, 200]);
    const told = (await inboxOf(site, email))[0];
    expect(told?.subject).toBe('The email of your account was changed');
    const token = told?.link?.split('token=')[1];
    const undone = await site.client().post(openPaths.undoSignInChange, { token, uPassword: PASSWORD });
    expect(undone.status).toBe(200);
    expect(await idOf(email)).toBeGreaterThan(0);
    expect((await signIn(next, PASSWORD)).status).toBe(403);
  });

  test('and what was sent to the previous address no longer signs in', async () => {
    const { email, client } = await newcomer(site);
    const token = await resetToken(email);
    const next = `${crypto.randomUUID()}@example.com`;
    const { body: asked } = await ask(client, next);
    await client.post(openPaths.confirmEmail, { request: asked.request, code: await lastCode(site, next) });
    expect((await site.client().post(openPaths.resetPassword, { token, password: NEXT })).status).toBe(410);
  });

  test('not without the password, nor to the same address', async () => {
    const { email, client } = await newcomer(site);
    expect((await ask(client, 'other@example.com', 'not the password')).body.code).toBe('PASSWORD_WRONG');
    expect((await ask(client, email)).body.code).toBe('EMAIL_SET');
  });
});
