import { describe, expect, test } from 'vitest';
import { signedOut } from '#renderer/lib/ports/auth-port.ts';
import { betKey, pricePressed, undoAsked } from '#renderer/lib/ports/coupon-port.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { betOf, pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub, openTab } from '#tests/fixtures/open-tab.ts';
import { type CouponState, emptyCoupon } from '../coupon-state.ts';
import * as slice from '../slice.ts';
import { undoPassed } from './undo-offer.ts';

const reduce = slice.couponReducer;
const EUR = 'EUR';
const changed = (state: CouponState, ...actions: readonly Parameters<typeof reduce>[1][]) =>
  actions.reduce((now, action) => reduce(now, action), state);
const keyOf = (game: number) => betKey(betOf(game));

function couponWith(legs: number, rest: Partial<CouponState> = {}): CouponState {
  const bets = Array.from({ length: legs }, (_none, index) => betOf(index + 1));
  return { ...emptyCoupon, bets, typeId: legs > 1 ? COUPON_TYPE.express : COUPON_TYPE.single, ...rest };
}

const contentOf = ({ bets, offBets, typeId, amount, systemValue }: CouponState) => ({
  ...{ bets, offBets, typeId, amount, systemValue },
});

describe('a change of the bets is taken back', () => {
  const full = couponWith(3, { typeId: COUPON_TYPE.system, amount: { value: 900, iso: EUR } });

  test('after all bets were removed, with type and stake', () => {
    const cleared = reduce(full, slice.couponCleared());
    expect(cleared.undo).toMatchObject({ kind: 'removed', count: 3 });
    expect(contentOf(reduce(cleared, undoAsked()))).toEqual(contentOf(full));
    expect(reduce(cleared, undoAsked()).undo).toBeNull();
  });

  test('after one bet was removed, in its place and with the type that fell', () => {
    const removed = reduce(full, slice.betsRemoved([keyOf(2)]));
    expect(removed).toMatchObject({ typeId: COUPON_TYPE.express, undo: { kind: 'removed', count: 1 } });
    expect(contentOf(reduce(removed, undoAsked()))).toEqual(contentOf(full));
  });

  test('after the bets were replaced, with the former stake', () => {
    const filled = changed(full, slice.couponFilled({ bets: [betOf(7)], amount: { value: 100, iso: EUR } }));
    expect(filled.undo).toMatchObject({ kind: 'replaced', count: 3 });
    expect(contentOf(reduce(filled, undoAsked()))).toEqual(contentOf(full));
  });

  test('after others were added, which are removed again', () => {
    const filled = changed(full, slice.couponFilled({ bets: [...full.bets, betOf(7), betOf(8)] }));
    expect(filled.undo).toMatchObject({ kind: 'added', count: 2 });
    expect(reduce(filled, undoAsked()).bets).toEqual(full.bets);
  });

  test('and what was agreed to since then stays: a stake, and the prices of other bets', () => {
    const now = changed(
      full,
      slice.betsRemoved([keyOf(2)]),
      slice.amountChanged({ value: 50, iso: EUR }),
      slice.pricesAccepted({ [keyOf(1)]: 1900 }),
      undoAsked(),
    );
    expect(now.amount).toEqual({ value: 50, iso: EUR });
    expect(now.bets.map(({ coef }) => coef)).toEqual([1900, 2000, 2000]);
  });
});

describe('the offer ends', () => {
  const offered = reduce(couponWith(3), slice.betsRemoved([keyOf(2)]));

  test.each([
    ['another bet', pricePressed(pressedPrice(9))],
    ['another type', slice.typeChosen(COUPON_TYPE.manySingles)],
    ['a bet switched off', slice.betSwitched(keyOf(1))],
    ['its time', undoPassed()],
    ['signing out', signedOut()],
    ['bets of another tab', slice.couponTaken({ bets: [betOf(5)] })],
  ])('with %s', (_what, action) => {
    const now = reduce(offered, action);
    expect(now.undo).toBeNull();
    expect(reduce(now, undoAsked())).toEqual(now);
  });

  test.each([
    ['a stake', slice.amountChanged({ value: 50, iso: EUR })],
    ['what another tab repeats', slice.couponTaken({ bets: offered.bets, settings: null })],
  ])('but not with %s', (_what, action) => {
    expect(reduce(offered, action).undo).toEqual(offered.undo);
  });

  test('and filling an empty coupon makes none', () => {
    expect(reduce(emptyCoupon, slice.couponFilled({ bets: [betOf(1)] })).undo).toBeNull();
  });
});

test('bets that one tab brings back are in the other tab too, which never offered it', async () => {
  const hub = createTabHub();
  const [first, second] = [openTab({ hub }), openTab({ hub, name: 'b' })];
  await first.settled();
  for (const game of [1, 2]) first.store.dispatch(pricePressed(pressedPrice(game)));
  first.store.dispatch(slice.couponCleared());
  await first.settled();
  expect(second.coupon()).toMatchObject({ bets: [], undo: null });
  first.store.dispatch(undoAsked());
  await first.settled();
  expect(second.coupon().bets).toEqual([betOf(1), betOf(2)]);
  expect(second.coupon().typeId).toBe(COUPON_TYPE.express);
});

test('an offer ends when another tab fills the coupon', async () => {
  const hub = createTabHub();
  const [first, second] = [openTab({ hub }), openTab({ hub, name: 'b' })];
  await first.settled();
  first.store.dispatch(pricePressed(pressedPrice(1)));
  first.store.dispatch(slice.couponCleared());
  await first.settled();
  second.store.dispatch(pricePressed(pressedPrice(2)));
  await first.settled();
  expect(first.coupon().undo).toBeNull();
  first.store.dispatch(undoAsked());
  expect(first.coupon().bets).toEqual([betOf(2)]);
});
