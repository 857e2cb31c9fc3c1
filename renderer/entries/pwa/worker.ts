import { setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CACHE_PREFIX, ENTER_NOW } from '#renderer/lib/page/worker-words.ts';

// The service worker (shell §7, /pwa-sw.js). It keeps the built files of the shell and one page for each language that
// says that there is no connection. Answers of calls, pages of the site and anything personal are never kept: every page
// comes from the site, or not at all.

/** What of its global scope the worker uses; the types of windows and of workers exclude each other. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (kind: 'activate' | 'message', listener: (event: WorkerEvent) => void) => void;
}

interface WorkerEvent extends Event {
  readonly data?: unknown;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Pages have a language in front; the page of support staff always shows what is there. */
const PAGES = [/^\/(?:[a-z]{2}(?:\/|$))?/i];
const NOT_PAGES = [/^\/(?![a-z]{2}(?:\/|$)|$)/i, /^\/[a-z]{2}\/debugger(?:\/|$)/i];

const worker = self as unknown as WorkerScope;

setCacheNameDetails({ prefix: CACHE_PREFIX, precache: 'shell', suffix: '' });
const kept = self.__WB_MANIFEST;
precacheAndRoute([...kept], { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

/** The page of a language; of the first one that is kept where the address has none. */
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

// A page that is asked for does not wait for the worker to start.
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});

// A new worker waits until no page of the old build is open, or until a player reloads for the new version.
worker.addEventListener('message', (event) => {
  if (event.data === ENTER_NOW) event.waitUntil(worker.skipWaiting());
});

declare global {
  interface Window {
    /** Put in by the site server: what there is to keep, with the hash of what has none in its name. */
    readonly __WB_MANIFEST: readonly PrecacheEntry[];
  }
}
