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

export function useKnownRoutes(): readonly RouteRow[] {
  return useSyncExternalStore(subscribe, knownRoutes, knownRoutes);
}
