import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform } from '#platform/app.ts';
import type { SimulatedBook } from '#platform/simulation/book/book-of-world.ts';
import type { Coupon, Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { WantedOddsOrder } from '#shared/contracts/wanted-odds.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 1_000_000 });
});
afterEach(() => site.platform.config.reset());
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const HOUR = 3_600_000;
const now = () => site.platform.clock.now();
const tryAll = () => site.platform.coupons.wantedOdds.tryAll();
const line = (price = 2000, startAt = now() + 6 * HOUR) =>
  site.table.addSelection(price, { gameId: site.table.addGame({ startAt }) });
const live = (price = 2000) => site.table.addSelection(price, { gameId: site.table.addGame({ live: true }) });

const outcomeOf = async (key: string, who = player) =>
  (await who.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', key))).body;
const cancel = async (key: string, who = player) =>
  (await who.post<PlacementAnswer>(openPaths.cancelPlacement.replace(':key', key))).body;
const listOf = async (told: readonly string[] = [], who = player) =>
  (await who.post<{ bets: WantedOddsOrder[] }>(openPaths.wantedOddsOrders, { told })).body.bets;

/** Sends a placement at 2.00 with wanted odds of 2.10, and checks that it waits. */
async function wait(selectionId: number, more: Partial<Placement> = {}, who = player) {
  const placement = who.placement([[selectionId, 2000]], { exactCoef: 2100, ...more });
  const { body } = await who.place(placement);
  expect(body).toMatchObject({ status: 'waiting' });
  if (body.status !== 'waiting') throw new Error('Does not wait');
  return { key: placement.id, placement, until: body.until };
}

const accepted = (answer: PlacementAnswer): Coupon => {
  if (answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  return answer.coupon;
};

describe('[P-06] a coupon below its wanted odds', () => {
  test('waits without a debit, and is placed at the wanted odds once they are reached', async () => {
    const before = await player.balance();
    const selectionId = line();
    const { key } = await wait(selectionId);
    await tryAll();
    expect(await outcomeOf(key)).toMatchObject({ status: 'waiting' });
    expect(await player.balance()).toBe(before);
    site.table.reprice(selectionId, 2150);
    await tryAll();
    const coupon = accepted(await outcomeOf(key));
    expect(coupon).toMatchObject({ key, coef: 2150, amount: 1000, legs: [{ coef: 2150 }] });
    expect(await player.balance()).toBe(before - 1000);
    await tryAll();
    expect(await player.balance()).toBe(before - 1000);
  });

  test.each([
    [2099, 'waiting'],
    [2100, 'accepted'],
    [1500, 'waiting'],
  ])('at %i thousandths of the overall odds it is %s, whatever the policy', async (price, status) => {
    for (const changeCoefAction of [0, 1, 2] as const) {
      const selectionId = line();
      const { key } = await wait(selectionId, { changeCoefAction });
      site.table.reprice(selectionId, price);
      await tryAll();
      expect((await outcomeOf(key)).status).toBe(status);
      await cancel(key);
    }
  });

  test('of an express waits for the product of its legs', async () => {
    const [one, two] = [line(2000), line(1500)];
    const placement = player.placement(
      [
        [one, 2000],
        [two, 1500],
      ],
      { exactCoef: 3300 },
    );
    expect((await player.place(placement)).body.status).toBe('waiting');
    site.table.reprice(two, 1640);
    await tryAll();
    expect((await outcomeOf(placement.id)).status).toBe('waiting');
    site.table.reprice(two, 1650);
    await tryAll();
    expect(accepted(await outcomeOf(placement.id)).coef).toBe(3300);
  });

  test('is refused at once where the operator has switched wanted odds off', async () => {
    await site.platform.config.merge({ coupon: { isWantedOddsAllowed: false } });
    const { body } = await player.place(player.placement([[line(), 2000]], { exactCoef: 2100 }));
    expect(body).toMatchObject({ status: 'refused', code: 'COEF_BELOW_EXACT', data: { coef: 2000, exactCoef: 2100 } });
  });

  test('is refused when its player cannot pay, at once or later', async () => {
    const poor = await site.player({ balance: 1500 });
    const dear = poor.placement([[line(), 2000]], { exactCoef: 2100, amount: 1600 });
    expect((await poor.place(dear)).body).toMatchObject({ status: 'refused', code: 'BALANCE' });
    const selectionId = line();
    const { key } = await wait(selectionId, {}, poor);
    await poor.place(poor.placement([[line(), 2000]]));
    site.table.reprice(selectionId, 2200);
    await tryAll();
    expect(await outcomeOf(key, poor)).toMatchObject({ status: 'refused', code: 'BALANCE' });
    expect(await poor.balance()).toBe(500);
    expect(await listOf([], poor)).toMatchObject([{ key, state: 'ended', code: 'BALANCE' }]);
  });

  test('is the same when sent again with its key; another one with the key is refused', async () => {
    const { key, placement, until } = await wait(line());
    expect((await player.place(placement)).body).toMatchObject({ status: 'waiting', until });
    expect((await player.place({ ...placement, amount: 2000 })).status).toBe(409);
    expect((await listOf()).filter((bet) => bet.key === key)).toHaveLength(1);
    await cancel(key);
  });
});

describe('[P-06] the wait for wanted odds ends', () => {
  test('as the first game starts, even if the odds are reached then', async () => {
    const startAt = now() + HOUR;
    const selectionId = line(2000, startAt);
    const { key, until } = await wait(selectionId);
    expect(until).toBe(startAt);
    site.table.reprice(selectionId, 2500);
    await site.platform.clock.moveTo(startAt);
    await eventually(async () => expect(await outcomeOf(key)).toMatchObject({ status: 'refused', code: 'WAIT_ENDED' }));
  });

  test('after the longest wait that the operator allows', async () => {
    await site.platform.config.merge({ coupon: { maxWantedOddsMinutes: 30 } });
    const { key, until } = await wait(line());
    expect(until - now()).toBeLessThanOrEqual(30 * 60_000);
    await site.platform.clock.moveTo(until - 1000);
    await tryAll();
    expect((await outcomeOf(key)).status).toBe('waiting');
    await site.platform.clock.moveTo(until);
    await tryAll();
    expect(await outcomeOf(key)).toMatchObject({ status: 'refused', code: 'WAIT_ENDED' });
  });

  test('when its player cancels it, and the coupon is never placed after that', async () => {
    const before = await player.balance();
    const selectionId = line();
    const { key } = await wait(selectionId);
    expect(await cancel(key)).toMatchObject({ status: 'refused', code: 'CANCELLED' });
    site.table.reprice(selectionId, 3000);
    await tryAll();
    expect(await outcomeOf(key)).toMatchObject({ status: 'refused', code: 'CANCELLED' });
    expect(await player.balance()).toBe(before);
    expect((await listOf()).map((bet) => bet.key)).not.toContain(key);
  });

  test('when a market has left the book, but not while it is closed for a moment', async () => {
    const selectionId = line();
    const { key } = await wait(selectionId);
    site.table.suspend(selectionId);
    site.table.reprice(selectionId, 2500);
    await tryAll();
    expect((await outcomeOf(key)).status).toBe('waiting');
    site.table.remove(selectionId);
    await tryAll();
    expect(await outcomeOf(key)).toMatchObject({ status: 'refused', code: 'BET_BLOCKED' });
  });

  test.each([
    [true, [1, 0], 'refused'],
    [true, [0, 0], 'accepted'],
    [false, [1, 0], 'accepted'],
  ] as const)('with the score switch %s and the score %j: %s', async (isDropOnScoreChange, score, status) => {
    const selectionId = live();
    const { key } = await wait(selectionId, { isDropOnScoreChange });
    await site.platform.clock.moveTo(now() + 6000);
    site.table.scoreNow(gameOfSelection(selectionId), [...score]);
    site.table.reprice(selectionId, 2200);
    await tryAll();
    const answer = await outcomeOf(key);
    expect(answer.status).toBe(status);
    if (answer.status === 'refused') expect(answer.code).toBe('SCORE_CHANGED');
  });

  test('when a score changes that the player made a condition, even before the odds are reached', async () => {
    const selectionId = live();
    const { key } = await wait(selectionId, { isDropOnScoreChange: true });
    site.table.scoreNow(gameOfSelection(selectionId), [0, 1]);
    await tryAll();
    expect(await outcomeOf(key)).toMatchObject({ status: 'refused', code: 'SCORE_CHANGED' });
  });
});

test('[P-06] a live bet is not placed before its live delay is over, however soon its odds are reached', async () => {
  const selectionId = live();
  const { key } = await wait(selectionId);
  site.table.reprice(selectionId, 2200);
  await tryAll();
  expect((await outcomeOf(key)).status).toBe('waiting');
  await site.platform.clock.moveTo(now() + 5000);
  await tryAll();
  expect((await outcomeOf(key)).status).toBe('accepted');
});

test('[P-06] a live coupon whose odds fall below the wanted ones in the delay waits from then on', async () => {
  const selectionId = live(2150);
  const placement = player.placement([[selectionId, 2150]], { exactCoef: 2100 });
  const { body } = await player.place(placement);
  if (body.status !== 'pending') throw new Error('Not held');
  site.table.reprice(selectionId, 2000);
  await site.platform.clock.moveTo(body.decidesAt);
  await eventually(async () => expect((await outcomeOf(placement.id)).status).toBe('waiting'));
  site.table.reprice(selectionId, 2100);
  await tryAll();
  expect((await outcomeOf(placement.id)).status).toBe('accepted');
});

test('[P-06] a pending order outlives its platform, and the next one places it', async () => {
  const selectionId = line();
  const { key } = await wait(selectionId);
  const book = { ...site.table.book, controls: undefined, tick: () => undefined } as unknown as SimulatedBook;
  site.table.reprice(selectionId, 2200);
  const next = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await site.database.connect(),
    keys: TEST_KEYS,
    createBook: () => book,
    logLevel: 'silent',
  });
  // The second process needs no request: it tries pending orders at its start.
  await eventually(async () => expect((await outcomeOf(key)).status).toBe('accepted'));
  await next.close();
});

test('[P-06] the pending order of a player who excludes himself is not placed', async () => {
  const leaving = await site.player({ balance: 10_000 });
  const selectionId = line();
  const { key } = await wait(selectionId, {}, leaving);
  await site.platform.accounts.care.exclude(leaving.userId, 1);
  site.table.reprice(selectionId, 2200);
  await tryAll();
  expect(await site.platform.coupons.outcome(leaving.userId, key)).toMatchObject({
    status: 'refused',
    code: 'PLAYER_EXCLUDED',
  });
});

test('[P-06] an order that two processes try at once is placed once', async () => {
  const before = await player.balance();
  const selectionId = line();
  const { key } = await wait(selectionId);
  site.table.reprice(selectionId, 2200);
  await Promise.all([tryAll(), tryAll(), tryAll()]);
  expect((await outcomeOf(key)).status).toBe('accepted');
  expect(await player.balance()).toBe(before - 1000);
});

test('[P-06] an order that is cancelled and tried at once is either placed or cancelled', async () => {
  for (let round = 0; round < 5; round++) {
    const before = await player.balance();
    const selectionId = line();
    const { key } = await wait(selectionId);
    site.table.reprice(selectionId, 2200);
    const [answer] = await Promise.all([cancel(key), tryAll()]);
    const final = await outcomeOf(key);
    expect(final.status).toBe(answer.status);
    expect(await player.balance()).toBe(answer.status === 'accepted' ? before - 1000 : before);
  }
});

test('[P-06] pending orders are shown to their player alone, and ended ones until they were shown', async () => {
  const selectionId = line();
  const { key } = await wait(selectionId);
  expect(await listOf()).toContainEqual(
    expect.objectContaining({ key, state: 'waiting', exactCoef: 2100, amount: 1000, iso: 'EUR', code: null }),
  );
  const other = await site.player();
  expect(await listOf([], other)).toEqual([]);
  expect(await cancel(key, other)).toMatchObject({ status: 'refused' });
  expect((await outcomeOf(key)).status).toBe('waiting');
  site.table.reprice(selectionId, 2200);
  await tryAll();
  const placed = (await listOf()).find((bet) => bet.key === key);
  expect(placed).toMatchObject({ state: 'placed', couponId: accepted(await outcomeOf(key)).id });
  expect((await listOf([key])).map((bet) => bet.key)).not.toContain(key);
});

describe('[P-07] cancelling a live placement in its live delay', () => {
  test('prevents it, and nothing is debited', async () => {
    const before = await player.balance();
    const placement = player.placement([[live(), 2000]]);
    const { body } = await player.place(placement);
    if (body.status !== 'pending') throw new Error('Not held');
    expect(await cancel(placement.id)).toMatchObject({ status: 'refused', code: 'CANCELLED' });
    await site.platform.clock.moveTo(body.decidesAt);
    await eventually(() => expect(site.platform.coupons.pendingCount).toBe(0));
    expect(await outcomeOf(placement.id)).toMatchObject({ status: 'refused', code: 'CANCELLED' });
    expect(await player.balance()).toBe(before);
  });

  test('after its acceptance answers the coupon, which stays', async () => {
    const placement = player.placement([[line(), 2000]]);
    const coupon = accepted((await player.place(placement)).body);
    expect(accepted(await cancel(placement.id)).id).toBe(coupon.id);
  });

  test('before it arrives seals its key', async () => {
    const placement = player.placement([[line(), 2000]]);
    expect((await cancel(placement.id)).status).toBe('refused');
    expect((await player.place(placement)).body.status).not.toBe('accepted');
  });

  test('works for its player only', async () => {
    expect((await site.client().post(openPaths.cancelPlacement.replace(':key', crypto.randomUUID()))).status).toBe(401);
  });
});
