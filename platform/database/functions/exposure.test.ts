import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import {
  call,
  couponOf,
  type DatabaseCases,
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

const liabilities = async (tx: Transaction) =>
  (await rowsOf(tx, 'select selection, liability from selection_exposure order by 1')).map((row) => Object.values(row));
const stakes = async (tx: Transaction, userId: number) =>
  (await rowsOf(tx, 'select market, stake from player_market_exposure where user_id = $1 order by 1', userId)).map(
    (row) => Object.values(row),
  );
const count = (
  tx: Transaction,
  userId: number,
  stake: number,
  legs: readonly Json[] | null,
  type = 0,
  currency = 'EUR',
) =>
  scalarOf(
    tx,
    'select count_exposure($1, $2::smallint, $3, $4, $5::text::jsonb)',
    ...[userId, type, currency, stake, legs && JSON.stringify(legs)],
  );
const SINGLE = [{ key: '64001', coef: 2500 }];

describe('identities', () => {
  test.each([
    ['a selection', 64_001, null, '64001', 'm2000'],
    ['a selection whose leg says that it has no members', 64_001, 'null', '64001', 'm2000'],
    ['another outcome of the same market', 64_031, null, '64031', 'm2000'],
    ['the first outcome of the next market', 64_032, null, '64032', 'm2001'],
    ['a bet builder', 64_001, '[64001,64100]', '64001+64100', '64001+64100'],
    ['a bet builder of three', 64_001, '[64001,64100,70000]', '64001+64100+70000', '64001+64100+70000'],
  ])('%s', (_, selection, members, key, market) =>
    cases.inTransaction(async (tx) => {
      expect(await scalarOf(tx, 'select selection_key($1, $2::text::jsonb)', selection, members)).toBe(key);
      expect(await scalarOf(tx, 'select market_key($1)', key)).toBe(market);
    }),
  );

  test.each([
    ['an open coupon', 'open', 300, 700],
    ['one of which nothing is cashed out', 'open', 0, 1000],
    ['a settled one', 'settled', 300, 0],
  ])('stake in play of %s', (_, state, cashedOut, inPlay) =>
    cases.inTransaction(async (tx) => {
      const coupon = JSON.stringify({ amount: 1000, cashed_out_stake: cashedOut, state });
      const text = 'select stake_in_play(jsonb_populate_record(null::coupon, $1::text::jsonb))';
      expect(await scalarOf(tx, text, coupon)).toBe(inPlay);
    }),
  );
});

describe('count_exposure', () => {
  test.each([
    ['a single bet', SINGLE, 0, 'EUR', [['64001', '3000.0000']], [['m2000', '2000.0000']]],
    ['another currency, by the scale', SINGLE, 0, 'RUB', [['64001', '100.0000']], [['m2000', '66.6667']]],
    ['a currency that the scale does not know', SINGLE, 0, 'XTS', [['64001', '0.0000']], [['m2000', '0.0000']]],
    ['an anti-express, which wins by lost bets', SINGLE, 6, 'EUR', [['64001', '0.0000']], [['m2000', '2000.0000']]],
    [
      'an express, as if each leg had the stake for itself',
      [...SINGLE, { key: '70001', coef: 1100 }],
      ...[
        1,
        'EUR',
        [
          ['64001', '3000.0000'],
          ['70001', '200.0000'],
        ],
        [
          ['m2000', '2000.0000'],
          ['m2187', '2000.0000'],
        ],
      ],
    ],
    [
      'two outcomes of one market, whose stake is one',
      [...SINGLE, { key: '64002', coef: 2000 }],
      ...[
        3,
        'EUR',
        [
          ['64001', '3000.0000'],
          ['64002', '2000.0000'],
        ],
        [['m2000', '2000.0000']],
      ],
    ],
    [
      'a bet builder, which is a market of its own',
      [{ key: '64001+64100', coef: 4000 }],
      ...[0, 'EUR', [['64001+64100', '6000.0000']], [['64001+64100', '2000.0000']]],
    ],
    ['no legs', null, 0, 'EUR', [], []],
  ] as [string, Json[] | null, number, string, unknown[], unknown[]][])(
    'counts %s, and takes it back',
    (_, legs, type, currency, selections, markets) =>
      cases.inTransaction(async (tx) => {
        const { userId } = await openPlayer(tx);
        await count(tx, userId, 1000, legs, type, currency);
        expect(await liabilities(tx)).toEqual(selections);
        expect(await stakes(tx, userId)).toEqual(markets);
        await count(tx, userId, -1000, legs, type, currency);
        expect(new Set((await liabilities(tx)).map(([, liability]) => Number(liability)))).toEqual(
          new Set(selections.length > 0 ? [0] : []),
        );
        expect((await stakes(tx, userId)).every(([, stake]) => Number(stake) === 0)).toBe(true);
      }),
  );

  test('a selection sums the stakes of all players, and each player has a stake of their own', () =>
    cases.inTransaction(async (tx) => {
      const [one, other] = [await openPlayer(tx), await openPlayer(tx)];
      await count(tx, one.userId, 1000, SINGLE);
      await count(tx, other.userId, 500, SINGLE);
      expect(await liabilities(tx)).toEqual([['64001', '4500.0000']]);
      expect(await stakes(tx, one.userId)).toEqual([['m2000', '2000.0000']]);
      expect(await stakes(tx, other.userId)).toEqual([['m2000', '1000.0000']]);
    }));

  test('no more is taken back than was counted, also where nothing was', () =>
    cases.inTransaction(async (tx) => {
      const { userId } = await openPlayer(tx);
      await count(tx, userId, -1000, SINGLE);
      expect([await liabilities(tx), await stakes(tx, userId)]).toEqual([[], []]);
      await count(tx, userId, 500, SINGLE);
      await count(tx, userId, -1000, SINGLE);
      expect(await liabilities(tx)).toEqual([['64001', '0.0000']]);
      expect(await stakes(tx, userId)).toEqual([['m2000', '0.0000']]);
    }));
});

describe('coupon_count_exposure', () => {
  test('cashed-out and settled stakes are no longer counted, to the last fraction', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { currency: 'RUB' });
      const couponId = await openCoupon(tx, player, { coupon: couponOf({}, [legOf(64_001, 1777)]) });
      const cashedOut = [200, 200, 200];
      for (const [index, stake] of cashedOut.entries()) {
        const cashedOutStake = cashedOut.slice(0, index).reduce((sum, one) => sum + one, 0);
        const cashOut = { stake, price: 1, cashedOutStake, statuses: [-1], maxPayout: 1, maxPayoutLimit: null };
        const answer = await call(tx, 'cash_out_coupon', intentOf(player, { couponId, cashOut }));
        expect(answer).toEqual({ status: 'sold', number: index + 1, couponId });
        expect(await problemsOf(tx, 'audit_exposure()')).toEqual([]);
      }
      // 400 at 15,000 for a thousand units are 26.6667 units, with a liability of 0.777 of that.
      expect(await stakes(tx, player.userId)).toEqual([['m2000', '26.6667']]);
      expect(await liabilities(tx)).toEqual([['64001', '20.7200']]);
      const lost = { result: 'lose', payout: 0 };
      await call(tx, 'settle_coupon', settlementOf(couponId, lost, { cashedOutStake: 600 }));
      expect(await stakes(tx, player.userId)).toEqual([['m2000', '0.0000']]);
      expect(await liabilities(tx)).toEqual([['64001', '0.0000']]);
    }));

  test('a bet builder is taken back under the identity it was counted under', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const group = { selectionIds: [64_001, 64_100], prices: [1000, 2000, 2000, 3500], statuses: [-1, -1] };
      const coupon = couponOf({}, [legOf(64_001, 3500, 0, { group })]);
      const couponId = await openCoupon(tx, player, { coupon });
      expect(await liabilities(tx)).toEqual([['64001+64100', '5000.0000']]);
      await call(tx, 'settle_coupon', settlementOf(couponId, { result: 'lose', payout: 0 }));
      expect(await liabilities(tx)).toEqual([['64001+64100', '0.0000']]);
    }));
});

describe('liability_units and liability_room', () => {
  const leg = (more: Json = {}) => ({ key: '64001', coef: 2500, liability: 6000, stake: 9000, ...more });

  test.each([
    ['the book may lose so much more by the selection', [leg()], 4000, 2000],
    ['what the player may have on the market', [leg({ stake: 3000 })], 3000, 1500],
    ['the leg that has the least', [leg(), leg({ key: '70001', liability: 1500 })], 1000, 500],
    ['a price by which nothing is risked', [leg({ coef: null })], 9000, 4500],
    ['a price of one, likewise', [leg({ coef: 1000 })], 9000, 4500],
    ['no limit on what is lost', [leg({ liability: null })], 9000, 4500],
    ['no limit at all', [leg({ liability: null, stake: null })], null, null],
    ['no legs', [], null, null],
    ['nothing left', [leg({ liability: 0 })], 0, 0],
  ])('%s', (_, legs, units, room) =>
    cases.inTransaction(async (tx) => {
      const { userId } = await openPlayer(tx);
      const text = JSON.stringify(legs);
      const found = await scalarOf<string | null>(tx, 'select liability_units($1, $2::text::jsonb)', userId, text);
      expect(found === null ? null : Number(found)).toBe(units);
      expect(await scalarOf(tx, "select liability_room($1, 'EUR', $2::text::jsonb)", userId, text)).toBe(room);
    }),
  );

  test.each([
    ['what is counted already is less', 1, 1, 'EUR', 1000],
    ['a player of half the part', 1, 0.5, 'EUR', 500],
    ['a player of no part', 1, 0, 'EUR', 0],
    ['more than is taken is none', 4, 1, 'EUR', 0],
    ['a currency of larger amounts', 1, 1, 'RUB', 30_000],
    ['a currency that the scale does not know is not limited', 1, 1, 'XTS', null],
  ])('room: %s', (_, times, factor, currency, room) =>
    cases.inTransaction(async (tx) => {
      const { userId } = await openPlayer(tx);
      await scalarOf(tx, 'select set_player_factor($1, 9)', userId);
      await scalarOf(tx, 'select set_player_factor($1, $2)', userId, factor);
      await count(tx, userId, 1000 * times, SINGLE);
      const legs = JSON.stringify([leg({ stake: 4000 / (factor === 0.5 ? 4 / 6 : 1) })]);
      expect(await scalarOf(tx, 'select liability_room($1, $2, $3::text::jsonb)', userId, currency, legs)).toBe(room);
    }),
  );
});

describe('take_counter_offer', () => {
  const counterOffer = 'aaaaaaaa-0000-4000-8000-000000000001';
  const [first, second] = ['bbbbbbbb-0000-4000-8000-000000000001', 'bbbbbbbb-0000-4000-8000-000000000002'];

  test.each([
    ['an offer that stands', [[first, 500, 0]], [true]],
    ['less than was offered', [[first, 499, 0]], [true]],
    ['more than was offered', [[first, 501, 0]], [false]],
    ['in its last moment', [[first, 500, 9]], [true]],
    ['after its time', [[first, 500, 10]], [false]],
    [
      'by the same placement again',
      [
        [first, 500, 0],
        [first, 500, 0],
      ],
      [true, true],
    ],
    [
      'by a second placement',
      [
        [first, 500, 0],
        [second, 500, 0],
      ],
      [true, false],
    ],
  ] as [string, [string, number, number][], boolean[]][])('%s', (_, takes, answers) =>
    cases.inTransaction(async (tx) => {
      const { userId } = await openPlayer(tx);
      await rowsOf(
        tx,
        'insert into counter_offer (user_id, key, amount, until) values ($1, $2, 500, $3)',
        userId,
        counterOffer,
        NOW + 9,
      );
      const take = (user: number, [key, amount, later]: [string, number, number]) =>
        scalarOf(tx, 'select take_counter_offer($1, $2, $3, $4, $5)', user, counterOffer, key, amount, NOW + later);
      expect(await take(userId + 1, [first, 1, 0])).toBe(false);
      const found: unknown[] = [];
      for (const one of takes) found.push(await take(userId, one));
      expect(found).toEqual(answers);
    }),
  );
});

test('selections and markets without open coupons are deleted, and so are expired counter-offers', () =>
  cases.inTransaction(async (tx) => {
    const { userId } = await openPlayer(tx);
    await count(tx, userId, 1000, SINGLE);
    await count(tx, userId, 1000, [{ key: '70001', coef: 2000 }]);
    await count(tx, userId, -1000, SINGLE);
    for (const until of [NOW - 1, NOW]) {
      await rowsOf(
        tx,
        'insert into counter_offer (user_id, key, amount, until) values ($1, gen_random_uuid(), 1, $2)',
        userId,
        until,
      );
    }
    await scalarOf(tx, "select purge_selection_exposure('', 99)");
    await rowsOf(tx, "select * from purge_player_exposure('', 0, 99)");
    await scalarOf(tx, 'select purge_counter_offers($1, 99)', NOW);
    expect(await liabilities(tx)).toEqual([['70001', '2000.0000']]);
    expect(await stakes(tx, userId)).toEqual([['m2187', '2000.0000']]);
    expect(await rowsOf(tx, 'select until from counter_offer')).toEqual([{ until: NOW }]);
  }));
