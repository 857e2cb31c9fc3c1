import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainCoupon } from './explain.ts';
import { BET_STATUS_IDS } from './leg-status.ts';
import { couponFigures } from './settlement.ts';
import { type EngineLeg, COUPON_TYPE as T } from './types.ts';

const leg = (coef: number, statusId = 1, more: Partial<EngineLeg> = {}): EngineLeg => ({ coef, statusId, ...more });

const fractions = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) => (each?.fraction === undefined ? each : each.fraction));

describe('the explanation', () => {
  test('of an express has the product, the exact payout, the rounding, the total', () => {
    const explanation = explainCoupon({ typeId: T.express, amount: 50, legs: [leg(1010), leg(1850, 4)] });
    expect(explanation).toMatchObject({ basis: 'actual', payout: 72 });
    expect(explanation.legs.map((each) => each.multiplier)).toEqual([
      { fraction: '101/100', decimal: '1.01', isExact: true },
      { fraction: '57/40', decimal: '1.425', isExact: true },
    ]);
    expect(fractions(explanation.steps)).toEqual([
      { kind: 'product', of: 'coupon', indexes: [0, 1], product: '5757/4000' },
      { kind: 'exact', stake: '50/1', factor: '5757/4000', payout: '5757/80' },
      { kind: 'rounding', rounding: 'half-up', exact: '5757/80', payout: 72 },
      { kind: 'total', payout: 72 },
    ]);
  });

  test('of a system with a banker has lines, sum, banker, cap', () => {
    const explanation = explainCoupon({
      typeId: T.system,
      amount: 100,
      systemValue: 2,
      maxPayoutLimit: 500,
      legs: [leg(2000, 1, { banker: true }), leg(3000), leg(4000), leg(5000, 0)],
    });
    expect(explanation.legs.map((each) => each.role)).toEqual(['banker', 'leg', 'leg', 'leg']);
    expect(fractions(explanation.steps)).toEqual([
      { kind: 'lines', lines: '3', stakePerLine: '100/3', sizes: [2] },
      { kind: 'sum', size: 2, lines: '3', sum: '12/1' },
      { kind: 'product', of: 'required', indexes: [0], product: '2/1' },
      { kind: 'exact', stake: '100/3', factor: '24/1', payout: '800/1' },
      { kind: 'rounding', rounding: 'half-up', exact: '800/1', payout: 800 },
      { kind: 'cap', limit: 500, payout: 500 },
      { kind: 'total', payout: 500 },
    ]);
  });

  test('of a lucky has one sum for each size', () => {
    const explanation = explainCoupon({ typeId: T.lucky, amount: 7, legs: [leg(2000), leg(3000), leg(4000)] });
    const sums = explanation.steps.filter((step) => step.kind === 'sum');
    expect(fractions(sums)).toEqual([
      { kind: 'sum', size: 1, lines: '3', sum: '9/1' },
      { kind: 'sum', size: 2, lines: '3', sum: '26/1' },
      { kind: 'sum', size: 3, lines: '1', sum: '24/1' },
    ]);
  });

  test('of a multi has the lobby and each block of more than one leg', () => {
    const legs = [0, 1, 1, 2, 3].map((blockId) => leg(2000, 1, { blockId }));
    const explanation = explainCoupon({ typeId: T.multi, amount: 3, systemValue: 2, legs });
    expect(explanation.legs.map((each) => each.role)).toEqual(['lobby', 'leg', 'leg', 'leg', 'leg']);
    expect(fractions(explanation.steps.filter((step) => step.kind === 'product'))).toEqual([
      { kind: 'product', of: 'block', indexes: [1, 2], product: '4/1' },
      { kind: 'product', of: 'required', indexes: [0], product: '2/1' },
    ]);
  });

  test('of a chain has the account before and after each leg, until it is empty', () => {
    const legs = [leg(1550), leg(1250), leg(2000, 0), leg(2000)];
    const account = explainCoupon({ typeId: T.chain, amount: 100, legs }).steps.filter(
      (step) => step.kind === 'account',
    );
    expect(
      account.map((step) => [step.before.decimal, step.staked.decimal, step.returned.decimal, step.after.decimal]),
    ).toEqual([
      ['100', '100', '155', '155'],
      ['155', '100', '125', '180'],
      ['180', '100', '0', '80'],
      ['80', '80', '160', '160'],
    ]);
    const lostFirst = explainCoupon({ typeId: T.chain, amount: 100, legs: [leg(2000, 0), leg(2000)] });
    expect(lostFirst.steps.filter((step) => step.kind === 'account')).toHaveLength(1);
    expect(lostFirst.payout).toBe(0);
  });

  test.each([
    ['accepted', [0, 1, 1], '1.17'],
    ['repriced', [0, 1, 2], '1.583'],
    ['all-void', [2, 2, 3], '1'],
    ['no-loser', [1, 1, 2], '0'],
    ['halves', [6, 1, 1], '0.585'],
  ])('of an anti-express says that its price is %s', (reason, statuses, price) => {
    const legs = [1250, 1650, 1850].map((coef, index) => leg(coef, statuses[index]));
    const explanation = explainCoupon({ typeId: T.antiExpress, amount: 100, antiExpressCoef: 1170, legs });
    expect(explanation.steps[0]).toMatchObject({ kind: 'price', reason, price: { decimal: price } });
  });

  test('of many singles has one step for each, and their sum', () => {
    const legs = [leg(1015, 1, { amount: 100 }), leg(3000, -1, { amount: 100 })];
    const explanation = explainCoupon({ typeId: T.manySingles, amount: 0, maxPayoutLimit: 250, legs });
    expect(explanation.basis).toBe('best');
    expect(fractions(explanation.steps)).toEqual([
      { kind: 'single', index: 0, amount: 100, exact: '203/2', payout: 102, isCapped: false },
      { kind: 'single', index: 1, amount: 100, exact: '300/1', payout: 250, isCapped: true },
      { kind: 'total', payout: 352 },
    ]);
  });

  test('of an open coupon shows its best payout', () => {
    const explanation = explainCoupon({ typeId: T.express, amount: 100, legs: [leg(2000), leg(3000, -1)] });
    expect(explanation).toMatchObject({ basis: 'best', payout: 600 });
    expect(explanation.legs[1]).toMatchObject({ statusId: -1, multiplier: { decimal: '3' } });
  });

  test('names the bonus leg, and marks a decimal that is not exact', () => {
    const legs = [leg(2000), leg(2000), leg(2000), leg(1030, -1, { isBonus: true })];
    expect(explainCoupon({ typeId: T.express, amount: 100, legs }).legs[3]?.role).toBe('bonus');
    const thirds = explainCoupon({ typeId: T.system, amount: 100, systemValue: 2, legs: legs.slice(0, 3) });
    expect(thirds.steps[0]).toMatchObject({
      stakePerLine: { fraction: '100/3', decimal: '33.333333', isExact: false },
    });
  });

  test('always ends with the payout of the coupon, and survives JSON', () => {
    const anyLeg = fc.record({
      coef: fc.integer({ min: 1001, max: 9000 }),
      statusId: fc.constantFrom(...BET_STATUS_IDS),
      amount: fc.integer({ min: 1, max: 9999 }),
    });
    const types = Object.values(T).filter((typeId) => typeId !== T.single);
    const legs = fc.array(anyLeg, { minLength: 3, maxLength: 6 });
    const limits = fc.option(fc.integer({ min: 1, max: 100_000 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        legs,
        limits,
        fc.integer({ min: 1, max: 9999 }),
        (typeId, all, limit, amount) => {
          const coupon = { typeId, amount, legs: all, systemValue: 2, antiExpressCoef: 1300, maxPayoutLimit: limit };
          const explanation = explainCoupon(coupon);
          const figures = couponFigures(coupon);
          const expected = figures.payout ?? figures.maxPayout;
          expect(explanation.payout).toBe(Number(expected));
          expect(explanation.steps.at(-1)).toEqual({ kind: 'total', payout: Number(expected) });
          expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
        },
      ),
      { numRuns: 300 },
    );
  });
});
