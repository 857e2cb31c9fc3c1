import { toDisplayMinorUnits } from '../money/minor-units.ts';
import type { Thousandths } from '../odds/coef-view.ts';
import { legMultipliers } from './bonus-leg.ts';
import { binomial, lineAt } from './combinatorics.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { isPendingStatus } from './leg-status.ts';
import { type LinePlan, lineCountOf, linePlanOf, productOf, winningLineCount } from './line-plan.ts';
import { hasPendingLegs, statusesIn } from './payout.ts';
import { type Ratio, roundRatio } from './ratio.ts';
import { CouponShapeError, type EngineCoupon } from './types.ts';

/** Elementary bet of a coupon, rounded for display: the sum of rounded lines is not the payout. */
export type CouponLine = {
  /** 0 to lines − 1: by size, then in lexicographic order of the units */
  readonly rank: bigint;
  /** positions of its legs in the slip, required legs first */
  readonly indexes: readonly number[];
  /** product of the coefficients, half-up to thousandths */
  readonly coef: Thousandths;
  readonly state: 'pending' | 'won' | 'lost';
  /** minor units; the largest possible payout while the line is pending */
  readonly payout: number;
};

function planFor(coupon: EngineCoupon, rules: CouponRules): LinePlan {
  const plan = linePlanOf(coupon, rules);
  if (!plan) throw new CouponShapeError(`Coupon type ${coupon.typeId} has no lines`);
  return plan;
}

/**
 * Returns the number of lines of a settled coupon that pay anything (coupon mathematics §5).
 *
 * @returns null while a leg is open and for the types that have no lines
 */
export function winningLines(coupon: EngineCoupon, rules: CouponRules = DEFAULT_COUPON_RULES): bigint | null {
  const plan = hasPendingLegs(coupon) ? null : linePlanOf(coupon, rules);
  return plan && winningLineCount(plan, legMultipliers(coupon.legs, statusesIn(coupon, 'best'), rules));
}

/**
 * Returns the number of lines that contain a given unit: the sum of C(m − 1, k − 1) over the sizes (coupon mathematics
 * §5).
 */
export function linesHoldingUnit(coupon: EngineCoupon, rules: CouponRules = DEFAULT_COUPON_RULES): bigint {
  const { units, from, to } = planFor(coupon, rules);
  let count = 0n;
  for (let size = from; size <= to; size++) count += binomial(units.length - 1, size - 1);
  return count;
}

/**
 * Returns a page of the lines of a coupon, found by rank without listing the lines before (coupon mathematics §5).
 *
 * @param offset rank of the first line
 * @param limit largest number of lines
 * @throws CouponShapeError for a type without lines
 */
export function couponLines(
  coupon: EngineCoupon,
  offset: bigint,
  limit: number,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): CouponLine[] {
  const plan = planFor(coupon, rules);
  const won = legMultipliers(coupon.legs, statusesIn(coupon, 'placement'), rules);
  const best = legMultipliers(coupon.legs, statusesIn(coupon, 'best'), rules);
  const count = lineCountOf(plan);
  const end = offset + BigInt(limit) < count ? offset + BigInt(limit) : count;
  const lines: CouponLine[] = [];
  for (let rank = offset; rank < end; rank++) {
    const indexes = [...plan.required, ...unitsAt(plan, rank).flatMap((unit) => plan.units[unit] ?? [])];
    lines.push(lineOf(coupon, rank, indexes, productOf(indexes, won), productOf(indexes, best), count));
  }
  return lines;
}

function unitsAt({ units, from, to }: LinePlan, rank: bigint): number[] {
  let rest = rank;
  for (let size = from; size <= to; size++) {
    const ofThisSize = binomial(units.length, size);
    if (rest < ofThisSize) return lineAt(units.length, size, rest);
    rest -= ofThisSize;
  }
  throw new RangeError(`No line ${rank}`);
}

function lineOf(
  coupon: EngineCoupon,
  rank: bigint,
  indexes: readonly number[],
  won: Ratio,
  best: Ratio,
  lines: bigint,
): CouponLine {
  const isOpen = indexes.some((index) => isPendingStatus(coupon.legs[index]?.statusId ?? 0));
  const payout = roundRatio({ n: BigInt(coupon.amount) * best.n, d: best.d * lines }, 'half-up');
  return {
    rank,
    indexes,
    coef: toDisplayMinorUnits(roundRatio({ n: 1000n * won.n, d: won.d }, 'half-up')),
    state: best.n === 0n ? 'lost' : isOpen ? 'pending' : 'won',
    payout: toDisplayMinorUnits(payout),
  };
}
