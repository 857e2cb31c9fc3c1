import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Coupon, CouponLimits, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { COUPON_TYPE, COUPON_TYPE_IDS, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import { gameOfSelection, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { betOf, config } from '#tests/fixtures/coupon-samples.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { type BetSlipModel, betSlipModel, type LegNow } from '../bet-slip/bet-slip-model.ts';
import { slipLimitsBody } from '../bet-slip/use-limits.ts';
import { type CouponBet, type CouponState, emptyCoupon } from '../coupon-state.ts';
import { fitCoupon } from '../fit-coupon.ts';
import { makeBatch } from './make-batch.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  // In EUR: 2,500.00 for one player on one market, and 5,000.00 as the book's maximum loss on a selection.
  const liabilityLimits = { marketTimes: 1000, playerTimes: 500, byTier: { top: 1, other: 1 } };
  await site.platform.config.merge({ liabilityLimits });
  player = await site.player({ balance: 60_000_000 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const { single, express, system, manySingles } = COUPON_TYPE;
const IN_LINE: CouponLimits['prices'][number] = { selectionId: 0, coef: null, suspended: true };

const leg = fc.record({
  price: fc.constantFrom(1000, 1010, 1300, 1850, 2000, 2000, 3250, 5000),
  state: fc.constantFrom('open', 'open', 'open', 'open', 'open', 'open', 'suspended', 'gone'),
  isOfLastGame: fc.constantFrom(false, false, false, false, true),
  banker: fc.boolean(),
  blockId: fc.integer({ min: 0, max: 4 }),
});
const amount: fc.Arbitrary<number> = fc.constantFrom(
  0,
  10,
  20,
  1000,
  7777,
  120_000,
  250_001,
  499_999,
  500_001,
  70_000_000,
);
const draft = fc.record({
  legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
  typeId: fc.constantFrom(...COUPON_TYPE_IDS),
  amount,
  amounts: fc.array(amount, { minLength: 6, maxLength: 6 }),
  blocks: fc.array(fc.constantFrom(null, null, 500, 90_000, 0), { minLength: 4, maxLength: 4 }),
  systemValue: fc.integer({ min: 1, max: 5 }),
  coefAction: fc.constantFrom(0 as const, 1 as const, 2 as const),
  exactCoef: fc.constantFrom(0, 0, 0, 1500, 90_000),
  isFitted: fc.constantFrom(true, true, true, false),
});

type Drawn = typeof draft extends fc.Arbitrary<infer T> ? T : never;

const openLeg = (price: Drawn['legs'][number]['price'], blockId: number): Drawn['legs'][number] => ({
  price,
  state: 'open',
  isOfLastGame: false,
  banker: false,
  blockId,
});

/** Its second block stakes 5.00, so its payout is not proportional to its stake. */
const CONDITION_WITH_FIXED_AMOUNT: Drawn = {
  legs: [openLeg(3250, 0), openLeg(2000, 2), openLeg(2000, 0), openLeg(3250, 0)],
  typeId: COUPON_TYPE.condition,
  amount: 120_000,
  amounts: [0, 0, 0, 0, 0, 0],
  blocks: [500, null, null, null],
  systemValue: 1,
  coefAction: 0,
  exactCoef: 0,
  isFitted: true,
};

/** Makes a drawn coupon as pressing its prices would. */
function couponOf(drawn: Drawn): CouponState {
  let gameId = 0;
  const bets = drawn.legs.map(({ price, state, isOfLastGame, banker, blockId }, index): CouponBet => {
    if (!(isOfLastGame && gameId > 0)) gameId = site.table.addGame();
    const selectionId = site.table.addSelection(price, { gameId, suspended: state === 'suspended' });
    if (state === 'gone') site.table.remove(selectionId);
    const { marketType, period, param, outcome } = unpackSelectionId(selectionId);
    const bet = betOf(index + 1, { coef: price });
    return {
      ...bet,
      selectionId,
      typeId: marketType,
      period,
      param,
      outcome,
      banker,
      blockId,
      game: { ...bet.game, id: gameId },
    };
  });
  const entry = (value: number) => ({ value, iso: 'EUR' });
  const coupon: CouponState = {
    ...emptyCoupon,
    bets,
    typeId: drawn.typeId,
    amount: entry(drawn.amount),
    amountByBetId: Object.fromEntries(
      bets.map(({ selectionId }, index) => [selectionId, entry(drawn.amounts[index] ?? 0)]),
    ),
    amountByBlockId: Object.fromEntries(
      drawn.blocks.map((value, index) => [String(index + 2), value === null ? null : entry(value)]),
    ),
    systemValue: drawn.systemValue,
    coefAction: drawn.coefAction,
    settings: drawn.exactCoef > 0 ? ({ exactCoef: drawn.exactCoef } as CouponState['settings']) : null,
  };
  return drawn.isFitted ? fitCoupon(coupon) : coupon;
}

/** Returns the bet slip's model after the platform has answered with the limits. */
async function slipOf(coupon: CouponState): Promise<BetSlipModel> {
  const [{ body: limits }, accounts] = await Promise.all([
    player.post<CouponLimits>(openPaths.couponLimits, slipLimitsBody(coupon, 'EUR')),
    player.accounts(),
  ]);
  const now = coupon.bets.map(({ selectionId }): LegNow => {
    const { coef, suspended } = limits.prices.find((one) => one.selectionId === selectionId) ?? IN_LINE;
    return coef === null ? { state: 'gone' } : { state: suspended ? 'suspended' : 'open', coef };
  });
  return betSlipModel({ coupon, now, limits, account: accounts[0] ?? null, config, bonusTerms: limits.bonuses });
}

async function placeAll(model: BetSlipModel): Promise<PlacementAnswer[]> {
  const batch = makeBatch(model, {
    userId: player.userId,
    accountId: player.accountId,
    coefViewId: 0,
    fractionalMode: 'exact',
    now: 0,
    newKey: () => crypto.randomUUID(),
  });
  const answers: PlacementAnswer[] = [];
  for (const { body } of batch.intents) {
    const { status, body: answer } = await player.place(body);
    expect(status).toBe(200);
    answers.push(answer);
  }
  return answers;
}

/**
 * To the bet slip the book's limits are a maximum amount; the platform answers them with a counter-offer or a code of
 * its own.
 */
const SAME: Readonly<Record<string, string>> = { STAKE_OFFERED: 'AMOUNT_MAX', BOOK_LIMIT: 'AMOUNT_MAX' };
const codeOf = (answer: PlacementAnswer) =>
  answer.status === 'refused' ? (SAME[answer.code] ?? answer.code) : answer.status;

const isRight = (typeId: CouponTypeId, answer: PlacementAnswer): boolean =>
  answer.status === 'accepted' ||
  answer.status === 'waiting' ||
  // The book's limit on each of many singles is known only when it is placed.
  (typeId === manySingles && codeOf(answer) === 'AMOUNT_MAX');

async function agree(drawn: Drawn): Promise<void> {
  const model = await slipOf(couponOf(drawn));
  const { first, problems, codesByBet } = model.validation;
  const answers = await placeAll(model);
  const codes = answers.map(codeOf);
  if (first === null) {
    expect(
      answers.every((answer) => isRight(model.typeId, answer)),
      codes.join(),
    ).toBe(true);
  } else if (model.typeId === manySingles) {
    // Each single is checked on its own: a named one is refused for exactly that code.
    for (const [index, [code]] of codesByBet.entries()) if (code) expect(codes[index]).toBe(code);
  } else if (first.code === 'AMOUNT_MAX') {
    // The platform checks the book's limits last, and not before wanted odds are reached.
    const known = [...problems.map(({ code }) => code), ...(model.exactCoef > 0 ? ['waiting'] : [])];
    expect(known).toContain(codes[0]);
  } else {
    expect(codes).toEqual([first.code]);
  }
}

test('[P-12] the platform accepts what the bet slip allows, and refuses what it blocks for the same reason', async () => {
  await fc.assert(fc.asyncProperty(draft, agree), { numRuns: 40, examples: [[CONDITION_WITH_FIXED_AMOUNT]] });
});

type OutcomeStatus = Parameters<TestPlatform['table']['decide']>[1];

/** Decides the bets of a coupon, and returns the coupon as its player finds it then. */
async function settled({ legs, id }: Coupon, statuses: readonly OutcomeStatus[]): Promise<Coupon> {
  for (const [index, { selectionId }] of legs.entries()) {
    site.table.decide(selectionId, statuses[index] ?? 0);
    site.table.finish(gameOfSelection(selectionId), [1, 0]);
    site.table.announce(gameOfSelection(selectionId));
    await site.platform.coupons.settled();
  }
  return (await player.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;
}

interface Played {
  readonly typeId: CouponTypeId;
  readonly prices: readonly Drawn['legs'][number]['price'][];
  readonly amount: number;
  /** Stakes of several singles. */
  readonly amounts?: readonly number[];
  readonly statuses: readonly OutcomeStatus[];
}

const PRICES = [1850, 2000, 3250] as const;

describe('a coupon that the bet slip builds costs its stake and pays what its type says, to the cent', () => {
  test.each<[what: string, played: Played, paid: readonly (readonly [result: string, payout: number])[]]>([
    ['[P-01] a single', { typeId: single, prices: [1850], amount: 777, statuses: [1] }, [['win', 1437]]],
    [
      '[P-02] a system of two of three with a loser',
      { typeId: system, prices: PRICES, amount: 900, statuses: [1, 0, 1] },
      [['win', 1804]],
    ],
    [
      '[P-04] two singles with stakes of their own, the second returned',
      { typeId: manySingles, prices: [1850, 2000], amount: 500, amounts: [300, 450], statuses: [1, 2] },
      [
        ['win', 555],
        ['return', 450],
      ],
    ],
    [
      '[B-01] an express with a half-won and a returned bet',
      { typeId: express, prices: PRICES, amount: 1000, statuses: [1, 4, 2] },
      [['win', 2775]],
    ],
  ])('%s', async (_, { typeId, prices, amount, amounts = [], statuses }, paid) => {
    const legs = prices.map((price) => openLeg(price, 0));
    const drawn: Drawn = {
      ...CONDITION_WITH_FIXED_AMOUNT,
      legs,
      typeId,
      amount,
      amounts: [...amounts],
      systemValue: 2,
    };
    const before = await player.balance();
    const model = await slipOf(couponOf(drawn));
    const stakes = amounts.length > 0 ? amounts : [amount];
    const stake = stakes.reduce((sum, one) => sum + one);
    expect([model.validation.first, model.total]).toEqual([null, stake]);
    const answers = await placeAll(model);
    expect(answers.map((answer) => (answer.status === 'refused' ? answer.code : answer.status))).toEqual(
      stakes.map(() => 'accepted'),
    );
    const placed = answers.flatMap((answer) => (answer.status === 'accepted' ? [answer.coupon] : []));
    expect(placed.map(({ typeId: type, amount: cost }) => [type, cost])).toEqual(
      amounts.length > 0 ? amounts.map((cost) => [single, cost]) : [[typeId, amount]],
    );
    expect(await player.balance()).toBe(before - stake);
    const results: Coupon[] = [];
    for (const [index, coupon] of placed.entries())
      results.push(await settled(coupon, placed.length > 1 ? statuses.slice(index, index + 1) : statuses));
    expect(results.map(({ result, payout }) => [result, payout])).toEqual(paid);
    const payouts = paid.reduce((sum, [, payout]) => sum + payout, 0);
    expect(await player.balance()).toBe(before - stake + payouts);
  });
});
