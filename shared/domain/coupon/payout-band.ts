import { type MinorUnits, toDisplayMinorUnits } from '../money/minor-units.ts';
import { playStage } from './account.ts';
import { blocksOf } from './blocks.ts';
import { legMultipliers } from './bonus-leg.ts';
import { chainStages } from './chain.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { BET_STATUS } from './leg-status.ts';
import { type LinePlan, linePlanOf, productOf } from './line-plan.ts';
import { finalPayout, payoutWith, singlesOf, statusesIn } from './payout.ts';
import { COUPON_TYPE, type EngineCoupon } from './types.ts';

/** Range of payouts for one number of winning legs, the others losing; minor units, rounded and capped. */
export type PayoutBand = {
  readonly won: number;
  /** with the worst choice of winners */
  readonly min: MinorUnits;
  /** with the best one */
  readonly max: MinorUnits;
};

/**
 * Largest number of blocks to try: blocks of several legs have no closed form, so every combination of winning and
 * losing blocks is tried.
 */
const MAX_TRIED_GROUPS = 10;

/**
 * Returns the least and the largest payout of a coupon by the number of legs that win, from none to all (coupon
 * mathematics §4, §5); statuses are not read. Legs that are alone in a line's unit are sorted, a chain is searched step
 * by step, and blocks of several legs are tried out.
 *
 * @returns one entry for each number of winners; null where more than 10 blocks would have to be tried
 * @throws CouponShapeError for a coupon without meaning
 */
export function payoutBand(coupon: EngineCoupon, rules: CouponRules = DEFAULT_COUPON_RULES): PayoutBand[] | null {
  switch (coupon.typeId) {
    case COUPON_TYPE.antiExpress:
      return bandOf(coupon, (won) => {
        const winners = coupon.legs.map((_, index) => index).slice(0, won);
        const payout = payoutOf(coupon, winners, rules);
        return [payout, payout];
      });
    case COUPON_TYPE.manySingles:
      return singlesBand(coupon, rules);
    case COUPON_TYPE.chain:
      return chainBand(coupon, rules);
    case COUPON_TYPE.condition:
      return triedBand(
        coupon,
        blocksOf(coupon.legs).map(({ indexes }) => indexes),
        rules,
      );
    default:
      return plannedBand(coupon, rules);
  }
}

function bandOf(coupon: EngineCoupon, at: (won: number) => Bounds): PayoutBand[] {
  return Array.from({ length: coupon.legs.length + 1 }, (_, won) => {
    const [min, max] = at(won);
    return { won, min: toDisplayMinorUnits(min), max: toDisplayMinorUnits(max) };
  });
}

type Bounds = readonly [min: bigint, max: bigint];

/** Returns the smallest and the largest of some amounts. */
function boundsOf(amounts: readonly bigint[]): Bounds {
  const rising = amounts.toSorted((a, b) => (a < b ? -1 : 1));
  return [rising.at(0) ?? 0n, rising.at(-1) ?? 0n];
}

/** Returns the payout when these legs win and all others lose. */
function payoutOf(coupon: EngineCoupon, winners: Iterable<number>, rules: CouponRules): bigint {
  const won = new Set(winners);
  const statuses = coupon.legs.map((_, index) => (won.has(index) ? BET_STATUS.win : BET_STATUS.lose));
  return finalPayout(payoutWith(coupon, statuses, rules), coupon, rules);
}

/** Returns the band of many singles: each bet pays alone, so the smallest or the largest payouts win. */
function singlesBand(coupon: EngineCoupon, rules: CouponRules): PayoutBand[] {
  const payouts = singlesOf(coupon, rules)
    .map((single) => payoutOf(single, [0], rules))
    .sort((a, b) => (a < b ? -1 : 1));
  const sum = (part: readonly bigint[]) => part.reduce((total, payout) => total + payout, 0n);
  return bandOf(coupon, (won) => [sum(payouts.slice(0, won)), sum(payouts.slice(payouts.length - won))]);
}

/**
 * Returns the band of a chain: its return rises with the balance of its account, so the bounds after each step follow
 * from those before it.
 */
function chainBand(coupon: EngineCoupon, rules: CouponRules): PayoutBand[] {
  const multipliers = legMultipliers(coupon.legs, statusesIn(coupon, 'placement'), rules);
  let bounds: Bounds[] = [[BigInt(coupon.amount), BigInt(coupon.amount)]];
  let scale = 1n;
  for (const stage of chainStages(coupon)) {
    const { n, d } = productOf(stage.indexes, multipliers);
    const before = { previous: 0n, scale };
    const played = (accounts: Bounds | undefined, won: bigint) =>
      (accounts ?? []).map((account) => playStage({ ...before, account }, stage, { n: won, d }, rules).account);
    const reached = bounds;
    bounds = [...reached, null].map((_, won) =>
      boundsOf([...played(reached[won], 0n), ...played(reached[won - 1], n)]),
    );
    scale *= d;
  }
  const final = (account: bigint) => finalPayout({ n: account, d: scale }, coupon, rules);
  return bandOf(coupon, (won) => {
    const [min, max] = bounds[won] ?? [0n, 0n];
    return [final(min), final(max)];
  });
}

function plannedBand(coupon: EngineCoupon, rules: CouponRules): PayoutBand[] | null {
  const plan = linePlanOf(coupon, rules);
  if (!plan) return null;
  if (plan.units.some((unit) => unit.length > 1)) {
    const required = plan.required.length > 0 ? [plan.required] : [];
    return triedBand(coupon, [...required, ...plan.units], rules);
  }
  return sortedBand(coupon, plan, rules);
}

/**
 * Returns the band where every unit is one leg: the best winners are the highest prices, after the legs that every line
 * needs.
 */
function sortedBand(coupon: EngineCoupon, { required, units }: LinePlan, rules: CouponRules): PayoutBand[] {
  const coefOf = (index: number) => coupon.legs[index]?.coef ?? 0;
  const rising = units.flat().sort((a, b) => coefOf(a) - coefOf(b));
  return bandOf(coupon, (won) => {
    const best = [...required, ...rising.toReversed()].slice(0, won);
    const worst = [...rising, ...required].slice(0, won);
    return [payoutOf(coupon, worst, rules), payoutOf(coupon, best, rules)];
  });
}

/** Returns the band where groups of legs win or lose together; in a losing group all but one leg may still win. */
function triedBand(
  coupon: EngineCoupon,
  groups: readonly (readonly number[])[],
  rules: CouponRules,
): PayoutBand[] | null {
  if (groups.length > MAX_TRIED_GROUPS) return null;
  const bounds = new Map<number, Bounds>();
  for (let mask = 0; mask < 1 << groups.length; mask++) {
    const standing = groups.filter((_, place) => (mask >> place) & 1).flat();
    const payout = payoutOf(coupon, standing, rules);
    const fallen = groups.length - groups.filter((_, place) => (mask >> place) & 1).length;
    const maxWon = coupon.legs.length - fallen;
    for (let won = standing.length; won <= maxWon; won++) {
      bounds.set(won, boundsOf([payout, ...(bounds.get(won) ?? [])]));
    }
  }
  return bandOf(coupon, (won) => bounds.get(won) ?? [0n, 0n]);
}
