import { expect, test } from 'vitest';
import { betsRepeated } from '#renderer/lib/ports/coupon-port.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { betOf, pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { couponFilled, couponSlice } from './slice.ts';

const { reducer } = couponSlice;
const repeated = {
  bets: [1, 2, 3, 4].map((game) => ({ ...pressedPrice(game, { price: 1900 }), banker: game === 1, blockId: game })),
  typeId: COUPON_TYPE.system,
  systemValue: 2,
  iso: 'EUR',
  amount: 700,
  amountByBlockId: {},
};

test('a repeated coupon replaces the bets, with its type, size, bankers and stake, at the present prices', () => {
  const before = reducer(undefined, couponFilled({ bets: [betOf(9)], typeId: COUPON_TYPE.single }));
  const after = reducer({ ...before, coefAction: 1 }, betsRepeated(repeated));
  expect(after).toMatchObject({ typeId: COUPON_TYPE.system, amount: { value: 700, iso: 'EUR' }, coefAction: 1 });
  expect(after.bets.map(({ game, coef }) => [game.id, coef])).toEqual(repeated.bets.map(({ game }) => [game.id, 1900]));
});

test('a repeated coupon that lost all but one bet is a single', () => {
  const one = { ...repeated, bets: repeated.bets.slice(1, 2) };
  expect(reducer(undefined, betsRepeated(one))).toMatchObject({ typeId: COUPON_TYPE.single, amount: { value: 700 } });
});

test('the stakes of the blocks of a conditional bet are taken over, also one of the whole return', () => {
  const condition = { ...repeated, typeId: COUPON_TYPE.condition, amountByBlockId: { 2: 300, 3: null } };
  expect(reducer(undefined, betsRepeated(condition)).amountByBlockId).toEqual({
    2: { value: 300, iso: 'EUR' },
    3: null,
  });
});
