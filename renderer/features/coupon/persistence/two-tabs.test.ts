import { expect, test } from 'vitest';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { betOf, pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub, openTab } from '#tests/fixtures/open-tab.ts';
import { NO_CHOICES } from '../coupon-choices.ts';
import { amountChanged, coefActionChosen, typeChosen } from '../slice.ts';
import { COUPON_KEY, readStored } from './stored-coupon.ts';

test('[P-17] a visitor’s coupon survives a reload and the sign-in after it', async () => {
  const hub = createTabHub();
  const before = openTab({ hub, signedIn: false });
  await before.settled();
  before.store.dispatch(pricePressed(pressedPrice(1)));
  before.store.dispatch(pricePressed(pressedPrice(2)));
  before.store.dispatch(amountChanged({ value: 700, iso: 'EUR' }));
  await before.settled();
  before.stop();

  const after = openTab({ hub, name: 'b', signedIn: false });
  await after.settled();
  void after.store.dispatch(sessionApi.util.upsertQueryData('session', undefined, null));
  expect(after.coupon()).toMatchObject({
    bets: [betOf(1), betOf(2)],
    typeId: COUPON_TYPE.express,
    amount: { value: 700, iso: 'EUR' },
    isLoaded: true,
  });
});

test('a second tab shows the same coupon, and no tab sends on what it has received', async () => {
  const hub = createTabHub();
  const [first, second] = [openTab({ hub }), openTab({ hub, name: 'b' })];
  await first.settled();
  first.store.dispatch(pricePressed(pressedPrice(1)));
  await first.settled();
  expect(second.coupon().bets).toEqual([betOf(1)]);
  second.store.dispatch(pricePressed(pressedPrice(2)));
  await first.settled();
  expect(first.coupon().bets).toEqual([betOf(1), betOf(2)]);
  expect(first.coupon().typeId).toBe(COUPON_TYPE.express);
  expect(hub.messages).toHaveLength(2);
});

test('fields changed at the same moment in two tabs are both kept, and of one field the last change wins everywhere', async () => {
  const hub = createTabHub();
  let clock = 1000;
  const [first, second] = [openTab({ hub, now: () => clock }), openTab({ hub, name: 'b', now: () => clock })];
  await first.settled();
  for (const game of [1, 2, 3]) first.store.dispatch(pricePressed(pressedPrice(game)));
  await first.settled();
  clock = 2000;
  first.store.dispatch(coefActionChosen(1));
  second.store.dispatch(amountChanged({ value: 700, iso: 'EUR' }));
  first.store.dispatch(typeChosen(COUPON_TYPE.manySingles));
  clock = 2001;
  second.store.dispatch(typeChosen(COUPON_TYPE.system));
  await first.settled();
  for (const tab of [first, second]) {
    expect(tab.coupon()).toMatchObject({ coefAction: 1, amount: { value: 700 }, typeId: COUPON_TYPE.system });
  }
  const stored = readStored(hub.host.stored.get(COUPON_KEY) ?? null);
  expect(stored.typeId?.value).toBe(COUPON_TYPE.system);
  expect(stored.amount?.value).toEqual({ value: 700, iso: 'EUR' });
});

test('with equal clocks both tabs take the change of the same tab', async () => {
  const hub = createTabHub();
  const [first, second] = [openTab({ hub }), openTab({ hub, name: 'b' })];
  await first.settled();
  first.store.dispatch(coefActionChosen(0));
  second.store.dispatch(coefActionChosen(1));
  await first.settled();
  expect(first.coupon().coefAction).toBe(second.coupon().coefAction);
});

test('a price pressed before the device was read is added to the stored bets', async () => {
  const hub = createTabHub();
  const before = openTab({ hub });
  await before.settled();
  before.store.dispatch(pricePressed(pressedPrice(1)));
  await before.settled();
  before.stop();

  const after = openTab({ hub, name: 'b' });
  after.store.dispatch(pricePressed(pressedPrice(2)));
  await after.settled();
  expect(after.coupon().bets).toEqual([betOf(1), betOf(2)]);
  expect(readStored(hub.host.stored.get(COUPON_KEY) ?? null).bets?.value).toHaveLength(2);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '[1,2]'],
  ['a bet of nothing', JSON.stringify({ bets: { value: [{}], stamp: { at: 1, by: 'x' } } })],
  ['an unknown currency', JSON.stringify({ amount: { value: { value: 1, iso: 'XXX' }, stamp: { at: 1, by: 'x' } } })],
])('a device that stores %s starts with an empty coupon', async (_what, text) => {
  const tab = openTab({ hub: createTabHub({ [COUPON_KEY]: text }) });
  await tab.settled();
  expect(tab.coupon()).toMatchObject({ bets: [], amount: null, isLoaded: true });
});

test('a damaged stored field leaves the other fields valid', () => {
  const stamp = { at: 1, by: 'x' };
  const text = JSON.stringify({ bets: { value: [betOf(1)], stamp }, typeId: { value: 77, stamp } });
  expect(readStored(text)).toEqual({ bets: { value: [betOf(1)], stamp } });
});

test('choices stored under their former name survive an update', () => {
  const stamp = { at: 1, by: 'x' };
  const value = { ...NO_CHOICES, isVip: true };
  expect(readStored(JSON.stringify({ offers: { value, stamp } }))).toEqual({ choices: { value, stamp } });
});

test('a coupon works in its tab when the storage keeps nothing', async () => {
  const hub = createTabHub();
  Object.assign(hub.host.storage, { write: async () => {}, read: async () => null });
  const tab = openTab({ hub });
  await tab.settled();
  tab.store.dispatch(pricePressed(pressedPrice(1)));
  await tab.settled();
  expect(tab.coupon().bets).toHaveLength(1);
});
