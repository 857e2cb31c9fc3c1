import type { SiteConfig } from '../../contracts/site-config.ts';
import { pagePathOf, type RouteVisit } from './access.ts';
import { safeRedirect } from './safe-redirect.ts';

type Settings = Pick<SiteConfig, 'afterRegistrationAndLoginRedirectRoutesV2' | 'redirectHosts'>;

function target(language: string, wanted: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(wanted) ? wanted : `/${language}/${wanted.replace(/^\/+|\/+$/g, '')}`;
}

/**
 * Returns the address for a player who has just signed in or registered (G-07): the target of the first pair whose
 * source is the route's id or its path.
 *
 * @returns null when the visitor stays
 */
export function afterSignIn({ language, path, match }: RouteVisit, config: Settings): string | null {
  const names = [match?.row.id, pagePathOf(path)];
  const pair = config.afterRegistrationAndLoginRedirectRoutesV2.find(({ route_from }) =>
    names.includes(route_from.replace(/^\/+|\/+$/g, '')),
  );
  return pair ? safeRedirect(target(language, pair.route_to), config.redirectHosts) : null;
}

/**
 * Returns the address for a player who has just opened an account (shell §2.9, after-registration redirect url).
 *
 * @param language of the page, two letters
 * @returns null when the visitor stays, or the site names an address that is not allowed
 */
export function afterRegistration(
  language: string,
  config: Pick<SiteConfig, 'afterRegistrationRedirectUrl' | 'redirectHosts'>,
): string | null {
  const { afterRegistrationRedirectUrl: url, redirectHosts } = config;
  return url === null ? null : safeRedirect(target(language, url), redirectHosts);
}
