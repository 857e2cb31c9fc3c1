import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTES, type RouteId } from '#shared/domain/routing/route-table.ts';

const PARAMETER = 'signIn';

/** Home, with the wish to sign in for a page (shell §2.9). */
export function signInPath(language: string, wanted: RouteId): string {
  return `${paths.home(language)}?${PARAMETER}=${wanted}`;
}

/** The page somebody wants to sign in for; null where the address asks for nothing. */
export function signInWish(search: string): RouteId | null {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return ROUTES.find(({ id, auth }) => auth && id === wanted)?.id ?? null;
}

/** Where the wish leads once somebody has signed in. */
export function pathOfWish(language: string, wanted: RouteId): string {
  return wanted === 'history' ? paths.history(language) : paths.home(language);
}
