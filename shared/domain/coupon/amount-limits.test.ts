import { describe, expect, test } from 'vitest';
import {
  allowsPrepaid,
  autoMaxAmount,
  isVipAvailable,
  maxBetAmountOf,
  prepaidAmountOf,
  promoPayout,
  totalOfLines,
} from './amount-limits.ts';
import { conditionCeilings } from './condition.ts';
import { DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { COUPON_TYPE } from './types.ts';

describe('the largest stake', () => {
  test.each([
    [[50_000, 20_000], 20_000],
    [[null, 20_000, 15_000], 15_000],
    [[null], null],
    [[], null],
  ])('[P-08] with the limits %j is %s', (limits, expected) => {
    expect(maxBetAmountOf(limits)).toBe(expected);
  });

  test.each([
    [5000, 3000, 3000],
    [2000, 3000, 2000],
    [null, 3000, 3000],
    [2000, -5, 0],
  ])('[P-08] %s with balance %i sets auto-max to %i', (max, balance, expected) => {
    expect(autoMaxAmount(max, balance)).toBe(expected);
  });

  const vip = { siteAllows: true, maxBetAmount: 100, bets: [{ isLive: false }], typeId: COUPON_TYPE.express as number };
  test.each([
    ['all conditions hold', {}, true],
    ['the site does not allow it', { siteAllows: false }, false],
    ['there is no maximum', { maxBetAmount: null }, false],
    ['a bet is live', { bets: [{ isLive: false }, { isLive: true }] }, false],
    ['the coupon is empty', { bets: [] }, false],
    ['it is many singles', { typeId: COUPON_TYPE.manySingles }, false],
  ])('[P-09] allows a VIP bet or not when %s', (_, change, isAvailable) => {
    expect(isVipAvailable({ ...vip, ...change })).toBe(isAvailable);
  });
});

describe('advances, promo codes and line stakes', () => {
  test.each([
    [1000, 400, 1000, 600],
    [1000, 400, 500, 500],
    [1000, 2000, 500, 0],
    [1000, 400, -1, 0],
  ])(
    '[P-11] a stake of %i with a balance of %i and %i available needs an advance of %i',
    (amount, balance, available, expected) => {
      expect(prepaidAmountOf(amount, balance, available)).toBe(expected);
    },
  );

  test('an advance is allowed for live events and those of the next 48 hours', () => {
    const hour = 3_600_000;
    expect(allowsPrepaid([{ isLive: true }, { startAt: 48 * hour }], 0)).toBe(true);
    expect(allowsPrepaid([{ startAt: 48 * hour + 1 }], 0)).toBe(false);
    expect(allowsPrepaid([{}], 0)).toBe(false);
  });

  test('[P-11] a promo code pays winnings without the stake, and nothing when returned', () => {
    expect(promoPayout(2500, 1000, false)).toEqual({ payout: 1500, isReissued: false });
    expect(promoPayout(500, 1000, false)).toEqual({ payout: 0, isReissued: false });
    expect(promoPayout(1000, 1000, true)).toEqual({ payout: 0, isReissued: false });
    const rules = { ...DEFAULT_COUPON_RULES, promo: { isStakeReturned: true, onVoid: 'reissued' } } as const;
    expect(promoPayout(2500, 1000, false, rules).payout).toBe(2500);
    expect(promoPayout(1000, 1000, true, rules)).toEqual({ payout: 0, isReissued: true });
  });

  test('the stake of one line times the lines is the total stake', () => {
    expect(totalOfLines(250, 7)).toBe(1750);
  });
});

describe('the ceilings of a condition', () => {
  const coef = (thousandths: number) => ({ n: BigInt(thousandths), d: 1000n });

  test('[P-03] are the coefficient of the previous block times its amount, rounded down', () => {
    const blocks = [
      { coef: coef(1350), amount: 1000 },
      { coef: coef(2250), amount: 945 },
      { coef: coef(1180), amount: 2104 },
    ];
    expect(conditionCeilings(blocks, DEFAULT_COUPON_RULES)).toEqual([null, 1350n, 2126n]);
  });

  test('follow from the ceiling of a "max" block', () => {
    const blocks = [1500, 1333, 2000].map((each, index) => ({ coef: coef(each), amount: index === 0 ? 101 : null }));
    expect(conditionCeilings(blocks, DEFAULT_COUPON_RULES)).toEqual([null, 151n, 201n]);
  });

  test('include the rest of the account where the operator says so', () => {
    const blocks = [
      { coef: coef(2000), amount: 1000 },
      { coef: coef(2000), amount: 500 },
      { coef: coef(2000), amount: null },
    ];
    expect(conditionCeilings(blocks, { conditionCeiling: 'account' })).toEqual([null, 2000n, 2500n]);
    expect(conditionCeilings(blocks, { conditionCeiling: 'previous-block' })).toEqual([null, 2000n, 1000n]);
  });
});
