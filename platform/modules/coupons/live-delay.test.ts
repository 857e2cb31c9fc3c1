import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { answerAfter } from '#tests/fixtures/still-waiting.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
});
// A coupon that is still delayed when its test ends would be debited during another one.
beforeEach(async () => {
  player = await site.player({ balance: 1_000_000 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const live = (price = 2000) => site.table.addSelection(price, { gameId: site.table.addGame({ live: true }) });
const outcomeOf = async (key: string) =>
  (await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', key))).body;

/** Sends a placement and checks that it is delayed. */
async function placeDelayed(selectionId: number, more: Partial<Placement> = {}) {
  const placement = player.placement([[selectionId, 2000]], more);
  const { body } = await player.place(placement);
  if (body.status !== 'pending') throw new Error(`Not delayed: ${JSON.stringify(body)}`);
  return { placement, decidesAt: body.decidesAt, now: body.now };
}

/** Moves the server clock to the decision and waits for it. */
async function decision(key: string, decidesAt: number): Promise<PlacementAnswer> {
  await site.platform.clock.moveTo(decidesAt);
  return eventually(async () => {
    const answer = await outcomeOf(key);
    expect(answer.status).not.toBe('pending');
    return answer;
  });
}

test('a coupon with a live leg waits five seconds of server clock and is then accepted', async () => {
  const before = await player.balance();
  const { placement, decidesAt, now } = await placeDelayed(live());
  expect(decidesAt - now).toBeLessThanOrEqual(5000);
  expect(decidesAt - now).toBeGreaterThan(4500);
  expect(await player.balance()).toBe(before);
  expect(await outcomeOf(placement.id)).toMatchObject({ status: 'pending', decidesAt });
  const answer = await decision(placement.id, decidesAt);
  expect(answer).toMatchObject({
    status: 'accepted',
    balance: before - 1000,
    coupon: { placedAt: expect.any(Number) },
  });
  expect(answer.status === 'accepted' && answer.coupon.placedAt).toBeGreaterThanOrEqual(decidesAt);
  expect(answer.status === 'accepted' && answer.coupon.legs[0]).toMatchObject({
    isLive: true,
    scoreAtPlacement: [0, 0],
  });
});

test('a coupon without a live leg is decided at once', async () => {
  const { body } = await player.place(player.placement([[site.table.addSelection(2000), 2000]]));
  expect(body.status).toBe('accepted');
});

test('one live leg among others delays the coupon', async () => {
  const placement = player.placement([
    [site.table.addSelection(2000), 2000],
    [live(), 2000],
  ]);
  expect((await player.place(placement)).body.status).toBe('pending');
  await player.post(openPaths.couponOutcome.replace(':key', placement.id));
});

test('a delayed coupon is decided without a further request, and a repeated one is the same placement', async () => {
  const { placement, decidesAt } = await placeDelayed(live());
  expect((await player.place(placement)).body).toMatchObject({ status: 'pending', decidesAt });
  await site.platform.clock.moveTo(decidesAt);
  await eventually(() => expect(site.platform.coupons.pendingCount).toBe(0));
  await eventually(async () => {
    const rows = await site.database.owner`select from delayed_order where key = ${placement.id}`;
    expect(rows).toHaveLength(0);
  });
  const again = await player.place(placement);
  expect(again.body.status).toBe('accepted');
});

describe('during the live delay', () => {
  test.each(['goal', 'red_card', 'penalty'])('a %s refuses the coupon, and nothing is debited', async (kind) => {
    const before = await player.balance();
    const selectionId = live();
    const { placement, decidesAt } = await placeDelayed(selectionId);
    site.table.incident(gameOfSelection(selectionId), decidesAt - 1000, kind);
    expect(await decision(placement.id, decidesAt)).toMatchObject({
      status: 'refused',
      code: 'GAME_STATE_CHANGED',
      selectionIds: [selectionId],
      prices: [{ selectionId, coef: 2000 }],
    });
    expect(await player.balance()).toBe(before);
  });

  test('an incident before its arrival does not matter', async () => {
    const selectionId = live();
    site.table.incident(gameOfSelection(selectionId), site.platform.clock.now() - 1);
    const { placement, decidesAt } = await placeDelayed(selectionId);
    expect((await decision(placement.id, decidesAt)).status).toBe('accepted');
  });

  test.each([
    [0, 2200, 'refused'],
    [0, 1800, 'refused'],
    [1, 2200, 'accepted'],
    [1, 1800, 'accepted'],
    [2, 2200, 'accepted'],
    [2, 1800, 'refused'],
  ] as const)('policy %i, the price becomes %i: %s', async (changeCoefAction, price, verdict) => {
    const selectionId = live();
    const { placement, decidesAt } = await placeDelayed(selectionId, { changeCoefAction });
    site.table.reprice(selectionId, price);
    const answer = await decision(placement.id, decidesAt);
    expect(answer).toMatchObject(
      verdict === 'accepted'
        ? { status: verdict, coupon: { legs: [{ coef: price }] } }
        : { status: verdict, code: 'COEF_CHANGED', prices: [{ coef: price }] },
    );
  });

  test('a closed market refuses the coupon', async () => {
    const selectionId = live();
    const { placement, decidesAt } = await placeDelayed(selectionId);
    site.table.suspend(selectionId);
    expect(await decision(placement.id, decidesAt)).toMatchObject({ status: 'refused', code: 'BET_BLOCKED' });
  });

  test('[P-06] a changed score refuses the coupon only if its player asked for that', async () => {
    const selectionId = live();
    const asking = await placeDelayed(selectionId, { exactCoef: 1500, isDropOnScoreChange: true });
    const other = await placeDelayed(selectionId, { exactCoef: 1500 });
    const switchedOff = await placeDelayed(selectionId, { exactCoef: 0, isDropOnScoreChange: true });
    site.table.scoreNow(gameOfSelection(selectionId), [1, 0]);
    const last = Math.max(asking.decidesAt, other.decidesAt, switchedOff.decidesAt);
    expect(await decision(asking.placement.id, last)).toMatchObject({ status: 'refused', code: 'SCORE_CHANGED' });
    expect((await decision(other.placement.id, last)).status).toBe('accepted');
    expect((await decision(switchedOff.placement.id, last)).status).toBe('accepted');
  });

  test('a balance spent meanwhile refuses the coupon', async () => {
    const poor = await site.player();
    const selectionId = live();
    const placement = poor.placement([[selectionId, 2000]], { amount: 6000 });
    const { body } = await poor.place(placement);
    expect(
      (await poor.place(poor.placement([[site.table.addSelection(2000), 2000]], { amount: 6000 }))).body.status,
    ).toBe('accepted');
    await site.platform.clock.moveTo(body.status === 'pending' ? body.decidesAt : 0);
    await eventually(async () => {
      const outcome = await poor.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', placement.id));
      expect(outcome.body).toMatchObject({
        status: 'refused',
        code: 'BALANCE',
        data: { missing: 2000, balance: 4000 },
      });
    });
  });
});

test('a coupon that cannot be accepted is refused on arrival, without a delay', async () => {
  const { body } = await player.place(player.placement([[live(1800), 2000]]));
  expect(body).toMatchObject({ status: 'refused', code: 'COEF_CHANGED' });
  const poor = await site.player({ balance: 0 });
  const broke = await poor.place(poor.placement([[live(), 2000]]));
  expect(broke.body).toMatchObject({ status: 'refused', code: 'BALANCE' });
});

test('a delay of up to a second ends within the request', async () => {
  const quick = await startTestPlatform({ delaySeconds: 0.3 });
  const someone = await quick.player();
  const selectionId = quick.table.addSelection(2000, { gameId: quick.table.addGame({ live: true }) });
  const place = () => someone.place(someone.placement([[selectionId, 2000]]));
  const { answer, wasStillWaiting } = await answerAfter(290, place);
  expect(answer.body.status).toBe('accepted');
  expect(wasStillWaiting).toBe(true);
  await quick.close();
});
