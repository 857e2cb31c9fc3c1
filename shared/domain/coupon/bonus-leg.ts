import type { CouponRules } from './coupon-rules.ts';
import { BET_STATUS, isVoidStatus, MULTIPLIER_UNIT, multiplierOf, toBetStatusId } from './leg-status.ts';
import type { EngineLeg } from './types.ts';

/**
 * Returns the multiplier of each leg, in 1/2000, when every leg has a decided status. The bonus leg has no status: it
 * counts its coefficient when no other leg lost and enough of them are not void, otherwise 1 (coupon mathematics §8.8).
 *
 * @param statuses a decided status for each leg; that of a bonus leg is not read
 */
export function legMultipliers(
  legs: readonly EngineLeg[],
  statuses: readonly number[],
  rules: CouponRules,
): readonly bigint[] {
  return legs.map((leg, index) =>
    leg.isBonus
      ? bonusMultiplier(leg.coef, legs, statuses, rules)
      : multiplierOf(leg.coef, toBetStatusId(statuses[index] ?? BET_STATUS.notCalculated)),
  );
}

function bonusMultiplier(
  coef: number,
  legs: readonly EngineLeg[],
  statuses: readonly number[],
  rules: CouponRules,
): bigint {
  const others = statuses.filter((_, index) => legs[index]?.isBonus !== true);
  const standing = others.filter((status) => !isVoidStatus(status)).length;
  const isEarned = standing >= rules.bonusBet.minStandingLegs && !others.includes(BET_STATUS.lose);
  return isEarned ? multiplierOf(coef, BET_STATUS.win) : MULTIPLIER_UNIT;
}
