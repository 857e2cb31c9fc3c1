import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from '#shared/domain/routing/route-table.ts';

/** The route of the address, null where no page is. */
export function useRoute(): RouteMatch | null {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname), [pathname]);
}

/** Parameters of the route of the address. */
export function useRouteParams(): RouteMatch['params'] {
  return useRoute()?.params ?? {};
}

/** Language of the address: the site server never lets a page through without one. */
export function useLanguage(): string {
  return useLocation().pathname.slice(1, 3);
}
