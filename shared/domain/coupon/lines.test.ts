import { describe, expect, test } from 'vitest';
import { BRITISH_BETS } from './british-names.ts';
import { lineCount } from './coupon-coef.ts';
import { DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { couponLines, linesHoldingUnit, winningLines } from './lines.ts';
import { COUPON_TYPE, CouponShapeError, type EngineLeg } from './types.ts';

const leg = (coef: number, statusId = 1, more: Partial<EngineLeg> = {}): EngineLeg => ({ coef, statusId, ...more });

const system = {
  typeId: COUPON_TYPE.system,
  amount: 300,
  systemValue: 2,
  legs: [leg(2000, 1, { banker: true }), leg(3000), leg(4000, 0), leg(5000, -1)],
};

describe('the lines of a coupon', () => {
  test('have their bankers, coefficient, state and share', () => {
    expect(couponLines(system, 0n, 50)).toEqual([
      { rank: 0n, indexes: [0, 1, 2], coef: 24_000, state: 'lost', payout: 0 },
      { rank: 1n, indexes: [0, 1, 3], coef: 30_000, state: 'pending', payout: 3000 },
      { rank: 2n, indexes: [0, 2, 3], coef: 40_000, state: 'lost', payout: 0 },
    ]);
  });

  test('are ordered by size, then lexicographically, for a lucky', () => {
    const lucky = { typeId: COUPON_TYPE.lucky, amount: 7, legs: [leg(2000), leg(3000), leg(4000)] };
    const indexes = couponLines(lucky, 0n, 50).map((line) => line.indexes);
    expect(indexes).toEqual([[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]);
  });

  test('are found for any page of a large system without listing those before', () => {
    const legs = Array.from({ length: 20 }, () => leg(2000));
    const large = { typeId: COUPON_TYPE.system, amount: 184_756, systemValue: 10, legs };
    const [last, ...rest] = couponLines(large, 184_755n, 50);
    expect(rest).toEqual([]);
    expect(last).toMatchObject({ rank: 184_755n, coef: 1_024_000, state: 'won', payout: 1024 });
    expect(couponLines(large, 184_756n, 50)).toEqual([]);
  });

  test('are one line for an express, and subsets of blocks for a multi', () => {
    const express = { typeId: COUPON_TYPE.express, amount: 100, legs: [leg(2000), leg(3000)] };
    expect(couponLines(express, 0n, 50)).toMatchObject([{ indexes: [0, 1], coef: 6000, payout: 600 }]);
    const blocks = [1, 1, 2, 3].map((blockId) => leg(2000, 1, { blockId }));
    const multi = { typeId: COUPON_TYPE.multi, amount: 300, systemValue: 2, legs: blocks };
    expect(couponLines(multi, 0n, 50).map((line) => line.indexes)).toEqual([
      [0, 1, 2],
      [0, 1, 3],
      [2, 3],
    ]);
  });

  test('do not exist for a chain', () => {
    const chain = { typeId: COUPON_TYPE.chain, amount: 100, legs: [leg(2000), leg(3000)] };
    expect(() => couponLines(chain, 0n, 50)).toThrow(CouponShapeError);
    expect(winningLines(chain)).toBeNull();
  });
});

describe('the number of lines', () => {
  test('that win counts those without a lost leg, and is unknown while a leg is open', () => {
    expect(winningLines(system)).toBeNull();
    const legs = [...system.legs.slice(0, 3), leg(5000, 5)];
    expect(winningLines({ ...system, legs })).toBe(1n);
    expect(winningLines({ ...system, legs: [leg(2000, 0, { banker: true }), ...legs.slice(1)] })).toBe(0n);
  });

  test('that contain a unit is C(m − 1, k − 1)', () => {
    expect(linesHoldingUnit(system)).toBe(2n);
    const legs = [leg(2000), leg(2000), leg(2000)];
    expect(linesHoldingUnit({ typeId: COUPON_TYPE.lucky, amount: 7, legs })).toBe(4n);
  });

  test.each(BRITISH_BETS)('of a British $key is $lines', ({ typeId, legs, lines }) => {
    const coupon = { typeId, amount: 100, legs: Array.from({ length: legs }, () => leg(2000)) };
    expect(lineCount(coupon, DEFAULT_COUPON_RULES)).toBe(BigInt(lines));
  });

  test('of a patent includes its singles where the operator says so', () => {
    const coupon = { typeId: COUPON_TYPE.patent, amount: 100, legs: [leg(2000), leg(2000), leg(2000)] };
    expect(lineCount(coupon, { ...DEFAULT_COUPON_RULES, patentFrom: 1 })).toBe(7n);
  });
});
