import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type { BuilderPrice } from '#shared/contracts/builder.ts';
import type { Coupon, CouponLimits, Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { groupIdOf, groupMembers } from '#shared/domain/builder/group-id.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 1_000_000 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

interface Group {
  readonly gameId: number;
  readonly members: readonly number[];
  readonly selectionId: number;
  /** Odds of all members together: the table takes a tenth off the product for each further member. */
  readonly coef: number;
}

function group(...prices: readonly number[]): Group {
  const gameId = site.table.addGame();
  const members = groupMembers(prices.map((price) => site.table.addSelection(price, { gameId })));
  const product = prices.reduce((sum, price) => (sum * price) / 1000, 1000);
  return { gameId, members, selectionId: groupIdOf(members), coef: Math.floor(product * 0.9 ** (prices.length - 1)) };
}

const betOf = ({ selectionId, members, coef }: Group) => ({ selectionId, members: [...members], coef });

function placementOf(typeId: number, bets: Placement['bets'], more: Partial<Placement> = {}): Placement {
  return player.placement([], { typeId, bets, ...more } as Partial<Placement>);
}

async function placed(typeId: number, bets: Placement['bets'], more: Partial<Placement> = {}): Promise<Coupon> {
  const { body } = await player.place(placementOf(typeId, bets, more));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  return body.coupon;
}

const read = async (id: string) => (await player.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;

async function settled(coupon: Coupon, { gameId, members }: Group, statuses: readonly OutcomeStatus[]) {
  for (const [index, status] of statuses.entries()) site.table.decide(members[index] ?? 0, status);
  site.table.finish(gameId, [1, 0]);
  site.table.announce(gameId);
  await site.platform.coupons.settled();
  return read(coupon.id);
}

test('ready-made combinations of a game are an answer for everybody, and an unknown game has none', async () => {
  const { gameId } = group(1500, 2000);
  const path = (id: number) => openPaths.builderSuggestions.replace(':gameId', String(id));
  expect((await player.get(path(gameId))).body).toMatchObject({ suggestions: [] });
  expect(await player.get(path(7))).toMatchObject({ status: 404, body: { code: 'GAME_UNKNOWN' } });
});

test('a bet builder is one leg at its joint price, with its members', async () => {
  const made = group(1500, 2000, 1800);
  const coupon = await placed(T.single, [betOf(made)]);
  expect(coupon.coef).toBe(made.coef);
  expect(coupon.legs).toHaveLength(1);
  const [leg] = coupon.legs;
  expect(leg).toMatchObject({ selectionId: made.selectionId, gameId: made.gameId, coef: 4374 });
  expect(leg?.group?.coef).toBe(4374);
  expect(leg?.group?.members.map(({ selectionId, statusId }) => [selectionId, statusId])).toEqual(
    made.members.map((id) => [id, -1]),
  );
});

test('a bet builder can be in an express with another game, and in a system', async () => {
  const made = group(1500, 2000);
  const other = { selectionId: site.table.addSelection(1900), coef: 1900 };
  expect((await placed(T.express, [betOf(made), other])).coef).toBe(5130);
  const legs = [betOf(group(1500, 2000)), betOf(group(2000, 2000)), { ...other }];
  expect((await placed(T.system, legs, { systemValue: 2 })).legs.map(({ coef }) => coef)).toEqual([2700, 3600, 1900]);
});

test('a bet builder depends on another bet of its game in an express', async () => {
  const made = group(1500, 2000);
  const selectionId = site.table.addSelection(1900, { gameId: made.gameId });
  const { body } = await player.place(placementOf(T.express, [betOf(made), { selectionId, coef: 1900 }]));
  expect(body).toMatchObject({ status: 'refused', code: 'BET_DEPENDENT' });
});

test.each<[what: string, change: (made: Group) => Partial<Placement['bets'][number]>]>([
  ['an id that is not made of the members', ({ selectionId }) => ({ selectionId: selectionId + 1 })],
  ['members in another order', ({ members }) => ({ members: [...members].reverse() })],
  ['the same member twice', ({ members }) => ({ members: [members[0] ?? 0, members[0] ?? 0] })],
  ['members of two games', ({ members }) => ({ members: groupMembers([...members, site.table.addSelection(1500)]) })],
])('%s is refused', async (_, change) => {
  const made = group(1500, 2000);
  const { status } = await player.place(placementOf(T.single, [{ ...betOf(made), ...change(made) }]));
  expect(status).toBe(400);
});

describe('the price policies compare the price of the group, not those of its members', () => {
  test('a fall of one member refuses the bet, with the price of the group', async () => {
    const made = group(1500, 2000);
    site.table.reprice(made.members[0] ?? 0, 1400);
    const { body } = await player.place(placementOf(T.single, [betOf(made)]));
    expect(body).toMatchObject({
      status: 'refused',
      code: 'COEF_CHANGED',
      selectionIds: [made.selectionId],
      prices: [{ selectionId: made.selectionId, coef: 2520, suspended: false }],
    });
  });

  test('a fall of one member that a rise of the other outweighs is accepted', async () => {
    const made = group(1500, 2000);
    site.table.reprice(made.members[0] ?? 0, 1400);
    site.table.reprice(made.members[1] ?? 0, 2500);
    expect((await placed(T.single, [betOf(made)])).coef).toBe(3150);
  });

  test('a suspended member suspends the group, and a removed one removes it', async () => {
    const made = group(1500, 2000);
    site.table.suspend(made.members[1] ?? 0);
    const first = await player.place(placementOf(T.single, [betOf(made)]));
    expect(first.body).toMatchObject({ status: 'refused', code: 'BET_BLOCKED', prices: [{ suspended: true }] });
    site.table.remove(made.members[1] ?? 0);
    const second = await player.place(placementOf(T.single, [betOf(made)]));
    expect(second.body).toMatchObject({ status: 'refused', code: 'BET_BLOCKED', prices: [{ coef: null }] });
  });
});

describe('a group is settled by its members (decision 023)', () => {
  test.each<[what: string, statuses: OutcomeStatus[], status: number, coef: number, result: string, payout: number]>([
    ['all win', [1, 1, 1], 1, 4374, 'win', 4374],
    ['one loses', [1, 0, 1], 0, 4374, 'lose', 0],
    ['one comes back: the price without it, as it was at placement', [1, 2, 1], 1, 2430, 'win', 2430],
    ['two come back: the price of the third by itself', [2, 2, 1], 1, 1800, 'win', 1800],
    ['all come back', [2, 3, 2], 2, 1000, 'return', 1000],
    ['one comes back and one loses', [2, 0, 1], 0, 3240, 'lose', 0],
    ['a status of halves counts as a return', [1, 4, 1], 1, 2430, 'win', 2430],
  ])('%s', async (_, statuses, status, coef, result, payout) => {
    const made = group(1500, 2000, 1800);
    const before = await player.balance();
    const coupon = await settled(await placed(T.single, [betOf(made)]), made, statuses);
    expect(coupon).toMatchObject({ state: 'settled', result, payout });
    expect(coupon.legs[0]).toMatchObject({ statusId: status, coef });
    expect(coupon.legs[0]?.group?.coef).toBe(4374);
    expect(coupon.legs[0]?.group?.members.map(({ statusId }) => statusId)).toEqual(statuses);
    expect(await player.balance()).toBe(before - 1000 + payout);
  });

  test('a decided member is shown while the others are open; a lost one decides the bet at once', async () => {
    const made = group(1500, 2000);
    const coupon = await placed(T.single, [betOf(made)]);
    const statusesNow = async () => {
      site.table.announce(made.gameId);
      await site.platform.coupons.settled();
      const now = await read(coupon.id);
      return [now.state, ...(now.legs[0]?.group?.members.map(({ statusId }) => statusId) ?? [])];
    };
    site.table.decide(made.members[0] ?? 0, 1);
    expect(await statusesNow()).toEqual(['open', 1, -1]);
    site.table.decide(made.members[1] ?? 0, 0);
    expect(await statusesNow()).toEqual(['settled', 1, 0]);
  });

  test('an express is paid at the price without the returned member', async () => {
    const made = group(1500, 2000);
    const other = site.table.addSelection(3000);
    const coupon = await placed(T.express, [betOf(made), { selectionId: other, coef: 3000 }]);
    site.table.decide(other, 1);
    expect(await settled(coupon, made, [2, 1])).toMatchObject({ result: 'win', payout: 6000 });
  });
});

test('the limits of a draft use the price of a group', async () => {
  const made = group(1500, 2000);
  const { selectionId, members } = made;
  const { body } = await player.post<CouponLimits>(openPaths.couponLimits, {
    typeId: T.single,
    iso: 'EUR',
    bets: [{ selectionId, members }],
  });
  expect(body.prices).toEqual([{ selectionId, members: [...members], coef: 2700, suspended: false }]);
});

test('a coupon with a group is cashed out by the chance of all its members', async () => {
  await site.platform.config.merge({ couponCashOut: { margin: '0' } });
  const made = group(2000, 2000);
  const coupon = await placed(T.single, [betOf(made)]);
  const offer = async () => {
    const { body } = await player.get<{ prices: object[] }>(`${openPaths.cashOutPrices}?ids=${coupon.id}`);
    return body.prices[0];
  };
  // 36.00 times a chance of a quarter.
  expect(await offer()).toMatchObject({ status: 'offered', price: 900 });
  site.table.suspend(made.members[0] ?? 0);
  expect(await offer()).toMatchObject({ status: 'none', reason: 'SUSPENDED' });
  site.table.remove(made.members[0] ?? 0);
  expect(await offer()).toMatchObject({ status: 'none', reason: 'NO_PRICE' });
  site.platform.config.reset();
});

describe('the call for a joint price', () => {
  const ask = (gameId: number, members: readonly number[]) =>
    player.post<BuilderPrice>(openPaths.priceBuilder, { gameId, members });

  test('answers the id of the group and its price', async () => {
    const made = group(1500, 2000);
    const { body } = await ask(made.gameId, [...made.members].reverse());
    expect(body).toMatchObject({ selectionId: made.selectionId, coef: 2700, suspended: false, problem: null });
    expect(body.members.map(({ selectionId }) => selectionId)).toEqual(made.members);
  });

  test.each([
    ['one selection', 1, 'TOO_FEW'],
    ['nine', 9, 'TOO_MANY'],
  ])('%s', async (_, count, code) => {
    const gameId = site.table.addGame();
    const members = Array.from({ length: count }, () => site.table.addSelection(1500, { gameId }));
    expect((await ask(gameId, members)).body).toMatchObject({ selectionId: null, coef: null, problem: { code } });
  });

  test('refuses a selection of another game, and an unknown game', async () => {
    const made = group(1500, 2000);
    const other = site.table.addSelection(1500);
    const { body } = await ask(made.gameId, [...made.members, other]);
    expect(body.problem).toEqual({ code: 'GONE', selectionIds: [other] });
    expect((await ask(12_345_678, made.members)).status).toBe(404);
  });
});
