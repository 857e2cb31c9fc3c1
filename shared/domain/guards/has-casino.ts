import type { SiteConfig } from '../../contracts/site-config.ts';
import { ROUTE_FLAGS } from '../routing/route-flags.ts';

/**
 * Decides whether the site has a casino: the product brings none, so only a site that names the route has one, at the
 * operator's own back end.
 */
export function hasCasino({ availableRoutes }: Pick<SiteConfig, 'availableRoutes'>): boolean {
  return availableRoutes?.includes(ROUTE_FLAGS.casino) ?? false;
}
