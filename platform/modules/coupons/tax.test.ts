import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { taxOfCoupon } from '#shared/domain/coupon/tax.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 1_000_000 });
});
afterEach(() => site.platform.config.reset());
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const rule = { winningsPercent: '13', freeWinnings: { EUR: 4000 }, stakePercent: '2.5' };
const switchTax = (tax: unknown, partnerHasTaxes = true) =>
  site.platform.config.merge({ partnerHasTaxes, coupon: { tax: tax as null } });

async function placed(price: number): Promise<Coupon> {
  const { body } = await player.place(player.placement([[site.table.addSelection(price), price]]));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  return body.coupon;
}

async function settled(coupon: Coupon, status: OutcomeStatus): Promise<Coupon> {
  const selectionId = coupon.legs[0]?.selectionId ?? 0;
  site.table.decide(selectionId, status);
  site.table.finish(gameOfSelection(selectionId), [1, 0]);
  site.table.announce(gameOfSelection(selectionId));
  await site.platform.coupons.settled();
  return (await player.get<Coupon>(openPaths.coupon.replace(':couponId', coupon.id))).body;
}

test.each([
  ['a win within what is free costs the share of the stake', 2000, 1, 'win', 2000, 25],
  ['a win above it costs both', 6000, 1, 'win', 6000, 155],
  ['a loss costs nothing', 6000, 0, 'lose', 0, 0],
  ['a return costs nothing', 6000, 2, 'return', 1000, 0],
] as const)('[P-11] %s', async (_, price, status, result, gross, tax) => {
  await switchTax(rule);
  const before = await player.balance();
  const coupon = await placed(price);
  expect(coupon.tax).toEqual({ rule, withheld: null });
  const after = await settled(coupon, status);
  expect(after).toMatchObject({ result, payout: gross - tax, tax: { rule, withheld: tax } });
  expect(taxOfCoupon(after)).toEqual({ gross, tax, net: gross - tax });
  expect(await player.balance()).toBe(before - 1000 + gross - tax);
});

test('[P-11] the tax shown at placement is withheld when every bet wins', async () => {
  await switchTax(rule);
  const coupon = await placed(6000);
  const promised = taxOfCoupon(coupon);
  expect(taxOfCoupon(await settled(coupon, 1))).toEqual(promised);
});

test('[P-11] the tax rule at placement applies, even if it changes later', async () => {
  const free = await placed(6000);
  await switchTax(rule);
  const taxed = await placed(6000);
  await switchTax({ winningsPercent: '99' });
  expect(await settled(free, 1)).toMatchObject({ payout: 6000, tax: null });
  expect(await settled(taxed, 1)).toMatchObject({ payout: 5845, tax: { withheld: 155 } });
});

test('[P-11] an operator without taxes withholds none', async () => {
  await switchTax(rule, false);
  const coupon = await placed(6000);
  expect(coupon.tax).toBeNull();
  expect(await settled(coupon, 1)).toMatchObject({ payout: 6000, tax: null });
});

test('[P-11] an unreadable tax rule is refused', async () => {
  await expect(switchTax({ winningsPercent: 'much' })).rejects.toThrow();
});
