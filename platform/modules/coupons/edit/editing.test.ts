import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { couponHistoryCall } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import {
  cashOutCoupon,
  cashOutPriceOf,
  couponNow,
  orderOf,
  placed,
  setRule,
} from '#tests/fixtures/platform/cash-out-scenario.ts';
import { betsOf, edit, editable, edited, editOrderOf, editTerms } from '#tests/fixtures/platform/edit-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000_000 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const bet = (price = 2000): [number, number] => [site.table.addSelection(price), price];
const bets = (...prices: number[]) => prices.map((price) => bet(price));
const idsOf = (of: readonly (readonly [number, number])[]) => of.map(([selectionId]) => selectionId);

async function win(...selectionIds: number[]): Promise<void> {
  for (const selectionId of selectionIds) {
    site.table.decide(selectionId, 1);
    site.table.finish(gameOfSelection(selectionId), [2, 1]);
  }
  await site.platform.coupons.settleAll();
  // The platform settles automatically too; the later of the two runs does not wait for the earlier one.
  await site.platform.coupons.settled();
}

const history = async (of: TestPlayer, query = '') =>
  (await of.get<CallAnswer<typeof couponHistoryCall>>(`${openPaths.couponHistory}?${query}`)).body;

describe('[B-03] an edit', () => {
  test('ends the coupon at its cash-out price and places another with it, linked in both directions', async () => {
    const three = bets(2000, 1500, 1800);
    const [first = 0, second = 0] = idsOf(three);
    const old = await placed(player, three);
    const price = (await cashOutPriceOf(player, old.id)).price;
    const before = await player.balance();
    const answer = await edited(player, old.id, { bets: betsOf(first, second) });
    expect(answer.value).toBe(price);
    expect(answer.coupon).toMatchObject({
      typeId: T.express,
      amount: price,
      coef: 3000,
      state: 'open',
      edit: { from: { couponId: old.id, value: price } },
    });
    expect(answer.old).toMatchObject({
      state: 'settled',
      result: 'edited',
      payout: 0,
      edit: { into: { couponId: answer.coupon.id } },
      cashOut: { cashedOutStake: 1000, cashedOutAmount: price, cashOuts: [{ by: 'edit' }] },
    });
    expect(answer.balance).toBe(before);
    await win(first, second);
    expect(await player.balance()).toBe(before + price * 3);
    expect(await couponNow(player, old.id)).toMatchObject({ result: 'edited', payout: 0 });
  });

  test.each([
    ['a leg less of three', [2000, 1500, 1800], T.express, (ids: number[]) => ids.slice(1), T.express, null],
    ['a leg less of two', [2000, 1500], T.express, (ids: number[]) => ids.slice(1), T.single, null],
    ['another leg', [2000, 1500], T.express, (ids: number[]) => [ids[0] ?? 0, bet(3000)[0]], T.express, null],
    ['a leg more of a single', [2000], T.single, (ids: number[]) => [...ids, bet(1700)[0]], T.express, null],
    ['a leg less of a system', [2000, 1500, 1800, 1900], T.system, (ids: number[]) => ids.slice(1), T.system, 2],
    ['too few legs for a system', [2000, 1500, 1800], T.system, (ids: number[]) => ids.slice(1), T.express, null],
    ['a leg less of a chain', [2000, 1500, 1800], T.chain, (ids: number[]) => ids.slice(1), T.chain, null],
    ['a leg less of a lucky', [2000, 1500, 1800], T.lucky, (ids: number[]) => ids.slice(1), T.lucky, null],
    ['a leg less of a patent', [2000, 1500, 1800, 1900], T.patent, (ids: number[]) => ids.slice(1), T.patent, null],
  ] as const)('%s makes what so many bets are', async (_, prices, typeId, next, becomes, systemValue) => {
    const of = bets(...prices);
    const more = typeId === T.system ? { typeId, systemValue: prices.length - 1 } : { typeId };
    const old = await placed(player, of, more);
    const wanted = next(idsOf(of));
    const { coupon, value } = await edited(player, old.id, { bets: betsOf(...wanted) });
    expect(coupon).toMatchObject({ typeId: becomes, systemValue, amount: value });
    expect(coupon.legs.map(({ selectionId }) => selectionId)).toEqual(wanted);
  });

  test.each([
    ['up, which the balance pays', 1500],
    ['down, which comes back', 400],
  ])('the stake goes %s', async (_, stake) => {
    const of = bets(2000, 2000);
    const old = await placed(player, of);
    const before = await player.balance();
    const { coupon, value, balance } = await edited(player, old.id, { stake });
    expect(coupon.amount).toBe(stake);
    expect(balance).toBe(before + value - stake);
    await win(...idsOf(of));
    expect(await player.balance()).toBe(before + value - stake + stake * 4);
  });

  test('includes decided bets in the value, and changes open ones only', async () => {
    const of = bets(2000, 2000, 2000);
    const [first = 0, second = 0, third = 0] = idsOf(of);
    const old = await placed(player, of);
    await win(first);
    const offer = await editable(player, old.id, { bets: betsOf(second) });
    expect(offer.legs).toEqual([
      { selectionId: first, lock: 'DECIDED' },
      { selectionId: second, lock: null },
      { selectionId: third, lock: null },
    ]);
    expect(offer.value).toBe(8000 * 0.25 * 0.97);
    expect(offer).toMatchObject({ typeId: T.single, stake: offer.value, coef: 2000, maxPayout: offer.value * 2 });
    const again = await editTerms(player, old.id, { bets: betsOf(first, second) });
    expect(again).toMatchObject({ problem: { code: 'BET_BLOCKED', selectionIds: [first] } });
  });

  test('of a partly cashed-out coupon uses the stake in play', async () => {
    const of = bets(2000, 2000);
    const old = await placed(player, of);
    await cashOutCoupon(player, old.id, orderOf(await cashOutPriceOf(player, old.id), { stake: 400, price: 1 }));
    const before = await player.balance();
    const { coupon, old: after, balance } = await edited(player, old.id, { bets: betsOf(idsOf(of)[0] ?? 0) });
    expect(coupon.amount).toBe(582);
    expect(after.cashOut).toMatchObject({ cashedOutStake: 1000, cashedOutAmount: 388 + 582 });
    expect(balance).toBe(before);
  });

  test('ends the auto cash-out rule of the old coupon, and says so beforehand', async () => {
    const of = bets(2000, 2000);
    const old = await placed(player, of);
    await setRule(player, old.id, { target: 100_000, stake: null });
    const request = { bets: betsOf(idsOf(of)[0] ?? 0) };
    expect((await editable(player, old.id, request)).ends).toEqual(['rule']);
    const { coupon, old: after } = await edited(player, old.id, request);
    expect(after.cashOut?.rule).toBeNull();
    expect(coupon.cashOut).toBeUndefined();
  });

  test('of an edited coupon extends the chain of links', async () => {
    const of = bets(2000, 2000, 2000);
    const [first = 0, second = 0] = idsOf(of);
    const old = await placed(player, of);
    const once = await edited(player, old.id, { bets: betsOf(first, second) });
    const twice = await edited(player, once.coupon.id, { bets: betsOf(first) });
    expect(twice.old.edit).toEqual({
      from: { couponId: old.id, value: once.value },
      into: { couponId: twice.coupon.id },
    });
    expect(twice.coupon).toMatchObject({ typeId: T.single, amount: Math.ceil(once.value * 0.97) });
  });

  test('keeps the bonus bet if enough bets remain, and says beforehand if it ends', async () => {
    const of = bets(2000, 2000, 2000, 2000);
    const ids = idsOf(of);
    const old = await placed(player, of, { isBonusBet: true });
    expect(old.bonusBetCoef).toBe(1040);
    expect(await editable(player, old.id, { bets: betsOf(...ids.slice(1)) })).toMatchObject({
      bonusBetCoef: 1030,
      ends: ['hyper-bonus'],
    });
    expect(await editable(player, old.id, { bets: betsOf(...ids.slice(2)) })).toMatchObject({
      bonusBetCoef: null,
      ends: ['bonus-bet', 'hyper-bonus'],
    });
    const { coupon } = await edited(player, old.id, { bets: betsOf(...ids.slice(1)) });
    expect(coupon.bonusBetCoef).toBe(1030);
  });
});

describe('[B-03] an edit is refused by name', () => {
  test.each([
    ['SUSPENDED', (id: number) => site.table.suspend(id)],
    ['NO_PRICE', (id: number) => site.table.remove(id)],
  ] as const)('while a bet is %s, which is named', async (reason, change) => {
    const of = bets(2000, 2000);
    const [first = 0, second = 0] = idsOf(of);
    const old = await placed(player, of);
    const order = editOrderOf(await editable(player, old.id, { bets: betsOf(first) }));
    change(second);
    expect(await editTerms(player, old.id, { bets: betsOf(first) })).toEqual({
      status: 'none',
      reason,
      legs: [
        { selectionId: first, lock: null },
        { selectionId: second, lock: reason },
      ],
    });
    expect((await edit(player, old.id, order)).body).toMatchObject({ status: 'refused', code: reason });
    expect((await couponNow(player, old.id)).state).toBe('open');
  });

  test.each([
    ['a condition', T.condition, 'TYPE_NOT_EDITED'],
    ['an anti-express', T.antiExpress, 'TYPE_NOT_EDITED'],
  ] as const)('for %s', async (_, typeId, reason) => {
    const old = await placed(player, bets(1500, 1500, 1500), { typeId });
    expect(await editTerms(player, old.id)).toMatchObject({ status: 'none', reason });
  });

  test('where the operator has switched off edits or cash-outs', async () => {
    const old = await placed(player, bets(2000, 2000));
    await site.platform.config.merge({ couponCashOut: { isEditable: false } });
    expect(await editTerms(player, old.id)).toMatchObject({ reason: 'EDIT_SWITCHED_OFF' });
    await site.platform.config.merge({ couponCashOut: { isEditable: true, isOffered: false } });
    expect(await editTerms(player, old.id)).toMatchObject({ reason: 'SWITCHED_OFF' });
    await site.platform.config.reset();
  });

  test('where the old or the new coupon is taxed', async () => {
    const plain = await placed(player, bets(2000, 2000));
    await site.platform.config.merge({ partnerHasTaxes: true, coupon: { tax: { winningsPercent: '10' } } });
    const taxed = await placed(player, bets(2000, 2000));
    expect(await editTerms(player, plain.id)).toMatchObject({ reason: 'TAXED' });
    await site.platform.config.reset();
    expect(await editTerms(player, taxed.id)).toMatchObject({ reason: 'TAXED' });
  });

  test('when nothing changes, the new coupon is impossible, or the balance is too small', async () => {
    const poor = await site.player({ balance: 1000 });
    const of = bets(2000, 2000);
    const [first = 0] = idsOf(of);
    const old = await placed(poor, of);
    const problemOf = async (question: Parameters<typeof editTerms>[2]) => {
      const offer = await editable(poor, old.id, question);
      expect(offer).toMatchObject({ coef: null, maxPayout: null });
      const answer = (await edit(poor, old.id, editOrderOf(offer))).body;
      expect(answer).toMatchObject({ status: 'refused', code: offer.problem?.code });
      return offer.problem;
    };
    expect(await problemOf({})).toMatchObject({ code: 'NOTHING_CHANGED' });
    expect(await problemOf({ stake: 1000 })).toMatchObject({ code: 'NOTHING_CHANGED' });
    const sameGame = site.table.addSelection(1800, { gameId: gameOfSelection(first) });
    expect(await problemOf({ bets: betsOf(first, sameGame) })).toMatchObject({ code: 'BET_DEPENDENT' });
    expect(await problemOf({ bets: betsOf(first), stake: 1 })).toMatchObject({ code: 'AMOUNT_MIN' });
    expect(await problemOf({ bets: betsOf(first), stake: 971 })).toMatchObject({
      code: 'BALANCE',
      data: { missing: 971 - 970 },
    });
    expect(await couponNow(poor, old.id)).toMatchObject({ state: 'open', amount: 1000 });
    expect((await history(poor)).coupons).toHaveLength(1);
  });

  test('for another player, and for a settled coupon', async () => {
    const of = bets(2000, 2000);
    const old = await placed(player, of);
    const order = editOrderOf(await editable(player, old.id, { bets: betsOf(idsOf(of)[0] ?? 0) }));
    const other = await site.player();
    expect((await edit(other, old.id, order)).status).toBe(404);
    await win(...idsOf(of));
    expect((await edit(player, old.id, order)).body).toMatchObject({ status: 'refused', code: 'SETTLED' });
  });
});

describe('[B-03] an edit gives at least the value that the player saw', () => {
  async function moved(change: (kept: number, dropped: number) => void) {
    const of = bets(2000, 2000);
    const [kept = 0, dropped = 0] = idsOf(of);
    const old = await placed(player, of);
    const order = editOrderOf(await editable(player, old.id, { bets: betsOf(kept) }));
    const before = await player.balance();
    change(kept, dropped);
    const { body } = await edit(player, old.id, order);
    return { body, gained: (await player.balance()) - before };
  }

  test('a lower value is refused and shown first', async () => {
    const { body } = await moved((_, dropped) => site.table.reprice(dropped, 2500));
    expect(body).toMatchObject({ status: 'refused', code: 'VALUE_CHANGED', terms: { value: 776 } });
  });

  test('a lower price of a bet is refused and shown first', async () => {
    const { body } = await moved((kept) => site.table.reprice(kept, 1900));
    expect(body).toMatchObject({ status: 'refused', code: 'COEF_CHANGED', terms: { coef: 1900, value: 1022 } });
  });

  test('a higher value is credited, and the stake stays as seen', async () => {
    const { body, gained } = await moved((_, dropped) => site.table.reprice(dropped, 1600));
    expect(body).toMatchObject({ status: 'edited', value: 1213, coupon: { amount: 970 } });
    expect(gained).toBe(1213 - 970);
  });

  test('terms hold for some seconds', async () => {
    const of = bets(2000, 2000);
    const old = await placed(player, of);
    const offer = await editable(player, old.id, { bets: betsOf(idsOf(of)[0] ?? 0) });
    await site.platform.clock.moveTo(offer.expiresAt + 1);
    expect((await edit(player, old.id, editOrderOf(offer))).body).toMatchObject({ code: 'OFFER_EXPIRED' });
  });
});

test('[B-03] the sums of the history agree with the ledger for cashed-out, edited and free coupons', async () => {
  const one = await site.player({ balance: 100_000 });
  const of = bets(2000, 2000);
  const old = await placed(one, of);
  const cashedOut = await placed(one, bets(2000));
  await cashOutCoupon(one, cashedOut.id, orderOf(await cashOutPriceOf(one, cashedOut.id), { stake: 500, price: 1 }));
  await edited(one, old.id, { bets: betsOf(idsOf(of)[0] ?? 0), stake: 1300 });
  const won = bets(3000);
  await placed(one, won);
  await win(...idsOf(won));
  const [sums] = (await history(one)).sums;
  expect(sums).toMatchObject({ count: 4, staked: 1000 + 1000 + 1300 + 1000, open: 500 + 1300 });
  const net = (sums?.returned ?? 0) - (sums?.staked ?? 0);
  expect(await one.balance()).toBe(100_000 + net);
  expect((await history(one, 'state=edited')).coupons.map(({ id }) => id)).toEqual([old.id]);
});
