import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  couponOf,
  type DatabaseCases,
  givePromoCode,
  intentOf,
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

describe('promo_refusal', () => {
  const code = { code: 'X', user_id: null, value: 1000, currency: 'EUR', expires_at: null, coupon_id: null };

  test.each([
    ['can pay', code, null],
    ['is of this player', { ...code, user_id: 7 }, null],
    ['is not there', null, 'unknown'],
    ['is of another player', { ...code, user_id: 8 }, 'unknown'],
    ['is used', { ...code, coupon_id: 1 }, 'used'],
    ['has expired', { ...code, expires_at: NOW }, 'expired'],
    ['expires in a moment', { ...code, expires_at: NOW + 1 }, null],
    ['is in another currency', { ...code, currency: 'RUB' }, 'currency'],
    ['is of another value', { ...code, value: 1001 }, 'amount'],
    ['is used by another player, who is not told', { ...code, user_id: 8, coupon_id: 1 }, 'unknown'],
    ['is used and has expired', { ...code, coupon_id: 1, expires_at: 1 }, 'used'],
    ['has expired in another currency', { ...code, expires_at: 1, currency: 'RUB' }, 'expired'],
    ['is of another value in another currency', { ...code, value: 1, currency: 'RUB' }, 'currency'],
  ] as [string, Json | null, string | null][])('a code that %s', (_, row, reason) =>
    cases.inTransaction(async (tx) => {
      const text = `select promo_refusal(jsonb_populate_record(null::promo_code, $1::text::jsonb), 7, 'EUR', 1000, $2)`;
      expect(await scalarOf(tx, text, row && JSON.stringify(row), NOW)).toBe(reason);
    }),
  );
});

describe('give_promo_code', () => {
  test('creates a code once, and changes it until it is used', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const give = (more: Json) =>
        call<boolean>(tx, 'give_promo_code', { code: 'GIVE', value: 1000, currency: 'EUR', now: NOW, ...more });
      expect(await give({ value: 5 })).toBe(true);
      expect(await give({ userId: player.userId, minCoef: 1500, minLegs: 2, expiresAt: NOW + 9 })).toBe(true);
      const row = 'select user_id, value, currency, min_coef, min_legs, expires_at, given_at, uses from promo_code';
      const given = { user_id: player.userId, value: 1000, currency: 'EUR', min_coef: 1500, min_legs: 2 };
      expect(await rowsOf(tx, row)).toEqual([{ ...given, expires_at: NOW + 9, given_at: NOW, uses: 0 }]);
      const couponId = await openCoupon(tx, player, { coupon: couponOf({ bonuses: { promoCode: 'GIVE' } }) });
      await call(tx, 'settle_coupon', settlementOf(couponId, { result: 'return', payout: 0, isPromoReissued: true }));
      expect(await give({ value: 5 })).toBe(false);
      expect(await rowsOf(tx, row)).toMatchObject([{ value: 1000, uses: 1 }]);
    }));

  test('a placement with an unknown code is refused without a value', () =>
    cases.inTransaction(async (tx) => {
      const coupon = couponOf({ bonuses: { promoCode: 'NONE' } });
      const answer = await call(tx, 'place_coupon', intentOf(await openPlayer(tx), { coupon }));
      expect(answer).toMatchObject({ refusal: { code: 'PROMO', data: { reason: 'unknown', value: 0 } } });
    }));

  test('the audit keeps similar codes apart', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      for (const code of ['LIKE_1', 'LIKEX1']) {
        await givePromoCode(tx, code);
        await openCoupon(tx, player, { coupon: couponOf({ bonuses: { promoCode: code } }) });
      }
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

describe('credit_hyper_bonus', () => {
  test('credits a bonus once it is due, and only once', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const couponId = await openCoupon(tx, player, { coupon: couponOf({ bonuses: { hyperTerms: {} } }) });
      const credit = (now: number) => scalarOf(tx, 'select credit_hyper_bonus($1, $2)', couponId, now);
      expect(await credit(NOW + 9)).toBeNull();
      const won = { result: 'win', payout: 2000, hyperBonus: 150, hyperDueAt: NOW + 9 };
      await call(tx, 'settle_coupon', settlementOf(couponId, won));
      expect(await credit(NOW + 8)).toBeNull();
      expect(await credit(NOW + 9)).toBe(11_150);
      expect(await credit(NOW + 9)).toBeNull();
      expect(await scalarOf(tx, 'select credit_hyper_bonus(1, 9)')).toBeNull();
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

describe('choose_bonus', () => {
  const gift = { code: 'GIFT', value: 500, currency: 'EUR', minCoef: null, minLegs: null, expiresAt: NOW + 9 };

  test.each([
    ['none, with a gift', [[0, gift]], { choice: 0, gift, givenCode: null }],
    ['sport, with a gift', [[1, gift]], { choice: 1, gift, givenCode: 'GIFT' }],
    ['sport, without one', [[1, null]], { choice: 1, gift: null, givenCode: null }],
    ['sport, with one whose time is over', [[1, { ...gift, expiresAt: NOW }]], { choice: 1, givenCode: null }],
    ['sport, with one without an end', [[1, { ...gift, expiresAt: null }]], { choice: 1, givenCode: 'GIFT' }],
    [
      'casino and then sport: the gift of the beginning',
      [
        [2, gift],
        [1, null],
      ],
      { choice: 1, gift, givenCode: 'GIFT' },
    ],
    [
      'sport and then casino: what was given stays',
      [
        [1, gift],
        [2, null],
      ],
      { choice: 1, gift, givenCode: 'GIFT' },
    ],
    [
      'a gift that comes later is none',
      [
        [0, null],
        [1, gift],
      ],
      { choice: 1, gift: null, givenCode: null },
    ],
  ] as [string, [number, Json | null][], Json][])('who chooses %s', (_, choices, expected) =>
    cases.inTransaction(async (tx) => {
      const { userId } = await openPlayer(tx);
      let told: unknown;
      for (const [choice, given] of choices) {
        told = await call(tx, 'choose_bonus', { userId, choice, gift: given, now: NOW });
      }
      expect(told).toMatchObject(expected);
      const codes = await rowsOf(tx, 'select code, user_id, value from promo_code');
      expect(codes).toEqual(expected.givenCode ? [{ code: 'GIFT', user_id: userId, value: 500 }] : []);
    }),
  );

  test('gives the next free code where codes exist, which stay as they are', () =>
    cases.inTransaction(async (tx) => {
      const { userId } = await openPlayer(tx);
      for (const code of ['GIFT', 'GIFT-2']) {
        await call(tx, 'give_promo_code', { code, userId: null, value: 9, currency: 'RUB', now: NOW });
      }
      const answer = await call<Json>(tx, 'choose_bonus', { userId, choice: 1, gift, now: NOW });
      expect(answer.givenCode).toBe('GIFT-3');
      expect(await rowsOf(tx, 'select code, user_id, value from promo_code order by code')).toEqual([
        { code: 'GIFT', user_id: null, value: 9 },
        { code: 'GIFT-2', user_id: null, value: 9 },
        { code: 'GIFT-3', user_id: userId, value: 500 },
      ]);
    }));

  test('counts a gift that was stored before codes were counted, and gives it beyond the bound', () =>
    cases.inTransaction(async (tx) => {
      await tx`insert into registration_code (code, gifts) values ('OLD-2', 7)`;
      const { userId } = await openPlayer(tx);
      const old = { ...gift, code: `OLD-2-${userId}` };
      const answer = await call<Json>(tx, 'choose_bonus', { userId, choice: 1, gift: old, now: NOW });
      expect(answer.givenCode).toBe(old.code);
      expect(await rowsOf(tx, 'select code, gifts from registration_code')).toEqual([{ code: 'OLD-2', gifts: 8 }]);
    }));

  test('gives as many gifts of a registration code as the gift says', () =>
    cases.inTransaction(async (tx) => {
      const given: unknown[] = [];
      for (const code of ['MANY-1', 'MANY-2', 'MANY-3']) {
        const { userId } = await openPlayer(tx);
        const counted = { ...gift, code, promo: 'MANY', maxUses: 2 };
        const answer = await call<Json>(tx, 'choose_bonus', { userId, choice: 1, gift: counted, now: NOW });
        given.push(answer.givenCode);
        // A second choice takes no second gift of the code.
        await call(tx, 'choose_bonus', { userId, choice: 1, gift: null, now: NOW });
      }
      expect(given).toEqual(['MANY-1', 'MANY-2', null]);
      expect(await rowsOf(tx, 'select code, gifts from registration_code')).toEqual([{ code: 'MANY', gifts: 2 }]);
    }));
});
