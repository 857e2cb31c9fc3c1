import path from 'node:path';

/** Facts of the bundler about one module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

/** What runs before the first paint: the entry, and what the bundler adds to load the rest. */
const START = /preload-helper|rolldown\/runtime|\/renderer\/entries\/web-start\.ts$/;

/** React, which the page evaluates in a task of its own. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** Libraries that every page needs; they stay cached over releases that do not change them. */
const BASE_PACKAGES =
  /\/renderer\/entries\/web-libraries\.ts$|node_modules\/(react-router|react-router-dom|redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store|cookie|set-cookie-parser)\//;

/**
 * Chunks of the product's own code that every visit loads, by the modules whose imports they hold. A module belongs to
 * the first chunk that needs it, so the order is that in which a page loads them.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  /** The first page: the entry, and the page that most visitors open first. */
  app: ['entries/web-page.tsx', 'entries/desktop.tsx', 'features/catalogue/home/home-page.tsx'],
  /** Parts of the frame that the server draws. */
  frame: ['features/auth/account-menu.tsx', 'app/frame-rail.tsx', 'app/coupon-with-bets.tsx'],
  /** What a press waits for, and what runs beside the page from then on. */
  listening: [
    'app/listeners.ts',
    'app/moved-watch.ts',
    'app/follow-player.ts',
    'app/head/follow-head.ts',
    'features/auth/keep-session.ts',
    'features/coupon/background.ts',
    'features/coupon/placement/environment.ts',
    'lib/i18n/create-i18n.ts',
    'lib/i18n/locale-files.ts',
    'lib/tabs/language-channel.ts',
  ],
  /** The feed of prices and the calls to the back end. */
  feed: ['lib/feed/feed.ts', 'lib/feed/browser-environment.ts', 'lib/api/transport/browser-transport.ts'],
  /** The coupon with a bet in it. */
  coupon: ['features/coupon/coupon-body.tsx', 'features/coupon/settings/bet-slip-head.tsx'],
  /** What loads once the browser is idle. */
  beside: [
    'app/over-page.tsx',
    'app/later-routes.ts',
    'app/analytics-sources.ts',
    'app/extras/page-theme.tsx',
    'lib/page/find-mirror.ts',
    'lib/page/search-bot.ts',
    'lib/sections/section-runtime.tsx',
    'features/support/button/support-button.tsx',
  ],
  /** Tools of the empty coupon. */
  tools: ['features/coupon/tools/coupon-tools.tsx'],
};

/** Pages that visits often begin with: what they share with the chunks above must not make them wait for these. */
const PAGES = [
  'features/game/game-page.tsx',
  'features/catalogue/section/section-page.tsx',
  'features/history/history-page.tsx',
];

/** Returns modules and all that they import, without the libraries that have chunks of their own. */
function closureOf(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const known = new Set<string>();
  const visit = (id: string): void => {
    const info = known.has(id) ? null : graph.getModuleInfo(id);
    if (!info || [START, REACT, BASE_PACKAGES].some((pattern) => pattern.test(id))) return;
    known.add(id);
    for (const imported of info.importedIds) visit(imported);
  };
  for (const root of roots) visit(path.resolve('renderer', root));
  return known;
}

/** Returns the chunk of each module that has one of the chunks above. */
function ownersOf(graph: ModuleGraph): Map<string, string> {
  const owners = new Map<string, string>();
  const ofPages = closureOf(graph, PAGES);
  for (const [chunk, roots] of Object.entries(CHUNKS)) {
    for (const id of closureOf(graph, roots)) {
      if (!owners.has(id)) owners.set(id, chunk !== 'app' && ofPages.has(id) ? 'shared' : chunk);
    }
  }
  return owners;
}

/**
 * Returns a few chunks for what every visit loads instead of two hundred: many small files cost a request and an element
 * each, and compress badly.
 */
export function chunkGroups() {
  let owners: Map<string, string> | undefined;
  const nameOf = (id: string, graph: ModuleGraph): string | null => {
    owners ??= ownersOf(graph);
    return owners.get(id) ?? null;
  };
  return [
    { name: 'start', test: START, priority: 20 },
    { name: 'react', test: REACT, priority: 10 },
    { name: 'base', test: BASE_PACKAGES, priority: 10 },
    // The closures above are whole; the bundler's own would move what a later chunk shares into it.
    { name: nameOf, priority: 5, includeDependenciesRecursively: false },
  ];
}
