import { describe, expect, test } from 'vitest';
import { betKey, pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import {
  account,
  betOf,
  config,
  couponOf,
  NOW,
  nextKey,
  placementOf,
  pressedPrice,
} from '#tests/fixtures/coupon-samples.ts';
import { createTabHub, openTab } from '#tests/fixtures/open-tab.ts';
import { type CouponState, emptyCoupon } from '../coupon-state.ts';
import { makeBatch } from '../placement/make-batch.ts';
import * as slice from '../slice.ts';
import { betSlipModel } from './bet-slip-model.ts';
import { slipRows } from './off-bets.ts';

const reduce = slice.couponReducer;
const changed = (state: CouponState, ...actions: readonly Parameters<typeof reduce>[1][]) =>
  actions.reduce((now, action) => reduce(now, action), state);
const keyOf = (game: number) => betKey(betOf(game));
const switched = (game: number) => slice.betSwitched(keyOf(game));
const gamesOf = ({ bets }: Pick<CouponState, 'bets'>) => bets.map(({ game }) => game.id - 64 * 300);

function couponWith(legs: number, rest: Partial<CouponState> = {}): CouponState {
  const bets = Array.from({ length: legs }, (_none, index) => betOf(index + 1));
  return { ...emptyCoupon, bets, typeId: COUPON_TYPE.express, ...rest };
}

/** Returns the games of the rows from top to bottom; those that are switched off are negative. */
const rowsOf = ({ bets, offBets }: CouponState) =>
  slipRows(bets.length, offBets).map((row) =>
    'off' in row ? -(gamesOf({ bets: [row.off.bet] })[0] ?? 0) : gamesOf({ bets })[row.index],
  );

describe('a bet that is switched off', () => {
  test('keeps its row between the others, and comes back into it', () => {
    const off = changed(couponWith(4), switched(2), switched(3));
    expect(gamesOf(off)).toEqual([1, 4]);
    expect(rowsOf(off)).toEqual([1, -2, -3, 4]);
    expect(gamesOf(changed(off, switched(3)))).toEqual([1, 3, 4]);
    expect(changed(off, switched(2), switched(3))).toEqual(couponWith(4));
  });

  test('takes no part in type, odds and placement', () => {
    const coupon = { ...changed(couponWith(3), switched(2)), amount: { value: 1000, iso: 'EUR' } };
    const now = coupon.bets.map(({ coef }) => ({ state: 'open', coef }) as const);
    const model = betSlipModel({ coupon, now, limits: null, account, config });
    expect(model.preview?.coef).toBe(4000);
    const batch = makeBatch(model, {
      ...{ userId: 11, accountId: 7, coefViewId: 0, fractionalMode: 'ladder', now: NOW, newKey: nextKey },
    });
    const [intent] = batch.intents;
    expect(intent?.body.bets.map(({ selectionId }) => selectionId)).toEqual(
      [1, 3].map((game) => betOf(game).selectionId),
    );
    expect(batch.bets).toHaveLength(2);
  });

  test('stays in the bet slip when the others are placed', () => {
    const coupon = changed(couponWith(3), switched(2));
    const body = placementOf(coupon.bets);
    const intent = { key: body.id, body, phase: { kind: 'sending' } as const };
    const batch = { ...{ id: nextKey(), userId: 11, askedAt: 0, iso: 'EUR', typeId: COUPON_TYPE.express } };
    const phase = { kind: 'accepted', coupon: couponOf(body) } as const;
    const placed = changed(
      coupon,
      slice.placeAsked({ ...batch, bets: coupon.bets, intents: [intent] }),
      slice.phaseChanged({ batchId: batch.id, key: body.id, phase }),
    );
    expect(placed.bets).toEqual([]);
    expect(rowsOf(placed)).toEqual([-2]);
    expect(gamesOf(changed(placed, switched(2)))).toEqual([2]);
  });

  test('gives a system its type and value back, unless another type was chosen meanwhile', () => {
    const system = couponWith(4, { typeId: COUPON_TYPE.system, systemValue: 3 });
    const off = changed(system, switched(1), switched(2));
    expect(off.typeId).toBe(COUPON_TYPE.express);
    expect(changed(off, switched(1), switched(2))).toMatchObject({ typeId: COUPON_TYPE.system });
    const three = changed(system, switched(1));
    expect(three).toMatchObject({ typeId: COUPON_TYPE.system, systemValue: 2 });
    expect(changed(three, switched(1))).toMatchObject({ typeId: COUPON_TYPE.system, systemValue: 3 });
    const chosen = changed(off, slice.typeChosen(COUPON_TYPE.manySingles), switched(1));
    expect(chosen.typeId).toBe(COUPON_TYPE.manySingles);
  });

  test('keeps its own stake among many singles, and so does the last one that is left', () => {
    const own = { [keyOf(1)]: { value: 300, iso: 'EUR' }, [keyOf(2)]: { value: 700, iso: 'EUR' } };
    const many = couponWith(2, { typeId: COUPON_TYPE.manySingles, amountByBetId: own });
    const off = changed(many, switched(2));
    expect(off).toMatchObject({ typeId: COUPON_TYPE.single, amount: { value: 300 } });
    const back = changed(off, switched(2));
    expect(back).toMatchObject({
      typeId: COUPON_TYPE.manySingles,
      amount: { value: 300 },
      amountByBetId: { [keyOf(2)]: { value: 700 } },
    });
  });

  test('is switched on by a press of its price, at that price', () => {
    const off = changed(couponWith(3), switched(2));
    const pressed = reduce(off, pricePressed(pressedPrice(2, { price: 2500 })));
    expect(pressed).toMatchObject({ offBets: [], bets: [{}, { coef: 2500 }, {}] });
  });

  test('counts for the largest number of bets, and is removed like any other', () => {
    const full = changed(couponWith(50), switched(50));
    const pressed = reduce(full, pricePressed(pressedPrice(51)));
    expect(pressed).toMatchObject({ isFull: true, bets: { length: 49 } });
    expect(reduce(full, slice.betsRemoved([keyOf(50)])).offBets).toEqual([]);
    expect(reduce(full, slice.couponCleared())).toMatchObject({ bets: [], offBets: [] });
  });
});

test('a house express without one of its bets has no uplift', () => {
  const legs = [1, 2, 3].map((game) => betOf(game).selectionId);
  const house = couponWith(3, { express: { id: 'x', percent: 10, selectionIds: legs } });
  expect(changed(house, switched(1)).express).toBeNull();
});

test('chains go on with the bets that are left, numbered without a gap', () => {
  const chain = reduce(couponWith(4), slice.typeChosen(COUPON_TYPE.condition));
  const off = changed(chain, switched(2));
  expect(off.bets.map(({ blockId }) => blockId)).toEqual([1, 2, 3]);
  expect(off.typeId).toBe(COUPON_TYPE.condition);
});

test('bets that are switched off survive a reload and are the same in all tabs', async () => {
  const hub = createTabHub();
  const [first, second] = [openTab({ hub }), openTab({ hub, name: 'b' })];
  await first.settled();
  for (const game of [1, 2, 3]) first.store.dispatch(pricePressed(pressedPrice(game)));
  first.store.dispatch(switched(2));
  await first.settled();
  expect(rowsOf(second.coupon())).toEqual([1, -2, 3]);
  second.store.dispatch(switched(3));
  await first.settled();
  const later = openTab({ hub, name: 'c' });
  await later.settled();
  for (const tab of [first, later]) expect(rowsOf(tab.coupon())).toEqual([1, -2, -3]);
});
