import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { readDigits, solveCaptcha, workFor } from '#tests/fixtures/platform/solve-captcha.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { PASSWORD, startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { makeKey } from '../../../keys/key-file.ts';
import { createKeyRing } from '../../../keys/key-ring.ts';
import { createCaptcha } from './captcha.ts';
import { drawDigits } from './captcha-picture.ts';
import { createFingerprints } from './fingerprints.ts';

const WINDOW_MS = 600_000;
const GUEST = { userId: 0, address: '192.0.2.1' };
const PLAYER = { userId: 11, address: '192.0.2.1' };
const PLACE = { action: '/login', network: '192.0.2.1', session: '' };
const BITS = 6;

function captchaAt(clock: { now: number }) {
  const values = new Map<string, number>();
  const add = async (subject: string, amount: number) => {
    values.set(subject, (values.get(subject) ?? 0) + amount);
    return { taken: values.get(subject) ?? 0, endsAt: WINDOW_MS };
  };
  const wrong = async (caller: string) => ({ failures: values.get(caller) ?? 0, since: 0 });
  return createCaptcha({
    keys: TEST_KEYS,
    bits: BITS,
    now: () => clock.now,
    countUse: async (subject) => (await add(subject, 1)).taken,
    counts: {
      add,
      find: async (subject) => values.get(subject) ?? 0,
      raise: async (subject, value) => void values.set(subject, Math.max(value, values.get(subject) ?? 0)),
    },
    wrongAnswers: {
      read: wrong,
      count: async (caller) => {
        await add(caller, 1);
        return wrong(caller);
      },
      windowMs: WINDOW_MS,
    },
  });
}

async function solved(captcha: ReturnType<typeof captchaAt>, place = PLACE): Promise<string> {
  const challenge = await captcha.challenge(place);
  const result = await captcha.validate({ id: challenge.id, proof: workFor(challenge) }, GUEST);
  if (!result.success) throw new Error('not solved');
  return result.token;
}

describe('a captcha challenge', () => {
  test('without a right answer gives no result, and ends after three answers', async () => {
    const captcha = captchaAt({ now: 0 });
    const { id } = await captcha.challenge(PLACE);
    for (const answer of ['', 'abcde', '123456'])
      expect(await captcha.validate({ id, answer }, GUEST)).toMatchObject({ success: false, type: 1, reason: 'wrong' });
    expect(await captcha.validate({ id, answer: '1' }, GUEST)).toMatchObject({ reason: 'over' });
  });

  test('ends after five minutes, and is refused when the platform did not make it', async () => {
    const clock = { now: 0 };
    const captcha = captchaAt(clock);
    const challenge = await captcha.challenge(PLACE);
    const proof = workFor(challenge);
    clock.now = challenge.time * 1000;
    expect(await captcha.validate({ id: challenge.id, proof }, GUEST)).toMatchObject({
      success: false,
      reason: 'over',
    });
    expect(await captcha.validate({ id: 'made.up', proof }, GUEST)).toMatchObject({ success: false, reason: 'over' });
  });

  test('can be solved by the right work of the device instead of reading', async () => {
    const captcha = captchaAt({ now: 0 });
    const challenge = await captcha.challenge(PLACE);
    expect(await captcha.validate({ id: challenge.id, proof: workFor(challenge, 0, 1) }, GUEST)).toMatchObject({
      success: false,
    });
    expect(await captcha.validate({ id: challenge.id, proof: workFor(challenge) }, GUEST)).toMatchObject({
      success: true,
    });
  });

  test('[A-10] makes a player wait after ten wrong answers, and signs the player out (type 2); others are unaffected', async () => {
    const clock = { now: 0 };
    const captcha = captchaAt(clock);
    const answers = [];
    for (let turn = 0; turn < 10; turn++) {
      answers.push(await captcha.validate({ id: (await captcha.challenge(PLACE)).id, answer: 'wrong' }, PLAYER));
    }
    expect(answers.map((answer) => !answer.success && answer.type)).toEqual([...Array(9).fill(1), 2]);
    expect(answers.at(-1)).toMatchObject({ reason: 'wrong', time: 600 });
    clock.now = 100_000;
    expect([await captcha.waitOf(PLAYER), await captcha.waitOf(GUEST)]).toEqual([500, 0]);
    const challenge = await captcha.challenge(PLACE);
    const proof = { id: challenge.id, proof: workFor(challenge) };
    expect(await captcha.validate(proof, PLAYER)).toMatchObject({ success: false, type: 2, time: 500 });
    expect(await captcha.validate(proof, GUEST)).toMatchObject({ success: true });
  });

  test('read from its picture needs work of the device as well: the picture alone stops no program', async () => {
    const captcha = captchaAt({ now: 0 });
    const { id, picture, work } = await captcha.challenge(PLACE);
    const answer = readDigits(picture);
    expect(await captcha.validate({ id, answer }, GUEST)).toMatchObject({ success: false, reason: 'wrong' });
    const proof = workFor({ work }, work.pictureBits);
    expect(await captcha.validate({ id, answer: '', proof }, GUEST)).toMatchObject({ success: false });
    expect(await captcha.validate({ id, answer, proof }, GUEST)).toMatchObject({ success: true });
    expect([work.pictureBits, work.bits]).toEqual([BITS, BITS + 1]);
  });

  test('does not contain its answer', async () => {
    const { id, picture } = await captchaAt({ now: 0 }).challenge(PLACE);
    const facts = JSON.parse(Buffer.from(id.split('.')[0] ?? '', 'base64url').toString()) as object;
    expect(Object.keys(facts)).toEqual(['salt', 'until', 'bits', 'place', 'seal']);
    expect(picture).not.toMatch(/<text|aria-|<title/);
  });
});

describe('the result of a captcha', () => {
  const codeOf = async (captcha: ReturnType<typeof captchaAt>, result: string | undefined, place = PLACE, bits = 0) =>
    captcha.admit({ result, place }, bits).then(
      () => 'admitted',
      (error: { code: string }) => error.code,
    );

  test('[C-07] admits one call', async () => {
    const captcha = captchaAt({ now: 0 });
    const result = await solved(captcha);
    expect(await codeOf(captcha, result)).toBe('admitted');
    expect(await codeOf(captcha, result)).toBe('CAPTCHA_USED');
  });

  test('[C-07] is refused with the reason when it is missing, invented or old', async () => {
    const clock = { now: 0 };
    const captcha = captchaAt(clock);
    const result = await solved(captcha);
    expect(await codeOf(captcha, undefined)).toBe('CAPTCHA_REQUIRED');
    expect(await codeOf(captcha, `${result}x`)).toBe('CAPTCHA_WRONG');
    expect(await codeOf(captcha, (await captcha.challenge(PLACE)).id)).toBe('CAPTCHA_WRONG');
    clock.now = 120_000;
    expect(await codeOf(captcha, result)).toBe('CAPTCHA_EXPIRED');
  });

  test.each([
    ['call', { ...PLACE, action: '/send-code' }],
    ['network', { ...PLACE, network: '192.0.2.2' }],
    ['session', { ...PLACE, session: 'another' }],
  ])('is refused for another %s than it was asked for, and stays good for its own', async (_, place) => {
    const captcha = captchaAt({ now: 0 });
    const result = await solved(captcha);
    expect(await codeOf(captcha, result, place)).toBe('CAPTCHA_WRONG');
    expect(await codeOf(captcha, result)).toBe('admitted');
  });

  test('with less work than is needed is refused, and the next challenge of its call asks for more', async () => {
    const captcha = captchaAt({ now: 0 });
    const result = await solved(captcha);
    expect(await codeOf(captcha, result, PLACE, 2)).toBe('CAPTCHA_REQUIRED');
    expect((await captcha.challenge(PLACE)).work.pictureBits).toBe(BITS + 2);
    expect((await captcha.challenge({ ...PLACE, action: '/other' })).work.pictureBits).toBe(BITS);
    expect(await codeOf(captcha, await solved(captcha), PLACE, 2)).toBe('admitted');
  });

  test('takes more work the more of them a network needs, up to sixteen times', async () => {
    const captcha = captchaAt({ now: 0 });
    const bits: number[] = [];
    for (let count = 1; count <= 70; count++) {
      await codeOf(captcha, await solved(captcha));
      bits.push((await captcha.challenge(PLACE)).work.pictureBits - BITS);
    }
    expect([3, 4, 8, 16, 32, 64, 70].map((count) => bits[count - 1])).toEqual([0, 1, 2, 3, 4, 4, 4]);
    expect((await captcha.challenge({ ...PLACE, network: '192.0.2.9' })).work.pictureBits).toBe(BITS);
  });
});

test('a picture has a stroke for each digit, all inside its frame', () => {
  const picture = drawDigits('0123456789', () => 0.5);
  expect(picture.match(/<path transform/g)).toHaveLength(10);
  expect(picture).not.toContain('undefined');
  expect(picture).not.toContain('NaN');
});

describe('[C-13] a fingerprint', () => {
  const fingerprints = createFingerprints(TEST_KEYS);
  const components = { zone: 'Europe/Vienna', cores: '8' };

  test('names the same device for any order of its components, for an hour', () => {
    const { token, expiresAt } = fingerprints.make(components, 0);
    const other = fingerprints.make({ cores: '8', zone: 'Europe/Vienna' }, 5000);
    expect(fingerprints.deviceOf(token, 0)).toBe(fingerprints.deviceOf(other.token, 5000));
    expect(fingerprints.deviceOf(token, 0)).not.toBe('');
    expect(fingerprints.make(components, 0).token, 'made anew').not.toBe(token);
    expect(expiresAt).toBe(3600);
    expect(() => fingerprints.deviceOf(token, 3_600_000)).toThrow('FINGERPRINT_REFUSED');
  });

  test('that the platform did not make is refused; without one there is no device', () => {
    const { token } = fingerprints.make(components, 0);
    expect(() => fingerprints.deviceOf(`${token}x`, 0)).toThrow('FINGERPRINT_REFUSED');
    expect(() => createFingerprints(createKeyRing([makeKey(new Date())])).deviceOf(token, 0)).toThrow(
      'FINGERPRINT_REFUSED',
    );
    expect(fingerprints.deviceOf(undefined, 0)).toBe('');
  });
});

describe('signing in on the platform', () => {
  let site: TestPlatform;
  beforeAll(async () => {
    site = await startTestPlatform({
      throttlePolicy: {
        windowMs: 60_000,
        perAccountAndAddress: 20,
        perAddress: 200,
        withoutCaptcha: 2,
        perAccount: { withoutCaptcha: 20, windowMs: 60_000 },
      },
    });
  });
  afterAll(() => site.close());

  async function newcomer(): Promise<string> {
    const uLogin = `${crypto.randomUUID()}@example.com`;
    await openAccount(site.client(), { email: uLogin, password: PASSWORD });
    return uLogin;
  }

  const login = (uLogin: string, uPassword: string, headers = {}) =>
    site.client().post<ErrorBody>(openPaths.login, { uLogin, uPassword, save: false }, headers);

  test('[C-07] asks for a captcha after two failures, and lets its result through', async () => {
    const email = await newcomer();
    const codes = [];
    for (let turn = 0; turn < 3; turn++) codes.push((await login(email, 'wrong')).body);
    expect(codes.map(({ code }) => code)).toEqual(['CREDENTIALS_WRONG', 'CREDENTIALS_WRONG', 'CAPTCHA_REQUIRED']);
    expect(codes[2]).toMatchObject({ errorCode: 100 });
    // Even the right password is not checked without a captcha.
    expect((await login(email, PASSWORD)).body.code).toBe('CAPTCHA_REQUIRED');
    expect((await login(email, PASSWORD, { 'x-captcha-result': 'x.y' })).body).toMatchObject({ errorCode: 111 });
    expect((await login(email, PASSWORD, await solveCaptcha(site.client(), openPaths.login))).status).toBe(200);
    expect((await login(email, 'wrong')).body.code).toBe('CREDENTIALS_WRONG');
  });

  test('[C-06] refuses a fingerprint that the platform did not make with its error code', async () => {
    const { status, body } = await login(await newcomer(), PASSWORD, { 'x-hd': 'x.y' });
    expect([status, body.code, body.errorCode]).toEqual([400, 'FINGERPRINT_REFUSED', 120]);
  });

  test('counts failures of a device over all accounts', async () => {
    const made = await site.client().post<{ token: string }>(openPaths.fingerprint, { components: { a: 'b' } });
    const headers = { 'x-hd': made.body.token };
    const codes = [];
    for (let turn = 0; turn < 3; turn++) codes.push((await login(await newcomer(), 'wrong', headers)).body.code);
    expect(codes).toEqual(['CREDENTIALS_WRONG', 'CREDENTIALS_WRONG', 'CAPTCHA_REQUIRED']);
  });

  test('[C-13] serves a fingerprint script that runs unchanged', async () => {
    const answer = await fetch(site.origin + openPaths.fingerprintScript);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const source = (await answer.text()).replace(openPaths.fingerprint, site.origin + openPaths.fingerprint);
    const script = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
      collect: () => Promise<{ token: string; expiresAt: number; now: number; componentsData: object }>;
    };
    const fingerprint = await script.collect();
    expect(fingerprint.expiresAt * 1000).toBeGreaterThan(fingerprint.now);
    expect(Object.keys(fingerprint.componentsData)).toContain('zone');
    expect((await login(await newcomer(), PASSWORD, { 'x-hd': fingerprint.token })).status).toBe(200);
  });
});
