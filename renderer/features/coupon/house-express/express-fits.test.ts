import { describe, expect, test } from 'vitest';
import { pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { betOf, pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { amountEntry } from '../amount-entry.ts';
import type { CouponState } from '../coupon-state.ts';
import {
  amountChanged,
  betsRemoved,
  couponCleared,
  couponFilled,
  couponSlice,
  pricesAccepted,
  systemValueChosen,
  typeChosen,
} from '../slice.ts';

const bets = [1, 2, 3].map((game) => betOf(game));
const express = { id: 'line-2026-11-22-0', percent: 10, selectionIds: bets.map(({ selectionId }) => selectionId) };
const { reducer } = couponSlice;

const filled = (): CouponState => reducer(undefined, couponFilled({ bets, typeId: COUPON_TYPE.express, express }));

describe('[P-15] the mark of a house express', () => {
  test('is set with its bets', () => {
    expect(filled()).toMatchObject({ express, typeId: COUPON_TYPE.express, bets });
  });

  test.each([
    ['prices that move', pricesAccepted({ [String(bets[0]?.selectionId)]: 2500 })],
    ['another stake', amountChanged(amountEntry({ ok: true, amount: 700 }, '7', 'EUR'))],
    ['the type that it has', typeChosen(COUPON_TYPE.express)],
    ['a size of lines, which it has not', systemValueChosen(2)],
  ])('%s keeps the mark', (_, action) => {
    expect(reducer(filled(), action).express).toEqual(express);
  });

  test.each([
    ['a bet more', pricePressed(pressedPrice(4))],
    ['a bet less', betsRemoved([String(bets[0]?.selectionId ?? 0)])],
    ['another type', typeChosen(COUPON_TYPE.system)],
    ['other bets in its place', couponFilled({ bets: [betOf(5), betOf(6)], typeId: COUPON_TYPE.express })],
    ['an empty coupon', couponCleared()],
  ])('%s removes the mark for good', (_, action) => {
    const after = reducer(filled(), action);
    expect(after.express).toBeNull();
    const back = reducer(after, pricePressed(pressedPrice(1)));
    expect(back.express).toBeNull();
  });
});
