import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBook } from '#platform/simulation/book/create-book.ts';
import type { BuilderPrice } from '#shared/contracts/builder.ts';
import type { CouponLimits, Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { groupIdOf } from '#shared/domain/builder/group-id.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { localOfSelection } from '#shared/domain/ids/selection-id.ts';
import { isFull } from '#tests/fixtures/full-run.ts';
import { cashOutCoupon, cashOutPriceOf, couponNow, orderOf } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { editable } from '#tests/fixtures/platform/edit-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

/** A platform whose clock begins at a Saturday afternoon in September, when football is played everywhere. */
const AT_NOW = {
  createBook,
  environment: parseEnvironment({ NODE_ENV: 'test', CLOCK_START: '2027-09-18T15:02:00Z' }),
};
const FOOTBALL = 1;
const STAKE = 100;

type Pair = readonly [number, number];

/** Two groups with the same number: one that was priced, and one that could be mistaken for it. */
interface Twins {
  readonly first: Pair;
  readonly second: Pair;
}

/** Calculates a group's number with its own copy of the hash, so that twins are found without the product's code. */
function numberOf(members: Pair): number {
  let hash = 0x811c9dc5;
  for (const character of members.join()) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  const mixed = (hash ^ (hash >>> 18)) >>> 0;
  return (mixed % 1024) * 4 + (Math.floor(mixed / 1024) % 4);
}

let site: TestPlatform;
let player: TestPlayer;
let gameId: number;
/** Selections of the game that can be members, and those among them whose stake can be returned. */
let open: readonly { readonly id: number; readonly price: number }[];
let returnable: readonly number[];

beforeAll(async () => {
  site = await startTestPlatform(AT_NOW);
  player = await site.player({ balance: 100_000 });
  const { book } = site.platform;
  gameId = book.list({ section: 'line', sportId: FOOTBALL, hours: 24 })[0] ?? 0;
  const outside = book.outsideGroups(gameId);
  const isOutside = ({ typeId, period, param }: { typeId: number; period: number; param: number }) =>
    outside.some((one) => one.typeId === typeId && one.period === period && one.param === param);
  const markets = book.markets(gameId);
  open = markets.filter((market) => !isOutside(market)).flatMap(({ outcomes }) => outcomes);
  returnable = markets.filter(isOutside).flatMap(({ outcomes }) => outcomes.map(({ id }) => id));
}, 120_000);
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

/** Returns pairs of selections of different markets whose product of prices lies in the range, thousandths. */
function pairsWithin(from: number, to: number): Pair[] {
  const marketOf = (id: number) => Math.floor(localOfSelection(id) / 32);
  return open.flatMap((a, index) =>
    open.slice(index + 1).flatMap((b): Pair[] => {
      const product = (a.price * b.price) / 1000;
      if (product < from || product > to || marketOf(a.id) === marketOf(b.id)) return [];
      return [a.id < b.id ? [a.id, b.id] : [b.id, a.id]];
    }),
  );
}

/** Returns groups that share their number with one of the others. */
function twinsOf(firsts: readonly Pair[], seconds: readonly Pair[], count: number): Twins[] {
  const byNumber = new Map(firsts.map((pair) => [numberOf(pair), pair]));
  const found = seconds.flatMap((second): Twins[] => {
    const first = byNumber.get(numberOf(second));
    return first && first.join() !== second.join() ? [{ first, second }] : [];
  });
  return found.slice(0, count);
}

const ask = async (members: Pair) =>
  (await player.post<BuilderPrice>(openPaths.priceBuilder, { gameId, members })).body;

const betOf = (members: Pair, coef: number) => ({ selectionId: groupIdOf(members), members: [...members], coef });

const place = async (members: Pair, coef: number, changeCoefAction: Placement['changeCoefAction'] = 2) =>
  (
    await player.place(
      player.placement([], {
        typeId: COUPON_TYPE.single,
        amount: STAKE,
        changeCoefAction,
        bets: [betOf(members, coef)],
      } as Partial<Placement>),
    )
  ).body;

/** Returns long shots that have a price, each with a near-certainty of the same number. */
async function shotsAndCertainties(count: number) {
  const twins = twinsOf(pairsWithin(60_000, 400_000), pairsWithin(1000, 1150), 60);
  const found: { first: Pair; second: Pair; long: number; short: number }[] = [];
  for (const { first, second } of twins) {
    const long = (await ask(first)).coef;
    const short = (await ask(second)).coef;
    if (long !== null && short !== null) found.push({ first, second, long, short });
    if (found.length === count) break;
  }
  return found;
}

describe('a near-certainty whose number is that of a long shot', () => {
  test('is quoted at its own price, as on a platform that has priced nothing else', async () => {
    const count = isFull ? 12 : 2;
    const found = await shotsAndCertainties(count);
    expect(found.length).toBeGreaterThanOrEqual((count * 2) / 3);
    for (const { first, second, long, short } of found) {
      expect(groupIdOf(first)).toBe(groupIdOf(second));
      expect(long).toBeGreaterThan(10_000);
      expect(short).toBeLessThan(1300);
    }
    const fresh = await startTestPlatform(AT_NOW);
    for (const { second, short } of found) {
      await fresh.platform.book.prepareGroup(second);
      expect(fresh.platform.book.group(second)?.quote?.price).toBe(short);
    }
    await fresh.close();
  }, 60_000);

  test('is refused at the price of the long shot, and the answer has its own', async () => {
    const [twins] = await shotsAndCertainties(1);
    if (!twins) throw new Error('No twins');
    const { second, long, short } = twins;
    for (const action of [0, 2] as const) {
      expect(await place(second, long, action)).toMatchObject({
        status: 'refused',
        code: 'COEF_CHANGED',
        prices: [{ selectionId: groupIdOf(second), members: second, coef: short }],
      });
    }
    // A placement that takes any price gets the price of its own group.
    expect(await place(second, long, 1)).toMatchObject({ status: 'accepted', coupon: { coef: short } });
  });

  test('gains nothing: limits, coupon, history, edit and cash-out use its own price', async () => {
    const [twins] = await shotsAndCertainties(1);
    if (!twins) throw new Error('No twins');
    const { first, second, long, short } = twins;
    const before = await player.balance();
    const limits = await player.post<CouponLimits>(openPaths.couponLimits, {
      typeId: COUPON_TYPE.single,
      iso: 'EUR',
      bets: [{ selectionId: groupIdOf(second), members: second }],
    });
    expect(limits.body.prices).toEqual([{ ...betOf(second, short), suspended: false }]);
    const answer = await place(second, short);
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    const { id } = answer.coupon;
    const coupon = await couponNow(player, id);
    expect(coupon).toMatchObject({ coef: short, legs: [{ coef: short, group: { coef: short } }] });
    expect(coupon.legs[0]?.group?.members.map(({ selectionId }) => selectionId)).toEqual(second);
    const edit = await editable(player, id);
    expect(edit.value).toBeLessThan(STAKE);
    expect(edit.prices).toEqual([{ ...betOf(second, short), suspended: false }]);
    const other = await editable(player, id, { bets: [{ selectionId: groupIdOf(first), members: [...first] }] });
    expect(other.prices).toEqual([{ ...betOf(first, long), suspended: false }]);
    const offer = await cashOutPriceOf(player, id);
    expect(offer.price).toBeLessThan(STAKE);
    expect((await cashOutCoupon(player, id, orderOf(offer))).body).toMatchObject({
      status: 'sold',
      price: offer.price,
    });
    expect(await player.balance()).toBe(before - STAKE + offer.price);
  });
});

test('a line whose stake can be returned is in no group, whatever was priced under its number', async () => {
  const members = open.filter(({ price }) => price > 1500 && price < 4000).map(({ id }) => id);
  const seconds = returnable.flatMap((line) =>
    members.map((other): Pair => (line < other ? [line, other] : [other, line])),
  );
  const twins = twinsOf(pairsWithin(3000, 20_000), seconds, 12);
  expect(twins).toHaveLength(12);
  for (const { first, second } of twins) {
    await ask(first);
    expect(await ask(second)).toMatchObject({ coef: null, problem: { code: 'RETURNABLE' } });
    expect(await place(second, 5000, 1)).toMatchObject({ status: 'refused', code: 'BET_BLOCKED' });
  }
});

test.each([
  ['limits of a draft', openPaths.couponLimits, { typeId: 0, iso: 'EUR' }],
  ['a placement', openPaths.placeCoupon, { changeCoefAction: 2, typeId: 0, amount: STAKE }],
])('%s with the number of another group are refused', async (_, path, body) => {
  const [first, second, third] = open.map(({ id }) => id);
  const bets = [{ ...betOf([first ?? 0, second ?? 0], 2000), members: [first, third] }];
  const id = crypto.randomUUID();
  const accountId = player.accountId;
  const { status } = await player.post(path, { ...body, id, accountId, bets }, { 'idempotency-key': id });
  expect(status).toBe(400);
});

test('[B-06] groups of a sport on which the site takes no bets are not priced', async () => {
  const [members] = pairsWithin(2000, 4000);
  if (!members) throw new Error('No pair');
  await site.platform.config.merge({ lineDisallowSports: [FOOTBALL] });
  const { status } = await player.post(openPaths.priceBuilder, { gameId, members });
  await site.platform.config.reset();
  expect(status).toBe(404);
  expect((await ask(members)).members).toHaveLength(2);
});
