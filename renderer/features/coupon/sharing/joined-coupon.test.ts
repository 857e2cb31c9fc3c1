import { expect, test } from 'vitest';
import type { HouseLeg } from '#shared/contracts/house-coupons.ts';
import type { CouponBet } from '../coupon-state.ts';
import { fitCoupon } from '../fit-coupon.ts';
import { joinedCoupon } from './joined-coupon.ts';

const game = { id: 1 } as HouseLeg['game'];
const facts = { typeId: 1, period: 0, param: 0, outcome: 0, game };
const bet = (selectionId: number): CouponBet => ({ selectionId, coef: 2000, banker: false, ...facts });
const leg = (selectionId: number, more: Partial<HouseLeg> = {}): HouseLeg => ({
  selectionId,
  price: 1900,
  ...facts,
  ...more,
});
const many = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

test.each([
  ['join those that are there', [1], [2, 3], [1, 2, 3], 2, false],
  ['are not taken twice', [1, 2], [2, 3], [1, 2, 3], 1, false],
  ['that are all there change nothing', [1, 2], [2, 1], [1, 2], 0, false],
  ['beyond fifty stay out', many(49), [60, 61], [...many(49), 60], 1, true],
  ['find no room in a full coupon', many(50), [60], many(50), 0, true],
] as const)('[P-16] bets of a code %s', (_, own, coming, expected, taken, isFull) => {
  const joined = joinedCoupon({ bets: own.map(bet), offBets: [], typeId: 1 }, { legs: coming.map((id) => leg(id)) });
  expect(joined.fields.bets?.map(({ selectionId }) => selectionId)).toEqual(expected);
  expect(joined).toMatchObject({ taken, isFull, fields: { express: null } });
});

test('[P-16] added bets lose their blocks and bankers, and turn a single into an express', () => {
  const own = { bets: [bet(1)], offBets: [], typeId: 0 as const };
  const { fields } = joinedCoupon(own, { legs: [leg(2, { banker: true, blockId: 0 })] });
  expect(fields.bets?.[1]).toEqual({ ...bet(2), coef: 1900 });
  const plain = { amount: null, amountByBetId: {}, amountByBlockId: {}, systemValue: 2 };
  expect(fitCoupon({ ...plain, ...own, ...fields }).typeId).toBe(1);
});

test('a bet that is switched off is not taken again', () => {
  const off = { bet: bet(2), place: 1, typeId: 1, systemValue: 2 } as const;
  const { fields, taken } = joinedCoupon({ bets: [bet(1)], offBets: [off], typeId: 0 }, { legs: [leg(2), leg(3)] });
  expect(fields.bets?.map(({ selectionId }) => selectionId)).toEqual([1, 3]);
  expect(taken).toBe(1);
});
