import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import type { Coupon, Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import type { PromoCheck, PromoCode } from '#shared/contracts/coupon-promo.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform({ delaySeconds: 1 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
beforeEach(async () => {
  player = await site.player({ balance: 300 });
});

const bets = (...prices: number[]) => prices.map((price): [number, number] => [site.table.addSelection(price), price]);

/** Creates a code worth 5.00 EUR, as the operator does. */
async function give(more: object = {}): Promise<string> {
  const code = `FREE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { status, body } = await site
    .client()
    .post('/__control/promo', { code, userId: player.userId, value: 500, iso: 'EUR', ...more });
  expect({ status, body }).toMatchObject({ status: 200, body: { isGiven: true } });
  return code;
}

const placement = (own: readonly [number, number][], promoCode: string, more: Partial<Placement> = {}, by = player) =>
  by.placement(own, { amount: 500, promoCode, ...more });

async function place(own: readonly [number, number][], promoCode: string, more: Partial<Placement> = {}) {
  return (await player.place(placement(own, promoCode, more))).body;
}

function couponIn(answer: PlacementAnswer): Coupon {
  if (answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  return answer.coupon;
}

const couponOf = async (id: string) => (await player.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;
const owned = async (by = player) =>
  (await by.get<{ promoCodes: PromoCode[] }>(openPaths.promoCodes)).body.promoCodes.map(({ code }) => code);
const check = async (code: string, by = player) => (await by.post<PromoCheck>(openPaths.checkPromo, { code })).body;

async function decide(own: readonly [number, number][], status: OutcomeStatus): Promise<void> {
  for (const [selectionId] of own) {
    site.table.decide(selectionId, status);
    site.table.finish(gameOfSelection(selectionId), [1, 0]);
    site.table.announce(gameOfSelection(selectionId));
  }
  await site.platform.coupons.settled();
}

describe('[P-11] a promo code', () => {
  test('pays the stake of one coupon whatever the balance, and leaves the list', async () => {
    const code = await give();
    expect(await owned()).toEqual([code]);
    expect(await check(` ${code.toLowerCase()} `)).toMatchObject({ status: 'usable', promoCode: { code, value: 500 } });
    const answer = await place(bets(2500), code.toLowerCase());
    expect(couponIn(answer)).toMatchObject({ amount: 500, promoCode: code, maxPayout: 750, hyperBonus: null });
    expect(answer).toMatchObject({ balance: 300 });
    expect(await player.balance()).toBe(300);
    expect(await owned()).toEqual([]);
    expect(await check(code)).toEqual({ status: 'refused', reason: 'used' });
  });

  test.each<[what: string, status: OutcomeStatus, result: string, payout: number]>([
    ['won: the winnings without the stake', 1, 'win', 750],
    ['lost', 0, 'lose', 0],
    ['returned: nothing', 2, 'return', 0],
    ['half lost: less than the stake is nothing', 5, 'lose', 0],
    ['half won', 4, 'win', 375],
  ])('pays, %s', async (_, status, result, payout) => {
    const code = await give();
    const own = bets(2500);
    const coupon = couponIn(await place(own, code));
    await decide(own, status);
    expect(await couponOf(coupon.id)).toMatchObject({ state: 'settled', result, payout });
    expect(await player.balance()).toBe(300 + payout);
    expect(await owned()).toEqual([]);
  });

  test('is reissued with a returned coupon if the operator says so, and can be used again', async () => {
    await site.platform.config.merge({ couponBonuses: { promoOnVoid: 'reissued' } });
    const code = await give();
    const own = bets(2500);
    couponIn(await place(own, code));
    await decide(own, 3);
    await site.platform.config.reset();
    expect(await owned()).toEqual([code]);
    couponIn(await place(bets(2500), code));
    expect(await place(bets(2500), code)).toMatchObject({ status: 'refused', data: { reason: 'used' } });
  });

  test.each<[reason: string, terms: object, more: Partial<Placement>]>([
    ['amount', {}, { amount: 499 }],
    ['currency', { iso: 'USD' }, {}],
    ['min-legs', { minLegs: 3 }, {}],
    ['min-coef', { minCoef: 4001 }, {}],
    ['combination', {}, { hyperBonusPercent: 3 }],
  ])('is refused: %s', async (reason, terms, more) => {
    const code = await give(terms);
    const answer = await place(bets(2000, 2000), code, more);
    expect(answer).toMatchObject({ status: 'refused', code: 'PROMO', data: { reason } });
    expect(await player.balance()).toBe(300);
  });

  test('of another player is unknown', async () => {
    const other = await site.player();
    const code = await give({ userId: other.userId });
    expect(await place(bets(2000), code)).toMatchObject({ code: 'PROMO', data: { reason: 'unknown' } });
    expect(await check(code)).toEqual({ status: 'refused', reason: 'unknown' });
    expect(await owned(other)).toEqual([code]);
  });

  test('is refused when it is unknown or has expired', async () => {
    expect(await place(bets(2000), 'NO-SUCH-CODE')).toMatchObject({ code: 'PROMO', data: { reason: 'unknown' } });
    expect(await check('NO-SUCH-CODE')).toEqual({ status: 'refused', reason: 'unknown' });
    const code = await give({ expiresAt: site.platform.clock.now() - 1 });
    expect(await place(bets(2000), code)).toMatchObject({ code: 'PROMO', data: { reason: 'expired' } });
    expect(await check(code)).toEqual({ status: 'refused', reason: 'expired' });
    expect(await owned()).toEqual([]);
  });

  test('without an owner belongs to the first player who uses it', async () => {
    const code = await give({ userId: undefined });
    const other = await site.player({ balance: 0 });
    expect(couponIn((await other.place(placement(bets(2000), code, {}, other))).body).promoCode).toBe(code);
    expect(await place(bets(2000), code)).toMatchObject({ code: 'PROMO', data: { reason: 'used' } });
  });

  test('without an owner that players use at once pays for one of them, and the others are told', async () => {
    const code = await give({ userId: undefined });
    const own = bets(2500);
    const players = await Promise.all(Array.from({ length: 6 }, () => site.player({ balance: 0 })));
    const answers = await Promise.all(players.map((by) => by.place(placement(own, code, {}, by))));
    expect(answers.filter(({ body }) => body.status === 'accepted')).toHaveLength(1);
    for (const { body } of answers.filter((one) => one.body.status !== 'accepted'))
      expect(body).toMatchObject({ status: 'refused', code: 'PROMO', data: { reason: 'used' } });
    expect(await site.audit()).toEqual([]);
  });

  test('is used once, however many placements arrive together', async () => {
    const code = await give();
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(bets(2500), code)));
    const taken = answers.filter(({ status }) => status === 'accepted');
    expect(taken).toHaveLength(1);
    for (const answer of answers.filter((one) => !taken.includes(one))) {
      expect(answer).toMatchObject({ status: 'refused', code: 'PROMO', data: { reason: 'used', value: 500 } });
    }
    expect(await player.balance()).toBe(300);
  });

  test('answers a repeated placement in the same way', async () => {
    const code = await give();
    const body = placement(bets(2500), code);
    const [first, second] = await Promise.all([player.place(body), player.place(body)]);
    const third = await player.place(body);
    const id = couponIn(first.body).id;
    expect(couponIn(second.body).id).toBe(id);
    expect(couponIn(third.body)).toEqual(await couponOf(id));
  });

  test('stays unused when the prices have changed, and the balance is not checked', async () => {
    const code = await give();
    const [[selectionId] = [0]] = bets(2500);
    site.table.reprice(selectionId, 2400);
    expect(await place([[selectionId, 2500]], code)).toMatchObject({ status: 'refused', code: 'COEF_CHANGED' });
    expect(await owned()).toEqual([code]);
  });

  test('is used when its live bet is accepted after the delay', async () => {
    const code = await give();
    const live = (): [number, number][] => [
      [site.table.addSelection(2500, { gameId: site.table.addGame({ live: true }) }), 2500],
    ];
    const [one, two] = await Promise.all([place(live(), code), place(live(), code)]);
    const states = [one, two].map((answer) => (answer.status === 'refused' ? answer.data.reason : answer.status));
    expect(states.toSorted()).toEqual(['accepted', 'used']);
  });

  test('does not wait for wanted odds, since it might be used elsewhere meanwhile', async () => {
    const code = await give();
    const answer = await place(bets(2500), code, { exactCoef: 3000 });
    expect(answer).toMatchObject({ status: 'refused', code: 'COEF_BELOW_EXACT' });
    expect(await owned()).toEqual([code]);
  });

  test('is taxed on its winnings only', async () => {
    const tax = { winningsPercent: '10', stakePercent: '5' };
    await site.platform.config.merge({ partnerHasTaxes: true, coupon: { tax } });
    const code = await give();
    const own = bets(2500);
    const coupon = couponIn(await place(own, code));
    await decide(own, 1);
    await site.platform.config.reset();
    expect(await couponOf(coupon.id)).toMatchObject({ payout: 675, tax: { withheld: 75 } });
    expect(await player.balance()).toBe(300 + 675);
  });

  test('that was used cannot be created again with other terms', async () => {
    const code = await give();
    const again = () => site.client().post('/__control/promo', { code, value: 900, iso: 'EUR' });
    expect((await again()).body).toMatchObject({ isGiven: true, value: 900, userId: null });
    couponIn(await place(bets(2500), code, { amount: 900 }));
    expect((await again()).body).toMatchObject({ isGiven: false });
  });

  test('adds no stake to the sums of the history', async () => {
    const code = await give();
    couponIn(await place(bets(2500), code));
    couponIn((await player.place(player.placement(bets(2000), { amount: 100 }))).body);
    const { body } = await player.get<{ sums: object[] }>(openPaths.couponHistory);
    expect(body.sums).toMatchObject([{ count: 2, staked: 100, open: 100 }]);
  });
});

test('a holder of the printed slip learns that a promo code paid the stake, and not which', async () => {
  const code = await give();
  const { id } = couponIn(await place(bets(2000), code));
  const path = openPaths.printedSlip.replace(':couponId', id);
  const own = (await player.get<PrintedSlipAnswer>(path)).body;
  expect(own.coupon.promoCode).toBe(code);
  const held = await site.client().get<PrintedSlipAnswer>(`${path}?check=${own.check}`);
  expect(held.status).toBe(200);
  expect(held.body.coupon.promoCode).toBe('•••');
  expect(JSON.stringify(held.body)).not.toContain(code);
});
