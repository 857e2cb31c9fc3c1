import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Coupon, couponHistoryCall, couponLimitsCall } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { statementWords } from './statement/statement-words.ts';

const DAY = 86_400_000;

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000 });
});
afterAll(() => site.close());

const couponOf = async (id: string) => (await player.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;
const historyOf = async () =>
  (await player.get<CallAnswer<typeof couponHistoryCall>>(openPaths.couponHistory)).body.coupons;

async function placed(): Promise<{ coupon: Coupon; selectionId: number; gameId: number; startAt: number }> {
  const selectionId = site.table.addSelection(2000);
  const { body } = await player.place(player.placement([[selectionId, 2000]]));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  const { coupon } = body;
  return { coupon, selectionId, gameId: gameOfSelection(selectionId), startAt: coupon.legs[0]?.startAt ?? 0 };
}

async function move(gameId: number, startAt: number) {
  site.table.move(gameId, startAt);
  site.table.announce(gameId);
  await site.platform.coupons.settled();
}

test('a coupon and the history have the new start of a game that was moved, and the one that the player saw', async () => {
  const { coupon, gameId, startAt } = await placed();
  expect(coupon.legs[0]).not.toHaveProperty('movedFrom');
  await move(gameId, startAt + 2 * DAY);
  const moved = { startAt: startAt + 2 * DAY, movedFrom: startAt, statusId: -1 };
  expect((await couponOf(coupon.id)).legs[0]).toMatchObject(moved);
  expect((await historyOf()).find(({ id }) => id === coupon.id)?.legs[0]).toMatchObject(moved);
});

test('of several moves the first start and the last are kept, and a game that is moved back was not moved', async () => {
  const { coupon, gameId, startAt } = await placed();
  await move(gameId, startAt + 2 * DAY);
  await move(gameId, startAt + 3 * DAY);
  expect((await couponOf(coupon.id)).legs[0]).toMatchObject({ startAt: startAt + 3 * DAY, movedFrom: startAt });
  await move(gameId, startAt);
  const [leg] = (await couponOf(coupon.id)).legs;
  expect(leg?.startAt).toBe(startAt);
  expect(leg).not.toHaveProperty('movedFrom');
});

test('a settled coupon keeps the new start, and a statement says it', async () => {
  const { coupon, selectionId, gameId, startAt } = await placed();
  await move(gameId, startAt + 2 * DAY);
  site.table.decide(selectionId, 1);
  site.table.finish(gameId, [1, 0]);
  site.table.announce(gameId);
  await site.platform.coupons.settled();
  const settled = await couponOf(coupon.id);
  expect(settled).toMatchObject({ state: 'settled', legs: [{ startAt: startAt + 2 * DAY, movedFrom: startAt }] });
  const words = await statementWords('en', 'Europe/London');
  const [leg] = settled.legs;
  expect(leg && words.leg(leg)).toContain(`(Rescheduled: ${words.moment(startAt + 2 * DAY)})`);
  expect(leg && words.leg({ ...leg, movedFrom: undefined })).not.toContain('Rescheduled');
});

test('a move that no process heard of is stored by the next sweep', async () => {
  const { coupon, gameId, startAt } = await placed();
  site.table.move(gameId, startAt + DAY);
  await site.platform.coupons.settleAll();
  expect((await couponOf(coupon.id)).legs[0]).toMatchObject({ startAt: startAt + DAY, movedFrom: startAt });
});

test('the limits of a bet slip tell the start of games that were moved, and only of those', async () => {
  const [moved, other] = [site.table.addSelection(2000), site.table.addSelection(2000)];
  const startAt = Date.now() + 9 * DAY;
  site.table.move(gameOfSelection(moved), startAt);
  const bets = [moved, other].map((selectionId) => ({ selectionId }));
  const body = { typeId: 1, iso: 'EUR', bets, systemValue: 0 };
  const { prices } = (await player.post<CallAnswer<typeof couponLimitsCall>>(openPaths.couponLimits, body)).body;
  expect(prices.map((price) => price.startAt)).toEqual([startAt, undefined]);
});
