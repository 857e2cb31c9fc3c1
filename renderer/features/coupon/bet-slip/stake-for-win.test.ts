import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES as RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { previewCoupon } from '#shared/domain/coupon/preview.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { stakeForWin } from './stake-for-win.ts';

const legsOf = (...coefs: readonly number[]) => coefs.map((coef) => ({ coef, statusId: BET_STATUS.notStarted }));
const single: EngineCoupon = { typeId: COUPON_TYPE.single, amount: 500, legs: legsOf(1910) };
const express: EngineCoupon = { typeId: COUPON_TYPE.express, amount: 500, legs: legsOf(1910, 2470, 1333) };
const system: EngineCoupon = {
  typeId: COUPON_TYPE.system,
  systemValue: 2,
  amount: 600,
  legs: legsOf(1910, 2470, 1333),
};

describe('the stake of a wished win', () => {
  test('of €100 at 1.91 is €52.36, because €52.35 wins €99.99', () => {
    expect(stakeForWin(single, 10_000, RULES)).toBe(5236);
  });

  test.each([
    ['a single', single],
    ['an express', express],
    ['a system', system],
  ])('of %s is the smallest that reaches the win', (_, engine) => {
    const winOf = (amount: number) => previewCoupon({ ...engine, amount }, RULES).maxPayout;
    for (const wished of [2, 99, 1001, 12_345, 999_999]) {
      const stake = stakeForWin(engine, wished, RULES) ?? 0;
      expect(winOf(stake)).toBeGreaterThanOrEqual(wished);
      expect(winOf(stake - 1)).toBeLessThan(wished);
    }
  });

  test('does not exist above the limit of the payout, nor for nothing', () => {
    const capped: EngineCoupon = { ...single, maxPayoutLimit: 9_999 };
    expect(stakeForWin(capped, 9_999, RULES)).toBe(5235);
    expect(stakeForWin(capped, 10_000, RULES)).toBeNull();
    expect(stakeForWin(single, 0, RULES)).toBeNull();
  });
});
