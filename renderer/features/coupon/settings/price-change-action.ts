import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';
import type { CouponState } from '../coupon-state.ts';

/** The policy on changed prices: the player's, else the site's (betting §3). */
export function priceChangeActionOf(coupon: Pick<CouponState, 'coefAction'>, config: SiteConfig): CoefChangeAction {
  return coupon.coefAction ?? config.coupon.changeCoefAction;
}
