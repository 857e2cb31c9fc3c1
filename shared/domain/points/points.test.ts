import { expect, test } from 'vitest';
import { type EarningCoupon, earnedPoints, freeBetValue } from './points.ts';

const terms = { rate: 10, minCoef: 1500 };
const coupon: EarningCoupon = {
  ...{ stake: 1000, iso: 'EUR', coef: 2000, legCoefs: [2000] },
  ...{ result: 'lose', isOwnMoney: true },
};

test.each<[what: string, more: Partial<EarningCoupon>, points: number]>([
  ['twice the first amount', {}, 20],
  ['won', { result: 'win' }, 20],
  ['returned', { result: 'return' }, 0],
  ['of a free bet or an advance', { isOwnMoney: false }, 0],
  ['at exactly the least odds', { coef: 1500 }, 20],
  ['a thousandth below the least odds', { coef: 1499 }, 0],
  ['a type without odds of its own, by the smallest of its bets', { coef: 0, legCoefs: [3000, 1500] }, 20],
  ['a type without odds of its own, with a bet below', { coef: 0, legCoefs: [3000, 1499] }, 0],
  ['a fraction of a point', { stake: 49 }, 0],
  ['the smallest stake of one point', { stake: 50 }, 1],
  ['one minor unit less than the next point', { stake: 1049 }, 20],
  ['a currency without minor units', { iso: 'JPY', stake: 500 }, 10],
  ['a currency of three decimals', { iso: 'KWD', stake: 3000 }, 10],
  ['a stake beyond what a product of numbers holds exactly', { stake: 900_719_925_474_099 }, 18_014_398_509_481],
])('a coupon earns points: %s', (_, more, points) => {
  expect(earnedPoints(terms, { ...coupon, ...more })).toBe(points);
});

test.each([
  [0.5, 'EUR', 250],
  [1, 'RUB', 15_000],
  [2, 'JPY', 1000],
  [0.01, 'JPY', 5],
  [0.001, 'EUR', 1],
])('a free bet of %s first amounts of %s is worth %i minor units', (times, iso, value) => {
  expect(freeBetValue(times, iso)).toBe(value);
});
