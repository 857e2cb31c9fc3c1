import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineCount } from './coupon-coef.ts';
import { DEFAULT_COUPON_RULES as RULES } from './coupon-rules.ts';
import { BET_STATUS_IDS, multiplierOf, toBetStatusId } from './leg-status.ts';
import { payoutBounds, payoutIn, payoutWith } from './payout.ts';
import { addRatios, compareRatios, multiplyRatios, type Ratio, wholeRatio } from './ratio.ts';
import { couponFigures } from './settlement.ts';
import { COUPON_TYPE, type EngineCoupon, type EngineLeg } from './types.ts';

const DECIDED = BET_STATUS_IDS.filter((status) => status >= 0);

const coef = fc.integer({ min: 1001, max: 30_000 });
const decidedLeg = fc.record({ coef, statusId: fc.constantFrom(...DECIDED) });
const anyLeg = fc.record({ coef, statusId: fc.constantFrom(...BET_STATUS_IDS) });
const amount = fc.integer({ min: 1, max: 1_000_000 });

/** Coupons of types whose payout rises with each leg, in a shape that fits the legs. */
function couponsOf(leg: fc.Arbitrary<EngineLeg>): fc.Arbitrary<EngineCoupon> {
  const types = fc.constantFrom(
    COUPON_TYPE.express,
    COUPON_TYPE.system,
    COUPON_TYPE.chain,
    COUPON_TYPE.multi,
    COUPON_TYPE.condition,
    COUPON_TYPE.lucky,
    COUPON_TYPE.patent,
  );
  return fc
    .record({
      typeId: types,
      amount,
      legs: fc.array(leg, { minLength: 4, maxLength: 7 }),
      blockIds: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 7, maxLength: 7 }),
      fixed: fc.dictionary(fc.constantFrom('2', '3', '4'), fc.option(amount)),
    })
    .map(({ typeId, amount: stake, legs, blockIds, fixed }) => ({
      typeId,
      amount: stake,
      systemValue: 2,
      amountByBlockId: fixed,
      // The first three blocks always exist, so that lines of two can be made.
      legs: legs.map((each, index) => ({ ...each, blockId: index < 3 ? index + 1 : (blockIds[index] ?? 1) })),
    }));
}

function muOf(leg: EngineLeg): Ratio {
  return { n: multiplierOf(leg.coef, toBetStatusId(leg.statusId)), d: 2000n };
}

/** Sums all subsets of the sizes, one by one: the result that the engine must equal without enumerating. */
function enumerate(factors: readonly Ratio[], sizes: readonly number[]): { sum: Ratio; lines: bigint } {
  let sum: Ratio = wholeRatio(0);
  let lines = 0n;
  for (let set = 0; set < 2 ** factors.length; set++) {
    const chosen = factors.filter((_, index) => (set >> index) & 1);
    if (!sizes.includes(chosen.length)) continue;
    sum = addRatios(sum, chosen.reduce(multiplyRatios, wholeRatio(1)));
    lines += 1n;
  }
  return { sum, lines };
}

function expectEqual(a: Ratio, b: Ratio) {
  expect(a.n * b.d).toBe(b.n * a.d);
}

function payout(coupon: EngineCoupon): Ratio {
  return payoutIn(coupon, 'best', RULES);
}

describe('the payout compared with every line enumerated', () => {
  test('[P-01] system with bankers pays S / C(m, k) · Π bankers · e_k', () => {
    const legs = fc.array(fc.record({ coef, statusId: fc.constantFrom(...DECIDED), banker: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(legs, amount, fc.nat(), (all, stake, seed) => {
        const others = all.filter((leg) => !leg.banker);
        fc.pre(others.length > 0);
        const systemValue = 1 + (seed % others.length);
        const bankers = all.filter((leg) => leg.banker).map(muOf);
        const { sum, lines } = enumerate(others.map(muOf), [systemValue]);
        const coupon = { typeId: COUPON_TYPE.system, amount: stake, systemValue, legs: all };
        const expected = multiplyRatios(bankers.reduce(multiplyRatios, wholeRatio(stake)), {
          n: sum.n,
          d: sum.d * lines,
        });
        expectEqual(payout(coupon), expected);
        expect(lineCount(coupon, RULES)).toBe(lines);
      }),
    );
  });

  test('a system from–to pays all its sizes, with equal stakes for all lines', () => {
    fc.assert(
      fc.property(
        fc.array(decidedLeg, { minLength: 3, maxLength: 8 }),
        amount,
        fc.nat(),
        fc.nat(),
        (legs, stake, a, b) => {
          const [from, to] = [1 + (a % legs.length), 1 + (b % legs.length)].sort((x, y) => x - y) as [number, number];
          const sizes = Array.from({ length: to - from + 1 }, (_, place) => from + place);
          const { sum, lines } = enumerate(legs.map(muOf), sizes);
          const coupon = { typeId: COUPON_TYPE.system, amount: stake, systemValue: from, systemValueTo: to, legs };
          expectEqual(payout(coupon), { n: BigInt(stake) * sum.n, d: sum.d * lines });
          expect(lineCount(coupon, RULES)).toBe(lines);
        },
      ),
    );
  });

  test.each([
    ['lucky', COUPON_TYPE.lucky, 1],
    ['patent', COUPON_TYPE.patent, 2],
  ])('[P-01] %s pays every line of its sizes', (_, typeId, from) => {
    fc.assert(
      fc.property(fc.array(decidedLeg, { minLength: 3, maxLength: 8 }), amount, (legs, stake) => {
        const sizes = Array.from({ length: legs.length - from + 1 }, (__, place) => from + place);
        const { sum, lines } = enumerate(legs.map(muOf), sizes);
        const coupon = { typeId, amount: stake, legs };
        expectEqual(payout(coupon), { n: BigInt(stake) * sum.n, d: sum.d * lines });
        expect(lineCount(coupon, RULES)).toBe(lines);
      }),
    );
  });

  test('[P-01] multi pays lobby times the lines of its blocks, whatever their length', () => {
    const leg = fc.record({ coef, statusId: fc.constantFrom(...DECIDED), blockId: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 10 }), amount, fc.nat(), (legs, stake, seed) => {
        const ids = [...new Set(legs.map((each) => each.blockId))].filter((id) => id !== 0);
        fc.pre(ids.length > 0);
        const productOf = (id: number) =>
          legs
            .filter((each) => each.blockId === id)
            .map(muOf)
            .reduce(multiplyRatios, wholeRatio(1));
        const systemValue = 1 + (seed % ids.length);
        const { sum, lines } = enumerate(ids.map(productOf), [systemValue]);
        const coupon = { typeId: COUPON_TYPE.multi, amount: stake, systemValue, legs };
        const expected = multiplyRatios(productOf(0), { n: BigInt(stake) * sum.n, d: sum.d * lines });
        expectEqual(payout(coupon), expected);
      }),
    );
  });
});

describe('two types with equal lines', () => {
  const legs = fc.array(decidedLeg, { minLength: 3, maxLength: 8 });

  test('a multi of single-leg blocks without a lobby is the system of its legs', () => {
    fc.assert(
      fc.property(legs, amount, fc.nat(), (all, stake, seed) => {
        const systemValue = 1 + (seed % all.length);
        const blocks = all.map((leg, index) => ({ ...leg, blockId: index + 1 }));
        const multi = { typeId: COUPON_TYPE.multi, amount: stake, systemValue, legs: blocks };
        expectEqual(payout(multi), payout({ ...multi, typeId: COUPON_TYPE.system }));
      }),
    );
  });

  test('lucky is patent and the singles: lines add up, and so do the payouts at one stake a line', () => {
    fc.assert(
      fc.property(legs, (all) => {
        const of = (typeId: number) => {
          const lines = lineCount({ typeId, amount: 1, legs: all }, RULES);
          return { lines, payout: payout({ typeId, amount: Number(lines), legs: all }) };
        };
        const lucky = of(COUPON_TYPE.lucky);
        const patent = of(COUPON_TYPE.patent);
        const singles = all.map((leg) => payout({ typeId: COUPON_TYPE.single, amount: 1, legs: [leg] }));
        expect(lucky.lines).toBe(patent.lines + BigInt(all.length));
        expectEqual(lucky.payout, singles.reduce(addRatios, patent.payout));
      }),
    );
  });

  test('a system of all its legs is the express, and a condition of "max" blocks is the express too', () => {
    fc.assert(
      fc.property(legs, amount, (all, stake) => {
        const express = payout({ typeId: COUPON_TYPE.express, amount: stake, legs: all });
        expectEqual(payout({ typeId: COUPON_TYPE.system, amount: stake, systemValue: all.length, legs: all }), express);
        expectEqual(payout({ typeId: COUPON_TYPE.condition, amount: stake, legs: all }), express);
      }),
    );
  });

  test('a banker is the leg that multiplies the system of the others', () => {
    fc.assert(
      fc.property(legs, decidedLeg, amount, (all, banker, stake) => {
        const system = { typeId: COUPON_TYPE.system, amount: stake, systemValue: 2, legs: all };
        const withBanker = { ...system, legs: [{ ...banker, banker: true }, ...all] };
        expectEqual(payout(withBanker), multiplyRatios(payout(system), muOf(banker)));
      }),
    );
  });
});

describe('every type except the anti-express', () => {
  test('never pays less when a leg has a better result', () => {
    fc.assert(
      fc.property(couponsOf(decidedLeg), fc.nat(), fc.constantFrom(...DECIDED), (coupon, seed, status) => {
        const place = seed % coupon.legs.length;
        const statuses = coupon.legs.map((leg) => leg.statusId);
        const changed = statuses.map((each, index) => (index === place ? status : each));
        const leg = coupon.legs[place] as EngineLeg;
        const better = compareRatios(muOf({ ...leg, statusId: status }), muOf(leg));
        const change = compareRatios(payoutWith(coupon, changed, RULES), payoutWith(coupon, statuses, RULES));
        expect(change === 0 || change === better).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('pays between its bounds for every result of the open legs', () => {
    fc.assert(
      fc.property(
        couponsOf(anyLeg),
        fc.array(fc.constantFrom(...DECIDED), { minLength: 7, maxLength: 7 }),
        (coupon, fates) => {
          const { max, min } = payoutBounds(coupon, RULES);
          const statuses = coupon.legs.map((leg, index) => (leg.statusId < 0 ? (fates[index] ?? 0) : leg.statusId));
          const outcome = payoutWith(coupon, statuses, RULES);
          expect(compareRatios(min, outcome)).not.toBe(1);
          expect(compareRatios(outcome, max)).not.toBe(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('returns the whole stake when all legs are void', () => {
    fc.assert(
      fc.property(couponsOf(fc.record({ coef, statusId: fc.constantFrom(2, 3) })), (coupon) => {
        const { payout: paid, result, state } = couponFigures(coupon);
        expect({ paid, result, state }).toEqual({ paid: BigInt(coupon.amount), result: 'return', state: 'settled' });
      }),
    );
  });

  test('pays the same for a forced return as for a return', () => {
    fc.assert(
      fc.property(couponsOf(decidedLeg), (coupon) => {
        const forced = coupon.legs.map((leg) => (leg.statusId === 2 ? { ...leg, statusId: 3 } : leg));
        expectEqual(payout({ ...coupon, legs: forced }), payout(coupon));
      }),
    );
  });

  test('rounds to the nearest minor unit, and the cap never raises the payout', () => {
    fc.assert(
      fc.property(couponsOf(decidedLeg), amount, (coupon, maxPayoutLimit) => {
        const { payout: paid, payoutExact } = couponFigures(coupon);
        const { n, d } = payoutExact ?? wholeRatio(0);
        const twice = 2n * (paid ?? 0n) * d - 2n * n;
        expect(twice > -d && twice <= d).toBe(true);
        const capped = couponFigures({ ...coupon, maxPayoutLimit }).payout ?? 0n;
        expect(capped).toBe((paid ?? 0n) < BigInt(maxPayoutLimit) ? paid : BigInt(maxPayoutLimit));
      }),
    );
  });
});

describe('the order of the legs', () => {
  test.each([
    ['express', COUPON_TYPE.express],
    ['system', COUPON_TYPE.system],
    ['multi', COUPON_TYPE.multi],
    ['anti-express', COUPON_TYPE.antiExpress],
    ['condition', COUPON_TYPE.condition],
    ['lucky', COUPON_TYPE.lucky],
    ['patent', COUPON_TYPE.patent],
  ])('does not change the payout of %s', (_, typeId) => {
    const shuffled = fc
      .array(decidedLeg, { minLength: 3, maxLength: 6 })
      .map((legs) => legs.map((leg, index) => ({ ...leg, blockId: (index % 3) + 1, banker: false })))
      .chain((legs) => fc.tuple(fc.constant(legs), fc.shuffledSubarray(legs, { minLength: legs.length })));
    fc.assert(
      fc.property(shuffled, amount, ([legs, other], stake) => {
        const coupon = { typeId, amount: stake, systemValue: 2, antiExpressCoef: 1400, amountByBlockId: { 2: 5 } };
        expectEqual(payout({ ...coupon, legs }), payout({ ...coupon, legs: other }));
      }),
    );
  });

  test('changes the payout of a chain: losing first loses all, losing last keeps the rest', () => {
    const won = { coef: 2000, statusId: 1 };
    const lost = { coef: 2000, statusId: 0 };
    const chain = (legs: EngineLeg[]) => couponFigures({ typeId: COUPON_TYPE.chain, amount: 100, legs }).payout;
    expect(chain([lost, won, won])).toBe(0n);
    expect(chain([won, won, lost])).toBe(200n);
  });
});
