import { knowRoutes, useKnownRoutes } from '#renderer/lib/routing/known-routes.ts';
import type { PageId } from '#shared/domain/routing/route-row.ts';
import { FIRST_PAGES } from './first-pages.ts';
import type { PageRoute } from './page-route.tsx';

/** The whole table with its pages, frames and guards: the browser gets it after the first page. */
type RouteBook = typeof import('./later-routes.ts');

let opened: RouteBook | null = null;
let opening: Promise<RouteBook> | undefined;

async function bring(): Promise<RouteBook> {
  opened = await import('./later-routes.ts');
  knowRoutes(opened.ROUTES);
  return opened;
}

/** Opens the book: before the server renders, and in the browser before any page that is not among the first. */
export function openRouteBook(): Promise<RouteBook> {
  opening ??= bring().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** The book, null before it was opened. */
export function useRouteBook(): RouteBook | null {
  useKnownRoutes();
  return opened;
}

/** The book outside of components. */
export function routeBook(): RouteBook | null {
  return opened;
}

/** What draws a page; null for a later one while the book is closed. */
export function pageById(id: PageId): PageRoute | null {
  const pages: Readonly<Partial<Record<PageId, PageRoute>>> = FIRST_PAGES;
  return pages[id] ?? opened?.LATER_PAGES[id as keyof RouteBook['LATER_PAGES']] ?? null;
}
