import { loadHome, loadSection } from '#renderer/features/catalogue/load.ts';
import { loadGame } from '#renderer/features/game/load.ts';
import { type LazyPage, lazyPage } from '#renderer/lib/lazy/lazy-page.tsx';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import type { RouteId } from '#shared/domain/routing/route-table.ts';
import { PageSkeleton } from './slots.tsx';

/** The answer of one call that a page is made of. */
export interface LoadResult {
  readonly error?: unknown;
}

export interface PageRoute extends LazyPage {
  /** Texts beyond those of every page. */
  readonly namespaces: readonly string[];
  /** Source module of the page, as the build manifest names it. */
  readonly module: string;
  /** Starts every call of the page at once. */
  readonly load: (
    dispatch: AppDispatch,
    params: Readonly<Record<string, string>>,
  ) => readonly PromiseLike<LoadResult>[];
  /** How long a page for visitors may be shared, ms. */
  readonly sharedMs: number;
}

const NO_CALLS: PageRoute['load'] = () => [];

function page(
  module: string,
  load: Parameters<typeof lazyPage>[0]['load'],
  rest: Partial<Pick<PageRoute, 'load' | 'namespaces' | 'sharedMs'>>,
): PageRoute {
  const namespaces = rest.namespaces ?? [];
  return {
    ...lazyPage({ load, namespaces, Fallback: PageSkeleton }),
    module: `renderer/features/${module}`,
    namespaces,
    load: rest.load ?? NO_CALLS,
    sharedMs: rest.sharedMs ?? 0,
  };
}

const SHORT_MS = 1000;

/** The page of each route of the table. */
export const PAGES: Readonly<Record<RouteId, PageRoute>> = {
  home: page(
    'catalogue/home/home-page.tsx',
    async () => (await import('#renderer/features/catalogue/home/home-page.tsx')).HomePage,
    { load: loadHome, sharedMs: SHORT_MS },
  ),
  section: page(
    'catalogue/section/section-page.tsx',
    async () => (await import('#renderer/features/catalogue/section/section-page.tsx')).SectionPage,
    { load: loadSection, sharedMs: SHORT_MS },
  ),
  game: page('game/game-page.tsx', async () => (await import('#renderer/features/game/game-page.tsx')).GamePage, {
    load: loadGame,
    sharedMs: SHORT_MS,
  }),
  history: page(
    'history/history-page.tsx',
    async () => (await import('#renderer/features/history/history-page.tsx')).HistoryPage,
    { namespaces: ['history'] },
  ),
};
