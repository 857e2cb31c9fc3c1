import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Coupon, CouponLimits } from '#shared/contracts/coupon.ts';
import type { Review, reviewsCall } from '#shared/contracts/coupon-review.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { cashOutPriceFor, couponNow, placed } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const HOUR = 3_600_000;
/** The largest usual stake is 5,000.00 EUR. */
const STAKE = 600_000;

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform({ delaySeconds: 0 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
beforeEach(async () => {
  player = await site.player({ balance: 2_000_000 });
});

const line = (price = 2000, startAt = Date.now() + HOUR) =>
  site.table.addSelection(price, { gameId: site.table.addGame({ startAt }) });
const vip = (selectionId: number, more: object = {}) =>
  placed(player, [[selectionId, 2000]], { amount: STAKE, isVipBet: true, ...more });
const decide = async (couponId: string, decision: string) =>
  site.client().post<{ state: string; isDecided: boolean }>('/__control/vipBet', { couponId, decision });
const reviews = async (told: string[] = []): Promise<Review[]> =>
  (await player.post<CallAnswer<typeof reviewsCall>>(openPaths.couponReviews, { told })).body.reviews;
async function finish(selectionId: number, status: 0 | 1 | 2): Promise<void> {
  site.table.decide(selectionId, status);
  site.table.finish(gameOfSelection(selectionId), [1, 0]);
  site.table.announce(gameOfSelection(selectionId));
  await site.platform.coupons.settled();
}
const limits = async (selectionId: number, typeId = 0): Promise<CouponLimits> =>
  (await player.post<CouponLimits>(openPaths.couponLimits, { typeId, iso: 'EUR', bets: [{ selectionId }] })).body;

describe('[P-09] a VIP bet', () => {
  test('above the largest stake is debited at once and waits for a trader, at its accepted price', async () => {
    const startAt = Date.now() + HOUR;
    const selectionId = line(2000, startAt);
    const coupon = await vip(selectionId);
    expect(coupon).toMatchObject({ state: 'open', amount: STAKE, maxPayout: 2 * STAKE, coef: 2000 });
    expect(coupon.review).toEqual({ state: 'pending', until: startAt, decidedAt: null });
    expect(await player.balance()).toBe(2_000_000 - STAKE);
    site.table.reprice(selectionId, 1500);
    expect(await couponNow(player, coupon.id)).toEqual(coupon);
    expect(await reviews()).toMatchObject([{ couponId: coupon.id, amount: STAKE, state: 'pending', until: startAt }]);
    const listed = await site.client().get<{ reviews: Review[] }>('/__control/vipBets');
    expect(listed.body.reviews).toContainEqual(expect.objectContaining({ couponId: coupon.id, userId: player.userId }));
    await decide(coupon.id, 'decline');
  });

  test('that is accepted stays in play and pays like any other', async () => {
    const selectionId = line();
    const coupon = await vip(selectionId);
    expect((await decide(coupon.id, 'accept')).body).toEqual({
      couponId: coupon.id,
      state: 'accepted',
      isDecided: true,
    });
    expect(await couponNow(player, coupon.id)).toMatchObject({ state: 'open', review: { state: 'accepted' } });
    await finish(selectionId, 1);
    expect(await couponNow(player, coupon.id)).toMatchObject({ state: 'settled', result: 'win', payout: 2 * STAKE });
    expect(await player.balance()).toBe(2_000_000 + STAKE);
  });

  test('that is declined returns the whole stake, once', async () => {
    const selectionId = line();
    const coupon = await vip(selectionId);
    const answers = await Promise.all(Array.from({ length: 3 }, () => decide(coupon.id, 'decline')));
    expect(answers.map(({ body }) => body.state)).toEqual(['declined', 'declined', 'declined']);
    expect(answers.filter(({ body }) => body.isDecided)).toHaveLength(1);
    expect((await decide(coupon.id, 'accept')).body).toMatchObject({ state: 'declined', isDecided: false });
    expect(await couponNow(player, coupon.id)).toMatchObject({ state: 'settled', result: 'return', payout: STAKE });
    expect(await player.balance()).toBe(2_000_000);
    await finish(selectionId, 1);
    expect(await player.balance()).toBe(2_000_000);
  });

  test('shows its decision to the player once', async () => {
    const coupon = await vip(line());
    await decide(coupon.id, 'decline');
    expect(await reviews()).toMatchObject([{ couponId: coupon.id, state: 'declined' }]);
    expect(await reviews([coupon.id])).toEqual([]);
  });

  test('is returned when no trader decides before the first start, whatever its results', async () => {
    const [first, second] = [line(2000, Date.now() + HOUR), line(2000, Date.now() + 2 * HOUR)];
    const coupon = await placed(
      player,
      [
        [first, 2000],
        [second, 2000],
      ],
      { amount: STAKE, isVipBet: true },
    );
    expect(coupon.review?.until).toBeLessThan(Date.now() + 2 * HOUR);
    // Its bets are decided while no process checks reviews, as at a start after a stop.
    await site.platform.clock.moveTo((coupon.review?.until ?? 0) + 1);
    await finish(first, 1);
    await finish(second, 1);
    await site.platform.coupons.reservations.lookAfter();
    expect(await couponNow(player, coupon.id)).toMatchObject({
      state: 'settled',
      result: 'return',
      payout: STAKE,
      review: { state: 'expired' },
    });
    expect((await decide(coupon.id, 'accept')).body).toEqual({
      couponId: coupon.id,
      state: 'expired',
      isDecided: false,
    });
    expect(await player.balance()).toBe(2_000_000);
    await site.platform.clock.reset();
  });

  test('cannot be accepted after the first start, even before it has expired in the database', async () => {
    const coupon = await vip(line());
    const before = await player.balance();
    await site.database.owner`update coupon_review set until = 0 where coupon_id = ${coupon.id}`;
    expect((await decide(coupon.id, 'accept')).body.state).toBe('expired');
    expect(await player.balance()).toBe(before + STAKE);
  });

  test('cannot be cashed out while it waits', async () => {
    const coupon = await vip(line());
    expect(await cashOutPriceFor(player, coupon.id)).toMatchObject({ status: 'none', reason: 'HELD' });
    await decide(coupon.id, 'accept');
    expect(await cashOutPriceFor(player, coupon.id)).toMatchObject({ status: 'offered' });
  });

  test('sent again with its key is the same coupon, debited once', async () => {
    const body = player.placement([[line(), 2000]], { amount: STAKE, isVipBet: true });
    const answers = await Promise.all([player.place(body), player.place(body)]);
    const ids = answers.map(({ body: answer }) => (answer.status === 'accepted' ? answer.coupon.id : null));
    expect(ids[0]).not.toBeNull();
    expect(new Set(ids).size).toBe(1);
    expect(await player.balance()).toBe(2_000_000 - STAKE);
    expect(await reviews()).toHaveLength(1);
  });

  test('counts against money limits like any stake', async () => {
    await site.database.owner`select set_money_limit(${player.userId}, 1::smallint, 'EUR', ${STAKE - 1}, 0, 0)`;
    const { body } = await player.place(player.placement([[line(), 2000]], { amount: STAKE, isVipBet: true }));
    expect(body).toMatchObject({ status: 'refused', code: 'LIMITS' });
    await site.database.owner`select set_money_limit(${player.userId}, 1::smallint, 'EUR', null, 0, 0)`;
    await site.database.owner`select set_money_limit(${player.userId}, 10::smallint, 'EUR', ${STAKE}, 0, 0)`;
    const coupon: Coupon = (await vip(line())) as Coupon;
    expect((await player.place(player.placement([[line(), 2000]], { amount: 100 }))).body).toMatchObject({
      code: 'LIMITS',
    });
    // A returned stake is not a loss.
    await decide(coupon.id, 'decline');
    expect((await player.place(player.placement([[line(), 2000]], { amount: 100 }))).body.status).toBe('accepted');
  });

  test('cannot be decided for an unknown coupon, or for one without a review', async () => {
    const plain = await placed(player, [[line(), 2000]]);
    for (const couponId of ['1', plain.id]) {
      expect((await decide(couponId, 'accept')).body).toMatchObject({ code: 'COUPON_UNKNOWN' });
    }
  });
});

describe('[P-09] where a VIP bet is one', () => {
  test.each<[string, object, () => number, number, boolean]>([
    ['above the largest stake', {}, line, STAKE, true],
    ['at the largest stake', {}, line, 500_000, false],
    ['below it', {}, line, 1000, false],
  ])('%s: the bet waits for a trader', async (_, more, make, amount, isReviewed) => {
    const coupon = await placed(player, [[make(), 2000]], { amount, isVipBet: true, ...more });
    expect(coupon.review !== undefined).toBe(isReviewed);
  });

  test.each<[string, () => Promise<number>]>([
    ['a live bet', async () => site.table.addSelection(2000, { gameId: site.table.addGame({ live: true }) })],
    [
      'a site without them',
      async () => {
        await site.platform.config.merge({ couponVip: { isAllowed: false } });
        return line();
      },
    ],
  ])('%s: the largest stake still applies', async (_, make) => {
    const selectionId = await make();
    const { body } = await player.place(player.placement([[selectionId, 2000]], { amount: STAKE, isVipBet: true }));
    expect(body).toMatchObject({ status: 'refused', code: 'AMOUNT_MAX', data: { max: 500_000 } });
    expect((await limits(selectionId)).vip).toBeNull();
    await site.platform.config.reset();
  });

  test('the largest VIP stake follows from its largest payout', async () => {
    const selectionId = line(2000);
    expect(await limits(selectionId)).toMatchObject({
      maxBetAmount: 500_000,
      vip: { maxBetAmount: 25_000_000, maxPayoutLimit: 50_000_000 },
    });
    expect((await limits(selectionId, 9)).vip).toBeNull();
    const { body } = await player.place(
      player.placement([[selectionId, 2000]], { amount: 25_000_001, isVipBet: true }),
    );
    expect(body).toMatchObject({ status: 'refused', code: 'AMOUNT_MAX', data: { max: 25_000_000 } });
  });
});
