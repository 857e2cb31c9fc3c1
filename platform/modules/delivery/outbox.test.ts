import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { asPhone, freshNumber, newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { type WatchedDatabase, watchStatements } from '#tests/fixtures/platform/watched-database.ts';
import type { Pool } from '../../database/pool.ts';
import { type CarriedMessage, type Carrier, type Carriers, DeliveryFailure } from './carrier.ts';
import { createMessages, type MessageService, type OutgoingNotice } from './delivery-service.ts';
import { OUTBOX_POLICY } from './outbox-runner.ts';

const QUICK = { pausesMs: [5, 5], attemptTimeoutMs: 2000, leaseMs: 60_000, pollMs: 5 };
const HOUR = 3_600_000;
let database: TestDatabase;
let sql: Pool;
let now = 1_800_000_000_000;
const opened: MessageService[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  sql = (await database.connect()).sql;
});
afterEach(async () => {
  vi.useRealTimers();
  for (const messages of opened.splice(0)) await messages.close();
  await database.owner`delete from message`;
});
afterAll(() => database.close());

function open(delivery: Carriers, policy = QUICK) {
  const report = vi.fn();
  const clock = { now: () => now } as never;
  const site = () => ({ brand: 'Fairline', origin: 'https://play.example.com' });
  const messages = createMessages({
    sql,
    keys: TEST_KEYS,
    delivery,
    isProduction: false,
    clock,
    report,
    site,
    outboxPolicy: policy,
  });
  opened.push(messages);
  return { messages, report };
}

/** Returns a service that handles each attempt by the next entry of the list, then accepts everything. */
function carrier(...doings: (() => unknown)[]) {
  const attempts: CarriedMessage[] = [];
  const carry = async (message: CarriedMessage) => {
    attempts.push(message);
    await doings.shift()?.();
  };
  return { email: { name: 'test', carry } satisfies Carrier, attempts };
}
const fails =
  (isFinal = false) =>
  () => {
    throw new DeliveryFailure('the service is ill', { isFinal });
  };
const notice: OutgoingNotice = {
  to: 'ann@example.com',
  userId: null,
  kind: 'two_step',
  language: 'en',
  code: '123456',
  lifeMs: HOUR,
};
const rows = () => database.owner<
  { state: string; subject: string; body: string; link: string | null; attempts: number }[]
>`
  select state, subject, body, link, attempts from message order by id`;
const settled = (state: string) => eventually(async () => expect((await rows())[0]?.state).toBe(state));

describe('a message', () => {
  test('is sent once, after its data is stored, and its text is deleted then', async () => {
    const { email, attempts } = carrier();
    // Without a lease, a message is due until it is recorded as sent.
    const { messages } = open({ email }, { ...QUICK, leaseMs: 0 });
    messages.start();
    await messages.send(notice);
    await messages.idle();
    // A pass takes everything that is due: the one that sends the second message would send the first again.
    await messages.send({ ...notice, code: '654321' });
    await messages.idle();
    expect(attempts).toMatchObject([
      { to: 'ann@example.com', body: expect.stringContaining('123456') },
      { to: 'ann@example.com', body: expect.stringContaining('654321') },
    ]);
    const sent = { state: 'sent', subject: '', body: '', link: null, attempts: 1 };
    expect(await rows()).toEqual([sent, sent]);
  });

  test('is not sent when its data could not be stored', async () => {
    const { email, attempts } = carrier();
    const { messages } = open({ email });
    messages.start();
    const failed = messages.together(async ({ send }) => {
      await send(notice);
      throw new Error('not stored');
    });
    await expect(failed).rejects.toThrow('not stored');
    // A pass takes everything that is due: the one that sends the second message would send the first too.
    await messages.send({ ...notice, code: '654321' });
    await messages.idle();
    expect(attempts).toMatchObject([{ body: expect.stringContaining('654321') }]);
    expect(await rows()).toHaveLength(1);
  });

  test('that a service refused is tried again with the same key', async () => {
    const { email, attempts } = carrier(fails(), () => Promise.reject(new TypeError('ann@example.com 123456')));
    const { messages, report } = open({ email });
    messages.start();
    await messages.send(notice);
    await settled('sent');
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
    const said = report.mock.calls.map(([level, text]) => `${level} ${text}`);
    expect(said).toEqual([
      expect.stringMatching(/^warn Message \d+ \(two_step\), attempt 1: the service is ill; it is tried again$/),
      expect.stringMatching(/^warn Message \d+ \(two_step\), attempt 2: TypeError; it is tried again$/),
    ]);
  });

  test.each([
    ['after the last attempt', [fails(), fails(), fails()], 3],
    ['at once when the service will never take it', [fails(true)], 1],
  ])('is given up %s, which operators see, and its text is deleted', async (_when, doings, count) => {
    const { email, attempts } = carrier(...doings);
    const { messages, report } = open({ email });
    messages.start();
    await messages.send(notice);
    await settled('dead');
    expect(attempts).toHaveLength(count);
    expect((await rows())[0]).toMatchObject({ subject: '', body: '', link: null });
    expect(report.mock.lastCall).toEqual(['error', expect.stringContaining('it is given up')]);
    expect((await messages.post()).standing).toEqual({ waiting: 0, dead: 1, waitingSince: null });
  });

  test('with an expired code is not sent any more', async () => {
    const { email, attempts } = carrier();
    const { messages } = open({ email });
    await messages.send(notice);
    now += HOUR;
    messages.start();
    await settled('dead');
    expect(attempts).toEqual([]);
  });

  test('that hangs in a service is tried again', async () => {
    const { email, attempts } = carrier(() => new Promise(() => undefined));
    const { messages } = open({ email }, { ...QUICK, attemptTimeoutMs: 20 });
    messages.start();
    await messages.send(notice);
    await settled('sent');
    expect(attempts).toHaveLength(2);
  });

  test('waits in the database until the platform starts again, and counts as waiting', async () => {
    const writtenAt = now;
    await open({ email: carrier().email }).messages.send(notice);
    const { email, attempts } = carrier();
    const { messages } = open({ email });
    expect((await messages.post()).standing).toEqual({ waiting: 1, dead: 0, waitingSince: writtenAt });
    messages.start();
    await settled('sent');
    expect(attempts).toHaveLength(1);
  });

  test('of a process that died is sent by one other process with the same key', async () => {
    const end = Promise.withResolvers<void>();
    const dying = carrier(() => end.promise);
    const first = open({ email: dying.email }, { ...QUICK, attemptTimeoutMs: HOUR });
    first.messages.start();
    await first.messages.send(notice);
    await eventually(() => expect(dying.attempts).toHaveLength(1));
    const { email, attempts } = carrier();
    const others = [open({ email }), open({ email }), open({ email })];
    const idle = () => Promise.all(others.map(({ messages }) => messages.idle()));
    // A start begins a pass over everything that is due.
    for (const { messages } of others) messages.start();
    await idle();
    expect(attempts).toEqual([]);
    vi.setSystemTime(Date.now() + QUICK.leaseMs);
    await settled('sent');
    // Only a pass that began before the message was sent could send it again.
    await idle();
    expect(attempts.map(({ key }) => key)).toEqual([dying.attempts[0]?.key]);
    end.resolve();
  });

  test('of a channel that has no service stays in the inbox', async () => {
    const { messages } = open({ email: carrier().email });
    messages.start();
    await messages.send({ ...notice, to: '+4915112345678', kind: 'sms_login' });
    await messages.idle();
    expect(await messages.inbox('+4915112345678')).toMatchObject([{ body: expect.stringContaining('123456') }]);
  });

  test('without a recipient is stored, and not sent', async () => {
    const { email, attempts } = carrier();
    const { messages } = open({ email });
    messages.start();
    await messages.send({ ...notice, to: null });
    await settled('sent');
    expect(attempts).toEqual([]);
  });
});

test('a message stays claimed by its process while its service may still answer', () => {
  expect(OUTBOX_POLICY.leaseMs).toBeGreaterThan(OUTBOX_POLICY.attemptTimeoutMs);
});

describe('a request for an unknown player', () => {
  let site: TestPlatform;
  let watched: WatchedDatabase;
  /** Recipients whose messages the service has accepted. */
  const delivered = new Set<string>();
  const accepts = Promise.withResolvers<void>();
  const slow: Carrier = {
    name: 'slow',
    carry: async ({ to }) => {
      await accepts.promise;
      delivered.add(to);
    },
  };

  beforeAll(async () => {
    watched = watchStatements(await database.connect());
    site = await startTestPlatform({ database: watched, delivery: { email: slow, sms: slow } });
  });
  afterAll(() => {
    accepts.resolve();
    return site.close();
  });

  /** Returns a player with a phone, set in the database, so that codes go to a service. */
  async function known() {
    const { email } = await newcomer(site);
    const phone = freshNumber();
    await database.owner`update player set phone = ${phone} where email = ${email}`;
    return { email, phone };
  }
  const unknown = () => ({ email: `${crypto.randomUUID()}@example.com`, phone: freshNumber() });

  test.each([
    ['a code by text message', openPaths.sendSms, ({ phone }) => asPhone(phone)],
    ['a code for a password by email', openPaths.askPasswordCode, ({ email }) => ({ email })],
    ['a code for a password by text message', openPaths.askPasswordCode, ({ phone }) => asPhone(phone)],
    ['a link that signs in', openPaths.askLoginLink, ({ email }) => ({ email })],
    ['a link for a password', openPaths.askPassword, ({ email }) => ({ email })],
  ] satisfies [string, string, (who: { email: string; phone: string }) => unknown][])(
    'does the same database work as for a player: %s',
    async (_what, path, bodyOf) => {
      /** Statements that a caller waits for; the outbox works separately. */
      const OF_CALL = /^begin|\b(?:player|code|email_link)\b|insert into message/;
      const way = async (who: { email: string; phone: string }) => {
        const [{ n: before = 0 } = {}] = await database.owner<{ n: number }[]>`select count(*)::int n from message`;
        const from = watched.statements.length;
        const { status } = await site.client().post(path, bodyOf(who));
        const isDelivered = delivered.has(who.email) || delivered.has(who.phone);
        const statements = watched.statements.slice(from).filter((text) => OF_CALL.test(text));
        const [{ n: after = 0 } = {}] = await database.owner<{ n: number }[]>`select count(*)::int n from message`;
        return { status, statements, messages: after - before, isDelivered };
      };
      const [ofPlayer, ofNobody] = [await way(await known()), await way(unknown())];
      expect(ofNobody).toEqual(ofPlayer);
      expect(ofPlayer.statements.length).toBeGreaterThan(3);
      expect(ofPlayer).toMatchObject({ status: 200, messages: 1, isDelivered: false });
    },
  );
});

test('a code whose message cannot be stored is not stored either', async () => {
  const site = await startTestPlatform();
  const { phone } = await phonePlayer(site);
  const codes = async () => (await site.database.owner<{ n: number }[]>`select count(*)::int n from code`)[0]?.n;
  const before = await codes();
  await site.database.owner`alter table message rename to message_away`;
  expect((await site.client().post(openPaths.sendSms, asPhone(phone))).status).toBe(500);
  await site.database.owner`alter table message_away rename to message`;
  expect(await codes()).toBe(before);
  expect((await site.client().post(openPaths.sendSms, asPhone(phone))).status).toBe(200);
  await site.close();
});
