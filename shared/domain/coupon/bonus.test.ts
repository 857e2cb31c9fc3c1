import { describe, expect, test } from 'vitest';
import { bonusBetCoef, bonusBetLeg, isBonusBetEligible } from './bonus-bet.ts';
import { DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { hyperBonus, hyperBonusLegCount } from './hyper-bonus.ts';
import { COUPON_TYPE } from './types.ts';

describe('the bonus bet', () => {
  test.each([
    [1, 1010],
    [3, 1030],
    [9, 1090],
    [10, 1100],
    [25, 1100],
  ])('[P-10] of %i bets has the coefficient %i', (bets, coef) => {
    expect(bonusBetCoef(bets)).toBe(coef);
    expect(bonusBetLeg(bets)).toEqual({ coef, statusId: -2, isBonus: true });
  });

  const good = {
    typeId: COUPON_TYPE.express as number,
    siteAllows: true,
    legs: [1100, 1500, 2000].map((coef) => ({ coef, kind: 1 })),
    couponCoef: 3300,
  };

  test.each([
    ['all conditions hold', {}, true],
    ['the site does not allow it', { siteAllows: false }, false],
    ['it is no express', { typeId: COUPON_TYPE.system }, false],
    ['there are two bets', { legs: good.legs.slice(1) }, false],
    ['a bet is below 1.1', { legs: [...good.legs, { coef: 1099, kind: 1 }] }, false],
    ['a bet is of kind 7', { legs: [...good.legs, { coef: 1500, kind: 7 }] }, false],
    ['the coupon is below 1.01', { couponCoef: 1009 }, false],
    ['the player removed it', { manuallyDeletedBonusBet: true }, false],
  ])('[P-10] joins the coupon or not when %s', (_, change, isEligible) => {
    expect(isBonusBetEligible({ ...good, ...change })).toBe(isEligible);
  });
});

describe('the hyper bonus', () => {
  const express = (...legs: [coef: number, statusId: number][]) => ({
    typeId: COUPON_TYPE.express as number,
    amount: 10_000,
    legs: legs.map(([coef, statusId]) => ({ coef, statusId })),
  });
  const terms = { percent: 5, minBetLimit: 1000, maxLimit: 10_000_000 };
  const won = express([1440, 1], [2430, 1], [1240, 1], [1730, 1]);

  test('[P-10] is a percentage of the net winnings, rounded down', () => {
    expect(hyperBonus(won, terms)).toBe(3253n);
    expect(hyperBonus(won, { ...terms, percent: 2.5 })).toBe(1626n);
  });

  test.each([
    ['its limit cuts it', won, { maxLimit: 3000 }, 3000n],
    ['there is no limit', won, { maxLimit: null }, 3253n],
    ['the stake is below the limit', won, { minBetLimit: 10_001 }, 0n],
    ['a leg lost', express([1500, 1], [1500, 1], [1500, 1], [1500, 1], [1500, 0]), {}, 0n],
    ['a leg is half won', express([1500, 1], [1500, 1], [1500, 1], [1500, 1], [1500, 4]), {}, 0n],
    ['a won leg is below 1.20', express([1500, 1], [1500, 1], [1500, 1], [1500, 1], [1190, 1]), {}, 0n],
    ['voids leave three legs', express([1500, 1], [1500, 1], [1500, 1], [1500, 2]), {}, 0n],
    ['a void leaves four', express([2000, 1], [2000, 1], [2000, 1], [2000, 1], [1100, 2]), {}, 7500n],
    ['legs are open, as what may come', express([2000, -1], [2000, -1], [2000, 1], [2000, 1]), {}, 7500n],
  ])('is calculated when %s', (_, coupon, change, bonus) => {
    expect(hyperBonus(coupon, { ...terms, ...change })).toBe(bonus);
  });

  test('is paid for an express only', () => {
    expect(hyperBonus({ ...won, typeId: COUPON_TYPE.lucky }, terms)).toBe(0n);
  });

  test('does not count the bonus bet', () => {
    const coupon = { ...won, legs: [...won.legs, bonusBetLeg(4)] };
    expect(hyperBonusLegCount(coupon)).toBe(4);
    expect(hyperBonus(coupon, terms)).toBeGreaterThan(3253n);
  });

  test.each([
    ['cuts nothing', 75_066, 3253n, 3753n],
    ['cuts a part of the winnings', 50_000, 2000n, 2500n],
    ['leaves one minor unit of winnings', 10_001, 0n, 500n],
    ['leaves no winnings', 10_000, 0n, 500n],
    ['leaves less than the stake', 9000, 0n, 450n],
  ])('counts winnings within the payout limit, which %s', (_what, maxPayoutLimit, ofNet, ofGross) => {
    const gross = {
      ...DEFAULT_COUPON_RULES,
      hyperBonus: { ...DEFAULT_COUPON_RULES.hyperBonus, base: 'gross' },
    } as const;
    expect(hyperBonus({ ...won, maxPayoutLimit }, terms)).toBe(ofNet);
    expect(hyperBonus({ ...won, maxPayoutLimit }, terms, gross)).toBe(ofGross);
  });

  test('counts the gross payout, and its minimum as one of winnings, where the operator says so', () => {
    const { hyperBonus: decided } = DEFAULT_COUPON_RULES;
    const gross = { ...DEFAULT_COUPON_RULES, hyperBonus: { ...decided, base: 'gross' } } as const;
    expect(hyperBonus(won, terms, gross)).toBe(3753n);
    const byWinnings = { ...DEFAULT_COUPON_RULES, hyperBonus: { ...decided, minLimitReads: 'winnings' } } as const;
    expect(hyperBonus(won, { ...terms, minBetLimit: 65_064 }, byWinnings)).toBe(3253n);
    expect(hyperBonus(won, { ...terms, minBetLimit: 65_065 }, byWinnings)).toBe(0n);
  });
});
