import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { ChangedSecurity } from '#shared/contracts/factors.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { Security } from '#shared/contracts/security.ts';
import { blockUserCall, setLimitsCall } from '#shared/contracts/session-life.ts';
import { newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { lastCode } from '#tests/fixtures/platform/inbox.ts';
import { PASSWORD, startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { createNotedHeads } from './noted-heads.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(async () => {
  await site.platform.securityLog.seal();
  expect(await site.platform.securityLog.verify()).toEqual([]);
  await site.close();
});

/** Returns the kinds of a player's events, the oldest first, without those of opening the account. */
async function kindsOf(userId: number): Promise<string[]> {
  const { events } = await site.platform.securityLog.list({ userId, limit: 200 });
  return events.map(({ kind }) => kind).toReversed();
}

const idOf = async (email: string) => (await site.platform.accounts.repository.playerByEmail(email))?.id ?? 0;

test('a sign-in, a wrong password and a sign-out are recorded with address, browser and request', async () => {
  const { email } = await newcomer(site);
  const userId = await idOf(email);
  const client = site.client();
  client.headers = { 'user-agent': 'Browser/1' };
  const login = { uLogin: email, uPassword: PASSWORD, save: false };
  const wrong = await client.post<{ requestId: string }>(openPaths.login, { ...login, uPassword: 'another one' });
  await client.post(openPaths.login, login);
  await client.post(openPaths.logout);
  const { events } = await site.platform.securityLog.list({ userId });
  expect(events.slice(0, 4).map(({ kind }) => kind)).toEqual(['sign_out', 'new_device', 'sign_in', 'sign_in_failed']);
  expect(events[3]).toMatchObject({ address: '127.0.0.1', userAgent: 'Browser/1', requestId: wrong.body.requestId });
  expect(new Set(events.slice(0, 4).map(({ requestId }) => requestId)).size).toBe(3);
  expect(JSON.stringify(events)).not.toContain('another one');
});

test('a wrong password for an unknown login is recorded without the login', async () => {
  const login = { uLogin: 'unknown-person@example.com', uPassword: 'wrong wrong', save: false };
  await site.client().post(openPaths.login, login);
  const { events } = await site.platform.securityLog.list({ kinds: ['sign_in_failed'], limit: 1 });
  expect(events[0]).toMatchObject({ userId: null, details: { step: 'password' } });
  expect(JSON.stringify(events[0])).not.toContain('unknown-person');
});

test('a phone, a second step, ended sessions and a new password are recorded', async () => {
  const { email, client } = await phonePlayer(site);
  const userId = await idOf(email);
  const { body: on } = await client.post<ChangedSecurity>(openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
  const proof = { factor: 'recovery', code: on.newRecoveryCodes?.[0] };
  await client.post(openPaths.setTwoStep, { isOn: false, uPassword: PASSWORD, proof });
  await site.client().post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false });
  const { body } = await client.get<Security>(openPaths.security);
  const other = body.sessions.find(({ isThis }) => !isThis)?.id;
  await client.post(openPaths.endSession, { id: other });
  await client.post(openPaths.endOtherSessions);
  const asked = await client.post<CodeAsked>(openPaths.askPasswordCode, { email });
  const code = await lastCode(site, email);
  const wrong = code === '000000' ? '000001' : '000000';
  await client.post(openPaths.checkPasswordCode, { request: asked.body.request, code: wrong });
  const checked = await client.post<{ token: string }>(openPaths.checkPasswordCode, {
    request: asked.body.request,
    code,
  });
  await client.post(openPaths.resetPassword, { token: checked.body.token, password: 'another battery staple' });
  const kinds = await kindsOf(userId);
  expect(kinds.slice(0, 3)).toEqual(['account_opened', 'sign_in', 'phone_added']);
  expect(kinds.slice(3)).toEqual([
    'two_step_on',
    'recovery_code_used',
    'two_step_off',
    'sign_in',
    'new_device',
    'session_ended',
    'sessions_ended',
    'sign_in_failed',
    'password_reset',
  ]);
});

test('limits, a break and an exclusion that a player sets are recorded', async () => {
  const player = await site.player();
  await player.post(setLimitsCall.path, { limits: [{ limitType: 31, limitValue: 3 }] });
  await player.post(blockUserCall.path, { hours: 1 });
  await player.post(blockUserCall.path, { days: 7 });
  expect((await kindsOf(player.userId)).slice(-3)).toEqual(['limits_changed', 'time_out_begun', 'excluded']);
});

test('pages of the log follow each other by a cursor, and times limit them', async () => {
  const player = await site.player();
  const from = site.platform.clock.now();
  for (const kind of ['totp_added', 'totp_removed', 'recovery_codes_made'] as const) {
    await site.platform.securityLog.record({ kind, userId: player.userId });
  }
  const { securityLog } = site.platform;
  const first = await securityLog.list({ userId: player.userId, limit: 2, from });
  expect(first.events.map(({ kind }) => kind)).toEqual(['recovery_codes_made', 'totp_removed']);
  const second = await securityLog.list({ userId: player.userId, limit: 2, from, cursor: first.next });
  expect(second).toMatchObject({ events: [{ kind: 'totp_added' }], next: null });
  expect((await securityLog.list({ userId: player.userId, to: from - 60_000 })).events).toEqual([]);
});

test('the end of the chain is noted in a file that only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairline-heads-'));
  const noted = createNotedHeads(join(folder, 'data'));
  const head = { position: 4, hash: 'ab'.repeat(32) };
  expect(await noted.read()).toEqual([]);
  await noted.note(head);
  await noted.note({ position: 5, hash: 'cd'.repeat(32) });
  expect(await noted.read()).toEqual([head]);
  const file = join(folder, 'data', 'security-log.heads');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(`4 ${head.hash}\n`);
  await rm(folder, { recursive: true });
});
