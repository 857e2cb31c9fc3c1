import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RepeatedCoupon } from '#shared/contracts/house-coupons.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import {
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000 });
});
afterAll(() => site.close());

const repeat = (couponId: string, of: TestClient = player) =>
  of.get<RepeatedCoupon & Partial<ErrorBody>>(openPaths.repeatCoupon.replace(':couponId', couponId));

async function placed(prices: readonly number[], more: object = {}) {
  const ids = prices.map((price) => site.table.addSelection(price));
  const { body } = await player.place(
    player.placement(
      ids.map((id, index) => [id, prices[index] ?? 0]),
      { amount: 700, ...more },
    ),
  );
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  return { ids, couponId: body.coupon.id };
}

describe('the bets of a coupon that is repeated', () => {
  test('[P-16] have its type, size and stake, and present prices', async () => {
    const { ids, couponId } = await placed([1500, 1700, 1900], { typeId: 2, systemValue: 2 });
    site.table.reprice(ids[1] ?? 0, 1750);
    const { body } = await repeat(couponId);
    expect(body).toMatchObject({ typeId: 2, systemValue: 2, amount: 700, iso: 'EUR', moved: 1, lost: [] });
    expect(body.legs.map(({ selectionId, price }) => [selectionId, price])).toEqual([
      [ids[0], 1500],
      [ids[1], 1750],
      [ids[2], 1900],
    ]);
  });

  test('of a settled coupon are those that are still offered, with the games of the others', async () => {
    const { ids, couponId } = await placed([1500, 1600, 1700]);
    const [over, gone, stays] = ids;
    site.table.decide(over ?? 0, 0);
    site.table.finish(gameOfSelection(over ?? 0), [1, 0]);
    site.table.remove(gone ?? 0);
    await site.platform.coupons.settleAll();
    const { body } = await repeat(couponId);
    expect(body.legs.map(({ selectionId }) => selectionId)).toEqual([stays]);
    expect(body.lost).toHaveLength(2);
    expect(body.lost[0]?.home.name).toMatch(/^Side/);
  });

  test('are told to their player alone', async () => {
    const { couponId } = await placed([1500]);
    expect((await repeat(couponId, await site.player())).body.code).toBe('COUPON_UNKNOWN');
    expect((await repeat(couponId, site.client())).status).toBe(401);
  });
});
