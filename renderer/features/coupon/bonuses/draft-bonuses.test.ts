import { describe, expect, test } from 'vitest';
import { couponTaken } from '#renderer/features/coupon/slice.ts';
import type { DraftBonuses } from '#shared/contracts/coupon-bonuses.ts';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { account, betOf, config, NOW, nextKey } from '#tests/fixtures/coupon-samples.ts';
import { betSlipModel } from '../bet-slip/bet-slip-model.ts';
import { choicesChanged, NO_CHOICES } from '../coupon-choices.ts';
import { type CouponState, emptyCoupon } from '../coupon-state.ts';
import { makeBatch } from '../placement/make-batch.ts';
import { betsRemoved, couponCleared, couponSlice } from '../slice.ts';

const offered: DraftBonuses = {
  bonusBet: true,
  hyperBonus: {
    hyperBonusPercent: 3,
    minHyperBonusBetLimit: 200,
    maxHyperBonusLimit: 100_000,
    minLegCoef: 1200,
    base: 'net',
    ladder: [
      { legs: 4, percent: 3 },
      { legs: 6, percent: 7 },
    ],
  },
};

interface Drawn {
  readonly coefs: readonly number[];
  readonly coupon?: Partial<CouponState>;
  readonly site?: DraftBonuses | null;
}

function modelOf({ coefs, coupon = {}, site = offered }: Drawn) {
  const bets = coefs.map((coef, index) => betOf(index + 1, { coef }));
  return betSlipModel({
    coupon: {
      ...emptyCoupon,
      bets,
      typeId: COUPON_TYPE.express,
      amount: { value: 1000, iso: 'EUR' },
      ...coupon,
    },
    now: coefs.map((coef) => ({ state: 'open' as const, coef })),
    limits: null,
    account,
    config,
    bonusTerms: site,
  });
}

const sent = (drawn: Drawn) =>
  makeBatch(modelOf(drawn), {
    userId: 11,
    accountId: 7,
    coefViewId: 0,
    fractionalMode: 'ladder',
    now: NOW,
    newKey: nextKey,
  }).intents[0]?.body;

const removed = { choices: { ...NO_CHOICES, manuallyDeletedBonusBet: true } };

describe('the bonus bet in the bet slip', () => {
  test.each<[what: string, drawn: Drawn, coef: number | null, total: number]>([
    ['joins an express of three', { coefs: [2000, 1500, 1500] }, 1030, 4635],
    ['grows with the bets', { coefs: [2000, 2000, 2000, 2000] }, 1040, 16_640],
    ['does not join two', { coefs: [2000, 2000] }, null, 4000],
    ['does not join a bet below 1.1', { coefs: [2000, 2000, 1099] }, null, 4396],
    ['is out when the player took it out', { coefs: [2000, 1500, 1500], coupon: removed }, null, 4500],
    [
      'is not there where the site has none',
      { coefs: [2000, 1500, 1500], site: { ...offered, bonusBet: false } },
      null,
      4500,
    ],
    ['is not there before the site has spoken', { coefs: [2000, 1500, 1500], site: null }, null, 4500],
  ])('[P-10] %s', (_, drawn, coef, total) => {
    const { bonuses, preview } = modelOf(drawn);
    expect(bonuses.bonusLeg?.coef ?? null).toBe(coef);
    expect(preview?.coef).toBe(total);
    expect(preview?.maxPayout).toBe(total);
    expect(sent(drawn)?.isBonusBet).toBe(coef === null ? undefined : true);
  });

  test('[P-10] stays out until the coupon is empty', () => {
    const { reducer } = couponSlice;
    const bets = [betOf(1), betOf(2)];
    const start = reducer(undefined, couponTaken({ bets, typeId: COUPON_TYPE.express }));
    const without = reducer(start, choicesChanged({ manuallyDeletedBonusBet: true }));
    const fewer = reducer(without, betsRemoved([String(bets[0]?.selectionId ?? 0)]));
    expect(fewer.choices.manuallyDeletedBonusBet).toBe(true);
    expect(reducer(fewer, betsRemoved([String(bets[1]?.selectionId ?? 0)])).choices).toEqual(NO_CHOICES);
    expect(reducer(without, couponCleared()).choices).toEqual(NO_CHOICES);
  });
});

describe('a free bet in the bet slip', () => {
  const promoCode: PromoCode = {
    code: 'FREE-5',
    value: 500,
    iso: 'EUR',
    minCoef: null,
    minLegs: null,
    expiresAt: null,
  };
  const paidBy = (more: Partial<PromoCode> = {}) => ({
    choices: { ...NO_CHOICES, promoCode: { ...promoCode, ...more } },
  });

  test('[P-11] pays the stake, returns the winnings without it, and excludes the hyper bonus', () => {
    const drawn = { coefs: [2000, 2000, 2000, 2000], coupon: paidBy() };
    const { amount, bonuses, preview, total, validation } = modelOf(drawn);
    expect(amount.value).toBe(500);
    expect(total).toBe(500);
    expect(preview?.maxPayout).toBe(8320 - 500);
    expect(bonuses.hyper).toBeNull();
    expect(validation.first).toBeNull();
    expect(sent(drawn)).toMatchObject({ amount: 500, promoCode: 'FREE-5', isBonusBet: true });
    expect(sent(drawn)).not.toHaveProperty('hyperBonusPercent');
  });

  test('[P-11] needs no balance', () => {
    const { validation } = modelOf({ coefs: [2000, 2000], coupon: paidBy({ value: 30_000 }) });
    expect(validation.first).toBeNull();
  });

  test.each<[reason: string, terms: Partial<PromoCode>]>([
    ['currency', { iso: 'USD' }],
    ['min-legs', { minLegs: 3 }],
    ['min-coef', { minCoef: 4001 }],
  ])('[P-11] reports the condition that fails: %s', (reason, terms) => {
    const { validation } = modelOf({ coefs: [2000, 2000], coupon: paidBy(terms) });
    expect(validation.problems).toContainEqual(expect.objectContaining({ code: 'PROMO', reason }));
  });

  test('pays for one coupon, never for many singles', () => {
    const drawn = { coefs: [2000, 2000], coupon: { ...paidBy(), typeId: COUPON_TYPE.manySingles } };
    expect(modelOf(drawn).bonuses.promo).toBeNull();
    expect(sent(drawn)).not.toHaveProperty('promoCode');
  });
});

describe('the hyper bonus in the bet slip', () => {
  test.each<[what: string, drawn: Drawn, missing: object | null, amount: number]>([
    ['three bets lack one', { coefs: [2000, 2000, 2000] }, { kind: 'legs', count: 1 }, 0],
    ['a bet is too low', { coefs: [2000, 2000, 2000, 2000, 1190] }, { kind: 'coef', minLegCoef: 1200 }, 0],
    [
      'the stake is too small',
      { coefs: [2000, 2000, 2000, 2000], coupon: { amount: { value: 199, iso: 'EUR' } } },
      { kind: 'stake', minBetLimit: 200 },
      0,
    ],
    ['nothing is missing', { coefs: [2000, 2000, 2000, 2000], coupon: removed }, null, 450],
    ['the bonus bet raises it', { coefs: [2000, 2000, 2000, 2000] }, null, 469],
    ['its limit cuts it', { coefs: [20_000, 20_000, 20_000, 20_000], coupon: removed }, null, 100_000],
  ])('[P-10] %s', (_, drawn, missing, amount) => {
    const { bonuses, preview } = modelOf(drawn);
    expect(bonuses.hyper?.missing).toEqual(missing);
    expect(bonuses.hyper?.amount).toBe(amount);
    expect(preview?.coef).not.toBe(null);
    expect(sent(drawn)?.hyperBonusAmount).toBe(amount === 0 ? undefined : amount);
  });

  test('[P-10] the placement request carries percentage, minimum stake, maximum bonus and amount', () => {
    expect(sent({ coefs: [2000, 2000, 2000, 2000], coupon: removed })).toMatchObject({
      hyperBonusPercent: 3,
      minHyperBonusBetLimit: 200,
      maxHyperBonusLimit: 100_000,
      hyperBonusAmount: 450,
    });
  });

  test('shows the next step of the ladder', () => {
    expect(modelOf({ coefs: [2000, 2000, 2000, 2000] }).bonuses.hyper?.next).toEqual({ legs: 2, percent: 7 });
    expect(modelOf({ coefs: [2000, 2000, 2000, 2000, 2000, 2000] }).bonuses.hyper).toMatchObject({
      percent: 7,
      next: null,
    });
  });

  test('is missing for types other than an express', () => {
    const coupon = { typeId: COUPON_TYPE.system };
    expect(modelOf({ coefs: [2000, 2000, 2000, 2000], coupon }).bonuses.hyper).toBeNull();
  });
});
