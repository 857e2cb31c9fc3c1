import { LRUCache } from 'lru-cache';
import type { SlottedPage } from './nonce-slot.ts';
import type { PlayerPage } from './player-page.ts';
import { RedirectSignal } from './redirect-signal.ts';
import type { PolicyHosts } from './security-headers.ts';

export interface CachedPage {
  readonly status: number;
  readonly page: SlottedPage;
  /** Seconds after which a client asks again; 0 where no state ends. */
  readonly retryAfterSeconds: number;
  /** Returns the page with places for a player's parts; null where a player's page has to be drawn whole. */
  readonly forPlayer?: () => Promise<PlayerPage | null>;
}

interface Entry {
  value: CachedPage;
  /** Wall clock, epoch ms. */
  madeAt: number;
  /** Wall clock, epoch ms. */
  freshUntil: number;
  refreshing: boolean;
}

/** Page that is served because no newer one can be made. */
export interface OldPage extends CachedPage {
  /** Seconds since the page was made. */
  readonly age: number;
}

export interface FilledPage extends CachedPage {
  /** Time for which the page may be served to other visitors, ms; 0: never. */
  readonly cacheMs: number;
}

/**
 * Returns the key of a page in the cache.
 *
 * @param origin scheme and host, which are in the page's links
 * @param display the cookie of the display preferences; '' for none
 * @param country the visitor's country; '' where it is not known
 */
export function pageKey(origin: string, url: string, display = '', country = ''): string {
  return `${origin} ${url} ${encodeURIComponent(display)} ${country}`;
}

/** Whether visitors can invent any number of such keys: their query or their preferences are in them. */
const isInvented = (key: string) => key.includes('?') || /^\S+ \S+ \S+ /.test(key);
/** Part of the cache that invented keys share, so that they cannot drive the pages out that everybody visits. */
const INVENTED_SHARE = 0.2;

/** Time after `freshUntil` during which the old page is served while a new one renders, ms. */
const STALE_MS = 10_000;
/** Time for which a page may be served while no newer one can be made, ms: prices of an hour ago help no visitor. */
const OLD_MS = 600_000;

/**
 * Cache of whole anonymous pages. A fresh page is served from memory; a stale one is served while one request renders
 * the new one; requests for a missing page share one render.
 */
export class PageCache {
  readonly #plain: LRUCache<string, Entry>;
  readonly #invented: LRUCache<string, Entry>;
  readonly #filling = new Map<string, Promise<FilledPage>>();
  readonly #now: () => number;

  constructor(limit: number, now: () => number = Date.now) {
    const invented = Math.max(1, Math.floor(limit * INVENTED_SHARE));
    this.#plain = new LRUCache({ max: Math.max(1, limit - invented) });
    this.#invented = new LRUCache({ max: invented });
    this.#now = now;
  }

  /** Other hosts that the pages may contact; they follow the site settings, as the pages do. */
  hosts: PolicyHosts = {};

  /** Returns the page if it may be served, fresh or stale; undefined: call `load`. */
  peek(key: string, fill: () => Promise<FilledPage>): CachedPage | undefined {
    const entry = this.#entriesOf(key).get(key);
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
    const entry = this.#entriesOf(key).get(key);
    return entry && entry.freshUntil >= this.#now() ? entry.value : undefined;
  }

  /** Returns a page of the last ten minutes, for the time in which the back end makes no newer one. */
  old(key: string): OldPage | undefined {
    const entry = this.#entriesOf(key).get(key);
    const age = entry ? this.#now() - entry.madeAt : Number.POSITIVE_INFINITY;
    return entry && age <= OLD_MS ? { ...entry.value, age: Math.max(0, Math.round(age / 1000)) } : undefined;
  }

  /** Drops every page after the site has changed, also those that are being rendered from what was before. */
  clear(): void {
    this.#plain.clear();
    this.#invented.clear();
    this.#filling.clear();
  }

  /** Renders the page once for all concurrent requests, and caches it. @throws what `fill` throws */
  load(key: string, fill: () => Promise<FilledPage>): Promise<FilledPage> {
    const running = this.#filling.get(key);
    if (running) return running;
    const filling: Promise<FilledPage> = fill()
      .then((filled) => {
        if (this.#filling.get(key) !== filling) return filled;
        if (filled.cacheMs > 0) this.#keep(key, filled);
        // A page that reports a failure leaves the one before it, which may be served as old.
        else if (filled.status < 500) this.#entriesOf(key).delete(key);
        return filled;
      })
      .catch((error: unknown) => {
        // An address that leads elsewhere has no page any more, not even a stale one.
        const isLatest = this.#filling.get(key) === filling;
        if (isLatest && error instanceof RedirectSignal) this.#entriesOf(key).delete(key);
        throw error;
      })
      .finally(() => {
        if (this.#filling.get(key) === filling) this.#filling.delete(key);
      });
    this.#filling.set(key, filling);
    return filling;
  }

  #entriesOf(key: string): LRUCache<string, Entry> {
    return isInvented(key) ? this.#invented : this.#plain;
  }

  #keep(key: string, { cacheMs, ...value }: FilledPage): void {
    this.#entriesOf(key).set(key, {
      value,
      madeAt: this.#now(),
      freshUntil: this.#now() + cacheMs,
      refreshing: false,
    });
  }
}
