import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type {
  CashierAnswer,
  PaymentOrderAnswer,
  PaymentsAnswer,
  PayoutTargetAnswer,
} from '#shared/contracts/cashier.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { blockUserCall } from '#shared/contracts/session-life.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { inboxOf } from '#tests/fixtures/platform/inbox.ts';
import { createMemoryProvider } from '#tests/fixtures/platform/memory-provider.ts';
import {
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

const MINUTE = 60_000;
const CASHIER = '/web-api/cashier';
/** What a session for withdrawing money may do, by the ids of the calls. */
const ALLOWED = [
  ...['addPayoutTarget', 'cashier', 'logout', 'payment', 'payments', 'removePayoutTarget'],
  ...['session', 'sessionPulse', 'withdraw', 'withdrawOutcome'],
];

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ paymentProviders: [createMemoryProvider()] });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

type Session = SessionAnswer & Partial<ErrorBody>;

const emailOf = async ({ userId }: TestPlayer) => {
  const [row] = await site.database.owner<{ email: string }[]>`select email from player where id = ${userId}`;
  return row?.email ?? '';
};
const ask = (email: string, by: TestClient = site.client()) =>
  by.post<{ success: boolean }>(openPaths.askWithdrawalLink, { email });
const linksTo = async (email: string) =>
  (await inboxOf(site, email)).flatMap(({ kind, link }) => (kind === 'withdrawal_link' && link ? [link] : []));

/** Asks for the link; returns the request that it makes. */
async function linkOf(email: string) {
  await ask(email);
  const link = new URL((await linksTo(email))[0] ?? '', 'http://site');
  const { method_id: method, token, sign } = Object.fromEntries(link.searchParams);
  return { method_id: Number(method), token, sign, lng: 'en' };
}

const open = (body: object, by: TestClient = site.client()) => by.post<Session>(openPaths.tokenLogin, body);

async function excluded(balance = 5000): Promise<{ player: TestPlayer; email: string }> {
  const player = await site.player({ balance });
  const email = await emailOf(player);
  expect((await player.post(blockUserCall.path, { days: 1 })).status).toBe(200);
  return { player, email };
}

/** Opens the link of an excluded player; returns the client with the session. */
async function narrow(): Promise<{ client: TestClient; player: TestPlayer }> {
  const { player, email } = await excluded();
  const client = site.client();
  expect((await open(await linkOf(email), client)).status).toBe(200);
  return { client, player };
}

describe('the link for withdrawing money', () => {
  test('is answered alike for an excluded player, for one who may sign in, for one without money, and for nobody', async () => {
    const { email } = await excluded();
    const empty = (await excluded(0)).email;
    const free = await emailOf(await site.player({ balance: 5000 }));
    for (const one of [email, empty, free, 'unknown@example.org']) {
      const { status, body } = await ask(one);
      expect([status, body]).toEqual([200, { success: true }]);
    }
    const counts = [email, empty, free, 'unknown@example.org'].map(async (one) => (await linksTo(one)).length);
    expect(await Promise.all(counts)).toEqual([1, 0, 0, 0]);
  });

  test.each([
    [53, 200],
    [10, null],
  ])(
    'of a player under a ban of level %i opens a session only where the ban leaves withdrawals open',
    async (level, status) => {
      const player = await site.player({ balance: 5000 });
      const email = await emailOf(player);
      await site.platform.config.merge({ bans: { [player.userId]: level } });
      await ask(email);
      expect(await linksTo(email)).toHaveLength(status === null ? 0 : 1);
      if (status === null) return;
      const { body } = await open(await linkOf(email));
      expect(body.player.narrow).toBe('withdrawal');
    },
  );

  test('works once and for thirty minutes', async () => {
    const { email } = await excluded();
    const link = await linkOf(email);
    const other = await linkOf(email);
    expect((await open(link)).body.player.narrow).toBe('withdrawal');
    expect((await open(link)).body.code).toBe('LINK_EXPIRED');
    await site.platform.clock.moveTo(site.platform.clock.now() + 30 * MINUTE + 1);
    expect((await open(other)).body.code).toBe('LINK_EXPIRED');
  });

  test('is stored as a hash, and opens nothing with a part of another link', async () => {
    const { email } = await excluded();
    const link = await linkOf(email);
    const rows = await site.database.owner<{ text: string }[]>`
      select l::text as text from email_link l where purpose = 'withdrawal_link'`;
    expect(rows.some(({ text }) => text.includes(link.token ?? ''))).toBe(false);
    expect((await open({ ...link, method_id: 1 })).body.code).toBe('LINK_EXPIRED');
  });

  test('opens nothing for a player who is no longer excluded', async () => {
    const { player, email } = await excluded();
    const link = await linkOf(email);
    await site.database.owner`update player_care set excluded_until = 1 where user_id = ${player.userId}`;
    expect((await open(link)).body.code).toBe('LINK_EXPIRED');
  });

  test('is sent to an address only so often', async () => {
    const { email } = await excluded();
    const answers: number[] = [];
    for (let turn = 0; turn < 12; turn++) answers.push((await ask(email)).status);
    expect(answers.at(-1)).not.toBe(200);
  });
});

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
}

describe('a session for withdrawing money', () => {
  test('may make the allowed calls and no other one', async () => {
    const { client } = await narrow();
    const { paths } = (await site.client().get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json'))
      .body;
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, security = [] }]) => ({
        ...{ path: path.replaceAll(/\{\w+\}/g, '1'), method: method.toUpperCase(), id: operationId },
        isForPlayers: security.length > 0,
      })),
    );
    const passed: string[] = [];
    for (const { path, method, id, isForPlayers } of calls.filter((one) => one.isForPlayers)) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status, body: answer } = await client.send<ErrorBody>(method, path, body);
      if (status === 403 && answer.code === 'SESSION_NARROW') continue;
      expect(isForPlayers && answer?.code !== 'SESSION_REQUIRED', id).toBe(true);
      passed.push(id);
    }
    expect(calls.filter(({ isForPlayers }) => isForPlayers).length).toBeGreaterThan(80);
    const open = ['logout', 'session', 'sessionPulse'];
    expect([...passed, ...open].toSorted()).toEqual(ALLOWED.toSorted());
  }, 60_000);

  test('is that of a guest for calls that guests may make too', async () => {
    const { client } = await narrow();
    expect((await client.get<{ data: unknown }>(openPaths.secureData)).body).toEqual({ data: null });
    expect((await client.get<Session>(openPaths.session)).body.player.narrow).toBe('withdrawal');
  });

  test('ends two hours after its beginning, and by signing out', async () => {
    const { client } = await narrow();
    await client.post(openPaths.logout, {});
    expect((await client.get<Session | null>(openPaths.session)).body).toBeNull();
    const other = (await narrow()).client;
    for (let turn = 0; turn < 5; turn++) {
      await site.platform.clock.moveTo(site.platform.clock.now() + 25 * MINUTE);
      await other.get(openPaths.session);
    }
    expect((await other.get<Session | null>(openPaths.session)).body).toBeNull();
  });

  test('takes a withdrawal from the first look to the history', async () => {
    const { client, player } = await narrow();
    await site.database.owner`
      insert into personal_data (user_id, name, surname, updated_at) values (${player.userId}, 'Ada', 'Lovelace', 0)`;
    const { withdrawal, available } = (await client.get<CashierAnswer>(CASHIER)).body;
    expect([withdrawal.closed, available]).toEqual([null, 5000]);
    const { body: added } = await client.post<PayoutTargetAnswer>(`${CASHIER}/targets`, {
      ...{ iso: 'EUR', methodId: 'transfer', number: 'DE89370400440532013000', holder: 'Ada Lovelace' },
    });
    if (added.status !== 'added') throw new Error(JSON.stringify(added));
    const body = { accountId: player.accountId, iso: 'EUR', targetId: added.target.id, amount: 5000 };
    const { body: answer } = await client.post<PaymentOrderAnswer>(`${CASHIER}/withdrawals`, body, {
      'idempotency-key': crypto.randomUUID(),
    });
    expect(answer.status).toBe('made');
    const { payments } = (await client.get<PaymentsAnswer>(`${CASHIER}/payments`)).body;
    expect(payments).toMatchObject([{ kind: 'withdrawal', amount: 5000 }]);
    expect(
      (await client.post<ErrorBody>(`${CASHIER}/deposits`, {}, { 'idempotency-key': crypto.randomUUID() })).body.code,
    ).toBe('SESSION_NARROW');
  });
});
