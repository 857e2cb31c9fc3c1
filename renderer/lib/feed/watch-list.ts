import { FEED_LIMITS, type FeedScope } from '#shared/domain/feed/feed-protocol.ts';

/** The games of a subscription by scope, each once. */
export interface WatchedGames {
  readonly main: readonly number[];
  readonly full: readonly number[];
}

export interface WatchListEvents {
  /** The game is wanted now and was not before; the answer is called when it has been left. */
  readonly wanted: (gameId: number) => () => void;
  /** What is to be subscribed to may have changed: it is to be taken. */
  readonly changed: () => void;
  readonly later: (run: () => void, ms: number) => void;
}

interface WatchedGame {
  /** How many want the game in a scope, or did a moment ago. */
  main: number;
  full: number;
  /** How many of them still do. */
  watchers: number;
  readonly end: () => void;
}

/** Whoever leaves a game is counted for so much longer: one who comes back at once finds everything as it was. */
export const LINGER_MS = 3000;

/**
 * Which games are on the screen, by reference counts. A game is let go when a subscription without it is taken, not
 * before: what the stores hold and what the server sends never part.
 */
export class WatchList {
  readonly #games = new Map<number, WatchedGame>();
  readonly #events: WatchListEvents;

  constructor(events: WatchListEvents) {
    this.#events = events;
  }

  /** Wants games until the undo is called. */
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

  /**
   * What to subscribe to from now on; games that nobody wants any more are let go. Beyond what the feed takes, those
   * that are still watched win over those that were left, then the ones watched last, and whole games become columns.
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
    return { main: main.slice(-FEED_LIMITS.main), full };
  }

  /** How many games are followed, in which scope, those that were just left too. */
  size(): { readonly main: number; readonly full: number } {
    const full = [...this.#games.values()].filter((watched) => watched.full > 0).length;
    return { main: this.#games.size - full, full };
  }

  #add(gameId: number, scope: FeedScope): WatchedGame {
    const watched = this.#games.get(gameId) ?? { main: 0, full: 0, watchers: 0, end: this.#events.wanted(gameId) };
    watched[scope] += 1;
    watched.watchers += 1;
    // Behind all others: the order is that of the last one who came.
    this.#games.delete(gameId);
    this.#games.set(gameId, watched);
    return watched;
  }
}
