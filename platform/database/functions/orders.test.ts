import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import {
  balanceOf,
  type CasePlayer,
  call,
  cashOutReference,
  couponOf,
  DAY_MS,
  type DatabaseCases,
  entriesOf,
  HASH,
  intentOf,
  type Json,
  legOf,
  NOW,
  openCoupon,
  openDatabaseCases,
  openPlayer,
  openSession,
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

const REFUSAL = { code: 'PRICE_MOVED' };
const cashOutOf = (more: Json = {}): Json => ({
  ...{ stake: 1000, price: 900, cashedOutStake: 0, statuses: [-1], maxPayout: 500, maxPayoutLimit: null },
  ...more,
});
/** Returns an edit of a single bet of 10.00 that is worth 9.00 to another selection. */
const editOf = (player: CasePlayer, couponId: number, more: Json = {}, cashOut: Json = {}): Json => {
  const placement = intentOf(player, { coupon: couponOf({}, [legOf(70_001, 2000)]), amount: 900, ...more });
  return intentOf(player, { couponId, cashOut: cashOutOf(cashOut), placement });
};

describe.each([
  ['sale', 'cash_out_coupon', 'sold'],
  ['edit', 'edit_coupon', 'edited'],
])('an order: %s', (kind, name, done) => {
  const orderOf = (player: CasePlayer, couponId: number, more: Json = {}): Json => {
    const { placement, ...cashOut } = editOf(player, couponId);
    return { ...(kind === 'sale' ? cashOut : { ...cashOut, placement }), ...more };
  };
  const delayed = { decidesAt: NOW + 5000, delayed: {} };

  test.each([
    ['is booked', null, {}, { status: done }, 'done'],
    ['is refused', null, { refusal: REFUSAL }, { status: 'refused', refusal: REFUSAL }, 'refused'],
    ['is held', null, delayed, { status: 'pending', decidesAt: NOW + 5000 }, 'pending'],
    ['is booked, and asked for again', {}, {}, { status: done, isReplay: true }, 'done'],
    [
      'is refused, and asked for again',
      { refusal: REFUSAL },
      {},
      { status: 'refused', refusal: REFUSAL, isReplay: true },
      'refused',
    ],
    [
      'is refused, and decided',
      { refusal: REFUSAL },
      { isDecision: true },
      { status: 'refused', refusal: REFUSAL, isReplay: true },
      'refused',
    ],
    [
      'is held, and asked for again',
      delayed,
      {},
      { status: 'pending', decidesAt: NOW + 5000, isReplay: true },
      'pending',
    ],
    ['is held, and booked by its decision', delayed, { isDecision: true }, { status: done }, 'done'],
    [
      'is held, and refused by its decision',
      delayed,
      { refusal: REFUSAL, isDecision: true },
      { status: 'refused', refusal: REFUSAL },
      'refused',
    ],
    ['has the key of another body', {}, { requestHash: 'ef' }, { status: 'mismatch' }, 'done'],
    [
      'has the key of another body, which is held',
      delayed,
      { requestHash: 'ef', isDecision: true },
      { status: 'mismatch' },
      'pending',
    ],
    ['finds its coupon changed', null, { cashOut: cashOutOf({ cashedOutStake: 1 }) }, { status: 'stale' }, null],
    [
      'finds its coupon changed, and is refused when it is looked at again',
      { cashOut: cashOutOf({ cashedOutStake: 1 }) },
      { refusal: REFUSAL },
      { status: 'refused' },
      'refused',
    ],
    [
      'is held, and its decision finds the coupon changed',
      delayed,
      { cashOut: cashOutOf({ cashedOutStake: 1 }), isDecision: true },
      { status: 'stale' },
      'pending',
    ],
  ] as [string, Json | null, Json, Json, string | null][])('that %s', (_, first, then, answer, state) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const couponId = await openCoupon(tx, player);
      const order = orderOf(player, couponId);
      if (first) await call(tx, name, { ...order, ...first });
      expect(await call(tx, name, { ...order, ...then })).toMatchObject(answer);
      const rows = await rowsOf(tx, 'select state, request_hash from money_intent where kind = $1', kind);
      expect(rows).toEqual(state ? [{ state, request_hash: Buffer.from(HASH, 'hex') }] : []);
      const cashOuts = await scalarOf(tx, 'select count(*)::int from coupon_cash_out');
      expect(cashOuts).toBe(state === 'done' ? 1 : 0);
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );

  test.each([
    ['a dead session comes before its key', { dead: true }, { status: 'signed-out' }],
    ['a gate that has moved comes before its key', { gate: { stands: false } }, { status: 'gate-moved' }],
    ['a dead session comes before a gate', { dead: true, gate: { stands: false } }, { status: 'signed-out' }],
    [
      'a gate that stands and a session that lives let it pass',
      { dead: false, gate: { stands: true } },
      { status: done, isReplay: true },
    ],
  ] as [string, { dead?: boolean; gate?: Json }, Json][])('%s', (_, { dead: isDead, ...gate }, answer) =>
    cases.inTransaction(async (tx) => {
      await rowsOf(
        tx,
        `create or replace function gate_stands(p_user bigint, p_gate jsonb, p_now bigint) returns boolean
         language sql as $$ select (p_gate ->> 'stands')::boolean $$`,
      );
      const player = await openPlayer(tx);
      const order = orderOf(player, await openCoupon(tx, player));
      await call(tx, name, order);
      const session = await openSession(tx, player, isDead ? { endedAt: NOW } : {});
      const named = isDead === undefined ? {} : { session };
      expect(await call(tx, name, { ...order, ...gate, ...named })).toMatchObject(answer);
    }),
  );

  test('a key belongs to one player and one kind of order', () =>
    cases.inTransaction(async (tx) => {
      const [player, other] = [await openPlayer(tx), await openPlayer(tx)];
      const order = orderOf(player, await openCoupon(tx, player));
      await call(tx, kind === 'sale' ? 'edit_coupon' : 'cash_out_coupon', { ...order, refusal: REFUSAL });
      await call(tx, name, { ...order, userId: other.userId, refusal: REFUSAL });
      expect(await call(tx, name, order)).toMatchObject({ status: done });
    }));
});

describe('post_cash_out', () => {
  const cashOut = (tx: Transaction, player: CasePlayer, couponId: number, cashOut: Json) =>
    call(tx, 'cash_out_coupon', intentOf(player, { couponId, cashOut: cashOutOf(cashOut) }));

  test('a partial cash-out leaves the rest in play, and a cash-out of the rest ends the coupon', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const couponId = await openCoupon(tx, player);
      await scalarOf(tx, 'select set_cash_out_rule($1, $2, 5000, null, $3)', player.userId, couponId, NOW);
      const part = { stake: 400, price: 300, maxPayout: 1200, maxPayoutLimit: 9000 };
      expect(await cashOut(tx, player, couponId, part)).toEqual({ status: 'sold', number: 1, couponId });
      const row =
        'select state, result, payout, cashed_out_stake, cashed_out_amount, max_payout, max_payout_limit from coupon';
      const cashedOut = { state: 'open', result: null, payout: null, cashed_out_stake: 400, cashed_out_amount: 300 };
      expect(await rowsOf(tx, row)).toEqual([{ ...cashedOut, max_payout: 1200, max_payout_limit: 9000 }]);
      expect(await scalarOf(tx, 'select count(*)::int from cash_out_rule')).toBe(1);
      expect(await cashOut(tx, player, couponId, { stake: 600, price: 500, cashedOutStake: 400 })).toEqual({
        status: 'sold',
        number: 2,
        couponId,
      });
      expect(await rowsOf(tx, row)).toMatchObject([
        { state: 'settled', result: 'sold', payout: 0, cashed_out_stake: 1000, cashed_out_amount: 800 },
      ]);
      expect(await scalarOf(tx, 'select count(*)::int from cash_out_rule')).toBe(0);
      expect(await entriesOf(tx, cashOutReference(couponId, 2))).toEqual([
        { code: null, currency: 'EUR', amount: 500, balance: 9800 },
        { code: 'payouts', currency: 'EUR', amount: -500, balance: null },
      ]);
      expect(await problemsOf(tx)).toEqual([]);
    }));

  test.each([
    ['more than is in play', { stake: 1001 }, {}],
    ['at a price for another stake in play', { cashedOutStake: 1 }, {}],
    ['at a price that does not say for which stake', { cashedOutStake: null }, {}],
    ['at a price for other results', { statuses: [1] }, {}],
    ['at a price that does not say for which results', { statuses: null }, {}],
    ['of another player', {}, { isForeign: true }],
    ['that is settled', {}, { isSettled: true }],
    ['that waits for its trader', {}, { coupon: { review: { until: NOW + 9 } } }],
    ['whose advance is open', {}, { coupon: { advance: { asked: 400, gross: 400, basis: [], until: NOW + 9 } } }],
  ] as [string, Json, { isForeign?: boolean; isSettled?: boolean; coupon?: Json }][])(
    'a coupon is not cashed out %s',
    (_, order, { isForeign, isSettled, coupon }) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx, { balance: 600 + (coupon?.advance ? 0 : 400) });
        const couponId = await openCoupon(tx, player, { coupon: couponOf(coupon) });
        const owner = isForeign ? await openPlayer(tx) : player;
        if (isSettled) await call(tx, 'settle_coupon', settlementOf(couponId, { result: 'lose', payout: 0 }));
        const statuses = isSettled ? { statuses: [1] } : {};
        expect(await cashOut(tx, owner, couponId, { ...statuses, ...order })).toEqual({ status: 'stale' });
        expect(await balanceOf(tx, player)).toBe(0);
      }),
  );

  test('its price repays advances of later coupons', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 1000 });
      const earlier = await openCoupon(tx, player);
      const advance = { asked: 700, gross: 700, basis: [], until: NOW + DAY_MS };
      await openCoupon(tx, player, { amount: 700, coupon: couponOf({ advance }) });
      expect(await cashOut(tx, player, earlier, {})).toMatchObject({ status: 'sold' });
      expect(await balanceOf(tx, player)).toBe(200);
      expect(await rowsOf(tx, 'select repaid, state from coupon_advance')).toEqual([{ repaid: 700, state: 'repaid' }]);
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

describe('set_cash_out_rule and fire_cash_out_rule', () => {
  const set = 'select set_cash_out_rule($1, $2, $3, $4, $5)';
  const fire = (tx: Transaction, player: CasePlayer, couponId: number, target: number, cashOut: Json = {}) =>
    call(tx, 'fire_cash_out_rule', intentOf(player, { couponId, target, cashOut: cashOutOf(cashOut) }));

  test.each([
    ['is set', [[1500, null]], 'set', [{ target: 1500, stake: null }]],
    ['is set for a part', [[1500, 400]], 'set', [{ target: 1500, stake: 400 }]],
    [
      'takes the place of one before',
      [
        [1500, 400],
        [1600, null],
      ],
      'set',
      [{ target: 1600, stake: null }],
    ],
    ['is not set for more than is in play', [[1500, 1001]], 'stake', []],
    [
      'is removed',
      [
        [1500, null],
        [null, null],
      ],
      'was',
      [],
    ],
    ['is removed where there is none', [[null, null]], 'none', []],
  ] as [string, (number | null)[][], string, Json[]][])('a rule %s', (_, steps, answer, rows) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const couponId = await openCoupon(tx, player);
      let told: unknown;
      for (const [target, stake] of steps) told = await scalarOf(tx, set, player.userId, couponId, target, stake, NOW);
      expect(told).toBe(answer);
      expect(await rowsOf(tx, 'select target, stake from cash_out_rule')).toEqual(rows);
      expect(await scalarOf(tx, set, player.userId + 1, couponId, 1500, null, NOW)).toBe('unknown');
      await call(tx, 'settle_coupon', settlementOf(couponId, { result: 'lose', payout: 0 }));
      expect(await scalarOf(tx, set, player.userId, couponId, 1500, null, NOW)).toBe('settled');
      expect(await scalarOf(tx, set, player.userId, couponId, null, null, NOW)).toBe('none');
    }),
  );

  test('a rule cashes out once, at its present target', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const couponId = await openCoupon(tx, player);
      expect(await fire(tx, player, couponId, 1500)).toEqual({ status: 'stale' });
      await scalarOf(tx, set, player.userId, couponId, 1500, 400, NOW);
      expect(await fire(tx, player, couponId, 1400)).toEqual({ status: 'stale' });
      expect(await fire(tx, player, couponId, 1500, { cashedOutStake: 5 })).toEqual({ status: 'stale' });
      expect(await rowsOf(tx, 'select target from cash_out_rule')).toEqual([{ target: 1500 }]);
      expect(await fire(tx, player, couponId, 1500, { stake: 400 })).toEqual({ status: 'sold', number: 1 });
      expect(await fire(tx, player, couponId, 1500, { stake: 400, cashedOutStake: 400 })).toEqual({ status: 'stale' });
      expect(await rowsOf(tx, 'select cashed_out_by, stake from coupon_cash_out')).toEqual([
        { cashed_out_by: 'rule', stake: 400 },
      ]);
      expect(await problemsOf(tx)).toEqual([]);
    }));
});
