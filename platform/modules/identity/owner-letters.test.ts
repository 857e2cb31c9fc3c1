import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { freshNumber, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

const DAY = 86_400_000;
/** No limit but the ones of this file: its guesses come from few addresses and without captchas. */
const THROTTLE = { windowMs: 600_000, perAccountAndAddress: 10_000, perAddress: 10_000 };
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ trustProxy: ['127.0.0.1'], throttlePolicy: THROTTLE });
});
afterAll(() => site.close());

const at = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (uLogin: string, uPassword: string, client: TestClient = site.client(), address = '198.51.100.1') =>
  client.post(openPaths.login, { uLogin, uPassword, save: false }, at(address));

/** Guesses at a password from three networks in turn. */
async function guess(login: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let turn = 0; turn < times; turn++) {
    const address = `203.0.${turn % 3}.${turn + 1}`;
    statuses.push((await signIn(login, `guess number ${turn}`, site.client(), address)).status);
  }
  return statuses;
}

async function guessByPhone(phone: string): Promise<void> {
  const body = { phone_number: phone, country_code: 'DE', uPassword: 'guess-guess', save: false };
  for (let turn = 0; turn < 21; turn++) {
    expect((await site.client().post(openPaths.phoneLogin, body, at('203.0.9.1'))).status).toBe(403);
  }
}

const lettersTo = async (to: string, kind: string) => (await inboxOf(site, to)).filter((one) => one.kind === kind);
const events = async (kind: 'account_guessed' | 'new_device', userId: number) =>
  (await site.platform.securityLog.list({ kinds: [kind], userId })).events;
const idOf = async (email: string) => {
  const player = await site.platform.accounts.repository.playerByEmail(email);
  if (!player) throw new Error(`No player has ${email}`);
  return player.id;
};

describe('the owner of an account at which strangers guess', () => {
  test('gets one letter a day, in the own language and without a link, and the security log has it', async () => {
    const { email } = await newcomer(site, 'fr');
    expect(new Set(await guess(email, 19))).toEqual(new Set([403]));
    expect(await lettersTo(email, 'account_guessed')).toEqual([]);
    expect(new Set(await guess(email, 25))).toEqual(new Set([403]));
    const [letter, ...others] = await lettersTo(email, 'account_guessed');
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Quelqu’un essaie de deviner votre mot de passe');
    expect(letter?.body).toContain('au moins 20 mots de passe erronés');
    expect(letter?.link).toBe(null);
    expect(letter?.body).not.toMatch(/https?:|token=/);
    const [event, ...more] = await events('account_guessed', await idOf(email));
    expect(more).toEqual([]);
    expect(event?.details).toEqual({ guesses: 20 });
  });

  test('gets the next letter on the next day only, however long the guessing lasts', async () => {
    const { email } = await newcomer(site);
    await guess(email, 30);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY / 2 });
    try {
      await guess(email, 30);
      expect(await lettersTo(email, 'account_guessed')).toHaveLength(1);
      vi.setSystemTime(Date.now() + DAY / 2 + 60_000);
      await guess(email, 30);
      expect(await lettersTo(email, 'account_guessed')).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('gets a text message without an email', async () => {
    const { email, phone } = await phonePlayer(site);
    await site.database.owner`update player set email = null where email = ${email}`;
    await guessByPhone(phone);
    const letters = await lettersTo(phone, 'sms_account_guessed');
    expect(letters.map(({ body }) => body)).toEqual([expect.stringMatching(/20 or more wrong passwords/)]);
  });

  test('gets none for own mistakes on a device that knows the account', async () => {
    const { email, client } = await newcomer(site);
    await signIn(email, PASSWORD, client);
    for (let turn = 0; turn < 25; turn++) await signIn(email, 'a slip of the hand', client);
    expect(await lettersTo(email, 'account_guessed')).toEqual([]);
  });

  test('is told from a budget of its own, which uses up no code and no link for a new password', async () => {
    const { email } = await newcomer(site);
    await guess(email, 30);
    expect(await lettersTo(email, 'account_guessed')).toHaveLength(1);
    const asked = await site.client().post(openPaths.askPasswordCode, { email }, at('192.0.2.77'));
    expect(asked.status).toBe(200);
    expect(await lettersTo(email, 'password_code')).toHaveLength(1);
  });

  test('is not there for an unknown login, whose guesses answer alike', async () => {
    const { email } = await newcomer(site);
    const unknown = `${crypto.randomUUID()}@example.com`;
    expect(await guess(unknown, 22)).toEqual(await guess(email, 22));
    expect(await inboxOf(site, unknown)).toEqual([]);
    const stranger = freshNumber();
    await guessByPhone(stranger);
    expect(await inboxOf(site, stranger)).toEqual([]);
  });
});

describe('letters about changes of the sign-in', () => {
  const changesTo = async (email: string) => (await lettersTo(email, 'sign_in_change')).map(({ subject }) => subject);

  test('are three of a kind within a day, and a flood of one kind hides no other', async () => {
    const { email, client } = await newcomer(site);
    const signIns = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => signIn(email, PASSWORD, undefined, `203.0.113.${turn}`)),
    );
    expect(new Set(signIns.map(({ status }) => status))).toEqual(new Set([200]));
    const newDevice = 'Someone signed in to your account on a new device';
    expect(await changesTo(email)).toEqual([newDevice, newDevice, newDevice]);
    expect(await events('new_device', await idOf(email))).toHaveLength(8);
    const password = 'quiet umbrella seven rivers';
    expect((await client.post(openPaths.changePassword, { uPassword: PASSWORD, password })).status).toBe(200);
    expect((await changesTo(email))[0]).toBe('Your password was changed');
  });

  test('say in the last one that its link takes back what follows, and it does', async () => {
    const { email } = await newcomer(site);
    for (let turn = 0; turn < 5; turn++) await signIn(email, PASSWORD);
    const [last, second] = await lettersTo(email, 'sign_in_change');
    const sentence = 'This is the last message of this kind today.';
    expect([last?.body.includes(sentence), second?.body.includes(sentence)]).toEqual([true, false]);
    const token = last?.link?.split('token=')[1];
    const read = await site.client().post<{ changes: object[] }>(openPaths.readSignInChange, { token });
    expect(read.body.changes).toHaveLength(3);
    expect((await site.client().post(openPaths.undoSignInChange, { token })).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(403);
  });

  test('go on when a day has passed', async () => {
    const { email } = await newcomer(site);
    for (let turn = 0; turn < 5; turn++) await signIn(email, PASSWORD);
    await site.database.owner`update sign_in_change set at = at - ${DAY} where user_id = ${await idOf(email)}`;
    await signIn(email, PASSWORD);
    expect(await changesTo(email)).toHaveLength(4);
  });

  test.each(LANGUAGES.map(({ code }) => code))('end with a sentence about later changes in %s', async (language) => {
    const { email } = await newcomer(site, language);
    const userId = await idOf(email);
    const change = { userId, kind: 'passkey_added', address: '203.0.113.7', userAgent: '' } as const;
    for (let turn = 0; turn < 4; turn++) await site.platform.signInChanges.tell(change);
    const [last, second, first] = await lettersTo(email, 'sign_in_change');
    expect(last?.body.length).toBeGreaterThan((second?.body.length ?? 0) + 60);
    expect(second?.body.length).toBe(first?.body.length);
  });
});
