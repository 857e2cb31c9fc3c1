/** Address of the service worker (shell §7). */
export const WORKER_PATH = '/pwa-sw.js';
/** Prefix of the names of its caches. */
export const CACHE_PREFIX = 'fairline';
/** Message of a page that is about to reload: the waiting worker of the new version activates. */
export const ENTER_NOW = 'enter-now';
