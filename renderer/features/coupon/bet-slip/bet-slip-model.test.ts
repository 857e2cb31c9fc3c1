import { describe, expect, test } from 'vitest';
import {
  type AmountsByCurrency,
  type BetSlipPreferences,
  DEFAULT_BET_SLIP_PREFERENCES,
} from '#shared/domain/coupon/bet-slip-preferences.ts';
import type { CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';
import { previewCoupon } from '#shared/domain/coupon/preview.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { account, betOf, config, limits } from '#tests/fixtures/coupon-samples.ts';
import { type CouponState, emptyCoupon } from '../coupon-state.ts';
import { fitCoupon } from '../fit-coupon.ts';
import { type BatchContext, makeBatch } from '../placement/make-batch.ts';
import { type BetSlipInput, betSlipModel, type LegNow } from './bet-slip-model.ts';
import { nextStep } from './next-step.ts';

const { single, express, system, manySingles } = COUPON_TYPE;

function inputOf(
  coefs: readonly number[],
  rest: Partial<CouponState> = {},
  over: Partial<BetSlipInput> = {},
): BetSlipInput {
  const coupon = fitCoupon({
    ...emptyCoupon,
    bets: coefs.map((coef, index) => betOf(index + 1, { coef })),
    typeId: coefs.length > 1 ? express : single,
    amount: { value: 2000, iso: 'EUR' },
    ...rest,
  });
  const now = coupon.bets.map(({ coef }): LegNow => ({ state: 'open', coef }));
  return { coupon, now, limits, account, config, ...over };
}

const context: BatchContext = {
  userId: 11,
  accountId: 7,
  coefViewId: 0,
  fractionalMode: 'ladder',
  now: 1,
  newKey: () => '00000000-0000-4000-8000-000000000001',
};
const live = { state: 'live', lastUpdateAt: 1 } as const;
const stepOf = (input: BetSlipInput, rest: Partial<Parameters<typeof nextStep>[0]> = {}) =>
  nextStep({ model: betSlipModel(input), batch: null, userId: 11, feed: live, ...rest });

test('a bet whose game was moved has the start that the platform told last, and the others their own', () => {
  const input = inputOf([1380, 4200]);
  const [first, second] = input.coupon.bets;
  if (!first || !second) throw new Error('no bets');
  const startAt = first.game.startAt + 2 * 86_400_000;
  const told = [
    { selectionId: first.selectionId, coef: 1380, suspended: false, startAt },
    { selectionId: second.selectionId, coef: 4200, suspended: false },
  ];
  // The limits are asked for again after every change of the coupon.
  const { legs } = betSlipModel({ ...input, told, limits: null });
  expect(legs.map((leg) => leg.startAt)).toEqual([startAt, second.game.startAt]);
});

describe('the figures of the bet slip are those of the engine', () => {
  test('an express multiplies: 1.38 × 4.20 at 20.00 could win 115.92', () => {
    const { preview } = betSlipModel(inputOf([1380, 4200]));
    expect(preview).toMatchObject({ coef: 5796, maxPayout: 11_592, lines: 1 });
  });

  test.each([
    [single, [1850], {}],
    [express, [1850, 2100, 3333], {}],
    [system, [1850, 2100, 3333, 1500], { systemValue: 2 }],
    [system, [1850, 2100, 3333, 1500], { systemValue: 3 }],
  ] as const)('type %i of %j has the figures of the engine', (typeId, coefs, rest) => {
    const { preview } = betSlipModel(inputOf(coefs, { typeId, ...rest }));
    const legs = coefs.map((coef) => ({ coef, statusId: -1 }));
    const { systemValue = null } = rest as { systemValue?: number };
    const engine = { typeId, amount: 2000, systemValue, legs, maxPayoutLimit: limits.maxPayoutLimit };
    expect(preview).toEqual(previewCoupon(engine));
  });

  test('[P-02] a system of four lists its sizes with their lines and minimum stakes', () => {
    const { systemValues, units } = betSlipModel(inputOf([2000, 2000, 2000, 2000], { typeId: system }));
    expect(systemValues.map(({ value, combo, minBetAmount }) => [value, combo, minBetAmount])).toEqual([
      [2, 6, 20],
      [3, 4, 20],
    ]);
    expect(units).toBe(4);
  });

  test('[P-04] many singles have an amount and a possible win each, and cost their sum', () => {
    const own = { [betOf(2).selectionId]: { value: 500, iso: 'EUR' } };
    const model = betSlipModel(inputOf([2000, 3000], { typeId: manySingles, amountByBetId: own }));
    expect(model.legs.map(({ amount, maxPayout }) => [amount?.value, maxPayout])).toEqual([
      [2000, 4000],
      [500, 1500],
    ]);
    expect(model.total).toBe(2500);
  });

  test('a possible win above the limit is cut and marked', () => {
    const { preview } = betSlipModel(inputOf([100_000, 100_000], { amount: { value: 100_000, iso: 'EUR' } }));
    expect(preview).toMatchObject({ maxPayout: 5_000_000, isCapped: true });
  });

  test.each<
    [
      what: string,
      settings: Partial<BetSlipPreferences>,
      lastStakes: AmountsByCurrency,
      iso: string,
      total: number | null,
    ]
  >([
    ['without a last bet it is awaited', {}, {}, 'EUR', null],
    ['it is that of the last bet', {}, { EUR: 700, USD: 900 }, 'EUR', 700],
    ['a last bet in another currency fills nothing in', {}, { USD: 900 }, 'EUR', null],
    ['it can always be empty', { firstStake: 'empty' }, { EUR: 700 }, 'EUR', null],
    ['it can be fixed', { firstStake: 'fixed', fixedStakes: { EUR: 250 } }, { EUR: 700 }, 'EUR', 250],
    ['a fixed one begins as the first amount of the currency', { firstStake: 'fixed' }, {}, 'EUR', 500],
    ['which every currency has', { firstStake: 'fixed' }, {}, 'KWD', 3000],
  ])('the stake before the player types one: %s', (_, settings, lastStakes, iso, total) => {
    const coupon = { settings: { ...DEFAULT_BET_SLIP_PREFERENCES, ...settings, lastStakes } };
    const untouched = [null, { value: 9000, iso: 'RUB' }].map((amount) =>
      betSlipModel(inputOf([2000], { ...coupon, amount }, { account: { ...account, iso } })),
    );
    expect(untouched.map((model) => model.total)).toEqual([total, total]);
    expect(untouched.map((model) => model.isStakeAwaited)).toEqual([total === null, total === null]);
    const typed = betSlipModel(
      inputOf([2000], { ...coupon, amount: { value: 333, iso } }, { account: { ...account, iso } }),
    );
    expect([typed.total, typed.isStakeAwaited]).toEqual([333, false]);
    const erased = betSlipModel(
      inputOf([2000], { ...coupon, amount: { text: '', error: 'empty', iso } }, { account: { ...account, iso } }),
    );
    expect([erased.total, erased.isStakeAwaited]).toEqual([null, false]);
  });
});

describe('[P-05] policy × movement', () => {
  const rows: readonly [action: CoefChangeAction, coefs: readonly number[], step: string][] = [
    [0, [2000, 2000], 'place'],
    [0, [2100, 2000], 'acceptPrices'],
    [0, [1900, 2000], 'acceptPrices'],
    [1, [2100, 2000], 'place'],
    [1, [1900, 2000], 'place'],
    [1, [2100, 1900], 'place'],
    [2, [2000, 2000], 'place'],
    [2, [2100, 2000], 'place'],
    [2, [1900, 2000], 'acceptPrices'],
    [2, [2100, 1900], 'acceptPrices'],
  ];
  test.each(rows)('under policy %i prices of %j after 2.00 and 2.00 lead to %s', (coefAction, coefs, step) => {
    const now = coefs.map((coef): LegNow => ({ state: 'open', coef }));
    expect(stepOf(inputOf([2000, 2000], { coefAction }, { now })).kind).toBe(step);
  });

  test('without a choice of the player the policy of the site applies', () => {
    expect(betSlipModel(inputOf([2000])).action).toBe(config.coupon.changeCoefAction);
  });

  test('the player confirms only the prices that the policy does not allow, and the possible win uses the new ones', () => {
    const now: LegNow[] = [
      { state: 'open', coef: 2100 },
      { state: 'open', coef: 1900 },
    ];
    const input = inputOf([2000, 2000], {}, { now });
    expect(stepOf(input)).toEqual({
      kind: 'acceptPrices',
      prices: { [betOf(2).selectionId]: 1900 },
      total: 2000,
    });
    expect(betSlipModel(input).preview?.coef).toBe(3990);
    expect(betSlipModel(input).legs.map(({ before }) => before)).toEqual([2000, 2000]);
  });

  test.each([
    [2, [1970, 2000], 'place'],
    [2, [1970, 1970], 'acceptPrices'],
    [5, [1950, 1960], 'place'],
    [5, [1890, 9000], 'acceptPrices'],
  ] as const)(
    'with an accepted fall of %i %% prices of %j after 2.00 and 2.00 lead to %s',
    (dropPercent, coefs, step) => {
      const now = coefs.map((coef): LegNow => ({ state: 'open', coef }));
      const settings = { ...DEFAULT_BET_SLIP_PREFERENCES, dropPercent };
      const input = inputOf([2000, 2000], { settings }, { now });
      expect(stepOf(input).kind).toBe(step);
      const { intents } = makeBatch(betSlipModel(input), context);
      expect(intents[0]?.body).toMatchObject({ changeCoefAction: 2, dropPercent });
    },
  );

  test('an accepted fall is not sent where the site does not offer it, with another policy, or with wanted odds', () => {
    const settings = { ...DEFAULT_BET_SLIP_PREFERENCES, dropPercent: 2 as const };
    const none = { ...config, coupon: { ...config.coupon, dropPercents: [] } };
    const inputs = [
      inputOf([2000], { settings }, { config: none }),
      inputOf([2000], { settings, coefAction: 0 }),
      inputOf([2000], { settings: { ...settings, exactCoef: 1900 } }),
    ];
    for (const input of inputs)
      expect(makeBatch(betSlipModel(input), context).intents[0]?.body).not.toHaveProperty('dropPercent');
  });

  test('the prices of a refusal are shown, accepted and placed until the feed has newer ones', () => {
    const [bet] = inputOf([2000]).coupon.bets;
    if (!bet) throw new Error('no bet');
    const sent = makeBatch(betSlipModel(inputOf([2000])), context);
    const prices = [{ selectionId: bet.selectionId, coef: 1900, suspended: false }];
    const phase = { kind: 'refused', refusal: { code: 'COEF_CHANGED', selectionIds: [], prices, data: {} } } as const;
    const batch = { ...sent, intents: sent.intents.map((intent) => ({ ...intent, phase })) };
    const input = inputOf([2000], { batch });
    expect(stepOf(input, { batch })).toEqual({
      kind: 'acceptPrices',
      prices: { [bet.selectionId]: 1900 },
      total: 2000,
    });
    expect(betSlipModel(input).preview?.coef).toBe(1900);
    expect(makeBatch(betSlipModel(input), context).intents[0]?.body).toMatchObject({ coef: 1900 });
    const newer = inputOf([2000], { batch }, { now: [{ state: 'open', coef: 1950 }] });
    expect(makeBatch(betSlipModel(newer), context).intents[0]?.body).toMatchObject({ coef: 1950 });
  });

  test('the request carries the shown price, so that a later fall needs a confirmation', () => {
    const now: LegNow[] = [{ state: 'open', coef: 2100 }];
    const batch = makeBatch(betSlipModel(inputOf([2000], {}, { now })), context);
    expect(batch.intents[0]?.body.bets[0]?.coef).toBe(2100);
  });
});

describe('[P-12] problems of a coupon', () => {
  const code = (input: BetSlipInput) => betSlipModel(input).validation.first?.code;

  test.each([
    ['suspended', { state: 'suspended', coef: 2000 }],
    ['gone', { state: 'gone' }],
  ] as const)('a selection that is %s locks its leg', (_what, leg) => {
    const input = inputOf([2000, 2000], {}, { now: [leg, { state: 'open', coef: 2000 }] });
    expect(betSlipModel(input).legs.map(({ codes }) => codes)).toEqual([['BET_BLOCKED'], []]);
    expect(stepOf(input).kind).toBe('blocked');
  });

  test('two bets of one game depend on each other in an express and not as singles', () => {
    const bets = [betOf(1), { ...betOf(1), selectionId: betOf(1).selectionId + 1 }];
    const now: LegNow[] = bets.map(() => ({ state: 'open', coef: 2000 }));
    const joined = inputOf([], { bets, typeId: express }, { now });
    expect(betSlipModel(joined).legs.every(({ isDependent }) => isDependent)).toBe(true);
    expect(code(joined)).toBe('BET_DEPENDENT');
    expect(code(inputOf([], { bets, typeId: manySingles }, { now }))).toBeUndefined();
  });

  test.each([
    [19, 'AMOUNT_MIN'],
    [500_001, 'AMOUNT_MAX'],
    [24_861, 'BALANCE'],
    [24_860, undefined],
  ])('[P-08] an amount of %i has the problem %s', (value, expected) => {
    expect(code(inputOf([2000], { amount: { value, iso: 'EUR' } }))).toBe(expected);
  });

  test('[P-08] a bonus account has no maximum amount', () => {
    const bonus = { ...account, type: 4 as const, money: 900_000 };
    expect(code(inputOf([2000], { amount: { value: 600_000, iso: 'EUR' } }, { account: bonus }))).toBeUndefined();
  });

  test('an unreadable amount has no total', () => {
    const input = inputOf([2000], { amount: { text: '1.500', error: 'ambiguous-grouping', iso: 'EUR' } });
    expect(betSlipModel(input)).toMatchObject({ total: null, amount: { value: null, text: '1.500' } });
    expect(code(input)).toBe('AMOUNT_FORMAT');
    expect(stepOf(input).kind).toBe('blocked');
  });

  test('unknown limits forbid nothing', () => {
    expect(code(inputOf([2000], { amount: { value: 1, iso: 'EUR' } }, { limits: null }))).toBeUndefined();
  });
});

describe('the main button of the bet slip', () => {
  test('[P-17] asks a visitor to sign in before it reports any problem', () => {
    const input = inputOf([2000, 2000], {}, { account: null, now: [{ state: 'gone' }, { state: 'unknown' }] });
    expect(stepOf(input, { userId: null }).kind).toBe('signIn');
  });

  test.each(['idle', 'connecting', 'syncing', 'stale', 'lost', 'reconnecting'] as const)(
    'trust F11: while the feed is %s nothing can be placed',
    (state) => {
      expect(stepOf(inputOf([2000]), { feed: { state, lastUpdateAt: 5 } })).toEqual({ kind: 'paused', since: 5 });
    },
  );

  test('is blocked while a price is unknown', () => {
    expect(stepOf(inputOf([2000], {}, { now: [{ state: 'unknown' }] }))).toEqual({ kind: 'paused', since: null });
  });

  test('names the total stake', () => {
    expect(stepOf(inputOf([2000, 3000], { typeId: manySingles }))).toEqual({ kind: 'place', total: 4000 });
  });
});

describe('[P-13] the placement request', () => {
  let key = 0;
  const context = {
    userId: 11,
    accountId: 7,
    coefViewId: 1,
    fractionalMode: 'ladder',
    now: 1,
    newKey: () => `00000000-0000-4000-8000-${String(++key).padStart(12, '0')}`,
  } as const;

  test('carries the value and the bankers of a system', () => {
    const input = inputOf([2000, 2000, 2000, 2000], { typeId: system, systemValue: 2 });
    const bets = input.coupon.bets.map((bet, index) => ({ ...bet, banker: index === 0 }));
    const [intent] = makeBatch(betSlipModel({ ...input, coupon: { ...input.coupon, bets } }), context).intents;
    expect(intent?.body).toMatchObject({ typeId: system, systemValue: 2, amount: 2000, coefViewId: 1 });
    expect(intent?.body.bets.map(({ banker }) => banker)).toEqual([true, undefined, undefined, undefined]);
    expect(intent?.key).toBe(intent?.body.id);
  });

  test('[P-04] splits many singles into coupons of type 0, each with its own key and its own stake', () => {
    const amountByBetId = { [betOf(2).selectionId]: { value: 500, iso: 'EUR' } };
    const batch = makeBatch(betSlipModel(inputOf([2000, 3000], { typeId: manySingles, amountByBetId })), context);
    expect(batch.typeId).toBe(manySingles);
    expect(batch.intents.map(({ body }) => [body.typeId, body.amount, body.bets.length])).toEqual([
      [0, 2000, 1],
      [0, 500, 1],
    ]);
    expect(new Set(batch.intents.map(({ body }) => body.id)).size).toBe(2);
  });
});
