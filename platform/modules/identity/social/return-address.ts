import { safeRedirect } from '#shared/domain/guards/safe-redirect.ts';
import { paths } from '#shared/domain/routing/paths.ts';

export const homePathOf = (language: string): string => paths.home(language);
export const loginOf = (language: string): string => `${paths.home(language)}/login`;

/** Pages for guests only, which a signed-in player is not sent to. */
const FOR_GUESTS = /^\/[a-z]{2}\/(?:login|authapp|registration|old-registration)(?:[/?]|$)/;
const PAGE = /^\/[a-z]{2}(?:[/?]|$)/;

/**
 * Returns the page to open after signing in; '' for the home page, also when the request names no page of this site.
 *
 * @param wanted path and query from the browser
 */
export function returnAddress(wanted: string): string {
  const address = safeRedirect(wanted, []);
  return address !== null && PAGE.test(address) && !FOR_GUESTS.test(address) ? address : '';
}
