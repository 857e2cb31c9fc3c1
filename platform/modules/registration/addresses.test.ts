import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { normaliseEmail } from '#shared/domain/registration/email-address.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import { fastRegistration, openAccount } from '#tests/fixtures/platform/open-account.ts';
import { PASSWORD, startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

const NEXT = 'quiet umbrella seven rivers';
let site: TestPlatform;
beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const unique = () => crypto.randomUUID().slice(0, 8);

test.each([
  ['an apostrophe', "pat.o'brien"],
  ['signs that few addresses have', 'a!#$%&*+/=?^_`{|}~-b'],
  ['letters of another script', 'игрок'],
  ['letters that are written in two parts', 'jose\u0301'],
])('an address with %s opens an account that every call can name afterwards', async (_what, start) => {
  const typed = `${start}.${unique()}@Почта.example`;
  const email = normaliseEmail(typed);
  const client = site.client();
  expect((await openAccount(client, { email: typed, password: PASSWORD })).status).toBe(200);
  await client.post(openPaths.logout);

  const signIn = (uLogin: string, uPassword: string) =>
    site.client().post(openPaths.login, { uLogin, uPassword, save: false });
  for (const form of [typed, email, ` ${typed.toUpperCase()} `])
    expect((await signIn(form, PASSWORD)).status).toBe(200);
  expect((await site.client().post(openPaths.askLoginLink, { email: typed })).status).toBe(200);
  expect((await site.client().post(openPaths.askPassword, { email: typed })).status).toBe(200);
  expect((await inboxOf(site, email)).length).toBeGreaterThan(1);
  const asked = await site.client().post<CodeAsked>(openPaths.askPasswordCode, { email: typed });
  const body = { request: asked.body.request, code: await lastCode(site, email) };
  const { token } = (await site.client().post<{ token: string }>(openPaths.checkPasswordCode, body)).body;
  expect((await site.client().post(openPaths.resetPassword, { token, password: NEXT })).status).toBe(200);

  const owner = site.client();
  expect((await owner.post(openPaths.login, { uLogin: typed, uPassword: NEXT, save: false })).status).toBe(200);
  const next = `moved.${typed}`;
  const moving = await owner.post<CodeAsked>(openPaths.askEmail, { email: next, uPassword: NEXT });
  const confirmed = { request: moving.body.request, code: await lastCode(site, normaliseEmail(next)) };
  expect((await owner.post(openPaths.confirmEmail, confirmed)).status).toBe(200);
  expect((await signIn(next, NEXT)).status).toBe(200);
});

test.each(['kim,lee@example.com', 'Kim <kim@example.com>', '"kim"@example.com', 'kim@-example.com'])(
  'what no mail reaches opens no account: %s',
  async (email) => {
    const { status, body } = await site
      .client()
      .post(openPaths.register, fastRegistration({ email, password: PASSWORD }));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('body.values.email')]);
  },
);
