import { type AccountStage, type AccountState, openAccount, playStage } from './account.ts';
import { legMultipliers } from './bonus-leg.ts';
import type { CouponRules } from './coupon-rules.ts';
import { lineCountOf, linePlanOf, productOf } from './line-plan.ts';
import { payoutIn, stagesOf, statusesIn } from './payout.ts';
import { compareRatios, multiplyRatios, type Ratio } from './ratio.ts';
import { COUPON_TYPE, type EngineCoupon } from './types.ts';
import { upliftOf } from './uplift.ts';

/**
 * Largest number of stages to search: chain and condition have no closed form, and a longer search is not worth its
 * time.
 */
const MAX_SEARCHED_STAGES = 12;

/**
 * Returns the smallest payout above zero at placement, exactly, in minor units: the "from" of "from … to …" (coupon
 * mathematics §4.6). Many singles: the smallest of their coupons, which the caller compares.
 *
 * @returns null for a chain or a condition of more than 12 stages
 * @throws CouponShapeError for a coupon without meaning
 */
export function minPositivePayout(coupon: EngineCoupon, rules: CouponRules): Ratio | null {
  if (coupon.typeId === COUPON_TYPE.antiExpress) return payoutIn(coupon, 'placement', rules);
  const multipliers = legMultipliers(coupon.legs, statusesIn(coupon, 'placement'), rules);
  const stages = stagesOf(coupon);
  if (stages) return smallestOfAccount(BigInt(coupon.amount), stages, multipliers, rules);
  const plan = linePlanOf(coupon, rules);
  if (!plan) return null;
  const units = plan.units.map((unit) => productOf(unit, multipliers)).sort(compareRatios);
  const smallest = [productOf(plan.required, multipliers), ...units.slice(0, plan.from)].reduce(multiplyRatios);
  const uplift = upliftOf(coupon, statusesIn(coupon, 'placement'));
  return { n: BigInt(coupon.amount) * smallest.n * uplift.n, d: smallest.d * lineCountOf(plan) * uplift.d };
}

function smallestOfAccount(
  stake: bigint,
  stages: readonly AccountStage[],
  multipliers: readonly bigint[],
  rules: CouponRules,
): Ratio | null {
  if (stages.length > MAX_SEARCHED_STAGES) return null;
  let states: AccountState[] = [openAccount(stake)];
  for (const stage of stages) {
    const won = productOf(stage.indexes, multipliers);
    const lost = { n: 0n, d: won.d };
    states = states.flatMap((state) =>
      [won, lost].map((outcome) => playStage(state, stage, outcome, rules)).filter((next) => next.account > 0n),
    );
  }
  return states
    .map((state) => ({ n: state.account, d: state.scale }))
    .reduce((smallest, next) => (compareRatios(next, smallest) < 0 ? next : smallest));
}
