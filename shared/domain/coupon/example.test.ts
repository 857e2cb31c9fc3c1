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
