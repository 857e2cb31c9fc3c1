import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { antiExpressCoefOf, antiExpressPrice } from './anti-express.ts';
import { DEFAULT_COUPON_RULES as RULES } from './coupon-rules.ts';
import { payoutBounds } from './payout.ts';
import { compareRatios, ratioOfDecimal } from './ratio.ts';
import { couponFigures, settleCoupon } from './settlement.ts';
import { COUPON_TYPE, CouponShapeError } from './types.ts';

const anti = (statuses: readonly number[], coefs = [1250, 1650, 1850], antiExpressCoef: number | null = 1170) => ({
  typeId: COUPON_TYPE.antiExpress,
  amount: 10_000,
  antiMargin: '0.1165',
  antiExpressCoef,
  legs: coefs.map((coef, index) => ({ coef, statusId: statuses[index] ?? 0 })),
});

describe('the price of an anti-express', () => {
  test.each([
    ['3.815625', '0.1165', 1170],
    ['2.0625', '0.1165', 1583],
    ['1.25', '0.1165', 3160],
    ['7.8', '0.05', 1085],
    ['2', '0', 2000],
    ['101', '0', 1010],
    ['102', '0', 1010],
    ['150', '0', null],
    ['1', '0', null],
  ])('of an express at %s with margin %s is %s', (expressCoef, margin, price) => {
    const { minCoef } = RULES.antiExpress;
    expect(antiExpressPrice(ratioOfDecimal(expressCoef), ratioOfDecimal(margin), minCoef)).toBe(price);
  });

  test('is the accepted one, otherwise calculated from the legs and the margin', () => {
    expect(antiExpressCoefOf(anti([], [1250, 1650, 1850], 1234), RULES)).toBe(1234);
    expect(antiExpressCoefOf(anti([], [1250, 1650, 1850], null), RULES)).toBe(1170);
    expect(antiExpressCoefOf(anti([], [10_000, 20_000], null), RULES)).toBeNull();
  });
});

describe('an anti-express', () => {
  test.each([
    ['a loser and no void: the accepted price', [0, 1, 1], 11_700],
    ['a void raises the price', [0, 1, 2], 15_830],
    ['two voids raise it more', [0, 2, 3], 31_600],
    ['no loser: nothing', [1, 2, 2], 0],
    ['all void: the stake', [2, 3, 2], 10_000],
    ['a dead heat is half a loser', [6, 1, 1], 5_850],
  ])('pays by the statuses of its legs: %s', (_, statuses, payoutMinor) => {
    expect(settleCoupon(anti(statuses))).toMatchObject({ state: 'settled', payoutMinor });
  });

  test('splits quarter lines into their halves', () => {
    // Half lost, half void: the mean of the accepted price and of 0, because the void half leaves winners only.
    expect(settleCoupon(anti([5, 1, 1])).payoutMinor).toBe(5_850);
    // Half won, half void next to a loser: the mean of the accepted price and of the price without the leg.
    expect(settleCoupon(anti([0, 1, 4])).payoutMinor).toBe((11_700 + 15_830) / 2);
  });

  test('waits for every leg although a loser is known, because a later void raises the price', () => {
    expect(settleCoupon(anti([0, -1, -1]))).toMatchObject({
      state: 'pending',
      result: 'pending',
      payoutMinor: null,
      minPayoutMinor: 11_700,
      maxPayoutMinor: 11_700,
    });
  });

  test('pays at 1.00 when the new price is below the minimum', () => {
    // The two remaining legs make an express at 100, whose anti-express is below 1.01 at this margin.
    expect(settleCoupon(anti([0, 1, 2], [10_000, 10_000, 1001], 1020)).payoutMinor).toBe(10_000);
  });

  test('is refused without a price', () => {
    expect(() => couponFigures(anti([0, 1], [10_000, 20_000], null))).toThrow(CouponShapeError);
  });

  test('is calculated quickly with any number of dead heats', () => {
    const coefs = Array.from({ length: 30 }, (_, index) => 1100 + index);
    const statuses = coefs.map(() => 6);
    const figures = couponFigures(anti(statuses, coefs));
    expect(figures.payoutExact?.d).toBeGreaterThan(0n);
    // One of 2^30 combinations has all thirty halves won; all others pay the price.
    const exact = figures.payoutExact ?? { n: 0n, d: 1n };
    expect(exact.n * 2n ** 30n).toBe(11_700n * (2n ** 30n - 1n) * exact.d);
  });

  test('pays the least when every open leg wins, and the most without void legs when they lose', () => {
    const statuses = fc.array(fc.constantFrom(-2, -1, 0, 1, 2, 3, 4, 5, 6), { minLength: 3, maxLength: 3 });
    const fates = fc.array(fc.constantFrom(0, 1), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(statuses, fates, (known, fate) => {
        const coupon = anti(known);
        const { max, min } = payoutBounds(coupon, RULES);
        const decided = anti(known.map((status, index) => (status < 0 ? (fate[index] ?? 0) : status)));
        const outcome = payoutBounds(decided, RULES).max;
        expect(compareRatios(min, outcome)).not.toBe(1);
        expect(compareRatios(outcome, max)).not.toBe(1);
      }),
    );
  });
});
