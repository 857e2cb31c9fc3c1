import { knowRoutes, useKnownRoutes } from '#renderer/lib/routing/known-routes.ts';
import { FIRST_PAGES } from './first-pages.ts';
import type { PageRoute } from './page-route.tsx';

/** Whole route table with pages, layouts and guards; the browser loads it after the first page. */
type LaterRoutes = typeof import('./later-routes.ts');

let opened: LaterRoutes | null = null;
let opening: Promise<LaterRoutes> | undefined;

async function bring(): Promise<LaterRoutes> {
  opened = await import('./later-routes.ts');
  knowRoutes(opened.ROUTES);
  return opened;
}

/** Loads the later routes: before the server renders, and in the browser before any page beyond the first ones. */
export function loadLaterRoutes(): Promise<LaterRoutes> {
  opening ??= bring().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Returns the later routes, null until they were loaded. */
export function useLaterRoutes(): LaterRoutes | null {
  return useKnownRoutes(laterRoutes);
}

/** Returns the later routes outside of components. */
export function laterRoutes(): LaterRoutes | null {
  return opened;
}

/** Returns the route of a page; null for a later page until the later routes are loaded. */
export function pageById(id: string): PageRoute | null {
  return FIRST_PAGES.get(id) ?? opened?.LATER_PAGES.get(id) ?? null;
}
