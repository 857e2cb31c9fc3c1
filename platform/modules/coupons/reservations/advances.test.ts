import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdvanceAnswer } from '#shared/contracts/coupon-review.ts';
import { openPaths } from '#shared/contracts/paths.ts';
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
import type { OutcomeStatus } from '../../../simulation/models/model.ts';

const HOUR = 3_600_000;

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform({ delaySeconds: 0 });
});
afterAll(() => site.close());
beforeEach(async () => {
  player = await site.player({ balance: 1000 });
});
afterEach(async () => {
  await site.platform.config.reset();
  expect(await site.audit()).toEqual([]);
});

const line = (price = 2000, startAt = Date.now() + HOUR) =>
  site.table.addSelection(price, { gameId: site.table.addGame({ startAt }) });
async function finish(selectionId: number, status: OutcomeStatus): Promise<void> {
  site.table.decide(selectionId, status);
  site.table.finish(gameOfSelection(selectionId), [1, 0]);
  site.table.announce(gameOfSelection(selectionId));
  await site.platform.coupons.settled();
  await site.platform.coupons.reservations.lookAfter();
}
const available = async (by = player) =>
  (await by.get<AdvanceAnswer>(`${openPaths.couponAdvance}?accountId=${by.accountId}`)).body;
const ask = async (amount: number, prepaidAmount: number, more: object = {}, selectionId = line()) =>
  (await player.place(player.placement([[selectionId, 2000]], { amount, prepaidAmount, ...more }))).body;

/** Places a bet of 9.00 at 4.00, which can pay 36.00 and secures an advance of 10.80; 1.00 stays on the account. */
async function basis(): Promise<{ selectionId: number; id: string }> {
  const selectionId = line(4000);
  const { id } = await placed(player, [[selectionId, 4000]], { amount: 900 });
  return { selectionId, id };
}

/** Places a bet of 8.00 on the security of the first one, 7.00 of it advanced. */
async function advanced() {
  const first = await basis();
  const selectionId = line();
  const coupon = await placed(player, [[selectionId, 2000]], { amount: 800, prepaidAmount: 700 });
  return { first, selectionId, coupon };
}

describe('[P-11] the available advance', () => {
  test('is a share of the possible payouts of open coupons, rounded down, less outstanding advances', async () => {
    expect(await available()).toMatchObject({ availablePrepaidAmount: 0, outstanding: 0, iso: 'EUR' });
    await basis();
    expect(await available()).toMatchObject({ availablePrepaidAmount: 1080 });
    await ask(800, 700);
    expect(await available()).toMatchObject({ availablePrepaidAmount: 380, outstanding: 700 });
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'a coupon whose game starts later than in 48 hours',
      () => placed(player, [[line(2000, Date.now() + 49 * HOUR), 2000]]),
    ],
    [
      'a free bet',
      async () => {
        const code = `ADV-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
        await site.client().post('/__control/promo', { code, userId: player.userId, value: 500, iso: 'EUR' });
        return placed(player, [[line(), 2000]], { amount: 500, promoCode: code });
      },
    ],
    [
      'a site that advances nothing',
      async () => {
        await basis();
        await site.platform.config.merge({ couponAdvance: { isOffered: false } });
      },
    ],
  ])('is zero on %s', async (_, make) => {
    await make();
    expect((await available()).availablePrepaidAmount).toBe(0);
    await site.platform.config.reset();
  });

  test('stops at the largest debt of an account, and is available to its player only', async () => {
    await site.platform.config.merge({ couponAdvance: { maxTimes: 1 } });
    await basis();
    expect((await available()).availablePrepaidAmount).toBe(500);
    const other = await site.player();
    const { status } = await other.get(`${openPaths.couponAdvance}?accountId=${player.accountId}`);
    expect(status).toBe(404);
    await site.platform.config.reset();
  });
});

describe('[P-11] an advance', () => {
  test('lends what the balance lacks, up to the requested amount, and the stake is posted whole', async () => {
    const { coupon } = await advanced();
    expect(coupon).toMatchObject({ amount: 800, advance: { amount: 700, repaid: 0, state: 'open', closedAt: null } });
    expect(await player.balance()).toBe(0);
    const entries = await site.database.owner<{ kind: string; amount: number }[]>`
      select t.kind, e.amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.account_id = ${player.accountId} order by t.id desc limit 2`;
    expect([...entries]).toEqual([
      { kind: 'stake', amount: -800 },
      { kind: 'advance', amount: 700 },
    ]);
  });

  test.each<[string, number, number, object]>([
    ['more than is available', 1300, 1200, { code: 'PREPAID', data: { reason: 'available', available: 1080 } }],
    ['less than the balance lacks', 800, 600, { code: 'BALANCE', data: { missing: 700, balance: 100 } }],
  ])('of %s is refused, and nothing is posted', async (_, amount, prepaid, refusal) => {
    await basis();
    expect(await ask(amount, prepaid)).toMatchObject({ status: 'refused', ...refusal });
    expect(await player.balance()).toBe(100);
  });

  test('is not lent if the balance is enough', async () => {
    await basis();
    const answer = await ask(100, 700);
    expect(answer).toMatchObject({ status: 'accepted' });
    expect(answer).not.toHaveProperty('coupon.advance');
  });

  test('cannot be taken twice by placements at once', async () => {
    await basis();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(800, 800)));
    const taken = answers.filter(({ status }) => status === 'accepted');
    expect(taken).toHaveLength(1);
    expect(await available()).toMatchObject({ outstanding: 700 });
  });

  test('is part of the same coupon when sent again with its key', async () => {
    await basis();
    const body = player.placement([[line(), 2000]], { amount: 800, prepaidAmount: 700 });
    const [one, two] = await Promise.all([player.place(body), player.place(body)]);
    expect(one.body).toMatchObject({ status: 'accepted', coupon: { advance: { amount: 700 } } });
    expect(two.body).toMatchObject({ status: 'accepted', coupon: { advance: { amount: 700 } } });
    expect((await available()).outstanding).toBe(700);
  });

  test('counts with the whole stake against money limits', async () => {
    await basis();
    await site.database.owner`select set_money_limit(${player.userId}, 10::smallint, 'EUR', 1699, 0, 0)`;
    expect(await ask(800, 700)).toMatchObject({ status: 'refused', code: 'LIMITS' });
    expect(await available()).toMatchObject({ outstanding: 0 });
  });
});

describe('[P-11] a repayment', () => {
  test('takes the winnings of the earlier bet, to the cent, in the transaction that pays it', async () => {
    const { first, coupon, selectionId } = await advanced();
    await finish(first.selectionId, 1);
    expect(await couponNow(player, first.id)).toMatchObject({ result: 'win', payout: 3600 });
    expect((await couponNow(player, coupon.id)).advance).toMatchObject({ repaid: 700, state: 'repaid' });
    expect(await player.balance()).toBe(2900);
    await finish(selectionId, 1);
    expect(await couponNow(player, coupon.id)).toMatchObject({ result: 'win', payout: 1600 });
    expect(await player.balance()).toBe(4500);
  });

  test('takes the price of an earlier bet that is cashed out', async () => {
    const { first, coupon } = await advanced();
    const offer = await cashOutPriceOf(player, first.id);
    expect((await cashOutCoupon(player, first.id, orderOf(offer))).body.status).toBe('sold');
    expect((await couponNow(player, coupon.id)).advance).toMatchObject({ repaid: 700, state: 'repaid' });
    expect(await player.balance()).toBe(offer.price - 700);
  });

  test('is limited by the payout after tax', async () => {
    await site.platform.config.merge({ coupon: { tax: { winningsPercent: '50' } }, couponAdvance: { share: '0.5' } });
    const { first, coupon } = await advanced();
    await site.platform.config.reset();
    await finish(first.selectionId, 1);
    // 36.00 less half of the winnings of 27.00.
    expect(await couponNow(player, first.id)).toMatchObject({ payout: 2250, tax: { withheld: 1350 } });
    expect((await couponNow(player, coupon.id)).advance).toMatchObject({ state: 'repaid' });
    expect(await player.balance()).toBe(2250 - 700);
  });

  test('comes before the coupon itself is paid, which waits while its advance is open', async () => {
    const { first, coupon, selectionId } = await advanced();
    await finish(selectionId, 1);
    expect(await couponNow(player, coupon.id)).toMatchObject({ state: 'open', legs: [{ statusId: 1 }] });
    expect(await cashOutPriceFor(player, coupon.id)).toMatchObject({ status: 'none', reason: 'HELD' });
    expect(await player.balance()).toBe(0);
    await finish(first.selectionId, 1);
    expect(await couponNow(player, coupon.id)).toMatchObject({ state: 'settled', result: 'win', payout: 1600 });
    expect(await player.balance()).toBe(3600 - 700 + 1600);
  });

  test('is not taken from money deposited later', async () => {
    const { coupon } = await advanced();
    await player.post(
      '/web-api/user/play-money',
      { accountId: player.accountId },
      { 'idempotency-key': crypto.randomUUID() },
    );
    await site.platform.coupons.reservations.lookAfter();
    expect((await couponNow(player, coupon.id)).advance).toMatchObject({ repaid: 0, state: 'open' });
  });
});

describe('[P-11] an advance that cannot be repaid', () => {
  test.each<[string, OutcomeStatus]>([
    ['won', 1],
    ['lost', 0],
  ])('voids its coupon when the earlier bet has lost, though the coupon itself has %s', async (_, status) => {
    const { first, coupon, selectionId } = await advanced();
    await finish(selectionId, status);
    await finish(first.selectionId, 0);
    expect(await couponNow(player, coupon.id)).toMatchObject({
      state: 'settled',
      result: 'return',
      payout: 800,
      advance: { state: 'failed', repaid: 700 },
    });
    // The player's own part alone.
    expect(await player.balance()).toBe(100);
  });

  test('returns its earlier repayments', async () => {
    const first = await basis();
    const second = line(5000);
    // Pays 5.00 when it wins; the first bet secures more than it will pay.
    await placed(player, [[second, 5000]], { amount: 100 });
    const coupon = await placed(player, [[line(), 2000]], { amount: 900, prepaidAmount: 900 });
    await finish(second, 1);
    expect((await couponNow(player, coupon.id)).advance).toMatchObject({ repaid: 500, state: 'open' });
    expect(await player.balance()).toBe(0);
    await finish(first.selectionId, 0);
    expect((await couponNow(player, coupon.id)).advance).toMatchObject({ state: 'failed' });
    expect(await player.balance()).toBe(500);
  });

  test('ends after 48 hours, and later winnings are the player’s', async () => {
    const { first, coupon } = await advanced();
    await site.platform.clock.moveTo((coupon.advance?.until ?? 0) + 1);
    await site.platform.coupons.reservations.lookAfter();
    await finish(first.selectionId, 1);
    await site.platform.clock.reset();
    expect(await couponNow(player, coupon.id)).toMatchObject({ result: 'return', advance: { state: 'failed' } });
    expect(await player.balance()).toBe(100 + 3600);
  });

  test('is voided once by several processes at once', async () => {
    const { first, coupon } = await advanced();
    site.table.decide(first.selectionId, 0);
    site.table.finish(gameOfSelection(first.selectionId), [0, 0]);
    await site.platform.coupons.settleAll();
    await site.platform.coupons.settled();
    const { lookAfter } = site.platform.coupons.reservations;
    await Promise.all([lookAfter(), lookAfter(), lookAfter()]);
    await lookAfter();
    expect((await couponNow(player, coupon.id)).advance).toMatchObject({ state: 'failed' });
    expect(await player.balance()).toBe(100);
  });
});
