import { type LazyPage, lazyPage } from '#renderer/lib/lazy/lazy-page.tsx';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { PageSkeleton } from './slots.tsx';

/** Result of one call that a page loads. */
export interface LoadResult {
  readonly error?: unknown;
}

/** Address at which a page loads its data, besides its parameters. */
export interface PageAddress {
  readonly language: string;
  readonly query: URLSearchParams;
}

export interface PageRoute extends LazyPage {
  /** Namespaces of texts beyond those of every page. */
  readonly namespaces: readonly string[];
  /** Source module of the page, as the build manifest names it. */
  readonly module: string;
  /** Starts every call of the page at once. */
  readonly load: (
    dispatch: AppDispatch,
    params: Readonly<Record<string, string>>,
    address: PageAddress,
  ) => readonly PromiseLike<LoadResult>[];
  /** Time for which the server may share a rendered page between visitors, ms. */
  readonly sharedMs: number;
}

const NO_CALLS: PageRoute['load'] = () => [];

/** Makes the route of a page from its source module below the features and its import. */
export function pageOf(
  module: string,
  load: Parameters<typeof lazyPage>[0]['load'],
  rest: Partial<Pick<PageRoute, 'load' | 'namespaces' | 'sharedMs'>> = {},
): PageRoute {
  const namespaces = rest.namespaces ?? [];
  return {
    ...lazyPage({ load, namespaces, Fallback: PageSkeleton, isAtOnce: true }),
    module: `renderer/features/${module}`,
    namespaces,
    load: rest.load ?? NO_CALLS,
    sharedMs: rest.sharedMs ?? 0,
  };
}

export const SHORT_MS = 1000;
