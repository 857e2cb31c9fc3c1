import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Coupon, CouponLimits, Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { limitsCall, setLimitsCall } from '#shared/contracts/session-life.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { cashOutCoupon, cashOutPriceOf, orderOf, placed } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

/** In EUR: the book risks 1,000.00 on a selection, and a player 600.00 on a market at most. */
const NARROW = { marketTimes: 200, playerTimes: 120, byTier: { top: 1, other: 1 } };
const LIABILITY = 100_000;
const OF_PLAYER = 60_000;

beforeAll(async () => {
  site = await startTestPlatform();
});
beforeEach(async () => {
  await site.platform.config.merge({ liabilityLimits: NARROW });
  player = await site.player({ balance: 1_000_000 });
});
afterEach(() => site.platform.config.reset());
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  expect(await site.database.owner`select * from audit_exposure()`).toEqual([]);
  await site.close();
});

const selection = (price = 2000): [number, number] => [site.table.addSelection(price), price];
const place = async (
  bets: readonly [number, number][],
  amount: number,
  more: Partial<Placement> = {},
  who = player,
): Promise<PlacementAnswer> => (await who.place(who.placement(bets, { amount, ...more }))).body;
const limitsFor = async (bets: readonly [number, number][], typeId = bets.length > 1 ? 1 : 0, who = player) =>
  (
    await who.post<CouponLimits>(openPaths.couponLimits, {
      typeId,
      iso: 'EUR',
      bets: bets.map(([selectionId]) => ({ selectionId })),
    })
  ).body;

function refusal(answer: PlacementAnswer) {
  if (answer.status !== 'refused') throw new Error(`Not refused: ${JSON.stringify(answer)}`);
  return answer;
}

const couponIn = (answer: PlacementAnswer): Coupon => {
  if (answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  return answer.coupon;
};

/** Places more than the book takes; returns the key of the placement that was answered with a counter-offer. */
async function offer(bets: readonly [number, number][], amount: number, more: Partial<Placement> = {}) {
  const placement = player.placement(bets, { amount, ...more });
  const { body } = await player.place(placement);
  expect(body).toMatchObject({ status: 'refused', code: 'STAKE_OFFERED' });
  return { placement, data: refusal(body).data as { amount: number; asked: number; until: number } };
}

const accept = (placement: Placement, amount: number, counterOfferKey: string, more: Partial<Placement> = {}) =>
  player.place({ ...placement, id: crypto.randomUUID(), amount, counterOfferKey, ...more });

describe('the largest stake that the book takes', () => {
  test('is answered for a draft, by the liability and by the player’s stake on the market', async () => {
    expect((await limitsFor([selection(2000)])).maxBetAmount).toBe(OF_PLAYER);
    expect((await limitsFor([selection(5000)])).maxBetAmount).toBe(LIABILITY / 4);
    expect((await limitsFor([selection(2000), selection(5000)])).maxBetAmount).toBe(LIABILITY / 4);
    // Each of many singles has a limit of its own.
    expect((await limitsFor([selection(5000), selection(9000)], T.manySingles)).maxBetAmount).toBe(500_000);
  });

  test('falls with every accepted stake, of all players in all currencies', async () => {
    const bet = selection(3000);
    couponIn(await place([bet], 20_000));
    const [other, far] = [await site.player(), await site.player({ currency: 'USD', balance: 1_000_000 })];
    expect((await limitsFor([bet], T.single, other)).maxBetAmount).toBe(30_000);
    couponIn(await place([bet], 20_000, {}, far));
    expect((await limitsFor([bet], T.single, other)).maxBetAmount).toBe(10_000);
  });

  test('includes the player’s stakes on the other outcomes of the market', async () => {
    const [home] = selection(1500);
    const away = site.table.addOutcome(home, 1500);
    couponIn(await place([[home, 1500]], 45_000));
    expect((await limitsFor([[away, 1500]])).maxBetAmount).toBe(OF_PLAYER - 45_000);
    expect(await place([[away, 1500]], 15_001)).toMatchObject({ code: 'STAKE_OFFERED', data: { amount: 15_000 } });
    expect((await limitsFor([[away, 1500]], T.single, await site.player())).maxBetAmount).toBe(OF_PLAYER);
  });

  test('rises again with cash-outs and settlements', async () => {
    const bet = selection(2000);
    const coupon = await placed(player, [bet], { amount: 40_000 });
    const whole = await cashOutPriceOf(player, coupon.id);
    await cashOutCoupon(player, coupon.id, orderOf(whole, { stake: 10_000, price: 1, isAnyPrice: true }));
    expect((await limitsFor([bet])).maxBetAmount).toBe(OF_PLAYER - 30_000);
    site.table.decide(bet[0], 2);
    site.table.finish(gameOfSelection(bet[0]), [0, 0]);
    site.table.announce(gameOfSelection(bet[0]));
    await site.platform.coupons.settled();
    expect(
      await site.database.owner`select liability from selection_exposure where selection = ${String(bet[0])}`,
    ).toEqual([{ liability: '0.0000' }]);
  });

  test('is not reduced by an anti-express, which wins by lost bets', async () => {
    const bets = [selection(2000), selection(2000)];
    couponIn(await place(bets, 30_000, { typeId: T.antiExpress }));
    expect((await limitsFor([bets[0] as [number, number]], T.single, await site.player())).maxBetAmount).toBe(
      OF_PLAYER,
    );
    expect((await limitsFor([bets[0] as [number, number]])).maxBetAmount).toBe(OF_PLAYER - 30_000);
  });

  test('differs by sport, tier and coupon type', async () => {
    await site.platform.config.merge({
      liabilityLimits: { bySport: { 1: 0.5 }, byTier: { top: 4, other: 0.5 }, byType: { [T.express]: 0.1 } },
    });
    const bets = [selection(2000), selection(2000)];
    expect((await limitsFor(bets.slice(0, 1))).maxBetAmount).toBe(OF_PLAYER / 4);
    expect((await limitsFor(bets)).maxBetAmount).toBe(OF_PLAYER / 40);
  });

  test('differs by the player’s factor, and is 0 for a factor of 0', async () => {
    const bet = selection(2000);
    const set = (factor: number) => site.client().post('/__control/factor', { userId: player.userId, factor });
    expect(await set(0.1)).toMatchObject({ status: 200, body: { userId: player.userId, factor: 0.1 } });
    expect((await limitsFor([bet])).maxBetAmount).toBe(OF_PLAYER / 10);
    expect(await place([bet], OF_PLAYER)).toMatchObject({ code: 'STAKE_OFFERED', data: { amount: OF_PLAYER / 10 } });
    await set(0);
    expect(await place([bet], 1000)).toMatchObject({ code: 'BOOK_LIMIT', data: { max: 0 } });
    expect(await set(101)).toMatchObject({ status: 400 });
  });

  test('is not exceeded by stakes at once', async () => {
    const bet = selection(3000);
    const players = await Promise.all(Array.from({ length: 12 }, () => site.player({ balance: 100_000 })));
    // Three of twelve stakes of 150.00 fit into 1,000.00 at 3.00.
    const answers = await Promise.all(players.map((one) => place([bet], 15_000, {}, one)));
    const accepted = answers.filter(({ status }) => status === 'accepted');
    expect(accepted).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status === 'refused'))
      expect(['STAKE_OFFERED', 'BOOK_LIMIT']).toContain(refusal(answer).code);
    const [row] = await site.database.owner<{ liability: string }[]>`
      select liability from selection_exposure where selection = ${String(bet[0])}`;
    expect(Number(row?.liability)).toBe((3 * 15_000 * 2 * 1000) / 500);
  });

  test('is not exceeded by two outcomes of one player at once, or by coupons with several common markets', async () => {
    const [home] = selection(1200);
    const away = site.table.addOutcome(home, 1200);
    const both = await Promise.all([place([[home, 1200]], 40_000), place([[away, 1200]], 40_000)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['accepted', 'refused']);

    const [one, two] = [selection(2000), selection(2000)];
    const players = await Promise.all(Array.from({ length: 6 }, () => site.player({ balance: 100_000 })));
    const answers = await Promise.all(
      players.map((who, index) => place(index % 2 === 0 ? [one, two] : [two, one], 40_000, {}, who)),
    );
    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(2);
  });
});

describe('a counter-offer', () => {
  test('answers a stake that is too large, with its end, and costs nothing', async () => {
    const placement = player.placement([selection(5000)], { amount: 40_000 });
    const { status, body } = await player.place(placement);
    const now = site.platform.clock.now();
    expect([status, refusal(body)]).toMatchObject([
      200,
      { code: 'STAKE_OFFERED', data: { amount: 25_000, asked: 40_000 }, prices: [{ coef: 5000 }] },
    ]);
    expect(Number(refusal(body).data.until) - now).toBeGreaterThan(15_000);
    expect(await player.balance()).toBe(1_000_000);
    expect((await player.place(placement)).body).toEqual(body);
    expect((await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', placement.id))).body).toEqual(
      body,
    );
  });

  test('is accepted once, by the placement that names it, however often that is sent', async () => {
    const { placement, data } = await offer([selection(5000)], 40_000);
    const taken = { ...placement, id: crypto.randomUUID(), amount: data.amount, counterOfferKey: placement.id };
    const twice = await Promise.all([player.place(taken), player.place(taken)]);
    expect(twice.map(({ body }) => couponIn(body).amount)).toEqual([25_000, 25_000]);
    expect(new Set(twice.map(({ body }) => couponIn(body).id)).size).toBe(1);
    const { body } = await accept(placement, 20, placement.id);
    expect(body).toMatchObject({ status: 'refused', code: 'OFFER_ENDED' });
    expect(await player.balance()).toBe(1_000_000 - 25_000);
  });

  test('is accepted once by two tabs at the same time', async () => {
    const { placement } = await offer([selection(5000)], 40_000);
    const answers = await Promise.all([
      accept(placement, 10_000, placement.id),
      accept(placement, 10_000, placement.id),
    ]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['accepted', 'refused']);
    expect(answers.find(({ body }) => body.status === 'refused')?.body).toMatchObject({ code: 'OFFER_ENDED' });
  });

  test.each([
    ['more than was offered', 25_001, (key: string) => key],
    ['an offer that never was', 1000, () => crypto.randomUUID()],
  ])('is refused for %s', async (_, amount, keyOf) => {
    const { placement } = await offer([selection(5000)], 40_000);
    const { body } = await accept(placement, amount, keyOf(placement.id));
    expect(body).toMatchObject({ status: 'refused', code: 'OFFER_ENDED' });
  });

  test('of another player cannot be accepted', async () => {
    const { placement } = await offer([selection(5000)], 40_000);
    const other = await site.player({ balance: 100_000 });
    const own = other.placement([], { bets: placement.bets, amount: 1000, counterOfferKey: placement.id });
    expect((await other.place(own)).body).toMatchObject({ code: 'OFFER_ENDED' });
  });

  test('ends after its time', async () => {
    const { placement, data } = await offer([selection(5000)], 40_000);
    await site.platform.clock.moveTo(data.until + 1);
    expect((await accept(placement, data.amount, placement.id)).body).toMatchObject({ code: 'OFFER_ENDED' });
  });

  test.each([
    [2, 5500, 'accepted', 5500],
    [2, 4800, 'refused', 'COEF_CHANGED'],
    [0, 5500, 'refused', 'COEF_CHANGED'],
    [1, 4800, 'accepted', 4800],
  ] as const)('policy %i, price now %i: %s, for the price is looked at again', async (action, price, status, at) => {
    const bet = selection(5000);
    const { placement, data } = await offer([bet], 40_000, { changeCoefAction: action });
    site.table.reprice(bet[0], price);
    // A stake that the book also takes at the higher price.
    const { body } = await accept(placement, Math.min(data.amount, 20_000), placement.id);
    expect(body).toMatchObject(status === 'accepted' ? { status, coupon: { coef: at } } : { status, code: at });
  });

  test('reserves nothing: when another player bets first, a smaller one follows', async () => {
    const bet = selection(5000);
    const { placement, data } = await offer([bet], 40_000);
    couponIn(await place([bet], 20_000, {}, await site.player({ balance: 100_000 })));
    const { body } = await accept(placement, data.amount, placement.id);
    expect(body).toMatchObject({ code: 'STAKE_OFFERED', data: { amount: 5000, asked: 25_000 } });
  });

  test('is not made below the smallest stake: the refusal names the limit of the book', async () => {
    const bet = selection(5000);
    couponIn(await place([bet], 24_990));
    expect(await place([bet], 100)).toMatchObject({ code: 'BOOK_LIMIT', data: { max: 10 } });
    const many = Array.from({ length: 6 }, () => selection(1010));
    await site.client().post('/__control/factor', { userId: player.userId, factor: 0.0005 });
    // 20 lines of a system cost at least 0.40.
    expect(await place(many, 100, { typeId: T.system, systemValue: 3 })).toMatchObject({
      code: 'BOOK_LIMIT',
      data: { max: 30 },
    });
  });

  test('is not made for a free bet or for blocks with fixed amounts', async () => {
    const bet = selection(5000);
    const code = `FREE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await site.client().post('/__control/promo', { code, userId: player.userId, value: 40_000, iso: 'EUR' });
    expect(await place([bet], 40_000, { promoCode: code })).toMatchObject({
      code: 'BOOK_LIMIT',
      data: { max: 25_000 },
    });
    couponIn(await place([selection(2000)], 40_000, { promoCode: code }));
    const blocks = { typeId: T.condition, amountByBlockId: { 2: 500 } };
    expect(await place([selection(5000), selection(2000), selection(2000)], 40_000, blocks)).toMatchObject({
      code: 'BOOK_LIMIT',
    });
  });
});

describe('the limit of the book is the last refusal in the order (coupon mathematics §8.12)', () => {
  test.each([
    ['BALANCE', async (bet: [number, number]) => place([bet], 40_000, {}, await site.player({ balance: 30_000 }))],
    [
      'COEF_CHANGED',
      async (bet: [number, number]) => {
        site.table.reprice(bet[0], 4900);
        return place([bet], 40_000);
      },
    ],
    ['AMOUNT_MAX', async (bet: [number, number]) => place([bet], 500_001)],
    [
      'BET_BLOCKED',
      async (bet: [number, number]) => {
        site.table.suspend(bet[0]);
        return place([bet], 40_000);
      },
    ],
    [
      'LIMITS',
      async (bet: [number, number]) => {
        const { status } = await player.post(setLimitsCall.path, { limits: [{ limitType: 1, limitValue: 300 }] });
        expect([status, limitsCall.path]).toEqual([200, setLimitsCall.path]);
        return place([bet], 40_000);
      },
    ],
  ] as const)('%s comes before it', async (code, spoiled) => {
    expect(await spoiled(selection(5000))).toMatchObject({ status: 'refused', code });
  });
});

describe('a bet in its live delay', () => {
  const live = (price: number): [number, number] => [
    site.table.addSelection(price, { gameId: site.table.addGame({ live: true }) }),
    price,
  ];

  test('is refused at once if it exceeds the limits', async () => {
    expect(await place([live(5000)], 40_000)).toMatchObject({ status: 'refused', code: 'STAKE_OFFERED' });
  });

  test('is answered with a counter-offer at its decision, and that placement is delayed again', async () => {
    const bet = live(5000);
    const placement = player.placement([bet], { amount: 20_000 });
    const delayed = (await player.place(placement)).body;
    if (delayed.status !== 'pending') throw new Error(JSON.stringify(delayed));
    const other = await site.player({ balance: 100_000 });
    const rival = other.placement([bet], { amount: 15_000 });
    const first = (await other.place(rival)).body;
    await site.platform.clock.moveTo(Math.max(delayed.decidesAt, first.status === 'pending' ? first.decidesAt : 0));
    const answers = await eventually(async () => {
      const of = async (who: TestPlayer, key: string) =>
        (await who.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', key))).body;
      const both = [await of(player, placement.id), await of(other, rival.id)];
      expect(both.map(({ status }) => status).sort()).toEqual(['accepted', 'refused']);
      return both;
    });
    const lost = refusal(answers.find(({ status }) => status === 'refused') as PlacementAnswer);
    expect(lost).toMatchObject({ code: 'STAKE_OFFERED' });
    const [who, sent] = answers[0]?.status === 'refused' ? [player, placement] : [other, rival];
    const taken = { ...sent, id: crypto.randomUUID(), amount: Number(lost.data.amount), counterOfferKey: sent.id };
    const again = (await who.place(taken)).body;
    if (again.status !== 'pending') throw new Error(JSON.stringify(again));
    await site.platform.clock.moveTo(again.decidesAt);
    await eventually(async () => {
      const answer = (await who.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', taken.id))).body;
      expect(answer).toMatchObject({ status: 'accepted', coupon: { amount: lost.data.amount } });
    });
  });

  test('gets no counter-offer after waiting for wanted odds, since its player would not see it', async () => {
    const selectionId = site.table.addSelection(2000, {
      gameId: site.table.addGame({ startAt: site.platform.clock.now() + 6 * 3_600_000 }),
    });
    const placement = player.placement([[selectionId, 2000]], { amount: 40_000, exactCoef: 5000 });
    expect((await player.place(placement)).body.status).toBe('waiting');
    site.table.reprice(selectionId, 5000);
    await site.platform.coupons.wantedOdds.tryAll();
    const { body } = await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', placement.id));
    expect(body).toMatchObject({ status: 'refused', code: 'BOOK_LIMIT', data: { max: 25_000 } });
  });
});

test('counts without open coupons and old counter-offers are deleted', async () => {
  const { placement } = await offer([selection(5000)], 40_000);
  const left = async () =>
    (await site.database.owner`select from counter_offer where key = ${placement.id}`).length +
    (await site.database.owner`select from selection_exposure where liability <= 0`).length;
  expect(await left()).toBeGreaterThan(0);
  await site.platform.clock.moveTo(site.platform.clock.now() + 91 * 86_400_000);
  await site.platform.coupons.purge();
  expect(await left()).toBe(0);
});
