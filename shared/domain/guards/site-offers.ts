import type { SiteConfig } from '../../contracts/site-config.ts';
import { ROUTE_FLAGS } from '../routing/route-flags.ts';
import type { RouteMeta } from '../routing/route-row.ts';

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

/** Entries of site config that decide which routes a site offers. */
export type OfferEntries = Pick<
  SiteConfig,
  | 'availableRoutes'
  | 'hasPoints'
  | 'isOldRegistration'
  | 'isRegistrationAllowed'
  | 'isShowIdentification'
  | 'isVipDomain'
>;

/** Conditions that a route may require of the site (shell §5). */
const REQUIREMENTS: Readonly<Record<NonNullable<RouteMeta['requires']>, (config: OfferEntries) => boolean>> = {
  registration: mayRegister,
  oldRegistration: (config) => config.isOldRegistration && mayRegister(config),
  identification: (config) => config.isShowIdentification,
  points: (config) => config.hasPoints,
};

/** Decides whether the site offers a route: its number is on, and the site has the feature that it requires (G-01). */
export function offersRoute(flag: RouteMeta['flag'], requires: RouteMeta['requires'], config: OfferEntries): boolean {
  return (flag === undefined || isRouteOn(config, flag)) && (!requires || REQUIREMENTS[requires](config));
}
