import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { CouponLimits, couponHistoryCall } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

type History = CallAnswer<typeof couponHistoryCall>;

let site: TestPlatform;
let player: TestPlayer;
const placedAt: number[] = [];
const DAY = 86_400_000;

/** Twelve coupons, one a day: the first four are open, the others in turn won, lost and returned. */
beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000 });
  const start = site.platform.clock.now();
  const results = [null, null, null, null, 1, 0, 2, 1, 0, 2, 1, 0] as const;
  for (const [index, result] of results.entries()) {
    await site.platform.clock.moveTo(start + (index * DAY) / 24);
    const selectionId = site.table.addSelection(2000);
    const { body } = await player.place(player.placement([[selectionId, 2000]], { amount: 1000 + index }));
    placedAt.push(body.status === 'accepted' ? body.coupon.placedAt : 0);
    if (result !== null) site.table.decide(selectionId, result);
  }
  await site.platform.coupons.settleAll();
  await site.platform.coupons.settled();
});
afterAll(() => site.close());

const history = async (query = '', of = player) => (await of.get<History>(`${openPaths.couponHistory}?${query}`)).body;
const amounts = ({ coupons }: History) => coupons.map(({ amount }) => amount);

test('[B-03] shows coupons newest first with sums by currency', async () => {
  const page = await history();
  expect(amounts(page)).toEqual([1011, 1010, 1009, 1008, 1007, 1006, 1005, 1004, 1003, 1002, 1001, 1000]);
  const won = 2 * (1004 + 1007 + 1010);
  const returned = 1006 + 1009;
  expect(page.sums).toEqual([
    { iso: 'EUR', decimals: 2, count: 12, staked: 12_066, returned: won + returned, open: 4006 },
  ]);
  expect(page.next).toBeNull();
});

test.each([
  ['open', [1003, 1002, 1001, 1000]],
  ['settled', [1011, 1010, 1009, 1008, 1007, 1006, 1005, 1004]],
  ['win', [1010, 1007, 1004]],
  ['lose', [1011, 1008, 1005]],
  ['return', [1009, 1006]],
])('[B-03] filters by %s, and sums the matching coupons', async (state, expected) => {
  const page = await history(`state=${state}`);
  expect(amounts(page)).toEqual(expected);
  expect(page.sums[0]).toMatchObject({ count: expected.length, staked: expected.reduce((sum, each) => sum + each, 0) });
});

test('[B-03] filters by sport and type of bet, and sums the matching coupons', async () => {
  const other = await site.player({ balance: 10_000 });
  const one = () => [site.table.addSelection(2000), 2000] as const;
  await other.place(other.placement([[...one()]], { amount: 500 }));
  await other.place(other.placement([[...one()], [...one()]], { amount: 300 }));
  const { coupons } = await history('', other);
  const sportId = coupons[0]?.legs[0]?.sportId;
  const found = async (query: string) => {
    const page = await history(query, other);
    return [amounts(page), page.sums.map(({ count, staked }) => [count, staked])];
  };
  expect(await found('type=1')).toEqual([[300], [[1, 300]]]);
  expect(await found(`sport=${sportId}&type=0`)).toEqual([[500], [[1, 500]]]);
  expect(await found(`sport=${sportId}`)).toEqual([[300, 500], [[2, 800]]]);
  expect(await found('sport=999')).toEqual([[], []]);
});

test('[B-03] filters by time, both ends inclusive', async () => {
  expect(amounts(await history(`from=${placedAt[3]}&to=${placedAt[5]}`))).toEqual([1005, 1004, 1003]);
});

test.each([1, 3, 5, 12])('pages of %i show every coupon once, while new ones are placed', async (limit) => {
  const gambler = await site.player({ balance: 100_000 });
  const place = (amount: number) =>
    gambler.place(gambler.placement([[site.table.addSelection(2000), 2000]], { amount }));
  for (let index = 0; index < 12; index++) await place(1000 + index);
  const before = amounts(await history('limit=100', gambler));
  expect(before).toHaveLength(12);
  const seen: number[] = [];
  let cursor = '';
  for (let page = 0; ; page++) {
    const answer = await history(`limit=${limit}${cursor && `&cursor=${cursor}`}`, gambler);
    seen.push(...amounts(answer));
    if (page === 1) await place(20);
    if (answer.next === null) break;
    cursor = answer.next;
  }
  expect(seen).toEqual(before);
});

test('filters by account, and another player’s account matches nothing', async () => {
  const other = await site.player({ currency: 'KWD' });
  await other.place(other.placement([[site.table.addSelection(2000), 2000]], { amount: 5000 }));
  expect(amounts(await history(`accountId=${other.accountId}`))).toEqual([]);
  const own = await history(`accountId=${other.accountId}`, other);
  expect(own.sums).toEqual([{ iso: 'KWD', decimals: 3, count: 1, staked: 5000, returned: 0, open: 5000 }]);
});

test.each([
  'from=x',
  'to=1.5',
  'from=9e15',
  'to=9007199254740991',
  'from=-9000000000000000',
  'accountId=NaN',
  'limit=1e99',
  'cursor=x',
  'cursor=1-y',
  'state=pending',
])('%s is refused with its name', async (query) => {
  const { status, body } = await player.get<ErrorBody>(`${openPaths.couponHistory}?${query}`);
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
});

test('a visitor has no history', async () => {
  expect((await site.client().get(openPaths.couponHistory)).status).toBe(401);
});

test('the limits of a draft come from the book: amounts, cap, delay and prices', async () => {
  const one = site.table.addSelection(20_000);
  const two = site.table.addSelection(1500);
  const ask = async (typeId: number, iso: string, selectionIds: number[]) => {
    const draft = { typeId, iso, bets: selectionIds.map((selectionId) => ({ selectionId })) };
    return (await site.client().post<CouponLimits>(openPaths.couponLimits, draft)).body;
  };
  expect(await ask(0, 'EUR', [two])).toEqual({
    minBetAmount: 20,
    maxBetAmount: 500_000,
    maxPayoutLimit: 5_000_000,
    minLineAmount: 2,
    delaySeconds: 0,
    vip: { maxBetAmount: 33_333_333, maxPayoutLimit: 50_000_000 },
    bonuses: expect.objectContaining({ bonusBet: true }),
    antiExpressCoef: null,
    prices: [{ selectionId: two, coef: 1500, suspended: false }],
  });
  expect((await ask(1, 'EUR', [one, two])).maxBetAmount).toBe(Math.floor(5_000_000 / 30));
  expect((await ask(9, 'EUR', [one, two])).maxBetAmount).toBe(250_000);
  expect(await ask(6, 'KWD', [two, site.table.addSelection(1500)])).toMatchObject({
    minBetAmount: 120,
    antiExpressCoef: 1488,
  });
  expect(await ask(1, 'EUR', [])).toMatchObject({ maxBetAmount: 500_000, prices: [] });
  expect((await ask(0, 'EUR', [12345])).prices).toEqual([{ selectionId: 12345, coef: null, suspended: true }]);
  expect(await ask(0, 'XXX', [two])).toMatchObject({ code: 'CURRENCY_UNKNOWN' });
});

test('[B-03] finds coupons by number, team or competition, whole words or parts, together with the other filters', async () => {
  const seeker = await site.player({ balance: 10_000 });
  const place = async () => {
    const { body } = await seeker.place(seeker.placement([[site.table.addSelection(2000), 2000]]));
    return body.status === 'accepted' ? body.coupon.id : '';
  };
  const [first, second] = [await place(), await place()];
  const found = async (search: string, more = '') =>
    (await history(`search=${encodeURIComponent(search)}${more}`, seeker)).coupons.map(({ id }) => id);
  expect(await found(first)).toEqual([first]);
  expect(await found(`${first.slice(0, 4)} ${first.slice(4)}`)).toEqual([first]);
  expect(await found('table league')).toEqual([second, first]);
  expect(await found('SIDE 2')).toEqual([second, first]);
  expect(await found('side tab')).toEqual([second, first]);
  expect(await found('side arsenal')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('_ide')).toEqual([]);
  expect(await found('side', '&state=win')).toEqual([]);
  expect((await history('search=arsenal', seeker)).sums).toEqual([]);
});
