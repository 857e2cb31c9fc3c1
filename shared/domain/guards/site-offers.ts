import type { SiteConfig } from '../../contracts/site-config.ts';
import { ROUTE_FLAGS } from '../routing/route-flags.ts';

/** Whether a number is among `availableRoutes`; a site without such a list has everything (G-01). */
export function isRouteOn({ availableRoutes }: Pick<SiteConfig, 'availableRoutes'>, flag: number): boolean {
  return availableRoutes === null || availableRoutes.includes(flag);
}

/** Whether accounts can be opened here: registration is on, and the domain is not for invited players (shell §6). */
export function mayRegister(config: Pick<SiteConfig, 'isRegistrationAllowed' | 'isVipDomain'>): boolean {
  return config.isRegistrationAllowed && !config.isVipDomain;
}

/** Route 38: the quick coupon is hidden when it is off (G-09). */
export function hasQuickCoupon(config: Pick<SiteConfig, 'availableRoutes'>): boolean {
  return isRouteOn(config, ROUTE_FLAGS.quickCoupon);
}
