import { FEED_LIMITS, FEED_WIDE_LIMIT, type FeedScope } from '#shared/domain/feed/feed-protocol.ts';

/** Games of a subscription by scope, each once. */
export interface WatchedGames {
  readonly main: readonly number[];
  readonly full: readonly number[];
  /** The games of `main` are wanted with the further columns of lists. */
  readonly wide?: true;
}

export interface WatchListEvents {
  /** Called when a game is first wanted; the returned function is called when it is released. */
  readonly wanted: (gameId: number) => () => void;
  /** Called when the subscription may have changed; `take` returns the new one. */
  readonly changed: () => void;
  readonly later: (run: () => void, ms: number) => void;
}

interface WatchedGame {
  /** Number of watchers in each scope, including those that left within `LINGER_MS`. */
  main: number;
  full: number;
  /** Number of current watchers in both scopes. */
  watchers: number;
  readonly end: () => void;
}

/** Ms for which a watcher still counts after it left, so that a quick return finds everything unchanged. */
export const LINGER_MS = 3000;

/**
 * Games on the screen, by reference counts. A game is released when a subscription without it is taken, so that the
 * stores and the server's subscription always agree.
 */
export class WatchList {
  readonly #games = new Map<number, WatchedGame>();
  readonly #events: WatchListEvents;
  /** Number of lists that show further columns. */
  #wide = 0;

  constructor(events: WatchListEvents) {
    this.#events = events;
  }

  /** Watches games until the undo is called. */
  watch(ids: readonly number[], scope: FeedScope): () => void {
    const unique = [...new Set(ids)];
    if (unique.length === 0) return () => undefined;
    const games = unique.map((gameId) => this.#add(gameId, scope));
    this.#events.changed();
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      for (const watched of games) watched.watchers -= 1;
      this.#events.later(() => {
        for (const watched of games) watched[scope] -= 1;
        this.#events.changed();
      }, LINGER_MS);
    };
  }

  /** Wants the further columns of lists until the undo is called. */
  widen(): () => void {
    this.#wide += 1;
    this.#events.changed();
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      this.#events.later(() => {
        this.#wide -= 1;
        this.#events.changed();
      }, LINGER_MS);
    };
  }

  /**
   * Returns the games to subscribe to and releases the others. Over the feed's limits, watched games come before left
   * ones, then the latest ones first, and whole games are reduced to their main markets.
   */
  take(): WatchedGames {
    for (const [gameId, watched] of this.#games) {
      if (watched.main > 0 || watched.full > 0) continue;
      this.#games.delete(gameId);
      watched.end();
    }
    const all = [...this.#games].sort(([, a], [, b]) => Number(a.watchers > 0) - Number(b.watchers > 0));
    const whole = all.filter(([, watched]) => watched.full > 0).map(([gameId]) => gameId);
    const full = whole.slice(-FEED_LIMITS.full);
    const isFull = new Set(full);
    const main = all.map(([gameId]) => gameId).filter((gameId) => !isFull.has(gameId));
    if (this.#wide > 0) return { main: main.slice(-FEED_WIDE_LIMIT), full, wide: true };
    return { main: main.slice(-FEED_LIMITS.main), full };
  }

  /** Returns the number of games in each scope, including those that were just left. */
  size(): { readonly main: number; readonly full: number } {
    const full = [...this.#games.values()].filter((watched) => watched.full > 0).length;
    return { main: this.#games.size - full, full };
  }

  #add(gameId: number, scope: FeedScope): WatchedGame {
    const watched = this.#games.get(gameId) ?? { main: 0, full: 0, watchers: 0, end: this.#events.wanted(gameId) };
    watched[scope] += 1;
    watched.watchers += 1;
    // Moves the game to the end: the order is that of the latest watch.
    this.#games.delete(gameId);
    this.#games.set(gameId, watched);
    return watched;
  }
}
