import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import {
  balanceOf,
  type CasePlayer,
  call,
  couponOf,
  type DatabaseCases,
  entriesOf,
  failureOf,
  type Json,
  move,
  NOW,
  openAccount,
  openCoupon,
  openDatabaseCases,
  openPlayer,
  problemsOf,
  rowsOf,
  scalarOf,
  setLimit,
  settlementOf,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

describe('is_own_account', () => {
  const WITHDRAWAL_HOLD = 20;

  test.each([
    [ACCOUNT_TYPE.main, true],
    [ACCOUNT_TYPE.currency, true],
    [ACCOUNT_TYPE.bonus, false],
    [WITHDRAWAL_HOLD, false],
    [null, null],
  ])('of type %s is %s', (type, isOwn) =>
    cases.inTransaction(async (tx) => {
      expect(await scalarOf(tx, 'select is_own_account($1::smallint)', type)).toBe(isOwn);
    }),
  );

  test('is part of the plan of a query, also of the platform', () =>
    cases.inTransaction(async (tx) => {
      await tx`set local role fairline_app`;
      const query = 'select id from account where user_id = 1 and is_own_account(type) and currency = $1';
      const plan = await rowsOf(tx, `explain (verbose, costs off) ${query.replace('$1', "'EUR'")}`);
      const text = JSON.stringify(plan);
      expect(text).not.toContain('is_own_account');
      // The index of these types alone answers it.
      expect(text).toContain('account_currency_of_player');
    }));
});

describe('register_player and open_account', () => {
  const form = {
    email: 'a@example.com',
    phone: null,
    name: 'A',
    language: 'en',
    passwordHash: '-',
    currency: 'JPY',
    decimals: 0,
  };

  test.each([
    [0, false],
    [500, true],
  ])('a player begins with %i of play money in an active main account', (playMoney, isGiven) =>
    cases.inTransaction(async (tx) => {
      const userId = await call<number>(tx, 'register_player', { ...form, playMoney, now: NOW });
      const row = `select p.play_money, a.type, a.currency, a.decimals, a.id = p.active_account_id as "isActive", b.balance
        from player p join account a on a.user_id = p.id join account_balance b on b.account_id = a.id where p.id = $1`;
      expect(await rowsOf(tx, row, userId)).toEqual([
        { play_money: isGiven, type: 0, currency: 'JPY', decimals: 0, isActive: true, balance: playMoney },
      ]);
      const kinds = 'select kind from ledger_transaction where reference = $1';
      expect(await rowsOf(tx, kinds, `play-money:first:${userId}`)).toEqual(isGiven ? [{ kind: 'play-money' }] : []);
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );

  test.each([
    ['a second main account', { type: 0, currency: 'RUB' }, null],
    ['a second account in the same currency', { type: 9, currency: 'EUR' }, 'account_currency_of_player'],
    ['a bonus account in the same currency', { type: 4, currency: 'EUR' }, null],
    ['an account of a class that there is not', { type: 5, currency: 'RUB' }, 'account_type_check'],
  ])('%s', (_, account, constraint) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      if (constraint === null) {
        const { accountId } = await openAccount(tx, player, account);
        expect(await balanceOf(tx, { accountId })).toBe(0);
      } else {
        expect(await failureOf(tx, (inner) => openAccount(inner, player, account))).toMatchObject({
          constraint_name: constraint,
        });
      }
    }),
  );
});

/** Settles a coupon as won whose hyper bonus is due later. */
async function withBonusToCome(tx: Transaction, player: CasePlayer): Promise<void> {
  const couponId = await openCoupon(tx, player, { coupon: couponOf({ bonuses: { hyperTerms: {} } }) });
  const won = { result: 'win', payout: 1, hyperBonus: 150, hyperDueAt: NOW + 9 };
  await call(tx, 'settle_coupon', settlementOf(couponId, won));
  const emptied = { kind: 'conversion', house: 'conversion', amount: -1 };
  await move(tx, player.accountId, emptied);
}

describe('open_currency_account, close_currency_account and activate_account', () => {
  const open = 'select open_currency_account($1, $2, 2::smallint, $3)';
  const close = 'select close_currency_account($1, $2, $3)';
  const activate = 'select activate_account($1, $2)';

  test.each([
    ['there is not', 'KWD', async () => undefined, 'unknown'],
    ['is the main one', 'EUR', async () => undefined, 'main'],
    [
      'has money',
      'RUB',
      (tx: Transaction, { accountId }: CasePlayer) =>
        move(tx, accountId, { kind: 'play-money', house: 'play-money', amount: 1 }),
      'money',
    ],
    [
      'has an open coupon',
      'RUB',
      async (tx: Transaction, account: CasePlayer) => {
        await move(tx, account.accountId, { kind: 'play-money', house: 'play-money', amount: 1000 });
        await openCoupon(tx, account);
      },
      'bets',
    ],
    [
      'has a hyper bonus to come',
      'RUB',
      async (tx: Transaction, account: CasePlayer) => {
        await move(tx, account.accountId, { kind: 'play-money', house: 'play-money', amount: 1000 });
        await withBonusToCome(tx, account);
      },
      'bets',
    ],
    ['is empty', 'RUB', async () => undefined, 'closed'],
    [
      'is closed already',
      'RUB',
      (tx: Transaction, { userId }: CasePlayer) => scalarOf(tx, close, userId, 'RUB', 0),
      'unknown',
    ],
  ] as const)('closing an account that %s', (_, currency, prepare, told) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const account = await openAccount(tx, player, { currency: 'RUB' });
      await prepare(tx, account);
      expect(await scalarOf(tx, close, player.userId, currency, NOW)).toBe(told);
      expect(await scalarOf(tx, close, player.userId + 1, currency, NOW)).toBe('unknown');
    }),
  );

  test('a closed account takes no money, stops being the active one, and keeps its id when it is opened again', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const id = await scalarOf<number>(tx, open, player.userId, 'RUB', NOW);
      const active = () => scalarOf(tx, 'select active_account_id from player where id = $1', player.userId);
      expect(await scalarOf(tx, activate, player.userId, id)).toBe(true);
      expect(await active()).toBe(id);
      expect(await scalarOf(tx, close, player.userId, 'RUB', NOW)).toBe('closed');
      expect(await active()).toBe(player.accountId);
      const gift = { kind: 'play-money', house: 'play-money', amount: 1 };
      expect(await failureOf(tx, (inner) => move(inner, id, gift))).toMatchObject({
        constraint_name: 'closed_account_is_empty',
      });
      expect(await scalarOf(tx, activate, player.userId, id)).toBe(false);
      expect(await scalarOf(tx, activate, player.userId + 1, player.accountId)).toBe(false);
      expect(await scalarOf(tx, open, player.userId, 'RUB', NOW)).toBe(id);
      expect(await scalarOf(tx, activate, player.userId, id)).toBe(true);
      expect(await failureOf(tx, (inner) => scalarOf(inner, open, player.userId, 'RUB', NOW))).toMatchObject({
        code: '23505',
      });
    }));
});

describe('converted_amount', () => {
  test.each([
    ['the same', 1234, 2, 2, '1', 1234],
    ['1.95583 of the first are one of the second', 195_583, 2, 2, '1.95583', 100_000],
    ['a half is rounded up', 3, 2, 2, '2', 2],
    ['less than a half is nothing', 1, 2, 2, '2.5', 0],
    ['to more decimals', 100, 2, 3, '1', 1000],
    ['to none', 149, 2, 0, '1', 1],
    ['nothing', 0, 2, 2, '7.5345', 0],
  ])('%s', (_, amount, from, to, rate, converted) =>
    cases.inTransaction(async (tx) => {
      const text = 'select converted_amount($1, $2::smallint, $3::smallint, $4)';
      expect(await scalarOf(tx, text, amount, from, to, rate)).toBe(converted);
    }),
  );
});

describe('convert_account and post_conversion', () => {
  const stepOf = ({ userId, accountId }: CasePlayer, more: Json = {}) => ({
    ...{ userId, key: 'cccccccc-0000-4000-8000-000000000001', accountId, from: 'RUB', to: 'EUR', toDecimals: 2 },
    ...{ rate: '30', at: NOW, ...more },
  });

  test('converting the main account moves its money, its type and its limits, once for each key', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { currency: 'RUB', balance: 30_015 });
      await setLimit(tx, player, { type: 1, amount: 600, currency: 'RUB' });
      await setLimit(tx, player, { type: 20, amount: 1, currency: 'RUB' });
      const done = await call(tx, 'convert_account', stepOf(player));
      const target = done.to_account as number;
      expect(done).toMatchObject({
        status: 'done',
        from_account: player.accountId,
        from_amount: 30_015,
        to_amount: 1001,
        rate: '30',
        at: NOW,
      });
      const reference = `conversion:${player.userId}:cccccccc-0000-4000-8000-000000000001`;
      expect(await entriesOf(tx, reference)).toEqual([
        { code: null, currency: 'RUB', amount: -30_015, balance: 0 },
        { code: 'conversion', currency: 'RUB', amount: 30_015, balance: null },
        { code: null, currency: 'EUR', amount: 1001, balance: 1001 },
        { code: 'conversion', currency: 'EUR', amount: -1001, balance: null },
      ]);
      const accounts = `select a.id, a.type, b.closed_at from account a join account_balance b on b.account_id = a.id
        where a.user_id = $1 order by a.id`;
      expect(await rowsOf(tx, accounts, player.userId)).toEqual([
        { id: player.accountId, type: 9, closed_at: NOW },
        { id: target, type: 0, closed_at: null },
      ]);
      expect(await scalarOf(tx, 'select active_account_id from player where id = $1', player.userId)).toBe(target);
      const limits = 'select limit_type, currency, amount from money_limit order by 1';
      expect(await rowsOf(tx, limits)).toEqual([
        { limit_type: 1, currency: 'EUR', amount: 20 },
        { limit_type: 20, currency: 'EUR', amount: 1 },
      ]);
      expect(await call(tx, 'convert_account', stepOf(player))).toEqual(done);
      expect(await balanceOf(tx, { accountId: target })).toBe(1001);
      expect(await problemsOf(tx)).toEqual([]);
      expect(await problemsOf(tx, "audit_since('-1 minute')")).toEqual([]);
    }));

  test.each([
    ['of another player', (player: CasePlayer) => stepOf({ ...player, userId: player.userId + 1 }), 'unknown'],
    ['in another currency', (player: CasePlayer) => stepOf(player, { from: 'KWD' }), 'unknown'],
    ['with an open coupon', stepOf, 'bets'],
    ['with a hyper bonus to come', stepOf, 'bets'],
  ] as const)('an account %s is not converted', (name, step, status) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { currency: 'RUB', balance: 1000 });
      if (name.includes('coupon')) await openCoupon(tx, player);
      if (name.includes('hyper')) await withBonusToCome(tx, player);
      expect(await call(tx, 'convert_account', step(player))).toEqual({ status });
      expect(await rowsOf(tx, 'select 1 from account_conversion')).toEqual([]);
    }),
  );

  test.each([
    ['nothing', 0, [], 5000],
    ['less than the smallest unit', 14, [-14, 14], 5000],
    ['money', 300, [-300, 300, 10, -10], 5010],
  ])('a further account with %s is converted into an existing one', (_, balance, amounts, total) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 5000 });
      const account = await openAccount(tx, player, { currency: 'RUB', balance });
      expect(await call(tx, 'convert_account', stepOf(account))).toMatchObject({ to_account: player.accountId });
      const posted = await rowsOf(
        tx,
        'select amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id where t.kind = $1 order by position',
        'conversion',
      );
      expect(posted.map((row) => row.amount)).toEqual(amounts);
      expect(await balanceOf(tx, player)).toBe(total);
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );
});

// Has a database of its own, because it commits.
test('conversions are numbered in the order in which they move the balances', async () => {
  const own = await openDatabaseCases();
  onTestFinished(own.close);
  const { owner } = own.database;
  const { player, account } = await owner.begin(async (tx) => {
    const one = await openPlayer(tx, { balance: 5000 });
    return { player: one, account: await openAccount(tx, one, { currency: 'RUB', balance: 300 }) };
  });
  const other = await owner.reserve();
  try {
    await other`begin`;
    await other`select from account_balance where account_id = ${player.accountId} for update`;
    const step = {
      userId: player.userId,
      key: crypto.randomUUID(),
      accountId: account.accountId,
      from: 'RUB',
      to: 'EUR',
    };
    const converted = owner.begin((tx) => call(tx, 'convert_account', { ...step, toDecimals: 2, rate: '30', at: NOW }));
    const waits = () => other`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`;
    await expect.poll(() => waits().then((rows) => rows.length)).toBeGreaterThan(0);
    await other`select ledger_move('play-money', 'meanwhile', null, ${player.accountId}, 'play-money', 7, ${NOW})`;
    await other`commit`;
    expect(await converted).toMatchObject({ status: 'done' });
  } finally {
    other.release();
  }
  const problems = await owner.begin((tx) => problemsOf(tx, "audit_since('-1 minute')"));
  expect(problems).toEqual([]);
});
