import { describe, expect, test } from 'vitest';
import { bestPayoutOf } from './best-payout.ts';
import { draftPromoOf, type PromoTerms, type PromoUse, promoRefusalOf } from './promo-code.ts';

const terms: PromoTerms = { value: 500, iso: 'EUR', minCoef: 2000, minLegs: 2, expiresAt: 1000, isUsed: false };
const use: PromoUse = { iso: 'EUR', legs: 2, coef: 2000, now: 999 };

describe('[P-11] a free bet', () => {
  test.each<[string | null, Partial<PromoTerms>, Partial<PromoUse>]>([
    [null, {}, {}],
    ['used', { isUsed: true, iso: 'USD' }, { now: 1000 }],
    ['expired', {}, { now: 1000, iso: 'USD' }],
    ['currency', {}, { iso: 'USD', legs: 1 }],
    ['min-legs', {}, { legs: 1, coef: 1999 }],
    ['min-coef', {}, { coef: 1999 }],
    ['min-coef', {}, { coef: null }],
    [null, { minCoef: null, minLegs: null, expiresAt: null }, { legs: 1, coef: null, now: 5000 }],
  ])('has the refusal %s by the terms %j for the coupon %j', (refusal, changedTerms, changedUse) => {
    expect(promoRefusalOf({ ...terms, ...changedTerms }, { ...use, ...changedUse })).toBe(refusal);
  });

  test('with an unknown code is refused as unknown', () => {
    expect(draftPromoOf(null, use, false)).toMatchObject({ isUsable: false, refusal: 'unknown' });
  });

  test('names its conditions together with its refusal', () => {
    expect(draftPromoOf(terms, { ...use, legs: 1 }, true)).toEqual({
      value: 500,
      isUsable: false,
      hasHyperBonus: true,
      refusal: 'min-legs',
      minCoef: 2000,
      minLegs: 2,
    });
  });
});

test('the best payout of an open coupon includes its bonus leg and excludes the stake of a free bet', () => {
  const legs = [2000, 1500, 1500].map((coef) => ({ coef, statusId: -1 }));
  const coupon = { typeId: 1, amount: 1000, legs };
  expect(bestPayoutOf(coupon)).toBe(4500);
  expect(bestPayoutOf({ ...coupon, bonusBetCoef: 1030 })).toBe(4635);
  expect(bestPayoutOf({ ...coupon, promoCode: 'FREE-5' })).toBe(3500);
});
