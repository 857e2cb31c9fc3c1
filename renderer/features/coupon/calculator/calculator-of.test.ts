import { expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { previewCoupon } from '#shared/domain/coupon/preview.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { calculatorQuery, readCalculator } from './calculator-link.ts';
import { calculatorOf } from './calculator-of.ts';
import { evaluate } from './evaluate.ts';

const legs = (blocks: readonly number[]) =>
  blocks.map((blockId, index) => ({ coef: 1500 + 100 * index, statusId: -1, blockId, amount: 300 }));

test.each<[string, EngineCoupon]>([
  ['an express', { typeId: COUPON_TYPE.express, amount: 1000, legs: legs([1, 2, 3]) }],
  ['a system', { typeId: COUPON_TYPE.system, amount: 1000, systemValue: 2, legs: legs([1, 2, 3, 4]) }],
  ['a multi', { typeId: COUPON_TYPE.multi, amount: 1000, systemValue: 2, legs: legs([0, 1, 1, 2, 3]) }],
  [
    'a condition',
    { typeId: COUPON_TYPE.condition, amount: 1000, amountByBlockId: { 2: 500, 3: null }, legs: legs([1, 2, 3]) },
  ],
  ['many singles', { typeId: COUPON_TYPE.manySingles, amount: 1000, legs: legs([1, 2]) }],
])('[R-27] %s of the bet slip has the same figures in the calculator that its link opens', (_, coupon) => {
  const state = readCalculator(calculatorQuery(calculatorOf(coupon, 'EUR')), 'USD');
  const { figures } = evaluate(state, DEFAULT_COUPON_RULES);
  expect(figures?.max).toBe(previewCoupon(coupon).maxPayout);
});
