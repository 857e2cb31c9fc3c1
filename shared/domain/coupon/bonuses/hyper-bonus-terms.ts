import type { MinorUnits } from '../../money/minor-units.ts';
import { type CouponRules, DEFAULT_COUPON_RULES, type OptionalLimit } from '../coupon-rules.ts';
import { hyperBonus, hyperBonusLegCount } from '../hyper-bonus.ts';
import { BET_STATUS } from '../leg-status.ts';
import { COUPON_TYPE, type EngineCoupon } from '../types.ts';

/** Step of the ladder: the percent of the bonus from this number of counted legs on. */
export type HyperStep = { readonly legs: number; readonly percent: number };

/**
 * Terms of the hyper bonus in one currency (coupon mathematics §8.7). Each coupon stores the terms under which it was
 * placed, so that a new ladder does not change it.
 */
export type HyperTerms = {
  /** ascending by number of legs; the first step is the smallest number with a bonus */
  readonly ladder: readonly HyperStep[];
  /** thousandths; a winning leg below it forfeits the bonus */
  readonly minLegCoef: number;
  readonly base: 'net' | 'gross';
  /** smallest stake, minor units */
  readonly minBetLimit: MinorUnits;
  /** largest bonus, minor units */
  readonly maxLimit: OptionalLimit;
};

/** Condition that an express does not meet; null where nothing is missing. */
export type HyperMissing =
  | { readonly kind: 'legs'; readonly count: number }
  | { readonly kind: 'coef'; readonly minLegCoef: number }
  | { readonly kind: 'stake'; readonly minBetLimit: MinorUnits };

/** Bonus of a draft as it is, and the change that would bring one, or a larger one. */
export type HyperOutlook = {
  /** percent of the reached step; 0 below the first */
  readonly percent: number;
  /** minor units: the largest bonus it can bring; 0 while something is missing */
  readonly amount: MinorUnits;
  readonly missing: HyperMissing | null;
  /** next step of the ladder, with the number of legs still missing */
  readonly next: { readonly legs: number; readonly percent: number } | null;
};

/** Returns the percent for a number of counted legs; 0 below the first step (coupon mathematics §8.7). */
export function hyperPercentOf(ladder: readonly HyperStep[], legs: number): number {
  return ladder.findLast((step) => step.legs <= legs)?.percent ?? 0;
}

function rulesUnder({ ladder, minLegCoef, base }: HyperTerms, rules: CouponRules): CouponRules {
  const minLegs = ladder[0]?.legs ?? Number.MAX_SAFE_INTEGER;
  return { ...rules, hyperBonus: { base, minLimitReads: 'stake', minLegs, minLegCoef } };
}

/**
 * Returns the hyper bonus of an express under its terms, minor units; 0 when a condition fails (coupon mathematics
 * §8.7). The percent is that of the legs that count now: voids lower it. With open legs it is the largest bonus still
 * possible.
 *
 * @param coupon with its bonus leg, if it has one
 */
export function hyperBonusOf(
  coupon: EngineCoupon,
  terms: HyperTerms,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): MinorUnits {
  const own = rulesUnder(terms, rules);
  const percent = hyperPercentOf(terms.ladder, hyperBonusLegCount(coupon, own));
  const { minBetLimit, maxLimit } = terms;
  const bonus = percent === 0 ? 0n : hyperBonus(coupon, { percent, minBetLimit, maxLimit }, own);
  return bonus > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(bonus);
}

function missingOf(coupon: EngineCoupon, counted: number, terms: HyperTerms): HyperMissing | null {
  const first = terms.ladder[0]?.legs ?? 0;
  const { minLegCoef, minBetLimit } = terms;
  const isLow = coupon.legs.some(({ coef, isBonus }) => isBonus !== true && coef < minLegCoef);
  if (counted < first) return { kind: 'legs', count: first - counted };
  if (isLow) return { kind: 'coef', minLegCoef };
  return coupon.amount < minBetLimit ? { kind: 'stake', minBetLimit } : null;
}

/**
 * Returns what the slip shows of the hyper bonus of an express draft (coupon mathematics §8.7): "+ up to", never a part
 * of the coefficient or of the possible win. Null for the types that have none.
 *
 * @param coupon its statuses are not read
 */
export function hyperOutlook(
  coupon: EngineCoupon,
  terms: HyperTerms,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): HyperOutlook | null {
  const isExpress = coupon.typeId === COUPON_TYPE.express && coupon.legs.every(({ coef }) => coef > 0);
  if (!isExpress || terms.ladder.length === 0) return null;
  const open = { ...coupon, legs: coupon.legs.map((leg) => ({ ...leg, statusId: BET_STATUS.notStarted })) };
  const counted = hyperBonusLegCount(open, rulesUnder(terms, rules));
  const missing = missingOf(open, counted, terms);
  const next = terms.ladder.find((step) => step.legs > counted) ?? null;
  return {
    percent: hyperPercentOf(terms.ladder, counted),
    amount: missing === null ? hyperBonusOf(open, terms, rules) : 0,
    missing,
    next: next && { legs: next.legs - counted, percent: next.percent },
  };
}
