import type { CouponRules } from '../coupon-rules.ts';
import { isPendingStatus } from '../leg-status.ts';
import { lineCountOf, linePlanOf, lineSum } from '../line-plan.ts';
import { payoutBounds, payoutWith } from '../payout.ts';
import { addRatios, compareRatios, type Ratio, reduceRatio, wholeRatio, ZERO } from '../ratio.ts';
import { COUPON_TYPE, type EngineCoupon } from '../types.ts';
import { CHANCE_UNIT, EXPECTED_UNIT, expectedMultiplier, type LegChance, legEndings } from './leg-chance.ts';

/** Reasons why the value of a coupon is unknown. */
export type ValueRefusal =
  /** Too many legs are open for a type, or a payout limit, that needs every combination of results. */
  | 'TOO_MANY_OPEN'
  /** A quarter line in such a coupon: the price does not give the chances of its halves. */
  | 'SPLIT_LINE'
  /** The type is no coupon of its own. */
  | 'TYPE';

/** Exact value in minor units, or the reason why there is none. */
export type FairValue = { readonly value: Ratio } | { readonly refusal: ValueRefusal };

/** Largest number of open legs whose combinations are valued: 2 to the twelfth, where no stake can come back. */
const MAX_OPEN = 12;
const MAX_ENDINGS = 4096;

function isCapBinding(coupon: EngineCoupon, max: Ratio): boolean {
  const limit = coupon.maxPayoutLimit ?? null;
  return limit !== null && compareRatios(max, wholeRatio(limit)) > 0;
}

/**
 * Returns the mean payout of a sum of lines as the payout of mean multipliers, because every line is a product of
 * independent legs. A bonus bet and the uplift of a house express depend on all legs together.
 */
function linesValue(coupon: EngineCoupon, chances: readonly (LegChance | null)[], rules: CouponRules): Ratio | null {
  if (coupon.legs.some(({ isBonus }) => isBonus) || coupon.upliftPercent) return null;
  const plan = linePlanOf(coupon, rules);
  if (!plan) return null;
  const multipliers = coupon.legs.map((leg, index) => expectedMultiplier(leg, chances[index] ?? null));
  const sum = lineSum(plan, multipliers, EXPECTED_UNIT);
  return { n: BigInt(coupon.amount) * sum.n, d: sum.d * lineCountOf(plan) };
}

/** Returns an exact payout, minor units, within the payout limit of its coupon. */
export function capped(payout: Ratio, limit: number | null): Ratio {
  return limit !== null && compareRatios(payout, wholeRatio(limit)) > 0 ? wholeRatio(limit) : payout;
}

/**
 * Returns the mean over every combination of results of the open legs. It adds up sums of one denominator first, so
 * that none grows.
 */
function endingsValue(coupon: EngineCoupon, chances: readonly (LegChance | null)[], rules: CouponRules): FairValue {
  const open = coupon.legs.filter((leg) => !leg.isBonus && isPendingStatus(leg.statusId)).length;
  const endings = coupon.legs.map((leg, index) => legEndings(leg, chances[index] ?? null));
  const combinations = endings.reduce((product, { length }) => product * length, 1);
  if (open > MAX_OPEN || combinations > MAX_ENDINGS) return { refusal: 'TOO_MANY_OPEN' };
  const isSplit = chances.some(
    (chance, index) => chance?.isSplit && isPendingStatus(coupon.legs[index]?.statusId ?? 0),
  );
  if (isSplit) return { refusal: 'SPLIT_LINE' };
  const sums = new Map<bigint, bigint>();
  const statuses: number[] = [];
  const visit = (index: number, weight: bigint): void => {
    const ofLeg = endings[index];
    if (!ofLeg) {
      const { n, d } = capped(payoutWith(coupon, statuses, rules), coupon.maxPayoutLimit ?? null);
      sums.set(d, (sums.get(d) ?? 0n) + n * weight);
      return;
    }
    for (const ending of ofLeg) {
      statuses[index] = ending.statusId;
      visit(index + 1, weight * ending.weight);
    }
  };
  visit(0, 1n);
  const scale = BigInt(CHANCE_UNIT) ** BigInt(coupon.legs.length);
  let value = ZERO;
  for (const [d, n] of sums) value = reduceRatio(addRatios(value, { n, d: d * scale }));
  return { value };
}

/**
 * Returns the fair value of a coupon: the mean payout by the chances of its open legs, taken as independent (peers
 * (c)1; coupon mathematics §2, §4). Exact, before any margin and rounding. Sums of lines use mean multipliers; chain,
 * condition, anti-express and coupons whose payout limit can bind use every combination of results.
 *
 * @param chances for each leg; those of decided legs are ignored, an open leg without a chance never wins
 * @throws CouponShapeError for a coupon without meaning
 */
export function fairValue(coupon: EngineCoupon, chances: readonly (LegChance | null)[], rules: CouponRules): FairValue {
  if (coupon.typeId === COUPON_TYPE.manySingles) return { refusal: 'TYPE' };
  const { max } = payoutBounds(coupon, rules);
  const value = isCapBinding(coupon, max) ? null : linesValue(coupon, chances, rules);
  return value ? { value } : endingsValue(coupon, chances, rules);
}
