import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type { Coupon, Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
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

const couponOf = async (id: string, of = player) =>
  (await of.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;

async function placed(bets: readonly [number, number][], more: Partial<Placement> = {}, by = player): Promise<Coupon> {
  const { body } = await by.place(by.placement(bets, more));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  return body.coupon;
}

const bet = (price = 2000): [number, number] => [site.table.addSelection(price), price];

/** Decides a selection, ends its game, and announces both to the platform. */
async function decide(selectionId: number, status: OutcomeStatus, score: [number, number] = [1, 0]) {
  site.table.decide(selectionId, status);
  site.table.finish(gameOfSelection(selectionId), score);
  site.table.announce(gameOfSelection(selectionId));
  await site.platform.coupons.settled();
}

describe('[B-01] a single', () => {
  test.each([
    [0, 'lose', 0],
    [1, 'win', 1925],
    [2, 'return', 1000],
    [3, 'return', 1000],
    [4, 'win', 1463],
    [5, 'win', 500],
    [6, 'win', 963],
  ] as const)('status %i is a %s that pays %i', async (status, result, payout) => {
    const before = await player.balance();
    const [selectionId] = bet(1925);
    const coupon = await placed([[selectionId, 1925]]);
    await decide(selectionId, status, [2, 1]);
    const after = await couponOf(coupon.id);
    expect(after).toMatchObject({ state: 'settled', result, payout });
    expect(after.legs[0]).toMatchObject({ statusId: status, finalScore: [2, 1], settledAt: expect.any(Number) });
    expect(await player.balance()).toBe(before - 1000 + payout);
  });
});

describe('an express', () => {
  test('is lost with its first lost leg, and the other legs still get their status', async () => {
    const bets = [bet(), bet(), bet()];
    const coupon = await placed(bets);
    await decide(bets[1]?.[0] ?? 0, 0);
    expect(await couponOf(coupon.id)).toMatchObject({ state: 'settled', result: 'lose', payout: 0 });
    await decide(bets[0]?.[0] ?? 0, 1);
    await decide(bets[2]?.[0] ?? 0, 1);
    const { legs, payout } = await couponOf(coupon.id);
    expect(legs.map(({ statusId }) => statusId)).toEqual([1, 0, 1]);
    expect(payout).toBe(0);
  });

  test('waits for its last leg', async () => {
    const bets = [bet(), bet(1500)];
    const coupon = await placed(bets);
    await decide(bets[0]?.[0] ?? 0, 1);
    const between = await couponOf(coupon.id);
    expect(between).toMatchObject({ state: 'open', payout: null });
    expect(between.legs.map(({ statusId }) => statusId)).toEqual([1, -1]);
    await decide(bets[1]?.[0] ?? 0, 1);
    expect(await couponOf(coupon.id)).toMatchObject({ state: 'settled', result: 'win', payout: 3000 });
  });

  test('pays no more than its limit', async () => {
    const bets = [bet(10_000), bet(10_000), bet(10_000)];
    const coupon = await placed(bets, { amount: 4_999 });
    for (const [selectionId] of bets) await decide(selectionId, 1);
    expect(await couponOf(coupon.id)).toMatchObject({ payout: 4_999_000, maxPayout: 4_999_000 });
    const capped = await placed([bet(10_000), bet(10_000)], { amount: 50_000 });
    for (const { selectionId } of capped.legs) await decide(selectionId, 1);
    expect(await couponOf(capped.id)).toMatchObject({ payout: 5_000_000, maxPayoutLimit: 5_000_000 });
  });
});

test('an anti-express waits for every leg, because a void raises its price', async () => {
  const bets = [bet(1500), bet(1500)];
  const coupon = await placed(bets, { typeId: T.antiExpress });
  await decide(bets[0]?.[0] ?? 0, 0);
  expect((await couponOf(coupon.id)).state).toBe('open');
  await decide(bets[1]?.[0] ?? 0, 2);
  const after = await couponOf(coupon.id);
  expect(after).toMatchObject({ state: 'settled', result: 'win' });
  expect(after.payout).toBeGreaterThan(coupon.maxPayout);
});

test('a bet that is decided in the game is paid before its end, and the final score follows', async () => {
  const [selectionId] = bet();
  const coupon = await placed([[selectionId, 2000]]);
  site.table.decide(selectionId, 1);
  site.table.announce(gameOfSelection(selectionId));
  await site.platform.coupons.settled();
  const early = await couponOf(coupon.id);
  expect(early).toMatchObject({ state: 'settled', payout: 2000, legs: [{ statusId: 1, finalScore: null }] });
  await decide(selectionId, 1, [4, 3]);
  const late = await couponOf(coupon.id);
  expect(late.legs[0]).toMatchObject({ finalScore: [4, 3], settledAt: early.legs[0]?.settledAt });
  expect(late.settledAt).toBe(early.settledAt);
});

test('a stored status stays, whatever the book says later', async () => {
  const bets = [bet(), bet()];
  const coupon = await placed(bets);
  const [first = 0, second = 0] = bets.map(([selectionId]) => selectionId);
  site.table.decide(first, 1);
  site.table.announce(gameOfSelection(first));
  await site.platform.coupons.settled();
  site.table.decide(first, 0);
  await decide(second, 1);
  await site.platform.coupons.settleAll();
  await site.platform.coupons.settled();
  expect(await couponOf(coupon.id)).toMatchObject({
    result: 'win',
    payout: 4000,
    legs: [{ statusId: 1 }, { statusId: 1 }],
  });
});

test('the stake on a game that has vanished from the book is returned after a day', async () => {
  const gameId = site.table.addGame({ startAt: Date.now() - 25 * 3_600_000 });
  const selectionId = site.table.addSelection(2000, { gameId });
  const coupon = await placed([[selectionId, 2000]]);
  site.table.forget(gameId);
  site.table.remove(selectionId);
  await site.platform.coupons.settleAll();
  await site.platform.coupons.settled();
  expect(await couponOf(coupon.id)).toMatchObject({ result: 'return', payout: 1000, legs: [{ statusId: 3 }] });
});

describe('every type, to the cent', () => {
  const statuses = fc.constantFrom<OutcomeStatus>(0, 1, 1, 1, 2, 3, 4, 5, 6);
  const price = fc.integer({ min: 1010, max: 2500 });
  const legs = (min: number, max: number) =>
    fc.array(fc.record({ price, status: statuses }), { minLength: min, maxLength: max });
  const ranges: Record<string, [typeId: Placement['typeId'], min: number, max: number]> = {
    single: [T.single, 1, 1],
    express: [T.express, 2, 6],
    system: [T.system, 3, 7],
    chain: [T.chain, 2, 6],
    multi: [T.multi, 4, 8],
    condition: [T.condition, 3, 6],
    antiExpress: [T.antiExpress, 2, 3],
    lucky: [T.lucky, 2, 6],
    patent: [T.patent, 3, 6],
  };

  function shapeOf(name: string, count: number, pick: number): Partial<Placement> {
    const spread = (index: number) => ({ blockId: index < 1 ? 0 : 1 + ((index - 1) % (count > 5 ? 3 : count - 1)) });
    switch (name) {
      case 'system':
        return { systemValue: 2 + (pick % (count - 2)) };
      case 'multi':
        return {
          systemValue: 2,
          bets: Array.from({ length: count }, (_, index) => ({ selectionId: 0, coef: 0, ...spread(index) })),
        };
      case 'condition':
        return { amountByBlockId: { 2: 200 + (pick % 800), 3: null } };
      default:
        return {};
    }
  }

  test.each(Object.keys(ranges))(
    '%s',
    async (name) => {
      const [typeId, min, max] = ranges[name] ?? [T.single, 1, 1];
      await fc.assert(
        fc.asyncProperty(
          legs(min, max),
          fc.nat(1000),
          fc.integer({ min: 1000, max: 9_999 }),
          async (made, pick, amount) => {
            const bets = made.map((leg): [number, number] => [site.table.addSelection(leg.price), leg.price]);
            const shape = shapeOf(name, made.length, pick);
            const merged = shape.bets?.map((extra, index) => ({
              ...extra,
              selectionId: bets[index]?.[0] ?? 0,
              coef: bets[index]?.[1] ?? 0,
            }));
            const placement = player.placement(bets, { typeId, amount, ...shape, ...(merged ? { bets: merged } : {}) });
            const { body } = await player.place(placement);
            if (body.status === 'refused' && name === 'antiExpress') return;
            if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
            const before = await player.balance();
            const { coupon } = body;
            for (const [index, { status }] of made.entries()) await decide(bets[index]?.[0] ?? 0, status);
            const engine = settleCoupon({
              ...coupon,
              legs: coupon.legs.map((leg, index) => ({ ...leg, statusId: made[index]?.status ?? 0 })),
            });
            const after = await couponOf(coupon.id);
            expect(after).toMatchObject({ state: 'settled', result: engine.result, payout: engine.payoutMinor });
            expect(await player.balance()).toBe(before + (engine.payoutMinor ?? 0) + (after.hyperBonus?.amount ?? 0));
          },
        ),
        { numRuns: 12 },
      );
    },
    60_000,
  );
});

describe('exactly once', () => {
  test('by any number of processes at the same time', async () => {
    const someone = await site.player({ balance: 30_000 });
    const bets = Array.from({ length: 30 }, () => bet(3000));
    const coupons = await Promise.all(bets.map((one) => placed([one], {}, someone)));
    expect(await someone.balance()).toBe(0);
    for (const [selectionId] of bets) {
      site.table.decide(selectionId, 1);
      site.table.finish(gameOfSelection(selectionId), [1, 0]);
    }
    const { settleAll, settleGames } = site.platform.coupons;
    const games = bets.map(([selectionId]) => gameOfSelection(selectionId));
    await Promise.all([...Array.from({ length: 6 }, settleAll), settleGames(games), settleGames(games.slice(0, 9))]);
    await settleAll();
    await site.platform.coupons.settled();
    expect(await someone.balance()).toBe(90_000);
    const settled = await Promise.all(coupons.map(({ id }) => couponOf(id, someone)));
    expect(settled.map(({ payout }) => payout)).toEqual(coupons.map(() => 3000));
  });

  test('in spite of a second settlement, which posts nothing', async () => {
    const [selectionId] = bet();
    const coupon = await placed([[selectionId, 2000]]);
    await decide(selectionId, 1);
    const balance = await player.balance();
    const step = {
      couponId: Number(coupon.id),
      cashedOutStake: 0,
      at: 1,
      legs: [{ position: 0, statusId: 1, finalScore: null, isClosed: true }],
      settlement: { result: 'win', payout: 2000 },
    };
    const [row] = await site.database.owner<{ answer: { status: string } }[]>`
      select settle_coupon(${JSON.stringify(step)}::text::jsonb) as answer`;
    expect(row?.answer.status).toBe('noted');
    expect(await player.balance()).toBe(balance);
  });
});

test('the new balance and state of a coupon are announced to every process', async () => {
  const other = await site.database.connect();
  const heard: Record<string, unknown[]> = { balance: [], coupon: [] };
  await other.sql.listen('balance', (message) => heard.balance?.push(JSON.parse(message)));
  await other.sql.listen('coupon', (message) => heard.coupon?.push(JSON.parse(message)));
  const someone = await site.player();
  const [selectionId] = bet();
  const coupon = await placed([[selectionId, 2000]], {}, someone);
  await decide(selectionId, 1);
  const { userId, accountId } = someone;
  await eventually(() => {
    expect(heard.balance).toMatchObject([
      { userId, accountId, balance: 9000 },
      { userId, accountId, balance: 11_000 },
    ]);
    expect(heard.coupon).toMatchObject([
      { userId, couponId: coupon.id, state: 'open' },
      { userId, couponId: coupon.id, state: 'settled' },
    ]);
  });
});

test('decisions made while no process ran are settled at the start', async () => {
  const first = await startTestPlatform();
  const someone = await first.player();
  const selectionId = first.table.addSelection(2500);
  const coupon = await placed([[selectionId, 2500]], {}, someone);
  await first.platform.close();
  first.table.decide(selectionId, 1);
  first.table.finish(gameOfSelection(selectionId), [3, 0]);
  const { createPlatform } = await import('#platform/app.ts');
  const { parseEnvironment } = await import('#shared/domain/environment.ts');
  const again = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await first.database.connect(),
    keys: TEST_KEYS,
    createBook: () => ({ ...first.table.book, controls: undefined, tick: () => undefined }) as never,
    logLevel: 'silent',
  });
  await again.coupons.settled();
  expect(await again.coupons.coupon(someone.userId, Number(coupon.id))).toMatchObject({
    state: 'settled',
    payout: 2500,
  });
  expect(await again.ledger.verifyLedger()).toEqual([]);
  await again.close();
  await first.database.close();
});

test('[B-01] a decided bet keeps the event that decided it, and none that is long past', async () => {
  for (const [age, isKept] of [
    [500, true],
    [60_000, false],
  ] as const) {
    const [selectionId, price] = bet();
    const coupon = await placed([[selectionId, price]]);
    const at = site.platform.clock.now() - age;
    site.table.tell(gameOfSelection(selectionId), {
      kind: 'goal',
      side: 1,
      at,
      period: 2,
      clockSeconds: 3780,
      score: [1, 2],
    });
    await decide(selectionId, 0, [1, 2]);
    const [leg] = (await couponOf(coupon.id)).legs;
    const event = { kind: 'goal', side: 1, at, period: 2, clockSeconds: 3780, score: [1, 2] };
    expect(leg?.decidedBy).toEqual(isKept ? event : undefined);
  }
});
