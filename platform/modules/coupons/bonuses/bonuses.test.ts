import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type { Coupon, CouponLimits, Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
beforeEach(async () => {
  player = await site.player({ balance: 100_000 });
});

const bets = (...prices: number[]) => prices.map((price): [number, number] => [site.table.addSelection(price), price]);

const couponOf = async (id: string) => (await player.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;

async function place(own: readonly [number, number][], more: Partial<Placement> = {}): Promise<PlacementAnswer> {
  return (await player.place(player.placement(own, more))).body;
}

async function placed(own: readonly [number, number][], more: Partial<Placement> = {}): Promise<Coupon> {
  const answer = await place(own, more);
  if (answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  return answer.coupon;
}

async function decide(own: readonly [number, number][], statuses: readonly OutcomeStatus[]): Promise<void> {
  for (const [place, [selectionId]] of own.entries()) {
    site.table.decide(selectionId, statuses[place] ?? 1);
    site.table.finish(gameOfSelection(selectionId), [1, 0]);
    site.table.announce(gameOfSelection(selectionId));
  }
  await site.platform.coupons.settled();
}

/** Patches the site config while a test runs. */
async function withBonuses(patch: object, run: () => Promise<void>): Promise<void> {
  await site.platform.config.merge({ couponBonuses: patch });
  await run().finally(() => site.platform.config.reset());
}

describe('[P-10] the bonus bet', () => {
  test('raises the odds and the possible win of an express that asks for it, at the platform’s terms', async () => {
    const coupon = await placed(bets(2000, 1500, 1500), { isBonusBet: true });
    expect(coupon).toMatchObject({ bonusBetCoef: 1030, coef: 4635, maxPayout: 4635 });
    expect(coupon.legs).toHaveLength(3);
    expect(await couponOf(coupon.id)).toEqual(coupon);
  });

  test('is left out when the player has removed it', async () => {
    expect(await placed(bets(2000, 1500, 1500))).toMatchObject({ bonusBetCoef: null, coef: 4500 });
  });

  test.each([
    ['an express of two', [2000, 2000], {}],
    ['a system', [2000, 2000, 2000], { typeId: 2, systemValue: 2 }],
  ] as const)('is not given to %s, whatever is asked', async (_, prices, more) => {
    expect(await placed(bets(...prices), { ...more, isBonusBet: true })).toMatchObject({ bonusBetCoef: null });
  });

  test.each([
    ['a leg is below 1.1', {}, () => bets(2000, 2000, 1099)],
    ['the site has ended it', { bonusBet: false }, () => bets(2000, 2000, 2000)],
  ] as const)('that was seen and is not given because %s is a price that fell', async (_, patch, make) => {
    await withBonuses(patch, async () => {
      const own = make();
      expect(await place(own, { isBonusBet: true })).toMatchObject({ status: 'refused', code: 'COEF_CHANGED' });
      expect(await placed(own, { isBonusBet: true, changeCoefAction: 1 })).toMatchObject({ bonusBetCoef: null });
    });
  });

  test.each([
    ['every bet won', [1, 1, 1], 'win', 4635],
    ['a bet was returned, and two stand', [1, 1, 2], 'win', 3000],
    ['a bet lost', [1, 1, 0], 'lose', 0],
    ['every bet was returned', [2, 2, 3], 'return', 1000],
  ] as const)('counts as the others do: %s', async (_, statuses, result, payout) => {
    const own = bets(2000, 1500, 1500);
    const coupon = await placed(own, { isBonusBet: true });
    await decide(own, statuses);
    expect(await couponOf(coupon.id)).toMatchObject({ state: 'settled', result, payout, bonusBetCoef: 1030 });
    expect(await player.balance()).toBe(100_000 - 1000 + payout);
  });
});

describe('[P-10] the hyper bonus', () => {
  const prices = [1440, 2430, 1240, 1730];

  test('is shown next to the possible win, never in it, and credited with the settlement', async () => {
    const own = bets(...prices);
    const coupon = await placed(own, { amount: 10_000 });
    expect(coupon.maxPayout).toBe(75_065);
    expect(coupon.hyperBonus).toMatchObject({ minBetLimit: 200, maxLimit: 1_000_000, amount: null, creditedAt: null });
    await decide(own, [1, 1, 1, 1]);
    const after = await couponOf(coupon.id);
    expect(after).toMatchObject({ payout: 75_065, hyperBonus: { amount: 1951 } });
    expect(after.hyperBonus?.creditedAt).not.toBeNull();
    expect(await player.balance()).toBe(100_000 - 10_000 + 75_065 + 1951);
    const entries = await site.database.owner<{ kind: string; amount: number }[]>`
      select t.kind, e.amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.account_id = ${player.accountId} and t.coupon_id = ${coupon.id} order by t.id`;
    expect([...entries]).toEqual([
      { kind: 'stake', amount: -10_000 },
      { kind: 'settlement', amount: 75_065 },
      { kind: 'hyper-bonus', amount: 1951 },
    ]);
  });

  test.each([
    ['three bets', [2000, 2000, 2000], {}],
    ['a bet below 1.20', [2000, 2000, 2000, 1190], {}],
    ['less than the smallest stake', [2000, 2000, 2000, 2000], { amount: 199 }],
    ['a system', [2000, 2000, 2000, 2000], { typeId: 2, systemValue: 2 }],
  ] as const)('is not promised to %s', async (_, own, more) => {
    expect((await placed(bets(...own), more)).hyperBonus).toBeNull();
  });

  test.each([
    ['a bet lost', [1, 1, 1, 1, 0], 0],
    ['a bet was half won', [1, 1, 1, 1, 4], 0],
    // 3 percent of four instead of 5 of five, on 16 times the stake less the stake.
    ['a bet was returned, by the smaller percent', [1, 1, 1, 1, 2], 450],
    ['all won', [1, 1, 1, 1, 1], 1550],
  ] as const)('of five bets when %s', async (_, statuses, amount) => {
    const own = bets(2000, 2000, 2000, 2000, 2000);
    const coupon = await placed(own);
    await decide(own, statuses);
    expect((await couponOf(coupon.id)).hyperBonus?.amount).toBe(amount);
  });

  test('is calculated from the payout after its limit', async () => {
    const rich = await site.player({ balance: 400_000 });
    await site.platform.config.merge({ coupon: { limitedTypes: [] } });
    const own = bets(2000, 2000, 2000, 2000);
    const { body } = await rich.place(rich.placement(own, { amount: 400_000 }));
    await site.platform.config.reset();
    expect(body).toMatchObject({ status: 'accepted', coupon: { maxPayout: 5_000_000, maxPayoutLimit: 5_000_000 } });
    await decide(own, [1, 1, 1, 1]);
    // 3 percent of 50,000.00 − 4,000.00, not of the 60,000.00 that the odds alone would pay.
    expect(await rich.balance()).toBe(5_000_000 + 138_000);
  });

  test('keeps the terms of the placement', async () => {
    const own = bets(2000, 2000, 2000, 2000);
    const coupon = await placed(own);
    await withBonuses({ hyperBonus: null }, () => decide(own, [1, 1, 1, 1]));
    expect((await couponOf(coupon.id)).hyperBonus?.amount).toBe(450);
  });

  test('stops at its largest amount, and includes the stake if the operator says so', async () => {
    const hyperBonus = { base: 'gross', byCurrency: { EUR: { minStake: 500, maxBonus: 470 } } };
    await withBonuses({ hyperBonus }, async () => {
      const own = bets(2000, 2000, 2000, 2000);
      const coupon = await placed(own);
      expect((await placed(bets(2000, 2000, 2000, 2000), { amount: 499 })).hyperBonus).toBeNull();
      await decide(own, [1, 1, 1, 1]);
      // 3 percent of 160.00 are 4.80.
      expect((await couponOf(coupon.id)).hyperBonus?.amount).toBe(470);
    });
  });

  test('is credited once, after the operator’s delay', async () => {
    await withBonuses({ hyperBonus: { delayHours: 1 } }, async () => {
      const own = bets(2000, 2000, 2000, 2000);
      const coupon = await placed(own);
      await decide(own, [1, 1, 1, 1]);
      const waiting = await couponOf(coupon.id);
      expect(waiting.hyperBonus).toMatchObject({ amount: 450, creditedAt: null });
      expect(await player.balance()).toBe(100_000 - 1000 + 16_000);
      await site.platform.clock.moveTo((waiting.hyperBonus?.dueAt ?? 0) + 1);
      await Promise.all([site.platform.coupons.settleAll(), site.platform.coupons.settleAll()]);
      expect(await player.balance()).toBe(100_000 - 1000 + 16_000 + 450);
      expect((await couponOf(coupon.id)).hyperBonus?.creditedAt).toBeGreaterThan(0);
      await site.platform.clock.reset();
    });
  });

  test('is described in the limits of a draft: percent, smallest stake, largest bonus', async () => {
    const ask = async (own: readonly [number, number][], more: object = {}) => {
      const body = { typeId: 1, iso: 'EUR', bets: own.map(([selectionId]) => ({ selectionId })), ...more };
      return (await site.client().post<CouponLimits>(openPaths.couponLimits, body)).body;
    };
    const four = bets(2000, 2000, 2000, 2000);
    const plain = await ask(four);
    expect(plain.bonuses).toMatchObject({
      bonusBet: true,
      hyperBonus: { hyperBonusPercent: 3, minHyperBonusBetLimit: 200, maxHyperBonusLimit: 1_000_000 },
    });
    expect((await ask(bets(2000, 2000))).bonuses?.hyperBonus?.hyperBonusPercent).toBe(0);
    // The bonus bet raises the odds, so the largest payout allows a smaller stake.
    expect(plain.maxBetAmount).toBe(312_500);
    expect((await ask(four, { isBonusBet: true })).maxBetAmount).toBe(300_480);
  });
});
