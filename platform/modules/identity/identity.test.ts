import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVEN_MS } from '#platform/plugins/even-time.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { asPhone, freshNumber, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import { EMOJI_PASSWORD } from '#tests/fixtures/platform/open-account.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';
import { answerAfter } from '#tests/fixtures/still-waiting.ts';

type Answer = SessionAnswer & { twoStep: SecondStep } & ErrorBody;
const THROTTLE = { windowMs: 60_000, perAccountAndAddress: 10, perAddress: 1000, withoutCaptcha: 1000 };
const MINUTE = 60_000;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ throttlePolicy: THROTTLE, trustProxy: ['127.0.0.1'] });
});
afterAll(() => site.close());

const byPhone = (number: string, uPassword = PASSWORD, save = false) => ({
  phone_number: number,
  country_code: 'DE',
  uPassword,
  save,
});
const phoneLogin = (number: string, password = PASSWORD, client = site.client()) =>
  client.post<Answer>(openPaths.phoneLogin, byPhone(number, password));
const emailLogin = (uLogin: string, uPassword = PASSWORD, client = site.client()) =>
  client.post<Answer>(openPaths.login, { uLogin, uPassword, save: false });
const sendSms = (phone: string) => site.client().post<CodeAsked & ErrorBody>(openPaths.sendSms, asPhone(phone));
const smsLogin = (request: string, code: string, client = site.client()) =>
  client.post<Answer>(openPaths.smsLogin, { request, 'sms-code': code, save: false });
const twoStep = (request: string, code: string, client = site.client(), save = false) =>
  client.post<Answer>(openPaths.twoStepLogin, { request, factor: 'sms', code, save });
const switchTwoStep = (client: TestClient) =>
  client.post<ErrorBody>(openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
const plain = ({ status, body }: { status: number; body: ErrorBody }) => [status, body.code, body.message];

describe('signing in by phone and password', () => {
  test.each([
    ['with its plus sign', (number: string) => number],
    ['as people of the country write it', (number: string) => `0${number.slice(3, 6)} ${number.slice(6)}`],
    ['without anything before it', (number: string) => number.slice(3)],
    [
      'in other digits',
      (number: string) => number.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit))),
    ],
  ])('[A-01] accepts a number %s', async (_, write) => {
    const { phone, email } = await phonePlayer(site);
    const { status, body } = await phoneLogin(write(phone));
    expect([status, body.player?.email]).toEqual([200, email]);
  });

  test('[A-01] an unknown number and a wrong password get the same answer, after the same time', async () => {
    const { phone } = await phonePlayer(site);
    const [wrong, unknown] = [await phoneLogin(phone, 'not the password'), await phoneLogin(freshNumber())];
    expect(plain(wrong)).toEqual([403, 'CREDENTIALS_WRONG', 'CREDENTIALS_WRONG']);
    expect(plain(unknown)).toEqual(plain(wrong));
  });

  test('refuses an impossible number of the country, and says so', async () => {
    for (const number of ['12', 'abc', '+1', '0'.repeat(30)]) {
      expect((await phoneLogin(number)).body.code).toBe('PHONE_WRONG');
    }
    const answer = await site
      .client()
      .post<ErrorBody>(openPaths.phoneLogin, { ...byPhone('1'), country_code: 'germany' });
    expect(answer.status).toBe(400);
  });

  test('accepts a password of 64 emoji unchanged', async () => {
    const password = EMOJI_PASSWORD;
    const { phone } = await phonePlayer(site, 'en', password);
    expect((await phoneLogin(phone, password)).status).toBe(200);
    expect((await phoneLogin(phone, EMOJI_PASSWORD.slice(0, -2))).status).toBe(403);
  });

  test('keeps the session beyond the browser when the player asks for it', async () => {
    const { phone } = await phonePlayer(site);
    const { cookies } = await site.client().post(openPaths.phoneLogin, byPhone(phone, PASSWORD, true));
    expect(cookies[0]).toMatch(/Max-Age=2592000/);
  });

  test('fifty bad passwords are throttled, and the owner can still sign in', async () => {
    const { phone } = await phonePlayer(site);
    const guesser = site.client();
    guesser.headers = { 'x-forwarded-for': '198.51.100.7' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => phoneLogin(phone, 'guess-guess', guesser)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'CREDENTIALS_WRONG')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(40);
    expect((await phoneLogin(phone, PASSWORD, guesser)).status).toBe(429);
    const owner = site.client();
    owner.headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await phoneLogin(phone, PASSWORD, owner)).status).toBe(200);
  });
});

describe('signing in by a text message', () => {
  test('[A-01] signs the owner of the number in', async () => {
    const { phone, email } = await phonePlayer(site);
    const { body } = await sendSms(phone);
    const answer = await smsLogin(body.request, await lastCode(site, phone));
    expect([answer.status, answer.body.player?.email]).toEqual([200, email]);
  });

  test('[A-01] gives the same answer for an unknown number, to which nothing is sent', async () => {
    const [{ phone }, stranger] = [await phonePlayer(site), freshNumber()];
    const [known, unknown] = [await sendSms(phone), await sendSms(stranger)];
    const shape = ({ status, body, headers }: typeof known) => ({
      status,
      fields: Object.keys(body),
      channel: body.channel,
      life: body.endsAt - body.now,
      pause: body.resendAt - body.now,
      request: body.request.length,
      type: headers.get('content-type'),
    });
    expect(shape(unknown)).toEqual(shape(known));
    expect(await inboxOf(site, stranger)).toEqual([]);
    const guesses = [await smsLogin(known.body.request, 'x'), await smsLogin(unknown.body.request, '000000')];
    expect(guesses.map(({ body }) => body.code)).toEqual(['BAD_REQUEST', 'CODE_WRONG']);
    const statuses = [];
    for (let turn = 0; turn < 5; turn++) statuses.push((await smsLogin(unknown.body.request, '000000')).body.code);
    expect(statuses).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_EXPIRED']);
  });

  test('[A-01] answers no sooner for an unknown number', async () => {
    const { phone } = await phonePlayer(site);
    for (const number of [phone, freshNumber()]) {
      const { answer, wasStillWaiting } = await answerAfter(EVEN_MS - 5, () => sendSms(number));
      expect([answer.status, wasStillWaiting]).toEqual([200, true]);
    }
  });
});

describe('signing in by two steps', () => {
  test('[A-01] requires a code after the right password only', async () => {
    const { phone, email, client } = await phonePlayer(site);
    expect((await switchTwoStep(client)).status).toBe(200);
    const browser = site.client();
    const first = await emailLogin(email, PASSWORD, browser);
    expect([first.status, first.cookies, first.body.player]).toEqual([200, [], undefined]);
    expect(first.body.twoStep).toMatchObject({
      factors: ['sms', 'recovery'],
      target: expect.stringMatching(/^\+49•+\d\d$/),
      asked: { channel: 'sms' },
    });
    expect((await browser.get(openPaths.session)).body).toBeNull();
    expect((await emailLogin(email, 'not the password')).body.code).toBe('CREDENTIALS_WRONG');
    const second = await twoStep(first.body.twoStep.request, await lastCode(site, phone), browser, true);
    expect([second.status, second.body.player?.email]).toEqual([200, email]);
    expect(second.cookies[0]).toMatch(/Max-Age=2592000/);
    expect((await browser.get<SessionAnswer>(openPaths.session)).body.player.email).toBe(email);
    const replay = await twoStep(first.body.twoStep.request, await lastCode(site, phone));
    expect(replay.body.code).toBe('SIGN_IN_EXPIRED');
  });
});

describe('signing in by the link of an email', () => {
  async function linkOf(email: string) {
    const link = (await inboxOf(site, email)).find(({ kind }) => kind === 'login')?.link ?? '';
    const url = new URL(link, 'http://x');
    const query = Object.fromEntries(url.searchParams) as { token: string; sign: string };
    return {
      path: url.pathname,
      link: { ...query, method_id: Number(url.searchParams.get('method_id')), lng: url.pathname.slice(1, 3) },
    };
  }
  const ask = (email: string) => site.client().post<ErrorBody>(openPaths.askLoginLink, { email });
  const follow = (link: object, client = site.client()) => client.post<Answer>(openPaths.tokenLogin, link);

  test('[A-01] signs in once', async () => {
    const { email } = await newcomer(site, 'es');
    expect((await ask(email)).body).toEqual({ success: true });
    const { path, link } = await linkOf(email);
    expect(path).toBe('/es/login');
    expect((await follow(link)).body.player.email).toBe(email);
    expect(await follow(link)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  });

  test('signs in once even when the link is followed twice at the same time', async () => {
    const { email } = await newcomer(site);
    await ask(email);
    const { link } = await linkOf(email);
    const statuses = (await Promise.all([1, 2, 3].map(() => follow(link)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410, 410]);
  });

  test.each(['method_id', 'token', 'sign', 'lng'])(
    'is refused with another %s, and the original stays valid',
    async (field) => {
      const { email } = await newcomer(site);
      await ask(email);
      const { link } = await linkOf(email);
      const other = { method_id: 2, token: 'a'.repeat(43), sign: 'b'.repeat(43), lng: 'de' }[field];
      expect((await follow({ ...link, [field]: other })).body.code).toBe('LINK_EXPIRED');
      expect((await follow(link)).status).toBe(200);
    },
  );

  test('is refused after ten minutes', async () => {
    const { email } = await newcomer(site);
    await ask(email);
    const { link } = await linkOf(email);
    await site.platform.clock.moveTo(site.platform.clock.now() + 10 * MINUTE);
    const late = await follow(link);
    await site.platform.clock.reset();
    expect(late.status).toBe(410);
  });

  test('gives the same answer for an unknown player', async () => {
    const stranger = `${crypto.randomUUID()}@example.com`;
    expect(await ask(stranger)).toMatchObject({ status: 200, body: { success: true } });
    expect(await inboxOf(site, stranger)).toEqual([]);
  });

  test('requires the second step of a player who uses one', async () => {
    const { email, phone, client } = await phonePlayer(site);
    await switchTwoStep(client);
    await ask(email);
    const { body } = await follow((await linkOf(email)).link);
    expect((await twoStep(body.twoStep.request, await lastCode(site, phone))).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const next = 'another long sentence';
  const ask = (body: object) => site.client().post<CodeAsked & ErrorBody>(openPaths.askPasswordCode, body);
  const check = (request: string, code: string) =>
    site.client().post<{ token: string } & ErrorBody>(openPaths.checkPasswordCode, { request, code });
  const reset = (token: string) => site.client().post<ErrorBody>(openPaths.resetPassword, { token, password: next });

  test.each(['email', 'phone'])('[A-05] is replaced by a code that is sent to the %s', async (way) => {
    const { email, phone, client } = await phonePlayer(site);
    const { body } = await ask(way === 'email' ? { email } : asPhone(phone));
    const code = await lastCode(site, way === 'email' ? email : phone);
    const { token } = (await check(body.request, code)).body;
    expect((await check(body.request, code)).body.code).toBe('CODE_EXPIRED');
    expect((await reset(token)).status).toBe(200);
    expect((await client.get(openPaths.session)).body).toBeNull();
    expect([(await emailLogin(email)).status, (await emailLogin(email, next)).status]).toEqual([403, 200]);
    expect((await reset(token)).body.code).toBe('LINK_EXPIRED');
  });

  test('[A-05] is replaced by link or code of one email, and then invalidates all other codes and links', async () => {
    const { email, phone } = await phonePlayer(site);
    const sms = (await sendSms(phone)).body;
    const smsCode = await lastCode(site, phone);
    const { body } = await ask({ email });
    const [message] = await inboxOf(site, email);
    expect(message?.link).toMatch(/^\/en\/user\/passwordreset\?token=/);
    const code = await lastCode(site, email);
    expect((await reset(message?.link?.split('token=')[1] ?? '')).status).toBe(200);
    expect((await check(body.request, code)).body.code).toBe('CODE_EXPIRED');
    expect((await smsLogin(sms.request, smsCode)).body.code).toBe('CODE_EXPIRED');
  });

  test('[A-05] gives the same answer for an unknown player', async () => {
    const [{ email }, stranger] = [await newcomer(site), `${crypto.randomUUID()}@example.com`];
    const [known, unknown] = [await ask({ email }), await ask({ email: stranger })];
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)]);
    expect((await check(unknown.body.request, '000000')).body.code).toBe('CODE_WRONG');
    expect(await inboxOf(site, stranger)).toEqual([]);
  });

  test('cannot be replaced by a phone alone in an account with two steps', async () => {
    const { phone, client } = await phonePlayer(site);
    await switchTwoStep(client);
    expect((await ask(asPhone(phone))).status).toBe(200);
    const [message] = await inboxOf(site, phone);
    expect(message?.body).toBe('Fairline: your account uses two-step sign-in. Request the code by email instead.');
  });
});
