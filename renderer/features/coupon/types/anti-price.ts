import { antiExpressCoefOf } from '#shared/domain/coupon/anti-express.ts';
import { decideCoefChange, type PriceTolerance } from '#shared/domain/coupon/coef-change.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';

/** Returns the price of an anti-express of bets at these prices, in thousandths; null when there is none. */
export function antiPrice(coefs: readonly number[], rules: CouponRules): number | null {
  const legs = coefs.map((coef) => ({ coef, statusId: BET_STATUS.notStarted }));
  return antiExpressCoefOf({ typeId: COUPON_TYPE.antiExpress, amount: 0, legs }, rules);
}

/**
 * Tells whether the single price of an anti-express, not those of its bets, moved further than the policy allows
 * (coupon mathematics §8.1).
 */
export function antiNeedsConfirmation(
  agreed: readonly number[],
  now: readonly number[],
  tolerance: PriceTolerance,
  rules: CouponRules,
): boolean {
  const [before, after] = [antiPrice(agreed, rules), antiPrice(now, rules)];
  return decideCoefChange(tolerance, [before ?? 0], [after ?? 0], rules) === 'confirm';
}
