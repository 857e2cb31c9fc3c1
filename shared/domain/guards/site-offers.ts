import type { SiteConfig } from '../../contracts/site-config.ts';
import { ROUTE_FLAGS } from '../routing/route-flags.ts';

/** Decides whether a number is among `availableRoutes`; a site without such a list has all routes (G-01). */
export function isRouteOn({ availableRoutes }: Pick<SiteConfig, 'availableRoutes'>, flag: number): boolean {
  return availableRoutes === null || availableRoutes.includes(flag);
}

/**
 * Decides whether visitors can open accounts here: registration is on, and the domain is not for invited players only
 * (shell §6).
 */
export function mayRegister(config: Pick<SiteConfig, 'isRegistrationAllowed' | 'isVipDomain'>): boolean {
  return config.isRegistrationAllowed && !config.isVipDomain;
}

/** Decides whether the site has the quick coupon, route 38 (G-09). */
export function hasQuickCoupon(config: Pick<SiteConfig, 'availableRoutes'>): boolean {
  return isRouteOn(config, ROUTE_FLAGS.quickCoupon);
}
