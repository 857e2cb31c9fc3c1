import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  balanceOf,
  type DatabaseCases,
  entriesOf,
  failureOf,
  move,
  NOW,
  openAccount,
  openDatabaseCases,
  openPlayer,
  rowsOf,
  scalarOf,
  setLimit,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

describe('ledger_move', () => {
  const totals = 'select staked, lost, deposited from account_balance where account_id = $1';

  test.each([
    ['stake', 'stakes', -700, { staked: 700, lost: 700, deposited: 0 }],
    ['settlement', 'payouts', 700, { staked: 0, lost: -700, deposited: 0 }],
    ['promo', 'promotions', 700, { staked: -700, lost: -700, deposited: 0 }],
    ['hyper-bonus', 'bonuses', 700, { staked: 0, lost: -700, deposited: 0 }],
    ['advance', 'advances', 700, { staked: 0, lost: 0, deposited: 0 }],
    ['advance-repaid', 'advances', -700, { staked: 0, lost: 0, deposited: 0 }],
    ['conversion', 'conversion', -700, { staked: 0, lost: 0, deposited: 0 }],
    ['play-money', 'play-money', 700, { staked: 0, lost: 0, deposited: 0 }],
    ['play-money-deposit', 'play-money', 700, { staked: 0, lost: 0, deposited: 700 }],
  ])('posts a %s against %s, and counts it by its kind', async (kind, house, amount, counted) => {
    await cases.inTransaction(async (tx) => {
      const { accountId } = await openPlayer(tx);
      const call = 'select ledger_move($1, $2, null, $3, $4, $5, $6)';
      expect(await scalarOf(tx, call, kind, 'case', accountId, house, amount, NOW)).toBe(10_000 + amount);
      expect(await entriesOf(tx, 'case')).toEqual([
        { code: null, currency: 'EUR', amount, balance: 10_000 + amount },
        { code: house, currency: 'EUR', amount: -amount, balance: null },
      ]);
      expect(await rowsOf(tx, totals, accountId)).toEqual([counted]);
      const counts = Object.values(counted).some((total) => total !== 0);
      const moves = `select staked, lost, deposited from counted_move where account_id = $1`;
      expect(await rowsOf(tx, moves, accountId)).toEqual(counts ? [counted] : []);
    });
  });

  test('does not count money of a bonus account against limits', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await setLimit(tx, player, { type: 1, amount: 1 });
      const { accountId } = await openAccount(tx, player, { type: 4, currency: 'EUR', balance: 900 });
      expect(await move(tx, accountId, { kind: 'stake', house: 'stakes', amount: -900 })).toBe(0);
      expect(await rowsOf(tx, totals, accountId)).toEqual([{ staked: 0, lost: 0, deposited: 0 }]);
      expect(await rowsOf(tx, 'select 1 from counted_move where account_id = $1', accountId)).toEqual([]);
    }));

  test.each([
    ['a stake that a limit on stakes does not let pass', 'stake', 1, -501, 'FL001'],
    ['a stake that a limit on losses does not let pass', 'stake', 10, -501, 'FL001'],
    ['a deposit that a limit on deposits does not let pass', 'play-money-deposit', 20, 501, 'FL001'],
    ['a kind that there is not', 'gift', 1, 501, '23514'],
    ['an amount of nothing', 'play-money', 1, 0, '23514'],
    ['more than there is', 'conversion', 1, -10_001, '23514'],
  ])('refuses %s, and moves nothing', async (_, kind, type, amount, code) => {
    await cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await setLimit(tx, player, { type, amount: 500 });
      const failure = await failureOf(tx, (inner) =>
        move(inner, player.accountId, { kind, house: 'play-money', amount }),
      );
      expect(failure.code).toBe(code);
      if (code === 'FL001') expect(JSON.parse(failure.detail ?? '')).toEqual({ limitType: type, remaining: 500 });
      expect(await balanceOf(tx, player)).toBe(10_000);
    });
  });

  test.each([
    ['a stake', 'stake', 1, -500],
    ['a deposit', 'play-money-deposit', 20, 500],
    ['a deposit beside a limit on stakes', 'play-money-deposit', 1, 501],
    ['a payout beside a limit on losses', 'settlement', 10, 501],
    ['a gift of the house beside a limit on deposits', 'play-money', 20, 501],
  ])('accepts %s within the player’s limits', async (_, kind, type, amount) => {
    await cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await setLimit(tx, player, { type, amount: 500 });
      expect(await move(tx, player.accountId, { kind, house: 'play-money', amount })).toBe(10_000 + amount);
    });
  });

  test('does not check limits again that its caller has checked', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await setLimit(tx, player, { type: 1, amount: 1 });
      const call = "select ledger_move('stake', 'case', null, $1, 'stakes', -900, $2, p_is_checked => true)";
      expect(await scalarOf(tx, call, player.accountId, NOW)).toBe(9_100);
    }));

  test('needs an account, and posts each reference once', () =>
    cases.inTransaction(async (tx) => {
      const missing = await failureOf(tx, (inner) => move(inner, 1, { kind: 'stake', house: 'stakes', amount: -1 }));
      expect(missing.code).toBe('P0002');
      const { accountId } = await openPlayer(tx);
      const call = "select ledger_move('play-money', 'case', null, $1, 'play-money', 1, $2)";
      await scalarOf(tx, call, accountId, NOW);
      const twice = await failureOf(tx, (inner) => scalarOf(inner, call, accountId, NOW));
      expect(twice.constraint_name).toBe('ledger_transaction_reference_key');
      expect(await balanceOf(tx, { accountId })).toBe(10_001);
    }));

  test('counts a movement never earlier than the previous one, even after the server clock was set back', () =>
    cases.inTransaction(async (tx) => {
      const { accountId } = await openPlayer(tx);
      for (const at of [NOW, NOW - 5000, NOW + 1])
        await move(tx, accountId, { kind: 'stake', house: 'stakes', amount: -1, at });
      const rows = 'select counted_at, staked from counted_move where account_id = $1 order by transaction_id';
      expect(await rowsOf(tx, rows, accountId)).toEqual([
        { counted_at: NOW, staked: 1 },
        { counted_at: NOW, staked: 2 },
        { counted_at: NOW + 1, staked: 3 },
      ]);
    }));

  test('numbers transactions of an account in the order in which they move its balance', async () => {
    const { owner } = cases.database;
    const accountId = await owner.begin(async (tx) => (await openPlayer(tx)).accountId);
    const first = await owner.reserve();
    try {
      await first`begin`;
      await first`select from account_balance where account_id = ${accountId} for update`;
      const waiting = move(owner as never, accountId, { kind: 'stake', house: 'stakes', amount: -1 });
      await expect
        .poll(() =>
          first`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`.then(
            (rows) => rows.length,
          ),
        )
        .toBeGreaterThan(0);
      await first`select ledger_move('stake', 'first', null, ${accountId}, 'stakes', -1, ${NOW})`;
      await first`commit`;
      expect(await waiting).toBe(9_998);
    } finally {
      first.release();
    }
    const entries = await owner`
      select balance_after from ledger_entry where account_id = ${accountId} order by transaction_id`;
    expect(entries.map((entry) => entry.balance_after)).toEqual([10_000, 9_999, 9_998]);
  });
});

describe('house_account', () => {
  const open = 'select house_account($1, $2, 2::smallint, $3)';

  test('opens an account of a class once for each currency', () =>
    cases.inTransaction(async (tx) => {
      const stakes = await scalarOf(tx, open, 'stakes', 'EUR', NOW);
      expect(await scalarOf(tx, open, 'stakes', 'EUR', NOW)).toBe(stakes);
      expect(await scalarOf(tx, open, 'stakes', 'XTS', NOW)).not.toBe(stakes);
      const row = await rowsOf(tx, 'select user_id, code, type, currency from account where id = $1', stakes);
      expect(row).toEqual([{ user_id: null, code: 'stakes', type: null, currency: 'EUR' }]);
    }));

  test.each(['clearing:visa', 'pool:toto-15', 'jackpot:daily'])('keeps an account of its own for %s', (code) =>
    cases.inTransaction(async (tx) => {
      expect(await scalarOf(tx, open, code, 'EUR', NOW)).toEqual(expect.any(Number));
    }),
  );

  test.each(['gifts', 'player-cash', 'clearing', 'clearing:', 'stakes:visa', ''])(
    'refuses “%s”, which the chart of accounts does not have',
    (code) =>
      cases.inTransaction(async (tx) => {
        const failure = await failureOf(tx, (inner) => scalarOf(inner, open, code, 'EUR', NOW));
        expect(failure).toMatchObject({ code: '23514', message: expect.stringContaining('chart of accounts') });
      }),
  );
});

describe('add_play_money', () => {
  const add = 'select add_play_money($1, $2, $3, $4, $5)';

  test.each([
    ['up to the ceiling', 300, 10_200, 10_200],
    ['what was asked for below it', 300, 99_999, 10_300],
    ['nothing at the ceiling', 300, 10_000, null],
    ['nothing above it', 300, 1, null],
  ])('adds %s', (_, amount, ceiling, balance) =>
    cases.inTransaction(async (tx) => {
      const { accountId } = await openPlayer(tx);
      expect(await scalarOf(tx, add, accountId, amount, ceiling, 'case', NOW)).toBe(balance);
    }),
  );

  test('adds once for each reference, also when the ceiling has been reached since', () =>
    cases.inTransaction(async (tx) => {
      const { accountId } = await openPlayer(tx);
      expect(await scalarOf(tx, add, accountId, 300, 10_300, 'case', NOW)).toBe(10_300);
      expect(await scalarOf(tx, add, accountId, 300, 10_300, 'case', NOW)).toBe(10_300);
      const missing = await failureOf(tx, (inner) => scalarOf(inner, add, 1, 300, 10_300, 'other', NOW));
      expect(missing.code).toBe('P0002');
    }));

  test('counts play money as a deposit if the player asked for it', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const { userId, accountId } = player;
      await setLimit(tx, player, { type: 20, amount: 250 });
      await scalarOf(tx, add, accountId, 300, 99_999, 'play-money:first:0', NOW);
      const asked = `play-money:${userId}:${crypto.randomUUID()}`;
      const failure = await failureOf(tx, (inner) => scalarOf(inner, add, accountId, 251, 99_999, asked, NOW));
      expect(failure.code).toBe('FL001');
      expect(await scalarOf(tx, add, accountId, 250, 99_999, asked, NOW)).toBe(10_550);
      const kinds = 'select kind from ledger_transaction where reference = $1';
      expect(await scalarOf(tx, kinds, asked)).toBe('play-money-deposit');
    }));
});

describe('ledger_check_balanced and ledger_refuse_change', () => {
  const plant = async (
    tx: Parameters<Parameters<DatabaseCases['inTransaction']>[0]>[0],
    rows: readonly unknown[][],
  ) => {
    const text = "insert into ledger_transaction (kind, reference, at) values ('play-money', 'case', 0) returning id";
    const id = await scalarOf(tx, text);
    for (const [position, currency, account, amount] of rows) {
      await rowsOf(
        tx,
        'insert into ledger_entry (transaction_id, position, account_id, currency, amount) values ($1, $2, $3, $4, $5)',
        ...[id, position, account, currency, amount],
      );
    }
    await tx`set constraints all immediate`;
  };

  test.each([
    [
      'one currency that does not sum to zero',
      [
        [1, 'EUR', 0, 5],
        [2, 'EUR', 1, -4],
      ],
      '23514',
    ],
    [
      'two currencies that only balance together',
      [
        [1, 'EUR', 0, 5],
        [2, 'KWD', 2, -5],
      ],
      '23514',
    ],
    [
      'an entry in a currency that its account does not have',
      [
        [1, 'KWD', 0, 5],
        [2, 'KWD', 2, -5],
      ],
      '23503',
    ],
    [
      'an account that there is not',
      [
        [1, 'EUR', 0, 5],
        [2, 'EUR', 3, -5],
      ],
      '23503',
    ],
  ] as [string, number[][], string][])('a commit is refused with %s', (_, rows, code) =>
    cases.inTransaction(async (tx) => {
      const { accountId } = await openPlayer(tx);
      const open = 'select house_account($1, $2, 2::smallint, 0)';
      const accounts = [
        accountId,
        await scalarOf(tx, open, 'rounding', 'EUR'),
        await scalarOf(tx, open, 'rounding', 'KWD'),
        1,
      ];
      const named = rows.map(([position, currency, account, amount]) => [
        ...[position, currency, accounts[account ?? 0], amount],
      ]);
      expect(await failureOf(tx, (inner) => plant(inner, named))).toMatchObject({ code });
    }),
  );

  test.each([
    'update ledger_entry set amount = amount + 1',
    'delete from ledger_entry',
    'update ledger_transaction set at = 1',
    'delete from ledger_transaction',
    'delete from account',
  ])('the ledger is append-only: %s', (statement) =>
    cases.inTransaction(async (tx) => {
      await openPlayer(tx);
      expect(await failureOf(tx, (inner) => rowsOf(inner, statement))).toMatchObject({ code: '23001' });
    }),
  );
});
