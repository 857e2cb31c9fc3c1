import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let next = 0;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

async function newPlayer(): Promise<{ client: TestClient; email: string }> {
  next += 1;
  const email = `emails-${next}@example.com`;
  const client = site.client();
  const answer = await openAccount(client, { email, password: PASSWORD, language: 'ru' });
  expect(answer.status).toBe(200);
  return { client, email };
}

async function tokenOf(email: string, purpose: string): Promise<string> {
  const { body } = await site.client().post<{ link: string }>('/__control/email', { email, purpose });
  expect(body.link).toMatch(/^\/ru\/user\/[a-z]+\?token=[\w-]{43}$/);
  return body.link.split('token=')[1] ?? '';
}

const signIn = (email: string, password: string) =>
  site.client().post(openPaths.login, { uLogin: email, uPassword: password, save: false });

describe.each(['verify', 'activate', 'newsletter'])('[R-28] an email to %s', (purpose) => {
  test('has a link that works once, on its own page only', async () => {
    const { email } = await newPlayer();
    const token = await tokenOf(email, purpose);
    const follow = (as: string, by = token) => site.client().post(openPaths.followLink, { purpose: as, token: by });
    const other = purpose === 'verify' ? 'newsletter' : 'verify';
    expect((await follow(other)).body).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await follow(purpose)).toMatchObject({ status: 200, body: { success: true } });
    expect(await follow(purpose)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
    expect((await follow(purpose, 'made-up')).status).toBe(410);
  });
});

describe('[R-28] a new password', () => {
  test('is set by the requested link, and invalidates the old one and every session', async () => {
    const { client, email } = await newPlayer();
    expect((await site.client().post(openPaths.askPassword, { email })).status).toBe(200);
    const { body } = await site
      .client()
      .post<{ emails: { purpose: string; link: string }[] }>('/__control/emails', { email });
    const [message] = body.emails;
    expect(message?.purpose).toBe('password');
    const token = message?.link.split('token=')[1] ?? '';
    expect((await site.client().post(openPaths.resetPassword, { token, password: 'short' })).status).toBe(400);
    const password = 'another long sentence';
    expect((await site.client().post(openPaths.resetPassword, { token, password })).status).toBe(200);
    expect((await client.get(openPaths.session)).body).toBeNull();
    expect((await signIn(email, PASSWORD)).status).toBe(403);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await site.client().post(openPaths.resetPassword, { token, password })).status).toBe(410);
  });

  test('is requested with the same answer for an unknown player', async () => {
    const answer = await site.client().post(openPaths.askPassword, { email: 'nobody@example.com' });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
  });

  test('can no longer be set an hour later', async () => {
    const { email } = await newPlayer();
    const token = await tokenOf(email, 'password');
    await site.client().post('/__control/clock', { shiftMs: 3_600_001 });
    const answer = await site.client().post(openPaths.resetPassword, { token, password: 'another long sentence' });
    expect(answer.status).toBe(410);
  });
});
