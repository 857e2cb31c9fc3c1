import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type { Coupon, Placement } from '#shared/contracts/coupon.ts';
import type { HouseExpress } from '#shared/contracts/house-coupons.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { withBonusLeg } from '#shared/domain/coupon/bonuses/bonus-bet-join.ts';
import { explainCoupon } from '#shared/domain/coupon/explain.ts';
import { taxOfCoupon } from '#shared/domain/coupon/tax.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import {
  cashOutCoupon,
  cashOutPriceFor,
  cashOutPriceOf,
  couponNow,
  orderOf,
} from '#tests/fixtures/platform/cash-out-scenario.ts';
import { createExpressTable, type ExpressTable } from '#tests/fixtures/platform/express-table.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

/** Extras of a coupon of the express of the day. */
interface Beside {
  readonly bonus?: boolean;
  readonly hyper?: boolean;
  readonly promo?: boolean;
  readonly tax?: boolean;
}

const PRICES = [1440, 2430, 1250, 1730] as const;
const STAKE = 777;
const PERCENT = 15n;
const BONUS = 1040n;
const HYPER = 3n;
const TAX = 13n;
const rule = { legs: 4, minLegCoef: 1100, maxLegCoef: 3000, minCoef: 2000, maxCoef: 20_000, percent: 15, hours: 36 };

let site: TestPlatform;
let player: TestPlayer;
let table: ExpressTable;

const rules = (live = false) => ({ houseCoupons: { express: live ? { live: rule } : { line: rule } } });

beforeAll(async () => {
  site = await startTestPlatform({ delaySeconds: 1 });
  player = await site.player({ balance: 10_000_000 });
  table = createExpressTable(site);
});
afterEach(() => site.platform.config.reset());
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

async function expressWith({ bonus = false, hyper = false, tax = false }: Beside): Promise<HouseExpress> {
  await site.platform.config.merge({
    ...rules(),
    couponBonuses: { bonusBet: bonus, ...(hyper ? {} : { hyperBonus: null }) },
    ...(tax ? { partnerHasTaxes: true, coupon: { tax: { winningsPercent: String(TAX) } } } : {}),
  });
  table.deal(PRICES);
  return table.offer();
}

async function codeFor(): Promise<string> {
  const code = `FREE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const terms = { code, userId: player.userId, value: STAKE, iso: 'EUR' };
  expect((await site.client().post('/__control/promo', terms)).status).toBe(200);
  return code;
}

const placementOf = ({ expressId, legs }: HouseExpress, more: Partial<Placement> = {}) =>
  player.placement(
    legs.map(({ selectionId, price }) => [selectionId, price]),
    { amount: STAKE, expressId, ...more },
  );

async function accepted(offer: HouseExpress, { bonus = false, promo = false }: Beside = {}): Promise<Coupon> {
  const more = { ...(bonus ? { isBonusBet: true } : {}), ...(promo ? { promoCode: await codeFor() } : {}) };
  const { body } = await player.place(placementOf(offer, more));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  return body.coupon;
}

async function decide({ legs }: Coupon, statuses: readonly OutcomeStatus[]): Promise<void> {
  for (const [place, { selectionId, gameId }] of legs.entries()) {
    site.table.decide(selectionId, statuses[place] ?? 1);
    site.table.finish(gameId, [1, 0]);
  }
  await site.platform.coupons.settleGames(legs.map(({ gameId }) => gameId));
}

const halfUp = (n: bigint, d: bigint) => Number((2n * n + d) / (2n * d));

/** Calculates the figures without the product's engine. */
function figures(coefs: readonly number[], statuses: readonly OutcomeStatus[], beside: Beside) {
  const factors = coefs.map((coef, place) => {
    const times: Partial<Record<number, number>> = { 0: 0, 1: 2 * coef, 2: 2000, 4: coef + 1000 };
    return BigInt(times[statuses[place] ?? 1] ?? 0);
  });
  const isVoid = statuses.includes(2);
  const standing = statuses.filter((status) => status !== 2).length;
  // The bonus bet counts while two legs stand and none is lost.
  const bonus = beside.bonus && standing >= 2 && !statuses.includes(0) ? BONUS : 1000n;
  const uplift = isVoid ? 100n : 100n + PERCENT;
  const n = factors.reduce((all, factor) => all * factor, BigInt(STAKE)) * bonus * uplift;
  const d = 2000n ** BigInt(factors.length) * 1000n * 100n;
  const gross = halfUp(n, d);
  const paid = beside.promo ? Math.max(0, gross - STAKE) : gross;
  const isReturned = statuses.every((status) => status === 2);
  const won = Math.max(0, paid - (beside.promo ? 0 : STAKE));
  const tax = beside.tax && !isReturned ? halfUp(BigInt(won) * TAX, 100n) : 0;
  const net = beside.promo && isReturned ? 0 : paid - tax;
  const counts = beside.hyper && !beside.promo && statuses.every((status) => status === 1);
  const hyper = counts ? Number(((n - BigInt(STAKE) * d) * HYPER) / (d * 100n)) : 0;
  return { gross, tax, net, hyper };
}

const BESIDES: readonly Beside[] = [
  {},
  { bonus: true },
  { hyper: true },
  { bonus: true, hyper: true },
  { promo: true },
  { promo: true, bonus: true, hyper: true },
  { tax: true },
  { tax: true, bonus: true, hyper: true },
  { tax: true, promo: true, bonus: true },
];
const ENDS = [
  [1, 1, 1, 1],
  [1, 2, 1, 1],
  [1, 1, 4, 1],
  [1, 1, 1, 0],
  [2, 2, 2, 2],
] as const;

describe('[P-15] the uplift of the express of the day', () => {
  test.each(BESIDES.map((beside) => [Object.keys(beside).join(' + ') || 'nothing', beside] as const))(
    'with %s is paid to the cent as shown at placement',
    async (_, beside) => {
      for (const statuses of ENDS) {
        const offer = await expressWith(beside);
        const before = await player.balance();
        const coupon = await accepted(offer, beside);
        const coefs = coupon.legs.map(({ coef }) => coef);
        const best = figures(coefs, [1, 1, 1, 1], beside);
        expect(coupon).toMatchObject({
          expressId: offer.expressId,
          upliftPercent: 15,
          maxPayout: beside.promo ? best.gross - STAKE : best.gross,
          bonusBetCoef: beside.bonus ? Number(BONUS) : null,
        });
        expect(explainCoupon(withBonusLeg(coupon)).payout).toBe(best.gross);
        await decide(coupon, statuses);
        const after = await couponNow(player, coupon.id);
        const { gross, tax, net, hyper } = figures(coefs, statuses, beside);
        expect({ statuses, payout: after.payout }).toEqual({ statuses, payout: net });
        expect(explainCoupon(withBonusLeg(after)).payout).toBe(gross);
        expect(taxOfCoupon(after)?.tax ?? 0).toBe(tax);
        expect(after.hyperBonus?.amount ?? 0).toBe(hyper);
        expect(await player.balance()).toBe(before - (beside.promo ? 0 : STAKE) + net + hyper);
      }
    },
  );

  test('is a step of the explanation, which also says when a returned bet removed it', async () => {
    const coupon = await accepted(await expressWith({ bonus: true }), { bonus: true });
    const kinds = (now: Coupon) => explainCoupon(withBonusLeg(now)).steps.map(({ kind }) => kind);
    expect(kinds(coupon)).toEqual(['product', 'uplift', 'exact', 'rounding', 'total']);
    await decide(coupon, [1, 2, 1, 1]);
    expect(kinds(await couponNow(player, coupon.id))).toContain('uplift-lost');
  });
});

describe('[P-15] an express of the day that is cashed out', () => {
  /** The value by the chances that a table book derives from prices: 1 ÷ price for each. */
  test('is valued with its uplift by the chance that every bet wins, and the rest keeps it', async () => {
    const coupon = await accepted(await expressWith({}));
    const offer = await cashOutPriceOf(player, coupon.id);
    // Prices without a margin: payout times chance is the stake with the uplift.
    expect(offer.price).toBeGreaterThanOrEqual(Math.ceil(STAKE * 1.15 * 0.97) - 1);
    expect(offer.price).toBeLessThanOrEqual(Math.ceil(STAKE * 1.15 * 0.97));
    const part = { stake: 300, price: Math.floor((offer.price * 300) / STAKE) };
    expect((await cashOutCoupon(player, coupon.id, orderOf(offer, part))).body).toMatchObject({ status: 'sold' });
    await decide(coupon, [1, 1, 1, 1]);
    const after = await couponNow(player, coupon.id);
    const exact = PRICES.reduce((all, price) => all * BigInt(price), BigInt(STAKE - 300)) * (100n + PERCENT);
    expect(after.payout).toBe(halfUp(exact, 10n ** 14n));
  });

  test('is valued without the uplift once a bet is returned', async () => {
    const offer = await expressWith({});
    const coupon = await accepted(offer);
    const [returned] = coupon.legs;
    site.table.decide(returned?.selectionId ?? 0, 2);
    site.table.finish(returned?.gameId ?? 0, [0, 0]);
    await site.platform.coupons.settleGames([returned?.gameId ?? 0]);
    expect((await cashOutPriceOf(player, coupon.id)).price).toBe(Math.ceil((STAKE * 97) / 100));
  });

  test.each([
    ['FREE_BET', { promo: true }],
    ['TAXED', { tax: true }],
  ] as const)('is not cashed out: %s', async (reason, beside) => {
    const coupon = await accepted(await expressWith(beside), beside);
    expect(await cashOutPriceFor(player, coupon.id)).toMatchObject({ status: 'none', reason });
  });
});

describe('[P-15] an express of the day below the odds that are wanted', () => {
  const answer = async (offer: HouseExpress, more: Partial<Placement>) =>
    (await player.place(placementOf(offer, more))).body;

  test.each([
    ['reached with its uplift', 0, {}, { status: 'accepted' }],
    ['not reached', 1, {}, { status: 'refused', code: 'EXPRESS_WAITS' }],
    [
      'not reached, where nothing waits',
      1,
      { isWantedOddsAllowed: false },
      { status: 'refused', code: 'COEF_BELOW_EXACT' },
    ],
  ] as const)('%s', async (_, above, couponConfig, expected) => {
    const offer = await expressWith({});
    await site.platform.config.merge({ coupon: couponConfig });
    const before = await player.balance();
    const body = await answer(offer, { exactCoef: offer.coef + above });
    expect(body).toMatchObject(expected);
    expect(await player.balance()).toBe(before - (body.status === 'accepted' ? STAKE : 0));
  });

  test('does not wait when a free bet pays', async () => {
    const offer = await expressWith({});
    const promoCode = await codeFor();
    const body = await answer(offer, { exactCoef: offer.coef + 1, promoCode });
    expect(body).toMatchObject({ status: 'refused', code: 'COEF_BELOW_EXACT' });
    expect(await answer(offer, { promoCode })).toMatchObject({ status: 'accepted' });
  });

  test('does not wait when its odds fall in the live delay', async () => {
    await site.platform.config.merge(rules(true));
    table.deal(PRICES, { live: true });
    const offer = await table.offer('live');
    const pending = player.place(placementOf(offer, { exactCoef: offer.coef, changeCoefAction: 1 }));
    await new Promise((done) => setTimeout(done, 300));
    site.table.reprice(offer.legs[0]?.selectionId ?? 0, (offer.legs[0]?.price ?? 0) - 50);
    expect((await pending).body).toMatchObject({ status: 'refused', code: 'EXPRESS_WAITS' });
  });
});

describe('[P-15] the name of an express', () => {
  test('is refused once one of its games has begun, even before the list was read', async () => {
    const offer = await expressWith({});
    site.table.goLive(gameOfSelection(offer.legs[0]?.selectionId ?? 0));
    const { body } = await player.place(placementOf(offer));
    expect(body).toMatchObject({ status: 'refused', code: 'EXPRESS_CHANGED' });
  });

  test('leaves a promo code unused when its express is over', async () => {
    const offer = await expressWith({});
    const promoCode = await codeFor();
    const gone = placementOf({ ...offer, expressId: 'line-2020-01-01-0' }, { promoCode });
    expect((await player.place(gone)).body).toMatchObject({ status: 'refused', code: 'EXPRESS_CHANGED' });
    const { body } = await player.get<{ promoCodes: { code: string }[] }>(openPaths.promoCodes);
    expect(body.promoCodes.map(({ code }) => code)).toContain(promoCode);
  });
});
