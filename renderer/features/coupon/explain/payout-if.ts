import { legMultipliers } from '#shared/domain/coupon/bonus-leg.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { lineCountOf, linePlanOf, winningLineCount } from '#shared/domain/coupon/line-plan.ts';
import { finalPayout, payoutWith, singlesOf } from '#shared/domain/coupon/payout.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { type MinorUnits, toDisplayMinorUnits } from '#shared/domain/money/minor-units.ts';

function onePayout(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules): bigint {
  return finalPayout(payoutWith(coupon, statuses, rules), coupon, rules);
}

/** What a coupon pays when each bet ends with its status: rounded once and capped, as it will be settled. */
export function payoutIf(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules): MinorUnits {
  if (coupon.typeId !== COUPON_TYPE.manySingles) return toDisplayMinorUnits(onePayout(coupon, statuses, rules));
  const payouts = singlesOf(coupon, rules).map((single, index) =>
    onePayout(single, statuses.slice(index, index + 1), rules),
  );
  return toDisplayMinorUnits(payouts.reduce((sum, payout) => sum + payout, 0n));
}

/** How many lines of the coupon pay anything then; 0 of 0 where it has none. */
export function linesStanding(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules) {
  const plan = linePlanOf(coupon, rules);
  if (!plan) return { standing: 0, lines: 0 };
  const multipliers = legMultipliers(coupon.legs, statuses, rules);
  return { standing: Number(winningLineCount(plan, multipliers)), lines: Number(lineCountOf(plan)) };
}
