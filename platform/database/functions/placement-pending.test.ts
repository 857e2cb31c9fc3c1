import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import {
  balanceOf,
  type CasePlayer,
  call,
  couponOf,
  type DatabaseCases,
  intentOf,
  type Json,
  legOf,
  NOW,
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

const place = (tx: Transaction, player: CasePlayer, more: Json = {}) =>
  call(tx, 'place_coupon', intentOf(player, more));
const REFUSAL = { code: 'BET_BLOCKED', selectionIds: [], prices: [], data: {} };
const CANCELLED = { ...REFUSAL, code: 'CANCELLED' };

describe('the liability limits of a placement', () => {
  const limitsOf = (units: number, more: Json = {}) => ({
    legs: [{ key: '64001', coef: 2000, liability: units, stake: 1_000_000 }],
    ...{ minStake: 50, until: NOW + 60_000, ...more },
  });
  const counterOffered = (amount: number) => ({
    code: 'STAKE_OFFERED',
    data: { amount, asked: 1000, until: NOW + 60_000 },
  });
  const limited = (max: number) => ({ code: 'BOOK_LIMIT', data: { max } });

  // 1000 minor units of EUR are 2000 units.
  test.each([
    ['the whole stake where it fits exactly', limitsOf(2000), null, 1000],
    ['the whole stake where nothing limits it', { ...limitsOf(0), legs: [] }, null, 1000],
    ['less than was asked for', limitsOf(1999), counterOffered(999), 0],
    ['the least that such a coupon can have', limitsOf(100), counterOffered(50), 0],
    ['too little to offer', limitsOf(99), limited(49), 0],
    ['nothing', limitsOf(0), limited(0), 0],
    ['less, of a coupon whose stake cannot be smaller', limitsOf(1999, { minStake: null }), limited(999), 0],
    ['less than nothing, where it has too much already', limitsOf(-50), limited(0), 0],
  ] as [string, ReturnType<typeof limitsOf>, Json | null, number][])(
    'it takes %s',
    (_, liabilityLimits, refusal, counted) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx);
        const key = crypto.randomUUID();
        const answer = await place(tx, player, { key, coupon: couponOf(), liabilityLimits });
        expect(answer).toMatchObject(refusal ? { status: 'refused', refusal } : { status: 'accepted', balance: 9000 });
        const counterOffers = await rowsOf(tx, 'select key, amount, until, taken_by from counter_offer');
        const amount = (refusal?.data as { amount?: number } | undefined)?.amount;
        const expected = { key, amount, until: NOW + 60_000, taken_by: null };
        expect(counterOffers).toEqual(amount === undefined ? [] : [expected]);
        expect(Number(await scalarOf(tx, 'select sum(liability) from selection_exposure'))).toBe(counted * 2);
        expect(await problemsOf(tx)).toEqual([]);

        // The same answer comes before the delay, and nothing is counted.
        const delayed = await place(tx, player, {
          decidesAt: NOW + 1,
          liabilityLimits: { ...liabilityLimits, until: NOW + 60_000 },
        });
        expect(delayed.status).toBe(refusal || liabilityLimits.legs.length > 0 ? 'refused' : 'pending');
        expect(Number(await scalarOf(tx, 'select sum(liability) from selection_exposure'))).toBe(counted * 2);
      }),
  );

  test('a stake that fits exactly is accepted, also where the exposure is rounded up', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { currency: 'RUB', balance: 100_000 });
      // 7504 at 15,000 for a thousand units are 500.2667 units; at 1.001 the liability is 0.500267, counted as 0.5003.
      const coupon = couponOf({}, [legOf(64_001, 1001)]);
      const liabilityLimits = {
        legs: [{ key: '64001', coef: 1001, liability: 0.500_27, stake: null }],
        minStake: 1,
        until: NOW,
      };
      expect(await place(tx, player, { amount: 7504, coupon, liabilityLimits })).toMatchObject({ status: 'accepted' });
      expect(await rowsOf(tx, 'select liability from selection_exposure')).toEqual([{ liability: '0.5003' }]);
    }));

  test('a bet that has waited for wanted odds gets no counter-offer, since no player is there to accept it', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      const wantedOdds = { body: {}, scores: [], shown: {}, isLive: false, arrivedAt: NOW };
      await call(tx, 'place_wanted_odds_order', intentOf(player, { key, decidesAt: NOW + 9, wantedOdds }));
      const step = intentOf(player, { key, coupon: couponOf(), liabilityLimits: limitsOf(1999), isDecision: true });
      expect(await call(tx, 'decide_wanted_odds_order', step)).toMatchObject({
        status: 'refused',
        refusal: limited(999),
      });
      expect(await rowsOf(tx, 'select 1 from counter_offer')).toEqual([]);
      expect(await rowsOf(tx, 'select state, code, closed_at from wanted_odds_order')).toEqual([
        { state: 'ended', code: 'BOOK_LIMIT', closed_at: NOW },
      ]);
    }));

  test.each([
    ['accepted', {}, 1000],
    ['refused by the balance', { balance: 499 }, 499],
    ['refused by a limit of the player', { limit: 499 }, 1000],
    ['refused by the book', { liabilityLimits: limitsOf(0) }, 1000],
  ] as [string, { balance?: number; limit?: number; liabilityLimits?: Json }, number][])(
    'an offer that a placement takes up, which is %s',
    (told, { balance = 1000, limit, liabilityLimits }, left) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx, { balance });
        if (limit) await setLimit(tx, player, { type: 1, amount: limit });
        const [counterOfferKey, key] = [crypto.randomUUID(), crypto.randomUUID()];
        const insert = 'insert into counter_offer (user_id, key, amount, until) values ($1, $2, 500, $3)';
        await rowsOf(tx, insert, player.userId, counterOfferKey, NOW);
        const answer = await place(tx, player, {
          key,
          counterOfferKey,
          amount: 500,
          coupon: couponOf(),
          ...(liabilityLimits ? { liabilityLimits } : {}),
        });
        expect(answer.status).toBe(told.split(' ')[0]);
        expect(await balanceOf(tx, player)).toBe(told === 'accepted' ? left - 500 : left);
        // A placement that was refused leaves the counter-offer to the next.
        const taken = told === 'accepted' ? key : null;
        expect(await rowsOf(tx, 'select taken_by from counter_offer where key = $1', counterOfferKey)).toEqual([
          { taken_by: taken },
        ]);
      }),
  );
});

describe('a known key', () => {
  const delayed = { decidesAt: NOW + 5000, delayed: {} };
  const coupon = couponOf();

  test.each([
    ['a held one is asked for again', delayed, delayed, { status: 'pending', decidesAt: NOW + 5000, isReplay: true }],
    ['a held one is placed again', delayed, { coupon }, { status: 'pending', decidesAt: NOW + 5000, isReplay: true }],
    ['a held one is decided', delayed, { coupon, isDecision: true }, { status: 'accepted', balance: 9000 }],
    ['a held one is refused', delayed, { refusal: REFUSAL, isDecision: true }, { status: 'refused', refusal: REFUSAL }],
    [
      'a held one is decided for another body',
      delayed,
      { coupon, isDecision: true, requestHash: 'ef' },
      { status: 'mismatch' },
    ],
    [
      'a refused one is decided',
      { refusal: REFUSAL },
      { coupon, isDecision: true },
      { status: 'refused', refusal: REFUSAL, isReplay: true },
    ],
    [
      'an accepted one is refused',
      { coupon },
      { refusal: REFUSAL, isDecision: true },
      { status: 'accepted', isReplay: true },
    ],
    ['one that was never held is decided', null, { coupon, isDecision: true }, { status: 'accepted', balance: 9000 }],
  ] as [string, Json | null, Json, Json][])('%s', (_, first, then, answer) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      if (first) await place(tx, player, { key, ...first });
      expect(await place(tx, player, { key, ...then })).toMatchObject(answer);
      expect(await problemsOf(tx)).toEqual([]);
    }),
  );
});

describe('seal_intent and cancel_placement', () => {
  const seal = "select seal_intent('placement', $1, $2, $3::text::jsonb, $4)";
  const cancel = 'select cancel_placement($1, $2, $3::text::jsonb, $4)';
  const delayed = { decidesAt: NOW, delayed: {} };

  test.each([
    ['sealed, a key that was never placed', seal, null, { status: 'refused', refusal: CANCELLED }, 'refused'],
    ['sealed, one that is held', seal, delayed, { status: 'pending', decidesAt: NOW }, 'accepted'],
    ['sealed, one that is refused', seal, { refusal: REFUSAL }, { status: 'refused', refusal: REFUSAL }, 'refused'],
    ['sealed, one that is accepted', seal, { coupon: couponOf() }, { status: 'accepted' }, 'accepted'],
    ['cancelled, a key that was never placed', cancel, null, { status: 'refused', refusal: CANCELLED }, 'refused'],
    ['cancelled, one that is held', cancel, delayed, { status: 'refused', refusal: CANCELLED }, 'refused'],
    [
      'cancelled, one that is refused',
      cancel,
      { refusal: REFUSAL },
      { status: 'refused', refusal: REFUSAL },
      'refused',
    ],
    ['cancelled, one that is accepted', cancel, { coupon: couponOf() }, { status: 'accepted' }, 'accepted'],
  ] as [string, string, Json | null, Json, string][])(
    '%s, and what its decision finds',
    (_, text, first, answer, then) =>
      cases.inTransaction(async (tx) => {
        const player = await openPlayer(tx);
        const key = crypto.randomUUID();
        if (first) await place(tx, player, { key, ...first });
        const told = await scalarOf(tx, text, player.userId, key, JSON.stringify(CANCELLED), NOW);
        expect(told).toMatchObject({ ...answer, isReplay: true });
        expect(await place(tx, player, { key, coupon: couponOf(), isDecision: true })).toMatchObject({ status: then });
      }),
  );
});

describe('bets that wait for wanted odds', () => {
  const wantedOdds = { body: { id: 1 }, scores: [[1, 0]], shown: { a: 1 }, isLive: true, arrivedAt: NOW - 5 };
  const delayed = (key: string) => ({ key, decidesAt: NOW + 9, wantedOdds });
  const row = 'select state, code, coupon_id, closed_at, is_told from wanted_odds_order where key = $1';
  const open = { state: 'waiting', code: null, coupon_id: null, closed_at: null, is_told: false };

  test('a pending order needs no living process until its end, and debits nothing', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      const answer = { status: 'pending', decidesAt: NOW + 9 };
      expect(await call(tx, 'place_wanted_odds_order', intentOf(player, delayed(key)))).toEqual(answer);
      expect(await call(tx, 'place_wanted_odds_order', intentOf(player, delayed(key)))).toEqual({
        ...answer,
        isReplay: true,
      });
      expect(await rowsOf(tx, 'select state, decides_at from money_intent where key = $1', key)).toEqual([
        { state: 'pending', decides_at: NOW + 9 },
      ]);
      expect(await rowsOf(tx, row, key)).toEqual([open]);
      expect(await balanceOf(tx, player)).toBe(10_000);
    }));

  test.each([
    [
      'its price has come',
      { coupon: couponOf() },
      { status: 'accepted' },
      { ...open, state: 'placed', closed_at: NOW },
    ],
    [
      'it is refused',
      { refusal: REFUSAL },
      { status: 'refused' },
      { ...open, state: 'ended', code: 'BET_BLOCKED', closed_at: NOW },
    ],
    ['another body is decided', { refusal: REFUSAL, requestHash: 'ef' }, { status: 'mismatch' }, open],
  ] as [string, Json, Json, Json][])('%s', (_, step, answer, expected) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      await call(tx, 'place_wanted_odds_order', intentOf(player, delayed(key)));
      const decision = intentOf(player, { key, isDecision: true, ...step });
      const told = await call(tx, 'decide_wanted_odds_order', decision);
      expect(told).toMatchObject(answer);
      expect(await rowsOf(tx, row, key)).toEqual([{ ...expected, coupon_id: told.couponId ?? null }]);
      if (answer.status === 'mismatch') return;
      expect(await call(tx, 'decide_wanted_odds_order', { ...decision, now: NOW + 1 })).toMatchObject({
        ...answer,
        isReplay: true,
      });
      expect(await rowsOf(tx, row, key)).toMatchObject([{ closed_at: NOW }]);
    }),
  );

  test('an order that its player cancels is not shown as ended', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      await call(tx, 'place_wanted_odds_order', intentOf(player, delayed(key)));
      const cancel = 'select cancel_placement($1, $2, $3::text::jsonb, $4)';
      await scalarOf(tx, cancel, player.userId, key, JSON.stringify(CANCELLED), NOW);
      expect(await rowsOf(tx, row, key)).toEqual([
        { ...open, state: 'ended', code: 'CANCELLED', closed_at: NOW, is_told: true },
      ]);
    }));

  test('ended orders are shown to their player, and old ones are deleted', () =>
    cases.inTransaction(async (tx) => {
      const [player, other] = [await openPlayer(tx), await openPlayer(tx)];
      const [ended, stays, foreign] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
      for (const [who, key] of [
        [player, ended],
        [player, stays],
        [other, foreign],
      ] as const) {
        await call(tx, 'place_wanted_odds_order', intentOf(who, delayed(key)));
        const decision = intentOf(who, { key, isDecision: true, refusal: REFUSAL });
        if (key !== stays) await call(tx, 'decide_wanted_odds_order', decision);
      }
      await scalarOf(
        tx,
        'select tell_wanted_odds_orders($1, $2::text::uuid[])',
        player.userId,
        `{${ended},${stays},${foreign}}`,
      );
      const told = 'select key from wanted_odds_order where is_told';
      expect(await rowsOf(tx, told)).toEqual([{ key: ended }]);
      await scalarOf(tx, 'select purge_wanted_odds_orders($1, 99)', NOW);
      expect(await scalarOf(tx, 'select count(*)::int from wanted_odds_order')).toBe(3);
      await scalarOf(tx, 'select purge_wanted_odds_orders($1, 99)', NOW + 1);
      expect(await rowsOf(tx, 'select key from wanted_odds_order')).toEqual([{ key: stays }]);
    }));
});
