import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type { Coupon, Placement } from '#shared/contracts/coupon.ts';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PointsAnswer, PointsOrder, PointsOrderAnswer, PointsTermsAnswer } from '#shared/contracts/points.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { cashOutCoupon, cashOutPriceOf } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const DAY_MS = 86_400_000;

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
beforeEach(async () => {
  player = await site.player({ balance: 10_000_000 });
});

const bet = (price = 2000): [number, number] => [site.table.addSelection(price), price];
const page = async (before?: number, by = player) =>
  (await by.get<PointsAnswer>(`${openPaths.points}${before === undefined ? '' : `?before=${before}`}`)).body;
const balance = async (by = player) => (await page(undefined, by)).balance;

async function placed(bets: readonly [number, number][], more: Partial<Placement> = {}, by = player): Promise<Coupon> {
  const { body } = await by.place(by.placement(bets, more));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  return body.coupon;
}

async function decide(bets: readonly [number, number][], status: OutcomeStatus = 0): Promise<void> {
  for (const [selectionId] of bets) {
    site.table.decide(selectionId, status);
    site.table.finish(gameOfSelection(selectionId), [1, 0]);
    site.table.announce(gameOfSelection(selectionId));
  }
  await site.platform.coupons.settled();
}

/** Places and settles one coupon of these prices; returns it. */
async function settled(prices: readonly number[], status: OutcomeStatus, more: Partial<Placement> = {}, by = player) {
  const bets = prices.map((price) => bet(price));
  const coupon = await placed(bets, more, by);
  await decide(bets, status);
  return coupon;
}

/** Gives the player points by a lost bet of the first amount of EUR for every ten of them. */
const earn = (points: number, by = player) => settled([2000], 0, { amount: points * 50 }, by);

const HALF: PointsOrder = { offer: 'half', points: 500, value: 250 };
const order = (body: unknown = HALF, key: string = randomUUID(), by = player) =>
  by.post<PointsOrderAnswer>(openPaths.buyWithPoints, body, { 'idempotency-key': key });
const freeBets = async (by = player) =>
  (await by.get<{ promoCodes: PromoCode[] }>(openPaths.promoCodes)).body.promoCodes;

describe('[R-31] a settled coupon earns points', () => {
  test.each<[what: string, status: OutcomeStatus]>([
    ['won', 1],
    ['lost', 0],
    ['half lost', 5],
  ])('when it is %s, for its stake, rounded down', async (_, status) => {
    const coupon = await settled([2000], status, { amount: 1049 });
    // EUR 10.49 are 2.098 first amounts of EUR 5.00, and each earns 10.
    expect(await page()).toEqual({
      balance: 20,
      hasMore: false,
      entries: [{ id: expect.any(Number), points: 20, madeAt: expect.any(Number), couponId: coupon.id, freeBet: null }],
    });
  });

  test('by the first amount of its currency', async () => {
    const rub = await site.player({ currency: 'RUB', balance: 1_000_000 });
    await settled([2000], 0, { amount: 30_000 }, rub);
    expect(await page(undefined, rub)).toMatchObject({ balance: 20 });
  });

  test('and every account of the player tells them', async () => {
    await earn(40);
    expect((await player.accounts()).map(({ points }) => points)).toEqual([40]);
  });

  test.each<[what: string, prices: readonly number[], status: OutcomeStatus, more: Partial<Placement>]>([
    ['returned', [2000], 2, {}],
    ['void', [2000], 3, {}],
    ['at smaller odds than the least', [1499], 0, {}],
    ['smaller than a point', [2000], 0, { amount: 49 }],
  ])('and none when it is %s', async (_, prices, status, more) => {
    await settled(prices, status, more);
    expect(await page()).toMatchObject({ balance: 0, entries: [] });
  });

  test.each<[what: string, prices: readonly number[], more: Partial<Placement>, points: number]>([
    ['an express of 1.30 and 1.30 reaches the least odds', [1300, 1300], {}, 20],
    ['an express of 1.20 and 1.20 does not', [1200, 1200], {}, 0],
    ['a system counts by its odds', [2000, 2000, 2000], { typeId: 2, systemValue: 2 }, 20],
  ])('%s', async (_, prices, more, points) => {
    await settled(prices, 0, { amount: 1000, ...more });
    expect(await balance()).toBe(points);
  });

  test('and none when a free bet pays it', async () => {
    const code = `FREE-${randomUUID().slice(0, 8).toUpperCase()}`;
    await site.platform.coupons.promoCodes.give({
      ...{ code, userId: player.userId, value: 1000, iso: 'EUR' },
      ...{ minCoef: null, minLegs: null, expiresAt: null },
    });
    await settled([2000], 1, { amount: 1000, promoCode: code });
    expect(await balance()).toBe(0);
  });

  test('and none when an advance was lent for it, also once that is repaid', async () => {
    const poor = await site.player({ balance: 1000 });
    const soon = (price: number): [number, number] => {
      const gameId = site.table.addGame({ startAt: site.platform.clock.now() + 3_600_000 });
      return [site.table.addSelection(price, { gameId }), price];
    };
    const [own, lent] = [soon(4000), soon(2000)];
    await placed([own], { amount: 900 }, poor);
    await placed([lent], { amount: 800, prepaidAmount: 700 }, poor);
    await decide([own], 1);
    await decide([lent], 1);
    await site.platform.coupons.settleAll();
    expect(await poor.balance()).toBe(100 + 3600 - 800 + 1600);
    expect((await page(undefined, poor)).entries).toMatchObject([{ points: 18 }]);
  });

  test('for the part of its stake that was not cashed out, and none when all of it was', async () => {
    const [half, whole] = [[bet()], [bet()]];
    const [part, all] = [await placed(half, { amount: 1000 }), await placed(whole, { amount: 1000 })];
    const { sequence } = await cashOutPriceOf(player, part.id);
    await cashOutCoupon(player, part.id, { stake: 500, price: 1, sequence, isAnyPrice: true });
    await cashOutCoupon(player, all.id, { stake: 1000, price: 1, sequence, isAnyPrice: true });
    await decide([...half, ...whole]);
    expect((await page()).entries).toMatchObject([{ points: 10, couponId: part.id }]);
  });

  test('once, however many processes settle it and however often', async () => {
    const other = await site.database.connect();
    const own = [bet()];
    const coupon = await placed(own, { amount: 1000 });
    for (const [selectionId] of own) {
      site.table.decide(selectionId, 1);
      site.table.finish(gameOfSelection(selectionId), [1, 0]);
    }
    const games = own.map(([selectionId]) => gameOfSelection(selectionId));
    await Promise.all([1, 2, 3, 4].map(() => site.platform.coupons.settleGames(games)));
    await site.platform.coupons.settleAll();
    const step = JSON.stringify({
      ...{ couponId: Number(coupon.id), cashedOutStake: 0, at: 1, legs: [] },
      settlement: { result: 'win', payout: 2000, points: 20 },
    });
    await other.sql`select settle_coupon(${step}::text::jsonb)`;
    expect(await page()).toMatchObject({ balance: 20, entries: [{ points: 20, couponId: coupon.id }] });
  });
});

test('the terms say to everyone how points are earned and what they buy', async () => {
  const { status, body } = await site.client().get<PointsTermsAnswer>(openPaths.pointsTerms);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    rate: 10,
    minCoef: 1500,
    offers: [{ id: 'half', points: 500, times: 0.5, days: 30 }, {}, {}],
  });
  expect((await site.client().get(openPaths.points)).status).toBe(401);
  expect((await order(HALF, randomUUID(), site.client() as TestPlayer)).status).toBe(401);
});

describe('[R-31] points buy a free bet', () => {
  test('of the value that was shown, which then pays for a coupon', async () => {
    await earn(700);
    const { status, body } = await order();
    expect(status).toBe(200);
    if (body.status !== 'bought') throw new Error(JSON.stringify(body));
    expect(body).toMatchObject({ balance: 200, promoCode: { value: 250, iso: 'EUR', minCoef: 1500, minLegs: null } });
    const { code, expiresAt } = body.promoCode;
    const days = ((expiresAt ?? 0) - site.platform.clock.now()) / DAY_MS;
    expect(Math.round(days)).toBe(30);
    expect(await freeBets()).toEqual([body.promoCode]);
    expect(await page()).toMatchObject({
      balance: 200,
      entries: [
        { points: -500, couponId: null, freeBet: { code, value: 250, iso: 'EUR' } },
        { points: 700, freeBet: null },
      ],
    });
    const money = await player.balance();
    await settled([2000], 1, { amount: 250, promoCode: code });
    expect(await player.balance()).toBe(money + 250);
    expect(await balance()).toBe(200);
  });

  test('in the currency of the main account', async () => {
    const rub = await site.player({ currency: 'RUB', balance: 10_000_000 });
    await settled([2000], 0, { amount: 1_500_000 }, rub);
    const { body } = await order({ offer: 'one', points: 1000, value: 15_000 }, randomUUID(), rub);
    expect(body).toMatchObject({ status: 'bought', balance: 0, promoCode: { value: 15_000, iso: 'RUB' } });
  });

  test('and a player with too few keeps them', async () => {
    await earn(490);
    expect((await order()).body).toEqual({ status: 'refused', reason: 'too-few', balance: 490 });
    expect(await balance()).toBe(490);
    expect(await freeBets()).toEqual([]);
  });

  test.each<[what: string, body: PointsOrder]>([
    ['another price', { ...HALF, points: 1 }],
    ['another value', { ...HALF, value: 25_000 }],
    ['an offer that does not exist', { ...HALF, offer: 'ten' }],
  ])('and an order of %s is refused', async (_, body) => {
    await earn(1000);
    expect((await order(body)).body).toEqual({ status: 'refused', reason: 'changed', balance: 1000 });
    expect(await balance()).toBe(1000);
    expect(await freeBets()).toEqual([]);
  });

  test.each<[what: string, body: unknown, key: string]>([
    ['points below one', { ...HALF, points: -500 }, randomUUID()],
    ['half a point', { ...HALF, points: 500.5 }, randomUUID()],
    ['no value', { offer: 'half', points: 500 }, randomUUID()],
    ['a name that no offer can have', { ...HALF, offer: '__proto__' }, randomUUID()],
    ['a key that is none', HALF, 'again'],
  ])('and %s is no order', async (_, body, key) => {
    expect((await order(body, key)).status).toBe(400);
  });

  test('and the same key gets the same answer, whatever has changed since', async () => {
    const few = randomUUID();
    const refused = (await order(HALF, few)).body;
    await earn(1000);
    const key = randomUUID();
    const bought = (await order(HALF, key)).body;
    expect(bought).toMatchObject({ status: 'bought', balance: 500 });
    await site.platform.config.merge({ points: { offers: [] } });
    expect((await order(HALF, key)).body).toEqual(bought);
    expect((await order(HALF, few)).body).toEqual(refused);
    await site.platform.config.merge({ points: null });
    expect((await order(HALF, key)).body).toEqual(bought);
    await site.platform.config.reset();
    const other = await order({ offer: 'one', points: 1000, value: 500 }, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(await balance()).toBe(500);
    expect(await freeBets()).toHaveLength(1);
  });

  test('once for a key that is sent several times at once, and no further than the points go for several keys', async () => {
    await earn(1200);
    const key = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => order(HALF, key)));
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await balance()).toBe(700);
    const several = await Promise.all([1, 2, 3].map(() => order()));
    expect(several.map(({ body }) => body.status).sort()).toEqual(['bought', 'refused', 'refused']);
    expect(await balance()).toBe(200);
    expect(await freeBets()).toHaveLength(2);
  });

  test('and the key of another player is another key', async () => {
    const key = randomUUID();
    await earn(500);
    expect((await order(HALF, key)).body.status).toBe('bought');
    const other = await site.player();
    expect((await order(HALF, key, other)).body).toEqual({ status: 'refused', reason: 'too-few', balance: 0 });
  });

  test('but not for a player in a time-out, who still gets the answer of an order before it', async () => {
    await earn(1000);
    const key = randomUUID();
    const bought = (await order(HALF, key)).body;
    await site.database.owner`select time_out_player(${player.userId}, ${Date.now() + DAY_MS}, ${Date.now()})`;
    site.platform.admission.changed(player.userId);
    expect(await order()).toMatchObject({ status: 403, body: { code: 'PLAYER_TIME_OUT' } });
    expect((await order(HALF, key)).body).toEqual(bought);
    expect(await balance()).toBe(500);
    expect(await freeBets()).toHaveLength(1);
  });
});

test('entries are listed page by page, the newest first, and only to their player', async () => {
  for (let points = 1; points <= 22; points += 1) {
    await site.database.owner`
      select add_points(${player.userId}, ${`coupon:${player.userId}-${points}`}, ${points}, ${points})`;
  }
  const first = await page();
  expect(first.entries.map(({ points }) => points)).toEqual([
    22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
  ]);
  expect(first).toMatchObject({ hasMore: true, balance: 253 });
  const second = await page(first.entries.at(-1)?.id);
  expect(second).toMatchObject({ hasMore: false, balance: 253, entries: [{ points: 2 }, { points: 1 }] });
  expect(await page(undefined, await site.player())).toMatchObject({ balance: 0, entries: [] });
  expect((await player.get(`${openPaths.points}?before=x`)).status).toBe(400);
});

test.each<[what: string, patch: object]>([
  ['without points', { points: null }],
  ['that closes their page', { availableRoutes: [1, 2] }],
])('a site %s has no call of them, and its coupons earn none', async (_, patch) => {
  await earn(500);
  await site.platform.config.merge(patch as never);
  try {
    expect(site.platform.config.config().hasPoints).toBe(false);
    await settled([2000], 0);
    expect((await site.client().get(openPaths.pointsTerms)).status).toBe(404);
    expect((await player.get(openPaths.points)).status).toBe(404);
    expect(await order()).toMatchObject({ status: 404 });
  } finally {
    await site.platform.config.reset();
  }
  expect(await balance()).toBe(500);
});

test('the pages of a player hear that points were earned and spent, and not of an order that was refused', async () => {
  const heard: unknown[] = [];
  const { unlisten } = await (await site.database.connect()).sql.listen('player', (message) => {
    const { userId, about } = JSON.parse(message) as { userId: number; about: string };
    if (userId === player.userId) heard.push(about);
  });
  await order();
  await earn(500);
  await expect.poll(() => heard).toEqual(['points', 'accounts']);
  await order();
  await expect.poll(() => heard).toEqual(['points', 'accounts', 'points', 'accounts']);
  await unlisten();
});

test('refused orders are deleted after ninety days, and those that bought stay', async () => {
  const [refused, kept] = [randomUUID(), randomUUID()];
  await order(HALF, refused);
  await earn(500);
  await order(HALF, kept);
  const keys = async () =>
    (
      await site.database.owner<
        { key: string }[]
      >`select key from money_intent where user_id = ${player.userId} and kind = 'purchase'`
    ).map(({ key }) => key);
  await site.platform.orders.purge();
  expect((await keys()).sort()).toEqual([refused, kept].sort());
  await site.database
    .owner`update money_intent set arrived_at = arrived_at - ${91 * DAY_MS} where user_id = ${player.userId}`;
  await site.platform.orders.purge();
  expect(await keys()).toEqual([kept]);
});

test('the platform itself cannot write points, and no balance falls below zero', async () => {
  const { sql } = await site.database.connect();
  const { userId } = player;
  await expect(
    sql`insert into point_entry (user_id, source, points, made_at) values (${userId}, 'x', 1, 1)`,
  ).rejects.toThrow('permission denied');
  await expect(sql`select add_points(${userId}, 'x', 1, 1)`).rejects.toThrow('permission denied');
  await expect(site.database.owner`select add_points(${userId}, 'x', -1, 1)`).rejects.toThrow('check');
});
