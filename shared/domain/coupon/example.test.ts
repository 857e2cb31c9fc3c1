import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES as RULES } from './coupon-rules.ts';
import { COUPON_EXAMPLES } from './example.fixture.ts';
import { type CouponExample, exampleCoupon, exampleFigures } from './example.ts';
import { settleCoupon } from './settlement.ts';
import { CouponShapeError } from './types.ts';

const A = { coef: 1800, result: 'win' } as const;
const B = { coef: 2100, result: 'win' } as const;
const C = { coef: 1500, result: 'win' } as const;
const lost = (leg: typeof B | typeof C) => ({ ...leg, result: 'lose' }) as const;

describe('an example of a bet', () => {
  test.each(COUPON_EXAMPLES)(
    'of the type %s pays what the settlement pays, line by line',
    (_, example, lines, paid, payout, best) => {
      const figures = exampleFigures(example, RULES);
      expect(figures).toMatchObject({ lines, payout, best });
      expect(figures.rows.map((row) => row.payout)).toEqual(paid);
      expect(settleCoupon(exampleCoupon(example), RULES).payoutMinor).toBe(figures.payout);
      const left = figures.rows.at(-1)?.left ?? null;
      if (left === null) expect(figures.rows.reduce((sum, row) => sum + row.payout, 0)).toBe(payout);
      else expect(left).toBe(payout);
    },
  );

  test('shows the odds at which a line was settled, and those that a lost one had', () => {
    const { coef, rows } = exampleFigures(
      { type: 'system', amount: 3000, systemValue: 2, legs: [A, { coef: 2100, result: 'return' }, lost(C)] },
      RULES,
    );
    expect(rows.map((row) => row.coef)).toEqual([1800, 2700, 3150]);
    expect(coef).toBe(3210);
  });

  test('takes the margin of the site for the odds of an anti-express', () => {
    const example = { type: 'antiExpress', amount: 1000, legs: [C, lost(B)] } as const;
    const rules = { ...RULES, antiExpress: { ...RULES.antiExpress, margin: '0.2' } };
    expect(exampleFigures(example, rules).payout).toBeLessThan(exampleFigures(example, RULES).payout);
  });

  test('adds what its offer brings, as the engine calculates it, and nothing where the site has none', () => {
    const express = { type: 'express', amount: 1000, legs: [A, B, C] } as const;
    const ladder = [{ legs: 3, percent: 10 }];
    const terms = { ladder, minLegCoef: 1200, base: 'net', minBetLimit: 1_000_000, maxLimit: 1 } as const;
    const offers = { hyperBonus: terms, bonusBet: true, upliftPercent: 20 };
    const bonusOf = (
      bonus: CouponExample['bonus'],
      one: Partial<typeof offers> = {},
      example: CouponExample = express,
    ) => exampleFigures({ ...example, ...(bonus ? { bonus } : {}) }, RULES, { ...offers, ...one }).bonus;
    // 56.70 for 10.00; the least stake and the limit of a currency do not count.
    expect(bonusOf('hyperBonus')).toEqual({ coef: null, percent: 10, amount: 467 });
    expect(bonusOf('hyperBonus', {}, { ...express, legs: [A, B] })).toEqual({ coef: null, percent: 0, amount: 0 });
    expect(bonusOf('bonusBet')).toEqual({ coef: 1030, percent: null, amount: 170 });
    expect(bonusOf('bonusBet', { bonusBet: false })).toEqual({ coef: null, percent: null, amount: 0 });
    expect(bonusOf('houseExpress')).toEqual({ coef: null, percent: 20, amount: 1134 });
    expect(bonusOf('freeBet')).toEqual({ coef: null, percent: null, amount: 4670 });
    expect(bonusOf('freeBet', {}, { ...express, legs: [A, lost(B)] })?.amount).toBe(0);
    expect(bonusOf(undefined)).toBeNull();
    const without = exampleFigures({ ...express, bonus: 'hyperBonus' }, RULES).bonus;
    expect(without).toEqual({ coef: null, percent: 0, amount: 0 });
  });

  test.each<[string, CouponExample]>([
    ['a single of two selections', { type: 'single', amount: 1000, legs: [A, B] }],
    ['a system without a size', { type: 'system', amount: 1000, legs: [A, B, C] }],
    ['a system larger than its selections', { type: 'system', amount: 1000, systemValue: 4, legs: [A, B, C] }],
    ['an anti-express without odds', { type: 'antiExpress', amount: 1000, legs: [{ coef: 900_000, result: 'lose' }] }],
    [
      'a payout beyond all figures',
      {
        type: 'express',
        amount: 100_000_000,
        legs: Array.from({ length: 12 }, () => ({ coef: 1_000_000, result: 'win' as const })),
      },
    ],
  ])('is refused for %s', (_, example) => {
    expect(() => exampleFigures(example, RULES)).toThrow(CouponShapeError);
  });
});
