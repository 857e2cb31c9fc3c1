import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { controlStopsCall } from '#shared/contracts/control-book.ts';
import type { Coupon, Placement } from '#shared/contracts/coupon.ts';
import { groupIdOf, groupMembers } from '#shared/domain/builder/group-id.ts';
import { legChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import {
  cashOutCoupon,
  cashOutPriceFor,
  cashOutPriceOf,
  orderOf,
  placed,
} from '#tests/fixtures/platform/cash-out-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { createMarketStopStore } from '../../simulation/book/market-stop-store.ts';
import { openMarketStops } from '../../simulation/book/market-stops.ts';
import { WATCH_SETTINGS } from './watch-settings.ts';

let site: TestPlatform;
let player: TestPlayer;
let log: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  site = await startTestPlatform({ watchSettings: WATCH_SETTINGS });
  player = await site.player({ balance: 10_000_000 });
  log = vi.spyOn(site.platform.app.log, 'error');
});
afterEach(async () => {
  await site.platform.bookWatch.idle();
  await player.post('/__control/stops/lift', { id: null });
  await site.platform.config.reset();
  log.mockClear();
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

async function stops() {
  await site.platform.bookWatch.idle();
  return (await player.get<CallAnswer<typeof controlStopsCall>>('/__control/stops')).body.stops;
}

const fair = (price: number, share = 0.95) => ({ chance: legChance((share * 1000) / price, 0, false) });
const honest = (price: number, more: { gameId?: number } = {}) =>
  site.table.addSelection(price, { ...fair(price), ...more });
const answerTo = async (selectionId: number, coef: number) =>
  (await player.place(player.placement([[selectionId, coef]]))).body;

test('a price above its chance stops its market for bets and cash-outs and is logged; other markets stay open', async () => {
  const wrong = site.table.addSelection(3000, fair(3000, 1.5));
  const other = honest(2000);
  const coupon = await placed(player, [[wrong, 3000]]);
  const [stop, ...more] = await stops();
  expect(more).toEqual([]);
  expect(stop).toMatchObject({
    gameId: gameOfSelection(wrong),
    marketType: 1,
    period: 0,
    reason: 'price',
    evidence: { couponId: Number(coupon.id), userId: player.userId, selectionId: wrong, coef: 3000, chance: 0.5 },
  });
  expect(await answerTo(wrong, 3000)).toMatchObject({ status: 'refused', code: 'BET_BLOCKED' });
  expect(await cashOutPriceFor(player, coupon.id)).toMatchObject({ status: 'none', reason: 'SUSPENDED' });
  expect(await answerTo(other, 2000)).toMatchObject({ status: 'accepted' });
  const lines = log.mock.calls.map((args: unknown[]) => String(args[0]));
  expect(lines.filter((line: string) => line.includes('The book has stopped market type 1'))).toHaveLength(1);
  expect(lines.join()).toContain(`"selectionId":${wrong}`);
  expect((await player.post('/__control/stops/lift', { id: stop?.id })).body).toEqual({ lifted: 1 });
  expect(await cashOutPriceFor(player, coupon.id)).toMatchObject({ status: 'offered' });
});

test('a wrong joint price stops the bet builders of its game and no other market', async () => {
  const gameId = site.table.addGame();
  // The table's discount for a group is a tenth, and the joint chance of these members deserves more.
  const members = groupMembers(
    [2000, 1800].map((price) => site.table.addSelection(price, { gameId, ...fair(price, 1.2) })),
  );
  const bets = [{ selectionId: groupIdOf(members), members, coef: 3240 }];
  const place = async () =>
    (await player.place(player.placement([], { typeId: COUPON_TYPE.single, bets } as Partial<Placement>))).body;
  const answer = await place();
  if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
  expect(await stops()).toMatchObject([{ gameId, marketType: 255, period: 0, reason: 'price', evidence: { members } }]);
  expect(await place()).toMatchObject({ status: 'refused', code: 'BET_BLOCKED' });
  expect(await cashOutPriceFor(player, answer.coupon.id)).toMatchObject({ status: 'none', reason: 'SUSPENDED' });
  expect(await answerTo(honest(2000, { gameId }), 2000)).toMatchObject({ status: 'accepted' });
});

test('legs that are each barely above fair and together worth too much stop all their markets', async () => {
  const bets = Array.from({ length: 5 }, (): [number, number] => [
    site.table.addSelection(2000, fair(2000, 1.008)),
    2000,
  ]);
  await placed(player, bets);
  const found = await stops();
  expect(found.map(({ reason }) => reason)).toEqual(Array(5).fill('value'));
  expect(new Set(found.map(({ gameId }) => gameId))).toEqual(new Set(bets.map(([id]) => gameOfSelection(id))));
});

describe('a cash-out', () => {
  /** Places a coupon on a selection whose price falls at once. */
  const gains = async (by: TestPlayer, price: number, to: number): Promise<Coupon> => {
    const selectionId = site.table.addSelection(price);
    const coupon = await placed(by, [[selectionId, price]]);
    site.table.reprice(selectionId, to);
    return coupon;
  };

  test('that gains at once although nothing has happened stops the market', async () => {
    const coupon = await gains(player, 2000, 1100);
    const offer = await cashOutPriceOf(player, coupon.id);
    expect(offer.price).toBeGreaterThan(1500);
    await cashOutCoupon(player, coupon.id, orderOf(offer));
    expect(await stops()).toMatchObject([{ reason: 'gain', evidence: { couponId: Number(coupon.id), count: 1 } }]);
  });

  test('that gains after a goal stops nothing', async () => {
    const coupon = await gains(player, 2000, 1100);
    site.table.scoreNow(coupon.legs[0]?.gameId ?? 0, [1, 0]);
    await cashOutCoupon(player, coupon.id, orderOf(await cashOutPriceOf(player, coupon.id)));
    expect(await stops()).toEqual([]);
  });

  test('with a player’s fourth small gain in a day stops its market', async () => {
    await site.platform.config.merge({ couponCashOut: { margin: '0' } });
    const thief = await site.player({ balance: 100_000 });
    for (let time = 1; time <= 4; time += 1) {
      expect(await stops()).toEqual([]);
      const coupon = await gains(thief, 2000, 1980);
      const offer = await cashOutPriceOf(thief, coupon.id);
      expect(offer.price).toBe(1010);
      await cashOutCoupon(thief, coupon.id, orderOf(offer));
    }
    expect(await stops()).toMatchObject([{ reason: 'gain', evidence: { userId: thief.userId, count: 4 } }]);
  });
});

test('a payout above the coupon’s largest payout at acceptance stops its market', async () => {
  const selectionId = honest(2000);
  const { id } = await placed(player, [[selectionId, 2000]]);
  await site.platform.bookWatch.idle();
  await site.database.owner`update coupon_watch set most = 1500 where coupon_id = ${Number(id)}`;
  site.table.decide(selectionId, 1);
  site.table.announce(gameOfSelection(selectionId));
  await site.platform.coupons.settled();
  expect(await stops()).toMatchObject([{ reason: 'payout', evidence: { paid: 2000, maxPayout: 1500 } }]);
});

test('a market type that pays more than chance explains is stopped in every game until an operator lifts the stop', async () => {
  await site.database.owner`delete from watch_sum`;
  const bets = Array.from({ length: 40 }, () => honest(4000));
  for (const selectionId of bets) await placed(player, [[selectionId, 4000]]);
  for (const selectionId of bets) site.table.decide(selectionId, 1);
  site.table.announce(...bets.map(gameOfSelection));
  await site.platform.coupons.settled();
  expect(await stops()).toMatchObject([{ gameId: null, marketType: 1, reason: 'sum', evidence: { games: 40 } }]);
  const other = honest(2000);
  expect(await answerTo(other, 2000)).toMatchObject({ status: 'refused', code: 'BET_BLOCKED' });
  await player.post('/__control/stops/lift', { id: null });
  expect(await answerTo(other, 2000)).toMatchObject({ status: 'accepted' });
});

test('coupons and sums that ended long ago are deleted', async () => {
  const count = async () => {
    const [row] = await site.database.owner<{ ended: number; sums: number; gains: number }[]>`
      select (select count(*)::int from coupon_watch where ended_at is not null) as ended,
        (select count(*)::int from watch_sum) as sums, (select count(*)::int from quick_gain) as gains`;
    return row;
  };
  await site.database.owner`delete from watch_sum`;
  const cashOut = await placed(player, [[honest(2000), 2000]]);
  await cashOutCoupon(player, cashOut.id, orderOf(await cashOutPriceOf(player, cashOut.id)));
  await site.platform.bookWatch.idle();
  await site.platform.bookWatch.purge();
  expect(await count()).toMatchObject({ ended: expect.toSatisfy((ended: number) => ended > 0), sums: 1 });
  const { clock } = site.platform;
  await clock.moveTo(clock.now() + WATCH_SETTINGS.keptMs + 86_400_000);
  await site.platform.bookWatch.purge();
  await clock.reset();
  expect(await count()).toEqual({ ended: 0, sums: 0, gains: 0 });
});

test('all processes apply a stop, also those that start later', async () => {
  const { sql } = await site.database.connect();
  const onError = (error: unknown) => {
    throw error;
  };
  const there = await openMarketStops(createMarketStopStore(sql, onError));
  const order = { gameId: 77, marketType: 3, period: null };
  expect((await player.post('/__control/stop', order)).body).toEqual({ isNew: true });
  expect((await player.post('/__control/stop', order)).body).toEqual({ isNew: false });
  await eventually(() => expect(there.isStopped(77, 3, 1)).toBe(true));
  const late = await openMarketStops(createMarketStopStore(sql, onError));
  expect([late.isStopped(77, 3, 0), late.isStopped(77, 4, 0), late.isStopped(78, 3, 0)]).toEqual([true, false, false]);
  await player.post('/__control/stops/lift', { id: null });
  await eventually(() => expect(there.isStopped(77, 3, 1)).toBe(false));
  await there.close();
  await late.close();
});
