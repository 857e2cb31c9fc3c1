import { describe, expect, test } from 'vitest';
import { signedOut } from '#renderer/lib/ports/auth-port.ts';
import {
  betKey,
  pricePressed,
  selectIsSlipAsked,
  slipAsked,
  stakeFocusAsked,
} from '#renderer/lib/ports/coupon-port.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import { betOf, couponOf, nextKey, placementOf, pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { type CouponBet, type CouponState, emptyCoupon } from './coupon-state.ts';
import { readStored } from './persistence/stored-coupon.ts';
import type { Phase, PlacementBatch } from './placement/batch.ts';
import * as slice from './slice.ts';

const { couponSlice } = slice;
const reduce = couponSlice.reducer;
const empty = emptyCoupon;
const { single, express, system, chain, multi, condition, antiExpress, lucky, patent, manySingles } = COUPON_TYPE;

function couponWith(legs: number, rest: Partial<CouponState> = {}): CouponState {
  return { ...empty, bets: Array.from({ length: legs }, (_, index) => betOf(index + 1)), ...rest };
}

function batchOf(
  bets: readonly CouponBet[],
  phases: readonly Phase[],
  rest: Partial<PlacementBatch> = {},
): PlacementBatch {
  const intents = phases.map((phase, index) => {
    const body = placementOf(phases.length === 1 ? bets : bets.slice(index, index + 1));
    return { key: body.id, body, phase };
  });
  return { id: nextKey(), userId: 11, askedAt: 0, iso: 'EUR', typeId: express, bets, intents, ...rest };
}

const accepted = (bets: readonly CouponBet[]): Phase => ({ kind: 'accepted', coupon: couponOf(placementOf(bets)) });
const refusal = { code: 'AMOUNT_MAX', selectionIds: [], prices: [], data: { max: 1000 } };

describe('pressed prices', () => {
  test('a pressed price goes into the coupon with what was on the button', () => {
    const { bets, typeId } = reduce(empty, pricePressed(pressedPrice(1, { price: 1850 })));
    expect(typeId).toBe(single);
    expect(bets).toEqual([betOf(1, { coef: 1850 })]);
  });

  test('only the first price that a mouse presses asks for the stake, and so does a key beside a bet', () => {
    const byMouse = (game: number) => pricePressed(pressedPrice(game, { isByMouse: true }));
    const first = reduce(empty, byMouse(1));
    expect(first.asked).toBe('stake-by-mouse');
    const reached = reduce(first, slice.askAnswered());
    expect(reduce(reached, byMouse(2)).asked).toBeNull();
    expect(reduce(reached, byMouse(1)).asked).toBeNull();
    expect(reduce(empty, pricePressed(pressedPrice(1))).asked).toBeNull();
    expect(reduce(empty, stakeFocusAsked()).asked).toBeNull();
    expect(reduce(reached, stakeFocusAsked()).asked).toBe('stake');
  });

  test('a page asks for the bet slip, or for its field of a promo code, where there is a bet', () => {
    const one = reduce(empty, pricePressed(pressedPrice(1)));
    for (const part of ['bets', 'promo'] as const) {
      const asked = reduce(one, slipAsked(part));
      expect([asked.asked, selectIsSlipAsked({ coupon: asked })]).toEqual([part, true]);
      expect(reduce(empty, slipAsked(part)).asked).toBeNull();
      expect(selectIsSlipAsked({ coupon: reduce(asked, slice.askAnswered()) })).toBe(false);
    }
    expect(selectIsSlipAsked({ coupon: reduce(one, stakeFocusAsked()) })).toBe(false);
  });

  test('pressing the same price again removes the bet', () => {
    const once = reduce(empty, pricePressed(pressedPrice(1)));
    expect(reduce(once, pricePressed(pressedPrice(1))).bets).toEqual([]);
  });

  test('a bet on a market of the operator’s own keeps its names and the address of its sport', () => {
    const { game } = pressedPrice(1);
    const names = { market: 'First to ten', outcome: 'Patna first' };
    const press = pressedPrice(1, { names, game: { ...game, sportId: 777, sportSlug: 'kabaddi' } });
    const { bets } = reduce(empty, pricePressed(press));
    expect(bets[0]).toMatchObject({ names, game: { sportSlug: 'kabaddi' } });
    const stored = { bets: { value: bets, stamp: { at: 1, by: 'tab' } } };
    expect(readStored(JSON.stringify(stored)).bets?.value).toEqual(bets);
    expect(Object.keys(slice.betOf(pressedPrice(2)))).not.toContain('names');
  });

  test('[P-12] another market of the same game is added and replaces nothing', () => {
    const once = reduce(empty, pricePressed(pressedPrice(1)));
    expect(reduce(once, pricePressed(pressedPrice(1, { outcome: 1 }))).bets).toHaveLength(2);
  });

  test('a fifty-first bet is refused and reported', () => {
    const full = couponWith(50, { typeId: express });
    const next = reduce(full, pricePressed(pressedPrice(60)));
    expect(next.bets).toHaveLength(50);
    expect(next.isFull).toBe(true);
    expect(reduce(next, slice.betsRemoved([String(full.bets[0]?.selectionId ?? 0)])).isFull).toBe(false);
  });
});

describe('bet builders of one game that share a number', () => {
  const member = (selectionId: number) => ({ selectionId, typeId: 3, period: 0, param: 5, outcome: 0 });
  const first = pressedPrice(1, { members: [member(11), member(12)] });
  const second = { ...first, members: [member(11), member(13)], price: 5000 };
  const both = reduce(reduce(empty, pricePressed(first)), pricePressed(second));
  const [, kept] = both.bets;

  test('are two bets, and a press removes only its own', () => {
    expect(both.bets.map(({ members }) => members)).toEqual([first.members, second.members]);
    expect(reduce(both, pricePressed(first)).bets).toEqual([kept]);
  });

  test('have their own amounts and prices', () => {
    const many = { ...both, typeId: manySingles };
    const key = betKey(kept as CouponBet);
    const entry = { value: 700, iso: 'EUR' };
    const set = reduce(many, slice.betAmountChanged({ key, entry }));
    expect(set.amountByBetId).toEqual({ '11+13': entry });
    const agreed = reduce(set, slice.pricesAccepted({ [key]: 5500 }));
    expect(agreed.bets.map(({ coef }) => coef)).toEqual([first.price, 5500]);
  });
});

describe('[P-01] the type follows the number of legs', () => {
  const rows: readonly [from: CouponTypeId, legs: number, to: CouponTypeId][] = [
    [single, 2, express],
    [express, 1, single],
    [express, 2, express],
    [system, 2, express],
    [system, 3, system],
    [system, 21, express],
    [chain, 1, single],
    [chain, 2, chain],
    [multi, 2, express],
    [multi, 3, multi],
    [condition, 2, express],
    [condition, 3, condition],
    [antiExpress, 1, single],
    [antiExpress, 2, antiExpress],
    [lucky, 8, lucky],
    [lucky, 9, express],
    [patent, 2, express],
    [patent, 3, patent],
    [patent, 9, express],
    [manySingles, 1, single],
    [manySingles, 2, manySingles],
    [manySingles, 50, manySingles],
  ];
  test.each(rows)('type %i with %i legs is type %i', (from, legs, to) => {
    expect(reduce(couponWith(legs), slice.typeChosen(from)).typeId).toBe(to);
  });

  test('removing a leg from a system of three leaves an express', () => {
    const three = couponWith(3, { typeId: system });
    expect(reduce(three, slice.betsRemoved([String(three.bets[1]?.selectionId ?? 0)])).typeId).toBe(express);
  });
});

describe('[P-02] systems', () => {
  test.each([
    [4, 3, 3],
    [4, 9, 3],
    [4, 1, 2],
    [5, 4, 4],
    [3, 2, 2],
  ])('of %i legs value %i is kept as %i', (legs, value, expected) => {
    expect(reduce(couponWith(legs, { typeId: system }), slice.systemValueChosen(value)).systemValue).toBe(expected);
  });

  test('a banker leaves the count of units, and the system value follows', () => {
    const four = couponWith(4, { typeId: system, systemValue: 3 });
    const next = reduce(four, slice.bankerToggled(String(four.bets[0]?.selectionId ?? 0)));
    expect(next.bets.map(({ banker }) => banker)).toEqual([true, false, false, false]);
    expect(next.systemValue).toBe(2);
  });

  test('a system of three legs allows no banker', () => {
    const three = couponWith(3, { typeId: system });
    expect(reduce(three, slice.bankerToggled(String(three.bets[0]?.selectionId ?? 0)))).toEqual(three);
  });

  test('leaving the system clears the bankers', () => {
    const four = couponWith(4, { typeId: system });
    const marked = reduce(four, slice.bankerToggled(String(four.bets[0]?.selectionId ?? 0)));
    expect(reduce(marked, slice.typeChosen(express)).bets.some(({ banker }) => banker)).toBe(false);
  });
});

describe('amounts', () => {
  const entry = { value: 700, iso: 'EUR' };

  test('[P-04] each of many singles has its own amount, which is removed with its bet', () => {
    const [first, second] = couponWith(3).bets as [CouponBet, CouponBet];
    const many = couponWith(3, { typeId: manySingles });
    const set = reduce(many, slice.betAmountChanged({ key: String(first.selectionId), entry }));
    expect(set.amountByBetId).toEqual({ [first.selectionId]: entry });
    expect(reduce(set, slice.betsRemoved([String(second.selectionId)])).amountByBetId).toEqual({
      [first.selectionId]: entry,
    });
    expect(reduce(set, slice.betsRemoved([String(first.selectionId)])).amountByBetId).toEqual({});
  });

  test('a common amount of many singles replaces their own', () => {
    const many = couponWith(3, { typeId: manySingles, amountByBetId: { [betOf(1).selectionId]: entry } });
    expect(reduce(many, slice.amountChanged({ value: 500, iso: 'EUR' }))).toMatchObject({
      amount: { value: 500 },
      amountByBetId: {},
    });
  });

  test('the last of many singles keeps its amount as a single', () => {
    const [first, second] = couponWith(2).bets as [CouponBet, CouponBet];
    const many = couponWith(2, { typeId: manySingles, amountByBetId: { [first.selectionId]: entry } });
    expect(reduce(many, slice.betsRemoved([String(second.selectionId)]))).toMatchObject({
      typeId: single,
      amount: entry,
    });
  });
});

test('[P-03] blocks close their gaps and keep their amounts when a leg is removed', () => {
  const [first, second, third, fourth] = couponWith(4).bets as [CouponBet, CouponBet, CouponBet, CouponBet];
  const state = couponWith(4, {
    typeId: condition,
    bets: [
      { ...first, blockId: 1 },
      { ...second, blockId: 2 },
      { ...third, blockId: 3 },
      { ...fourth, blockId: 3 },
    ],
    amountByBlockId: { 2: { value: 100, iso: 'EUR' }, 3: { value: 250, iso: 'EUR' } },
  });
  const next = reduce(state, slice.betsRemoved([String(second.selectionId)]));
  expect(next.bets.map(({ blockId }) => blockId)).toEqual([1, 2, 2]);
  expect(next.amountByBlockId).toEqual({ 2: { value: 250, iso: 'EUR' } });
});

describe('placing a coupon', () => {
  const { bets } = couponWith(2);

  test('a second press is ignored while a placement is open', () => {
    const open = batchOf(bets, [{ kind: 'unknown', attempts: 3 }]);
    const busy = couponWith(2, { typeId: express, batch: open });
    expect(reduce(busy, slice.placeAsked(batchOf(bets, [{ kind: 'sending' }]))).batch).toBe(open);
  });

  test.each(['accepted', 'refused'] as const)('a placement that was %s allows the next one', (kind) => {
    const phase: Phase = kind === 'accepted' ? accepted(bets) : { kind, refusal };
    const done = couponWith(2, { typeId: express, batch: batchOf(bets, [phase]) });
    const next = batchOf(bets, [{ kind: 'sending' }]);
    expect(reduce(done, slice.placeAsked(next)).batch).toBe(next);
  });

  test('an open placement of another player does not block this one', () => {
    const open = batchOf(bets, [{ kind: 'unknown', attempts: 3 }]);
    const next = batchOf(bets, [{ kind: 'sending' }], { userId: 12 });
    expect(reduce(couponWith(2, { batch: open }), slice.placeAsked(next)).batch).toBe(next);
  });

  test('[P-16] accepted bets leave the coupon, a refused single stays', () => {
    const batch = batchOf(bets, [{ kind: 'sending' }, { kind: 'sending' }], { typeId: manySingles });
    const [one, two] = batch.intents as [PlacementBatch['intents'][number], PlacementBatch['intents'][number]];
    const phase = (key: string, value: Phase) => slice.phaseChanged({ batchId: batch.id, key, phase: value });
    const start = couponWith(2, { typeId: manySingles, batch });
    const half = reduce(start, phase(one.key, accepted(bets.slice(0, 1))));
    const done = reduce(half, phase(two.key, { kind: 'refused', refusal }));
    expect(done.bets).toEqual([bets[1]]);
    expect(done.batch?.intents.map((intent) => intent.phase.kind)).toEqual(['accepted', 'refused']);
  });

  test('a phase of another batch changes nothing', () => {
    const state = couponWith(2, { typeId: express, batch: batchOf(bets, [{ kind: 'sending' }]) });
    const stray = slice.phaseChanged({ batchId: nextKey(), key: nextKey(), phase: accepted(bets) });
    expect(reduce(state, stray)).toEqual(state);
  });

  test.each([
    ['the amount', slice.amountChanged({ value: 500, iso: 'EUR' })],
    ['the type', slice.typeChosen(manySingles)],
    ['a price', slice.pricesAccepted({ [bets[0]?.selectionId ?? 0]: 1900 })],
    ['the bets', pricePressed(pressedPrice(9))],
  ])('changing %s clears a refusal', (_what, action) => {
    const refused = couponWith(2, { typeId: express, batch: batchOf(bets, [{ kind: 'refused', refusal }]) });
    expect(reduce(refused, action).batch).toBeNull();
  });

  test('the receipt stays visible when the next coupon begins', () => {
    const done = { ...empty, batch: batchOf(bets, [accepted(bets)]) };
    expect(reduce(done, pricePressed(pressedPrice(9))).batch).toBe(done.batch);
  });

  test('[P-16] the selections can be repeated, with the amounts of many singles', () => {
    const batch = batchOf(bets, [accepted(bets.slice(0, 1)), accepted(bets.slice(1))], { typeId: manySingles });
    const next = reduce({ ...empty, batch }, slice.selectionsRepeated());
    expect(next).toMatchObject({ bets, typeId: manySingles, batch: null });
    expect(Object.values(next.amountByBetId)).toEqual([
      { value: 2000, iso: 'EUR' },
      { value: 2000, iso: 'EUR' },
    ]);
  });

  test.each(['sending', 'pending', 'unknown'] as const)(
    'a placement that is %s is neither dismissed nor cleared',
    (kind) => {
      const phase = { kind, decidesAt: 1, attempts: 1 } as Phase;
      const state = couponWith(2, { typeId: express, batch: batchOf(bets, [phase]) });
      for (const action of [slice.batchDismissed(), slice.couponCleared(), signedOut()]) {
        expect(reduce(state, action).batch).toEqual(state.batch);
      }
    },
  );
});

test('signing out empties the coupon', () => {
  const bets = couponWith(2).bets;
  const state = couponWith(2, {
    isLoaded: true,
    coefAction: 1,
    amount: { value: 900, iso: 'EUR' },
    batch: batchOf(bets, [accepted(bets)]),
  });
  expect(reduce(state, signedOut())).toEqual({ ...empty, isLoaded: true });
});

test('clearing the coupon keeps the policy on changed prices', () => {
  expect(reduce(couponWith(2, { coefAction: 1 }), slice.couponCleared())).toMatchObject({
    ...empty,
    coefAction: 1,
    undo: { kind: 'removed', count: 2 },
  });
});
