import { expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { taxOfCoupon } from '#shared/domain/coupon/tax.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { payoutIf } from './payout-if.ts';

const { win, lose, return: back } = BET_STATUS;
const leg = (coef: number) => ({ coef, statusId: BET_STATUS.notStarted });
const express: EngineCoupon = { typeId: COUPON_TYPE.express, amount: 1000, legs: [leg(2000), leg(1755)] };
const singles: EngineCoupon = {
  typeId: COUPON_TYPE.manySingles,
  amount: 0,
  legs: [leg(2000), leg(1755)].map((one) => ({ ...one, amount: 1000 })),
};
const taxRule = { winningsPercent: '13' };

test.each<[string, EngineCoupon, readonly number[], boolean, boolean, number]>([
  ['an express that wins', express, [win, win], false, false, 3510],
  ['… taxed on what is won', express, [win, win], false, true, 3510 - 326],
  ['… paid by a free bet', express, [win, win], true, false, 2510],
  // The whole payout is winnings, because a free bet's stake is not the player's.
  ['… paid by a free bet and taxed', express, [win, win], true, true, 2510 - 326],
  ['one that loses', express, [win, lose], true, true, 0],
  ['a returned one, which is not taxed', express, [back, back], false, true, 1000],
  ['a returned free bet', express, [back, back], true, false, 0],
  ['many singles, each taxed separately', singles, [win, win], false, true, 2000 - 130 + 1755 - 98],
])('[B-03] the payout of %s equals that of its receipt', (_, coupon, statuses, isFree, isTaxed, payout) => {
  const terms = { iso: 'EUR', taxRule: isTaxed ? taxRule : null, isFree };
  expect(payoutIf(coupon, statuses, DEFAULT_COUPON_RULES, terms)).toBe(payout);
});

test('receipt and explanation withhold the same tax, to the cent', () => {
  const terms = { iso: 'EUR', taxRule, isFree: true };
  const receipt = taxOfCoupon({
    amount: 1000,
    iso: 'EUR',
    maxPayout: 2510,
    payout: null,
    tax: { rule: taxRule, withheld: null },
    promoCode: 'FREE',
  });
  expect(payoutIf(express, [win, win], DEFAULT_COUPON_RULES, terms)).toBe(receipt?.net);
});
