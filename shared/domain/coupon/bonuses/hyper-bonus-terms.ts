import type { MinorUnits } from '../../money/minor-units.ts';
import { type CouponRules, DEFAULT_COUPON_RULES, type OptionalLimit } from '../coupon-rules.ts';
import { hyperBonus, hyperBonusLegCount } from '../hyper-bonus.ts';
import { BET_STATUS } from '../leg-status.ts';
import { COUPON_TYPE, type EngineCoupon } from '../types.ts';

/** From so many counted legs on the bonus is so many percent. */
export type HyperStep = { readonly legs: number; readonly percent: number };

/**
 * The terms of the hyper bonus in one currency (coupon mathematics §8.7). They are kept with each coupon that is taken
 * under them, so that another ladder changes nothing about it.
 */
export type HyperTerms = {
  /** by rising numbers of legs; the first step says how many legs it takes at all */
  readonly ladder: readonly HyperStep[];
  /** thousandths; a winning leg below it forfeits the bonus */
  readonly minLegCoef: number;
  readonly base: 'net' | 'gross';
  /** smallest stake, minor units */
  readonly minBetLimit: MinorUnits;
  /** largest bonus, minor units */
  readonly maxLimit: OptionalLimit;
};

/** What an express lacks to get the bonus; null where nothing is missing. */
export type HyperMissing =
  | { readonly kind: 'legs'; readonly count: number }
  | { readonly kind: 'coef'; readonly minLegCoef: number }
  | { readonly kind: 'stake'; readonly minBetLimit: MinorUnits };

/** The bonus of a coupon as it stands, and what would bring one, or more of it. */
export type HyperOutlook = {
  /** of the step that is reached; 0 below the first */
  readonly percent: number;
  /** minor units: the most it can bring; 0 while something is missing */
  readonly amount: MinorUnits;
  readonly missing: HyperMissing | null;
  /** the next step of the ladder, with how many more legs it takes */
  readonly next: { readonly legs: number; readonly percent: number } | null;
};

/** Percent for a number of counted legs; 0 below the first step (coupon mathematics §8.7). */
export function hyperPercentOf(ladder: readonly HyperStep[], legs: number): number {
  return ladder.findLast((step) => step.legs <= legs)?.percent ?? 0;
}

function rulesUnder({ ladder, minLegCoef, base }: HyperTerms, rules: CouponRules): CouponRules {
  const minLegs = ladder[0]?.legs ?? Number.MAX_SAFE_INTEGER;
  return { ...rules, hyperBonus: { base, minLimitReads: 'stake', minLegs, minLegCoef } };
}

/**
 * The hyper bonus of an express under its terms, minor units; 0 when a condition fails (coupon mathematics §8.7). The
 * percent is that of the legs that count now: voids lower it. With open legs it is the most that it can become.
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
 * What the slip tells of the hyper bonus of an express that is being made (coupon mathematics §8.7): "+ up to", never
 * a part of the coefficient or of the possible win. Null for the types that have none.
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
