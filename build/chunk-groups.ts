import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

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
const REACT = /\/renderer\/entries\/web-react\.ts$|node_modules\/(react|react-dom|scheduler)\//;

/** Libraries that every page needs; they stay cached over releases that do not change them. */
const BASE_PACKAGES =
  /\/renderer\/entries\/web-libraries\.ts$|node_modules\/(react-router|react-router-dom|@remix-run\/router|redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store)\//;

/** Library of checks, which most pages need. */
const CHECKS = /node_modules\/valibot\//;

/** Libraries of dialogs and menus, which many pages do not need. */
const DIALOGS =
  /node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|use-callback-ref|react-style-singleton)\//;

const LIBRARIES = [START, REACT, BASE_PACKAGES, CHECKS, DIALOGS];

/**
 * Chunks of the product's own code that every visit loads, by the modules whose imports they hold. A module belongs to
 * the first chunk that needs it, so the order is that in which a page loads them.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  /** The first page: the entry, and the page that most visitors open first. */
  app: ['entries/web-page.tsx', 'entries/desktop.tsx', 'features/catalogue/home/home-page.tsx'],
  /** Parts of the frame that the server draws, and the list of its dialogs. */
  frame: [
    'app/auth/account-place.tsx',
    'app/frame-rail.tsx',
    'app/coupon-with-bets.tsx',
    'app/layouts/layout-dialogs.tsx',
  ],
  /** Texts that a page has not been drawn with; a press that opens a part waits for them. */
  texts: ['lib/i18n/create-i18n.ts', 'lib/i18n/locale-files.ts'],
  /** What runs beside the page. */
  listening: [
    'app/listeners.ts',
    'app/moved-watch.ts',
    'app/follow-player.ts',
    'app/head/follow-head.ts',
    'features/sign-in/keep-session.ts',
    'features/coupon/background.ts',
    'features/coupon/placement/environment.ts',
    'lib/tabs/language-channel.ts',
  ],
  /** The feed of prices and the calls to the back end. */
  feed: ['lib/feed/feed.ts', 'lib/feed/browser-environment.ts', 'lib/api/transport/browser-transport.ts'],
  /** The coupon with a bet in it. */
  coupon: ['features/coupon/coupon-body.tsx', 'features/coupon/settings/bet-slip-head.tsx'],
  /** Layouts beside the usual one, which the server draws too. */
  layouts: ['app/layouts/later-layouts.tsx'],
  /** What loads once the browser is idle. */
  beside: [
    'app/over-page.tsx',
    'app/later-routes.ts',
    'app/analytics-sources.ts',
    'app/extras/page-theme.tsx',
    'features/keyboard/run-shortcut.ts',
    'host/show-notification.ts',
    'lib/live/update-age.tsx',
    'lib/page/find-mirror.ts',
    'lib/page/search-bot.ts',
    'lib/sections/section-runtime.tsx',
    'features/support/button/support-button.tsx',
  ],
  /** What stands in the place of a section that the operator's part of the site did not bring. */
  fallbacks: ['app/sections/footer-fallback.tsx', 'app/sections/menu-fallback.tsx', 'app/sections/strip-fallback.tsx'],
  /** What an answer says that is not as it should be. */
  answers: ['lib/api/answer-error.ts', '../shared/domain/transport/fit-answer.ts', 'lib/api/unfit-answer.ts'],
  /** Open bets of a player, as the frame counts them. */
  open: ['features/history/my-bets/open-bets.ts', 'features/history/my-bets/open-count.tsx'],
  /** Tools of the empty coupon. */
  tools: ['features/coupon/tools/coupon-tools.tsx'],
};

/**
 * Chunks of what these chunks share with pages, by those pages: a page must not wait for all that a visit loads. The first
 * are the pages that visits often begin with.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  shared: [
    'features/game/game-page.tsx',
    'features/catalogue/section/section-page.tsx',
    'features/history/history-page.tsx',
  ],
  common: globSync('features/**/*-page.tsx', { cwd: 'renderer' }),
};

/** Returns modules and all that they import, without the libraries that have chunks of their own. */
function closureOf(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const known = new Set<string>();
  const visit = (id: string): void => {
    const info = known.has(id) ? null : graph.getModuleInfo(id);
    if (!info || LIBRARIES.some((pattern) => pattern.test(id))) return;
    known.add(id);
    for (const imported of info.importedIds) visit(imported);
  };
  for (const root of roots) visit(path.resolve('renderer', root));
  return known;
}

/** Tells whether a module needs the libraries of dialogs, at any depth. */
function needsDialogs(graph: ModuleGraph, id: string, seen = new Set<string>()): boolean {
  if (DIALOGS.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => needsDialogs(graph, imported, seen));
}

/** Returns the chunk of each module that has one of the chunks above. */
function ownersOf(graph: ModuleGraph): Map<string, string> {
  const owners = new Map<string, string>();
  const shared = Object.entries(SHARED).map(([chunk, pages]) => [chunk, closureOf(graph, pages)] as const);
  const sharedBy = (id: string) => shared.find(([, modules]) => modules.has(id))?.[0];
  for (const [chunk, roots] of Object.entries(CHUNKS)) {
    for (const id of closureOf(graph, roots)) {
      if (owners.has(id)) continue;
      const common = chunk === 'app' ? undefined : sharedBy(id);
      owners.set(id, common && needsDialogs(graph, id) ? 'dialogs' : (common ?? chunk));
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
    if (CHECKS.test(id)) return 'checks';
    return DIALOGS.test(id) ? 'dialogs' : (owners.get(id) ?? null);
  };
  return [
    { name: 'start', test: START, priority: 20 },
    { name: 'react', test: REACT, priority: 10 },
    { name: 'base', test: BASE_PACKAGES, priority: 10 },
    // The closures above are whole; the bundler's own would move what a later chunk shares into it.
    { name: nameOf, priority: 5, includeDependenciesRecursively: false },
  ];
}

/**
 * Adds the modules of the chunks above to the manifest, where the bundler names only the chunks: the site server asks for
 * the styles of what it draws by module.
 */
export function groupedModules(): Plugin {
  const roots = new Set(Object.values(CHUNKS).flatMap((modules) => modules.map((module) => `renderer/${module}`)));
  return {
    name: 'grouped-modules',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const file = path.join(dir, 'manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, { file: string; imports?: string[] }>;
      const keys = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
      for (const chunk of Object.values(bundle)) {
        const key = keys.get(chunk.fileName);
        if (chunk.type !== 'chunk' || key === undefined) continue;
        for (const id of chunk.moduleIds) {
          const module = path.relative('.', id).replaceAll(path.sep, '/');
          if (roots.has(module)) manifest[module] ??= { file: chunk.fileName, imports: [key] };
        }
      }
      await writeFile(file, JSON.stringify(manifest, null, 2));
    },
  };
}
