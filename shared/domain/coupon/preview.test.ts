import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES as RULES } from './coupon-rules.ts';
import { minPositivePayout } from './min-positive.ts';
import { payoutWith } from './payout.ts';
import { previewCoupon } from './preview.ts';
import { compareRatios, type Ratio } from './ratio.ts';
import { COUPON_TYPE, type EngineCoupon, type EngineLeg } from './types.ts';

const legs = (...coefs: number[]): EngineLeg[] => coefs.map((coef) => ({ coef, statusId: -2 }));
const inBlocks = (blockIds: readonly number[], ...coefs: number[]): EngineLeg[] =>
  legs(...coefs).map((leg, index) => ({ ...leg, blockId: blockIds[index] ?? 1 }));

describe('the preview', () => {
  test.each([
    ['single', { typeId: COUPON_TYPE.single, legs: legs(1850) }, 1, 10_000, 1850, 18_500, 18_500],
    ['express', { typeId: COUPON_TYPE.express, legs: legs(1850, 2000) }, 1, 10_000, 3700, 37_000, 37_000],
    [
      'system',
      { typeId: COUPON_TYPE.system, systemValue: 2, legs: legs(2000, 3000, 4000) },
      3,
      3333,
      8667,
      86_667,
      20_000,
    ],
    ['chain', { typeId: COUPON_TYPE.chain, legs: legs(1500, 2000) }, 2, null, 2500, 25_000, null],
    ['lucky', { typeId: COUPON_TYPE.lucky, legs: legs(2000, 3000) }, 3, 3333, 3667, 36_667, 6667],
    ['patent', { typeId: COUPON_TYPE.patent, legs: legs(2000, 3000, 4000) }, 4, 2500, 12_500, 125_000, 15_000],
  ])(
    '[P-01] of a %s has lines, stake per line, coefficient and possible win',
    (_, coupon, lines, stakePerLine, coef, maxPayout, minPositivePayout) => {
      expect(previewCoupon({ amount: 10_000, ...coupon })).toMatchObject({
        lines,
        stakePerLine,
        coef,
        maxPayout,
        minPositivePayout,
        isCapped: false,
        totalAmount: 10_000,
      });
    },
  );

  test('[P-11] rounds the coefficient to three decimals, and does not calculate the possible win from it', () => {
    const preview = previewCoupon({ typeId: COUPON_TYPE.express, amount: 1_000_000, legs: legs(1111, 1111) });
    expect(preview).toMatchObject({ coef: 1234, maxPayout: 1_234_321 });
  });

  test('of an anti-express has its price, and none when the type is not offered', () => {
    const coupon = { typeId: COUPON_TYPE.antiExpress, amount: 10_000, antiMargin: '0.1165' };
    expect(previewCoupon({ ...coupon, legs: legs(1250, 1650, 1850) })).toMatchObject({ coef: 1170, maxPayout: 11_700 });
    const notOffered = previewCoupon({ ...coupon, legs: legs(10_000, 10_000) });
    expect(notOffered).toMatchObject({ coef: null, maxPayout: 0, minPositivePayout: null, lines: 1 });
  });

  test('[P-03] of a condition shows the largest stake of each block', () => {
    const coupon = {
      typeId: COUPON_TYPE.condition,
      amount: 1000,
      amountByBlockId: { 2: 945, 3: null },
      legs: inBlocks([1, 2, 3, 3], 1350, 2250, 1500, 2000),
    };
    expect(previewCoupon(coupon).blocks).toEqual([
      { blockId: 1, indexes: [0], coef: 1350, maxAmount: null },
      { blockId: 2, indexes: [1], coef: 2250, maxAmount: 1350 },
      { blockId: 3, indexes: [2, 3], coef: 3000, maxAmount: 2126 },
    ]);
  });

  test('[P-03] of a chain shows the stake times the previous coefficient', () => {
    const coupon = { typeId: COUPON_TYPE.chain, amount: 1000, legs: legs(1500, 2000, 3000) };
    expect(previewCoupon(coupon).blocks.map((block) => block.maxAmount)).toEqual([null, 1500, 2000]);
  });

  test('of a multi names the lobby and the blocks', () => {
    const coupon = {
      typeId: COUPON_TYPE.multi,
      amount: 300,
      systemValue: 2,
      legs: inBlocks([0, 1, 2, 3, 3], 2000, 1500, 1500, 1500, 2000),
    };
    const preview = previewCoupon(coupon);
    expect(preview.lines).toBe(3);
    expect(preview.blocks.map(({ blockId, indexes, coef }) => [blockId, indexes, coef])).toEqual([
      [0, [0], 2000],
      [1, [1], 1500],
      [2, [2], 1500],
      [3, [3, 4], 3000],
    ]);
  });

  test('[P-04] of many singles adds up the possible win of each', () => {
    const bets = legs(2000, 1015).map((leg) => ({ ...leg, amount: 100 }));
    expect(previewCoupon({ typeId: COUPON_TYPE.manySingles, amount: 0, legs: bets })).toMatchObject({
      lines: 2,
      coef: null,
      totalAmount: 200,
      maxPayout: 302,
      maxPayoutByLeg: [200, 102],
      minPositivePayout: 102,
    });
  });

  test('shows a coefficient before an amount is typed', () => {
    expect(previewCoupon({ typeId: COUPON_TYPE.express, amount: 0, legs: legs(1500, 2000) })).toMatchObject({
      coef: 3000,
      maxPayout: 0,
    });
    const condition = { typeId: COUPON_TYPE.condition, amount: 0, amountByBlockId: { 2: 5 }, legs: legs(1500, 2000) };
    expect(previewCoupon(condition)).toMatchObject({ coef: 3000, maxPayout: 0 });
  });

  test('names the cap, and shows an amount beyond the safe integers as the largest one', () => {
    const coupon = {
      typeId: COUPON_TYPE.express,
      amount: 1000,
      legs: legs(1_000_000, 1_000_000, 1_000_000, 1_000_000),
    };
    const capped = previewCoupon({ ...coupon, maxPayoutLimit: 5_000_000 });
    expect(capped).toMatchObject({ maxPayout: 5_000_000, isCapped: true });
    const six = { ...coupon, legs: [...coupon.legs, ...coupon.legs] };
    const largest = Number.MAX_SAFE_INTEGER;
    expect(previewCoupon(six)).toMatchObject({ maxPayout: largest, coef: largest, isCapped: false });
  });

  test('ignores the statuses of the legs', () => {
    const coupon = { typeId: COUPON_TYPE.express, amount: 1000, legs: legs(1500, 2000) };
    const lost = { ...coupon, legs: coupon.legs.map((leg) => ({ ...leg, statusId: 0 })) };
    expect(previewCoupon(lost)).toEqual(previewCoupon(coupon));
  });
});

describe('the smallest positive payout', () => {
  const coef = fc.integer({ min: 1001, max: 9000 });

  function smallestOfAll(coupon: EngineCoupon): Ratio | null {
    let smallest: Ratio | null = null;
    for (let set = 0; set < 2 ** coupon.legs.length; set++) {
      const statuses = coupon.legs.map((_, index) => (set >> index) & 1);
      const payout = payoutWith(coupon, statuses, RULES);
      if (payout.n > 0n && (smallest === null || compareRatios(payout, smallest) < 0)) smallest = payout;
    }
    return smallest;
  }

  test.each(Object.entries(COUPON_TYPE).filter(([name]) => name !== 'manySingles' && name !== 'single'))(
    'of %s is the smallest of all outcomes',
    (_, typeId) => {
      const coefs = fc.array(coef, { minLength: 3, maxLength: 6 });
      const fixed = fc.dictionary(fc.constantFrom('2', '3'), fc.option(fc.integer({ min: 1, max: 5000 })));
      fc.assert(
        fc.property(coefs, fixed, (values, amountByBlockId) => {
          const bets = values.map((value, index) => ({ coef: value, statusId: -1, blockId: (index % 4) + 0 ** index }));
          const coupon = {
            typeId,
            amount: 1000,
            systemValue: 1,
            antiExpressCoef: 1200,
            amountByBlockId,
            legs: bets,
          };
          const expected = smallestOfAll(coupon) ?? { n: 0n, d: 1n };
          const smallest = minPositivePayout(coupon, RULES) ?? { n: -1n, d: 1n };
          expect(compareRatios(smallest, expected)).toBe(0);
        }),
        { numRuns: 60 },
      );
    },
  );

  test('is left out for a chain too long to search', () => {
    const chain = { typeId: COUPON_TYPE.chain, amount: 1000, legs: legs(...Array.from({ length: 13 }, () => 2000)) };
    expect(minPositivePayout(chain, RULES)).toBeNull();
  });
});
