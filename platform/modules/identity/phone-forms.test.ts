import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import { PASSWORD, startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { createPlayersRepository } from '../desk/players-repository.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

/** Returns a number of Buenos Aires, without code and 9. */
const newLocal = () => `11${randomInt(2300_0000, 2400_0000)}`;

const begin = (phone: string, phoneCountry: string) =>
  site.client().post<{ code: CodeAsked } & ErrorBody>(openPaths.register, {
    type: 'phone_reg',
    language: 'en',
    adult: true,
    values: { phone, password: PASSWORD, currency: 'EUR' },
    phoneCountry,
  });

const signIn = (phone: string, country: string) =>
  site.client().post(openPaths.phoneLogin, {
    phone_number: phone,
    country_code: country,
    uPassword: PASSWORD,
    save: false,
  });

/** Opens an account and stores its number as given, as earlier accounts have it. */
async function storedAs(phone: string): Promise<string> {
  const player = await phonePlayer(site);
  await site.database.owner`update player set phone = ${phone} where phone = ${player.phone}`;
  return player.email;
}

test.each([
  ['', '9 '],
  ['9 ', ''],
  ['+54 9 ', '+54 '],
  ['', '54 '],
])('[A-03] a phone of Argentina that is written with "%s" opens no second account with "%s"', async (first, next) => {
  const local = newLocal();
  const begun = await begin(`${first}${local}`, 'AR');
  expect(begun.status).toBe(200);
  const code = await lastCode(site, `+549${local}`);
  await site.client().post(openPaths.confirmRegistration, { request: begun.body.code.request, code });
  expect((await begin(`${next}${local}`, 'AR')).status).toBe(200);
  const [message] = await inboxOf(site, `+549${local}`);
  expect(message?.body).not.toMatch(/\b\d{6}\b/);
  expect(await inboxOf(site, `+54${local}`)).toEqual([]);
  for (const written of [first, next]) expect((await signIn(`${written}${local}`, 'AR')).status).toBe(200);
});

test('[A-03] an account that is stored without the 9 of Argentina signs in, and keeps its phone to itself', async () => {
  const local = newLocal();
  await storedAs(`+54${local}`);
  for (const written of [local, `9 ${local}`, `+54 9 ${local}`]) {
    expect((await signIn(written, 'AR')).status, written).toBe(200);
  }
  await begin(local, 'AR');
  await expect(lastCode(site, `+549${local}`)).rejects.toThrow('No code');
});

test('[A-03] a code to sign in goes to the stored form of the number', async () => {
  const local = newLocal();
  await storedAs(`+549${local}`);
  const asked = { 'phone-number': local, 'phone-code': '+54' };
  const { body } = await site.client().post<CodeAsked>(openPaths.sendSms, asked);
  const login = { request: body.request, 'sms-code': await lastCode(site, `+549${local}`), save: false };
  expect((await site.client().post(openPaths.smsLogin, login)).status).toBe(200);
  expect(await inboxOf(site, `+54${local}`)).toEqual([]);
});

test('of two accounts that one phone has had, each signs in by its own form', async () => {
  const local = newLocal();
  const emails = [await storedAs(`+54${local}`), await storedAs(`+549${local}`)];
  const answers = [await signIn(local, 'AR'), await signIn(`9${local}`, 'AR')];
  expect(answers.map(({ body }) => body)).toMatchObject(emails.map((email) => ({ player: { email } })));
});

test('[A-03] an account that is stored with the 0 of calls within its country signs in without it', async () => {
  const own = `321${randomInt(100_0000, 900_0000)}`;
  await storedAs(`+570${own}`);
  for (const written of [own, `+57 (0) ${own}`, `+57${own}`]) {
    expect((await signIn(written, 'CO')).status, written).toBe(200);
  }
});

test('[A-03] a number is taken for another player in each of its forms', async () => {
  const local = newLocal();
  await storedAs(`+54${local}`);
  const { client } = await newcomer(site);
  const asked = { 'phone-number': `9${local}`, 'phone-code': '+54', uPassword: PASSWORD };
  const { request } = (await client.post<CodeAsked>(openPaths.askPhone, asked)).body;
  const code = await lastCode(site, `+549${local}`);
  const { status, body } = await client.post<ErrorBody>(openPaths.confirmPhone, { request, code });
  expect([status, body.code]).toEqual([409, 'PHONE_TAKEN']);
});

test('[A-03] a code that its brackets or another prefix announce registers and signs in alike', async () => {
  for (const prefix of ['(+49) ', '8 10 49 ', '00 49 ']) {
    const own = `151${randomInt(5000_0000, 9000_0000)}`;
    const begun = await begin(`${prefix}${own}`, 'RU');
    expect(begun.status, prefix).toBe(200);
    const code = await lastCode(site, `+49${own}`);
    await site.client().post(openPaths.confirmRegistration, { request: begun.body.code.request, code });
    expect((await signIn(`${prefix}${own}`, 'RU')).status, prefix).toBe(200);
  }
});

test('staff finds a player by the number in another form than the stored one', async () => {
  const local = newLocal();
  const email = await storedAs(`+54${local}`);
  const players = createPlayersRepository(site.database.owner);
  for (const search of [`+54 9 ${local}`, `54${local}`])
    expect(await players.find(search, 5)).toMatchObject([{ email }]);
});
