import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { asPhone, freshNumber, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { maskTarget } from '../../plugins/mask-target.ts';
import { codePolicyFor } from './open-identity.ts';

const MINUTE = 60_000;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => site.close());

const askCode = (phone: string, address = '192.0.2.1', at = site) =>
  at.client().post<CodeAsked & ErrorBody>(openPaths.sendSms, asPhone(phone), { 'x-forwarded-for': address });
const guess = (request: string, code: string) =>
  site.client().post<ErrorBody>(openPaths.smsLogin, { request, 'sms-code': code, save: false });
const resend = (request: string) => site.client().post<CodeAsked & ErrorBody>(openPaths.resendCode, { request });
/** Returns a different code of six digits. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Runs work at a later time of the server's clock. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  await site.platform.clock.moveTo(site.platform.clock.now() + ms);
  try {
    return await work();
  } finally {
    await site.platform.clock.reset();
  }
}

describe('a one-time code', () => {
  test('has six digits, is sent to its number only, and is stored only in its message', async () => {
    const { phone } = await phonePlayer(site, 'de');
    const { body } = await askCode(phone);
    expect(body).toMatchObject({ channel: 'sms', target: `+49${'•'.repeat(9)}${phone.slice(-2)}` });
    expect([body.endsAt - body.now, body.resendAt - body.now]).toEqual([10 * MINUTE, MINUTE]);
    const code = await lastCode(site, phone);
    expect(code).toMatch(/^\d{6}$/);
    expect((await inboxOf(site, phone))[0]?.body).toBe(
      `Fairline: Ihr Anmeldecode lautet ${code}. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.`,
    );
    expect(JSON.stringify(body)).not.toContain(code);
    const rows = await site.database.owner`select row_to_json(code)::text as row from code`;
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('signs its owner in once, in digits of any script', async () => {
    const { phone } = await phonePlayer(site);
    const { body } = await askCode(phone);
    const code = await lastCode(site, phone);
    const arabic = [...code].map((digit) => String.fromCodePoint(0x0660 + Number(digit))).join('');
    expect((await guess(body.request, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200);
    expect(await guess(body.request, code)).toMatchObject({ status: 410, body: { code: 'CODE_EXPIRED' } });
  });

  test('signs in once even when it is sent twice at the same time', async () => {
    const { phone } = await phonePlayer(site);
    const { body } = await askCode(phone);
    const code = await lastCode(site, phone);
    const answers = await Promise.all([1, 2, 3, 4].map(() => guess(body.request, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });

  test('is invalid with another request or for another purpose', async () => {
    const { phone } = await phonePlayer(site);
    const [first, second] = [(await askCode(phone)).body, (await askCode(phone)).body];
    const code = await lastCode(site, phone);
    expect((await guess(first.request, code)).body.code).toBe('CODE_WRONG');
    const { request } = second;
    const elsewhere = await Promise.all([
      site.client().post<ErrorBody>(openPaths.twoStepLogin, { request, factor: 'sms', code, save: false }),
      site.client().post<ErrorBody>(openPaths.checkPasswordCode, { request, code }),
    ]);
    expect(elsewhere.map(({ body }) => body.code)).toEqual(['SIGN_IN_EXPIRED', 'CODE_EXPIRED']);
    expect((await guess(request, code)).status).toBe(200);
  });

  test('can be guessed five times and no more, however many guesses come at once', async () => {
    const { phone } = await phonePlayer(site);
    const { request } = (await askCode(phone)).body;
    const code = await lastCode(site, phone);
    const wrong = not(code);
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(request, wrong)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((name) => name === 'CODE_WRONG')).toHaveLength(5);
    expect(codes.filter((name) => name === 'CODE_EXPIRED')).toHaveLength(25);
    expect((await guess(request, code)).body.code).toBe('CODE_EXPIRED');
  });

  test('is valid for ten minutes', async () => {
    const { phone } = await phonePlayer(site);
    const { request } = (await askCode(phone)).body;
    const code = await lastCode(site, phone);
    const late = await later(10 * MINUTE, () => guess(request, code));
    expect(late.body.code).toBe('CODE_EXPIRED');
    expect((await later(9 * MINUTE, () => guess(request, code))).status).toBe(200);
  });

  test.each(['12345', '1234567', 'abcdef', ''])('%j is not accepted as one', async (code) => {
    expect((await guess('whatever', code)).status).toBe(400);
  });
});

describe('another code', () => {
  test('can be requested after a minute, which the server announces, and replaces the first one', async () => {
    const { phone } = await phonePlayer(site);
    const { request } = (await askCode(phone)).body;
    const first = await lastCode(site, phone);
    const early = await resend(request);
    expect(early).toMatchObject({ status: 429, body: { code: 'CODE_RESEND_EARLY' } });
    expect(early.body.retryAfter).toBeGreaterThan(50);
    expect(early.body.retryAfter).toBeLessThanOrEqual(60);
    const again = await later(MINUTE, () => resend(request));
    expect(again).toMatchObject({ status: 200, body: { request } });
    const second = await lastCode(site, phone);
    if (first !== second) expect((await guess(request, first)).body.code).toBe('CODE_WRONG');
    expect((await guess(request, second)).status).toBe(200);
  });

  test('is sent once when it is requested twice at the same time', async () => {
    const { phone } = await phonePlayer(site);
    const { request } = (await askCode(phone)).body;
    const before = (await inboxOf(site, phone)).length;
    const answers = await later(MINUTE, () => Promise.all([resend(request), resend(request)]));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect((await inboxOf(site, phone)).length).toBe(before + 1);
  });

  test('is sent for a request of the last half hour only, and for none that is invented or used', async () => {
    const { phone } = await phonePlayer(site);
    const { request } = (await askCode(phone)).body;
    expect((await later(31 * MINUTE, () => resend(request))).body.code).toBe('CODE_EXPIRED');
    await guess(request, await lastCode(site, phone));
    expect((await later(MINUTE, () => resend(request))).body.code).toBe('CODE_EXPIRED');
    expect((await resend('made-up')).body.code).toBe('CODE_EXPIRED');
  });
});

describe('sending codes', () => {
  test('requires a captcha after two to a number, and accepts one that was solved in another tab', async () => {
    const phone = freshNumber();
    const codes = [];
    for (let turn = 0; turn < 4; turn++) codes.push((await askCode(phone, '198.51.100.1')).body.code);
    expect(codes).toEqual([undefined, undefined, 'CAPTCHA_REQUIRED', 'CAPTCHA_REQUIRED']);
    expect((await askCode(phone, '198.51.100.2')).status).toBe(200);
  });

  test('is throttled by number and address; the owner of a number can still request one from another address', async () => {
    const [policy, wide] = [codePolicyFor(true), { max: 100, windowMs: MINUTE }];
    const budget = {
      ...policy.budget,
      withoutCaptcha: 100,
      perAddress: { max: 6, windowMs: MINUTE },
      perTarget: wide,
      strangers: { withoutCaptcha: 100, reserve: wide },
    };
    const strict = await startTestPlatform({ trustProxy: ['127.0.0.1'], codePolicy: { ...policy, budget } });
    try {
      const phone = freshNumber();
      const statuses = [];
      for (let turn = 0; turn < 6; turn++) statuses.push((await askCode(phone, '198.51.100.7', strict)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await askCode(phone, '203.0.113.9', strict)).status).toBe(200);
      expect((await askCode(freshNumber(), '198.51.100.7', strict)).status).toBe(200);
      const throttled = await askCode(freshNumber(), '198.51.100.7', strict);
      expect(throttled).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
      expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});

test.each([
  ['ada@example.com', 'a•••@example.com'],
  ['+4915123456789', '+49•••••••••89'],
])('the target %s is masked as %s', (target, shown) => {
  expect(maskTarget(target)).toBe(shown);
});
