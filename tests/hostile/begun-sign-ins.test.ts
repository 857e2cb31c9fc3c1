import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { addTotp, finishStep, stepOf, totpCode } from '#tests/fixtures/platform/factors-scenario.ts';
import { asPhone, freshNumber, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { lastCode } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

type Answer = ErrorBody & CodeAsked & { token: string };
const NEW_PASSWORD = 'a violin below the ferry 4';
/** Largest number of sessions of a player. */
const MAX_SESSIONS = 30;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const post = (client: TestClient, path: string, body: object) => client.post<Answer>(path, body);
const logIn = (client: TestClient, uLogin: string, uPassword = PASSWORD) =>
  post(client, openPaths.login, { uLogin, uPassword, save: false });

test.each(['totp', 'recovery'])('a code (%s) that many sign-ins send at once opens one session', async (kind) => {
  const { email, client } = await newcomer(site);
  const { secret, recoveryCodes } = await addTotp(site, client);
  const requests: string[] = [];
  for (let turn = 0; turn < 6; turn++) requests.push(stepOf(await logIn(site.client(), email)).request);
  const factor = { factor: kind, code: kind === 'totp' ? totpCode(secret) : recoveryCodes[0] };
  const answers = await Promise.all(requests.map((request) => finishStep(site.client(), request, factor)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, body.code]).toEqual([403, kind === 'totp' ? 'TOTP_WRONG' : 'RECOVERY_CODE_WRONG']);
});

describe('a thief who has passed the first step of a sign-in', () => {
  test('cannot finish it once the owner has another password', async () => {
    const { email, client } = await newcomer(site);
    const { secret, recoveryCodes } = await addTotp(site, client);
    const thief = site.client();
    const { request } = stepOf(await logIn(thief, email));
    const proof = { uPassword: PASSWORD, proof: { factor: 'recovery', code: recoveryCodes[0] } };
    const changed = await post(client, openPaths.changePassword, { ...proof, password: NEW_PASSWORD });
    expect([changed.status, changed.body.code]).toEqual([200, undefined]);
    const late = await finishStep(thief, request, { factor: 'totp', code: totpCode(secret) });
    expect([late.status, late.body.code]).toEqual([410, 'SIGN_IN_EXPIRED']);
    expect((await thief.get(openPaths.session)).body).toBeNull();
  });
});

describe('a thief who has the former phone of a player', () => {
  /** Lets the player take another number after a thief has asked for a message to the former one. */
  async function leaveNumber(path: string) {
    const { phone, client } = await phonePlayer(site);
    const thief = site.client();
    const { request } = (await post(thief, path, asPhone(phone))).body;
    const code = await lastCode(site, phone);
    const next = freshNumber();
    const asked = (await post(client, openPaths.askPhone, { ...asPhone(next), uPassword: PASSWORD })).body;
    const confirmed = await post(client, openPaths.confirmPhone, {
      request: asked.request,
      code: await lastCode(site, next),
    });
    expect(confirmed.status).toBe(200);
    return { thief, request, code };
  }

  test('does not sign in with a message that was sent before', async () => {
    const { thief, request, code } = await leaveNumber(openPaths.sendSms);
    const { status, body } = await post(thief, openPaths.smsLogin, { request, 'sms-code': code, save: false });
    expect([status, body.code]).toEqual([410, 'CODE_EXPIRED']);
    expect((await post(thief, openPaths.resendCode, { request })).body.code).toBe('CODE_EXPIRED');
  });

  test('sets no password with a message that was sent before', async () => {
    const { thief, request, code } = await leaveNumber(openPaths.askPasswordCode);
    const { status, body } = await post(thief, openPaths.checkPasswordCode, { request, code });
    expect([status, body.code, body.token]).toEqual([410, 'CODE_EXPIRED', undefined]);
  });
});

test('a player has so many sessions: one more ends the one that was used the longest ago, and is recorded', async () => {
  const { email, client: first } = await newcomer(site);
  const clients: TestClient[] = [];
  for (let turn = 1; turn < MAX_SESSIONS; turn++) {
    clients.push(site.client());
    expect((await logIn(clients.at(-1) as TestClient, email)).status).toBe(200);
  }
  await site.database.owner`update session set seen_at = seen_at - 1000 where id_hash in (
    select id_hash from session order by signed_in_at limit 1)`;
  expect((await first.get(openPaths.accounts)).status).toBe(200);
  const last = site.client();
  expect((await logIn(last, email)).status).toBe(200);
  expect((await first.get(openPaths.accounts)).status).toBe(401);
  for (const client of [...clients, last]) expect((await client.get(openPaths.accounts)).status).toBe(200);
  const { events } = await site.platform.securityLog.list({ limit: 5 });
  expect(events.find(({ kind }) => kind === 'sessions_ended')?.details).toEqual({ tooMany: 1 });
});
