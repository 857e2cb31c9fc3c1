import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BET_STATUS } from '../leg-status.ts';
import { previewCoupon } from '../preview.ts';
import { settleCoupon } from '../settlement.ts';
import { COUPON_TYPE } from '../types.ts';
import { type HyperTerms, hyperBonusOf, hyperOutlook } from './hyper-bonus-terms.ts';

const coupons = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  coefs: fc.array(fc.integer({ min: 1200, max: 60_000 }), { minLength: 4, maxLength: 12 }),
  maxPayoutLimit: fc.integer({ min: 1, max: 50_000_000 }),
});
const ladders = fc.record({
  percent: fc.integer({ min: 1, max: 250 }),
  base: fc.constantFrom('net', 'gross'),
  maxLimit: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
});

const termsOf = ({
  percent,
  base,
  maxLimit,
}: { percent: number } & Pick<HyperTerms, 'base' | 'maxLimit'>): HyperTerms => ({
  ladder: [{ legs: 4, percent }],
  minLegCoef: 1200,
  base,
  minBetLimit: 1,
  maxLimit,
});

test('a won express is paid at most its limit, and as hyper bonus at most its share of what is paid; the slip promised the same', () => {
  let cut = 0;
  fc.assert(
    fc.property(coupons, ladders, ({ amount, coefs, maxPayoutLimit }, ladder) => {
      const terms = termsOf(ladder);
      const legs = (statusId: number) => coefs.map((coef) => ({ coef, statusId }));
      const coupon = { typeId: COUPON_TYPE.express as number, amount, maxPayoutLimit };
      const won = { ...coupon, legs: legs(BET_STATUS.win) };
      const open = { ...coupon, legs: legs(BET_STATUS.notStarted) };
      const paid = settleCoupon(won).payoutMinor ?? 0;
      const bonus = hyperBonusOf(won, terms);
      expect(paid).toBeLessThanOrEqual(maxPayoutLimit);
      // A payout that is not cut may be a fraction of a minor unit above what is paid.
      const counted = paid === maxPayoutLimit ? paid : paid + 1;
      const base = Math.max(0, terms.base === 'net' ? counted - amount : counted);
      expect(bonus).toBeLessThanOrEqual(Math.floor((base * ladder.percent) / 100));
      expect(bonus).toBeLessThanOrEqual(ladder.maxLimit ?? Number.MAX_SAFE_INTEGER);
      expect(hyperOutlook(open, terms)?.amount).toBe(bonus);
      expect(previewCoupon(open)?.maxPayout).toBe(paid);
      if (paid === maxPayoutLimit) cut += 1;
    }),
    { numRuns: 500 },
  );
  expect(cut).toBeGreaterThan(100);
});
