import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type { BetAward } from '#shared/contracts/awards.ts';
import type { Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { periodStarts } from '#shared/domain/awards/bet-awards.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const DAY_MS = 86_400_000;

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
beforeEach(async () => {
  await site.database.owner`delete from bet_award`;
  await site.database.owner`delete from sim_overrides`;
});

const bet = (price: number): [number, number] => [site.table.addSelection(price), price];
const awards = async () => (await site.client().get<{ awards: BetAward[] }>(openPaths.awards)).body.awards;
const ofAllTime = async () =>
  (await awards()).filter(({ period }) => period === 'all').map(({ kind, odds, legs }) => [kind, odds, legs]);

async function placed(prices: readonly number[], more: Partial<Placement> = {}): Promise<readonly [number, number][]> {
  const bets = prices.map(bet);
  const { body } = await player.place(player.placement(bets, more));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  return bets;
}

async function decide(bets: readonly [number, number][], statuses: readonly OutcomeStatus[]): Promise<void> {
  for (const [index, [selectionId]] of bets.entries()) {
    site.table.decide(selectionId, statuses[index] ?? 1);
    site.table.finish(gameOfSelection(selectionId), [1, 0]);
    site.table.announce(gameOfSelection(selectionId));
  }
  await site.platform.coupons.settled();
}

const settle = async (
  prices: readonly number[],
  statuses: readonly OutcomeStatus[] = [],
  more: Partial<Placement> = {},
) => decide(await placed(prices, more), statuses);

test('[R-31] a new site has no records', async () => {
  expect(await awards()).toEqual([]);
});

test('[R-31] the largest odds and the longest bets that won are told for the week, the month and all time, without a name or an amount', async () => {
  await settle([3000]);
  await settle([2500]);
  await settle([1300, 1300, 1300]);
  await settle([3000, 3000, 3000, 3000], [1, 1, 1, 0], { amount: 100 });
  await settle([4000, 3000]);
  await settle([2000, 2000, 2000], [1, 1, 0], { typeId: T.system, systemValue: 2 });
  await settle([1500, 1600], [], { typeId: T.chain });
  const expected = [
    ['highest-single', 3000, 1],
    ['highest-express', 12_000, 2],
    ['highest-system', 1333, 3],
    ['longest-express', 2197, 3],
    ['longest-chain', 2100, 2],
  ];
  expect(await ofAllTime()).toEqual(expected);
  const told = await awards();
  expect(told.map(({ period }) => period)).toEqual(['week', 'month', 'all'].flatMap((one) => expected.map(() => one)));
  expect(told[0]).toEqual({
    ...{ kind: 'highest-single', period: 'week', odds: 3000, legs: 1, sports: [expect.any(Number)] },
    on: new Date(site.platform.clock.now()).toISOString().slice(0, 10),
  });
});

test('of records as large as each other the earlier one stays, and of equal length that of larger odds', async () => {
  await settle([1500, 1500]);
  const [{ settled_at: first } = { settled_at: 0 }] = await site.database.owner<{ settled_at: number }[]>`
    select settled_at from bet_award where kind = 'longest-express' and period = 'all'`;
  await settle([1500, 1500]);
  const [{ settled_at: second } = { settled_at: 0 }] = await site.database.owner<{ settled_at: number }[]>`
    select settled_at from bet_award where kind = 'longest-express' and period = 'all'`;
  expect(second).toBe(first);
  await settle([1600, 1600]);
  expect((await ofAllTime()).at(-1)).toEqual(['longest-express', 2560, 2]);
});

test('a bet that is lost, returned or cashed out sets no record', async () => {
  await settle([50_000], [0]);
  await settle([50_000], [2]);
  await settle([50_000], [5]);
  expect(await awards()).toEqual([]);
});

test.each([
  ['made', 0, { kind: 'made' }],
  ['decided', 0, { kind: 'status', statusId: 1 }],
  ['only moved', 1, { kind: 'postpone', startAt: 1 }],
])('a bet on a game that QA has %s sets records: %i', async (_, count, change) => {
  const bets = await placed([2000]);
  for (const [selectionId] of bets) {
    await site.database.owner`
      insert into sim_overrides (game_id, change)
      values (${gameOfSelection(selectionId)}, ${JSON.stringify(change)}::text::jsonb)`;
  }
  await decide(bets, [1]);
  expect(await ofAllTime()).toHaveLength(count);
});

test('records of a week and a month that are over are no longer told, and the next bet takes their places', async () => {
  await settle([9000]);
  const starts = periodStarts(site.platform.clock.now());
  await site.database.owner`
    update bet_award set starts_at = starts_at - ${31 * DAY_MS} where period in ('week', 'month')`;
  expect((await awards()).map(({ period }) => period)).toEqual(['all']);
  await settle([2000]);
  expect((await awards()).map(({ period, odds }) => [period, odds])).toEqual([
    ['week', 2000],
    ['month', 2000],
    ['all', 9000],
  ]);
  const rows = await site.database.owner<{ startsAt: number }[]>`
    select starts_at as "startsAt" from bet_award where period = 'week'`;
  expect([...rows]).toEqual([{ startsAt: starts.week }]);
});

test('records of coupons that are settled at once are the largest of them', async () => {
  const all = await Promise.all([3000, 7000, 5000, 2000].map((price) => placed([price])));
  const games = all.flat().map(([selectionId]) => {
    site.table.decide(selectionId, 1);
    site.table.finish(gameOfSelection(selectionId), [1, 0]);
    return gameOfSelection(selectionId);
  });
  await Promise.all(games.map((game) => site.platform.coupons.settleGames([game])));
  expect(await ofAllTime()).toEqual([['highest-single', 7000, 1]]);
});

test('a site that closes the page has no call of it', async () => {
  await site.platform.config.merge({ availableRoutes: [1, 2] });
  const { status } = await site.client().get(openPaths.awards);
  await site.platform.config.reset();
  expect(status).toBe(404);
});
