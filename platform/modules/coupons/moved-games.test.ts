import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createPlatform } from '#platform/app.ts';
import { createOverrideStore } from '#platform/simulation/book/override-store.ts';
import type { OverrideStore } from '#platform/simulation/book/overrides.ts';
import { createCatalogue } from '#platform/simulation/catalogue/catalogue.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Coupon, couponHistoryCall, couponLimitsCall } from '#shared/contracts/coupon.ts';
import type { AdvanceAnswer } from '#shared/contracts/coupon-review.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { createTestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import {
  CHEAP_PASSWORDS,
  makePlayer,
  startTestPlatform,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';
import { createNames } from '../names/names-service.ts';
import { createCouponsRepository } from './coupons-repository.ts';
import { statementWords } from './statement/statement-words.ts';

const DAY = 86_400_000;

let site: TestPlatform;
let player: TestPlayer;
let changes: OverrideStore;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000 });
  changes = createOverrideStore((await site.database.connect()).sql, (error) => {
    throw error;
  });
});
afterAll(() => site.close());

const couponOf = async (id: string) => (await player.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;
const historyOf = async () =>
  (await player.get<CallAnswer<typeof couponHistoryCall>>(openPaths.couponHistory)).body.coupons;

async function placed(by = player): Promise<{ coupon: Coupon; selectionId: number; gameId: number; startAt: number }> {
  const selectionId = site.table.addSelection(2000);
  const { body } = await by.place(by.placement([[selectionId, 2000]], { amount: 1000 }));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  const { coupon } = body;
  return { coupon, selectionId, gameId: gameOfSelection(selectionId), startAt: coupon.legs[0]?.startAt ?? 0 };
}

/** Stores a move of a game, as QA's control does. */
const store = (gameId: number, startAt: number) =>
  changes.append([{ gameId, change: { kind: 'postpone', at: site.platform.clock.now(), startAt } }]);

async function announced(gameId: number): Promise<void> {
  site.table.announce(gameId);
  await site.platform.coupons.settled();
}

/** Sweeps alone: a sweep that the clock has caused meanwhile would hold coupons that this one then leaves out. */
async function swept(): Promise<void> {
  await site.platform.coupons.settled();
  await site.platform.coupons.settleAll();
}

async function move(gameId: number, startAt: number): Promise<void> {
  await store(gameId, startAt);
  await announced(gameId);
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
  const names = createNames({ catalogue: createCatalogue(), own: () => ({}) });
  const words = await statementWords('en', 'Europe/London', names);
  const [leg] = settled.legs;
  expect(leg && words.leg(leg)).toContain(`(Rescheduled: ${words.moment(startAt + 2 * DAY)})`);
  expect(leg && words.leg({ ...leg, movedFrom: undefined })).not.toContain('Rescheduled');
});

test('a move that no process heard of is stored by the next sweep', async () => {
  const { coupon, gameId, startAt } = await placed();
  await store(gameId, startAt + DAY);
  await swept();
  expect((await couponOf(coupon.id)).legs[0]).toMatchObject({ startAt: startAt + DAY, movedFrom: startAt });
});

test('a move that is taken back leaves no trace: the leg has the start that the player saw', async () => {
  const { coupon, gameId, startAt } = await placed();
  await move(gameId, startAt + 2 * DAY);
  await move(gameId, startAt + 3 * DAY);
  await changes.clear();
  await announced(gameId);
  expect((await couponOf(coupon.id)).legs).toEqual(coupon.legs);
  const [stored] = await site.database.owner`
    select snapshot ? 'movedFrom' as moved from coupon_leg where coupon_id = ${coupon.id}`;
  expect(stored).toEqual({ moved: false });
});

test('a game that QA’s control moves has its own start again after a reset', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const platform = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await database.connect(),
    keys: TEST_KEYS,
    passwordCost: CHEAP_PASSWORDS,
    logLevel: 'silent',
  });
  onTestFinished(() => platform.close());
  const { book, clock, coupons, app } = platform;
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const someone = await makePlayer(platform, origin, { email: 'moved@example.com' });
  const isFar = ({ gameId }: { gameId: number }) => (book.game(gameId)?.startAt ?? 0) > clock.now() + DAY / 2;
  const gameId = book.sections().line.find(isFar)?.gameId ?? 0;
  const bet = book.markets(gameId)[0]?.outcomes.find(({ suspended }) => !suspended);
  const { body } = await someone.place(someone.placement([[bet?.id ?? 0, bet?.price ?? 0]], { amount: 100 }));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  const { id, legs } = body.coupon;
  const startAt = legs[0]?.startAt ?? 0;
  const legsNow = async () => {
    await coupons.settled();
    return (await someone.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body.legs;
  };
  await someone.post('/__control/outcome', { gameId, startAt: startAt + DAY });
  expect(await legsNow()).toMatchObject([{ startAt: startAt + DAY, movedFrom: startAt }]);
  await someone.post('/__control/reset', {});
  expect(await legsNow()).toEqual(legs);
});

test('a bet on a game whose move was taken back secures an advance again', async () => {
  const someone = await site.player({ balance: 1000 });
  const available = async () =>
    (await someone.get<AdvanceAnswer>(`${openPaths.couponAdvance}?accountId=${someone.accountId}`)).body;
  const { gameId, startAt } = await placed(someone);
  const before = await available();
  expect(before.availablePrepaidAmount).toBeGreaterThan(0);
  await move(gameId, startAt + 30 * DAY);
  expect(await available()).toMatchObject({ availablePrepaidAmount: 0 });
  await changes.clear();
  await swept();
  expect(await available()).toMatchObject({ availablePrepaidAmount: before.availablePrepaidAmount });
});

test('a game that vanishes after its move was taken back returns its stake a day after its own start', async () => {
  const { coupon, gameId, startAt } = await placed();
  await move(gameId, startAt + 30 * DAY);
  await changes.clear();
  site.table.forget(gameId);
  await site.platform.clock.moveTo(startAt + DAY + 1000);
  await swept();
  await site.platform.clock.reset();
  await swept();
  expect(await couponOf(coupon.id)).toMatchObject({ state: 'settled', result: 'return', legs: [{ startAt }] });
});

test('only the leader stores a move, and only in its own term', async () => {
  const { coupon, gameId, startAt } = await placed();
  const database = await site.database.connect();
  const other = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database,
    keys: TEST_KEYS,
    createBook: () => ({ ...site.table.book, controls: undefined, tick: () => undefined }) as never,
    logLevel: 'silent',
  });
  await store(gameId, startAt + DAY);
  await other.coupons.settleGames([gameId]);
  const repository = createCouponsRepository(site.platform.database.sql);
  const term = site.platform.leader.term ?? 0;
  expect(await repository.moveStarts(term - 1, [gameId])).toEqual([]);
  expect((await couponOf(coupon.id)).legs[0]).toMatchObject({ startAt });
  expect(await repository.moveStarts(term, [gameId])).toEqual([
    { couponId: Number(coupon.id), userId: player.userId, state: 'open' },
  ]);
  expect((await couponOf(coupon.id)).legs[0]).toMatchObject({ startAt: startAt + DAY });
  await other.close();
});

test('a leader that has missed the second move of a game stores that one all the same, once', async () => {
  const { coupon, gameId, startAt } = await placed();
  site.table.move(gameId, startAt + DAY);
  await move(gameId, startAt + DAY);
  await store(gameId, startAt + 2 * DAY);
  expect(site.table.book.movedStart(gameId)).toBe(startAt + DAY);
  await swept();
  expect((await couponOf(coupon.id)).legs[0]).toMatchObject({ startAt: startAt + 2 * DAY, movedFrom: startAt });
  const repository = createCouponsRepository(site.platform.database.sql);
  expect(await repository.moveStarts(site.platform.leader.term ?? 0, [gameId])).toEqual([]);
});

test('moves that cannot be stored are reported and delay no payout', async () => {
  const [moved, won] = [await placed(), await placed()];
  const { owner } = site.database;
  await store(moved.gameId, moved.startAt + DAY);
  site.table.decide(won.selectionId, 1);
  site.table.finish(won.gameId, [1, 0]);
  const log = vi.spyOn(site.platform.app.log, 'error');
  await owner`alter function store_moved_starts(jsonb) rename to store_moved_starts_away`;
  await swept();
  await owner`alter function store_moved_starts_away(jsonb) rename to store_moved_starts`;
  expect(JSON.stringify(log.mock.calls.map(([error]) => String(error)))).toContain('store_moved_starts');
  log.mockRestore();
  expect(await couponOf(won.coupon.id)).toMatchObject({ state: 'settled', result: 'win', payout: 2000 });
  await swept();
  expect((await couponOf(moved.coupon.id)).legs[0]).toMatchObject({ startAt: moved.startAt + DAY });
});

test('a coupon that is settled already is announced as settled when another game of it is moved', async () => {
  const [lost, open] = [site.table.addSelection(2000), site.table.addSelection(2000)];
  const bets: [number, number][] = [lost, open].map((selectionId) => [selectionId, 2000]);
  const { body } = await player.place(player.placement(bets));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  const { id: couponId, legs } = body.coupon;
  site.table.decide(lost, 0);
  site.table.finish(gameOfSelection(lost), [0, 1]);
  await announced(gameOfSelection(lost));
  expect(await couponOf(couponId)).toMatchObject({ state: 'settled', result: 'lose' });
  const { announcements } = site.platform.database;
  await announcements.flush();
  const heard: unknown[] = [];
  const { unlisten } = await site.database.owner.listen('coupon', (text) => heard.push(JSON.parse(text)));
  await move(gameOfSelection(open), (legs[1]?.startAt ?? 0) + DAY);
  await announcements.flush();
  const state = { userId: player.userId, couponId, state: 'settled' };
  await vi.waitFor(() => expect(heard).toEqual([expect.objectContaining(state)]));
  await unlisten();
});

test('a trader has until the new start of a game that is brought forward, and no longer for one that is put off', async () => {
  const [early, late] = [await site.player({ balance: 600_000 }), await site.player({ balance: 600_000 })];
  const vip = async (by: TestPlayer) => {
    const selectionId = site.table.addSelection(2000);
    const { body } = await by.place(by.placement([[selectionId, 2000]], { amount: 600_000, isVipBet: true }));
    if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
    const { coupon } = body;
    return { id: coupon.id, gameId: gameOfSelection(selectionId), startAt: coupon.legs[0]?.startAt ?? 0 };
  };
  const reviewOf = async (by: TestPlayer, id: string) =>
    (await by.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body.review;
  const [forward, off] = [await vip(early), await vip(late)];
  const start = forward.startAt - DAY / 2;
  await move(forward.gameId, start);
  await move(off.gameId, off.startAt + DAY);
  expect(await reviewOf(early, forward.id)).toEqual({ state: 'pending', until: start, decidedAt: null });
  expect(await reviewOf(late, off.id)).toEqual({ state: 'pending', until: off.startAt, decidedAt: null });
  await site.platform.clock.moveTo(start + 1000);
  const decide = (couponId: string) =>
    site.client().post<{ state: string }>('/__control/vipBet', { couponId, decision: 'accept' });
  expect((await decide(forward.id)).body.state).toBe('expired');
  expect((await decide(off.id)).body.state).toBe('accepted');
  await site.platform.clock.reset();
  await swept();
  expect(await early.balance()).toBe(600_000);
  expect(await late.balance()).toBe(0);
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
