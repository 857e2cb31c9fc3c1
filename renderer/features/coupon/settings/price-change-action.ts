import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';
import type { CouponState } from '../coupon-state.ts';

/** Returns the policy on changed prices: the player's, or the site's where none was chosen (betting §3). */
export function priceChangeActionOf(coupon: Pick<CouponState, 'coefAction'>, config: SiteConfig): CoefChangeAction {
  return coupon.coefAction ?? config.coupon.changeCoefAction;
}
