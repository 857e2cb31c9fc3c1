import type { MinorUnits } from '../../money/minor-units.ts';
import type { Thousandths } from '../../odds/coef-view.ts';
import { promoPayout } from '../amount-limits.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from '../coupon-rules.ts';
import { settleCoupon } from '../settlement.ts';
import type { EngineCoupon } from '../types.ts';
import { withBonusLeg } from './bonus-bet-join.ts';

type StoredCoupon = EngineCoupon & {
  readonly bonusBetCoef?: Thousandths | null;
  readonly promoCode?: string | null;
};

/**
 * Returns the largest payout that an open coupon can still bring by the known results, minor units: with its bonus leg,
 * and for a free bet without its stake (coupon mathematics §4.7, §8.6, §8.8).
 *
 * @throws CouponShapeError for a coupon without meaning
 */
export function bestPayoutOf(coupon: StoredCoupon, rules: CouponRules = DEFAULT_COUPON_RULES): MinorUnits {
  const { maxPayoutMinor } = settleCoupon(withBonusLeg(coupon), rules);
  const isFree = (coupon.promoCode ?? null) !== null;
  return isFree ? promoPayout(maxPayoutMinor, coupon.amount, false, rules).payout : maxPayoutMinor;
}
