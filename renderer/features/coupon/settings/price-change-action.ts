import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { COEF_CHANGE_ACTION, type CoefChangeAction, type DropPercent } from '#shared/domain/coupon/coef-change.ts';
import type { CouponState } from '../coupon-state.ts';

/** Returns the policy on changed prices: the player's, or the site's where none was chosen (betting §3). */
export function priceChangeActionOf(coupon: Pick<CouponState, 'coefAction'>, config: SiteConfig): CoefChangeAction {
  return coupon.coefAction ?? config.coupon.changeCoefAction;
}

/**
 * Returns the policy with the fall of the odds that the player accepts, percent; 0 where the site does not offer it, and
 * with another policy than accept on increase.
 */
export function priceToleranceOf(
  coupon: Pick<CouponState, 'coefAction' | 'settings'>,
  config: SiteConfig,
): { readonly action: CoefChangeAction; readonly dropPercent: DropPercent } {
  const action = priceChangeActionOf(coupon, config);
  const chosen = coupon.settings?.dropPercent ?? 0;
  const isOffered = action === COEF_CHANGE_ACTION.acceptOnIncrease && config.coupon.dropPercents.includes(chosen);
  return { action, dropPercent: isOffered ? chosen : 0 };
}
