import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import {
  type CasePlayer,
  DAY_MS,
  type DatabaseCases,
  HOUR_MS,
  move,
  NOW,
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

const WEEK_MS = 7 * DAY_MS;
const MONTH_MS = 30 * DAY_MS;

const stake = (tx: Transaction, { accountId }: CasePlayer, amount: number, at = NOW) =>
  move(tx, accountId, { kind: 'stake', house: 'stakes', amount: -amount, at });
const pay = (tx: Transaction, { accountId }: CasePlayer, amount: number, at = NOW) =>
  move(tx, accountId, { kind: 'settlement', house: 'payouts', amount, at });

describe('types of limits', () => {
  test.each([
    [1, 'stake', DAY_MS],
    [2, 'stake', WEEK_MS],
    [3, 'stake', MONTH_MS],
    [10, 'loss', DAY_MS],
    [11, 'loss', WEEK_MS],
    [12, 'loss', MONTH_MS],
    [20, 'deposit', DAY_MS],
    [21, 'deposit', WEEK_MS],
    [22, 'deposit', MONTH_MS],
  ])('type %i guards a %s over %i ms', (type, group, window) =>
    cases.inTransaction(async (tx) => {
      expect(await scalarOf(tx, 'select money_limit_group($1::smallint)', type)).toBe(group);
      expect(await scalarOf(tx, 'select money_limit_window($1::smallint)', type)).toBe(window);
    }),
  );
});

describe('counted_in', () => {
  test.each([
    [1500, 'EUR', 'EUR', 1500],
    [1, 'EUR', 'RUB', 30],
    [30, 'RUB', 'EUR', 1],
    [1, 'RUB', 'EUR', 1],
    [-1, 'RUB', 'EUR', 0],
    [31, 'RUB', 'EUR', 2],
    [0, 'RUB', 'EUR', 0],
    [5, 'XTS', 'XTS', 5],
    [5, 'XTS', 'EUR', null],
  ])('%i minor units of %s are %s %i: fractions count against the player', (amount, from, to, counted) =>
    cases.inTransaction(async (tx) => {
      expect(await scalarOf(tx, 'select counted_in($1, $2, $3)', amount, from, to)).toBe(counted);
    }),
  );
});

describe('money_limit_problem', () => {
  const ask = 'select money_limit_problem($1, $2::text::text[], $3, $4, $5)';
  const HOUR = HOUR_MS;

  test.each([
    ['without limits', [], '{stake,loss}', 9_999, null],
    ['at the limit', [[1, 1000]], '{stake,loss}', 400, null],
    ['above what is left', [[1, 1000]], '{stake,loss}', 401, { limitType: 1, remaining: 400, moreAt: -2 }],
    [
      'above so much that a later stake has to leave as well',
      [[1, 1000]],
      '{stake}',
      800,
      { limitType: 1, remaining: 400, moreAt: -1 },
    ],
    ['above the limit itself', [[1, 1000]], '{stake,loss}', 1001, { limitType: 1, remaining: 400, moreAt: -2 }],
    ['of a group that is not asked', [[1, 1000]], '{loss,deposit}', 401, null],
    [
      'with two in the way, the one that leaves the least',
      [
        [1, 900],
        [10, 500],
      ],
      '{stake,loss}',
      401,
      { limitType: 10, remaining: 100, moreAt: -1 },
    ],
    ['with one that is overdrawn already', [[1, 500]], '{stake}', 1, { limitType: 1, remaining: 0, moreAt: -2 }],
    [
      'of nothing at all, with one that is overdrawn',
      [[1, 500]],
      '{stake}',
      0,
      { limitType: 1, remaining: 0, moreAt: -2 },
    ],
    ['of nothing at all', [[1, 600]], '{stake}', 0, null],
  ] as [string, [number, number][], string, number, { moreAt: number } | null][])(
    'says to an amount %s: %j → %s',
    (_, limits, groups, amount, problem) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx);
        for (const [type, held] of limits) await setLimit(tx, player, { type, amount: held });
        // 600 staked and 400 lost: an hour longer ago than the window, two hours ago, and one.
        await scalarOf(
          tx,
          `select ledger_move('stake', 'old', null, $1, 'stakes', -5000, $2, true)`,
          player.accountId,
          NOW - DAY_MS,
        );
        for (const [reference, at] of [
          ['first', NOW - 2 * HOUR],
          ['second', NOW - HOUR],
        ] as const) {
          await scalarOf(
            tx,
            `select ledger_move('stake', $1, null, $2, 'stakes', -300, $3, true)`,
            reference,
            player.accountId,
            at,
          );
        }
        await pay(tx, player, 200, NOW - HOUR);
        const expected = problem && { ...problem, moreAt: NOW + problem.moreAt * HOUR + DAY_MS };
        expect(await scalarOf(tx, ask, player.userId, groups, 'EUR', amount, NOW)).toEqual(expected);
      }),
  );

  test('an amount that time alone does not allow has no instant', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await setLimit(tx, player, { type: 1, amount: 100 });
      expect(await scalarOf(tx, ask, player.userId, '{stake}', 'EUR', 101, NOW)).toEqual({
        limitType: 1,
        remaining: 100,
      });
    }));

  test('a stake made before the clock was set back counts until its own window has passed', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await stake(tx, player, 100, NOW + HOUR);
      await setLimit(tx, player, { type: 1, amount: 100 });
      const problem = { limitType: 1, remaining: 0, moreAt: NOW + HOUR + DAY_MS };
      expect(await scalarOf(tx, ask, player.userId, '{stake}', 'EUR', 1, NOW)).toEqual(problem);
    }));

  test('an amount in another currency counts by the scale, and its remainder is answered in its own currency', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await setLimit(tx, player, { type: 1, amount: 100 });
      expect(await scalarOf(tx, ask, player.userId, '{stake}', 'RUB', 3000, NOW)).toBeNull();
      const problem = { limitType: 1, remaining: 3000 };
      expect(await scalarOf(tx, ask, player.userId, '{stake}', 'RUB', 3001, NOW)).toEqual(problem);
      expect(await scalarOf(tx, ask, player.userId, '{stake}', 'XTS', 1, NOW)).toEqual({ limitType: 1 });
    }));

  test('a looser limit on stakes applies when its time has come; one on deposits needs a confirmation', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      for (const [type, group] of [
        [1, '{stake}'],
        [20, '{deposit}'],
      ] as const) {
        await setLimit(tx, player, { type, amount: 100 });
        await setLimit(tx, player, { type, amount: 500 });
        const at = (now: number) => scalarOf(tx, ask, player.userId, group, 'EUR', 300, now);
        expect(await at(NOW + DAY_MS - 1)).toMatchObject({ limitType: type, remaining: 100 });
        expect(await at(NOW + DAY_MS)).toEqual(type === 1 ? null : { limitType: type, remaining: 100 });
      }
    }));
});

describe('set_money_limit, answer_money_limit and money_limits_of', () => {
  const set = 'select set_money_limit($1, $2::smallint, $3, $4, $5, $6)';
  const answer = 'select answer_money_limit($1, $2::smallint, $3, $4)';
  const row = 'select amount, since, next_amount, asked_at, next_at from money_limit where user_id = $1';
  type Step = readonly [amount: number | null, at: number];

  test.each([
    ['the first one holds at once', [[500, 0]], [500, 0, null, null, null]],
    [
      'a stricter one holds at once',
      [
        [500, 0],
        [400, 5],
      ],
      [400, 5, null, null, null],
    ],
    [
      'the same one leaves its beginning',
      [
        [500, 0],
        [500, 5],
      ],
      [500, 0, null, null, null],
    ],
    [
      'a looser one waits',
      [
        [500, 0],
        [600, 5],
      ],
      [500, 0, 600, 5, 5 + DAY_MS],
    ],
    [
      'none at all waits too',
      [
        [500, 0],
        [null, 5],
      ],
      [500, 0, null, 5, 5 + DAY_MS],
    ],
    [
      'the same looser one does not begin anew',
      [
        [500, 0],
        [600, 5],
        [600, 9],
      ],
      [500, 0, 600, 5, 5 + DAY_MS],
    ],
    [
      'another looser one does',
      [
        [500, 0],
        [600, 5],
        [700, 9],
      ],
      [500, 0, 700, 9, 9 + DAY_MS],
    ],
    [
      'a stricter one takes back what waited',
      [
        [500, 0],
        [600, 5],
        [450, 9],
      ],
      [450, 9, null, null, null],
    ],
    [
      'one that has come is what the next is held against',
      [
        [500, 0],
        [600, 5],
        [550, 5 + DAY_MS],
      ],
      [550, 5 + DAY_MS, null, null, null],
    ],
    [
      'a looser one than it waits from then',
      [
        [500, 0],
        [600, 5],
        [700, 9 + DAY_MS],
      ],
      [600, 5 + DAY_MS, 700, 9 + DAY_MS, 9 + 2 * DAY_MS],
    ],
    ['none where there was none holds at once', [[null, 0]], [null, 0, null, null, null]],
  ] as [string, Step[], (number | null)[]][])('%s', (_, steps, expected) =>
    cases.inTransaction(async (tx) => {
      const { userId } = await openPlayer(tx);
      for (const [amount, at] of steps) await scalarOf(tx, set, userId, 1, 'EUR', amount, at, DAY_MS);
      const [found] = await rowsOf(tx, row, userId);
      expect(Object.values(found ?? {})).toEqual(expected);
    }),
  );

  test.each([
    ['nothing waits', 20, null, true, 9, 'nothing', [500, null]],
    ['a limit on stakes is not confirmed', 1, 600, true, 5, 'early', [500, 600]],
    ['a limit on stakes is taken back', 1, 600, false, 5, 'done', [500, null]],
    ['a limit on stakes that has come is not taken back', 1, 600, false, 5 + DAY_MS, 'nothing', [500, 600]],
    ['too early', 20, 600, true, 5 + DAY_MS - 1, 'early', [500, 600]],
    ['in time', 20, 600, true, 5 + DAY_MS, 'done', [600, null]],
    ['in the last moment', 20, 600, true, 4 + 2 * DAY_MS, 'done', [600, null]],
    ['too late', 20, 600, true, 5 + 2 * DAY_MS, 'nothing', [500, 600]],
    ['taken back before its time', 20, 600, false, 6, 'done', [500, null]],
  ] as [string, number, number | null, boolean, number, string, unknown[]][])(
    'an answer to a limit: %s',
    (_, type, next, isConfirmed, at, told, expected) =>
      cases.inTransaction(async (tx) => {
        const { userId } = await openPlayer(tx);
        expect(await scalarOf(tx, answer, userId, type, isConfirmed, at)).toBe('nothing');
        await scalarOf(tx, set, userId, type, 'EUR', 500, 0, DAY_MS);
        if (next !== null) await scalarOf(tx, set, userId, type, 'EUR', next, 5, DAY_MS);
        expect(await scalarOf(tx, answer, userId, type, isConfirmed, at)).toBe(told);
        const [found] = await rowsOf(tx, 'select amount, next_amount from money_limit where user_id = $1', userId);
        expect(Object.values(found ?? {})).toEqual(expected);
      }),
  );

  test('a player sees each limit with its remainder, and a waiting one only while it waits', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await stake(tx, player, 300);
      await setLimit(tx, player, { type: 1, amount: 500 });
      await setLimit(tx, player, { type: 1, amount: 900 });
      await setLimit(tx, player, { type: 20, amount: 50 });
      const seen = (now: number) => rowsOf(tx, 'select * from money_limits_of($1, $2)', player.userId, now);
      const waits = { nextAmount: 900, askedAt: NOW, nextAt: NOW + DAY_MS };
      const none = { nextAmount: null, askedAt: null, nextAt: null };
      const deposit = { limitType: 20, iso: 'EUR', amount: 50, since: NOW, remaining: 50, ...none };
      expect(await seen(NOW)).toEqual([
        { limitType: 1, iso: 'EUR', amount: 500, since: NOW, remaining: 200, ...waits },
        deposit,
      ]);
      expect(await seen(NOW + DAY_MS)).toEqual([
        { limitType: 1, iso: 'EUR', amount: 900, since: NOW + DAY_MS, remaining: 900, ...none },
        deposit,
      ]);
    }));
});
