import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionAnswer, SignInAnswer } from '#shared/contracts/account.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { Security } from '#shared/contracts/security.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { asPhone, freshNumber, newcomer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

type Asked = CodeAsked & ErrorBody;
type Told = Security & ErrorBody;

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const ask = (client: TestClient, email: string, uPassword = PASSWORD) =>
  client.post<Asked>(openPaths.askEmail, { email, uPassword });
const confirm = (client: TestClient, request: string, code: string) =>
  client.post<Told>(openPaths.confirmEmail, { request, code });
const read = async (client: TestClient) => (await client.get<Security>(openPaths.security)).body;

/** Signs up a player by phone, without an e-mail. */
async function phoneComer(language = 'en') {
  const [phone, client] = [freshNumber(), site.client()];
  const values = { phone, password: PASSWORD, currency: 'EUR' };
  const body = { type: 'phone_reg', language, adult: true, values, phoneCountry: 'DE' };
  const { request } = (await client.post<{ code: CodeAsked }>(openPaths.register, body)).body.code;
  const code = await lastCode(site, phone);
  expect((await client.post(openPaths.confirmRegistration, { request, code })).status).toBe(200);
  return { phone, client };
}

test('[O-04] a player with a phone adds an e-mail by its code and signs in by it, with two steps', async () => {
  const { client } = await phoneComer('de');
  const email = newEmail();
  expect(await read(client)).toMatchObject({ email: '', activationType: 3 });
  const { status, body } = await ask(client, ` ${email.toUpperCase()} `);
  expect([status, body.channel]).toEqual([200, 'email']);
  const [message] = await inboxOf(site, email);
  expect(message?.body).toContain('diese Adresse');
  const answer = await confirm(client, body.request, await lastCode(site, email));
  expect(answer.body).toMatchObject({ email, activationType: 2, twoStep: false });
  expect((await client.get<SessionAnswer>(openPaths.session)).body.player.email).toBe(email);
  const twoStep = await client.post<Told>(openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
  expect(twoStep.body.twoStep).toBe(true);
  const login = { uLogin: email, uPassword: PASSWORD, save: false };
  const entered = await site.client().post<SignInAnswer>(openPaths.login, login);
  expect(entered.body).toMatchObject({ twoStep: { asked: { channel: 'sms' } } });
});

test('[O-04] binding a phone moves the activation type from 1 to 2', async () => {
  const { client } = await newcomer(site);
  expect(await read(client)).toMatchObject({ activationType: 1 });
  const phone = freshNumber();
  const { request } = (await client.post<Asked>(openPaths.askPhone, { ...asPhone(phone), uPassword: PASSWORD })).body;
  const told = await client.post<Told>(openPaths.confirmPhone, { request, code: await lastCode(site, phone) });
  expect(told.body).toMatchObject({ phone, activationType: 2 });
});

test('adding an e-mail needs the password and the player’s own code', async () => {
  const [{ client }, stranger] = [await phoneComer(), await phoneComer()];
  const email = newEmail();
  expect((await ask(client, email, 'not the password')).body.code).toBe('PASSWORD_WRONG');
  expect(await inboxOf(site, email)).toEqual([]);
  const { request } = (await ask(client, email)).body;
  const code = await lastCode(site, email);
  expect((await confirm(stranger.client, request, code)).body.code).toBe('CODE_EXPIRED');
  expect([(await read(client)).email, (await read(stranger.client)).email]).toEqual(['', '']);
});

test('adding another player’s address gets the same answer, tells the owner, and accepts no code', async () => {
  const [owner, { client }] = [await newcomer(site, 'fr'), await phoneComer()];
  const before = (await inboxOf(site, owner.email)).length;
  const known = await ask(client, owner.email);
  const fresh = await ask(client, newEmail());
  expect(known.status).toBe(200);
  expect(Object.keys(known.body).toSorted()).toEqual(Object.keys(fresh.body).toSorted());
  expect(known.body.channel).toBe('email');
  const emails = await inboxOf(site, owner.email);
  expect(emails).toHaveLength(before + 1);
  expect(emails[0]?.subject).toBe('Quelqu’un a voulu utiliser votre adresse');
  expect(emails[0]?.body).not.toMatch(/\b\d{6}\b/);
  const guesses = ['000000', '999999'].map((code) => confirm(client, known.body.request, code));
  expect((await Promise.all(guesses)).map(({ body }) => body.code)).toEqual(['CODE_WRONG', 'CODE_WRONG']);
  expect((await read(client)).email).toBe('');
});

test('the first of two players who confirm one address gets it', async () => {
  const [first, second] = [await phoneComer(), await phoneComer()];
  const email = newEmail();
  const one = (await ask(first.client, email)).body.request;
  const oneCode = await lastCode(site, email);
  const other = (await ask(second.client, email)).body.request;
  const otherCode = await lastCode(site, email);
  expect((await confirm(first.client, one, oneCode)).body.email).toBe(email);
  const late = await confirm(second.client, other, otherCode);
  expect([late.status, late.body.code]).toEqual([409, 'EMAIL_TAKEN']);
});

test('an existing e-mail stays when the code of an earlier request comes later', async () => {
  const { client } = await phoneComer();
  const [email, next] = [newEmail(), newEmail()];
  const first = (await ask(client, email)).body.request;
  const firstCode = await lastCode(site, email);
  const second = (await ask(client, next)).body.request;
  const secondCode = await lastCode(site, next);
  expect((await confirm(client, first, firstCode)).status).toBe(200);
  const late = await confirm(client, second, secondCode);
  expect([late.status, late.body.code]).toEqual([410, 'CODE_EXPIRED']);
  expect((await ask(client, email)).body.code).toBe('EMAIL_SET');
  expect((await read(client)).email).toBe(email);
});
