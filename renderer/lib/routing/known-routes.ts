import { useSyncExternalStore } from 'react';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { FIRST_ROWS } from '#shared/domain/routing/rows/first-rows.ts';

let known: readonly RouteRow[] = FIRST_ROWS;
const listeners = new Set<() => void>();

/** Replaces the first rows of the route table with the whole table. */
export function knowRoutes(rows: readonly RouteRow[]): void {
  known = rows;
  for (const listener of [...listeners]) listener();
}

/** Returns the known routes: those of most visits, or the whole table. */
export function knownRoutes(): readonly RouteRow[] {
  return known;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns what a function reads from the known routes. The component is drawn again only if that changes: the whole
 * table arrives while the page wakes, and most of it stays as it is.
 */
export function useKnownRoutes<T>(read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}
