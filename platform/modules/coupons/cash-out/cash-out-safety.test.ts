import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CashOutAnswer, CashOutOrder } from '#shared/contracts/cash-out.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import {
  cashOutCoupon,
  cashOutPriceOf,
  couponNow,
  orderOf,
  placed,
  removeRule,
  setRule,
} from '#tests/fixtures/platform/cash-out-scenario.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
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

describe('exactly once', () => {
  test('the same order twenty times at once is one cash-out, and all get its answer', async () => {
    const coupon = await placed(player, [bet()]);
    const before = await player.balance();
    const order = orderOf(await cashOutPriceOf(player, coupon.id), { stake: 400, price: 388 });
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cashOutCoupon(player, coupon.id, order, key)));
    expect(answers.map(({ body }) => body.status)).toEqual(Array(20).fill('sold'));
    expect(await player.balance()).toBe(before + 388);
    expect((await couponNow(player, coupon.id)).cashOut?.cashOuts).toHaveLength(1);
  });

  test('twenty orders for the whole coupon at once are one cash-out', async () => {
    const coupon = await placed(player, [bet()]);
    const before = await player.balance();
    const order = orderOf(await cashOutPriceOf(player, coupon.id));
    const answers = await Promise.all(Array.from({ length: 20 }, () => cashOutCoupon(player, coupon.id, order)));
    const statuses = answers.map(({ body }) => body.status);
    expect(statuses.filter((status) => status === 'sold')).toHaveLength(1);
    expect(await player.balance()).toBe(before + 970);
  });

  test('parts that are cashed out at once never exceed the coupon', async () => {
    const coupon = await placed(player, [bet()]);
    const before = await player.balance();
    const order = orderOf(await cashOutPriceOf(player, coupon.id), { stake: 300, price: 1 });
    await Promise.all(Array.from({ length: 8 }, () => cashOutCoupon(player, coupon.id, order)));
    const after = await couponNow(player, coupon.id);
    expect(after.cashOut?.cashedOutStake).toBe(900);
    expect(await player.balance()).toBe(before + (after.cashOut?.cashedOutAmount ?? 0));
  });

  test('a key is valid for one order', async () => {
    const coupon = await placed(player, [bet()]);
    const order = orderOf(await cashOutPriceOf(player, coupon.id), { stake: 400, price: 1 });
    const key = crypto.randomUUID();
    await cashOutCoupon(player, coupon.id, order, key);
    const other = await cashOutCoupon(player, coupon.id, { ...order, stake: 500 }, key);
    expect(other.status).toBe(409);
    expect((other.body as unknown as ErrorBody).code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('a cash-out and the settlement at once pay one of the two, and parts pay their share of each', async () => {
    for (const stake of [1000, 400]) {
      for (let round = 0; round < 6; round++) {
        const [selectionId, price] = bet();
        const coupon = await placed(player, [[selectionId, price]]);
        const before = await player.balance();
        const order = orderOf(await cashOutPriceOf(player, coupon.id), { stake, price: 1 });
        const cashOut = cashOutCoupon(player, coupon.id, order);
        site.table.decide(selectionId, 1);
        site.table.finish(gameOfSelection(selectionId), [1, 0]);
        const [{ body }] = await Promise.all([cashOut, site.platform.coupons.settleAll()]);
        await site.platform.coupons.settleAll();
        const after = await couponNow(player, coupon.id);
        const cashedOut = body.status === 'sold' ? body.price : 0;
        const rest = body.status === 'sold' ? 1000 - stake : 1000;
        expect(after).toMatchObject({ state: 'settled', payout: rest * 2 });
        expect(await player.balance()).toBe(before + cashedOut + rest * 2);
      }
    }
  });
});

describe('a live bet', () => {
  /** Returns a coupon on a game that became live after placement, and its delayed order. */
  async function waiting(more: Partial<CashOutOrder> = {}) {
    const gameId = site.table.addGame();
    const selectionId = site.table.addSelection(2000, { gameId });
    const coupon = await placed(player, [[selectionId, 2000]]);
    site.table.goLive(gameId);
    const order = orderOf(await cashOutPriceOf(player, coupon.id), more);
    const key = crypto.randomUUID();
    const { body } = await cashOutCoupon(player, coupon.id, order, key);
    if (body.status !== 'pending') throw new Error(`Not delayed: ${JSON.stringify(body)}`);
    const decision = async (): Promise<CashOutAnswer> => {
      await site.platform.clock.moveTo(body.decidesAt);
      return eventually(async () => {
        const { body: answer } = await cashOutCoupon(player, coupon.id, order, key);
        expect(answer.status).not.toBe('pending');
        return answer;
      });
    };
    return { gameId, selectionId, coupon, pending: body, decision };
  }

  test('delays the cash-out for the live delay', async () => {
    const { coupon, pending, decision } = await waiting();
    expect(pending.decidesAt - pending.now).toBeGreaterThan(4500);
    expect((await couponNow(player, coupon.id)).state).toBe('open');
    expect(await decision()).toMatchObject({ status: 'sold', price: 970 });
  });

  test('is not cashed out after an incident in its game', async () => {
    const { gameId, coupon, pending, decision } = await waiting();
    site.table.incident(gameId, pending.now + 1000);
    expect(await decision()).toMatchObject({ status: 'refused', code: 'GAME_STATE_CHANGED' });
    expect((await couponNow(player, coupon.id)).state).toBe('open');
  });

  test('is cashed out at the lower price when that fell no further than the player accepts', async () => {
    const { selectionId, decision } = await waiting({ dropPercent: 5 });
    site.table.reprice(selectionId, 2090);
    expect(await decision()).toMatchObject({ status: 'sold', price: Math.ceil((2_000_000 * 0.97) / 2090) });
    const second = await waiting({ dropPercent: 5 });
    site.table.reprice(second.selectionId, 2120);
    expect(await second.decision()).toMatchObject({ status: 'refused', code: 'PRICE_CHANGED' });
  });

  test('is not cashed out for less when its price falls meanwhile', async () => {
    const { selectionId, decision } = await waiting();
    site.table.reprice(selectionId, 3000);
    expect(await decision()).toMatchObject({ status: 'refused', code: 'PRICE_CHANGED' });
  });

  test('is cashed out at once before its game begins', async () => {
    const coupon = await placed(player, [bet()]);
    expect((await cashOutCoupon(player, coupon.id, orderOf(await cashOutPriceOf(player, coupon.id)))).body.status).toBe(
      'sold',
    );
  });
});

describe('an auto cash-out rule', () => {
  const fire = () => site.platform.coupons.cashOutRules.fireAll();

  test('cashes out everything once the price reaches its target, signed in or not', async () => {
    const owner = await site.player({ balance: 10_000 });
    const [selectionId, price] = bet();
    const coupon = await placed(owner, [[selectionId, price]]);
    expect((await setRule(owner, coupon.id, { target: 1400, stake: null })).body.status).toBe('set');
    expect((await couponNow(owner, coupon.id)).cashOut?.rule).toEqual({ target: 1400, stake: null });
    await owner.post(openPaths.logout);
    expect((await owner.get(openPaths.couponHistory)).status).toBe(401);
    await fire();
    site.table.reprice(selectionId, 1250);
    await Promise.all([fire(), fire(), fire()]);
    const after = await site.platform.coupons.coupon(owner.userId, Number(coupon.id));
    expect(after).toMatchObject({
      result: 'sold',
      cashOut: { rule: null, cashedOutAmount: 1552, cashOuts: [{ by: 'rule' }] },
    });
    expect(after.cashOut?.cashOuts).toHaveLength(1);
  });

  test('for a part cashes it out once, and the rest stays in play', async () => {
    const [selectionId, price] = bet();
    const coupon = await placed(player, [[selectionId, price]]);
    await setRule(player, coupon.id, { target: 1000, stake: 250 });
    site.table.reprice(selectionId, 1250);
    await fire();
    await fire();
    const after = await couponNow(player, coupon.id);
    expect(after).toMatchObject({
      state: 'open',
      amount: 750,
      cashOut: { cashedOutStake: 250, cashedOutAmount: 388, rule: null },
    });
  });

  test('of a live bet fires no sooner than the live delay after it was set, by the price of then', async () => {
    const gameId = site.table.addGame();
    const selectionId = site.table.addSelection(2000, { gameId });
    const coupon = await placed(player, [[selectionId, 2000]]);
    site.table.goLive(gameId);
    const setAt = site.platform.clock.now();
    await setRule(player, coupon.id, { target: 1, stake: null });
    await fire();
    expect((await couponNow(player, coupon.id)).state).toBe('open');
    site.table.reprice(selectionId, 4000);
    await site.platform.clock.moveTo(setAt + 6000);
    await fire();
    expect(await couponNow(player, coupon.id)).toMatchObject({ result: 'sold', cashOut: { cashedOutAmount: 485 } });
  });

  test('that was set before the game began fires without a delay while it is live', async () => {
    const gameId = site.table.addGame();
    const selectionId = site.table.addSelection(2000, { gameId });
    const coupon = await placed(player, [[selectionId, 2000]]);
    await setRule(player, coupon.id, { target: 1400, stake: null });
    await site.platform.clock.moveTo(site.platform.clock.now() + 10_000);
    site.table.goLive(gameId);
    site.table.reprice(selectionId, 1250);
    await fire();
    expect((await couponNow(player, coupon.id)).result).toBe('sold');
  });

  test('that was removed cashes out nothing', async () => {
    const coupon = await placed(player, [bet()]);
    await setRule(player, coupon.id, { target: 1, stake: null });
    expect((await removeRule(player, coupon.id)).body).toEqual({ wasSet: true });
    expect((await removeRule(player, coupon.id)).body).toEqual({ wasSet: false });
    await fire();
    expect((await couponNow(player, coupon.id)).state).toBe('open');
  });

  test('ends with its coupon', async () => {
    const [selectionId, price] = bet();
    const coupon = await placed(player, [[selectionId, price]]);
    await setRule(player, coupon.id, { target: 100_000, stake: null });
    site.table.decide(selectionId, 0);
    site.table.finish(gameOfSelection(selectionId), [0, 1]);
    await site.platform.coupons.settleAll();
    expect((await couponNow(player, coupon.id)).cashOut).toBeUndefined();
    expect((await setRule(player, coupon.id, { target: 5, stake: null })).body).toMatchObject({ code: 'SETTLED' });
  });

  test('can be set by the owner only, for the stake in play at most', async () => {
    const coupon = await placed(player, [bet()]);
    const other = await site.player();
    expect((await setRule(other, coupon.id, { target: 1, stake: null })).status).toBe(404);
    expect((await removeRule(other, coupon.id)).status).toBe(404);
    expect((await setRule(player, coupon.id, { target: 1, stake: 1001 })).body).toMatchObject({
      code: 'STAKE_CHANGED',
    });
    expect((await setRule(player, coupon.id, { target: 0, stake: null })).status).toBe(400);
  });
});

test('[B-03] a rule that was set before a restart fires after it', async () => {
  const first = await startTestPlatform();
  const owner = await first.player();
  const selectionId = first.table.addSelection(2000);
  const coupon = await placed(owner, [[selectionId, 2000]]);
  await setRule(owner, coupon.id, { target: 1200, stake: null });
  await first.platform.close();
  first.table.reprice(selectionId, 1250);
  const { createPlatform } = await import('#platform/app.ts');
  const { parseEnvironment } = await import('#shared/domain/environment.ts');
  const again = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await first.database.connect(),
    keys: TEST_KEYS,
    createBook: () => ({ ...first.table.book, controls: undefined, tick: () => undefined }) as never,
    logLevel: 'silent',
  });
  await eventually(async () => {
    const after = await again.coupons.coupon(owner.userId, Number(coupon.id));
    expect(after).toMatchObject({ result: 'sold', cashOut: { cashedOutAmount: 1552 } });
  });
  expect(await again.ledger.verifyLedger()).toEqual([]);
  await again.close();
  await first.database.close();
});

test('the audit finds cash-outs without their postings', async () => {
  const coupon = await placed(player, [bet()]);
  await cashOutCoupon(player, coupon.id, orderOf(await cashOutPriceOf(player, coupon.id), { stake: 400, price: 1 }));
  const { owner } = site.database;
  let found: { problem: string }[] = [];
  await owner
    .begin(async (tx) => {
      await tx`update coupon_cash_out set amount = amount + 1 where coupon_id = ${Number(coupon.id)}`;
      found = [...(await tx<{ problem: string }[]>`select problem from audit_orders()`)];
      throw new Error('undo');
    })
    .catch(() => undefined);
  expect(found.map(({ problem }) => problem).sort()).toEqual([
    'cashed-out stake is not that of the cash-outs',
    'credit is not the price of the cash-out',
  ]);
});
