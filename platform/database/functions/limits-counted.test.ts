import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import {
  type CasePlayer,
  type DatabaseCases,
  HOUR_MS,
  move,
  NOW,
  openAccount,
  openDatabaseCases,
  openPlayer,
  scalarOf,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

/** Minor units of each currency in one cent of EUR, by the scale of the tests. */
const IN_ONE_CENT: Readonly<Record<string, number>> = { EUR: 1, RUB: 30, KWD: 6 };

interface Move {
  readonly kind: 'stake' | 'settlement' | 'play-money-deposit' | 'play-money' | 'promo';
  readonly currency: 'EUR' | 'KWD' | 'RUB';
  readonly amount: number;
  /** Server clock relative to NOW, hours; it may be set back between two moves. */
  readonly hours: number;
}

const HOUSES = {
  stake: 'stakes',
  settlement: 'payouts',
  'play-money-deposit': 'play-money',
  'play-money': 'play-money',
  promo: 'promotions',
} as const;

const COUNTS: Readonly<Record<string, readonly Move['kind'][]>> = {
  stake: ['stake', 'promo'],
  loss: ['stake', 'promo', 'settlement'],
  deposit: ['play-money-deposit'],
};

/** Returns the instants at which moves count: none counts earlier than the one posted before it. */
function countedAt(moves: readonly Move[]): number[] {
  const last: Record<string, number> = {};
  return moves.map(({ currency, hours }) => {
    last[currency] = Math.max(last[currency] ?? 0, NOW + hours * HOUR_MS);
    return last[currency];
  });
}

/** Sums the moves counted in (after, until] one by one. */
function naiveSum(moves: readonly Move[], group: string, after: number, until: number): number {
  const at = countedAt(moves);
  return Object.entries(IN_ONE_CENT).reduce((sum, [currency, scale]) => {
    const amounts = moves.map((one, index) => {
      const counts = one.currency === currency && COUNTS[group]?.includes(one.kind);
      if (!counts || (at[index] ?? 0) <= after || (at[index] ?? 0) > until) return 0;
      return one.kind === 'settlement' || one.kind === 'promo' ? -one.amount : one.amount;
    });
    const total = amounts.reduce((one, other) => one + other, 0);
    return sum + Math.ceil(total / scale);
  }, 0);
}

const moves = fc.array(
  fc.record({
    kind: fc.constantFrom<Move['kind']>('stake', 'stake', 'settlement', 'play-money-deposit', 'play-money', 'promo'),
    currency: fc.constantFrom<Move['currency']>('EUR', 'EUR', 'KWD', 'RUB'),
    amount: fc.integer({ min: 1, max: 900 }),
    hours: fc.integer({ min: -40, max: 2 }),
  }),
  { minLength: 1, maxLength: 14 },
);

async function postedMoves(tx: Transaction, posted: readonly Move[]): Promise<CasePlayer> {
  const player = await openPlayer(tx, { balance: 1_000_000 });
  const accounts: Record<string, CasePlayer> = { EUR: player };
  for (const currency of ['KWD', 'RUB']) {
    accounts[currency] = await openAccount(tx, player, { currency, balance: 1_000_000 });
  }
  const bonus = await openAccount(tx, player, { type: 4, currency: 'EUR', balance: 5000 });
  await move(tx, bonus.accountId, { kind: 'stake', house: 'stakes', amount: -700, at: NOW - HOUR_MS });
  for (const { kind, currency, amount, hours } of posted) {
    const signed = kind === 'stake' ? -amount : amount;
    const at = NOW + hours * HOUR_MS;
    await move(tx, accounts[currency]?.accountId ?? 0, { kind, house: HOUSES[kind], amount: signed, at });
  }
  return player;
}

describe('counted_between and counted_until', () => {
  const groups = fc.constantFrom('stake', 'loss', 'deposit');

  test('the counted amount of a window is the sum of its moves over all accounts, however the clock was set', () =>
    fc.assert(
      fc.asyncProperty(moves, groups, fc.nat(44), fc.nat(44), (posted, group, from, length) =>
        cases.inTransaction(async (tx) => {
          const { userId } = await postedMoves(tx, posted);
          const after = NOW + (from - 42) * HOUR_MS;
          const until = after + length * HOUR_MS;
          const call = 'select counted_between($1, $2, $3, $4, $5)';
          expect(await scalarOf(tx, call, userId, group, 'EUR', after, until)).toBe(
            naiveSum(posted, group, after, until),
          );
          const open = 'select counted_between($1, $2, $3, $4)';
          expect(await scalarOf(tx, open, userId, group, 'EUR', after)).toBe(
            naiveSum(posted, group, after, Number.POSITIVE_INFINITY),
          );
        }),
      ),
      { numRuns: 40 },
    ));

  test('counted_until finds the first instant at which the window counts little enough, also with payouts in between', () =>
    fc.assert(
      fc.asyncProperty(moves, groups, fc.integer({ min: 1, max: 1500 }), (all, group, needed) =>
        cases.inTransaction(async (tx) => {
          // The value of a free bet cancels a stake of the same instant; alone it is not posted.
          const posted = all.filter(({ kind }) => group !== 'stake' || kind !== 'promo');
          const { userId } = await postedMoves(tx, posted);
          const after = NOW - 42 * HOUR_MS;
          const rest = naiveSum(posted, group, after, Number.POSITIVE_INFINITY) - needed;
          const first = [...countedAt(posted)]
            .sort((one, other) => one - other)
            .find((at) => naiveSum(posted, group, at, Number.POSITIVE_INFINITY) <= rest);
          const call = 'select counted_until($1, $2, $3, $4, $5, $6)';
          expect(await scalarOf(tx, call, userId, group, 'EUR', after, NOW, needed)).toBe(first ?? null);
        }),
      ),
      { numRuns: 60 },
    ));

  test('a player without accounts has a counted amount of 0', () =>
    cases.inTransaction(async (tx) => {
      expect(await scalarOf(tx, "select counted_between(1, 'stake', 'EUR', 0)")).toBe(0);
      expect(await scalarOf(tx, "select counted_until(1, 'stake', 'EUR', 0, 9, 1)")).toBeNull();
    }));
});
