import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CashOutAnswer } from '#shared/contracts/cash-out.ts';
import type { EditAnswer } from '#shared/contracts/coupon-edit.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PointsOrder, PointsOrderAnswer } from '#shared/contracts/points.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { cashOutCoupon, cashOutPriceOf, orderOf, placed } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { betsOf, edit, editable, editOrderOf } from '#tests/fixtures/platform/edit-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

type Answer = CashOutAnswer | EditAnswer | PointsOrderAnswer;

/** An order of one kind that a player can send, and ask for by its key. */
interface Order {
  send(key: string): Promise<{ readonly status: number; readonly body: Answer }>;
  ask(key: string, by?: TestPlayer): Promise<{ readonly status: number; readonly body: Answer }>;
}

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
const fill = (path: string, key: string, couponId = '') => path.replace(':couponId', couponId).replace(':key', key);
const askCashOut = (couponId: string, key: string, by = player) =>
  by.post<CashOutAnswer>(fill(openPaths.cashOutOutcome, key, couponId), {});

async function cashOutOrder(): Promise<Order> {
  const { id } = await placed(player, [bet()]);
  const order = orderOf(await cashOutPriceOf(player, id));
  return { send: (key) => cashOutCoupon(player, id, order, key), ask: (key, by) => askCashOut(id, key, by) };
}

async function editOrder(): Promise<Order> {
  const [kept, dropped] = [bet(), bet()];
  const { id } = await placed(player, [kept, dropped]);
  const order = editOrderOf(await editable(player, id, { bets: betsOf(kept[0]) }));
  return {
    send: (key) => edit(player, id, order, key),
    ask: (key, by = player) => by.post<EditAnswer>(fill(openPaths.editOutcome, key, id), {}),
  };
}

async function purchase(): Promise<Order> {
  const lost = bet();
  await placed(player, [lost], { amount: 25_000 });
  site.table.decide(lost[0], 0);
  site.table.finish(gameOfSelection(lost[0]), [0, 0]);
  site.table.announce(gameOfSelection(lost[0]));
  await site.platform.coupons.settled();
  const order: PointsOrder = { offer: 'half', points: 500, value: 250 };
  return {
    send: (key) => player.post<PointsOrderAnswer>(openPaths.buyWithPoints, order, { 'idempotency-key': key }),
    ask: (key, by = player) => by.post<PointsOrderAnswer>(fill(openPaths.purchaseOutcome, key), {}),
  };
}

describe.each([
  ['a cash-out', cashOutOrder, 'sold', { code: 'NOT_SOLD' }],
  ['an edit', editOrder, 'edited', { code: 'NOT_EDITED' }],
  ['a purchase with points', purchase, 'bought', { reason: 'not-bought' }],
] as const)('the outcome of %s', (_, create, done, refusal) => {
  test('is the answer that was lost, as often as it is asked for', async () => {
    const order = await create();
    const key = crypto.randomUUID();
    const first = await order.send(key);
    expect(first.body.status).toBe(done);
    const balance = await player.balance();
    for (let time = 0; time < 2; time++) {
      const { status, body } = await order.ask(key.toUpperCase());
      expect({ status, body: { ...body, ...timeless(body) } }).toEqual({
        status: 200,
        body: { ...first.body, ...timeless(first.body) },
      });
    }
    expect(await player.balance()).toBe(balance);
  });

  test('of a key that never arrived is a refusal, and the order does nothing when it arrives later', async () => {
    const order = await create();
    const key = crypto.randomUUID();
    const balance = await player.balance();
    expect((await order.ask(key)).body).toMatchObject({ status: 'refused', ...refusal });
    expect((await order.send(key)).body).toMatchObject({ status: 'refused', ...refusal });
    expect(await player.balance()).toBe(balance);
    // Another key is another order.
    expect((await order.send(crypto.randomUUID())).body.status).toBe(done);
  });

  test('is of the player alone: a stranger with the same key changes nothing', async () => {
    const order = await create();
    const key = crypto.randomUUID();
    const stranger = await site.player();
    const told = await order.ask(key, stranger);
    expect(told.status === 404 || told.body.status === 'refused').toBe(true);
    expect((await order.send(key)).body.status).toBe(done);
  });
});

test.each([
  ['a placement', (key: string) => fill(openPaths.couponOutcome, key)],
  ['a purchase with points', (key: string) => fill(openPaths.purchaseOutcome, key)],
])('the outcome of %s that names its player is not answered in the session of another one', async (_, pathOf) => {
  const key = crypto.randomUUID();
  const stranger = await site.player();
  const ask = (by: TestPlayer) => by.post<ErrorBody>(`${pathOf(key)}?userId=${player.userId}`, {});
  const told = await ask(stranger);
  expect([told.status, told.body.code]).toEqual([401, 'SESSION_REQUIRED']);
  expect(await site.database.owner`select from money_intent where key = ${key}`).toHaveLength(0);
  expect((await ask(player)).status).toBe(200);
});

test('a decision that is made while the platform closes is told to the watch before that closes', async () => {
  const other = await startTestPlatform();
  const { clock, coupons, bookWatch } = other.platform;
  const by = await other.player({ balance: 1_000_000 });
  const gameId = other.table.addGame();
  const { id } = await placed(by, [[other.table.addSelection(2000, { gameId }), 2000]]);
  other.table.goLive(gameId);
  const { body } = await cashOutCoupon(by, id, orderOf(await cashOutPriceOf(by, id)));
  if (body.status !== 'pending') throw new Error(`Not delayed: ${JSON.stringify(body)}`);
  const events: string[] = [];
  const [closeCoupons, closeWatch, paid] = [coupons.close, bookWatch.close, bookWatch.paid];
  Object.assign(coupons, {
    async close() {
      await clock.moveTo(body.decidesAt);
      await closeCoupons.call(coupons);
    },
  });
  Object.assign(bookWatch, {
    async close() {
      await closeWatch.call(bookWatch);
      events.push('closed');
    },
    paid(payment: Parameters<typeof paid>[0]) {
      events.push('paid');
      paid.call(bookWatch, payment);
    },
  });
  await other.close();
  // The order was left to the next start, or was decided and told in time.
  expect(events.at(-1)).toBe('closed');
});

/** Returns the parts of an answer without the instants and terms of the moment at which it is given. */
function timeless(body: Answer) {
  const { coupon, old } = body as Partial<Extract<EditAnswer, { status: 'edited' }>>;
  return { coupon: coupon?.id, old: old?.id };
}

test('a key that is asked for by the number of another coupon answers nothing of its own', async () => {
  const [one, other] = [await placed(player, [bet()]), await placed(player, [bet()])];
  const key = crypto.randomUUID();
  await cashOutCoupon(player, one.id, orderOf(await cashOutPriceOf(player, one.id)), key);
  const asked = await askCashOut(other.id, key);
  expect([asked.status, (asked.body as unknown as ErrorBody).code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
});

test('an order in its live delay is pending, and its outcome is the decision', async () => {
  const gameId = site.table.addGame();
  const selectionId = site.table.addSelection(2000, { gameId });
  const { id } = await placed(player, [[selectionId, 2000]]);
  site.table.goLive(gameId);
  const key = crypto.randomUUID();
  const { body } = await cashOutCoupon(player, id, orderOf(await cashOutPriceOf(player, id)), key);
  if (body.status !== 'pending') throw new Error(`Not delayed: ${JSON.stringify(body)}`);
  expect((await askCashOut(id, key)).body).toMatchObject({ status: 'pending', decidesAt: body.decidesAt });
  await site.platform.clock.moveTo(body.decidesAt);
  await eventually(async () => {
    expect((await askCashOut(id, key)).body.status).toBe('sold');
  });
});

test('behind a closed gate the outcome is still answered', async () => {
  const guarded = await site.player({ balance: 1_000_000 });
  const coupon = await placed(guarded, [bet()]);
  const key = crypto.randomUUID();
  await cashOutCoupon(guarded, coupon.id, orderOf(await cashOutPriceOf(guarded, coupon.id)), key);
  await site.platform.admission.timeOut(guarded.userId, site.platform.clock.now() + 86_400_000);
  expect((await askCashOut(coupon.id, key, guarded)).body.status).toBe('sold');
});
