import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TaxRule, taxedPayout, taxOfCoupon, taxRuleOf } from './tax.ts';

const winnings: TaxRule = { winningsPercent: '13', freeWinnings: { EUR: 4000 } };
const stake: TaxRule = { stakePercent: '5.3' };
const both: TaxRule = { ...winnings, ...stake };

describe('[P-11] the tax on a payout', () => {
  test.each([
    ['no rule', null, 5000, 1000, 'EUR', false, 0],
    ['winnings within the free amount', winnings, 5000, 1000, 'EUR', false, 0],
    ['winnings one unit above it, rounded to nothing', winnings, 5001, 1000, 'EUR', false, 0],
    ['half a minor unit, rounded up', { winningsPercent: '50' }, 1001, 1000, 'EUR', false, 1],
    ['13 percent of the winnings above it', winnings, 6000, 1000, 'EUR', false, 130],
    ['a currency without a free amount', winnings, 6000, 1000, 'USD', false, 650],
    ['a share of the stake', stake, 5000, 1000, 'EUR', false, 53],
    ['a share of the stake also for a payout below the stake', stake, 500, 1000, 'EUR', false, 53],
    ['shares of winnings and stake', both, 6000, 1000, 'EUR', false, 183],
    ['a loss, as nothing', both, 0, 1000, 'EUR', false, 0],
    ['a returned coupon, as nothing', both, 1000, 1000, 'EUR', true, 0],
    ['a share above the payout, as the payout', { stakePercent: '90' }, 100, 1000, 'EUR', false, 100],
  ] as const)('is calculated for %s', (_, rule, payout, staked, iso, isReturned, tax) => {
    const taxed = taxedPayout(rule, { payout, stake: staked, iso, isReturned });
    expect(taxed).toEqual({ gross: payout, tax, net: payout - tax });
  });

  test('is never negative or above the payout, and gross is net plus tax', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    const percent = fc.integer({ min: 0, max: 1_000_000 }).map((n) => String(n / 10_000));
    fc.assert(
      fc.property(amount, amount, amount, percent, percent, (payout, staked, free, onWinnings, onStake) => {
        const rule = { winningsPercent: onWinnings, stakePercent: onStake, freeWinnings: { EUR: free } };
        const { gross, tax, net } = taxedPayout(rule, { payout, stake: staked, iso: 'EUR', isReturned: false });
        expect(gross).toBe(tax + net);
        expect(tax >= 0 && tax <= payout && Number.isSafeInteger(tax)).toBe(true);
      }),
    );
  });
});

test('[P-11] an operator without taxes withholds none even with a rule', () => {
  expect(taxRuleOf({ partnerHasTaxes: false, coupon: { tax: winnings } })).toBeNull();
  expect(taxRuleOf({ partnerHasTaxes: true, coupon: { tax: winnings } })).toBe(winnings);
  expect(taxRuleOf({ partnerHasTaxes: true, coupon: {} })).toBeNull();
});

test('a settled coupon shows the withheld tax, an open one the tax on its largest payout', () => {
  const coupon = { amount: 1000, iso: 'EUR', maxPayout: 6000, payout: null, tax: { rule: winnings, withheld: null } };
  expect(taxOfCoupon(coupon)).toEqual({ gross: 6000, tax: 130, net: 5870 });
  const settled = { ...coupon, payout: 5870, tax: { rule: { winningsPercent: '99' }, withheld: 130 } };
  expect(taxOfCoupon(settled)).toEqual({ gross: 6000, tax: 130, net: 5870 });
  expect(taxOfCoupon({ ...coupon, tax: null })).toBeNull();
});
