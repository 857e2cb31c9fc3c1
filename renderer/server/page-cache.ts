import { LRUCache } from 'lru-cache';
import type { SlottedPage } from './nonce-slot.ts';
import type { PolicyHosts } from './security-headers.ts';

export interface CachedPage {
  readonly status: number;
  readonly page: SlottedPage;
  /** Seconds after which a client asks again; 0 where no state ends. */
  readonly retryAfterSeconds: number;
}

interface Entry {
  value: CachedPage;
  /** Wall clock, epoch ms. */
  freshUntil: number;
  refreshing: boolean;
}

export interface FilledPage extends CachedPage {
  /** Time for which the page may be served to other visitors, ms; 0: never. */
  readonly cacheMs: number;
}

/** Returns the key of a page in the cache. */
export function pageKey(host: string, url: string, display: string): string {
  return `${host} ${url} ${display}`;
}

/** Time after `freshUntil` during which the old page is served while a new one renders, ms. */
const STALE_MS = 10_000;

/**
 * Cache of whole anonymous pages. A fresh page is served from memory; a stale one is served while one request renders
 * the new one; requests for a missing page share one render.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #filling = new Map<string, Promise<FilledPage>>();
  readonly #now: () => number;

  constructor(limit: number, now: () => number = Date.now) {
    this.#entries = new LRUCache({ max: limit });
    this.#now = now;
  }

  /** Other hosts that the pages may contact; they follow the site settings, as the pages do. */
  hosts: PolicyHosts = {};

  /** Returns the page if it may be served, fresh or stale; undefined: call `load`. */
  peek(key: string, fill: () => Promise<FilledPage>): CachedPage | undefined {
    const entry = this.#entries.get(key);
    const now = this.#now();
    if (!entry || entry.freshUntil + STALE_MS < now) return undefined;
    if (entry.freshUntil < now && !entry.refreshing) {
      entry.refreshing = true;
      this.load(key, fill).catch(() => {
        entry.refreshing = false;
      });
    }
    return entry.value;
  }

  /** Returns the page only while it is fresh; `peek` also renews stale pages. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.freshUntil >= this.#now() ? entry.value : undefined;
  }

  /** Drops every page after the site has changed. */
  clear(): void {
    this.#entries.clear();
  }

  /** Renders the page once for all concurrent requests, and caches it. */
  load(key: string, fill: () => Promise<FilledPage>): Promise<FilledPage> {
    const running = this.#filling.get(key);
    if (running) return running;
    const filling = fill()
      .then((filled) => {
        if (filled.cacheMs > 0) this.#keep(key, filled);
        else this.#entries.delete(key);
        return filled;
      })
      .finally(() => this.#filling.delete(key));
    this.#filling.set(key, filling);
    return filling;
  }

  #keep(key: string, filled: FilledPage): void {
    this.#entries.set(key, {
      value: { status: filled.status, page: filled.page, retryAfterSeconds: filled.retryAfterSeconds },
      freshUntil: this.#now() + filled.cacheMs,
      refreshing: false,
    });
  }
}
