import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Coupon, Placement } from '#shared/contracts/coupon.ts';
import type { HouseExpress } from '#shared/contracts/house-coupons.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { createExpressTable, type ExpressTable } from '#tests/fixtures/platform/express-table.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { composeExpress } from './compose.ts';

const rule = { legs: 3, minLegCoef: 1300, maxLegCoef: 2300, minCoef: 3000, maxCoef: 9000, percent: 10, hours: 36 };

describe('[P-15] a composed express', () => {
  const book = Array.from({ length: 60 }, (_, index) => ({
    gameId: 1 + (index >> 1),
    selectionId: index + 1,
    price: 1250 + ((index * 131) % 1600),
  }));

  test('has the configured number of legs of different games, each price and the whole inside their windows', () => {
    for (let turn = 0; turn < 50; turn++) {
      const legs = composeExpress(book, rule, ['line', '2026-11-22', turn]) ?? [];
      expect(new Set(legs.map(({ gameId }) => gameId)).size).toBe(3);
      for (const { price } of legs) expect(price >= 1300 && price <= 2300).toBe(true);
      const coef = legs.reduce((product, { price }) => (product * price) / 1000, 1000);
      expect(coef >= 3000 && coef <= 9000).toBe(true);
    }
  });

  test('is the same all day, and another one the next day', () => {
    const ids = (...seed: (string | number)[]) =>
      composeExpress(book, rule, seed)?.map(({ selectionId }) => selectionId);
    expect(ids('line', '2026-11-22', 0)).toEqual(ids('line', '2026-11-22', 0));
    expect(ids('line', '2026-11-22', 0)).not.toEqual(ids('line', '2026-11-23', 0));
    expect(ids('line', '2026-11-22', 0)).not.toEqual(ids('line', '2026-11-22', 1));
  });

  test('does not exist where there are too few games', () => {
    expect(composeExpress(book.slice(0, 4), rule, ['x'])).toBeNull();
  });
});

describe('[P-15] the express of the day', () => {
  let site: TestPlatform;
  let player: TestPlayer;
  let table: ExpressTable;
  const PRICES = [1500, 1600, 1700, 1800, 1900, 2000];

  beforeAll(async () => {
    site = await startTestPlatform();
    player = await site.player({ balance: 10_000_000 });
    table = createExpressTable(site);
  });
  beforeEach(async () => {
    table.deal(PRICES);
    await site.platform.config.merge({ houseCoupons: { express: { line: rule } } });
  });
  afterAll(async () => {
    expect(await site.audit()).toEqual([]);
    await site.close();
  });

  const today = () => table.today();
  const offer = () => table.offer();
  const placed = ({ expressId, legs }: HouseExpress, more: Partial<Placement> = {}) =>
    player.place(
      player.placement(
        legs.map(({ selectionId, price }) => [selectionId, price]),
        { expressId, ...more },
      ),
    );
  async function accepted(of: HouseExpress, more?: Partial<Placement>): Promise<Coupon> {
    const { body } = await placed(of, more);
    if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
    return body.coupon;
  }
  async function decide(coupon: Coupon, statuses: readonly (0 | 1 | 2)[]): Promise<Coupon> {
    for (const [place, { selectionId }] of coupon.legs.entries()) {
      site.table.decide(selectionId, statuses[place] ?? 1);
      site.table.finish(gameOfSelection(selectionId), [1, 0]);
    }
    await site.platform.coupons.settleGames(coupon.legs.map(({ gameId }) => gameId));
    return (await player.get<Coupon>(openPaths.coupon.replace(':couponId', coupon.id))).body;
  }

  test('is the same for all players, and its odds include the uplift', async () => {
    const first = await offer();
    expect(await offer()).toEqual(first);
    const product = first.legs.reduce((all, { price }) => (all * price) / 1000, 1000);
    expect(first.coef).toBe(Math.round(product * 1.1));
    expect((await today()).live).toBeNull();
  });

  test('takes simulated games only where too few real ones are on offer', async () => {
    const dealt = table.deal(PRICES, { simulated: 3 });
    const ids = (express: HouseExpress) => express.legs.map(({ selectionId }) => selectionId).toSorted((a, b) => a - b);
    expect(ids(await offer())).toEqual(dealt.slice(3).toSorted((a, b) => a - b));
    const few = table.deal(PRICES, { simulated: 4 });
    expect(ids(await offer()).some((id) => few.slice(0, 4).includes(id))).toBe(true);
  });

  test('stays the same when a price moves', async () => {
    const before = await offer();
    site.table.reprice(before.legs[0]?.selectionId ?? 0, 2010);
    const after = await offer();
    expect(after.expressId).toBe(before.expressId);
    expect(after.legs[0]?.price).toBe(2010);
  });

  test.each([
    ['a bet less', ({ legs, ...rest }: HouseExpress) => ({ ...rest, legs: legs.slice(1) }), {}],
    ['another name', (of: HouseExpress) => ({ ...of, expressId: 'line-2020-01-01-0' }), {}],
    ['another type', (of: HouseExpress) => of, { typeId: 7 as const }],
  ])('is not accepted with %s', async (_, change, more) => {
    const { body } = await placed(change(await offer()), more);
    expect(body).toMatchObject({ status: 'refused', code: 'EXPRESS_CHANGED' });
  });

  test('pays its uplift when every leg has won, and is replaced by the next', async () => {
    const now = await offer();
    const coupon = await accepted(now);
    expect(coupon).toMatchObject({ expressId: now.expressId, upliftPercent: 10, coef: now.coef });
    const settled = await decide(coupon, [1, 1, 1]);
    const exact = now.legs.reduce((all, { price }) => all * price, 1000 * 11);
    expect(settled.payout).toBe(Math.round(exact / 10 / 10 ** 9));
    expect(settled.payout).toBe(coupon.maxPayout);
    table.deal(PRICES);
    expect((await offer()).expressId).not.toBe(now.expressId);
    expect((await placed(now)).body).toMatchObject({ status: 'refused' });
  });

  test('is an ordinary express once a leg is returned', async () => {
    const now = await offer();
    const coupon = await accepted(now);
    const settled = await decide(coupon, [2, 1, 1]);
    const exact = now.legs.slice(1).reduce((all, { price }) => all * price, 1000);
    expect(settled.payout).toBe(Math.round(exact / 10 ** 6));
  });

  test('ends when a leg is suspended', async () => {
    const before = await offer();
    site.table.suspend(before.legs[0]?.selectionId ?? 0);
    const after = await offer();
    expect(after.expressId).not.toBe(before.expressId);
    expect(after.legs.map(({ selectionId }) => selectionId)).not.toContain(before.legs[0]?.selectionId);
  });

  test('gives the same coupon for the same key, with one uplift', async () => {
    const now = await offer();
    const placement = player.placement(
      now.legs.map(({ selectionId, price }) => [selectionId, price]),
      { expressId: now.expressId },
    );
    const [one, two] = [await player.place(placement), await player.place(placement)];
    expect(one.body).toMatchObject({ status: 'accepted' });
    expect(two.body).toMatchObject({ status: 'accepted' });
    expect(two.body.status === 'accepted' && two.body.coupon.upliftPercent).toBe(10);
  });

  test('does not exist where the brand has switched it off', async () => {
    await site.platform.config.merge({ houseCoupons: { express: { line: null } } });
    expect(await today()).toEqual({ line: null, live: null });
  });
});
