import { describe, expect, test } from 'vitest';
import type { CouponLimits } from '#shared/contracts/coupon.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { account, betOf, config, NOW, nextKey } from '#tests/fixtures/coupon-samples.ts';
import { betSlipModel } from '../bet-slip/bet-slip-model.ts';
import { type CouponChoices, NO_CHOICES } from '../coupon-choices.ts';
import { type CouponState, emptyCoupon } from '../coupon-state.ts';
import { makeBatch } from '../placement/make-batch.ts';
import { mayAwaitOdds } from './review-and-advance.ts';

const HOUR = 3_600_000;
const limits: CouponLimits = {
  minBetAmount: 20,
  maxBetAmount: 5000,
  maxPayoutLimit: 8000,
  minLineAmount: 2,
  delaySeconds: 5,
  antiExpressCoef: null,
  prices: [],
  bonuses: null,
  vip: { maxBetAmount: 40_000, maxPayoutLimit: 80_000 },
};

interface Drawn {
  readonly amount: number;
  readonly choices?: Partial<CouponChoices>;
  readonly available?: number | null;
  readonly coupon?: Partial<CouponState>;
  readonly type?: 0 | 4;
  readonly money?: number;
  readonly live?: boolean;
}

function modelOf({
  amount,
  choices = {},
  available = null,
  coupon = {},
  type = 0,
  money = 100_000,
  live = false,
}: Drawn) {
  const first = betOf(1, { coef: 2000 });
  const bet = { ...first, game: { ...first.game, live, startAt: NOW + HOUR } };
  return betSlipModel({
    coupon: {
      ...emptyCoupon,
      bets: [bet],
      amount: { value: amount, iso: 'EUR' },
      choices: { ...NO_CHOICES, ...choices },
      ...coupon,
    },
    now: [{ state: 'open', coef: 2000 }],
    limits,
    account: { ...account, type, money },
    config,
    advance: available === null ? null : { available, now: NOW },
  });
}

const bodyOf = (drawn: Drawn) => {
  const context = {
    userId: 1,
    accountId: 1,
    coefViewId: 0,
    fractionalMode: 'ladder',
    now: NOW,
    newKey: nextKey,
  } as const;
  return makeBatch(modelOf(drawn), context).intents[0]?.body;
};
const codesOf = (drawn: Drawn) => modelOf(drawn).validation.problems.map(({ code }) => code);
const vip = { choices: { isVip: true } };
const prepaid = { choices: { isPrepaid: true }, money: 300 };

describe('[P-09] the VIP switch of the bet slip', () => {
  test.each<[string, Drawn, boolean]>([
    ['a line bet', { amount: 1000 }, true],
    ['a live bet', { amount: 1000, live: true }, false],
    ['a bonus account', { amount: 1000, type: 4 }, false],
    ['many singles', { amount: 1000, coupon: { typeId: COUPON_TYPE.manySingles } }, false],
  ])('is available for %s: %s', (_, drawn, isThere) => {
    expect(modelOf(drawn).reviewAndAdvance.vip !== null).toBe(isThere);
  });

  test('raises maximum stake and payout; only a placement above the maximum stake asks for a review', () => {
    expect(codesOf({ amount: 5001 })).toEqual(['AMOUNT_MAX']);
    expect(codesOf({ amount: 5001, ...vip })).toEqual([]);
    expect(modelOf({ amount: 6000, ...vip })).toMatchObject({
      reviewAndAdvance: { isReviewed: true },
      preview: { maxPayout: 12_000 },
    });
    expect(modelOf({ amount: 5000, ...vip })).toMatchObject({
      reviewAndAdvance: { isReviewed: false },
      preview: { maxPayout: 8000 },
    });
    expect(codesOf({ amount: 40_001, ...vip })).toEqual(['AMOUNT_MAX']);
    expect(bodyOf({ amount: 6000, ...vip })).toMatchObject({ isVipBet: true, prepaidAmount: 0 });
    expect(bodyOf({ amount: 5000, ...vip })).not.toHaveProperty('isVipBet');
  });

  test('is ignored where no VIP bet is available', () => {
    expect(codesOf({ amount: 5001, live: true, ...vip })).toEqual(['AMOUNT_MAX']);
  });
});

describe('[P-11] the advance of the bet slip', () => {
  test.each<[string, Drawn, number]>([
    ['what the balance lacks', { amount: 1000, available: 900, ...prepaid }, 700],
    ['nothing where the balance is enough', { amount: 300, available: 900, ...prepaid }, 0],
    ['nothing before it was asked for', { amount: 1000, money: 300, available: 900 }, 0],
  ])('is %s', (_, drawn, amount) => {
    expect(bodyOf(drawn)?.prepaidAmount).toBe(amount);
  });

  test('pays up to the available amount', () => {
    expect(codesOf({ amount: 1000, available: 700, ...prepaid })).toEqual([]);
    expect(codesOf({ amount: 1000, available: 699, ...prepaid })).toEqual(['BALANCE']);
  });

  test.each<[string, Partial<Drawn>]>([
    ['a bonus account', { type: 4 }],
    ['a VIP bet', { choices: { isPrepaid: true, isVip: true } }],
    ['many singles', { coupon: { typeId: COUPON_TYPE.manySingles } }],
  ])('is not available for %s', (_, more) => {
    expect(modelOf({ amount: 1000, available: 900, ...prepaid, ...more }).reviewAndAdvance.mayAdvance).toBe(false);
  });
});

test.each<[string, Drawn, boolean]>([
  ['a plain coupon', { amount: 1000 }, true],
  ['a VIP bet', { amount: 6000, ...vip }, false],
  ['a stake that is advanced in part', { amount: 1000, available: 900, ...prepaid }, false],
  ['an advance that is not needed', { amount: 300, available: 900, ...prepaid }, true],
])('[P-06] %s may wait for wanted odds: %s', (_, drawn, isWaiting) => {
  expect(mayAwaitOdds(modelOf(drawn))).toBe(isWaiting);
});
