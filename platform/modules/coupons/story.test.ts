import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coupon, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000 });
});
afterAll(() => site.close());

const stored = async (id: string) => (await player.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;

test('a coupon keeps the price that the player saw beside the one that was accepted', async () => {
  const selectionId = site.table.addSelection(2200);
  const { body } = await player.place(player.placement([[selectionId, 2000]], { changeCoefAction: 1 }));
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  expect(body.coupon.legs).toMatchObject([{ seenCoef: 2000, coef: 2200 }]);
  expect(body.coupon.askedAt).toBe(body.coupon.placedAt);
  expect(await stored(body.coupon.id)).toEqual(body.coupon);
});

test('the delay of a live bet is from its arrival to its acceptance', async () => {
  const selectionId = site.table.addSelection(2000, { gameId: site.table.addGame({ live: true }) });
  const placement = player.placement([[selectionId, 1900]], { changeCoefAction: 1 });
  const sentAt = site.platform.clock.now();
  const { body } = await player.place(placement);
  if (body.status !== 'pending') throw new Error(JSON.stringify(body));
  await site.platform.clock.moveTo(body.decidesAt);
  const accepted = await eventually(async () => {
    const answer = (await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', placement.id))).body;
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer.coupon;
  });
  expect(accepted.askedAt).toBeGreaterThanOrEqual(sentAt);
  expect(accepted.askedAt).toBeLessThan(body.decidesAt);
  expect(accepted.placedAt).toBeGreaterThanOrEqual(body.decidesAt);
  expect(accepted.legs).toMatchObject([{ seenCoef: 1900, coef: 2000 }]);
});

test('a decided leg has the event that decided it, and those before it that counted', async () => {
  const gameId = site.table.addGame({ live: true });
  const selectionId = site.table.addSelection(2000, { gameId });
  const placement = player.placement([[selectionId, 2000]]);
  const { body } = await player.place(placement);
  if (body.status !== 'pending') throw new Error(JSON.stringify(body));
  await site.platform.clock.moveTo(body.decidesAt);
  const { coupon } = await eventually(async () => {
    const answer = (await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', placement.id))).body;
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer;
  });
  const now = site.platform.clock.now();
  const goal = { kind: 'goal', period: 1 } as const;
  site.table.tell(gameId, { ...goal, side: 0, at: now - 500_000, clockSeconds: 300, score: [1, 0] });
  site.table.tell(gameId, { kind: 'corner', period: 1, side: 1, at: now - 400_000, clockSeconds: 400, score: null });
  site.table.tell(gameId, { ...goal, side: 1, at: now - 300_000, clockSeconds: 500, score: [1, 1] });
  site.table.tell(gameId, { ...goal, side: 0, at: now, clockSeconds: 800, score: [2, 1] });
  site.table.decide(selectionId, 1);
  await site.platform.coupons.settleAll();
  await site.platform.coupons.settled();
  const [leg] = (await stored(coupon.id)).legs;
  expect(leg?.decidedBy).toMatchObject({ kind: 'goal', clockSeconds: 800, score: [2, 1] });
  expect(leg?.decidedBy?.course?.map(({ score }) => score)).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('a bet from before the record has no seen price, and none is invented', async () => {
  const { body } = await player.place(player.placement([[site.table.addSelection(2000), 2000]]));
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  await site.database.owner`update coupon_leg set seen_coef = null where coupon_id = ${body.coupon.id}`;
  expect((await stored(body.coupon.id)).legs[0]).not.toHaveProperty('seenCoef');
});
