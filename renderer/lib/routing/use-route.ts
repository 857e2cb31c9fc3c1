import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchAmong } from '#shared/domain/routing/match-route.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { knownRoutes, useKnownRoutes } from './known-routes.ts';

/** Returns the route of the address; null for an unknown address, or until the table is loaded. */
export function useRoute(): RouteMatch | null {
  const { pathname } = useLocation();
  const row = useKnownRoutes(() => matchAmong(knownRoutes(), pathname)?.row ?? null);
  return useMemo(() => row && matchAmong([row], pathname), [row, pathname]);
}

/** Returns the parameters of the route. */
export function useRouteParams(): RouteMatch['params'] {
  return useRoute()?.params ?? {};
}

/** Returns the language of the address; the site server redirects every address without one. */
export function useLanguage(): string {
  return useLocation().pathname.slice(1, 3);
}
