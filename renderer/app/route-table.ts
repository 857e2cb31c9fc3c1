import { knowRoutes, useKnownRoutes } from '#renderer/lib/routing/known-routes.ts';
import type { PageId } from '#shared/domain/routing/route-row.ts';
import { FIRST_PAGES } from './first-pages.ts';
import type { PageRoute } from './page-route.tsx';

/** Whole route table with pages, layouts and guards; the browser loads it after the first page. */
type RouteTable = typeof import('./later-routes.ts');

let opened: RouteTable | null = null;
let opening: Promise<RouteTable> | undefined;

async function bring(): Promise<RouteTable> {
  opened = await import('./later-routes.ts');
  knowRoutes(opened.ROUTES);
  return opened;
}

/** Loads the route table: before the server renders, and in the browser before any page beyond the first ones. */
export function loadRouteTable(): Promise<RouteTable> {
  opening ??= bring().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Returns the route table; null until it is loaded. */
export function useRouteTable(): RouteTable | null {
  useKnownRoutes();
  return opened;
}

/** Returns the route table outside of components. */
export function routeTable(): RouteTable | null {
  return opened;
}

/** Returns the route of a page; null for a later page until the route table is loaded. */
export function pageById(id: PageId): PageRoute | null {
  const pages: Readonly<Partial<Record<PageId, PageRoute>>> = FIRST_PAGES;
  return pages[id] ?? opened?.LATER_PAGES[id as keyof RouteTable['LATER_PAGES']] ?? null;
}
