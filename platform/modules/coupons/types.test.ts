import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type { Coupon, Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
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

interface Shape {
  /** The block of each bet, for types with blocks. */
  readonly blocks?: readonly number[];
  readonly bankers?: readonly number[];
  readonly systemValue?: number;
  readonly amountByBlockId?: Readonly<Record<string, number | null>>;
}

function placementOf(typeId: number, prices: readonly number[], { blocks, bankers, ...more }: Shape = {}): Placement {
  const bets = prices.map((coef, index) => ({
    selectionId: site.table.addSelection(coef),
    coef,
    ...(blocks ? { blockId: blocks[index] ?? 0 } : {}),
    ...(bankers?.includes(index) ? { banker: true } : {}),
  }));
  return player.placement([], { typeId, bets, ...more } as Partial<Placement>);
}

const evens = (count: number) => Array.from({ length: count }, () => 2000);

describe('[P-01] a shape that a type cannot have is refused', () => {
  test.each<[what: string, typeId: number, legs: number, shape: Shape, code: string, data: object]>([
    ['a single of two', T.single, 2, {}, 'TYPE_UNAVAILABLE', { reason: 'leg-count', max: 1 }],
    ['an express of one', T.express, 1, {}, 'TYPE_UNAVAILABLE', { reason: 'leg-count', min: 2 }],
    ['a system of two', T.system, 2, { systemValue: 2 }, 'TYPE_UNAVAILABLE', { reason: 'leg-count', min: 3 }],
    ['a system of 21', T.system, 21, { systemValue: 2 }, 'TYPE_UNAVAILABLE', { reason: 'leg-count', max: 20 }],
    [
      'a system of two beside a banker',
      T.system,
      3,
      { systemValue: 2, bankers: [0] },
      'TYPE_UNAVAILABLE',
      { reason: 'leg-count' },
    ],
    ['a system without its size', T.system, 3, {}, 'SYSTEM_VALUE', { min: 2, max: 2 }],
    ['a chain of one', T.chain, 1, {}, 'TYPE_UNAVAILABLE', { reason: 'leg-count', min: 2 }],
    [
      'a multi of two blocks and a lobby',
      T.multi,
      4,
      { systemValue: 2, blocks: [0, 1, 2, 2] },
      'TYPE_UNAVAILABLE',
      { reason: 'blocks' },
    ],
    ['a multi of all its blocks', T.multi, 4, { systemValue: 3, blocks: [1, 2, 3, 3] }, 'SYSTEM_VALUE', { max: 2 }],
    ['a condition of two', T.condition, 2, {}, 'TYPE_UNAVAILABLE', { reason: 'leg-count', min: 3 }],
    ['a condition of one block', T.condition, 3, { blocks: [1, 1, 1] }, 'TYPE_UNAVAILABLE', { reason: 'blocks' }],
    [
      'a condition whose block stakes too much',
      T.condition,
      3,
      { blocks: [1, 2, 2], amountByBlockId: { 2: 2001 } },
      'BLOCK_AMOUNT',
      { blockId: 2, maxAmount: 2000 },
    ],
    ['an anti-express of one', T.antiExpress, 1, {}, 'TYPE_UNAVAILABLE', { reason: 'leg-count' }],
    ['an anti-express that pays next to nothing', T.antiExpress, 6, {}, 'TYPE_UNAVAILABLE', { reason: 'price' }],
    ['a lucky of nine', T.lucky, 9, {}, 'TYPE_UNAVAILABLE', { reason: 'leg-count', min: 2, max: 8 }],
    ['a patent of two', T.patent, 2, {}, 'TYPE_UNAVAILABLE', { reason: 'leg-count', min: 3, max: 8 }],
  ])('%s', async (_, typeId, legs, shape, code, data) => {
    const before = await player.balance();
    const { status, body } = await player.place(placementOf(typeId, evens(legs), shape));
    expect([status, body]).toMatchObject([200, { status: 'refused', code, data }]);
    expect(await player.balance()).toBe(before);
  });

  test('[P-04] many singles are not a coupon: each is sent alone', async () => {
    const { status } = await player.place(placementOf(T.manySingles, evens(2)));
    expect(status).toBe(400);
  });
});

/**
 * Prices of the bets, each coupon with a stake of 10.00; the payouts are calculated by hand from coupon mathematics §2
 * and §4.
 */
const PRICES = [2000, 3000, 1500, 4000];

describe('[P-01] the payout of each type', () => {
  test.each<[what: string, typeId: number, shape: Shape, statuses: OutcomeStatus[], payout: number]>([
    ['an express with a bet returned', T.express, {}, [1, 1, 1, 2], 9000],
    ['a system of two of four with a loser', T.system, { systemValue: 2 }, [1, 1, 0, 1], 4333],
    ['a system whose banker loses', T.system, { systemValue: 2, bankers: [2] }, [1, 1, 0, 1], 0],
    ['a system whose banker wins', T.system, { systemValue: 2, bankers: [2] }, [1, 1, 1, 0], 3000],
    ['a chain that goes on with what is left', T.chain, {}, [1, 0, 1, 1], 4500],
    ['a chain whose first bet loses', T.chain, {}, [0, 1, 1, 1], 0],
    ['a multi with its lobby', T.multi, { systemValue: 2, blocks: [0, 1, 2, 3] }, [1, 1, 1, 0], 3000],
    ['a multi without its lobby', T.multi, { systemValue: 2, blocks: [0, 1, 2, 3] }, [0, 1, 1, 1], 0],
    ['a multi with a block of two that falls', T.multi, { systemValue: 2, blocks: [1, 2, 3, 3] }, [1, 1, 1, 0], 2000],
    [
      'a condition that keeps what a fixed stake leaves',
      T.condition,
      { blocks: [1, 2, 3, 3], amountByBlockId: { 2: 1500, 3: 500 } },
      [1, 1, 1, 0],
      4500,
    ],
    ['a condition at its most', T.condition, { blocks: [1, 2, 3, 3] }, [1, 1, 1, 1], 36_000],
    ['a lucky with one winner', T.lucky, {}, [0, 1, 0, 0], 200],
    ['a lucky with two', T.lucky, {}, [1, 1, 0, 0], 733],
    ['a patent with one winner', T.patent, {}, [0, 1, 0, 0], 0],
    ['a patent with two', T.patent, {}, [1, 1, 0, 0], 545],
  ])('%s', async (_, typeId, shape, statuses, payout) => {
    const placement = placementOf(typeId, PRICES, shape);
    const { body } = await player.place(placement);
    if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
    const before = await player.balance();
    for (const [index, { selectionId }] of placement.bets.entries()) {
      site.table.decide(selectionId, statuses[index] ?? 0);
      site.table.finish(gameOfSelection(selectionId), [1, 0]);
      site.table.announce(gameOfSelection(selectionId));
      await site.platform.coupons.settled();
    }
    const { body: coupon } = await player.get<Coupon>(openPaths.coupon.replace(':couponId', body.coupon.id));
    expect(coupon).toMatchObject({ state: 'settled', payout, result: payout > 0 ? 'win' : 'lose' });
    expect(await player.balance()).toBe(before + payout);
  });

  test.each<[what: string, statuses: OutcomeStatus[], result: string, factor: (price: number) => number]>([
    ['with a loser', [1, 0], 'win', (price) => price],
    ['without one', [1, 1], 'lose', () => 0],
    ['with all returned', [2, 2], 'return', () => 1000],
  ])('an anti-express %s', async (_, statuses, result, factor) => {
    const placement = placementOf(T.antiExpress, [1500, 1600]);
    const { body } = await player.place(placement);
    if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
    for (const [index, { selectionId }] of placement.bets.entries()) {
      site.table.decide(selectionId, statuses[index] ?? 0);
      site.table.finish(gameOfSelection(selectionId), [1, 0]);
      site.table.announce(gameOfSelection(selectionId));
      await site.platform.coupons.settled();
    }
    const { body: coupon } = await player.get<Coupon>(openPaths.coupon.replace(':couponId', body.coupon.id));
    expect(coupon).toMatchObject({ result, payout: factor(body.coupon.antiExpressCoef ?? 0) });
  });
});
