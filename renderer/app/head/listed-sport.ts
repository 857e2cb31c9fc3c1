import type { RouteMatch } from '#shared/domain/routing/route-row.ts';

/** Returns the segment of the sport that a list page shows; undefined for other pages and for lists of all sports. */
export function listedSport(route: RouteMatch | null): string | undefined {
  return route?.row.page === 'section' ? route.params.sport : undefined;
}
