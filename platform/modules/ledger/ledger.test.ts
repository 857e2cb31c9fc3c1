import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setBalance, startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

describe('the ledger is append-only', () => {
  const attempts = [
    'update ledger_entry set amount = amount + 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    "update ledger_transaction set kind = 'stake'",
    'delete from ledger_transaction',
    'truncate ledger_transaction cascade',
    'delete from account',
  ];

  test.each(attempts)('the owner of the database may not %s', async (statement) => {
    await site.player();
    await expect(site.database.owner.unsafe(statement)).rejects.toThrow('append-only');
  });

  test.each([
    ...attempts,
    'insert into ledger_transaction (kind, reference, at) values (1, 2, 3)',
    'insert into ledger_entry values (1, 9, 1, 1, 1)',
    'update account_balance set balance = 1000000',
    'insert into account_balance values (1, 1)',
    'insert into coupon (id) values (1)',
    'update coupon set payout = 1',
    'update coupon_leg set coef = 5000',
    "update money_intent set state = 'done'",
    'insert into player (email) values (1)',
    "select ledger_move('stake', 'x', null, 200001, 'stakes', 100000, 0)",
  ])('the platform’s own connection has no right to %s', async (statement) => {
    await expect(site.platform.database.sql.unsafe(statement)).rejects.toThrow('permission denied');
  });
});

describe('double entry', () => {
  const commit = (amounts: readonly number[], currency = 'EUR', doubt?: Error) =>
    site.database.owner.begin(async (tx) => {
      const [row] = await tx<{ id: number }[]>`
        insert into ledger_transaction (kind, reference, at) values ('play-money', ${crypto.randomUUID()}, 0) returning id`;
      const accounts = await tx<{ id: number }[]>`select id from account where currency = 'EUR' order by id limit 2`;
      for (const [position, amount] of amounts.entries()) {
        await tx`insert into ledger_entry (transaction_id, position, account_id, currency, amount)
          values (${row?.id ?? 0}, ${position}, ${accounts[position]?.id ?? 0}, ${currency}, ${amount})`;
      }
      await tx`set constraints all immediate`;
      if (doubt) throw doubt;
    });

  test('a transaction that does not sum to zero cannot be committed', async () => {
    await site.player();
    await expect(commit([100, -99])).rejects.toThrow('is not balanced');
    await expect(commit([100])).rejects.toThrow('is not balanced');
    expect(await site.audit()).toEqual([]);
  });

  test('an entry must be in the currency of its account', async () => {
    await expect(commit([100, -100], 'USD')).rejects.toThrow('no account');
  });

  test('a balanced transaction is committed', async () => {
    await site.player();
    await expect(commit([100, -100], 'EUR', new Error('rolled back by the test'))).rejects.toThrow('by the test');
  });

  test('a balance never goes below zero', async () => {
    const player = await site.player({ balance: 500 });
    const take = site.database.owner`
      select ledger_move('play-money', ${crypto.randomUUID()}, null, ${player.accountId}, 'play-money', -501, 0)`;
    await expect(take).rejects.toThrow('account_balance_balance_check');
    expect(await player.balance()).toBe(500);
  });

  test('a reference is posted once', async () => {
    const player = await site.player({ balance: 500 });
    const give = () => site.database.owner`
      select ledger_move('play-money', ${`once:${player.accountId}`}, null, ${player.accountId}, 'play-money', 1, 0)`;
    await give();
    await expect(give()).rejects.toThrow('ledger_transaction_reference_key');
    expect(await player.balance()).toBe(501);
  });
});

describe('the audit', () => {
  /** Breaks something without firing triggers, audits, and restores it. */
  async function auditWith(statement: string): Promise<{ problem: string }[]> {
    let found: { problem: string }[] = [];
    await site.database.owner
      .begin(async (tx) => {
        await tx.unsafe('set local session_replication_role = replica');
        await tx.unsafe(statement);
        found = [...(await tx<{ problem: string }[]>`select problem from audit()`)];
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    return found;
  }

  test.each([
    ['unbalanced transaction', 'update ledger_entry set amount = amount + 1 where position = 1'],
    ['transaction with fewer than two entries', 'delete from ledger_entry where position = 2'],
    ['balance is not the sum of entries', 'update account_balance set balance = balance + 1'],
    ['entry in a currency that its account does not have', "update ledger_entry set currency = 'USD'"],
    ['stake is not the amount of the coupon', 'update coupon set amount = amount + 1'],
    ['credit is not the payout of the coupon', "update coupon set state = 'settled', result = 'win', payout = 5"],
    ['money without its coupon', 'delete from coupon'],
    ['accepted placement without its coupon', 'delete from coupon'],
    ['coupon without its placement', "delete from money_intent where kind = 'placement'"],
  ])('finds: %s', async (problem, statement) => {
    const player = await site.player();
    const selection = site.table.addSelection(2000);
    const { body } = await player.place(player.placement([[selection, 2000]]));
    expect(body.status).toBe('accepted');
    expect(await site.audit()).toEqual([]);
    expect((await auditWith(statement)).map((row) => row.problem)).toContain(problem);
    expect(await site.audit()).toEqual([]);
  });
});

test('after any movements in any order every transaction sums to zero and every balance is its sum', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('stake' as const), amount: fc.integer({ min: 200, max: 60_000 }), at: fc.nat(2) }),
    fc.record({ kind: fc.constant('win' as const), at: fc.nat(2) }),
    fc.record({ kind: fc.constant('lose' as const), at: fc.nat(2) }),
    fc.record({ kind: fc.constant('gift' as const), amount: fc.integer({ min: 0, max: 5_000 }), at: fc.nat(2) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const players = [
        await site.player(),
        await site.player({ currency: 'KWD' }),
        await site.player({ currency: 'JPY' }),
      ];
      const expected = await Promise.all(players.map((player) => player.balance()));
      const open: { selection: number; amount: number; at: number }[] = [];
      for (const { at, ...what } of steps) {
        const player = players[at];
        const balance = expected[at];
        if (!player || balance === undefined) continue;
        if (what.kind === 'stake') {
          const selection = site.table.addSelection(1750);
          const placement = player.placement([[selection, 1750]], { amount: what.amount });
          const { body } = await player.place(placement);
          expect(body.status).toBe(what.amount <= balance ? 'accepted' : 'refused');
          if (body.status !== 'accepted') continue;
          expected[at] = balance - what.amount;
          open.push({ selection, amount: what.amount, at });
        } else if (what.kind === 'gift') {
          await setBalance(site.database, player.accountId, balance + what.amount);
          expected[at] = balance + what.amount;
        } else {
          const index = open.findIndex((coupon) => coupon.at === at);
          const [coupon] = index < 0 ? [] : open.splice(index, 1);
          if (!coupon) continue;
          site.table.decide(coupon.selection, what.kind === 'win' ? 1 : 0);
          await site.platform.coupons.settleAll();
          await site.platform.coupons.settled();
          expected[at] = balance + (what.kind === 'win' ? Math.floor((coupon.amount * 1750 + 500) / 1000) : 0);
        }
      }
      expect(await Promise.all(players.map((player) => player.balance()))).toEqual(expected);
      expect(await site.audit()).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 60_000);
