import type { CouponState } from '#renderer/lib/ports/coupon-port.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';

/** The policy on changed prices: the player's, else the site's (betting §3). */
export function priceChangeActionOf(coupon: Pick<CouponState, 'coefAction'>, config: SiteConfig): CoefChangeAction {
  return coupon.coefAction ?? config.coupon.changeCoefAction;
}
