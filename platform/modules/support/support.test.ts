import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { chatMessagesCall, SupportMessage, SupportRequest, supportStateCall } from '#shared/contracts/support.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

const HOUR = 3_600_000;
const POLICY = {
  messages: { max: 4, windowMs: 60_000 },
  requests: { max: 3, windowMs: HOUR },
  callbacks: { max: 2, windowMs: HOUR },
};
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ supportPolicy: POLICY });
});
afterAll(() => site.close());
afterEach(() => site.platform.config.reset());

type Chat = CallAnswer<typeof chatMessagesCall>;
type State = CallAnswer<typeof supportStateCall>;
type Failure = SupportMessage & SupportRequest & ErrorBody;

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const write = (client: TestClient, text: string, key?: string) =>
  client.post<Failure>(openPaths.supportChat, { text }, keyed(key));
const ask = (client: TestClient, body: object, key?: string) =>
  client.post<Failure>(openPaths.supportRequests, body, keyed(key));
const chatOf = async (client: TestClient, query = '') => (await client.get<Chat>(openPaths.supportChat + query)).body;
const stateOf = async (client: TestClient) => (await client.get<State>(openPaths.supportState)).body;
const threadOf = async (client: { userId?: number }) =>
  (await site.platform.support.staff.threads()).find(({ userId }) => userId === client.userId)?.id ?? 0;

async function guest() {
  const client = site.client();
  const answer = await client.post(openPaths.supportVisitor, {});
  return { client, cookie: answer.cookies[0] ?? '' };
}

describe('[N-07] the chat', () => {
  test('stores the messages of a player and support, and marks unread ones', async () => {
    const player = await site.player();
    expect(await chatOf(player)).toEqual({ messages: [], before: null, readTo: 0 });
    const { status, body } = await write(player, '  Where is my bonus?  ');
    expect([status, body.text, body.author]).toEqual([200, 'Where is my bonus?', 'visitor']);
    const answer = await site.platform.support.staff.answer(await threadOf(player), 'It is on its way.');
    expect(await stateOf(player)).toEqual({
      chat: { unread: 1, lastId: answer.id },
      requests: { unread: 0, lastId: 0 },
    });
    expect((await chatOf(player)).messages.map(({ author, text }) => [author, text])).toEqual([
      ['visitor', 'Where is my bonus?'],
      ['staff', 'It is on its way.'],
    ]);
    expect((await player.post(openPaths.supportRead, { requestId: null, upTo: answer.id })).status).toBe(200);
    expect((await stateOf(player)).chat.unread).toBe(0);
    await player.post(openPaths.supportRead, { requestId: null, upTo: 1 });
    expect((await chatOf(player)).readTo).toBe(answer.id);
  });

  test('a message whose answer was lost is stored once, however many repeat it at the same time', async () => {
    const player = await site.player();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(player, 'Once', key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await chatOf(player)).messages).toHaveLength(1);
    expect((await write(player, 'Twice', key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('marks no more messages as read than there are', async () => {
    const player = await site.player();
    await write(player, 'Hello');
    await player.post(openPaths.supportRead, { requestId: null, upTo: Number.MAX_SAFE_INTEGER });
    await site.platform.support.staff.answer(await threadOf(player), 'Hello');
    expect((await stateOf(player)).chat.unread).toBe(1);
  });

  test('is answered page by page, the latest first', async () => {
    const player = await site.player();
    await write(player, 'First');
    const thread = await threadOf(player);
    for (let count = 1; count <= 60; count += 1) await site.platform.support.staff.answer(thread, `Answer ${count}`);
    const last = await chatOf(player);
    expect([last.messages.length, last.messages.at(-1)?.text]).toEqual([50, 'Answer 60']);
    const first = await chatOf(player, `?before=${last.before}`);
    expect([first.messages.length, first.messages[0]?.text, first.before]).toEqual([11, 'First', null]);
  });

  test.each([
    ['without a consultant', { consultant_id: null }],
    ['out of hours', { hours: { from: 5, to: 5 } }],
  ])('%s no message is accepted, but an earlier one is recognised', async (_, consultantParams) => {
    const player = await site.player();
    const key = randomUUID();
    const { body } = await write(player, 'In time', key);
    await site.platform.config.merge({ consultantParams });
    expect(await write(player, 'Too late')).toMatchObject({ status: 409, body: { code: 'CONSULTANT_AWAY' } });
    expect((await write(player, 'In time', key)).body.id).toBe(body.id);
    expect((await chatOf(player)).messages).toHaveLength(1);
  });

  test('is throttled, and says how long', async () => {
    const player = await site.player();
    const answers = await Promise.all(['1', '2', '3', '4', '5', '6'].map((text) => write(player, text)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.retryAfter).toBe(60);
  });

  test('stores messages of both sides without controls that let them read in another order', async () => {
    const player = await site.player();
    const key = randomUUID();
    const { body } = await write(player, 'my \u202efdp.exe\u202c \u2067bill\u2069', key);
    expect(body.text).toBe('my fdp.exe bill');
    expect((await write(player, 'my \u202efdp.exe\u202c \u2067bill\u2069', key)).body.id).toBe(body.id);
    const arabic = 'رصيدي \u200f100\u200f €';
    expect((await write(player, arabic)).body.text).toBe(arabic);
    const request = await ask(player, { topic: 'bets', text: '\u202ewhy\u202c' });
    expect(request.body.text).toBe('why');
    const answer = { threadId: await threadOf(player), text: '\u202eso\u202c' };
    expect((await site.client().post<SupportMessage>('/__control/support/answer', answer)).body.text).toBe('so');
  });

  test.each([
    ['nothing', '   ', 'Must not be empty'],
    ['nothing but controls of direction', ' \u202e\u2066 \u2069\u200f', 'Must not be empty'],
    ['too much', 'x'.repeat(2001), 'Must not be longer than 2000 characters'],
    ['what no database holds', 'a\0b', 'Must be text without NUL and without half a character'],
  ])('names what is wrong with %s', async (_, text, message) => {
    const player = await site.player();
    const { status, body } = await write(player, text);
    expect([status, body.issues]).toEqual([400, [{ path: 'body.text', message }]]);
    const without = await player.post<ErrorBody>(openPaths.supportChat, { text: 'No key' });
    expect(without.body.issues?.[0]?.path).toBe('headers.idempotency-key');
  });
});

describe('[N-07] a guest', () => {
  test('is identified by a token that scripts cannot read, and can write nothing without it', async () => {
    const { client, cookie } = await guest();
    expect(cookie).toMatch(/^support_guest=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await client.post(openPaths.supportVisitor, {});
    expect(again.cookies[0], 'the token is kept').toBe(cookie);
    expect((await write(client, 'Hello')).status).toBe(200);
    expect((await chatOf(client)).messages).toHaveLength(1);
    const stranger = site.client();
    expect(await write(stranger, 'Hello')).toMatchObject({ status: 409, body: { code: 'SUPPORT_TOKEN_MISSING' } });
    stranger.cookie = 'support_guest=made-up';
    expect((await write(stranger, 'Hello')).status).toBe(409);
    expect((await chatOf(stranger)).messages).toEqual([]);
  });

  test('has a token of which the database stores only the hash', async () => {
    const { client, cookie } = await guest();
    await write(client, 'Hello');
    const token = /=([\w-]+);/.exec(cookie)?.[1] ?? '';
    const rows = await site.database.owner`select * from support_thread`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('gives an e-mail with a request; a player needs none', async () => {
    const { client } = await guest();
    const missing = await ask(client, { topic: 'other', text: 'Hello' });
    expect([missing.status, missing.body.issues?.[0]?.path]).toEqual([400, 'body.email']);
    const { body } = await ask(client, { topic: 'other', text: 'Hello', email: ' Guest@Example.com ' });
    expect(body).toMatchObject({ email: 'guest@example.com', state: 'open', unread: 0 });
    const player = await site.player();
    expect((await ask(player, { topic: 'other', text: 'Hi', email: 'else@example.com' })).body.email).toBeNull();
  });

  test('with an older session stays a guest: only a sign-in moves conversations', async () => {
    const player = await site.player();
    const { cookie } = await guest();
    const device = site.client();
    device.cookie = cookie.split(';')[0] ?? '';
    await write(device, 'As a guest');
    const both = site.client();
    both.cookie = `${player.cookie}; ${device.cookie}`;
    expect((await chatOf(both)).messages).toEqual([]);
    expect((await chatOf(device)).messages).toHaveLength(1);
  });

  const signUp = async (client: TestClient) => {
    const email = `${randomUUID()}@example.com`;
    const answer = await openAccount(client, { email, password: PASSWORD });
    return { email, userId: answer.body.player.user_id };
  };
  const signIn = (client: TestClient, email: string) =>
    client.post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false });
  const texts = async (client: TestClient) => (await chatOf(client)).messages.map(({ text }) => text);

  test('who signs in keeps the chat, the requests and the callbacks of the device, once', async () => {
    const { client } = await guest();
    const before = site.client();
    before.cookie = client.cookie;
    await write(client, 'As a guest');
    await ask(client, { topic: 'other', text: 'By form', email: 'guest@example.com' });
    const phone = { phone: '+442079460000', preferredAt: null, language: 'en' };
    await client.post(openPaths.supportCallbacks, phone, keyed());
    const { email, userId } = await signUp(client);
    expect(client.cookie).not.toContain('support_guest');
    expect(await texts(client)).toEqual(['As a guest']);
    const { body } = await client.get<{ requests: SupportRequest[] }>(openPaths.supportRequests);
    expect(body.requests.map(({ text }) => text)).toEqual(['By form']);
    const callbacks = await site.platform.support.staff.callbacks();
    expect(callbacks.filter(({ owner }) => owner === `player:${userId}`)).toHaveLength(1);
    // The earlier token of the device opens nothing any more.
    expect(await texts(before)).toEqual([]);
    const thief = site.client();
    thief.cookie = before.cookie;
    await signUp(thief);
    expect(await texts(thief)).toEqual([]);
    await signIn(client, email);
    expect(await texts(client)).toEqual(['As a guest']);
  });

  test('whose player has a chat already finds both merged in order, with unread messages still unread', async () => {
    const own = site.client();
    const { email, userId } = await signUp(own);
    await write(own, 'As a player');
    await site.platform.support.staff.answer(await threadOf({ userId }), 'To the player');
    const { client } = await guest();
    await write(client, 'As a guest');
    await signIn(client, email);
    expect(await texts(client)).toEqual(['As a player', 'To the player', 'As a guest']);
    expect((await stateOf(client)).chat.unread).toBe(1);
    expect((await site.platform.support.staff.threads()).filter((one) => one.userId === userId)).toHaveLength(1);
    await write(client, 'On we go');
    expect(await texts(own)).toContain('On we go');
  });

  test('cannot be impersonated by an invented token or by the hash of a token', async () => {
    const { client } = await guest();
    await write(client, 'A secret');
    const rows = await site.platform.support.staff.threads();
    const owner = rows.find((row) => row.owner.startsWith('guest:') && row.state === 'open')?.owner ?? '';
    for (const token of ['x'.repeat(43), owner.slice('guest:'.length), owner.slice(6, 49)]) {
      const stranger = site.client();
      stranger.cookie = `support_guest=${token}`;
      await signUp(stranger);
      expect(await texts(stranger)).toEqual([]);
    }
    expect(await texts(client)).toEqual(['A secret']);
  });
});

describe('[R-38] a support request', () => {
  const question = { topic: 'bets', text: 'Why was this settled so?' };

  test('goes from open to answered to open to closed, with all messages', async () => {
    const player = await site.player();
    const { body: request } = await ask(player, question);
    expect(request).toMatchObject({ ...question, state: 'open', couponId: null });
    const path = openPaths.supportRequest.replace(':requestId', String(request.id));
    const read = async () => (await player.get<{ request: SupportRequest; messages: SupportMessage[] }>(path)).body;
    const { staff } = site.platform.support;
    const answer = await staff.answer(request.id, 'By the rules.');
    expect((await read()).request).toMatchObject({ state: 'answered', unread: 1 });
    expect((await stateOf(player)).requests).toEqual({ unread: 1, lastId: answer.id });
    await player.post(openPaths.supportRead, { requestId: request.id, upTo: answer.id });
    const reply = await player.post<SupportMessage>(`${path}/messages`, { text: 'Which ones?' }, keyed());
    expect(reply.status).toBe(200);
    expect((await read()).request).toMatchObject({ state: 'open', unread: 0 });
    await staff.close(request.id);
    const late = await player.post<ErrorBody>(`${path}/messages`, { text: 'And?' }, keyed());
    expect([late.status, late.body.code]).toEqual([409, 'SUPPORT_REQUEST_CLOSED']);
    const { request: closed, messages } = await read();
    expect(closed.state).toBe('closed');
    expect(messages.map(({ text }) => text)).toEqual([question.text, 'By the rules.', 'Which ones?']);
  });

  test('that is repeated with its key is one request', async () => {
    const player = await site.player();
    const key = randomUUID();
    const answers = await Promise.all([ask(player, question, key), ask(player, question, key)]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect((await ask(player, { ...question, topic: 'other' }, key)).status).toBe(409);
    const { body } = await player.get<{ requests: SupportRequest[] }>(openPaths.supportRequests);
    expect(body.requests).toHaveLength(1);
  });

  test('of another player is as unknown as one that does not exist', async () => {
    const [mine, other] = [await site.player(), await site.player()];
    const { body: request } = await ask(mine, question);
    const { client } = await guest();
    const missing = { code: 'SUPPORT_REQUEST_UNKNOWN' };
    for (const id of [request.id, 999_999]) {
      const path = openPaths.supportRequest.replace(':requestId', String(id));
      for (const stranger of [other, client, site.client()]) {
        expect(await stranger.get(path)).toMatchObject({ status: 404, body: missing });
        const seen = await stranger.post(openPaths.supportRead, { requestId: id, upTo: 1 });
        expect(seen).toMatchObject({ status: 404, body: missing });
      }
      expect(await other.post(`${path}/messages`, { text: 'Mine' }, keyed())).toMatchObject({
        status: 404,
        body: missing,
      });
      expect((await client.post(`${path}/messages`, { text: 'Mine' }, keyed())).status).toBe(404);
    }
    expect((await other.get<{ requests: unknown[] }>(openPaths.supportRequests)).body.requests).toEqual([]);
  });

  test('can name one of the player’s own coupons', async () => {
    const player = await site.player();
    const { status, body } = await ask(player, { ...question, couponId: '123' });
    expect([status, body.code]).toEqual([404, 'COUPON_UNKNOWN']);
    const { client } = await guest();
    const named = await ask(client, { ...question, couponId: '123', email: 'guest@example.com' });
    expect(named.body.couponId).toBe('123');
  });

  test.each([
    [{ topic: 'weather' }, 'body.topic'],
    [{ text: '' }, 'body.text'],
    [{ email: 'nobody' }, 'body.email'],
    [{ couponId: 'mine' }, 'body.couponId'],
  ])('names what is wrong: %j', async (change, path) => {
    const { status, body } = await ask(await site.player(), { ...question, ...change });
    expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
  });

  test('is throttled', async () => {
    const player = await site.player();
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask(player, question)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('[N-07] a callback', () => {
  const call = (client: TestClient, change: object = {}, key?: string) =>
    client.post<ErrorBody & { id: number }>(
      openPaths.supportCallbacks,
      { phone: '+44 (20) 7946-0000', preferredAt: null, language: 'en', ...change },
      keyed(key),
    );

  test('is requested once for each key, and waits for support', async () => {
    const player = await site.player();
    const key = randomUUID();
    const preferredAt = site.platform.clock.now() + HOUR;
    const [first, again] = [await call(player, { preferredAt }, key), await call(player, { preferredAt }, key)];
    expect([first.status, again.body.id]).toEqual([200, first.body.id]);
    const { staff } = site.platform.support;
    const find = async () => (await staff.callbacks()).find(({ id }) => id === first.body.id);
    expect(await find()).toMatchObject({ phone: '+442079460000', preferredAt, doneAt: null });
    await staff.finishCallback(first.body.id);
    expect((await find())?.doneAt).toEqual(expect.any(Number));
    await call(player);
    expect((await call(player)).status, 'the third of an hour').toBe(429);
  });

  test.each([
    [{ isAvailableCallback: false }, 'en', 409],
    [{ langsHiddenCallback: ['tr'] }, 'tr', 409],
    [{ langsHiddenCallback: ['tr'] }, 'en', 200],
  ])('with the settings %j is offered in %s: %i', async (config, language, status) => {
    const player = await site.player();
    await site.platform.config.merge(config);
    expect((await call(player, { language })).status).toBe(status);
  });

  test.each([
    ['020 7946 0000', 'GB', '+442079460000'],
    ['8 (912) 345-67-89', 'RU', '+79123456789'],
    ['0044 20 7946 0000', 'RU', '+442079460000'],
    ['49 151 23456789', 'DE', '+4915123456789'],
    ['+57 (0) 321 123 4567', 'GB', '+573211234567'],
    ['11 2345-6789', 'AR', '+541123456789'],
    ['+٤٤ ٢٠ ٧٩٤٦ ٠٠٠٠', 'RU', '+442079460000'],
  ])('takes the number %s of %s as %s', async (phone, country, stored) => {
    const { body } = await call(await site.player(), { phone, country });
    const waiting = await site.platform.support.staff.callbacks();
    expect(waiting.find(({ id }) => id === body.id)?.phone).toBe(stored);
  });

  test.each([
    [{ phone: '020 7946 0000' }, 'body.phone'],
    [{ phone: '+44' }, 'body.phone'],
    [{ language: 'English' }, 'body.language'],
    [{ preferredAt: 1 }, 'body.preferredAt'],
    [{ preferredAt: Date.now() + 30 * 24 * HOUR }, 'body.preferredAt'],
  ])('names what is wrong: %j', async (change, path) => {
    const { status, body } = await call(await site.player(), change);
    expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
  });
});
