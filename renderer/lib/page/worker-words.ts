/** Address of the service worker (shell §7). */
export const WORKER_PATH = '/pwa-sw.js';
/** What the names of its caches begin with. */
export const CACHE_PREFIX = 'fairline';
/** Message of a page that is about to be loaded anew: the worker of the new version need not wait any longer. */
export const ENTER_NOW = 'enter-now';
