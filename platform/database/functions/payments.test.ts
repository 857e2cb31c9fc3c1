import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import { DEPOSIT_STATES, nextPaymentStates, WITHDRAWAL_STATES } from '#shared/domain/cashier/payments.ts';
import {
  balanceOf,
  type CasePlayer,
  call,
  type DatabaseCases,
  entriesOf,
  HASH,
  HOUR_MS,
  type Json,
  NOW,
  openDatabaseCases,
  openPlayer,
  openSession,
  problemsOf,
  rowsOf,
  scalarOf,
  setLimit,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

/** Type of the limit on deposits within a day (betting §3). */
const DAILY_DEPOSITS = 20;

const orderOf = ({ userId, accountId }: CasePlayer, more: Json = {}): Json => ({
  ...{ userId, accountId, key: crypto.randomUUID(), requestHash: HASH, now: NOW, iso: 'EUR', amount: 1000, fee: 0 },
  ...{ methodId: 'card', methodKind: 'card', methodName: 'Card', provider: 'test', language: 'en', origin: 'http://s' },
  maxOpen: 5,
  ...more,
});

const begin = (tx: Transaction, player: CasePlayer, more: Json = {}) =>
  call(tx, 'begin_deposit', orderOf(player, more));

/** Begins a deposit; returns its number. */
async function deposit(tx: Transaction, player: CasePlayer, more: Json = {}): Promise<number> {
  const answer = await begin(tx, player, more);
  if (answer.status !== 'made') throw new Error(`Not made: ${JSON.stringify(answer)}`);
  return answer.paymentId as number;
}

const moveTo = (tx: Transaction, paymentId: number, state: string, more: Json = {}) =>
  call(tx, 'move_payment', { paymentId, state, actor: 'provider', now: NOW, ...more });

const CARD = { token: 't-1', label: 'Visa •••• 4242', holder: 'Ada Lovelace', isReturnable: true };

/** Receives a deposit from a card; returns its number. */
async function received(tx: Transaction, player: CasePlayer, more: Json = {}): Promise<number> {
  const id = await deposit(tx, player, more);
  const { amount = 1000, fee = 0 } = more as { amount?: number; fee?: number };
  await moveTo(tx, id, 'received', { version: 3, providerId: `p-${id}`, received: amount + fee, instrument: CARD });
  return id;
}

const instrumentOf = (tx: Transaction, { userId }: CasePlayer) =>
  scalarOf<number>(tx, 'select id from payment_instrument where user_id = $1', userId);

/** Asks for a withdrawal to the player's card; returns the answer. */
async function withdraw(tx: Transaction, player: CasePlayer, more: Json = {}): Promise<Json> {
  const stamp = await scalarOf<number>(tx, 'select payments_stamp($1)', player.userId);
  const instrumentId = await instrumentOf(tx, player);
  return call(
    tx,
    'request_withdrawal',
    orderOf(player, { stamp, instrumentId, checks: [], isApproved: true, ...more }),
  );
}

async function withdrawn(tx: Transaction, player: CasePlayer, more: Json = {}): Promise<number> {
  const answer = await withdraw(tx, player, more);
  if (answer.status !== 'made') throw new Error(`Not made: ${JSON.stringify(answer)}`);
  return answer.paymentId as number;
}

const stateOf = (tx: Transaction, id: number) => scalarOf<string>(tx, 'select state from payment where id = $1', id);
const heldBy = (tx: Transaction, { userId }: CasePlayer) =>
  scalarOf<number>(
    tx,
    'select b.balance from account a join account_balance b on b.account_id = a.id where a.user_id = $1 and a.type = 20',
    userId,
  );

describe('payment_may_move', () => {
  const all = [
    ...DEPOSIT_STATES.map((state) => ['deposit', state] as const),
    ...WITHDRAWAL_STATES.map((state) => ['withdrawal', state] as const),
  ];

  test.each(all)('a %s that is %s may move where the shared rule says', (kind, from) =>
    cases.inTransaction(async (tx) => {
      const states = kind === 'deposit' ? DEPOSIT_STATES : WITHDRAWAL_STATES;
      const rows = await rowsOf<{ to: string }>(
        tx,
        'select s as to from jsonb_array_elements_text($3::text::jsonb) s where payment_may_move($1, $2, s)',
        ...[kind, from, JSON.stringify(states)],
      );
      expect(rows.map(({ to }) => to).sort()).toEqual([...nextPaymentStates(kind, from)].sort());
    }),
  );
});

describe('begin_deposit', () => {
  test('stores a deposit without posting anything', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      const id = await deposit(tx, player);
      expect([await stateOf(tx, id), await balanceOf(tx, player)]).toEqual(['created', 500]);
      expect(await problemsOf(tx)).toEqual([]);
    }));

  test('has one answer for each key', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const order = orderOf(player);
      const first = await call(tx, 'begin_deposit', order);
      expect(await call(tx, 'begin_deposit', order)).toEqual({ ...first, isReplay: true });
      expect(await call(tx, 'begin_deposit', { ...order, requestHash: 'cd'.repeat(32) })).toEqual({
        status: 'mismatch',
      });
      expect(await rowsOf(tx, 'select 1 from payment where user_id = $1', player.userId)).toHaveLength(1);
    }));

  test('refuses an ended session, and stores the refusal of the platform', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const session = await openSession(tx, player, { endedAt: NOW - 1 });
      expect(await begin(tx, player, { session })).toEqual({ status: 'signed-out' });
      const refusal = { reason: 'low', bound: 2000 };
      expect(await begin(tx, player, { refusal })).toEqual({ status: 'refused', refusal });
    }));

  test.each([
    ['another player’s account', async (tx: Transaction) => ({ accountId: (await openPlayer(tx)).accountId })],
    ['another currency than the account’s', async () => ({ iso: 'RUB' })],
  ])('refuses %s', (_, moreOf) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      expect(await begin(tx, player, await moreOf(tx))).toEqual({ status: 'refused', refusal: { reason: 'method' } });
    }),
  );

  test('counts open deposits against the limit on deposits, and no longer one that failed', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await setLimit(tx, player, { type: DAILY_DEPOSITS, amount: 2500 });
      const id = await deposit(tx, player, { amount: 2000 });
      expect(await begin(tx, player, { amount: 501 })).toMatchObject({
        status: 'refused',
        refusal: { reason: 'limit', limit: { limitType: DAILY_DEPOSITS, remaining: 500 } },
      });
      await moveTo(tx, id, 'failed', { version: 1, reason: 'declined' });
      expect(await begin(tx, player, { amount: 2500 })).toMatchObject({ status: 'made' });
    }));

  test('begins no more than may be open at once', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const id = await deposit(tx, player, { maxOpen: 1 });
      expect(await begin(tx, player, { maxOpen: 1 })).toMatchObject({ refusal: { reason: 'too-many' } });
      await moveTo(tx, id, 'cancelled', { version: 1 });
      expect(await begin(tx, player, { maxOpen: 1 })).toMatchObject({ status: 'made' });
    }));
});

describe('move_payment of a deposit', () => {
  test('posts received money once, with its fee, and counts it as a deposit', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      const id = await received(tx, player, { amount: 1000, fee: 20 });
      await moveTo(tx, id, 'received', { version: 4, received: 1020 });
      expect(await balanceOf(tx, player)).toBe(1500);
      expect(await entriesOf(tx, `deposit:${id}`)).toEqual([
        { code: null, currency: 'EUR', amount: 1020, balance: 1520 },
        { code: 'clearing:test', currency: 'EUR', amount: -1020, balance: null },
      ]);
      expect(await scalarOf(tx, 'select deposited from account_balance where account_id = $1', player.accountId)).toBe(
        1020,
      );
      expect(await problemsOf(tx)).toEqual([]);
    }));

  test.each([
    ['an older version', { version: 2 }, 'unchanged'],
    ['a newer version that says failed', { version: 9 }, 'impossible'],
  ])('what was received stays, whatever %s says later', (_, more, status) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const id = await received(tx, player);
      expect(await moveTo(tx, id, 'failed', more)).toMatchObject({ status, state: 'received' });
      expect(await stateOf(tx, id)).toBe('received');
    }),
  );

  test('a contradiction is a finding, once while it is open', () =>
    cases.inTransaction(async (tx) => {
      const id = await received(tx, await openPlayer(tx));
      await moveTo(tx, id, 'failed', { version: 9 });
      await moveTo(tx, id, 'expired', { version: 10 });
      expect(await rowsOf(tx, 'select kind, seen from payment_finding where payment_id = $1', id)).toEqual([
        { kind: 'contradiction', seen: { state: 'failed', stood: 'received' } },
      ]);
    }));

  test.each(['failed', 'cancelled', 'expired'])('money that arrives after the deposit %s is received', (state) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 0 });
      const id = await deposit(tx, player);
      await moveTo(tx, id, state, { version: 1 });
      expect(await moveTo(tx, id, 'received', { version: 2, received: 1000 })).toMatchObject({ status: 'moved' });
      expect(await balanceOf(tx, player)).toBe(1000);
    }),
  );

  test.each([
    ['less', 999],
    ['more', 1001],
  ])('%s than announced is not posted, and a person is to look at it', (_, amount) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 0 });
      const id = await deposit(tx, player);
      await moveTo(tx, id, 'received', { version: 1, received: amount });
      expect(await rowsOf(tx, 'select state, reason from payment where id = $1', id)).toEqual([
        { state: 'processing', reason: 'other-amount' },
      ]);
      expect(await balanceOf(tx, player)).toBe(0);
      expect(await rowsOf(tx, 'select seen from payment_finding where payment_id = $1', id)).toEqual([
        { seen: { received: amount } },
      ]);
    }),
  );

  test('a chargeback takes what is there, and the house bears the rest', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 0 });
      const id = await received(tx, player);
      await call(
        tx,
        'request_withdrawal',
        orderOf(player, {
          ...{ amount: 700, stamp: await scalarOf<number>(tx, 'select payments_stamp($1)', player.userId) },
          ...{ instrumentId: await instrumentOf(tx, player), isApproved: true },
        }),
      );
      expect(await moveTo(tx, id, 'charged-back', { version: 5 })).toMatchObject({ status: 'moved' });
      expect([await balanceOf(tx, player), await heldBy(tx, player)]).toEqual([0, 700]);
      expect(await entriesOf(tx, `chargeback-cover:${id}`)).toMatchObject([
        { amount: 700 },
        { code: 'chargebacks', amount: -700 },
      ]);
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

describe('request_withdrawal', () => {
  test('holds the money at once', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      const id = await withdrawn(tx, player, { amount: 1200 });
      expect([await balanceOf(tx, player), await heldBy(tx, player), await stateOf(tx, id)]).toEqual([
        300,
        1200,
        'approved',
      ]);
      expect(await problemsOf(tx)).toEqual([]);
    }));

  test.each([
    ['more than the balance', { amount: 1501 }, { reason: 'balance', available: 1500 }],
    ['an unknown target', { instrumentId: 1 }, { reason: 'target' }],
  ])('refuses %s', (_, more, refusal) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      expect(await withdraw(tx, player, more)).toEqual({ status: 'refused', refusal });
      expect(await balanceOf(tx, player)).toBe(1500);
    }),
  );

  test('is stale when a payment of the player has moved since it was decided, and its key is free again', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      const key = crypto.randomUUID();
      expect(await withdraw(tx, player, { key, stamp: 0 })).toEqual({ status: 'stale' });
      expect(await withdraw(tx, player, { key })).toMatchObject({ status: 'made' });
    }));

  test('goes to a person when the rules do not approve it', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      const id = await withdrawn(tx, player, { isApproved: false, reason: 'large-amount' });
      expect(await rowsOf(tx, 'select state, reason, next_look_at from payment where id = $1', id)).toEqual([
        { state: 'in-review', reason: 'large-amount', next_look_at: null },
      ]);
    }));
});

describe('the end of a withdrawal', () => {
  test('paid money leaves by the clearing account, and its fee goes to the house', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      const id = await withdrawn(tx, player, { amount: 1000, fee: 10 });
      await moveTo(tx, id, 'sending', { version: 1 });
      await moveTo(tx, id, 'paid', { version: 2 });
      expect([await balanceOf(tx, player), await heldBy(tx, player)]).toEqual([500, 0]);
      expect(await entriesOf(tx, `withdrawal:${id}`)).toMatchObject([
        { amount: -990 },
        { code: 'clearing:test', amount: 990 },
      ]);
      expect(await entriesOf(tx, `withdrawal-fee:${id}`)).toMatchObject([
        { amount: -10 },
        { code: 'fees', amount: 10 },
      ]);
      expect(await problemsOf(tx)).toEqual([]);
    }));

  test.each([
    ['refused by a person', ['refused']],
    ['failed at the provider', ['approved', 'sending', 'failed']],
    ['failed after an unknown outcome', ['approved', 'unknown', 'failed']],
    ['not answered by the player', ['waiting-for-player', 'expired']],
  ])('money of one that was %s comes back once', (_, states) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      const id = await withdrawn(tx, player, { isApproved: false });
      for (const state of states) await moveTo(tx, id, state, { actor: 'staff:1' });
      const last = states.at(-1) ?? '';
      expect(await moveTo(tx, id, last)).toMatchObject({ status: 'unchanged' });
      expect([await balanceOf(tx, player), await heldBy(tx, player), await stateOf(tx, id)]).toEqual([1500, 0, last]);
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );

  test('an unknown outcome stays held', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      const id = await withdrawn(tx, player);
      await moveTo(tx, id, 'unknown', { actor: 'rule' });
      expect([await balanceOf(tx, player), await heldBy(tx, player)]).toEqual([500, 1000]);
    }));

  test('two people who decide at once decide once', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      const id = await withdrawn(tx, player, { isApproved: false });
      await moveTo(tx, id, 'approved', { actor: 'staff:1', from: 'in-review' });
      expect(await moveTo(tx, id, 'refused', { actor: 'staff:2', from: 'in-review' })).toMatchObject({
        status: 'stale',
      });
    }));
});

describe('owed_to_instrument', () => {
  test('is what came from it less what goes to it, whatever is still on its way', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      const instrument = await instrumentOf(tx, player);
      const owed = () => scalarOf<number>(tx, 'select owed_to_instrument($1)', instrument);
      expect(await owed()).toBe(1000);
      const id = await withdrawn(tx, player, { amount: 400 });
      expect(await owed()).toBe(600);
      await moveTo(tx, id, 'failed', { version: 1 });
      expect(await owed()).toBe(1000);
    }));

  test('an instrument to which money has to go back is not removed', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 500 });
      await received(tx, player);
      const instrument = await instrumentOf(tx, player);
      const remove = () =>
        scalarOf<boolean>(tx, 'select remove_instrument($1, $2, $3)', player.userId, instrument, NOW);
      expect(await remove()).toBe(false);
      const id = await withdrawn(tx, player);
      expect(await remove()).toBe(false);
      await moveTo(tx, id, 'paid', { version: 1 });
      expect(await remove()).toBe(true);
    }));
});

test('a payment is claimed by one process for a time, and looked at when it is due', () =>
  cases.inTransaction(async (tx) => {
    const id = await deposit(tx, await openPlayer(tx));
    const claim = (now: number) => rowsOf<{ id: number }>(tx, 'select claim_payments($1, 8, 30) as id', now);
    expect(await claim(NOW - 1)).toEqual([]);
    expect(await claim(NOW)).toEqual([{ id }]);
    expect(await claim(NOW)).toEqual([]);
    await scalarOf(tx, 'select miss_payment($1, $2)', id, NOW + HOUR_MS);
    expect(await claim(NOW)).toEqual([]);
    expect(await claim(NOW + HOUR_MS)).toEqual([{ id }]);
  }));

test('an account with a payment on its way is not closed by its player', () =>
  cases.inTransaction(async (tx) => {
    const player = await openPlayer(tx, { balance: 0 });
    const id = await deposit(tx, player);
    const close = () => scalarOf<Json>(tx, 'select close_own_account($1, $2)', player.userId, NOW);
    expect(await close()).toMatchObject({ status: 'money' });
    await moveTo(tx, id, 'expired', { version: 1 });
    expect(await close()).toMatchObject({ status: 'closed' });
  }));
