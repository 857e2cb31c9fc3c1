import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { type readSignInChangeCall, SIGN_IN_CHANGE_KINDS } from '#shared/contracts/sign-in-changes.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { freshNumber, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';
import { signInChangeTexts } from '../delivery/delivery-service.ts';
import type { ToldChange } from './sign-in-changes.ts';

type Read = CallAnswer<typeof readSignInChangeCall>;
const DAY = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'quiet umbrella seven rivers';

const TWO_STEP_OFF = { twoStep: false, twoStepAt: null, totp: null, codes: [] };
let site: TestPlatform;
beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const rowOf = async (email: string) => {
  const [row] = await site.database.owner<
    { id: number; passwordHash: string; phone: string | null; email: string; twoStep: boolean }[]
  >`select id, password_hash as "passwordHash", phone, email, two_step as "twoStep" from player where email = ${email}`;
  if (!row) throw new Error(`No player has ${email}`);
  return { ...row, id: Number(row.id) };
};
const tell = (change: Pick<ToldChange, 'kind' | 'userId'> & Partial<ToldChange>) =>
  site.platform.signInChanges.tell({ address: '203.0.113.7', userAgent: FIREFOX, country: 'PT', ...change });

/** Returns the token of the newest message about a change. */
async function tokenOf(to: string): Promise<string> {
  const found = (await inboxOf(site, to)).find(({ kind }) => kind.endsWith('sign_in_change'));
  return found?.link?.split('token=')[1] ?? '';
}
const read = (token: string) => site.client().post<Read>(openPaths.readSignInChange, { token });
const undo = (token: string, uPassword?: string) =>
  site.client().post<{ token: string }>(openPaths.undoSignInChange, { token, uPassword });
const signIn = (email: string, password: string) =>
  site.client().post(openPaths.login, { uLogin: email, uPassword: password, save: false });

describe('a message about a change of the sign-in', () => {
  test('says what, when, where and on which device, without the last part of the address', async () => {
    const { email } = await newcomer(site, 'de');
    const { id: userId } = await rowOf(email);
    await tell({ userId, kind: 'totp_removed' });
    const [message] = await inboxOf(site, email);
    expect(message).toMatchObject({
      kind: 'sign_in_change',
      subject: 'Die Authenticator-App wurde aus Ihrem Konto entfernt',
    });
    expect(message?.body).toContain('Portugal, 203.0.113.*');
    expect(message?.body).toContain('Firefox · Linux');
    expect(message?.body).not.toContain('203.0.113.7');
    expect(message?.body).toContain(message?.link);
  });

  test('goes to the phone of a player without an email', async () => {
    const { email, phone } = await phonePlayer(site);
    const { id: userId } = await rowOf(email);
    await site.database.owner`update player set email = null where id = ${userId}`;
    await tell({ userId, kind: 'password_changed' });
    const [message] = await inboxOf(site, phone);
    expect(message).toMatchObject({ kind: 'sms_sign_in_change', channel: 'sms' });
    expect(message?.body).toMatch(/^Fairline: Your password was changed\. Not you\?/);
  });

  test('about a new address goes to the one before, and not to the new one', async () => {
    const { email } = await newcomer(site);
    const { id: userId } = await rowOf(email);
    const next = `${crypto.randomUUID()}@example.com`;
    await site.database.owner`update player set email = ${next} where id = ${userId}`;
    await tell({ userId, kind: 'email_changed', undo: { part: 'email', before: email } });
    expect((await inboxOf(site, email))[0]?.subject).toBe('The email of your account was changed');
    expect(await inboxOf(site, next)).toEqual([]);
  });

  test.each(LANGUAGES.map(({ code }) => code))('has a sentence for every change in %s', (language) => {
    const { changes, noDevice, noPlace } = signInChangeTexts(language);
    expect(Object.keys(changes).sort()).toEqual([...SIGN_IN_CHANGE_KINDS].sort());
    for (const text of [...Object.values(changes), noDevice, noPlace]) expect(text).toMatch(/^\S.*[^.\s]$/);
  });
});

describe('the link of a message about a change', () => {
  test('says what it takes back, changes nothing by that, and takes it back once', async () => {
    const { email, client } = await newcomer(site);
    const { id: userId, passwordHash } = await rowOf(email);
    await tell({ userId, kind: 'password_changed', undo: { part: 'password', before: passwordHash } });
    const token = await tokenOf(email);
    const change = { kind: 'password_changed', address: '203.0.113.*', country: 'PT', browser: 'Firefox' };
    expect((await read(token)).body).toMatchObject({ changes: [change], proof: 'link' });
    expect((await client.get(openPaths.session)).body).not.toBeNull();
    const { status, body } = await undo(token);
    expect(status).toBe(200);
    expect((await client.get(openPaths.session)).body).toBeNull();
    expect((await signIn(email, PASSWORD)).status).toBe(403);
    expect((await read(token)).status).toBe(410);
    expect((await undo(token)).status).toBe(410);
    const set = await site.client().post(openPaths.resetPassword, { token: body.token, password: NEW_PASSWORD });
    expect(set.status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('takes back all later changes too, and their links no longer work', async () => {
    const { email } = await newcomer(site);
    const { id: userId, passwordHash } = await rowOf(email);
    await tell({ userId, kind: 'password_changed', undo: { part: 'password', before: passwordHash } });
    const own = await tokenOf(email);
    const strange = `${crypto.randomUUID()}@example.com`;
    const hash = await site.platform.accounts.hashPassword('chosen by a stranger');
    await site.database.owner`update player set email = ${strange}, password_hash = ${hash} where id = ${userId}`;
    await tell({ userId, kind: 'email_changed', undo: { part: 'email', before: email } });
    await tell({ userId, kind: 'phone_added', undo: { part: 'phone', before: null } });
    const strangers = await tokenOf(strange);
    expect((await read(own)).body.changes.map(({ kind }) => kind)).toEqual([
      'phone_added',
      'email_changed',
      'password_changed',
    ]);
    // The password that counts is the one from before the first change.
    expect((await undo(own)).body).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect((await undo(own, 'chosen by a stranger')).body).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect((await undo(own, PASSWORD)).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ email, passwordHash: '' });
    expect((await undo(strangers, PASSWORD)).status).toBe(410);
    expect((await signIn(email, 'chosen by a stranger')).status).toBe(403);
    const [told] = await inboxOf(site, email);
    expect(told).toMatchObject({ kind: 'sign_in_undone', link: '/en/forgotpassword' });
  });

  test('does not switch off a second step by emailed codes: that needs the password as well', async () => {
    const { email } = await newcomer(site);
    const { id: userId } = await rowOf(email);
    await site.database.owner`update player set two_step = true where id = ${userId}`;
    await tell({ userId, kind: 'two_step_on', undo: { part: 'two_step', before: TWO_STEP_OFF } });
    const token = await tokenOf(email);
    expect((await read(token)).body.proof).toBe('password');
    expect((await undo(token)).body).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect(await rowOf(email)).toMatchObject({ twoStep: true });
    expect((await undo(token, PASSWORD)).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ twoStep: false });
  });

  test('takes nothing back when the address now belongs to another player', async () => {
    const { email } = await newcomer(site);
    const { id: userId } = await rowOf(email);
    const gone = `${crypto.randomUUID()}@example.com`;
    await site.database.owner`update player set email = ${gone} where id = ${userId}`;
    await tell({ userId, kind: 'email_changed', undo: { part: 'email', before: email } });
    const token = await tokenOf(email);
    const other = await newcomer(site);
    await site.database.owner`update player set email = ${email} where email = ${other.email}`;
    expect((await undo(token, PASSWORD)).body).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await read(token)).status).toBe(200);
  });

  test('no longer works after a week', async () => {
    const { email } = await newcomer(site);
    const { id: userId } = await rowOf(email);
    await tell({ userId, kind: 'phone_changed', undo: { part: 'phone', before: freshNumber() } });
    await site.platform.messages.idle();
    const [{ token_hash: tokenHash } = {}] = await site.database.owner<
      { token_hash: Buffer }[]
    >`select token_hash from sign_in_change where user_id = ${userId}`;
    expect(tokenHash).toHaveLength(32);
    await tell({ userId, kind: 'new_device' });
    const token = await tokenOf(email);
    await site.database.owner`update sign_in_change set ends_at = ends_at - ${7 * DAY} where user_id = ${userId}`;
    expect((await read(token)).status).toBe(410);
    expect((await undo(token)).status).toBe(410);
  });

  test('is refused when it is made up', async () => {
    expect((await read('made-up')).status).toBe(410);
    expect((await undo('made-up')).status).toBe(410);
  });
});

describe('a sign-in on a new device', () => {
  const login = (client: TestClient, email: string, password = PASSWORD) =>
    client.post(openPaths.login, { uLogin: email, uPassword: password, save: false });
  const toldOf = async (email: string) =>
    (await inboxOf(site, email)).filter(
      ({ subject }) => subject === 'Someone signed in to your account on a new device',
    );

  test('is told once for a device, and not for the one on which the account was opened', async () => {
    const { email, client } = await newcomer(site);
    await login(client, email);
    expect(await toldOf(email)).toEqual([]);
    const other = site.client();
    other.headers = { 'user-agent': FIREFOX };
    for (const _ of [1, 2]) {
      await login(other, email);
      await other.post(openPaths.logout);
    }
    other.headers = { 'user-agent': FIREFOX.replaceAll('140', '141') };
    await login(other, email);
    const told = await toldOf(email);
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain('Firefox · Linux');
  });

  test('is not told after a new password on a device that the player has used', async () => {
    const { email, client } = await newcomer(site);
    await client.post(openPaths.changePassword, { password: NEW_PASSWORD, uPassword: PASSWORD });
    await client.post(openPaths.logout);
    expect((await login(client, email, NEW_PASSWORD)).status).toBe(200);
    expect(await toldOf(email)).toEqual([]);
  });

  test('is told for the device of another player', async () => {
    const [{ email }, { client }] = [await newcomer(site), await newcomer(site)];
    await login(client, email);
    expect(await toldOf(email)).toHaveLength(1);
  });

  test('can be taken back: it ends the session and the password', async () => {
    const { email } = await newcomer(site);
    const stranger = site.client();
    await login(stranger, email);
    const token = (await toldOf(email))[0]?.link?.split('token=')[1] ?? '';
    expect((await undo(token)).status).toBe(200);
    expect((await stranger.get(openPaths.session)).body).toBeNull();
    expect((await login(stranger, email)).status).toBe(403);
  });
});
