import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { askStatementCall } from '#shared/contracts/statement.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { lettersOfPdf } from '#tests/fixtures/pdf-text.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { MONEY_TEXTS } from './money-texts.ts';

type Prepared = CallAnswer<typeof askStatementCall> & Partial<ErrorBody>;

const HOUR_MS = 3_600_000;

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

async function fileOf(player: TestPlayer, question: object, language = 'en'): Promise<Uint8Array> {
  const { clock } = site.platform;
  const { body } = await player.post<Prepared>(
    openPaths.askStatement,
    { of: 'money', format: 'csv', from: clock.now() - HOUR_MS, to: clock.now(), zone: 0, ...question },
    { 'x-language': language },
  );
  const answer = await fetch(player.origin + body.path, { headers: { cookie: player.cookie } });
  const file = new Uint8Array(await answer.arrayBuffer());
  expect(answer.status, new TextDecoder().decode(file.subarray(0, 300))).toBe(200);
  return file;
}

interface Row {
  readonly time: string;
  readonly account: string;
  readonly what: string;
  readonly number: string;
  readonly change: number;
  readonly held: number;
  readonly balance: number;
}

const minor = (text = '') => Math.round(Number(text) * 100);

/** Reads the rows of the first account of a CSV file, and its totals by kind. */
async function statementOf(player: TestPlayer, question: object) {
  const text = new TextDecoder().decode(await fileOf(player, question));
  const [list = '', sums = ''] = text.split('\r\n\r\n');
  const fields = (line: string) => line.split(',').map((field) => field.replace(/^"|"$/g, ''));
  const rows = list
    .split('\r\n')
    .slice(1)
    .map((line): Row => {
      const [time = '', account = '', , what = '', number = '', change, held, balance] = fields(
        line.replace(/, return/, ' return'),
      );
      return { time, account, what, number, change: minor(change), held: minor(held), balance: minor(balance) };
    });
  const totals = sums
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const [, , what = '', count, change, held] = fields(line.replace(/, return/, ' return'));
      return { what, count: Number(count), change: minor(change), held: minor(held) };
    });
  return { opening: rows[0], rows: rows.slice(1, -1), closing: rows.at(-1), totals };
}

/** What a payment is before it is stored. */
const paymentOf = ({ userId, accountId }: TestPlayer, amount: number, fee: number, now: number) => ({
  ...{ userId, accountId, iso: 'EUR', amount, fee, now, methodId: 'card', methodKind: 'card', methodName: 'Card' },
  ...{ provider: 'test', language: 'en', origin: 'http://s' },
});

async function addPayment(tx: Transaction, kind: string, payment: object, state: string): Promise<number> {
  const card = { ...payment, token: 't-1', label: 'Visa', holder: 'Ada', isReturnable: true, isOwn: true };
  const [row] = await tx<{ id: number }[]>`
    select add_payment(${kind}, ${JSON.stringify(payment)}::text::jsonb, ${state},
      keep_instrument(${JSON.stringify(card)}::text::jsonb)) as id`;
  return row?.id ?? 0;
}

const move = (tx: Transaction, paymentId: number, state: string, now: number) =>
  tx`select move_payment(${JSON.stringify({ paymentId, state, actor: 'provider', now })}::text::jsonb)`;

type Step =
  | { readonly kind: 'deposit' | 'stake' | 'withdraw' | 'win'; readonly amount: number; readonly fee: number }
  | { readonly kind: 'charge-back' | 'pay' | 'refuse'; readonly pick: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deposit' as const, 'stake' as const, 'withdraw' as const, 'win' as const),
    amount: fc.integer({ min: 1, max: 90_000 }),
    fee: fc.nat(40),
  }),
  fc.record({ kind: fc.constantFrom('charge-back' as const, 'pay' as const, 'refuse' as const), pick: fc.nat(9) }),
);

/** Does steps one after the other; returns the player's money after each, as the accounts say. */
async function doSteps(player: TestPlayer, steps: readonly Step[]) {
  const deposits: number[] = [];
  const withdrawals: number[] = [];
  const stands: { at: number; balance: number; held: number }[] = [];
  const moneyOf = async (tx: Transaction) => {
    const [row] = await tx<{ balance: number; held: number }[]>`
      select coalesce(sum(b.balance) filter (where a.type = 0), 0)::int as balance,
        coalesce(sum(b.balance) filter (where a.type = 20), 0)::int as held
      from account a join account_balance b on b.account_id = a.id where a.user_id = ${player.userId}`;
    return row ?? { balance: 0, held: 0 };
  };
  async function doStep(tx: Transaction, one: Step, at: number): Promise<void> {
    const take = (from: number[]) =>
      'pick' in one ? from.splice(one.pick % Math.max(from.length, 1), 1)[0] : undefined;
    if (one.kind === 'deposit') {
      const id = await addPayment(tx, 'deposit', paymentOf(player, one.amount, one.fee, at), 'created');
      await move(tx, id, 'received', at);
      deposits.push(id);
    } else if (one.kind === 'stake' || one.kind === 'win') {
      const { balance } = await moneyOf(tx);
      const amount = one.kind === 'win' ? one.amount : -Math.min(one.amount, balance);
      const [kind, house] = one.kind === 'win' ? ['settlement', 'payouts'] : ['stake', 'stakes'];
      if (amount !== 0)
        await tx`select ledger_move(${kind}, ${crypto.randomUUID()}, null, ${player.accountId}, ${house}, ${amount}, ${at}, true)`;
    } else if (one.kind === 'withdraw') {
      const amount = Math.min(one.amount, (await moneyOf(tx)).balance);
      if (amount <= one.fee) return;
      const id = await addPayment(tx, 'withdrawal', paymentOf(player, amount, one.fee, at), 'in-review');
      await tx`select transfer_money('withdrawal-hold', ${`withdrawal-hold:${id}`}, ${player.accountId},
        hold_account(${player.userId}, 'EUR', 2::smallint, ${at}), ${amount}, ${at})`;
      withdrawals.push(id);
    } else {
      const id = take(one.kind === 'charge-back' ? deposits : withdrawals);
      const to = { 'charge-back': 'charged-back', pay: 'paid', refuse: 'refused' } as const;
      if (id !== undefined) await move(tx, id, to[one.kind], at);
    }
  }
  for (const one of steps) {
    const at = site.platform.clock.now();
    await site.database.owner.begin(async (tx) => {
      await doStep(tx, one, at);
      stands.push({ at, ...(await moneyOf(tx)) });
    });
  }
  return stands;
}

describe('a statement of money', () => {
  test('is exact to the minor unit: opening balance and all rows together are the closing balance, after any movements', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 30 }),
        fc.nat(29),
        fc.nat(29),
        async (steps, one, other) => {
          const player = await site.player({ balance: 0 });
          const stands = await doSteps(player, steps);
          const [from = 0, to = 0] = [one, other]
            .map((index) => stands[index % stands.length]?.at ?? 0)
            .toSorted((first, second) => first - second);
          const { opening, rows, closing, totals } = await statementOf(player, { from, to });
          const standAt = (at: number) => {
            const { balance = 0, held = 0 } = stands.findLast((stand) => stand.at <= at) ?? {};
            return { balance, held };
          };
          expect(opening).toMatchObject(standAt(from - 1));
          expect(closing).toMatchObject(standAt(to));
          const sum = (key: 'change' | 'held', of: readonly { change: number; held: number }[]) =>
            of.reduce((all, row) => all + row[key], 0);
          for (const all of [rows, totals]) {
            expect((opening?.balance ?? 0) + sum('change', all)).toBe(closing?.balance);
            expect((opening?.held ?? 0) + sum('held', all)).toBe(closing?.held);
          }
          // What the ledger stored after each posting is what the rows add up to.
          const stored = await site.database.owner<{ after: number }[]>`
            select e.balance_after::int as after from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
            where e.account_id = ${player.accountId} and t.at between ${from} and ${to} order by e.transaction_id`;
          expect(rows.filter(({ change }) => change !== 0).map(({ balance }) => balance)).toEqual(
            stored.map(({ after }) => after),
          );
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  test('names deposits, fees, withdrawals and chargebacks in the order of the ledger, with the numbers of the payments', async () => {
    const player = await site.player({ balance: 0 });
    const [{ at: from } = { at: 0 }] = await doSteps(player, [
      { kind: 'deposit', amount: 5000, fee: 50 },
      { kind: 'withdraw', amount: 1000, fee: 10 },
      { kind: 'withdraw', amount: 700, fee: 0 },
      { kind: 'pay', pick: 0 },
      { kind: 'refuse', pick: 0 },
      { kind: 'charge-back', pick: 0 },
    ]);
    const { rows, totals } = await statementOf(player, { from });
    expect(rows.map(({ what, change, held }) => [what, change, held])).toEqual([
      ['Deposit', 5050, 0],
      ['Payment fee', -50, 0],
      ['Withdrawal: money held', -1000, 1000],
      ['Withdrawal: money held', -700, 700],
      ['Withdrawal: paid out', 0, -990],
      ['Payment fee', 0, -10],
      ['Withdrawal: money returned', 700, -700],
      ['Chargeback: covered by the house', 1050, 0],
      ['Chargeback', -5050, 0],
    ]);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(3);
    expect(totals).toContainEqual({ what: 'Withdrawal: money held', count: 2, change: -1700, held: 1700 });
    expect(totals).toContainEqual({ what: 'Payment fee', count: 2, change: -50, held: -10 });
  });

  test('has postings that were archived as before', async () => {
    const player = await site.player({ balance: 0 });
    const [{ at: from } = { at: 0 }] = await doSteps(player, [
      { kind: 'deposit', amount: 5000, fee: 0 },
      { kind: 'stake', amount: 1000, fee: 0 },
      { kind: 'win', amount: 1500, fee: 0 },
      { kind: 'deposit', amount: 200, fee: 0 },
    ]);
    const question = { from, to: site.platform.clock.now() };
    const before = await statementOf(player, question);
    await site.database.owner.begin(async (tx) => {
      await tx`select prepare_archive()`;
      const ids = await tx<{ id: number }[]>`
        select t.id from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
        where e.account_id = ${player.accountId} and t.kind in ('stake', 'settlement')`;
      const list = `{${ids.map(({ id }) => id).join(',')}}`;
      await tx`delete from counted_move where transaction_id = any (${list}::text::bigint[])`;
      for (const [table, column] of [
        ['ledger_entry', 'transaction_id'],
        ['ledger_transaction', 'id'],
      ] as const)
        await tx`select archive_rows(${table}, ${column}, ${list}::text::bigint[])`;
    });
    expect(before.rows).toHaveLength(4);
    expect(await statementOf(player, question)).toEqual(before);
  });

  test('takes numbers from the references of the hold account alone, in whatever order the database reads', async () => {
    const player = await site.player({ balance: 0 });
    const [{ at: from } = { at: 0 }] = await doSteps(player, [
      { kind: 'deposit', amount: 5000, fee: 0 },
      { kind: 'stake', amount: 1000, fee: 0 },
      { kind: 'withdraw', amount: 500, fee: 0 },
    ]);
    const question = { from, to: site.platform.clock.now() };
    const before = await statementOf(player, question);
    const { sql } = site.platform.database;
    // Without loops it joins whole tables first, as it does once they are large. Each connection is told.
    const tell = (isOn: string) =>
      Promise.all(
        Array.from({ length: 40 }, () => sql`select set_config('enable_nestloop', ${isOn}, false), pg_sleep(0.2)`),
      );
    await tell('off');
    try {
      expect(await statementOf(player, question)).toEqual(before);
    } finally {
      await tell('on');
    }
  });

  test('covers every account of its player and no one of another player, and one alone when it is named', async () => {
    const player = await site.player({ balance: 0 });
    const other = await site.player({ balance: 0 });
    const [{ at: from } = { at: 0 }] = await doSteps(player, [{ kind: 'deposit', amount: 5000, fee: 0 }]);
    expect((await statementOf(player, { from, accountId: player.accountId })).rows).toHaveLength(1);
    const text = new TextDecoder().decode(await fileOf(other, { accountId: player.accountId }));
    expect(text).not.toContain(String(player.accountId));
  });

  test.each(['en', 'ru', 'ar'] as const)('in %s is a PDF with its own words', async (language) => {
    const player = await site.player({ balance: 0 });
    await doSteps(player, [{ kind: 'deposit', amount: 5000, fee: 10 }]);
    const letters = lettersOfPdf(await fileOf(player, { format: 'pdf' }, language));
    const text = MONEY_TEXTS[language].money_title.replaceAll(' ', '');
    expect([...text].filter((letter) => !letters.has(letter))).toEqual([]);
  });
});

test('every kind of posting has words in a statement', async () => {
  const kinds = await site.database.owner<{ kind: string }[]>`select kind from posting_kind`;
  const known = Object.keys(MONEY_TEXTS.en);
  expect(kinds.map(({ kind }) => `kind_${kind}`).filter((key) => !known.includes(key))).toEqual([]);
});
