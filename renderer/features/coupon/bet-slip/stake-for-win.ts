import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { previewCoupon } from '#shared/domain/coupon/preview.ts';
import type { EngineCoupon } from '#shared/domain/coupon/types.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';

/**
 * Returns the smallest stake whose possible win reaches an amount; minor units. null where no stake does, because the
 * payout is limited, or where the amount is not above zero. Stakes are tried by halves with the arithmetic of the coupon,
 * so rounding and limits are those of the placement.
 */
export function stakeForWin(engine: EngineCoupon, wished: MinorUnits, rules: CouponRules): MinorUnits | null {
  const reaches = (amount: MinorUnits) => previewCoupon({ ...engine, amount }, rules).maxPayout >= wished;
  // No coupon wins less than it costs.
  if (wished <= 0 || !reaches(wished)) return null;
  let below = 0;
  let enough = wished;
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (reaches(middle)) enough = middle;
    else below = middle;
  }
  return enough;
}
