import { expect, test } from 'vitest';
import type { EarningCoupon } from '../points/points.ts';
import { countedStake, maskedFriend } from './friends.ts';

const coupon: EarningCoupon = {
  ...{ stake: 1049, iso: 'EUR', coef: 2000, legCoefs: [2000] },
  ...{ result: 'lose', isOwnMoney: true },
};

test.each<[what: string, more: Partial<EarningCoupon>, stake: number]>([
  ['a lost one', {}, 1049],
  ['a won one', { result: 'win' }, 1049],
  ['none of a returned one', { result: 'return' }, 0],
  ['none of a free bet or an advance', { isOwnMoney: false }, 0],
  ['one at exactly the least odds', { coef: 1500 }, 1049],
  ['none at smaller odds', { coef: 1499 }, 0],
  ['none whose bet has smaller odds, where the type has none', { coef: 0, legCoefs: [3000, 1499] }, 0],
])('the stake of a settled coupon counts for the inviter: %s', (_, more, stake) => {
  expect(countedStake({ minCoef: 1500 }, { ...coupon, ...more })).toBe(stake);
});

test.each([
  [{ id: 12_345, email: 'anna.schmidt@example.com' }, 'a…@…'],
  [{ id: 12_345, email: '' }, '12…'],
  [{ id: 999, email: '' }, '…'],
])('the friend %j is shown as %s', (friend, name) => {
  expect(maskedFriend(friend)).toBe(name);
});
