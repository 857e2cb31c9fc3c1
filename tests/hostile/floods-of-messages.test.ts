import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codePolicyFor } from '#platform/modules/identity/open-identity.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { askChallenge, readDigits, solveCaptcha, workFor } from '#tests/fixtures/platform/solve-captcha.ts';
import { PASSWORD, type TestClient } from '#tests/fixtures/platform/test-platform.ts';
import { type HostileTarget, startHostileTarget } from './hostile-target.fixture.ts';

const policy = codePolicyFor(true);
const budget = {
  ...policy.budget,
  perTarget: { ...policy.budget.perTarget, max: 8 },
  strangers: { ...policy.budget.strangers, reserve: { max: 2, windowMs: 3_600_000 } },
};

let target: HostileTarget;
beforeAll(async () => {
  target = await startHostileTarget({
    variables: { TRUST_PROXY: '127.0.0.1' },
    // The work of a captcha is real, and small, like the budget of a mailbox: these tests use up many of both.
    platform: { captchaBits: 2, codePolicy: { ...policy, budget } },
  });
});
afterAll(() => target.close());

let networks = 0;

/** A client from a network that has asked for nothing yet. */
function stranger(): TestClient {
  networks += 1;
  return from(`198.51.${Math.floor(networks / 250)}.${networks % 250}`);
}

function from(address: string): TestClient {
  const client = target.client();
  client.headers = { 'x-forwarded-for': address };
  return client;
}

async function newPlayer(): Promise<string> {
  const player = await target.player();
  const [row] = await target.database.owner<{ email: string }[]>`select email from player where id = ${player.userId}`;
  return row?.email ?? '';
}

async function messagesTo(email: string): Promise<number> {
  const rows = await target.database.owner`select from message where recipient = ${email}`;
  return rows.length;
}

const askCode = (client: TestClient, email: string, headers = {}) =>
  client.post<ErrorBody>(openPaths.askPasswordCode, { email }, headers);
const askLink = (client: TestClient, email: string, headers = {}) =>
  client.post<ErrorBody>(openPaths.askPassword, { email }, headers);

/** What a flood got: whether each message needed a captcha, and the refusal at the end. */
interface UsedUp {
  readonly captchas: readonly boolean[];
  readonly refusal: ErrorBody;
}

/** Asks from fresh networks, solving each captcha, until the platform refuses. */
async function useUp(email: string, ask: typeof askCode): Promise<UsedUp> {
  const captchas: boolean[] = [];
  while (captchas.length < 100) {
    const client = stranger();
    let answer = await ask(client, email);
    const isAsked = answer.body?.code === 'CAPTCHA_REQUIRED';
    for (let turn = 0; turn < 3 && answer.body.code === 'CAPTCHA_REQUIRED'; turn++) {
      const path = ask === askCode ? openPaths.askPasswordCode : openPaths.askPassword;
      answer = await ask(client, email, await solveCaptcha(client, path));
    }
    if (answer.status !== 200) return { captchas, refusal: answer.body };
    captchas.push(isAsked);
  }
  throw new Error('The platform wrote a hundred messages');
}

describe.each([
  ['codes for a new password', askCode],
  ['links for a new password', askLink],
])('%s that strangers ask for without end', (_, ask) => {
  test('are bounded, need captchas with growing work, and leave the owner their own', async () => {
    const email = await newPlayer();
    const owner = from('192.0.2.99');
    const signIn = await owner.post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: true });
    expect(signIn.status).toBe(200);
    const before = await messagesTo(email);
    const { captchas, refusal } = await useUp(email, ask);
    const { withoutCaptcha } = budget.strangers;
    expect(captchas).toEqual(Array.from({ length: 8 + 2 }, (_none, index) => index >= withoutCaptcha));
    expect(refusal).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    // Not a day: what is left for strangers comes back within the hour, for an owner on a new device.
    expect(refusal.retryAfter).toBeLessThanOrEqual(3600);
    expect((await messagesTo(email)) - before).toBe(captchas.length);
    expect((await ask(owner, email)).status, 'the owner’s device').toBe(200);
    expect((await ask(from('192.0.2.99'), email)).status, 'the owner’s network').toBe(200);
    expect((await ask(stranger(), await newPlayer())).status, 'another player').toBe(200);
  });
});

test('one address gets two links for a new password without a captcha, and few with one', async () => {
  const email = await newPlayer();
  const client = stranger();
  const codes = [];
  for (let turn = 0; turn < 12; turn++) codes.push((await askLink(client, email)).body.code);
  expect(codes).toEqual([undefined, undefined, ...Array(10).fill('CAPTCHA_REQUIRED')]);
  for (let turn = 0; turn < 3; turn++) {
    expect((await askLink(client, email, await solveCaptcha(client, openPaths.askPassword))).status).toBe(200);
  }
  expect((await askLink(client, email)).body.code).toBe('TOO_MANY_ATTEMPTS');
});

test('codes and links for a new password have one budget, so that asking for both doubles nothing', async () => {
  const email = await newPlayer();
  const client = stranger();
  expect([(await askLink(client, email)).status, (await askCode(client, email)).status]).toEqual([200, 200]);
  expect((await askLink(client, email)).body.code).toBe('CAPTCHA_REQUIRED');
  expect((await askCode(client, email)).body.code).toBe('CAPTCHA_REQUIRED');
});

/** Returns a proof that has cost nothing: its hash begins with a one, where work makes zeros. */
function proofWithoutWork(salt: string): string {
  const startsWithOne = (proof: string) => (createHash('sha256').update(`${salt}${proof}`).digest()[0] ?? 0) >= 128;
  return Array.from({ length: 64 }, (_none, index) => `idle-${index}`).find(startsWithOne) ?? '';
}

describe('the result of a captcha', () => {
  async function failTwice(client: TestClient, email: string): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await login(client, email, 'guess');
  }
  const login = (client: TestClient, uLogin: string, uPassword: string, headers = {}) =>
    client.post<ErrorBody>(openPaths.login, { uLogin, uPassword, save: false }, headers);

  test('lets one guess through, not five', async () => {
    const [client, email] = [stranger(), await newPlayer()];
    await failTwice(client, email);
    const shown = await solveCaptcha(client, openPaths.login);
    expect((await login(client, email, 'guess', shown)).body.code).toBe('CREDENTIALS_WRONG');
    expect((await login(client, email, 'guess', shown)).body.code).toBe('CAPTCHA_USED');
  });

  test('is worthless for another call, another address and another session', async () => {
    const [client, email] = [stranger(), await newPlayer()];
    await failTwice(client, email);
    expect((await login(client, email, 'guess', await solveCaptcha(client, openPaths.askPassword))).body.code).toBe(
      'CAPTCHA_WRONG',
    );
    expect((await login(client, email, 'guess', await solveCaptcha(stranger(), openPaths.login))).body.code).toBe(
      'CAPTCHA_WRONG',
    );
    const shown = await solveCaptcha(client, openPaths.login);
    const session = target.client();
    session.headers = client.headers;
    session.cookie = (await target.player()).cookie;
    expect((await login(session, email, 'guess', shown)).body.code).toBe('CAPTCHA_WRONG');
  });

  test('is not had by a program that reads the picture but does no work', async () => {
    const client = stranger();
    const challenge = await askChallenge(client, openPaths.login);
    const answer = readDigits(challenge.picture);
    const validate = (captcha: object) => client.post<{ success: boolean }>('/captcha/validate', { captcha });
    for (const idle of [{}, { proof: proofWithoutWork(challenge.work.salt) }])
      expect((await validate({ id: challenge.id, answer, ...idle })).body.success).toBe(false);
    const proof = workFor(challenge, challenge.work.pictureBits);
    expect((await validate({ id: challenge.id, answer, proof })).body.success).toBe(true);
  });

  test('takes more work with each doubling of the guesses at an account, wherever they come from', async () => {
    const email = await newPlayer();
    /** Guesses from a fresh network, and returns the bits of the captcha that this took; 0 for none. */
    const guess = async () => {
      const client = stranger();
      let bits = 0;
      let answer = await login(client, email, 'guess');
      for (let turn = 0; turn < 2 && answer.body.code === 'CAPTCHA_REQUIRED'; turn++) {
        bits = (await askChallenge(client, openPaths.login)).work.pictureBits;
        answer = await login(client, email, 'guess', await solveCaptcha(client, openPaths.login));
      }
      expect(answer.body.code).toBe('CREDENTIALS_WRONG');
      return bits;
    };
    const taken = [];
    for (let turn = 0; turn < 22; turn++) taken.push(await guess());
    expect(taken).toEqual([...Array(5).fill(0), ...Array(4).fill(2), ...Array(10).fill(3), ...Array(3).fill(4)]);
  });
});
