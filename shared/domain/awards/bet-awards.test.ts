import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES } from '../coupon/coupon-rules.ts';
import { BET_STATUS as S } from '../coupon/leg-status.ts';
import { type EngineCoupon, type EngineLeg, COUPON_TYPE as T } from '../coupon/types.ts';
import { periodStarts, wonBetsOf } from './bet-awards.ts';

const leg = (coef: number, statusId: number = S.win, more: Partial<EngineLeg> = {}): EngineLeg => ({
  ...{ coef, statusId, banker: false, blockId: 1 },
  ...more,
});
const coupon = (typeId: number, legs: readonly EngineLeg[], more: Partial<EngineCoupon> = {}): EngineCoupon =>
  ({
    ...{ typeId, legs, amount: 10, systemValue: null, amountByBlockId: {}, antiMargin: null, antiExpressCoef: null },
    ...{ maxPayoutLimit: null, upliftPercent: null },
    ...more,
  }) as EngineCoupon;
const won = (of: EngineCoupon) =>
  wonBetsOf(of, DEFAULT_COUPON_RULES).map(({ kind, measure, odds, legs }) => [kind, measure, odds, legs]);

describe('a decided coupon is a candidate for the records', () => {
  test.each<[what: string, of: EngineCoupon, expected: unknown]>([
    ['a single, by its odds', coupon(T.single, [leg(1925)]), [['highest-single', 1925, 1925, 1]]],
    [
      'an express, by its odds and by its length',
      coupon(T.express, [leg(1300), leg(1300)]),
      [
        ['highest-express', 1690, 1690, 2],
        ['longest-express', 2, 1690, 2],
      ],
    ],
    [
      'an express, without its returned selections',
      coupon(T.express, [leg(2000), leg(3000), leg(5000, S.return), leg(4000, S.forcedReturn)]),
      [
        ['highest-express', 6000, 6000, 2],
        ['longest-express', 2, 6000, 2],
      ],
    ],
    [
      'an express, without the bonus leg and what a limit or an uplift changes',
      coupon(T.express, [leg(2000), leg(2000), leg(1100, S.win, { isBonus: true })], {
        ...{ maxPayoutLimit: 11, upliftPercent: 10 },
      }),
      [
        ['highest-express', 4000, 4000, 2],
        ['longest-express', 2, 4000, 2],
      ],
    ],
    [
      'a system, by what its lines pay',
      coupon(T.system, [leg(2000), leg(2000), leg(9000, S.lose)], { systemValue: 2 }),
      [['highest-system', 1333, 1333, 3]],
    ],
    ['a chain, by its length', coupon(T.chain, [leg(1500), leg(1500)]), [['longest-chain', 2, expect.any(Number), 2]]],
  ])('%s', (_, of, expected) => {
    expect(won(of)).toEqual(expected);
  });

  test.each<[what: string, of: EngineCoupon]>([
    ['a lost single', coupon(T.single, [leg(2000, S.lose)])],
    ['a returned single', coupon(T.single, [leg(2000, S.return)])],
    ['a single that won by half', coupon(T.single, [leg(2000, S.halfWinHalfReturn)])],
    ['an undecided single', coupon(T.single, [leg(2000, S.notStarted)])],
    ['a chain with a lost step', coupon(T.chain, [leg(3000), leg(3000, S.lose)])],
    [
      'a system that pays less than its stake',
      coupon(T.system, [leg(1100), leg(1100), leg(2000, S.lose)], { systemValue: 2 }),
    ],
    ['a type without records', coupon(T.lucky, [leg(2000), leg(2000)])],
    [
      'odds beyond what numbers hold',
      coupon(
        T.express,
        Array.from({ length: 50 }, () => leg(900_000)),
      ),
    ],
  ])('but not %s', (_, of) => {
    expect(won(of)).toEqual([]);
  });
});

test.each([
  ['2026-11-30T00:00:00Z', '2026-11-30', '2026-11-01'],
  ['2026-11-29T23:59:59.999Z', '2026-11-23', '2026-11-01'],
  ['2026-12-01T00:00:00Z', '2026-11-30', '2026-12-01'],
  ['2028-02-29T12:00:00Z', '2028-02-28', '2028-02-01'],
  ['1969-12-31T12:00:00Z', '1969-12-29', '1969-12-01'],
])('%s is in the week of %s and in the month of %s', (at, week, month) => {
  expect(periodStarts(Date.parse(at))).toEqual({ week: Date.parse(week), month: Date.parse(month), all: 0 });
});
