import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { ChangedSecurity } from '#shared/contracts/factors.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { Security } from '#shared/contracts/security.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import {
  addTotp,
  finishStep,
  MANY_SIGN_INS,
  passStep,
  stepOf,
  totpCode,
  wrongTotp,
} from '#tests/fixtures/platform/factors-scenario.ts';
import { asPhone, freshNumber, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

type Answer = ChangedSecurity & CodeAsked & ErrorBody & { secret: string; address: string };
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ throttlePolicy: MANY_SIGN_INS });
});
afterAll(() => site.close());

const post = (client: TestClient, path: string, body?: object) => client.post<Answer>(path, body);
const read = async (client: TestClient) => (await client.get<Security>(openPaths.security)).body;
const emailLogin = (uLogin: string, client = site.client()) =>
  client.post(openPaths.login, { uLogin, uPassword: PASSWORD, save: false });
const byTotp = (secret: string) => ({ uPassword: PASSWORD, proof: { factor: 'totp', code: totpCode(secret) } });

describe('an authenticator', () => {
  test('[O-04] counts after its first code, switches two-step sign-in on and comes with ten recovery codes', async () => {
    const { email, client } = await newcomer(site);
    const { body } = await post(client, openPaths.askTotp, { uPassword: PASSWORD });
    const address = new URL(body.address);
    expect([address.protocol, address.searchParams.get('secret')]).toEqual(['otpauth:', body.secret]);
    expect(decodeURIComponent(address.pathname)).toContain(email);
    expect(await read(client)).toMatchObject({ totp: null, twoStep: false });
    const wrong = await post(client, openPaths.confirmTotp, { code: wrongTotp(body.secret) });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'TOTP_WRONG']);
    const done = await post(client, openPaths.confirmTotp, { code: totpCode(body.secret) });
    expect(done.body).toMatchObject({ twoStep: true, recoveryCodes: 10, proofFactors: ['totp', 'recovery'] });
    expect(new Set(done.body.newRecoveryCodes).size).toBe(10);
    for (const code of done.body.newRecoveryCodes ?? [])
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    const again = await post(client, openPaths.confirmTotp, { code: totpCode(body.secret, 1) });
    expect(again.body.code).toBe('SETUP_EXPIRED');
  });

  test('keeps neither its secret nor a recovery code in the database', async () => {
    const { client } = await newcomer(site);
    const { secret, recoveryCodes } = await addTotp(site, client);
    const { owner } = site.database;
    const rows = await owner`select t::text as row from totp t union all select r::text from recovery_code r`;
    const text = rows.map(({ row }) => row).join('\n');
    expect(text).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(text).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'));
      expect(text).not.toContain(code.replace('-', ''));
    }
  });

  test('is not set up any more after a quarter of an hour', async () => {
    const { client } = await newcomer(site);
    const { secret } = (await post(client, openPaths.askTotp, { uPassword: PASSWORD })).body;
    await site.platform.clock.moveTo(site.platform.clock.now() + 15 * 60_000);
    const late = await post(client, openPaths.confirmTotp, { code: totpCode(secret) });
    await site.platform.clock.reset();
    expect([late.status, late.body.code]).toEqual([410, 'SETUP_EXPIRED']);
  });

  test('cannot be removed while two-step sign-in rests on it alone', async () => {
    const { client } = await newcomer(site);
    const { secret } = await addTotp(site, client);
    const last = await post(client, openPaths.removeTotp, byTotp(secret));
    expect([last.status, last.body.code]).toEqual([409, 'FACTOR_LAST']);
    await passStep(site);
    const phone = freshNumber();
    const { request } = (await post(client, openPaths.askPhone, { ...asPhone(phone), ...byTotp(secret) })).body;
    await client.post(openPaths.confirmPhone, { request, code: await lastCode(site, phone) });
    await passStep(site);
    const removed = await post(client, openPaths.removeTotp, byTotp(secret));
    expect(removed.body).toMatchObject({ totp: null, twoStep: true, proofFactors: ['sms', 'recovery'] });
  });
});

describe('a recovery code', () => {
  test('signs in once, typed in small letters and with spaces, and the number of those left is told', async () => {
    const { email, client } = await newcomer(site);
    const { recoveryCodes } = await addTotp(site, client);
    const typed = ` ${recoveryCodes[0]?.toLowerCase().replace('-', ' ')} `;
    const statuses = [];
    for (let turn = 0; turn < 2; turn++) {
      const { request } = stepOf(await emailLogin(email));
      const { status, body } = await finishStep(site.client(), request, { factor: 'recovery', code: typed });
      statuses.push(body.code ?? status);
    }
    expect(statuses).toEqual([200, 'RECOVERY_CODE_WRONG']);
    expect((await read(client)).recoveryCodes).toBe(9);
  });

  test('of another player is wrong', async () => {
    const [one, other] = [await newcomer(site), await newcomer(site)];
    const { recoveryCodes } = await addTotp(site, one.client);
    await addTotp(site, other.client);
    const { request } = stepOf(await emailLogin(other.email));
    const answer = await finishStep(site.client(), request, { factor: 'recovery', code: recoveryCodes[0] });
    expect(answer.body.code).toBe('RECOVERY_CODE_WRONG');
  });

  test('is replaced with its whole set', async () => {
    const { email, client } = await newcomer(site);
    const { secret, recoveryCodes } = await addTotp(site, client);
    const made = await post(client, openPaths.makeRecoveryCodes, byTotp(secret));
    expect(made.body.newRecoveryCodes).toHaveLength(10);
    const { request } = stepOf(await emailLogin(email));
    const use = (code = '') => finishStep(site.client(), request, { factor: 'recovery', code });
    expect((await use(recoveryCodes[1])).body.code).toBe('RECOVERY_CODE_WRONG');
    expect((await use(made.body.newRecoveryCodes?.[1])).status).toBe(200);
  });

  test('is made only with two-step sign-in', async () => {
    const { client } = await newcomer(site);
    const answer = await post(client, openPaths.makeRecoveryCodes, { uPassword: PASSWORD });
    expect([answer.status, answer.body.code]).toEqual([409, 'FACTOR_MISSING']);
  });
});

describe('two-step sign-in', () => {
  test('[O-04] is switched on only with a phone, a passkey or an authenticator', async () => {
    const { client } = await newcomer(site);
    const without = await post(client, openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    expect([without.status, without.body.code]).toEqual([409, 'FACTOR_MISSING']);
    const player = await phonePlayer(site);
    const on = await post(player.client, openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    expect(on.body).toMatchObject({ twoStep: true, recoveryCodes: 10, proofFactors: ['sms', 'recovery'] });
    expect(on.body.newRecoveryCodes).toHaveLength(10);
  });

  test('is switched off with the password and a second factor only, and then asks for nothing', async () => {
    const { email, phone, client } = await phonePlayer(site);
    await post(client, openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    const off = (proof?: object, uPassword = PASSWORD) =>
      post(client, openPaths.setTwoStep, { isOn: false, uPassword, proof });
    expect((await off()).body.code).toBe('FACTOR_REQUIRED');
    const { request } = (await post(client, openPaths.askProofCode)).body;
    const [message] = await inboxOf(site, phone);
    expect(message?.body).toContain('to confirm a change to your sign-in');
    const code = await lastCode(site, phone);
    expect((await off({ factor: 'sms', request, code }, 'not the password')).body.code).toBe('PASSWORD_WRONG');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await off({ factor: 'sms', request, code: wrong })).body.code).toBe('CODE_WRONG');
    expect((await off({ factor: 'sms', request, code })).body).toMatchObject({ twoStep: false, recoveryCodes: 0 });
    expect((await emailLogin(email)).body).toMatchObject({ player: { email } });
  });

  test('refuses the code of a sign-in as the proof of a change', async () => {
    const { email, phone, client } = await phonePlayer(site);
    await post(client, openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    const request = stepOf(await emailLogin(email)).asked?.request;
    const proof = { factor: 'sms', request, code: await lastCode(site, phone) };
    const off = await post(client, openPaths.setTwoStep, { isOn: false, uPassword: PASSWORD, proof });
    expect(off.body.code).toBe('CODE_EXPIRED');
  });

  test('ends the other sessions when it or one of its factors changes', async () => {
    const { email, client } = await newcomer(site);
    const elsewhere = async (secret?: string) => {
      const browser = site.client();
      const first = await emailLogin(email, browser);
      if (secret) {
        await passStep(site);
        const { request } = stepOf(first);
        await finishStep(browser, request, { factor: 'totp', code: totpCode(secret) });
        await passStep(site);
      }
      expect((await browser.get(openPaths.accounts)).status).toBe(200);
      return browser;
    };
    let other = await elsewhere();
    const { secret } = await addTotp(site, client);
    expect((await other.get(openPaths.accounts)).status).toBe(401);
    other = await elsewhere(secret);
    expect((await post(client, openPaths.makeRecoveryCodes, byTotp(secret))).status).toBe(200);
    expect((await other.get(openPaths.accounts)).status).toBe(401);
    other = await elsewhere(secret);
    await post(client, openPaths.setTwoStep, { isOn: false, ...byTotp(secret) });
    expect((await other.get(openPaths.accounts)).status).toBe(401);
    expect((await client.get(openPaths.accounts)).status).toBe(200);
  });
});
