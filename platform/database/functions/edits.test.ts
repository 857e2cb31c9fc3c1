import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  balanceOf,
  type CasePlayer,
  call,
  cashOutReference,
  couponOf,
  type DatabaseCases,
  entriesOf,
  failureOf,
  intentOf,
  type Json,
  legOf,
  NOW,
  openCoupon,
  openDatabaseCases,
  openPlayer,
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

/** Returns an edit of a single bet of 10.00 that is worth `price`, to another selection. */
const editOf = (player: CasePlayer, couponId: number, price: number, amount: number, more: Json = {}): Json => {
  const coupon = couponOf({}, [legOf(64_001, 2000)]);
  const cashOut = { stake: 1000, price, cashedOutStake: 0, statuses: [-1], maxPayout: 1, maxPayoutLimit: null };
  return intentOf(player, { couponId, cashOut, placement: intentOf(player, { coupon, amount, ...more }) });
};
const OLD = couponOf({}, [legOf(70_001, 2000)]);

describe('post_edit', () => {
  test.each([
    ['for what it is worth', 900, 900, 900, 9000],
    ['with money that is added', 900, 1500, 900, 8400],
    ['for a smaller stake', 900, 300, 300, 9600],
    ['that is worth more than its stake', 1400, 1400, 1000, 9000],
  ])(
    'a coupon is edited %s, and its stake in play does not count as a new stake',
    (_, price, amount, rolled, balance) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx);
        const old = await openCoupon(tx, player, { coupon: OLD });
        // Today's stakes are the old stake and the part of the new one that exceeds it.
        await setLimit(tx, player, { type: 1, amount: 1000 + amount - rolled });
        const answer = await call(tx, 'edit_coupon', editOf(player, old, price, amount));
        expect(answer).toMatchObject({ status: 'edited', newId: expect.any(Number) });
        expect(await balanceOf(tx, player)).toBe(balance);
        expect(
          await rowsOf(tx, 'select old_id, new_id, account_id, currency, value, rolled, at from coupon_edit'),
        ).toEqual([
          {
            old_id: old,
            new_id: answer.newId,
            account_id: player.accountId,
            currency: 'EUR',
            value: price,
            rolled,
            at: NOW,
          },
        ]);
        expect(await rowsOf(tx, 'select state, result, payout from coupon where id = $1', old)).toEqual([
          { state: 'settled', result: 'edited', payout: 0 },
        ]);
        expect(await entriesOf(tx, cashOutReference(old, 1))).toMatchObject([
          { amount: price },
          { code: 'payouts', amount: -price },
        ]);
        expect(await entriesOf(tx, `stake:${answer.newId}`)).toMatchObject([{ amount: -amount }, { code: 'stakes' }]);
        expect(await scalarOf(tx, 'select staked from account_balance where account_id = $1', player.accountId)).toBe(
          1000 + amount - rolled,
        );
        expect(await problemsOf(tx)).toEqual([]);
      }),
  );

  test.each([
    ['balance does not cover', { amount: 9901 }, { code: 'BALANCE' }],
    [
      'limits of the player do not let pass',
      { limit: 1099 },
      { code: 'LIMITS', data: { limitType: 1, remaining: 999 } },
    ],
    [
      'book does not take',
      { liabilityLimits: { legs: [{ key: '64001', coef: 2000, liability: 0, stake: 0 }], minStake: 1, until: NOW } },
      { code: 'BOOK_LIMIT' },
    ],
    ['key is known', { isKnown: true }, { code: 'NOT_EDITED' }],
  ] as [string, { amount?: number; limit?: number; liabilityLimits?: Json; isKnown?: true }, Json][])(
    'an edit whose new stake the %s leaves the old coupon as it was',
    (_, { amount = 1000, limit, liabilityLimits, isKnown }, refusal) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx);
        const old = await openCoupon(tx, player, { coupon: OLD });
        if (limit) await setLimit(tx, player, { type: 1, amount: limit });
        const key = crypto.randomUUID();
        if (isKnown) await openCoupon(tx, player, { amount: 1, coupon: OLD });
        const edit = editOf(player, old, 900, amount, { key, ...(liabilityLimits ? { liabilityLimits } : {}) });
        if (isKnown) await call(tx, 'place_coupon', intentOf(player, { key, coupon: OLD, amount: 1 }));
        const before = await balanceOf(tx, player);
        const coupons = await rowsOf(tx, 'select id, state, cashed_out_stake from coupon order by id');
        expect(await call(tx, 'edit_coupon', edit)).toMatchObject({ status: 'refused', refusal });
        expect(await call(tx, 'edit_coupon', edit)).toMatchObject({ status: 'refused', refusal, isReplay: true });
        expect(await rowsOf(tx, 'select id, state, cashed_out_stake from coupon order by id')).toEqual(coupons);
        expect(await balanceOf(tx, player)).toBe(before);
        expect(await problemsOf(tx)).toEqual([]);
      }),
  );

  test('no edit is posted without its old coupon, or when its money cannot be moved', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const old = await openCoupon(tx, player, { coupon: OLD });
      expect(await call(tx, 'edit_coupon', editOf(player, 1, 900, 900))).toEqual({ status: 'stale' });
      const edit = editOf(player, old, 0, 900);
      expect(await failureOf(tx, (inner) => call(inner, 'edit_coupon', edit))).toMatchObject({ code: '23514' });
    }));
});

// Has a database of its own, because it commits.
test('an edit and a placement on the selections of both coupons do not deadlock', async () => {
  const own = await openDatabaseCases();
  onTestFinished(own.close);
  const { owner } = own.database;
  const { player, old } = await owner.begin(async (tx) => {
    const one = await openPlayer(tx);
    return { player: one, old: await openCoupon(tx, one, { coupon: OLD }) };
  });
  const other = await owner.reserve();
  try {
    // The placement locks the first selection, the edit begins, and the placement goes on to the second selection.
    await other`begin`;
    await other`select count_exposure(1, 0::smallint, 'EUR', 500, ${'[{"key":"64001","coef":2000}]'}::text::jsonb)`;
    const edit = owner.begin((tx) => call(tx, 'edit_coupon', editOf(player, old, 900, 900)));
    const waits = () => other`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`;
    await expect.poll(() => waits().then((rows) => rows.length)).toBeGreaterThan(0);
    await other`select count_exposure(1, 0::smallint, 'EUR', 500, ${'[{"key":"70001","coef":2000}]'}::text::jsonb)`;
    await other`rollback`;
    expect(await edit).toMatchObject({ status: 'edited' });
  } finally {
    other.release();
  }
});
