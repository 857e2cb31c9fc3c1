import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Coupon, couponHistoryCall } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { PROFIT_GROUPS, type ProfitGroup, type ProfitRow, type profitCall } from '#shared/contracts/profit.ts';
import { writePastCoupons } from '#tests/fixtures/platform/past-coupons.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

type History = CallAnswer<typeof couponHistoryCall>;
type Profit = CallAnswer<typeof profitCall>;
type Figures = Pick<ProfitRow, 'count' | 'returned' | 'staked'>;

const MINUTE = 60_000;
const FROM = Date.UTC(2025, 0, 20, 13);
const TO = Date.UTC(2025, 5, 3, 7);

let site: TestPlatform;
let player: TestPlayer;

/** The bets of half a year, and three coupons through the site: of two bets, of another sport's market, and open. */
beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000 });
  await writePastCoupons({ owner: site.database.owner, accountId: player.accountId, count: 150, from: FROM, to: TO });
  const [one, two, three, open] = [2000, 1400, 7000, 2000].map((price) => site.table.addSelection(price));
  await player.place(
    player.placement([
      [one ?? 0, 2000],
      [two ?? 0, 1400],
    ]),
  );
  await player.place(player.placement([[three ?? 0, 7000]]));
  await player.place(player.placement([[open ?? 0, 2000]]));
  for (const [id, status] of [
    [one, 1],
    [two, 1],
    [three, 0],
  ] as const)
    site.table.decide(id ?? 0, status);
  await site.platform.coupons.settleAll();
  await site.database.owner`update coupon_leg set snapshot = snapshot || '{"sportId": 2}'
    where coupon_id = (select max(coupon_id) - 1 from coupon_leg)`;
});
afterAll(() => site.close());

const profit = async (query = '', of = player) => (await of.get<Profit>(`${openPaths.profit}?${query}`)).body.accounts;

async function settledCoupons(query: string): Promise<Coupon[]> {
  const coupons: Coupon[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const path: string = `${openPaths.couponHistory}?state=settled&limit=100&${query}${next && `&cursor=${next}`}`;
    const { body }: { body: History } = await player.get<History>(path);
    coupons.push(...body.coupons);
    next = body.next;
  }
  return coupons;
}

/** Returns the first instant of the month of an instant in a zone. */
function monthOf(at: number, zone: number): number {
  const wall = new Date(at + zone * MINUTE);
  return Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth()) - zone * MINUTE;
}

function keyOf(group: ProfitGroup, { legs, typeId, placedAt, coef }: Coupon, zone: number): number | null {
  const only = (values: number[]) => (new Set(values).size === 1 ? (values[0] ?? null) : null);
  switch (group) {
    case 'time':
      return monthOf(placedAt, zone);
    case 'sport':
      return only(legs.map(({ sportId }) => sportId));
    case 'market':
      return only(legs.map((leg) => leg.sportId * 256 + leg.typeId));
    case 'type':
      return typeId;
    case 'odds':
      return [10_000, 5000, 3000, 2000, 1500, 0].find((band) => band <= coef) ?? 0;
  }
}

function sumsOf(coupons: readonly Coupon[], group: ProfitGroup, zone: number): Record<string, Figures> {
  const sums: Record<string, Figures> = {};
  for (const coupon of coupons) {
    const { amount, payout, promoCode, cashOut } = coupon;
    const key = String(keyOf(group, coupon, zone));
    const before = sums[key] ?? { count: 0, staked: 0, returned: 0 };
    sums[key] = {
      count: before.count + 1,
      staked: before.staked + (promoCode ? 0 : amount + (cashOut?.cashedOutStake ?? 0)),
      returned: before.returned + (payout ?? 0) + (cashOut?.cashedOutAmount ?? 0),
    };
  }
  return sums;
}

describe('[B-03] profit and loss is that of the settled coupons of the list', () => {
  test.each(PROFIT_GROUPS)('by %s, in every zone and range', async (group) => {
    const ranges = ['', `from=${Date.UTC(2025, 1, 3)}&to=${Date.UTC(2025, 3, 9, 5)}`, `accountId=${player.accountId}`];
    for (const range of ranges) {
      for (const zone of [0, 330, -720]) {
        const [account] = await profit(`${range}&zone=${zone}`);
        const rows = (account?.rows ?? []).filter((row) => row.group === group);
        const found = Object.fromEntries(
          rows.map(({ key, count, staked, returned }) => [String(key), { count, staked, returned }]),
        );
        expect(found, `${range} ${zone}`).toEqual(sumsOf(await settledCoupons(range), group, zone));
      }
    }
  });

  test('a coupon of one sport and one market is told apart from one of several', async () => {
    const [account] = await profit();
    const sports = account?.rows.filter(({ group }) => group === 'sport').map(({ key }) => key);
    expect(sports).toEqual(expect.arrayContaining([1, 2]));
  });
});

test('a day begins at midnight of the zone, and a week on its Monday', async () => {
  const startsOf = async (step: string, zone: number) =>
    (await profit(`step=${step}&zone=${zone}`))[0]?.rows.filter(({ group }) => group === 'time') ?? [];
  for (const { key } of await startsOf('day', 120)) expect(((key ?? 0) + 120 * MINUTE) % 86_400_000).toBe(0);
  for (const { key } of await startsOf('week', -300)) {
    expect(new Date((key ?? 0) - 300 * MINUTE).getUTCDay()).toBe(1);
  }
});

test('a day begins at midnight by the rules of its own day, and the sums are those of that day', async () => {
  const [account] = await profit('step=day&zone=Europe/London');
  const slots = account?.rows.filter(({ group }) => group === 'time') ?? [];
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });
  const dayOf = (at: number) => clock.format(at).slice(0, 10);
  expect(new Set(slots.map(({ key }) => clock.format(key ?? 0).slice(-5)))).toEqual(new Set(['00:00']));
  expect(new Set(slots.map(({ key }) => new Date(key ?? 0).getUTCHours()))).toEqual(new Set([0, 23]));
  const counts: Record<string, number> = {};
  for (const { placedAt } of await settledCoupons('')) counts[dayOf(placedAt)] = (counts[dayOf(placedAt)] ?? 0) + 1;
  expect(Object.fromEntries(slots.map(({ key, count }) => [dayOf(key ?? 0), count]))).toEqual(counts);
});

test('a zone that the platform does not know is read as UTC', async () => {
  expect(await profit('step=day&zone=Moon/Tycho')).toEqual(await profit('step=day'));
});

test('another player’s account has no sums, and a visitor gets none', async () => {
  const other = await site.player();
  expect(await profit(`accountId=${player.accountId}`, other)).toEqual([]);
  expect((await site.client().get(openPaths.profit)).status).toBe(401);
});

test.each(['zone=900', 'zone=', 'zone=a%20b', 'step=year', 'from=x', 'accountId=1.5'])(
  '%s is refused',
  async (query) => {
    expect((await player.get(`${openPaths.profit}?${query}`)).status).toBe(400);
  },
);

test('the sums obey the filters by sport and type of bet', async () => {
  const counted = async (query: string) => {
    const [account] = await profit(query);
    return (account?.rows ?? []).filter(({ group }) => group === 'type').map(({ key, count }) => [key, count]);
  };
  expect(await counted('type=1')).toEqual((await counted('')).filter(([key]) => key === 1));
  expect(await counted('sport=2')).toHaveLength(1);
  expect(await counted('sport=999')).toEqual([]);
});
