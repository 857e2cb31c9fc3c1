import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { PasskeyAddingOptions } from '#shared/contracts/passkeys.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SecureQuestion, Security } from '#shared/contracts/security.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { addTotp, totpCode } from '#tests/fixtures/platform/factors-scenario.ts';
import { atHttpsSite, HTTPS_ORIGIN, httpsSite } from '#tests/fixtures/platform/https-site.ts';
import { newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import { SoftAuthenticator } from '#tests/fixtures/platform/soft-authenticator.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

type Answer = Security & ErrorBody;
const NEXT = 'another long sentence';
const QUESTION = { question: 'first_pet', answer: 'Saint  Bernard' } as const;
const device = new SoftAuthenticator(HTTPS_ORIGIN);
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform(httpsSite());
});
afterAll(() => site.close());

const player = () => newcomer({ ...site, client: () => atHttpsSite(site.client()) });
const read = async (client: TestClient) => (await client.get<Security>(openPaths.security)).body;
const post = (client: TestClient, path: string, body: object) => client.post<Answer>(path, body);
const takePassword = (email: string) =>
  site.database.owner`update player set password_hash = '' where email = ${email}`;

async function addPasskey(client: TestClient, proof: object = { uPassword: PASSWORD }) {
  const { body } = await client.post<PasskeyAddingOptions>(openPaths.askPasskey, proof);
  const { passkey, attestation } = device.create(body);
  const added = await post(client, openPaths.addPasskey, { passkey: attestation, name: 'Key' });
  return { passkey, id: added.body.passkeys[0]?.id ?? 0 };
}

async function byPasskey(client: TestClient, passkey: Parameters<SoftAuthenticator['get']>[1]) {
  const options = (await client.post<PasskeyLoginOptions>(openPaths.askProofPasskey)).body;
  return { proof: { factor: 'passkey', passkey: device.get(options, passkey) } };
}

describe('a player without a password', () => {
  test('confirms changes with a passkey, and with nothing less', async () => {
    const { email, client } = await player();
    const { passkey } = await addPasskey(client);
    await takePassword(email);
    expect(await read(client)).toMatchObject({ hasPassword: false, isProved: false });
    const question = { ...QUESTION };
    for (const proof of [{}, { uPassword: PASSWORD }, { uPassword: '' }]) {
      const refused = await post(client, openPaths.setSecureQuestion, { ...question, ...proof });
      expect(['PROOF_REQUIRED', 'BAD_REQUEST']).toContain(refused.body.code);
    }
    const proof = await byPasskey(client, passkey);
    const done = await post(client, openPaths.setSecureQuestion, { ...question, ...proof });
    expect(done.body.secureQuestion).toEqual({ question: 'first_pet', ownText: '' });
    const replay = await post(client, openPaths.removeSecureQuestion, proof);
    expect(replay.body.code).toBe('PASSKEY_EXPIRED');
  });

  test('does not confirm with the passkey of another player', async () => {
    const [one, other] = [await player(), await player()];
    await addPasskey(one.client);
    const { passkey } = await addPasskey(other.client);
    await takePassword(one.email);
    const proof = await byPasskey(one.client, passkey);
    expect((await post(one.client, openPaths.setSecureQuestion, { ...QUESTION, ...proof })).body.code).toBe(
      'PASSKEY_WRONG',
    );
  });

  test('cannot remove the only passkey when no network is linked', async () => {
    const { email, client } = await player();
    const { passkey, id } = await addPasskey(client);
    await takePassword(email);
    const removed = await post(client, openPaths.removePasskey, { id, ...(await byPasskey(client, passkey)) });
    expect([removed.status, removed.body.code]).toEqual([409, 'LAST_WAY_IN']);
  });

  test('shows a second factor besides the network, which counts for ten minutes', async () => {
    const { email, client } = await player();
    const { secret } = await addTotp(site, client);
    await takePassword(email);
    const [session] = (await read(client)).sessions;
    const { owner } = site.database;
    const endsAt = site.platform.clock.now() + 10 * 60_000;
    await owner`
      insert into session_proof (session_hash, user_id, ends_at)
      select decode(${session?.id ?? ''}, 'hex'), id, ${endsAt} from player where email = ${email}`;
    expect((await read(client)).isProved).toBe(true);
    expect((await post(client, openPaths.setTwoStep, { isOn: false })).body.code).toBe('FACTOR_REQUIRED');
    const proof = () => ({ isOn: false, proof: { factor: 'totp', code: totpCode(secret) } });
    await site.platform.clock.moveTo(endsAt);
    const late = await post(client, openPaths.setTwoStep, proof());
    await site.platform.clock.reset();
    expect(late.body.code).toBe('PROOF_REQUIRED');
    expect((await post(client, openPaths.setTwoStep, proof())).body.twoStep).toBe(false);
  });
});

test('a passkey cannot be removed while two-step sign-in rests on it alone', async () => {
  const { client } = await player();
  const { id, passkey } = await addPasskey(client);
  expect((await post(client, openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD })).body.twoStep).toBe(true);
  const remove = async () =>
    post(client, openPaths.removePasskey, { id, uPassword: PASSWORD, ...(await byPasskey(client, passkey)) });
  const last = await remove();
  expect([last.status, last.body.code]).toEqual([409, 'FACTOR_LAST']);
});

describe('[O-04] the secure question', () => {
  const forget = async (email: string, at = site) => {
    const { request } = (await at.client().post<CodeAsked>(openPaths.askPasswordCode, { email })).body;
    const code = await lastCode(at, email);
    const checked = await at.client().post<{ token: string }>(openPaths.checkPasswordCode, { request, code });
    return checked.body.token;
  };
  const reset = (token: string, answer?: string) =>
    site.client().post<ErrorBody>(openPaths.resetPassword, { token, password: NEXT, ...(answer ? { answer } : {}) });
  /** The link of the last email works as the token of its code does. */
  const lastToken = async (to: string) =>
    (await inboxOf(site, to)).find(({ kind }) => kind === 'password_code')?.link?.split('token=')[1] ?? '';

  let email: string;
  let client: TestClient;
  beforeEach(async () => {
    ({ email, client } = await player());
    await post(client, openPaths.setSecureQuestion, { ...QUESTION, uPassword: PASSWORD });
  });

  test('is told to the player, and its answer is nowhere', async () => {
    const security = await read(client);
    expect(security).toMatchObject({ is_active_secure_question: true, secureQuestion: { question: 'first_pet' } });
    expect(JSON.stringify(security)).not.toMatch(/bernard/i);
    const rows = await site.database.owner`select q::text as row from secure_question q`;
    expect(JSON.stringify(rows)).not.toMatch(/bernard/i);
  });

  test('keeps a mailbox alone from replacing the password, and its answer replaces it', async () => {
    const token = await forget(email);
    const asked = await site.client().post<{ question: SecureQuestion }>(openPaths.resetQuestion, { token });
    expect(asked.body.question).toEqual({ question: 'first_pet', ownText: '' });
    expect((await reset(token)).body.code).toBe('ANSWER_REQUIRED');
    expect((await reset(token, 'poodle')).body.code).toBe('ANSWER_WRONG');
    expect((await reset(token, '  saint bernard. ')).status).toBe(200);
    const login = { uLogin: email, uPassword: NEXT, save: false };
    expect((await site.client().post(openPaths.login, login)).status).toBe(200);
  });

  test('can be guessed five times in an hour, over all tokens', async () => {
    const codes = [];
    for (let turn = 0; turn < 6; turn++) {
      const token = turn === 0 ? await forget(email) : await lastToken(email);
      codes.push((await reset(token, `guess ${turn}`)).body.code);
    }
    expect(codes).toEqual([...Array(5).fill('ANSWER_WRONG'), 'TOO_MANY_ATTEMPTS']);
  });

  test('waits in the bounded line of passwords, and an answer that the line refuses is no guess', async () => {
    const slow = await startTestPlatform({ passwordCost: { ln: 15, r: 8, p: 2 } });
    try {
      const own = await slow.player();
      const question = { ...QUESTION, uPassword: PASSWORD };
      expect((await own.post(openPaths.setSecureQuestion, question)).status).toBe(200);
      const [row] = await slow.database.owner<{ email: string }[]>`select email from player where id = ${own.userId}`;
      const token = await forget(row?.email ?? '', slow);
      const wrong = () =>
        slow.client().post<ErrorBody>(openPaths.resetPassword, { token, password: NEXT, answer: 'poodle' });
      const flood = await Promise.all(Array.from({ length: 40 }, wrong));
      const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'));
      const refused = flood.filter((one) => one.body.code === 'TOO_MANY_ATTEMPTS' && waitOf(one) <= 60);
      // One network has six waiting and those that are being hashed.
      expect(refused.length).toBeGreaterThan(0);
      let guesses = flood.filter(({ body }) => body.code === 'ANSWER_WRONG').length;
      for (; guesses < 5; guesses++) expect((await wrong()).body.code).toBe('ANSWER_WRONG');
      const late = await wrong();
      expect([late.body.code, waitOf(late) > 60]).toEqual(['TOO_MANY_ATTEMPTS', true]);
    } finally {
      await slow.close();
    }
  });

  test('is changed with the proof only, and a question in own words needs its text', async () => {
    const set = (body: object) => post(client, openPaths.setSecureQuestion, { uPassword: PASSWORD, ...body });
    expect((await set({ ...QUESTION, uPassword: 'not the password' })).body.code).toBe('PASSWORD_WRONG');
    for (const body of [
      { question: 'own', answer: 'blue' },
      { question: 'own', ownText: 'Blue?', answer: 'blue' },
      { question: 'first_pet', ownText: 'A text', answer: 'blue' },
      { question: 'first_pet', answer: ' a ' },
      { question: 'unknown', answer: 'blue' },
    ]) {
      expect((await set(body)).body.code).toBe('BAD_REQUEST');
    }
    const own = { question: 'own', ownText: 'Colour of the first car?', answer: 'blue' };
    const { answer: _answer, ...shown } = own;
    expect((await set(own)).body.secureQuestion).toEqual(shown);
    const removed = await post(client, openPaths.removeSecureQuestion, { uPassword: PASSWORD });
    expect(removed.body).toMatchObject({ secureQuestion: null, is_active_secure_question: false });
  });
});

describe('[O-03] the protection level', () => {
  test('grows with each method', async () => {
    const { email, client } = await phonePlayer(site);
    expect(await read(client)).toMatchObject({
      protection_level: 40,
      protection_methods: {
        is_changed_password: false,
        enable_two_factor_auth: false,
        enable_phone_binding: true,
        enable_security_question: false,
        enable_email_auth: true,
      },
    });
    await post(client, openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
    expect((await read(client)).protection_level).toBe(60);
    await site.database.owner`update player set password_set_at = 1 where email = ${email}`;
    expect((await read(client)).protection_level).toBe(80);
  });
});

test('a change of a factor is told to the player, and taking it back restores the factor', async () => {
  const { email, client } = await player();
  const { secret } = await addTotp(site, client);
  const code = { factor: 'totp', code: totpCode(secret) };
  expect((await post(client, openPaths.setTwoStep, { isOn: false, uPassword: PASSWORD, proof: code })).status).toBe(
    200,
  );
  const [message] = await inboxOf(site, email);
  expect(message?.subject).toMatch(/two-step/i);
  const token = message?.link?.split('token=')[1];
  const undone = await site.client().post(openPaths.undoSignInChange, { token, uPassword: PASSWORD });
  expect(undone.status).toBe(200);
  const [row] = await site.database.owner`
    select p.two_step, (select count(*)::int from recovery_code r where r.user_id = p.id) as codes,
      exists (select from totp t where t.user_id = p.id) as totp from player p where email = ${email}`;
  expect(row).toEqual({ two_step: true, codes: 10, totp: true });
});

test('a passkey that was added is removed by taking the change back', async () => {
  const { email, client } = await player();
  await addPasskey(client);
  const token = (await inboxOf(site, email))[0]?.link?.split('token=')[1];
  expect((await site.client().post(openPaths.undoSignInChange, { token })).status).toBe(200);
  const left = await site.database.owner`
    select from passkey k join player p on p.id = k.user_id where p.email = ${email}`;
  expect(left).toHaveLength(0);
});
