import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchAmong } from '#shared/domain/routing/match-route.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { useKnownRoutes } from './known-routes.ts';

/** The route of the address; null where no page is, or where the table is still on its way. */
export function useRoute(): RouteMatch | null {
  const { pathname } = useLocation();
  const rows = useKnownRoutes();
  return useMemo(() => matchAmong(rows, pathname), [rows, pathname]);
}

/** Parameters of the route of the address. */
export function useRouteParams(): RouteMatch['params'] {
  return useRoute()?.params ?? {};
}

/** Language of the address: the site server never lets a page through without one. */
export function useLanguage(): string {
  return useLocation().pathname.slice(1, 3);
}
