import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES as RULES } from '../coupon-rules.ts';
import { BET_STATUS, BET_STATUS_IDS, isPendingStatus } from '../leg-status.ts';
import { payoutBounds } from '../payout.ts';
import { addRatios, compareRatios, multiplyRatios, type Ratio, wholeRatio } from '../ratio.ts';
import { couponFigures, settleCoupon } from '../settlement.ts';
import { COUPON_TYPE, type EngineCoupon } from '../types.ts';
import { cashOutPriceOf, isDivisible, limitOfRest, partPrice } from './cash-out-price.ts';
import { fairValue } from './fair-value.ts';
import { CHANCE_UNIT, type LegChance, legChance } from './leg-chance.ts';

const coef = fc.integer({ min: 1010, max: 20_000 });
const statusId = fc.oneof(
  { weight: 3, arbitrary: fc.constant(BET_STATUS.notStarted) },
  { weight: 1, arbitrary: fc.constantFrom(...BET_STATUS_IDS) },
);
const amount = fc.integer({ min: 1, max: 500_000 });
const chance = fc
  .tuple(fc.integer({ min: 0, max: CHANCE_UNIT }), fc.integer({ min: 0, max: 9 }))
  .map(([win, share]): LegChance => ({ win, push: Math.floor(((CHANCE_UNIT - win) * share) / 40), isSplit: false }));
const withoutPush = chance.map((each) => ({ ...each, push: 0 }));

/** Coupons of every type that is a coupon of its own, in shapes with a meaning. */
function coupons(types: readonly number[], legCount = { minLength: 4, maxLength: 5 }): fc.Arbitrary<EngineCoupon> {
  return fc
    .record({
      typeId: fc.constantFrom(...types),
      amount,
      legs: fc.array(fc.record({ coef, statusId }), legCount),
      banker: fc.boolean(),
      fixed: fc.dictionary(fc.constantFrom('2', '3', '4'), fc.option(amount)),
      limit: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
      upliftPercent: fc.option(fc.integer({ min: 1, max: 100 })),
    })
    .map(({ typeId, amount: stake, legs, banker, fixed, limit, upliftPercent }) => ({
      upliftPercent,
      typeId,
      amount: stake,
      systemValue: 2,
      amountByBlockId: fixed,
      maxPayoutLimit: limit,
      antiMargin: '0.05',
      antiExpressCoef: typeId === COUPON_TYPE.antiExpress ? 1500 : null,
      legs: (typeId === COUPON_TYPE.single ? legs.slice(0, 1) : legs).map((leg, index) => ({
        ...leg,
        banker: typeId === COUPON_TYPE.system && index === 3 && banker,
        blockId: index < 3 ? index + 1 : index === 3 ? 0 : 2,
      })),
    }));
}

const T = COUPON_TYPE;
const RISING = [T.single, T.express, T.system, T.chain, T.multi, T.condition, T.lucky, T.patent];
const ALL = [...RISING, T.antiExpress];

/** Returns the mean over every combination of results, each settled by the engine. */
function bruteForce(coupon: EngineCoupon, chances: readonly LegChance[]): Ratio {
  let mean: Ratio = wholeRatio(0);
  const visit = (index: number, legs: EngineCoupon['legs'], weight: Ratio): void => {
    const leg = coupon.legs[index];
    if (!leg) {
      const { payoutExact } = couponFigures({ ...coupon, maxPayoutLimit: null, legs }, RULES);
      const paid = payoutExact ?? wholeRatio(0);
      const limit = coupon.maxPayoutLimit ?? null;
      const counted = limit !== null && compareRatios(paid, wholeRatio(limit)) > 0 ? wholeRatio(limit) : paid;
      mean = addRatios(mean, multiplyRatios(weight, counted));
      return;
    }
    if (!isPendingStatus(leg.statusId)) {
      visit(index + 1, [...legs, leg], weight);
      return;
    }
    const { win, push } = chances[index] ?? { win: 0, push: 0 };
    for (const [status, share] of [
      [BET_STATUS.win, win],
      [BET_STATUS.return, push],
      [BET_STATUS.lose, CHANCE_UNIT - win - push],
    ] as const) {
      const part = { n: BigInt(share), d: BigInt(CHANCE_UNIT) };
      visit(index + 1, [...legs, { ...leg, statusId: status }], multiplyRatios(weight, part));
    }
  };
  visit(0, [], wholeRatio(1));
  return mean;
}

const worthOf = (coupon: EngineCoupon, chances: readonly LegChance[]): Ratio => {
  const fair = fairValue(coupon, chances, RULES);
  if ('refusal' in fair) throw new Error(fair.refusal);
  return fair.value;
};

const chances = (one: fc.Arbitrary<LegChance>) => fc.array(one, { minLength: 5, maxLength: 5 });

describe('the fair value of a coupon', () => {
  test('is the mean payout over every combination of results of its open legs', () => {
    fc.assert(
      fc.property(coupons(ALL), chances(chance), (coupon, each) => {
        expect(compareRatios(worthOf(coupon, each), bruteForce(coupon, each))).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  test('is its payout when all legs are decided', () => {
    const decided = coupons(ALL).map((coupon) => ({
      ...coupon,
      legs: coupon.legs.map((leg) => ({ ...leg, statusId: Math.max(leg.statusId, 0) })),
    }));
    fc.assert(
      fc.property(decided, chances(chance), (coupon, each) => {
        const { payoutExact, payout } = couponFigures(coupon, RULES);
        const limit = coupon.maxPayoutLimit ?? null;
        const isCapped = limit !== null && compareRatios(payoutExact ?? wholeRatio(0), wholeRatio(limit)) > 0;
        const paid = isCapped ? wholeRatio(payout ?? 0) : (payoutExact ?? wholeRatio(0));
        expect(compareRatios(worthOf(coupon, each), paid)).toBe(0);
      }),
    );
  });

  test('is between the least and the largest payout still possible', () => {
    fc.assert(
      fc.property(coupons(ALL), chances(withoutPush), (coupon, each) => {
        const { min, max } = payoutBounds({ ...coupon, maxPayoutLimit: null }, RULES);
        const value = worthOf({ ...coupon, maxPayoutLimit: null }, each);
        const isAnti = coupon.typeId === T.antiExpress;
        expect(compareRatios(value, isAnti ? wholeRatio(0) : min)).toBeGreaterThanOrEqual(0);
        expect(compareRatios(value, max)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test.each([
    ['rises', RISING, 1],
    ['falls, for an anti-express,', [T.antiExpress], -1],
  ] as const)('%s with the chance of a leg', (_, types, sign) => {
    fc.assert(
      fc.property(coupons(types), chances(withoutPush), fc.nat(4), fc.nat(CHANCE_UNIT), (coupon, each, at, more) => {
        const better = each.map((one, index) =>
          index === at ? { ...one, win: Math.min(one.win + more, CHANCE_UNIT) } : one,
        );
        const compared = compareRatios(worthOf(coupon, better), worthOf(coupon, each));
        expect(compared * sign).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

/** One margin for all prices. */
const flat = (margin: string) => ({ margin, longShots: { from: '10', margin } });

/** Least payout that the coupon can still have, minor units, as it would be paid. */
const minPayoutOf = (coupon: EngineCoupon): number =>
  coupon.typeId === T.antiExpress ? 0 : settleCoupon(coupon, RULES).minPayoutMinor;

describe('the cash-out price', () => {
  test('is never above the fair value, and below it by no more than the margin and a part of a minor unit', () => {
    const margins = { margin: '0.03', longShots: { from: '10', margin: '0.05' } };
    fc.assert(
      fc.property(coupons(ALL), chances(withoutPush), (coupon, each) => {
        const offer = cashOutPriceOf(coupon, each, margins, RULES);
        if ('refusal' in offer) return;
        const value = worthOf(coupon, each);
        // The payout is rounded half up, so the least one may be above the exact value of a bet that is all but decided.
        const least = minPayoutOf(coupon);
        if (offer.price > least) expect(compareRatios(wholeRatio(offer.price), value)).toBeLessThanOrEqual(0);
        else expect(offer.price).toBe(least);
        const max = payoutBounds(coupon, RULES).max;
        const isShort = compareRatios(max, wholeRatio(coupon.amount * 10)) < 0;
        const share = { n: isShort ? 97n : 95n, d: 100n };
        const kept = multiplyRatios(value, share);
        const isRounded = BigInt(offer.price) === value.n / value.d;
        expect(isRounded || compareRatios(wholeRatio(offer.price), kept) >= 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['a short price', 2000, 0.5, 970],
    ['the last price below ten', 9990, 0.1, 970],
    ['ten', 10_000, 0.1, 950],
    ['a long shot that drifted further', 94_000, 0.005, 447],
    ['a long shot at its price', 94_000, 1 / 94, 951],
    ['a long shot that has shortened to ten', 94_000, 0.1, 8930],
    ['a long shot that has shortened below ten', 94_000, 0.11, 10_030],
    ['a short price that has drifted beyond ten', 5000, 0.05, 243],
  ])('of a bet of 10.00 at %s', (_, coef, win, price) => {
    const margins = { margin: '0.03', longShots: { from: '10', margin: '0.05' } };
    const coupon = { typeId: T.single, amount: 1000, legs: [{ coef, statusId: BET_STATUS.notStarted }] };
    expect(cashOutPriceOf(coupon, [legChance(win, 0, false)], margins, RULES)).toEqual({ price });
  });

  test('of a bet whose least payout is rounded above its value is that payout', () => {
    const margins = { margin: '0.03', longShots: { from: '10', margin: '0.05' } };
    const legs = [
      { coef: 1500, statusId: BET_STATUS.win, blockId: 1 },
      { coef: 1500, statusId: BET_STATUS.win, blockId: 2 },
      { coef: 1500, statusId: BET_STATUS.notStarted, blockId: 3 },
    ];
    const coupon = { typeId: T.system, amount: 2, systemValue: 2, legs };
    const sure = [legChance(1, 0, false), legChance(1, 0, false), legChance(0.01, 0, false)];
    expect(cashOutPriceOf(coupon, sure, margins, RULES)).toEqual({ price: 2 });
  });

  test.each([
    ['a price below ten whose payout is rounded up to ten stakes', 9990, 50, null, 0.08, 39],
    ['such a price with a payout limit above its payout', 9990, 50, 500, 0.08, 39],
    ['a long shot whose payout limit makes it a short price', 94_000, 50, 499, 0.08, 39],
  ])('of a tiny bet at %s has the margin of that price', (_, coef, amount, maxPayoutLimit, win, price) => {
    const margins = { margin: '0.03', longShots: { from: '10', margin: '0.05' } };
    const coupon = { typeId: T.single, amount, maxPayoutLimit, legs: [{ coef, statusId: BET_STATUS.notStarted }] };
    expect(cashOutPriceOf(coupon, [legChance(win, 0, false)], margins, RULES)).toEqual({ price });
  });

  test('has the margin of short prices where that of long shots is lower', () => {
    const margins = { margin: '0.2', longShots: { from: '10', margin: '0.05' } };
    const coupon = { typeId: T.single, amount: 1000, legs: [{ coef: 20_000, statusId: BET_STATUS.notStarted }] };
    expect(cashOutPriceOf(coupon, [legChance(0.05, 0, false)], margins, RULES)).toEqual({ price: 800 });
  });

  test('is never outside the payouts still possible, and falls with the margin', () => {
    fc.assert(
      fc.property(coupons(RISING), chances(withoutPush), fc.integer({ min: 0, max: 40 }), (coupon, each, percent) => {
        const { minPayoutMinor, maxPayoutMinor, state } = settleCoupon(coupon, RULES);
        const offer = cashOutPriceOf(coupon, each, flat(`0.${String(percent).padStart(2, '0')}`), RULES);
        const fair = cashOutPriceOf(coupon, each, flat('0'), RULES);
        if ('refusal' in offer) {
          expect(offer.refusal).toBe(state === 'pending' ? 'TOO_SMALL' : 'DECIDED');
          return;
        }
        expect(offer.price).toBeGreaterThanOrEqual(minPayoutMinor);
        expect(offer.price).toBeLessThanOrEqual(maxPayoutMinor);
        expect('price' in fair && fair.price >= offer.price).toBe(true);
      }),
    );
  });

  test('of a part is its share rounded down, so that parts never bring more than the whole', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 2, max: 500_000 }), fc.nat(), (price, stake, seed) => {
        const part = 1 + (seed % (stake - 1));
        const first = partPrice(price, part, stake);
        const rest = partPrice(price, stake - part, stake);
        expect(first + rest).toBeLessThanOrEqual(price);
        expect(price - first - rest).toBeLessThanOrEqual(1);
        expect(partPrice(price, stake, stake)).toBe(price);
      }),
    );
  });

  test('leaves the rest a payout limit in proportion to its stake', () => {
    expect(limitOfRest(null, 1, 2)).toBeNull();
    expect(limitOfRest(1001, 1, 2)).toBe(500);
    expect(limitOfRest(5_000_000, 750, 1000)).toBe(3_750_000);
  });

  test.each([
    [T.express, {}, true],
    [T.condition, { 2: null, 3: null }, true],
    [T.condition, { 2: null, 3: 500 }, false],
  ])('can be a part of a coupon of type %i with amounts %j: %s', (typeId, amountByBlockId, isParted) => {
    expect(isDivisible({ typeId, amountByBlockId })).toBe(isParted);
  });
});

describe('the value of a coupon with open legs', () => {
  const open = (count: number, typeId: number): EngineCoupon => ({
    typeId,
    amount: 1000,
    antiExpressCoef: 1100,
    antiMargin: '0.05',
    legs: Array.from({ length: count }, () => ({ coef: 1500, statusId: BET_STATUS.notStarted })),
  });
  const even = (count: number, isSplit = false) => Array.from({ length: count }, () => legChance(0.6, 0, isSplit));

  test.each([
    ['a chain of more than twelve open legs', open(13, T.chain), even(13), 'TOO_MANY_OPEN'],
    [
      'an express of thirteen legs whose limit may bind',
      { ...open(13, T.express), maxPayoutLimit: 2000 },
      even(13),
      'TOO_MANY_OPEN',
    ],
    ['a chain with a quarter line', open(3, T.chain), even(3, true), 'SPLIT_LINE'],
    ['many singles together', open(3, T.manySingles), even(3), 'TYPE'],
  ] as const)('is unknown for %s', (_, coupon, each, refusal) => {
    expect(fairValue(coupon, each, RULES)).toEqual({ refusal });
  });

  test('is known for an express with a quarter line: its shares are those of the stake', () => {
    expect(fairValue(open(2, T.express), even(2, true), RULES)).toHaveProperty('value');
  });

  test('is known for a chain of twelve open legs', () => {
    expect(fairValue(open(12, T.chain), even(12), RULES)).toHaveProperty('value');
  });
});
