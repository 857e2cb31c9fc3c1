import { setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CACHE_PREFIX, ENTER_NOW } from '#renderer/lib/page/worker-words.ts';

// The service worker (shell §7, /pwa-sw.js). It caches the built files of the shell and one offline page for each
// language. It never caches answers of calls, pages of the site or personal data: every page comes from the site or not
// at all.

/** Parts of the global scope that the worker uses; the types of windows and workers exclude each other. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (kind: 'activate' | 'message', listener: (event: WorkerEvent) => void) => void;
}

interface WorkerEvent extends Event {
  readonly data?: unknown;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Paths of pages begin with a language; the debugger page always comes from the site. */
const PAGES = [/^\/(?:[a-z]{2}(?:\/|$))?/i];
const NOT_PAGES = [/^\/(?![a-z]{2}(?:\/|$)|$)/i, /^\/[a-z]{2}\/debugger(?:\/|$)/i];

const worker = self as unknown as WorkerScope;

setCacheNameDetails({ prefix: CACHE_PREFIX, precache: 'shell', suffix: '' });
const kept = self.__WB_MANIFEST;
precacheAndRoute([...kept], { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

/** Returns the offline page of a language; the first cached one where the address names none. */
async function offlinePage(language: string): Promise<Response> {
  const [first] = kept.flatMap((entry) => (entry.url.startsWith('/offline/') ? [entry.url] : []));
  const page = (await matchPrecache(`/offline/${language}`)) ?? (first ? await matchPrecache(first) : undefined);
  return page ?? Response.error();
}

registerRoute(
  new NavigationRoute(
    async ({ request, url, event }) => {
      try {
        const early = (event as unknown as { preloadResponse?: Promise<Response | undefined> }).preloadResponse;
        return (await early) ?? (await fetch(request));
      } catch {
        return offlinePage(url.pathname.slice(1, 3).toLowerCase());
      }
    },
    { allowlist: PAGES, denylist: NOT_PAGES },
  ),
);

// Navigation preload starts loading a page before the worker has started.
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});

// A new worker waits until no page of the old build is open, or until a player reloads for the new version.
worker.addEventListener('message', (event) => {
  if (event.data === ENTER_NOW) event.waitUntil(worker.skipWaiting());
});

declare global {
  interface Window {
    /** Files to cache, inserted by the site server; files without a hash in their name come with one. */
    readonly __WB_MANIFEST: readonly PrecacheEntry[];
  }
}
