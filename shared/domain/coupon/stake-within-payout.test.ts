import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES as rules } from './coupon-rules.ts';
import { BET_STATUS } from './leg-status.ts';
import { payoutIn } from './payout.ts';
import { stakeWithinPayout } from './stake-within-payout.ts';
import { COUPON_TYPE, type EngineCoupon } from './types.ts';

const LIMIT = 30_000;

const couponOf = (typeId: number, coefs: readonly number[], more: Partial<EngineCoupon> = {}): EngineCoupon => ({
  typeId,
  amount: 0,
  legs: coefs.map((coef, index) => ({ coef, statusId: BET_STATUS.notStarted, blockId: index + 1 })),
  ...more,
});

describe('the largest stake within the payout limit', () => {
  const express = couponOf(COUPON_TYPE.express, [2000, 1500]);
  test.each([
    [2000, 30_000, 15_000],
    [1999, 30_000, 15_007],
    [2000, null, null],
    [null, 30_000, null],
  ])('[P-08] at odds %s with the limit %s is %s', (coef, limit, expected) => {
    expect(stakeWithinPayout(express, coef, limit, rules)).toBe(expected);
  });

  test.each([
    // The whole return passes on: 4 times the stake.
    [{ '2': null }, 7500],
    // 2 × stake, of which 5.00 are doubled once more: 2 × 14,750 + 500 = 30,000.
    [{ '2': 500 }, 14_750],
    // A fixed amount above what the first block returns is cut to it.
    [{ '2': 1_000_000 }, 7500],
  ])('[P-08] of a condition with the amounts %j is %s', (amountByBlockId, expected) => {
    const condition = couponOf(COUPON_TYPE.condition, [2000, 2000], { amountByBlockId });
    expect(stakeWithinPayout(condition, 4000, LIMIT, rules)).toBe(expected);
  });

  test('[P-08] of a condition with fixed amounts pays within the limit, and one more unit does not', () => {
    const blocks = fc.array(
      fc.record({
        coef: fc.integer({ min: 1001, max: 20_000 }),
        amount: fc.option(fc.integer({ min: 1, max: 40_000 })),
      }),
      { minLength: 2, maxLength: 5 },
    );
    fc.assert(
      fc.property(blocks, fc.integer({ min: 1, max: 10_000_000 }), (drawn, limit) => {
        const amountByBlockId = Object.fromEntries(drawn.slice(1).map(({ amount }, index) => [`${index + 2}`, amount]));
        const coefs = drawn.map(({ coef }) => coef);
        const condition = couponOf(COUPON_TYPE.condition, coefs, { amountByBlockId: { ...amountByBlockId, '2': 7 } });
        const stake = stakeWithinPayout(condition, 2000, limit, rules) ?? 0;
        const pays = (amount: number) => {
          const { n, d } = payoutIn({ ...condition, amount }, 'placement', rules);
          return n <= BigInt(limit) * d;
        };
        expect([pays(stake), pays(stake + 1)]).toEqual([true, false]);
      }),
    );
  });
});
