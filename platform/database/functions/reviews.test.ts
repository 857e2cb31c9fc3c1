import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import {
  balanceOf,
  type CasePlayer,
  call,
  couponOf,
  DAY_MS,
  type DatabaseCases,
  entriesOf,
  type Json,
  NOW,
  openCoupon,
  openDatabaseCases,
  openPlayer,
  problemsOf,
  rowsOf,
  scalarOf,
  settlementOf,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

const UNTIL = NOW + DAY_MS;

/** Places a coupon with `lent` of its stake advanced; the balance pays the rest. */
async function advanced(tx: Transaction, player: CasePlayer, lent: number, until = UNTIL): Promise<number> {
  const balance = await balanceOf(tx, player);
  const advance = { asked: lent, gross: 1_000_000, basis: [], until };
  return openCoupon(tx, player, { amount: balance + lent, coupon: couponOf({ advance }) });
}
const advances = (tx: Transaction) =>
  rowsOf(tx, 'select repaid, payments, state from coupon_advance order by coupon_id');
const open = { repaid: 0, payments: 0, state: 'open' };

describe('is_coupon_reserved and advanced_to', () => {
  test.each([
    ['nothing', {}, false, 0],
    ['its trader', { review: { until: UNTIL } }, true, 0],
    ['what was lent', { advance: { asked: 500, gross: 500, basis: [], until: UNTIL } }, true, 400],
  ] as [string, Json, boolean, number][])('a coupon that waits for %s', (_, beside, isReserved, lent) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: beside.advance ? 600 : 1000 });
      const couponId = await openCoupon(tx, player, { coupon: couponOf(beside) });
      expect(await scalarOf(tx, 'select is_coupon_reserved($1)', couponId)).toBe(isReserved);
      expect(await scalarOf(tx, 'select advanced_to($1)', player.accountId)).toBe(lent);
    }),
  );

  test('a repaid advance is no longer outstanding', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 100 });
      const couponId = await advanced(tx, player, 500);
      await rowsOf(tx, "select ledger_move('play-money', 'more', null, $1, 'play-money', 600, 0)", player.accountId);
      for (const [amount, left] of [
        [200, 300],
        [300, 0],
      ] as const) {
        await scalarOf(tx, "select take_advance_back($1, $2, 'repaid', $3)", couponId, amount, NOW);
        expect(await scalarOf(tx, 'select advanced_to($1)', player.accountId)).toBe(left);
        expect(await scalarOf(tx, 'select is_coupon_reserved($1)', couponId)).toBe(left > 0);
      }
      expect(await advances(tx)).toEqual([{ repaid: 500, payments: 2, state: 'repaid' }]);
      expect(await entriesOf(tx, `advance-repaid:${couponId}:2`)).toMatchObject([
        { amount: -300 },
        { code: 'advances' },
      ]);
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

describe('repay_advances', () => {
  test.each([
    ['nothing', 0, [open, open], null],
    ['a part of the oldest', 200, [{ repaid: 200, payments: 1, state: 'open' }, open], 800],
    ['the oldest', 300, [{ repaid: 300, payments: 1, state: 'repaid' }, open], 700],
    [
      'the oldest and a part of the next',
      400,
      [
        { repaid: 300, payments: 1, state: 'repaid' },
        { repaid: 100, payments: 1, state: 'open' },
      ],
      600,
    ],
    [
      'all of them',
      900,
      [
        { repaid: 300, payments: 1, state: 'repaid' },
        { repaid: 500, payments: 1, state: 'repaid' },
      ],
      200,
    ],
  ] as [string, number, Json[], number | null][])(
    'what a coupon has brought repays %s',
    (_, brought, expected, balance) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx, { balance: 1000 });
        const earlier = await openCoupon(tx, player);
        await advanced(tx, player, 300);
        const late = await advanced(tx, player, 500);
        await rowsOf(
          tx,
          "select ledger_move('settlement', 'brought', $2, $1, 'payouts', 1000, 0)",
          player.accountId,
          earlier,
        );
        const repay = 'select repay_advances($1, $2, $3, $4)';
        expect(await scalarOf(tx, repay, earlier, player.accountId, brought, NOW)).toBe(balance);
        expect(await advances(tx)).toEqual(expected);
        // Neither a coupon placed later nor one that is settled too late repays.
        expect(await scalarOf(tx, repay, late, player.accountId, 100, NOW)).toBeNull();
        expect(await scalarOf(tx, repay, earlier, player.accountId, 100, UNTIL)).toBeNull();
        expect(await scalarOf(tx, repay, earlier, player.accountId, null, NOW)).toBeNull();
      }),
  );
});

describe('decide_review', () => {
  const decide = (tx: Transaction, couponId: number, decision: string, at = NOW) =>
    scalarOf<Json>(tx, 'select decide_review($1, $2, $3)', couponId, decision, at);

  test.each([
    ['accepted', NOW, 'accepted', 'open', null, 9000],
    ['declined', NOW, 'declined', 'settled', 10_000, 10_000],
    ['accepted', UNTIL, 'expired', 'settled', 10_000, 10_000],
    ['declined', UNTIL, 'expired', 'settled', 10_000, 10_000],
    ['expired', UNTIL, 'expired', 'settled', 10_000, 10_000],
  ])('%s at %i: it is %s', (decision, at, state, couponState, told, balance) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const coupon = couponOf({ review: { until: UNTIL }, tax: { percent: 5 } });
      const couponId = await openCoupon(tx, player, { coupon });
      await scalarOf(tx, 'select set_cash_out_rule($1, $2, 5, null, 0)', player.userId, couponId);
      const { userId, accountId } = player;
      expect(await decide(tx, couponId, decision, at)).toEqual({
        ...{ status: 'done', state, couponId, userId, accountId, balance: told },
      });
      expect(await balanceOf(tx, player)).toBe(balance);
      const isReturned = couponState === 'settled';
      expect(await rowsOf(tx, 'select state, result, payout from coupon')).toEqual([
        { state: couponState, result: isReturned ? 'return' : null, payout: isReturned ? 1000 : null },
      ]);
      expect(await rowsOf(tx, 'select withheld from coupon_tax')).toEqual([{ withheld: isReturned ? 0 : null }]);
      expect(await rowsOf(tx, 'select 1 from cash_out_rule')).toHaveLength(isReturned ? 0 : 1);
      expect(await decide(tx, couponId, 'declined', at)).toEqual({ status: 'decided', state });
      expect(await balanceOf(tx, player)).toBe(balance);
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );

  test.each([
    ['there is not', () => 1, 'accepted', { status: 'unknown' }],
    ['waits for no trader', (plain: number) => plain, 'accepted', { status: 'unknown' }],
    ['has time left', (_: number, reserved: number) => reserved, 'expired', { status: 'pending' }],
  ] as const)('a coupon that %s', (_, which, decision, answer) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const plain = await openCoupon(tx, player);
      const reserved = await openCoupon(tx, player, { coupon: couponOf({ review: { until: UNTIL } }) });
      expect(await decide(tx, which(plain, reserved), decision)).toEqual(answer);
      expect(await balanceOf(tx, player)).toBe(8000);
    }),
  );

  test('a returned stake repays advances, and the decision is shown to the player once', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 1000 });
      const couponId = await openCoupon(tx, player, { coupon: couponOf({ review: { until: UNTIL } }) });
      await advanced(tx, player, 300);
      const tell = (userId: number) =>
        scalarOf(tx, 'select tell_reviews($1, $2::text::bigint[])', userId, `{${couponId}}`);
      const told = () => scalarOf(tx, 'select is_told from coupon_review');
      await tell(player.userId);
      expect(await told()).toBe(false);
      expect(await decide(tx, couponId, 'declined')).toMatchObject({ balance: 700 });
      expect(await advances(tx)).toEqual([{ repaid: 300, payments: 1, state: 'repaid' }]);
      await tell(player.userId + 1);
      expect(await told()).toBe(false);
      await tell(player.userId);
      expect(await told()).toBe(true);
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

describe('fail_advance', () => {
  const fail = (tx: Transaction, couponId: number, at: number) =>
    scalarOf<Json | null>(tx, 'select fail_advance($1, $2)', couponId, at);

  test.each([
    ['while its time lasts and an earlier coupon is open', NOW, false, false, null],
    ['when its time is over', UNTIL, false, false, 700],
    ['when no earlier coupon is open', NOW, true, false, 700],
    ['when it is repaid', UNTIL, false, true, null],
  ] as [string, number, boolean, boolean, number | null][])(
    'voids a coupon %s',
    (_, at, isEarlierOver, isRepaid, balance) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx, { balance: 1000 });
        const earlier = await openCoupon(tx, player);
        await rowsOf(tx, "select ledger_move('play-money', 'more', null, $1, 'play-money', 700, 0)", player.accountId);
        const couponId = await advanced(tx, player, 300);
        const payout = isRepaid ? 300 : 0;
        const settlement = { result: payout > 0 ? 'win' : 'lose', payout };
        if (isEarlierOver || isRepaid) await call(tx, 'settle_coupon', settlementOf(earlier, settlement));
        const answer = await fail(tx, couponId, at);
        const { userId, accountId } = player;
        expect(answer).toEqual(balance === null ? null : { couponId, userId, accountId, balance });
        const voided = { result: 'return', payout: 1000 };
        const row = 'select result, payout from coupon where id = $1';
        expect(await rowsOf(tx, row, couponId)).toEqual([balance === null ? { result: null, payout: null } : voided]);
        if (balance !== null) {
          expect(await advances(tx)).toEqual([{ repaid: 300, payments: 1, state: 'failed' }]);
          expect(await fail(tx, couponId, at)).toBeNull();
        }
        expect(await problemsOf(tx)).toEqual([]);
      }),
  );

  test('does nothing for a coupon without an advance, or an unknown one', () =>
    cases.inTransaction(async (tx) => {
      const couponId = await openCoupon(tx, await openPlayer(tx));
      expect(await fail(tx, couponId, UNTIL)).toBeNull();
      expect(await fail(tx, 1, UNTIL)).toBeNull();
    }));

  test('earlier repayments are returned, and repay the next advance', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 1000 });
      const earlier = await openCoupon(tx, player);
      const first = await advanced(tx, player, 300, NOW + 5);
      const second = await advanced(tx, player, 400);
      await call(tx, 'settle_coupon', settlementOf(earlier, { result: 'return', payout: 100 }));
      expect(await fail(tx, first, NOW + 5)).toMatchObject({ couponId: first, balance: 0 });
      expect(await advances(tx)).toEqual([
        { repaid: 300, payments: 2, state: 'failed' },
        { repaid: 100, payments: 1, state: 'open' },
      ]);
      expect(await fail(tx, second, NOW + 5)).toMatchObject({ couponId: second, balance: 100 });
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

test('return_coupon returns the stake in play', () =>
  cases.inTransaction(async (tx) => {
    const player = await openPlayer(tx);
    const couponId = await openCoupon(tx, player);
    const cashOut = { stake: 400, price: 300, cashedOutStake: 0, statuses: [-1], maxPayout: 1, maxPayoutLimit: null };
    const order = { ...player, couponId, key: crypto.randomUUID(), requestHash: 'ab', now: NOW, cashOut };
    await call(tx, 'cash_out_coupon', order);
    const text = 'select return_coupon(c, $2) from coupon c where id = $1';
    expect(await scalarOf(tx, text, couponId, NOW)).toBe(9900);
    expect(await rowsOf(tx, 'select state, result, payout from coupon')).toEqual([
      { state: 'settled', result: 'return', payout: 600 },
    ]);
    expect(await problemsOf(tx)).toEqual([]);
  }));
