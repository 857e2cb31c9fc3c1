import { isMinorUnits } from '../money/minor-units.ts';
import { type AccountStage, playAccount } from './account.ts';
import { antiExpressPayout } from './anti-express.ts';
import { legMultipliers } from './bonus-leg.ts';
import { chainStages } from './chain.ts';
import { conditionStages } from './condition.ts';
import type { CouponRules } from './coupon-rules.ts';
import { BET_STATUS, isPendingStatus } from './leg-status.ts';
import { lineCountOf, linePlanOf, lineSum, productOf } from './line-plan.ts';
import { type Ratio, roundRatio } from './ratio.ts';
import { COUPON_TYPE, CouponShapeError, type EngineCoupon } from './types.ts';
import { upliftOf } from './uplift.ts';

/**
 * Assumption about the open legs: `best` and `worst` keep decided legs and take the others at their best or worst,
 * `placement` takes all legs at their best.
 */
export type Scenario = 'best' | 'worst' | 'placement';

/** Decides whether any leg is undecided; the bonus leg follows the others. */
export function hasPendingLegs(coupon: EngineCoupon): boolean {
  return coupon.legs.some((leg) => !leg.isBonus && isPendingStatus(leg.statusId));
}

/**
 * Returns a decided status for each leg. The payout of every type rises with each leg except that of the anti-express,
 * which is highest when the open legs lose (coupon mathematics §4.4, §4.5).
 */
export function statusesIn(coupon: EngineCoupon, scenario: Scenario): number[] {
  const isGood = scenario !== 'worst';
  const wantsWin = isGood !== (coupon.typeId === COUPON_TYPE.antiExpress);
  const assumed = wantsWin ? BET_STATUS.win : BET_STATUS.lose;
  return coupon.legs.map((leg) => (scenario === 'placement' || isPendingStatus(leg.statusId) ? assumed : leg.statusId));
}

/**
 * Returns the exact payout in minor units, before rounding and cap, when each leg has the given decided status (coupon
 * mathematics §2, §4). Many singles are one coupon for each bet: use {@link singlesOf} first.
 *
 * @throws CouponShapeError for a coupon without meaning
 */
export function payoutWith(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules): Ratio {
  assertNumbers(coupon);
  if (coupon.typeId === COUPON_TYPE.antiExpress) return antiExpressPayout(coupon, statuses, rules);
  const multipliers = legMultipliers(coupon.legs, statuses, rules);
  const stages = stagesOf(coupon);
  if (stages) {
    return playAccount(BigInt(coupon.amount), stages, (stage) => productOf(stage.indexes, multipliers), rules);
  }
  const plan = linePlanOf(coupon, rules);
  if (!plan) throw new CouponShapeError(`Coupon type ${coupon.typeId} has no payout of its own`);
  const sum = lineSum(plan, multipliers);
  const uplift = upliftOf(coupon, statuses);
  return { n: BigInt(coupon.amount) * sum.n * uplift.n, d: sum.d * lineCountOf(plan) * uplift.d };
}

function assertNumbers({ amount, legs }: EngineCoupon): void {
  if (legs.length === 0) throw new CouponShapeError('A coupon must have a leg');
  if (!isMinorUnits(amount) || amount < 0)
    throw new CouponShapeError(`A stake must be an integer of minor units from 0, not ${amount}`);
  const strange = legs.find(({ coef }) => !Number.isSafeInteger(coef) || coef <= 0);
  if (strange) throw new CouponShapeError(`A coefficient must be in integer thousandths, not ${strange.coef}`);
}

/**
 * Returns the stages of a chain or a condition, which are played on an account (coupon mathematics §4.3, §4.4); null
 * for other types.
 */
export function stagesOf(coupon: EngineCoupon): AccountStage[] | null {
  if (coupon.typeId === COUPON_TYPE.chain) return chainStages(coupon);
  return coupon.typeId === COUPON_TYPE.condition ? conditionStages(coupon) : null;
}

/**
 * Returns the exact payout in minor units under a scenario (coupon mathematics §4); {@link payoutWith} names the
 * errors.
 */
export function payoutIn(coupon: EngineCoupon, scenario: Scenario, rules: CouponRules): Ratio {
  return payoutWith(coupon, statusesIn(coupon, scenario), rules);
}

/**
 * Returns the largest and the least payout still possible, exactly and without cap (coupon mathematics §4); the same
 * number once every leg is decided.
 */
export function payoutBounds(coupon: EngineCoupon, rules: CouponRules): { readonly max: Ratio; readonly min: Ratio } {
  const max = payoutIn(coupon, 'best', rules);
  return { max, min: hasPendingLegs(coupon) ? payoutIn(coupon, 'worst', rules) : max };
}

/**
 * Returns the payout rounded once and capped (coupon mathematics §1.4, §1.6): the amount paid or shown, in minor units.
 */
export function finalPayout(
  exact: Ratio,
  coupon: Pick<EngineCoupon, 'maxPayoutLimit'>,
  rules: Pick<CouponRules, 'payoutRounding'>,
): bigint {
  const rounded = roundRatio(exact, rules.payoutRounding);
  const limit = coupon.maxPayoutLimit ?? null;
  return limit !== null && rounded > BigInt(limit) ? BigInt(limit) : rounded;
}

/**
 * Returns many singles as the coupons that are sent and settled, one for each bet with its own amount (coupon
 * mathematics §2); the payout limit counts for each.
 *
 * @throws CouponShapeError when a bet has no amount
 */
export function singlesOf(coupon: EngineCoupon, rules: CouponRules): EngineCoupon[] {
  return coupon.legs.map((leg) => {
    if (leg.amount === undefined) throw new CouponShapeError('A bet of many singles has no amount');
    return {
      typeId: rules.manySinglesWireTypeId,
      amount: leg.amount,
      legs: [leg],
      maxPayoutLimit: coupon.maxPayoutLimit ?? null,
    };
  });
}
