import { type LazyPage, lazyPage } from '#renderer/lib/lazy/lazy-page.tsx';
import type { LoadPage, PageRecord } from '#renderer/lib/pages/page-record.ts';
import { PageSkeleton } from './slots.tsx';

/** Page that the routes draw, made from its record. */
export interface PageRoute extends LazyPage {
  readonly record: PageRecord;
  /** Namespaces of texts beyond those of every page. */
  readonly namespaces: readonly string[];
  readonly load: LoadPage;
  /** Time for which the server may share a rendered page between visitors, ms. */
  readonly sharedMs: number;
}

const NO_CALLS: LoadPage = () => [];

/** Makes the route of a page from its record. */
export function pageOf(record: PageRecord): PageRoute {
  const namespaces = [record.namespace, ...(record.namespaces ?? [])];
  const { load } = record.component;
  return {
    ...lazyPage({ load, namespaces, Fallback: PageSkeleton, isAtOnce: true }),
    record,
    namespaces,
    load: record.load ?? NO_CALLS,
    sharedMs: record.sharedMs ?? 0,
  };
}
