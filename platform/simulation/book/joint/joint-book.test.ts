import { beforeAll, expect, test } from 'vitest';
import type { Market } from '#shared/contracts/catalogue.ts';
import { BUILDER_RULES } from '#shared/domain/builder/builder-rules.ts';
import { groupIdOf, groupMembers } from '#shared/domain/builder/group-id.ts';
import { COMMON_MARKET as C } from '#shared/domain/markets/types-common.ts';
import { CORNER_MARKET, GOAL_MARKET as G } from '#shared/domain/markets/types-goals.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import type { ClockAnchor } from '../../../clock/anchor.ts';
import { openServerClock } from '../../../clock/clock.ts';
import { createFakeTimers } from '../../../clock/fake-timers.fixture.ts';
import { createMemoryValue } from '../../../notices/shared-value.ts';
import { createBook } from '../create-book.ts';
import { createMemoryOverrideStore, openOverrides } from '../overrides.ts';

/** A Saturday afternoon in September, when every sport has its season. */
const NOW = Date.UTC(2027, 8, 18, 15, 2);
const FOOTBALL = 1;

async function openHouse() {
  const timers = createFakeTimers(NOW);
  const onError = (error: unknown) => {
    throw error;
  };
  const clock = await openServerClock({ store: createMemoryValue<ClockAnchor>(), timers, onError });
  const overrides = await openOverrides(createMemoryOverrideStore());
  return createBook({ seed: '1', clock, overrides, timers, onError });
}

let book: Awaited<ReturnType<typeof openHouse>>;
let gameId: number;
let markets: Market[];

beforeAll(async () => {
  book = await openHouse();
  gameId = book.list({ section: 'line', sportId: FOOTBALL, hours: 24 })[0] ?? 0;
  markets = book.markets(gameId);
}, 120_000);

/** Packs a selection id; lines of totals are in halves: 5 is 2.5. */
function pick(typeId: number, outcome: number, param?: number, period = 0): number {
  const market = markets.find(
    (each) => each.typeId === typeId && each.period === period && (param === undefined || each.param === param),
  );
  const found = market?.outcomes.find((each) => each.outcome === outcome);
  if (!found) throw new Error(`The game has no market ${typeId} with outcome ${outcome}`);
  return found.id;
}

async function look(...selectionIds: number[]) {
  const members = groupMembers(selectionIds);
  await book.prepareGroup(members);
  const found = book.group(members);
  if (!found) throw new Error('Not a group');
  return found;
}

const priceOf = (selectionId: number) => book.quote(selectionId)?.price ?? 0;

test('goals and both to score go together: the group pays less than the product, and more than each', async () => {
  const members = [pick(C.total, 0, 5), pick(G.bothToScore, 0)] as const;
  const { quote, problem, redundant, standardError } = await look(...members);
  const price = quote?.price ?? 0;
  expect({ problem, redundant, standardError }).toEqual({ problem: null, redundant: [], standardError: 0 });
  expect(price).toBeLessThan((priceOf(members[0]) * priceOf(members[1])) / 1000);
  expect(price).toBeGreaterThanOrEqual(Math.max(...members.map(priceOf)));
  expect(quote).toMatchObject({ selectionId: groupIdOf(groupMembers(members)), gameId, suspended: false });
});

test('few goals and both to score exclude each other in part: the group pays more than the product', async () => {
  const members = [pick(C.total, 1, 5), pick(G.bothToScore, 0)] as const;
  expect((await look(...members)).quote?.price).toBeGreaterThan((priceOf(members[0]) * priceOf(members[1])) / 1000);
});

test('a group costs the same as the market of the book on the same question', async () => {
  const market = markets.find(({ typeId, param }) => typeId === G.resultTotal && param === 5);
  const combined = market?.outcomes.find(({ outcome }) => outcome === 0);
  const { chance } = await look(pick(C.result, 0), pick(C.total, 0, 5));
  expect(chance).toBeCloseTo((book.chance(combined?.id ?? 0)?.win ?? 0) / 1e9, 6);
});

test('an impossible group is refused with the smallest set of members that cannot happen together', async () => {
  const [home, away] = [pick(C.result, 0), pick(C.result, 2)];
  const { quote, problem } = await look(home, away, pick(C.total, 0, 5));
  expect(quote).toBeNull();
  expect(problem).toEqual({ code: 'IMPOSSIBLE', selectionIds: groupMembers([home, away]) });
});

test('an implied member is named, and the group has the price of the other one', async () => {
  const [home, homeOrDraw] = [pick(C.result, 0), pick(C.doubleChance, 0)];
  const { quote, redundant } = await look(home, homeOrDraw);
  expect(redundant).toEqual([{ selectionId: homeOrDraw, impliedBy: home }]);
  expect(quote?.price).toBe(priceOf(home));
});

test('a line whose stake can come back is in no group', async () => {
  const drawNoBet = pick(C.drawNoBet, 0);
  expect((await look(drawNoBet, pick(C.total, 0, 5))).problem).toEqual({
    code: 'RETURNABLE',
    selectionIds: [drawNoBet],
  });
  const outside = book.outsideGroups(gameId);
  expect(outside).toContainEqual({ typeId: C.drawNoBet, period: 0, param: 0 });
  expect(outside.map(({ typeId }) => typeId)).not.toContain(C.result);
});

test('corners and the result are priced from games that are played out, the same each time', async () => {
  const members = [pick(CORNER_MARKET.total, 0), pick(C.result, 0), pick(G.bothToScore, 0)] as const;
  const first = await look(...members);
  expect(first.standardError).toBeGreaterThan(0);
  expect(first.quote?.price).toBeGreaterThan(Math.max(...members.map(priceOf)));
  const again = await openHouse();
  await again.prepareGroup(groupMembers(members));
  expect(again.group(groupMembers(members))).toEqual(first);
});

test('a group of such markets has no price before it is prepared', async () => {
  const fresh = await openHouse();
  expect(fresh.group(groupMembers([pick(CORNER_MARKET.total, 0), pick(C.result, 0)]))?.quote).toBeNull();
});

test('a group has prices for all smaller sets, in case a stake on a member is returned', async () => {
  const members = groupMembers([pick(C.result, 0), pick(C.total, 0, 5), pick(G.bothToScore, 0)]);
  const { prices } = await look(...members);
  expect(prices).toHaveLength(8);
  expect([prices[0], prices[1], prices[2], prices[4]]).toEqual([1000, ...members.map(priceOf)]);
  expect(prices[7]).toBeGreaterThanOrEqual(Math.max(prices[3] ?? 0, prices[5] ?? 0, prices[6] ?? 0));
});

test.each(SPORTS.map(({ id, slug }) => [slug, id] as const))(
  '%s: a game that is on has joint prices too',
  async (_, sportId) => {
    const live = book.list({ section: 'live', sportId });
    for (const id of live.slice(0, 2)) {
      const open = book
        .markets(id)
        .filter(({ typeId, period, param }) =>
          book.outsideGroups(id).every((out) => out.typeId !== typeId || out.period !== period || out.param !== param),
        );
      const members = groupMembers(
        [open[0], open.at(-1)].flatMap((market) => market?.outcomes.find((each) => !each.suspended)?.id ?? []),
      );
      if (members.length < 2) continue;
      const { quote, problem, chance, redundant } = await look(...members);
      const own = members.map((member) => (book.chance(member)?.win ?? 0) / 1e9);
      if (problem !== null) {
        expect(['IMPOSSIBLE', 'REMOTE']).toContain(problem.code);
        continue;
      }
      expect(chance).toBeLessThanOrEqual(Math.min(...own) + 1e-6);
      expect(chance).toBeGreaterThanOrEqual(Math.max(0, own.reduce((sum, p) => sum + p, 0) - 1) - 1e-6);
      expect(quote?.price).toBeGreaterThanOrEqual(Math.max(...members.map(priceOf)));
      expect(quote?.price).toBeLessThanOrEqual(BUILDER_RULES.maxPrice);
      if (redundant.length === 0) expect(quote?.live).toBe(true);
    }
  },
);
