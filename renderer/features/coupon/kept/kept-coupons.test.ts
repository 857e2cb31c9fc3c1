import { describe, expect, test } from 'vitest';
import { signedOut } from '#renderer/lib/ports/auth-port.ts';
import { betKey, pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import { storageEntryOf } from '#shared/domain/consent/storage-inventory.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { betOf, pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub, openTab } from '#tests/fixtures/open-tab.ts';
import { emptyCoupon } from '../coupon-state.ts';
import { COUPON_KEY, KEPT_KEY, readStored } from '../persistence/stored-coupon.ts';
import { amountChanged, betSwitched, couponFilled, couponReducer, keptChanged } from '../slice.ts';
import {
  joinedWith,
  KEPT_MAX,
  type KeptCoupon,
  keptFields,
  keptName,
  keptOf,
  replacedBy,
  withKept,
} from './kept-coupons.ts';
import { keptNow } from './kept-odds.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function keptCoupon(number: number, games: readonly number[], rest: Partial<KeptCoupon> = {}): KeptCoupon {
  const bets = games.map((game) => betOf(game));
  const typeId = games.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
  const fields = keptFields({ ...emptyCoupon, bets, typeId });
  return { id: uuid(number), name: `Slip ${number}`, owner: null, fields, ...rest };
}

const couponWith = (...games: readonly number[]) => ({
  ...emptyCoupon,
  bets: games.map((game) => betOf(game)),
  typeId: games.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single,
});

describe('a kept coupon', () => {
  test('replaces the present one with its type, its stake and the bets that were switched off', () => {
    const saved = [amountChanged({ value: 700, iso: 'EUR' }), betSwitched(betKey(betOf(2)))].reduce(
      couponReducer,
      couponWith(1, 2, 3),
    );
    const kept = { ...keptCoupon(1, []), fields: keptFields(saved) };
    const loaded = couponReducer(couponWith(8, 9), couponFilled(replacedBy(kept)));
    expect(loaded).toMatchObject({ ...kept.fields, undo: { kind: 'replaced', count: 2 } });
  });

  test('is added to the present one without the bets that it already holds, and no further than a coupon goes', () => {
    const present = couponReducer(couponWith(1, 2), betSwitched(betKey(betOf(2))));
    const { bets } = joinedWith(present, keptCoupon(1, [1, 2, 3]));
    expect(bets).toEqual([betOf(1), betOf(3)]);
    const full = couponWith(...Array.from({ length: 49 }, (_none, index) => index + 1));
    expect(joinedWith(full, keptCoupon(1, [60, 61])).bets).toHaveLength(50);
  });

  test('takes the place of the one with the same name, but not of another player’s', () => {
    const others = [keptCoupon(1, [1], { name: 'Sunday' }), keptCoupon(2, [2], { name: 'Sunday', owner: 5 })];
    const now = withKept(others, keptCoupon(3, [3], { name: 'Sunday' }));
    expect(now.map(({ id }) => id)).toEqual([uuid(3), uuid(2)]);
  });

  test('of a player is shown to that player only, one of a visitor to everybody on the device', () => {
    const kept = [keptCoupon(1, [1]), keptCoupon(2, [2], { owner: 11 }), keptCoupon(3, [3], { owner: 12 })];
    expect(keptOf(kept, null).map(({ id }) => id)).toEqual([uuid(1)]);
    expect(keptOf(kept, 11).map(({ id }) => id)).toEqual([uuid(1), uuid(2)]);
    expect(couponReducer({ ...emptyCoupon, kept }, signedOut()).kept).toEqual(kept);
  });

  test('has a name without spaces around it and of a bounded length', () => {
    expect(keptName('  Sunday   derby ')).toBe('Sunday derby');
    expect(keptName('x'.repeat(99))).toHaveLength(40);
    expect(keptName('   ')).toBe('');
  });
});

describe('the odds of a kept coupon', () => {
  const price = (game: number, coef: number | null) => ({
    ...{ selectionId: betOf(game).selectionId, coef, suspended: false },
  });
  const { fields } = keptCoupon(1, [1, 2]);

  test('are those of now', () => {
    expect(keptNow(fields, [price(1, 1500), price(2, 3000)])).toEqual({ ended: 0, coef: 4500 });
  });

  test('are those of the bets that are left, and the others are counted as ended', () => {
    expect(keptNow(fields, [price(1, null), price(2, 3000)])).toEqual({ ended: 1, coef: 3000 });
    expect(keptNow(fields, [price(1, null), price(2, null)])).toEqual({ ended: 2, coef: null });
  });

  test('are not shown while a price is unknown, and for types without odds of their own', () => {
    expect(keptNow(fields, [price(1, 1500)])).toEqual({ ended: 0, coef: null });
    const system = { ...fields, typeId: COUPON_TYPE.system };
    expect(keptNow(system, [price(1, 1500), price(2, 3000)])).toEqual({ ended: 0, coef: null });
  });
});

describe('kept coupons on the device', () => {
  test('survive a reload, are the same in all tabs, and are written apart from the coupon', async () => {
    const hub = createTabHub();
    const [first, second] = [openTab({ hub, signedIn: false }), openTab({ hub, name: 'b', signedIn: false })];
    await first.settled();
    const kept = [keptCoupon(1, [1, 2]), keptCoupon(2, [3])];
    first.store.dispatch(keptChanged(kept));
    await first.settled();
    expect(second.coupon().kept).toEqual(kept);
    const stored = hub.host.stored.get(KEPT_KEY);
    expect(readStored(stored ?? null).kept?.value).toEqual(kept);
    first.store.dispatch(pricePressed(pressedPrice(9)));
    await first.settled();
    expect(hub.host.stored.get(KEPT_KEY)).toBe(stored);
    expect(hub.host.stored.get(COUPON_KEY)).not.toContain('Slip 1');
    const later = openTab({ hub, name: 'c', signedIn: false });
    await later.settled();
    expect(later.coupon()).toMatchObject({ kept, bets: [betOf(9)] });
  });

  test('need no consent: the press on "Save" asked for them', () => {
    expect(storageEntryOf('local', `fairline:${KEPT_KEY}`)).toMatchObject({ consent: 'necessary', life: 'open' });
  });

  const stamp = { at: 1, by: 'x' };
  const read = (value: unknown) => readStored(JSON.stringify({ kept: { value, stamp } })).kept?.value;

  test('are read without those that are damaged', () => {
    const good = keptCoupon(1, [1]);
    expect(read([good, { ...good, name: '' }, { ...good, id: 'no id' }, 7, { ...good, fields: {} }])).toEqual([good]);
  });

  test('are not read when they are more than a device keeps', () => {
    const many = Array.from({ length: KEPT_MAX + 1 }, (_none, index) => keptCoupon(index, [1]));
    expect(read(many)).toBeUndefined();
    expect(read(many.slice(1))).toHaveLength(KEPT_MAX);
  });
});
