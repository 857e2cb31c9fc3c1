import { LRUCache } from 'lru-cache';
import type { SlottedPage } from './nonce-slot.ts';
import type { PolicyHosts } from './security-headers.ts';

export interface CachedPage {
  readonly status: number;
  readonly page: SlottedPage;
  /** When to ask again, seconds; 0 where nothing ends. */
  readonly retryAfterSeconds: number;
}

interface Entry {
  value: CachedPage;
  /** Wall clock, epoch ms. */
  freshUntil: number;
  refreshing: boolean;
}

export interface FilledPage extends CachedPage {
  /** How long the page may be served to others; 0: it may not. */
  readonly cacheMs: number;
}

/** What tells two cached pages apart. */
export function pageKey(host: string, url: string, display: string): string {
  return `${host} ${url} ${display}`;
}

/** How long after its time a page may still be shown while a new one is made. */
const STALE_MS = 10_000;

/**
 * Whole anonymous pages. One render serves everybody who asks within its time; after it, the old page is served at once
 * while one request renders the new one; many who ask for a missing page wait for the same render.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #filling = new Map<string, Promise<FilledPage>>();
  readonly #now: () => number;

  constructor(limit: number, now: () => number = Date.now) {
    this.#entries = new LRUCache({ max: limit });
    this.#now = now;
  }

  /** Hosts that the pages may turn to besides their own; they follow the site's settings, as the pages do. */
  hosts: PolicyHosts = {};

  /** The page at once when there is one that may be shown; undefined: ask `load`. */
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

  /** The page when it is within its time; a page that has to be renewed goes through `peek`. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.freshUntil >= this.#now() ? entry.value : undefined;
  }

  /** Forgets every page: the site has changed. */
  clear(): void {
    this.#entries.clear();
  }

  /** Renders the page, once for all who ask at the same time, and keeps it. */
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
