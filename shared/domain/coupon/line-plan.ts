import { blocksOf } from './blocks.ts';
import { binomial, elementarySymmetric } from './combinatorics.ts';
import type { CouponRules } from './coupon-rules.ts';
import { MULTIPLIER_UNIT } from './leg-status.ts';
import { multiplyRatios, type Ratio } from './ratio.ts';
import { COUPON_TYPE, CouponShapeError, type EngineCoupon } from './types.ts';

/**
 * Plan of a coupon made of lines: the required legs join every line, and the lines are all subsets of `from` to `to`
 * units. A unit is a leg, or the legs of a block. Single and express have no units and one line.
 */
export type LinePlan = {
  readonly required: readonly number[];
  readonly units: readonly (readonly number[])[];
  readonly from: number;
  readonly to: number;
};

/**
 * Returns the lines of a coupon (coupon mathematics §2), or null for the types that are no sum of lines: chain,
 * condition, anti-express and many singles.
 *
 * @throws CouponShapeError when the size of a line is outside the number of units
 */
export function linePlanOf(coupon: EngineCoupon, rules: CouponRules): LinePlan | null {
  const all = coupon.legs.map((_, index) => index);
  const each = all.map((index) => [index]);
  switch (coupon.typeId) {
    case COUPON_TYPE.single:
      if (all.length !== 1) throw new CouponShapeError(`A single has one leg, not ${all.length}`);
      return { required: all, units: [], from: 0, to: 0 };
    case COUPON_TYPE.express:
      return { required: all, units: [], from: 0, to: 0 };
    case COUPON_TYPE.system:
      return sized(
        coupon,
        all.filter(isBanker(coupon)),
        each.filter(([index = 0]) => !isBanker(coupon)(index)),
      );
    case COUPON_TYPE.multi:
      return multiPlan(coupon, rules.lobbyBlockId);
    case COUPON_TYPE.lucky:
      return checked({ required: [], units: each, from: rules.luckyFrom, to: each.length });
    case COUPON_TYPE.patent:
      return checked({ required: [], units: each, from: rules.patentFrom, to: each.length });
    default:
      return null;
  }
}

function isBanker(coupon: EngineCoupon): (index: number) => boolean {
  return (index) => coupon.legs[index]?.banker === true;
}

function multiPlan(coupon: EngineCoupon, lobbyBlockId: number): LinePlan {
  const blocks = blocksOf(coupon.legs);
  const lobby = blocks.find((block) => block.blockId === lobbyBlockId)?.indexes ?? [];
  const units = blocks.filter((block) => block.blockId !== lobbyBlockId).map((block) => block.indexes);
  return sized(coupon, lobby, units);
}

function sized(coupon: EngineCoupon, required: LinePlan['required'], units: LinePlan['units']): LinePlan {
  const from = coupon.systemValue ?? 0;
  return checked({ required, units, from, to: coupon.systemValueTo ?? from });
}

function checked(plan: LinePlan): LinePlan {
  const isPossible = Number.isInteger(plan.from) && plan.from >= 1 && plan.from <= plan.to;
  if (!isPossible || plan.to > plan.units.length) {
    throw new CouponShapeError(`Lines of ${plan.from} to ${plan.to} out of ${plan.units.length} are impossible`);
  }
  return plan;
}

/** Returns the number of lines of a plan: the sum of C(m, k) over the sizes (coupon mathematics §5). */
export function lineCountOf(plan: LinePlan): bigint {
  return subsetCount(plan.units.length, plan);
}

/** Returns the number of lines with a payout above zero, from the multipliers of the legs (coupon mathematics §5). */
export function winningLineCount(plan: LinePlan, multipliers: readonly bigint[]): bigint {
  const isAlive = (index: number) => (multipliers[index] ?? 0n) > 0n;
  if (!plan.required.every(isAlive)) return 0n;
  return subsetCount(plan.units.filter((unit) => unit.every(isAlive)).length, plan);
}

function subsetCount(units: number, { from, to }: LinePlan): bigint {
  let count = 0n;
  for (let size = from; size <= to; size++) count += binomial(units, size);
  return count;
}

/**
 * Returns the product of the multipliers of these legs, over their unit (1/2000 by default) to the power of their
 * number (coupon mathematics §1.3).
 */
export function productOf(indexes: readonly number[], multipliers: readonly bigint[], unit = MULTIPLIER_UNIT): Ratio {
  let n = 1n;
  for (const index of indexes) n *= multipliers[index] ?? 0n;
  return { n, d: unit ** BigInt(indexes.length) };
}

/**
 * Returns the sum of the products of all lines: required product times the sum of e_k over the sizes (coupon
 * mathematics §5).
 */
export function lineSum(plan: LinePlan, multipliers: readonly bigint[], unit = MULTIPLIER_UNIT): Ratio {
  const required = productOf(plan.required, multipliers, unit);
  if (plan.units.length === 0 || required.n === 0n) return required;
  return multiplyRatios(required, unitSum(plan, multipliers, unit));
}

/** Returns the sum of the products of all subsets of `from` to `to` units. */
export function unitSum({ units, from, to }: LinePlan, multipliers: readonly bigint[], unit = MULTIPLIER_UNIT): Ratio {
  // Blocks of different length are brought to one power of the unit, so that the polynomial remains a sum of integers.
  const longest = Math.max(...units.map((indexes) => indexes.length));
  const scale = unit ** BigInt(longest);
  const values = units.map((indexes) => {
    const { n } = productOf(indexes, multipliers, unit);
    return indexes.length === longest ? n : n * unit ** BigInt(longest - indexes.length);
  });
  return to === units.length && from <= 2 ? allSizesFrom(from, values, scale) : fewSizes(from, to, values, scale);
}

function fewSizes(from: number, to: number, values: readonly bigint[], scale: bigint): Ratio {
  const e = elementarySymmetric(values, to);
  let n = 0n;
  for (let size = from; size <= to; size++) n = n * scale + (e[size] ?? 0n);
  return { n, d: scale ** BigInt(to) };
}

/**
 * Returns the sum for lucky and patent: Π(1 + μ) holds every size, so only the one or two missing smallest sizes are
 * subtracted.
 */
function allSizesFrom(from: number, values: readonly bigint[], scale: bigint): Ratio {
  let product = 1n;
  let sum = 0n;
  for (const value of values) {
    product *= scale + value;
    sum += value;
  }
  const d = scale ** BigInt(values.length);
  const singles = from > 1 ? sum * scale ** BigInt(values.length - 1) : 0n;
  return { n: product - d - singles, d };
}
