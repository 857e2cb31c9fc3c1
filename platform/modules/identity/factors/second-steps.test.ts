import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { ResetMethods } from '#shared/contracts/email-links.ts';
import type { PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { PasskeyAddingOptions } from '#shared/contracts/passkeys.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { SECOND_FACTORS, type SecondFactor } from '#shared/contracts/second-step.ts';
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
import { AT_HTTPS_SITE, atHttpsSite, HTTPS_ORIGIN, httpsSite } from '#tests/fixtures/platform/https-site.ts';
import { asPhone, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import { SoftAuthenticator, type SoftPasskey } from '#tests/fixtures/platform/soft-authenticator.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';
import { codePolicyFor } from '../open-identity.ts';

const NEXT = 'another long sentence';
const MANY_CODES = { withoutCaptcha: 1000, perTargetAndAddress: { max: 1000, windowMs: 60_000 } };
const device = new SoftAuthenticator(HTTPS_ORIGIN);
let site: TestPlatform;

beforeAll(async () => {
  const { budget, ...policy } = codePolicyFor(false);
  const codePolicy = { ...policy, budget: { ...budget, ...MANY_CODES } };
  site = await startTestPlatform({ ...httpsSite(), throttlePolicy: MANY_SIGN_INS, codePolicy });
});
afterAll(() => site.close());

const visitor = (): TestClient => atHttpsSite(site.client());

interface FullPlayer {
  readonly email: string;
  readonly phone: string;
  readonly client: TestClient;
  readonly secret: string;
  readonly recoveryCodes: string[];
  readonly passkey: SoftPasskey;
}

/** Opens a player with every factor, signed in, two-step sign-in on. */
async function fullPlayer(): Promise<FullPlayer> {
  const { email, phone, client } = await phonePlayer({ ...site, client: visitor });
  const adding = await client.post<PasskeyAddingOptions>(openPaths.askPasskey, { uPassword: PASSWORD });
  const { passkey, attestation } = device.create(adding.body);
  expect((await client.post(openPaths.addPasskey, { passkey: attestation, name: 'Key' })).status).toBe(200);
  const { secret, recoveryCodes } = await addTotp(site, client);
  return { email, phone, client, secret, recoveryCodes: [...recoveryCodes], passkey };
}

const emailLogin = (uLogin: string, uPassword = PASSWORD, client = visitor()) =>
  client.post(openPaths.login, { uLogin, uPassword, save: false });

async function smsLogin(phone: string) {
  const { body } = await visitor().post<CodeAsked>(openPaths.sendSms, asPhone(phone));
  const code = await lastCode(site, phone);
  return visitor().post<ErrorBody>(openPaths.smsLogin, { request: body.request, 'sms-code': code, save: false });
}

async function linkLogin(email: string) {
  await visitor().post(openPaths.askLoginLink, { email });
  const link = new URL((await inboxOf(site, email)).find(({ kind }) => kind === 'login')?.link ?? '', 'http://x');
  const { token, sign } = Object.fromEntries(link.searchParams);
  return visitor().post<ErrorBody>(openPaths.tokenLogin, { method_id: 1, token, sign, lng: link.pathname.slice(1, 3) });
}

/** Sets a new password by a code to this address or number. */
async function reset(target: { email: string } | { phone: string }): Promise<void> {
  const body = 'email' in target ? target : asPhone(target.phone);
  const { request } = (await visitor().post<CodeAsked>(openPaths.askPasswordCode, body)).body;
  const code = await lastCode(site, 'email' in target ? target.email : target.phone);
  const checked = await visitor().post<{ token: string }>(openPaths.checkPasswordCode, { request, code });
  const { token } = checked.body;
  const { body: methods } = await visitor().post<ResetMethods>(openPaths.resetMethods, { token });
  const keep = { passkeys: methods.passkeys.map(({ id }) => id), networks: [] };
  const done = await visitor().post(openPaths.resetPassword, { token, password: NEXT, keep });
  expect(done.status).toBe(200);
}

async function prepareFactor(factor: SecondFactor, request: string, player: FullPlayer, client: TestClient) {
  if (factor === 'totp') {
    await passStep(site);
    return { factor, code: totpCode(player.secret) };
  }
  if (factor === 'recovery') return { factor, code: player.recoveryCodes.pop() };
  if (factor === 'passkey') {
    const { body } = await client.post<PasskeyLoginOptions & ErrorBody>(openPaths.askSecondStepPasskey, { request });
    const passkey = body.challenge ? device.get(body, player.passkey) : unsigned;
    return { factor, passkey };
  }
  await client.post(openPaths.sendSecondStep, { request });
  return { factor, code: factor === 'sms' ? await lastCode(site, player.phone) : '000000' };
}

const part = 'AAAA';
const unsigned = {
  id: part,
  rawId: part,
  type: 'public-key',
  response: { authenticatorData: part, clientDataJSON: part, signature: part },
};

const FIRST_STEPS = {
  'email and password': (player: FullPlayer) => emailLogin(player.email),
  'phone and password': ({ phone }: FullPlayer) =>
    visitor().post(openPaths.phoneLogin, { phone_number: phone, country_code: 'DE', uPassword: PASSWORD, save: false }),
  'a text message': ({ phone }: FullPlayer) => smsLogin(phone),
  'the link of an email': ({ email }: FullPlayer) => linkLogin(email),
  'a password reset by email': async ({ email }: FullPlayer) => {
    await reset({ email });
    return emailLogin(email, NEXT);
  },
  'a password reset by text message': async ({ email, phone }: FullPlayer) => {
    // Without an email, a code by text message resets the password; the address comes back for the sign-in.
    await site.database.owner`update player set email = null where phone = ${phone}`;
    await reset({ phone });
    await site.database.owner`update player set email = ${email} where phone = ${phone}`;
    return emailLogin(email, NEXT);
  },
} as const;

describe('[A-01] the second step after', () => {
  test.each<[keyof typeof FIRST_STEPS, string]>([
    ['email and password', 'totp passkey sms recovery'],
    ['phone and password', 'totp passkey sms recovery'],
    ['a text message', 'totp passkey recovery'],
    ['the link of an email', 'totp passkey sms recovery'],
    ['a password reset by email', 'totp passkey sms recovery'],
    ['a password reset by text message', 'totp passkey recovery'],
  ])('%s can be %s and nothing else', async (name, expected) => {
    const player = await fullPlayer();
    const step = stepOf(await FIRST_STEPS[name](player));
    expect(step.factors.join(' ')).toBe(expected);
    const attempt = async (factor: SecondFactor, request: string) => {
      const client = visitor();
      const given = await prepareFactor(factor, request, player, client);
      const { status, body } = await finishStep(client, request, given);
      return [factor, status, body.code, (await client.get(openPaths.accounts)).status];
    };
    const possible = SECOND_FACTORS.filter((factor) => expected.split(' ').includes(factor));
    for (const factor of SECOND_FACTORS) {
      if (possible.includes(factor)) continue;
      expect(await attempt(factor, step.request)).toEqual([factor, 409, 'FACTOR_REFUSED', 401]);
    }
    for (const factor of possible) {
      const again = () => (name.startsWith('a password') ? emailLogin(player.email, NEXT) : FIRST_STEPS[name](player));
      expect(await attempt(factor, stepOf(await again()).request)).toEqual([factor, 200, undefined, 200]);
    }
  });

  test('a text message is not possible with a phone as the only factor, and the answer says what to do', async () => {
    const { phone, client } = await phonePlayer(site);
    await client.post(openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    await site.database.owner`delete from recovery_code`;
    const { status, body } = await smsLogin(phone);
    expect([status, body.code]).toEqual([409, 'SECOND_STEP_UNAVAILABLE']);
  });
});

describe('the code of an authenticator', () => {
  test('is accepted of the present step and of the one before and after, and once', async () => {
    const { email, client } = await newcomer(site);
    const { secret } = await addTotp(site, client);
    const answers: unknown[] = [];
    for (const steps of [-2, -1, -1, 0, 0, 1, 1, 2]) {
      const { request } = stepOf(await emailLogin(email));
      const code = totpCode(secret, steps);
      const { status, body } = await finishStep(visitor(), request, { factor: 'totp', code });
      answers.push([steps, body.code ?? status]);
    }
    expect(answers).toEqual([
      [-2, 'TOTP_WRONG'],
      [-1, 200],
      [-1, 'TOTP_WRONG'],
      [0, 200],
      [0, 'TOTP_WRONG'],
      [1, 200],
      [1, 'TOTP_WRONG'],
      [2, 'TOTP_WRONG'],
    ]);
  });

  test('opens one session even when it is sent several times at once', async () => {
    const { email, client } = await newcomer(site);
    const { secret } = await addTotp(site, client);
    const requests = await Promise.all([1, 2, 3].map(async () => stepOf(await emailLogin(email)).request));
    const factor = { factor: 'totp', code: totpCode(secret) };
    const answers = await Promise.all(requests.map((request) => finishStep(visitor(), request, factor)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  test('can be guessed ten times in half an hour, over all sign-ins and addresses; another factor still works', async () => {
    const { email, client } = await newcomer(site);
    const { secret, recoveryCodes } = await addTotp(site, client);
    const codes: unknown[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const guesser = visitor();
      guesser.headers = { ...AT_HTTPS_SITE, 'x-forwarded-for': `198.51.100.${turn}` };
      const { request } = stepOf(await emailLogin(email, PASSWORD, guesser));
      codes.push((await finishStep(guesser, request, { factor: 'totp', code: wrongTotp(secret) })).body.code);
    }
    expect(codes).toEqual([...Array(10).fill('TOTP_WRONG'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
    const { request } = stepOf(await emailLogin(email));
    const right = await finishStep(visitor(), request, { factor: 'totp', code: totpCode(secret) });
    expect([right.status, right.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect((await finishStep(visitor(), request, { factor: 'recovery', code: recoveryCodes[0] })).status).toBe(200);
  });
});

describe('a sign-in that waits for its second step', () => {
  test('takes ten tries and half an hour, and ends with the session', async () => {
    const { email, client } = await newcomer(site);
    const { secret } = await addTotp(site, client);
    const { request } = stepOf(await emailLogin(email));
    const wrong = { factor: 'sms', code: '000000' };
    for (let turn = 0; turn < 10; turn++) await finishStep(visitor(), request, wrong);
    const late = await finishStep(visitor(), request, { factor: 'totp', code: totpCode(secret) });
    expect([late.status, late.body.code]).toEqual([410, 'SIGN_IN_EXPIRED']);

    const second = stepOf(await emailLogin(email)).request;
    await site.platform.clock.moveTo(site.platform.clock.now() + 30 * 60_000);
    const old = await finishStep(visitor(), second, { factor: 'totp', code: totpCode(secret) });
    await site.platform.clock.reset();
    expect(old.body.code).toBe('SIGN_IN_EXPIRED');
    expect((await finishStep(visitor(), second, { factor: 'totp', code: totpCode(secret) })).status).toBe(200);
    await passStep(site);
    const replay = await finishStep(visitor(), second, { factor: 'totp', code: totpCode(secret) });
    expect(replay.body.code).toBe('SIGN_IN_EXPIRED');
  });

  test('accepts a passkey of its own player only, and only one that it has asked for', async () => {
    const [owner, stranger] = [await fullPlayer(), await fullPlayer()];
    const client = visitor();
    const { request } = stepOf(await emailLogin(owner.email));
    const ask = async () => (await client.post<PasskeyLoginOptions>(openPaths.askSecondStepPasskey, { request })).body;
    const send = (passkey: object, at = client) => finishStep(at, request, { factor: 'passkey', passkey });
    expect((await send(device.get(await ask(), stranger.passkey))).body.code).toBe('PASSKEY_WRONG');
    const forSignIn = (await client.post<PasskeyLoginOptions>(openPaths.askPasskeyLogin)).body;
    expect((await send(device.get(forSignIn, owner.passkey))).body.code).toBe('PASSKEY_EXPIRED');
    const signed = device.get(await ask(), owner.passkey);
    expect((await send(signed, visitor())).body.code).toBe('PASSKEY_EXPIRED');
    expect((await send(device.get(await ask(), owner.passkey))).status).toBe(200);
  });

  test('sends no second text message within a minute, and none to another player’s request', async () => {
    const { email, phone, client } = await phonePlayer(site);
    await client.post(openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    const step = stepOf(await emailLogin(email));
    expect(step).toMatchObject({ factors: ['sms', 'recovery'], asked: { channel: 'sms' } });
    const soon = await visitor().post<ErrorBody>(openPaths.sendSecondStep, { request: step.request });
    expect(soon.body.code).toBe('CODE_RESEND_EARLY');
    const before = (await inboxOf(site, phone)).length;
    const unknown = await visitor().post<ErrorBody>(openPaths.sendSecondStep, { request: 'a'.repeat(32) });
    expect(unknown.body.code).toBe('SIGN_IN_EXPIRED');
    expect(await inboxOf(site, phone)).toHaveLength(before);
  });
});

describe('a player whose second step rests on codes by email from earlier', () => {
  async function earlierPlayer() {
    const { email, client } = await newcomer(site);
    await site.database.owner`update player set two_step = true, two_step_at = null where email = ${email}`;
    return { email, client };
  }

  test('enters such a code after the password, and is told to set up a factor', async () => {
    const { email } = await earlierPlayer();
    const step = stepOf(await emailLogin(email));
    expect(step).toMatchObject({ factors: ['email'], asked: { channel: 'email' } });
    const browser = visitor();
    const code = await lastCode(site, email);
    const entered = await finishStep(browser, step.request, { factor: 'email', code });
    expect([entered.status, entered.body.player]).toEqual([200, expect.objectContaining({ isTwoStepDue: true })]);
    expect((await browser.get(openPaths.security)).body).toMatchObject({ twoStep: true, isTwoStepDue: true });
  });

  test('is not locked out when the mailbox was the first step', async () => {
    const { email } = await earlierPlayer();
    expect((await linkLogin(email)).body).toMatchObject({ player: { email } });
    await reset({ email });
    expect((await emailLogin(email, NEXT)).body).toMatchObject({ player: { email } });
  });

  test('uses a factor as soon as one is set up, and no email any more', async () => {
    const { email, client } = await earlierPlayer();
    const { secret } = await addTotp(site, client);
    expect((await client.get(openPaths.security)).body).toMatchObject({ isTwoStepDue: false, recoveryCodes: 10 });
    const step = stepOf(await emailLogin(email));
    expect(step).toMatchObject({ factors: ['totp', 'recovery'], asked: null, target: null });
    expect(stepOf(await linkLogin(email)).factors).toEqual(['totp', 'recovery']);
    const { request } = step;
    expect((await finishStep(visitor(), request, { factor: 'totp', code: totpCode(secret) })).status).toBe(200);
  });
});
