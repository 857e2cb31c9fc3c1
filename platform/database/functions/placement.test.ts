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
  givePromoCode,
  HOUR_MS,
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
  setLimit,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

const place = (tx: Transaction, player: CasePlayer, more: Json = {}) =>
  call(tx, 'place_coupon', intentOf(player, 'coupon' in more ? more : { coupon: couponOf(), ...more }));

describe('session_is_live', () => {
  test.each([
    ['one that was seen just now', {}, true],
    ['one that has ended', { endedAt: NOW - 1 }, false],
    ['one whose time is over', { endsAt: NOW }, false],
    ['one in its last moment', { endsAt: NOW + 1 }, true],
    ['one that was not seen for too long', { seenAt: NOW - HOUR_MS }, false],
    ['one that was seen in time', { seenAt: NOW - HOUR_MS + 1 }, true],
  ])('%s', (_, session, isLive) =>
    cases.inTransaction(async (tx) => {
      const hash = await openSession(tx, await openPlayer(tx), session);
      const text = "select session_is_live(decode($1, 'hex'), $2)";
      expect(await scalarOf(tx, text, hash, NOW)).toBe(isLive);
      expect(await scalarOf(tx, text, `${hash}00`, NOW)).toBe(false);
    }),
  );
});

describe('placement_answer, refusal_of and exposed_legs', () => {
  test('a refusal contains the prices of the placement, and exposed_legs the identities of legs', () =>
    cases.inTransaction(async (tx) => {
      const refusal = `select refusal_of('X', '{"prices": [[1, 2000]]}', '{"max": 5}')`;
      expect(await scalarOf(tx, refusal)).toEqual({
        code: 'X',
        selectionIds: [],
        prices: [[1, 2000]],
        data: { max: 5 },
      });
      const legs = [legOf(64_001, 2000), legOf(64_001, 3000, 1, { group: { selectionIds: [64_001, 64_100] } })];
      expect(await scalarOf(tx, 'select exposed_legs($1::text::jsonb)', JSON.stringify(legs))).toEqual([
        { key: '64001', coef: 2000 },
        { key: '64001+64100', coef: 3000 },
      ]);
      expect(await scalarOf(tx, "select exposed_legs('[]')")).toBeNull();
    }));
});

describe('an accepted placement', () => {
  const tables = ['coupon_leg_group', 'coupon_bonus', 'coupon_tax', 'coupon_uplift', 'coupon_review', 'coupon_advance'];
  const group = { selectionIds: [64_001, 64_100], prices: [1000, 2000, 2000, 3500], statuses: [-1, -1] };

  test.each([
    ['nothing beside its price', couponOf(), {}],
    [
      'a bet builder',
      couponOf({}, [legOf(64_001, 3500, 0, { group })]),
      { coupon_leg_group: { selection_ids: group.selectionIds, prices: group.prices, statuses: group.statuses } },
    ],
    [
      'a bonus bet',
      couponOf({ bonuses: { bonusBetCoef: 2500, hyperTerms: null, promoCode: null } }),
      { coupon_bonus: { bonus_bet_coef: 2500, hyper_terms: null, promo_code: null } },
    ],
    [
      'terms of a hyper bonus',
      couponOf({ bonuses: { hyperTerms: { percent: 5 } } }),
      { coupon_bonus: { hyper_terms: { percent: 5 }, hyper_amount: null } },
    ],
    [
      'offers that come to nothing',
      couponOf({ bonuses: { bonusBetCoef: null, hyperTerms: null, promoCode: null } }),
      {},
    ],
    ['a tax', couponOf({ tax: { percent: 12 } }), { coupon_tax: { rule: { percent: 12 }, withheld: null } }],
    [
      'an uplift of the house',
      couponOf({ expressId: 'e1', upliftPercent: 7 }),
      { coupon_uplift: { express_id: 'e1', percent: 7 } },
    ],
    [
      'a trader to wait for',
      couponOf({ review: { until: NOW + 9 } }),
      { coupon_review: { state: 'pending', until: NOW + 9 } },
    ],
    [
      'an advance that it does not need',
      couponOf({ advance: { asked: 500, gross: 500, basis: [], until: NOW + 9 } }),
      {},
    ],
  ] as [string, Json, Record<string, Json>][])('is written with %s', (_, coupon, beside) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      const answer = await place(tx, player, { key, coupon });
      const couponId = answer.couponId as number;
      expect(answer).toEqual({ status: 'accepted', couponId, balance: 9000 });
      for (const table of tables) {
        const rows = await rowsOf(tx, `select * from ${table} where coupon_id = $1`, couponId);
        expect(rows).toMatchObject(beside[table] ? [beside[table]] : []);
      }
      expect(await rowsOf(tx, 'select * from coupon')).toMatchObject([
        {
          id: couponId,
          user_id: player.userId,
          account_id: player.accountId,
          key,
          amount: 1000,
          currency: 'EUR',
          decimals: 2,
          state: 'open',
          cashed_out_stake: 0,
          placed_at: NOW,
          payout: null,
        },
      ]);
      expect(await rowsOf(tx, 'select * from coupon_leg')).toMatchObject([
        { coupon_id: couponId, position: 0, selection_id: 64_001, status_id: -1, is_closed: false },
      ]);
      expect(await entriesOf(tx, `stake:${couponId}`)).toEqual([
        { code: null, currency: 'EUR', amount: -1000, balance: 9000 },
        { code: 'stakes', currency: 'EUR', amount: 1000, balance: null },
      ]);
      expect(await rowsOf(tx, 'select kind, state, answer from money_intent where key = $1', key)).toEqual([
        { kind: 'placement', state: 'done', answer: { status: 'accepted', couponId } },
      ]);
      const replay = await place(tx, player, { key, coupon });
      expect(replay).toEqual({ status: 'accepted', couponId, isReplay: true });
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );

  test('a free bet neither debits the balance nor counts against limits', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 0 });
      await setLimit(tx, player, { type: 1, amount: 1 });
      await setLimit(tx, player, { type: 10, amount: 1 });
      await givePromoCode(tx, 'FREE');
      const answer = await place(tx, player, { coupon: couponOf({ bonuses: { promoCode: 'FREE' } }) });
      expect(answer).toMatchObject({ status: 'accepted', balance: 0 });
      expect(await entriesOf(tx, 'promo:FREE:1')).toEqual([
        { code: null, currency: 'EUR', amount: 1000, balance: 1000 },
        { code: 'promotions', currency: 'EUR', amount: -1000, balance: null },
      ]);
      expect(await rowsOf(tx, 'select uses, coupon_id, used_by from promo_code')).toEqual([
        { uses: 1, coupon_id: answer.couponId, used_by: player.userId },
      ]);
      const totals = 'select staked, lost from account_balance where account_id = $1';
      expect(await rowsOf(tx, totals, player.accountId)).toEqual([{ staked: 0, lost: 0 }]);
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

describe('a partly advanced stake', () => {
  const advance = { asked: 700, gross: 900, basis: [] as unknown[], until: NOW + DAY_MS };

  test.each([
    ['what the balance lacks', 400, advance, 'accepted', 600],
    ['all that was asked for', 300, advance, 'accepted', 700],
    ['nothing where the balance suffices', 1000, advance, 'accepted', 0],
    ['no more than was asked for', 299, advance, 'BALANCE', 0],
    ['no more than may be lent', 300, { ...advance, gross: 699 }, 'PREPAID', 699],
    ['nothing where another coupon has it', 300, { ...advance, gross: 1200 }, 'PREPAID', 600, 600],
    ['what another coupon has left', 300, { ...advance, gross: 1300 }, 'accepted', 700, 600],
  ] as [string, number, typeof advance, string, number, number?][])(
    'lends %s',
    (_, balance, terms, told, amount, lentBefore = 0) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx, { balance });
        const basis = await openCoupon(tx, await openPlayer(tx));
        if (lentBefore > 0) {
          const other = { asked: 600, gross: 600, basis: [], until: NOW + DAY_MS };
          const before = await place(tx, player, { amount: balance + 600, coupon: couponOf({ advance: other }) });
          expect(before.status).toBe('accepted');
          await rowsOf(
            tx,
            "select ledger_move('play-money', 'again', null, $1, 'play-money', $2, 0)",
            player.accountId,
            balance,
          );
        }
        const coupon = couponOf({ advance: { ...terms, basis: [{ id: basis, cashedOutStake: 0 }] } });
        const answer = await place(tx, player, { coupon });
        const row = 'select account_id, amount, repaid, state, until from coupon_advance where coupon_id = $1';
        if (told === 'accepted') {
          expect(answer).toMatchObject({ status: 'accepted', balance: Math.max(0, balance - 1000) });
          const lent = { account_id: player.accountId, amount, repaid: 0, state: 'open', until: NOW + DAY_MS };
          expect(await rowsOf(tx, row, answer.couponId)).toEqual(amount > 0 ? [lent] : []);
          expect(await problemsOf(tx)).toEqual([]);
        } else {
          const data =
            told === 'PREPAID' ? { reason: 'available', available: amount } : { missing: 1000 - balance, balance };
          expect(answer).toMatchObject({ status: 'refused', refusal: { code: told, data } });
          expect(await balanceOf(tx, player)).toBe(balance);
        }
      }),
  );

  test.each([
    ['is settled', 'update coupon set state = $$settled$$, result = $$lose$$, payout = 0 where id = $1'],
    ['has sold of its stake', 'update coupon set cashed_out_stake = 1 where id = $1'],
    ['there is not', 'delete from coupon where id = $1'],
  ])('gets no advance on a coupon that %s', (_, statement) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 300 });
      const basis = await openCoupon(tx, await openPlayer(tx));
      await rowsOf(tx, 'set local session_replication_role = replica');
      await rowsOf(tx, statement, basis);
      const coupon = couponOf({ advance: { ...advance, basis: [{ id: basis, cashedOutStake: 0 }] } });
      const answer = await place(tx, player, { coupon });
      expect(answer).toMatchObject({ status: 'refused', refusal: { code: 'PREPAID', data: { available: 900 } } });
    }),
  );

  test('gets no advance when the liability limits refuse it', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { balance: 300 });
      const liabilityLimits = {
        legs: [{ key: '64001', coef: 2000, liability: 0, stake: 0 }],
        minStake: null,
        until: NOW,
      };
      const answer = await place(tx, player, { coupon: couponOf({ advance }), liabilityLimits });
      expect(answer).toMatchObject({ status: 'refused', refusal: { code: 'BOOK_LIMIT' } });
      expect(await rowsOf(tx, 'select 1 from coupon_advance')).toEqual([]);
      expect(await balanceOf(tx, player)).toBe(300);
    }));
});
