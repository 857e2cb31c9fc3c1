import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES as rules } from './coupon-rules.ts';
import { BET_STATUS } from './leg-status.ts';
import { finalPayout, payoutWith, singlesOf } from './payout.ts';
import { payoutBand } from './payout-band.ts';
import { COUPON_TYPE, type EngineCoupon } from './types.ts';

const leg = (coef: number, more: Partial<EngineCoupon['legs'][number]> = {}) => ({
  coef,
  statusId: BET_STATUS.notStarted,
  ...more,
});

function payout(coupon: EngineCoupon, mask: number): bigint {
  const statuses = coupon.legs.map((_, index) => ((mask >> index) & 1 ? BET_STATUS.win : BET_STATUS.lose));
  if (coupon.typeId !== COUPON_TYPE.manySingles) return finalPayout(payoutWith(coupon, statuses, rules), coupon, rules);
  return singlesOf(coupon, rules).reduce(
    (sum, single, index) =>
      sum + finalPayout(payoutWith(single, statuses.slice(index, index + 1), rules), single, rules),
    0n,
  );
}

/** Returns the same band by trying every set of winners. */
function tried(coupon: EngineCoupon) {
  const band = new Map<number, bigint[]>();
  for (let mask = 0; mask < 1 << coupon.legs.length; mask++) {
    const won = coupon.legs.filter((_, index) => (mask >> index) & 1).length;
    band.set(won, [...(band.get(won) ?? []), payout(coupon, mask)]);
  }
  return [...band]
    .sort(([a], [b]) => a - b)
    .map(([won, paid]) => ({ won, min: Math.min(...paid.map(Number)), max: Math.max(...paid.map(Number)) }));
}

const coef = fc.integer({ min: 1010, max: 9000 });
const coefs = (min: number, max: number) => fc.array(coef, { minLength: min, maxLength: max });

const KINDS: Readonly<Record<string, fc.Arbitrary<EngineCoupon>>> = {
  express: coefs(2, 6).map((all) => ({ typeId: COUPON_TYPE.express, amount: 1000, legs: all.map((one) => leg(one)) })),
  'system with a banker': fc.tuple(coefs(4, 7), fc.nat(1)).map(([all, banker]) => ({
    typeId: COUPON_TYPE.system,
    amount: 1000,
    systemValue: 2,
    legs: all.map((one, index) => leg(one, { banker: index < banker })),
  })),
  lucky: coefs(2, 6).map((all) => ({ typeId: COUPON_TYPE.lucky, amount: 1000, legs: all.map((one) => leg(one)) })),
  patent: coefs(3, 6).map((all) => ({ typeId: COUPON_TYPE.patent, amount: 1000, legs: all.map((one) => leg(one)) })),
  chain: coefs(2, 7).map((all) => ({ typeId: COUPON_TYPE.chain, amount: 1000, legs: all.map((one) => leg(one)) })),
  'multi with a lobby and blocks': coefs(5, 7).map((all) => ({
    typeId: COUPON_TYPE.multi,
    amount: 1000,
    systemValue: 2,
    legs: all.map((one, index) => leg(one, { blockId: [0, 1, 2, 3, 1, 0, 2][index] ?? 1 })),
  })),
  'condition with fixed amounts': fc.tuple(coefs(4, 7), fc.integer({ min: 1, max: 900 })).map(([all, fixed]) => ({
    typeId: COUPON_TYPE.condition,
    amount: 1000,
    amountByBlockId: { 2: fixed, 3: null },
    legs: all.map((one, index) => leg(one, { blockId: [1, 2, 3, 3, 4, 4, 2][index] ?? 1 })),
  })),
  'anti-express': coefs(2, 4).map((all) => ({
    typeId: COUPON_TYPE.antiExpress,
    amount: 1000,
    antiExpressCoef: 1170,
    legs: all.map((one) => leg(one)),
  })),
  'many singles': coefs(1, 6).map((all) => ({
    typeId: COUPON_TYPE.manySingles,
    amount: 0,
    legs: all.map((one, index) => leg(one, { amount: 100 + index * 37 })),
  })),
};

describe('[P-01] the payout band by the number of winners', () => {
  test.each(Object.keys(KINDS))('of a %s equals the band found by trying every set of winners', (kind) => {
    fc.assert(
      fc.property(KINDS[kind] as fc.Arbitrary<EngineCoupon>, (coupon) => {
        expect(payoutBand(coupon)).toEqual(tried(coupon));
      }),
      { numRuns: 60 },
    );
  });

  test('of a system of 10 out of 20 begins with ten winners, and is capped', () => {
    const legs = Array.from({ length: 20 }, (_, index) => leg(1500 + index * 10));
    const band = payoutBand({ typeId: COUPON_TYPE.system, amount: 1000, systemValue: 10, maxPayoutLimit: 5000, legs });
    expect(band?.filter(({ max }) => max === 0).map(({ won }) => won)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(band?.at(-1)).toEqual({ won: 20, min: 5000, max: 5000 });
  });

  test('of a chain of fifty legs is found quickly', () => {
    const legs = Array.from({ length: 50 }, () => leg(1900));
    const band = payoutBand({ typeId: COUPON_TYPE.chain, amount: 1000, legs });
    expect(band?.at(-1)).toEqual({ won: 50, min: 46_000, max: 46_000 });
  });

  test('is null for a condition with more blocks than can be tried', () => {
    const legs = Array.from({ length: 11 }, (_, index) => leg(1900, { blockId: index + 1 }));
    expect(payoutBand({ typeId: COUPON_TYPE.condition, amount: 1000, legs })).toBeNull();
  });
});
