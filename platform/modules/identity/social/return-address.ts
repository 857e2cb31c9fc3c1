import { safeRedirect } from '#shared/domain/guards/safe-redirect.ts';
import { paths } from '#shared/domain/routing/paths.ts';

export const homePathOf = (language: string): string => paths.home(language);
export const loginOf = (language: string): string => `${paths.home(language)}/login`;

/** Pages for guests alone: who is signed in has no business there. */
const FOR_GUESTS = /^\/[a-z]{2}\/(?:login|authapp|registration|old-registration)(?:[/?]|$)/;
const PAGE = /^\/[a-z]{2}(?:[/?]|$)/;

/**
 * The page of this site that somebody is led to after signing in; '' for home, where the wish names no such page.
 *
 * @param wanted path and query, as a browser has said them
 */
export function returnAddress(wanted: string): string {
  const address = safeRedirect(wanted, []);
  return address !== null && PAGE.test(address) && !FOR_GUESTS.test(address) ? address : '';
}
