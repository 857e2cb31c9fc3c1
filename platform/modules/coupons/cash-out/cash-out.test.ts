import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { CashOutOrder } from '#shared/contracts/cash-out.ts';
import type { couponHistoryCall } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { legChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import {
  cashOutCoupon,
  cashOutPriceFor,
  cashOutPriceOf,
  couponNow,
  orderOf,
  placed,
} from '#tests/fixtures/platform/cash-out-scenario.ts';
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

describe('a cash-out price', () => {
  test('is the fair value of the coupon less the margin of the house', async () => {
    const coupon = await placed(player, [bet(2000), bet(1500)]);
    const { now, prices } = (
      await player.get<{ now: number; prices: object[] }>(`${openPaths.cashOutPrices}?ids=${coupon.id}`)
    ).body;
    expect(prices).toEqual([
      {
        couponId: coupon.id,
        status: 'offered',
        price: 971,
        stake: 1000,
        isDivisible: true,
        isLive: false,
        delaySeconds: 0,
        sequence: expect.any(Number),
        expiresAt: expect.any(Number),
      },
    ]);
    const [{ sequence, expiresAt }] = prices as [{ sequence: number; expiresAt: number }];
    expect(expiresAt - sequence).toBe(15_000);
    expect(now).toBeGreaterThanOrEqual(sequence);
  });

  test('follows prices and decided bets', async () => {
    const bets = [bet(2000), bet(2000)];
    const [first, second] = bets.map(([selectionId]) => selectionId) as [number, number];
    const coupon = await placed(player, bets);
    site.table.reprice(first, 1250);
    expect((await cashOutPriceOf(player, coupon.id)).price).toBe(Math.ceil(4000 * 0.8 * 0.5 * 0.97));
    site.table.decide(first, 1);
    site.table.finish(gameOfSelection(first), [1, 0]);
    await site.platform.coupons.settleAll();
    await site.platform.coupons.settled();
    expect((await cashOutPriceOf(player, coupon.id)).price).toBe(Math.ceil(4000 * 0.5 * 0.97));
    site.table.reprice(second, 4000);
    expect((await cashOutPriceOf(player, coupon.id)).price).toBe(970);
  });

  test('includes the stake that a bet may return', async () => {
    const coupon = await placed(player, [
      [site.table.addSelection(2000, { chance: legChance(0.4, 0.2, false) }), 2000],
    ]);
    expect((await cashOutPriceOf(player, coupon.id)).price).toBe(1000 * (0.4 * 2 + 0.2) * 0.97);
  });

  test.each([
    ['SUSPENDED', (id: number) => site.table.suspend(id)],
    ['SUSPENDED', (id: number) => site.table.decide(id, 1)],
    ['NO_PRICE', (id: number) => site.table.remove(id)],
  ] as const)('is not made while a bet is %s', async (reason, change) => {
    const bets = [bet(), bet()];
    const coupon = await placed(player, bets);
    const { sequence } = await cashOutPriceOf(player, coupon.id);
    change(bets[1]?.[0] ?? 0);
    expect(await cashOutPriceFor(player, coupon.id)).toEqual({ couponId: coupon.id, status: 'none', reason });
    const { body } = await cashOutCoupon(player, coupon.id, { stake: 1000, price: 970, sequence, isAnyPrice: true });
    expect(body).toMatchObject({ status: 'refused', code: reason, currentPrice: { reason } });
    expect((await couponNow(player, coupon.id)).state).toBe('open');
  });

  test('is not given where the site has switched cash-out off', async () => {
    const coupon = await placed(player, [bet()]);
    await site.platform.config.merge({ couponCashOut: { isOffered: false } });
    expect(await cashOutPriceFor(player, coupon.id)).toMatchObject({ status: 'none', reason: 'SWITCHED_OFF' });
    await site.platform.config.merge({ couponCashOut: { isOffered: true, margin: '0.2' } });
    expect((await cashOutPriceOf(player, coupon.id)).price).toBe(800);
    await site.platform.config.reset();
  });

  test('is not given for a coupon whose payout is taxed', async () => {
    await site.platform.config.merge({ partnerHasTaxes: true, coupon: { tax: { winningsPercent: '10' } } });
    const coupon = await placed(player, [bet()]);
    await site.platform.config.reset();
    expect(await cashOutPriceFor(player, coupon.id)).toMatchObject({ status: 'none', reason: 'TAXED' });
  });

  test('is given to the owner alone', async () => {
    const coupon = await placed(player, [bet()]);
    const other = await site.player();
    const { body } = await other.get<{ prices: object[] }>(`${openPaths.cashOutPrices}?ids=${coupon.id}`);
    expect(body.prices).toEqual([]);
    const sequence = site.platform.clock.now();
    expect((await cashOutCoupon(other, coupon.id, { stake: 1, price: 1, sequence, isAnyPrice: true })).status).toBe(
      404,
    );
    expect((await site.client().get(`${openPaths.cashOutPrices}?ids=${coupon.id}`)).status).toBe(401);
  });
});

describe('a coupon that is cashed out', () => {
  test('is settled: the price is credited, and its bets pay nothing more', async () => {
    const bets = [bet(), bet()];
    const coupon = await placed(player, bets);
    const before = await player.balance();
    const { body } = await cashOutCoupon(player, coupon.id, orderOf(await cashOutPriceOf(player, coupon.id)));
    expect(body).toMatchObject({ status: 'sold', price: 970, stake: 1000, balance: before + 970 });
    expect(body.status === 'sold' && body.coupon).toMatchObject({
      state: 'settled',
      result: 'sold',
      payout: 0,
      amount: 0,
      cashOut: {
        cashedOutStake: 1000,
        cashedOutAmount: 970,
        cashOuts: [{ number: 1, stake: 1000, amount: 970, by: 'player' }],
      },
    });
    for (const [selectionId] of bets) {
      site.table.decide(selectionId, 1);
      site.table.finish(gameOfSelection(selectionId), [2, 1]);
      site.table.announce(gameOfSelection(selectionId));
    }
    await site.platform.coupons.settled();
    expect(await player.balance()).toBe(before + 970);
    const after = await couponNow(player, coupon.id);
    expect(after).toMatchObject({ result: 'sold', payout: 0 });
    expect(after.legs.map(({ statusId }) => statusId)).toEqual([1, 1]);
    expect(await cashOutPriceFor(player, coupon.id)).toMatchObject({ reason: 'SETTLED' });
  });

  test('in part stays in play with the rest, to the cent', async () => {
    const [selectionId, price] = bet(2500);
    const coupon = await placed(player, [[selectionId, price]], { amount: 999 });
    const before = await player.balance();
    const offer = await cashOutPriceOf(player, coupon.id);
    expect(offer.price).toBe(970);
    const { body } = await cashOutCoupon(player, coupon.id, orderOf(offer, { stake: 333, price: 323 }));
    expect(body).toMatchObject({ status: 'sold', stake: 333, price: 323, balance: before + 323 });
    expect(await couponNow(player, coupon.id)).toMatchObject({
      state: 'open',
      amount: 666,
      maxPayout: 1665,
      maxPayoutLimit: Math.floor((5_000_000 * 666) / 999),
    });
    site.table.decide(selectionId, 1);
    site.table.finish(gameOfSelection(selectionId), [2, 1]);
    await site.platform.coupons.settleAll();
    await site.platform.coupons.settled();
    expect(await couponNow(player, coupon.id)).toMatchObject({ state: 'settled', result: 'win', payout: 1665 });
    expect(await player.balance()).toBe(before + 323 + 1665);
  });

  test('in parts is settled with the last one', async () => {
    const coupon = await placed(player, [bet()]);
    const before = await player.balance();
    for (const stake of [300, 300, 400]) {
      const offer = await cashOutPriceOf(player, coupon.id);
      const price = Math.floor((offer.price * stake) / offer.stake);
      expect((await cashOutCoupon(player, coupon.id, orderOf(offer, { stake, price }))).body.status).toBe('sold');
    }
    expect(await player.balance()).toBe(before + 970);
    const after = await couponNow(player, coupon.id);
    expect(after).toMatchObject({ result: 'sold', cashOut: { cashedOutStake: 1000, cashedOutAmount: 970 } });
    expect(after.cashOut?.cashOuts.map(({ amount }) => amount)).toEqual([291, 291, 388]);
  });

  test('with fixed amounts of blocks can only be cashed out whole', async () => {
    const bets = [bet(), bet(), bet()];
    const coupon = await placed(player, bets, { typeId: T.condition, amountByBlockId: { 2: 500, 3: 300 } });
    const offer = await cashOutPriceOf(player, coupon.id);
    expect(offer.isDivisible).toBe(false);
    const half = await cashOutCoupon(player, coupon.id, orderOf(offer, { stake: 500, price: 1 }));
    expect(half.body).toMatchObject({ status: 'refused', code: 'NOT_DIVISIBLE' });
    expect((await cashOutCoupon(player, coupon.id, orderOf(offer))).body.status).toBe('sold');
  });

  test('counts in the sums of the history, and is found by the filter for cashed-out coupons', async () => {
    const owner = await site.player({ balance: 10_000 });
    const coupon = await placed(owner, [bet()]);
    const half = await placed(owner, [bet()]);
    await cashOutCoupon(owner, coupon.id, orderOf(await cashOutPriceOf(owner, coupon.id)));
    await cashOutCoupon(owner, half.id, orderOf(await cashOutPriceOf(owner, half.id), { stake: 500, price: 1 }));
    const history = async (query: string) =>
      (await owner.get<CallAnswer<typeof couponHistoryCall>>(`${openPaths.couponHistory}?${query}`)).body;
    expect((await history('')).sums).toEqual([
      { iso: 'EUR', decimals: 2, count: 2, staked: 2000, returned: 970 + 485, open: 500 },
    ]);
    expect((await history('state=sold')).coupons.map(({ id }) => id)).toEqual([coupon.id]);
  });
});

describe('the price that the player saw', () => {
  const changed = async (to: number, more: Partial<CashOutOrder> = {}) => {
    const [selectionId, price] = bet(2000);
    const coupon = await placed(player, [[selectionId, price]]);
    const offer = await cashOutPriceOf(player, coupon.id);
    site.table.reprice(selectionId, to);
    return (await cashOutCoupon(player, coupon.id, orderOf(offer, more))).body;
  };

  test('is paid at least', async () => {
    const body = await changed(2500);
    expect(body).toMatchObject({
      status: 'refused',
      code: 'PRICE_CHANGED',
      currentPrice: { status: 'offered', price: 776 },
    });
  });

  test('does not matter if the player accepts any price', async () => {
    expect(await changed(2500, { isAnyPrice: true })).toMatchObject({ status: 'sold', price: 776 });
  });

  test.each([
    [2080, 5, 'sold'],
    [2105, 5, 'sold'],
    [2110, 5, 'refused'],
    [2010, 1, 'sold'],
    [2030, 1, 'refused'],
    [2010, 0, 'refused'],
    [1900, 5, 'sold'],
  ] as const)(
    'may fall as far as the player accepts: to the odds of %i with %i %%, and the cash-out is %s',
    async (to, dropPercent, status) => {
      const body = await changed(to, { dropPercent });
      expect(body).toMatchObject({ status });
      if (body.status === 'sold') expect(body.price).toBe(Math.ceil((2000 * 1000 * 0.97) / to));
      else expect(body).toMatchObject({ code: 'PRICE_CHANGED' });
    },
  );

  test('may not fall by a percent that the site does not offer', async () => {
    await site.platform.config.merge({ coupon: { dropPercents: [1] } });
    const body = await changed(2080, { dropPercent: 5 });
    await site.platform.config.merge({ coupon: { dropPercents: [1, 2, 5] } });
    expect(body).toMatchObject({ status: 'refused', code: 'PRICE_CHANGED' });
  });

  test('is replaced by a better one', async () => {
    expect(await changed(1600)).toMatchObject({ status: 'sold', price: Math.ceil(2000 * 0.625 * 0.97) });
  });

  test('holds for some seconds', async () => {
    const coupon = await placed(player, [bet()]);
    const offer = await cashOutPriceOf(player, coupon.id);
    await site.platform.clock.moveTo(offer.expiresAt + 1);
    const { body } = await cashOutCoupon(player, coupon.id, orderOf(offer));
    expect(body).toMatchObject({ status: 'refused', code: 'OFFER_EXPIRED', currentPrice: { price: 970 } });
    expect((await cashOutCoupon(player, coupon.id, orderOf(offer, { isAnyPrice: true }))).body.status).toBe('sold');
  });

  test('does not cash out more than the stake in play', async () => {
    const coupon = await placed(player, [bet()]);
    const offer = await cashOutPriceOf(player, coupon.id);
    const { body } = await cashOutCoupon(player, coupon.id, orderOf(offer, { stake: 1001 }));
    expect(body).toMatchObject({ status: 'refused', code: 'STAKE_CHANGED' });
  });
});
