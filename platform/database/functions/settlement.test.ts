import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import {
  balanceOf,
  call,
  couponOf,
  DAY_MS,
  type DatabaseCases,
  entriesOf,
  failureOf,
  givePromoCode,
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
  settlementOf,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

const WON = { result: 'win', payout: 2000 };

describe('settle_coupon', () => {
  test.each([
    ['won', WON, 2000, 11_000],
    ['returned', { result: 'return', payout: 1000 }, 1000, 10_000],
    ['lost', { result: 'lose', payout: 0 }, 0, null],
  ])('a coupon that is %s ends, and is credited once', (_, settlement, payout, balance) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const couponId = await openCoupon(tx, player);
      const rule = 'insert into cash_out_rule (coupon_id, user_id, target, created_at) values ($1, $2, 1, 0)';
      await rowsOf(tx, rule, couponId, player.userId);
      const step = settlementOf(couponId, settlement);
      const { userId, accountId } = player;
      const answer = { status: 'settled', userId, accountId, balance, rewarded: null };
      expect(await call(tx, 'settle_coupon', step)).toEqual(answer);
      expect(await rowsOf(tx, 'select state, result, payout, settled_at from coupon')).toEqual([
        { state: 'settled', result: settlement.result, payout, settled_at: NOW },
      ]);
      const entries = [
        { code: null, currency: 'EUR', amount: payout, balance },
        { code: 'payouts', currency: 'EUR', amount: -payout, balance: null },
      ];
      expect(await entriesOf(tx, `settlement:${couponId}`)).toEqual(payout > 0 ? entries : []);
      expect(await rowsOf(tx, 'select 1 from cash_out_rule')).toEqual([]);
      expect(await call(tx, 'settle_coupon', step)).toEqual({ status: 'noted', userId: player.userId });
      expect(await balanceOf(tx, player)).toBe(9000 + payout);
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );

  test.each([
    ['stake was cashed out meanwhile', { cashedOutStake: 1 }, 'stale'],
    ['what was cashed out is not told', { cashedOutStake: undefined }, 'stale'],
    ['a leg is decided otherwise', { legs: [{ position: 0, statusId: 0, isClosed: true }] }, 'stale'],
    ['the money is held by a trader', { reservation: 'review' }, 'stale'],
    ['the money is held by an advance', { reservation: 'advance' }, 'stale'],
    ['there is no such coupon', { couponId: 1 }, 'busy'],
    ['only a leg is decided', { settlement: null }, 'noted'],
    ['only a leg of a coupon is decided whose money is held', { settlement: null, reservation: 'review' }, 'noted'],
  ] as [string, Json & { reservation?: string }, string][])(
    'where %s, nothing is paid: %s',
    (_, { reservation, ...more }, status) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx, { balance: 1000 });
        const beside = {
          review: reservation === 'review' ? { until: NOW + 9 } : undefined,
          advance: { asked: 500, gross: 500, basis: [], until: NOW + 9 },
        };
        const amount = reservation === 'advance' ? 1500 : 1000;
        const couponId = await openCoupon(tx, player, { amount, coupon: couponOf(beside) });
        await call(tx, 'settle_coupon', settlementOf(couponId, null));
        const answer = await call(tx, 'settle_coupon', settlementOf(couponId, WON, more));
        expect(answer).toEqual(status === 'noted' ? { status, userId: player.userId } : { status });
        expect(await rowsOf(tx, 'select state, payout from coupon')).toEqual([{ state: 'open', payout: null }]);
        expect(await balanceOf(tx, player)).toBe(0);
      }),
  );

  test.each([
    [
      'undecided',
      { statusId: -1, isClosed: false, decidedBy: { kind: 1 } },
      { status_id: -1, settled_at: null, decided_by: null },
    ],
    [
      'decided',
      { statusId: 1, isClosed: false },
      { status_id: 1, settled_at: NOW, decided_by: null, is_closed: false },
    ],
    [
      'decided by an event',
      { statusId: 1, isClosed: true, decidedBy: { kind: 1 } },
      { decided_by: { kind: 1 }, is_closed: true },
    ],
    ['with its score', { statusId: -1, isClosed: false, finalScore: [2, 1] }, { final_score: [2, 1] }],
  ] as [string, Json, Json][])('a leg is noted: %s', (_, leg, expected) =>
    cases.inTransaction(async (tx) => {
      const couponId = await openCoupon(tx, await openPlayer(tx));
      await call(tx, 'settle_coupon', settlementOf(couponId, null, { legs: [{ position: 0, ...leg }] }));
      expect(await rowsOf(tx, 'select * from coupon_leg')).toMatchObject([expected]);
    }),
  );

  test('the first stored instant and event of a leg stay, and a closed leg never changes', () =>
    cases.inTransaction(async (tx) => {
      const couponId = await openCoupon(tx, await openPlayer(tx));
      const note = (at: number, leg: Json) =>
        call(tx, 'settle_coupon', settlementOf(couponId, null, { at, legs: [{ position: 0, statusId: 1, ...leg }] }));
      await note(NOW, { isClosed: false, finalScore: [1, 0], decidedBy: { kind: 1 } });
      await note(NOW + 5, { isClosed: true, finalScore: [2, 0], decidedBy: { kind: 2 } });
      const noted = { status_id: 1, settled_at: NOW, final_score: [2, 0], decided_by: { kind: 1 }, is_closed: true };
      expect(await rowsOf(tx, 'select * from coupon_leg')).toMatchObject([noted]);
      await note(NOW + 9, { isClosed: false, finalScore: [3, 0] });
      expect(await rowsOf(tx, 'select * from coupon_leg')).toMatchObject([noted]);
    }));

  test('a leg takes only the status that the book has decided', () =>
    cases.inTransaction(async (tx) => {
      const couponId = await openCoupon(tx, await openPlayer(tx));
      const lost = settlementOf(couponId, { result: 'lose', payout: 0 }, { legs: [{ position: 0, statusId: 0 }] });
      expect(await failureOf(tx, (inner) => call(inner, 'settle_coupon', lost))).toMatchObject({ code: '23000' });
      expect(await rowsOf(tx, 'select status_id from coupon_leg')).toEqual([{ status_id: -1 }]);
      expect(await rowsOf(tx, 'select state from coupon')).toEqual([{ state: 'open' }]);
    }));

  test('the statuses of a bet builder’s members are stored with it', () =>
    cases.inTransaction(async (tx) => {
      const group = { selectionIds: [64_001, 64_100], prices: [1000, 2000, 2000, 3500], statuses: [-1, -1] };
      const coupon = couponOf({}, [legOf(64_001, 3500, 0, { group })]);
      const couponId = await openCoupon(tx, await openPlayer(tx), { coupon });
      const leg = { position: 0, statusId: -1, isClosed: false };
      await call(tx, 'settle_coupon', settlementOf(couponId, null, { legs: [{ ...leg, members: [1, -1] }] }));
      await call(tx, 'settle_coupon', settlementOf(couponId, null, { legs: [leg] }));
      expect(await rowsOf(tx, 'select statuses from coupon_leg_group')).toEqual([{ statuses: [1, -1] }]);
    }));
});

describe('the extras of a settled coupon', () => {
  test.each([
    [
      'a tax is noted as withheld',
      { tax: { percent: 10 } },
      { ...WON, payout: 1900, tax: 100 },
      'select withheld from coupon_tax',
      [{ withheld: 100 }],
      10_900,
    ],
    [
      'a hyper bonus that is due is credited',
      { bonuses: { hyperTerms: {} } },
      { ...WON, hyperBonus: 150, hyperDueAt: NOW },
      'select hyper_amount, hyper_due_at, hyper_credited_at from coupon_bonus',
      [{ hyper_amount: 150, hyper_due_at: NOW, hyper_credited_at: NOW }],
      11_150,
    ],
    [
      'a hyper bonus that is not due yet waits',
      { bonuses: { hyperTerms: {} } },
      { ...WON, hyperBonus: 150, hyperDueAt: NOW + 1 },
      'select hyper_amount, hyper_due_at, hyper_credited_at from coupon_bonus',
      [{ hyper_amount: 150, hyper_due_at: NOW + 1, hyper_credited_at: null }],
      11_000,
    ],
    [
      'a hyper bonus of nothing never falls due',
      { bonuses: { hyperTerms: {} } },
      { ...WON, hyperBonus: 0, hyperDueAt: NOW },
      'select hyper_amount, hyper_due_at, hyper_credited_at from coupon_bonus',
      [{ hyper_amount: 0, hyper_due_at: null, hyper_credited_at: null }],
      11_000,
    ],
    [
      'a coupon without terms has no hyper bonus',
      { bonuses: { bonusBetCoef: 2500 } },
      { ...WON, hyperBonus: 150, hyperDueAt: NOW },
      'select hyper_amount, hyper_due_at from coupon_bonus',
      [{ hyper_amount: null, hyper_due_at: null }],
      11_000,
    ],
  ] as [string, Json, Json, string, Json[], number][])('%s', (_, beside, settlement, rows, expected, balance) =>
    cases.inTransaction(async (tx) => {
      const couponId = await openCoupon(tx, await openPlayer(tx), { coupon: couponOf(beside) });
      const answer = await call(tx, 'settle_coupon', settlementOf(couponId, settlement));
      expect(answer).toMatchObject({ status: 'settled', balance });
      expect(await rowsOf(tx, rows)).toEqual(expected);
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );

  test.each([
    [true, null],
    [false, 'used'],
  ] as const)('a free bet that is given back (%s) may be used again', (isPromoReissued, reason) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      await givePromoCode(tx, 'AGAIN');
      const coupon = couponOf({ bonuses: { promoCode: 'AGAIN' } });
      const couponId = await openCoupon(tx, player, { coupon });
      await call(tx, 'settle_coupon', settlementOf(couponId, { result: 'return', payout: 0, isPromoReissued }));
      const answer = await call(tx, 'place_coupon', intentOf(player, { coupon }));
      expect((answer.refusal as { data?: { reason?: string } } | undefined)?.data?.reason ?? null).toBe(reason);
      expect(await scalarOf(tx, 'select uses from promo_code')).toBe(reason ? 1 : 2);
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );

  test('the payout repays advances of later coupons, and the answered balance is the one afterwards', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 1000 });
      const earlier = await openCoupon(tx, player);
      const advance = { asked: 700, gross: 700, basis: [{ id: earlier, cashedOutStake: 0 }], until: NOW + DAY_MS };
      const later = await openCoupon(tx, player, { amount: 700, coupon: couponOf({ advance }) });
      const answer = await call(tx, 'settle_coupon', settlementOf(earlier, WON));
      expect(answer).toMatchObject({ status: 'settled', balance: 1300 });
      expect(await entriesOf(tx, `advance-repaid:${later}:1`)).toEqual([
        { code: null, currency: 'EUR', amount: -700, balance: 1300 },
        { code: 'advances', currency: 'EUR', amount: 700, balance: null },
      ]);
      expect(await rowsOf(tx, 'select repaid, state from coupon_advance')).toEqual([{ repaid: 700, state: 'repaid' }]);
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

describe('store_moved_starts', () => {
  const TERM = 7;
  const SEEN = NOW + DAY_MS;
  const GAME = 62;

  /** Opens a coupon on a game that begins at SEEN, while a leader has the lease. */
  async function opened(tx: Transaction, more: Json = {}): Promise<number> {
    const lease = `insert into leader_lease (name, holder, process, term, until)
      values ('book', gen_random_uuid(), 'case', $1, now())`;
    await rowsOf(tx, lease, TERM);
    const leg = legOf(64_001, 2000, 0, { gameId: GAME, snapshot: { startAt: SEEN } });
    return openCoupon(tx, await openPlayer(tx), { coupon: couponOf(more, [leg]) });
  }
  const change = (tx: Transaction, gameId: number, stored: Json) =>
    rowsOf(
      tx,
      'insert into sim_overrides (game_id, change) values ($1, $2::text::jsonb)',
      gameId,
      JSON.stringify(stored),
    );
  const moveTo = (tx: Transaction, startAt: number, gameId = GAME) =>
    change(tx, gameId, { kind: 'postpone', at: NOW, startAt });
  const store = (tx: Transaction, term = TERM) => call(tx, 'store_moved_starts', { term, games: [GAME] });
  const snapshotOf = (tx: Transaction) => scalarOf(tx, 'select snapshot from coupon_leg');

  test('gives a leg the start of the last move in the order of storing, and keeps the start that the player saw', () =>
    cases.inTransaction(async (tx) => {
      const couponId = await opened(tx);
      await moveTo(tx, SEEN + 9);
      await moveTo(tx, SEEN + 5);
      await moveTo(tx, SEEN + 7, GAME + 1);
      await change(tx, GAME, { kind: 'incident', at: NOW, incident: 'goal', side: 0 });
      expect(await store(tx)).toMatchObject({ status: 'stored', coupons: [{ couponId, state: 'open' }] });
      expect(await snapshotOf(tx)).toEqual({ startAt: SEEN + 5, movedFrom: SEEN });
      expect(await store(tx)).toEqual({ status: 'stored', coupons: [] });
    }));

  test('gives it the start that the player saw once the moves are taken back', () =>
    cases.inTransaction(async (tx) => {
      const couponId = await opened(tx);
      await moveTo(tx, SEEN + 9);
      await store(tx);
      await moveTo(tx, SEEN);
      await store(tx);
      await rowsOf(tx, 'delete from sim_overrides');
      expect(await store(tx)).toMatchObject({ coupons: [{ couponId }] });
      expect(await snapshotOf(tx)).toEqual({ startAt: SEEN });
      expect(await store(tx)).toEqual({ status: 'stored', coupons: [] });
    }));

  test('stores nothing for a process that does not lead, nor with a leg that is closed', () =>
    cases.inTransaction(async (tx) => {
      const couponId = await opened(tx);
      await moveTo(tx, SEEN + 9);
      expect(await store(tx, TERM - 1)).toEqual({ status: 'other-leader' });
      await call(tx, 'settle_coupon', settlementOf(couponId, null));
      expect(await store(tx)).toEqual({ status: 'stored', coupons: [] });
      expect(await snapshotOf(tx)).toEqual({ startAt: SEEN });
    }));

  test.each([
    ['brought forward', SEEN - 9, 'pending', SEEN - 9],
    ['put off', SEEN + 9, 'pending', SEEN],
    ['brought forward after the decision', SEEN - 9, 'accepted', SEEN],
  ])('a trader has until the earlier start of a game that is %s', (_, startAt, state, until) =>
    cases.inTransaction(async (tx) => {
      await opened(tx, { review: { until: SEEN } });
      await rowsOf(tx, 'update coupon_review set state = $1, decided_at = $2', state, state === 'pending' ? null : NOW);
      await moveTo(tx, startAt);
      await store(tx);
      expect(await rowsOf(tx, 'select state, until from coupon_review')).toEqual([{ state, until }]);
    }),
  );
});

// Has a database of its own, because it commits.
test('a coupon that another process is settling is skipped', async () => {
  const own = await openDatabaseCases();
  onTestFinished(own.close);
  const { owner } = own.database;
  const { couponId, player } = await owner.begin(async (tx) => {
    const one = await openPlayer(tx);
    return { player: one, couponId: await openCoupon(tx, one) };
  });
  await own.inTransaction(async (tx) => {
    await rowsOf(tx, 'select 1 from coupon where id = $1 for update', couponId);
    expect(await owner.begin((other) => call(other, 'settle_coupon', settlementOf(couponId, WON)))).toEqual({
      status: 'busy',
    });
  });
  const answer = await owner.begin((tx) => call(tx, 'settle_coupon', settlementOf(couponId, WON)));
  expect(answer).toMatchObject({ status: 'settled', accountId: player.accountId });
});
