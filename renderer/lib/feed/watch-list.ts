import { FEED_LIMITS, type FeedScope } from '#shared/domain/feed/feed-protocol.ts';

/** The games of a subscription by scope, each once. */
export interface WatchedGames {
  readonly main: readonly number[];
  readonly full: readonly number[];
}

export interface WatchListEvents {
  /** The game is wanted now and was not before; the answer is called when nobody wants it any more. */
  readonly wanted: (gameId: number) => () => void;
  /** The set has changed. */
  readonly changed: () => void;
}

interface Wish {
  main: number;
  full: number;
  readonly end: () => void;
}

/** Which games are on the screen, by reference counts. */
export class WatchList {
  readonly #wishes = new Map<number, Wish>();
  readonly #events: WatchListEvents;

  constructor(events: WatchListEvents) {
    this.#events = events;
  }

  get isEmpty(): boolean {
    return this.#wishes.size === 0;
  }

  /** Wants games until the undo is called. */
  watch(ids: readonly number[], scope: FeedScope): () => void {
    const unique = [...new Set(ids)];
    for (const gameId of unique) this.#add(gameId, scope);
    if (unique.length > 0) this.#events.changed();
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      for (const gameId of unique) this.#drop(gameId, scope);
      if (unique.length > 0) this.#events.changed();
    };
  }

  /** What to subscribe to. Beyond what the feed takes, the games watched last win, and whole games become columns. */
  games(): WatchedGames {
    const all = [...this.#wishes];
    const whole = all.filter(([, wish]) => wish.full > 0).map(([gameId]) => gameId);
    const full = whole.slice(-FEED_LIMITS.full);
    const isFull = new Set(full);
    const main = all.map(([gameId]) => gameId).filter((gameId) => !isFull.has(gameId));
    return { main: main.slice(-FEED_LIMITS.main), full };
  }

  #add(gameId: number, scope: FeedScope): void {
    const wish = this.#wishes.get(gameId) ?? { main: 0, full: 0, end: this.#events.wanted(gameId) };
    wish[scope] += 1;
    this.#wishes.set(gameId, wish);
  }

  #drop(gameId: number, scope: FeedScope): void {
    const wish = this.#wishes.get(gameId) as Wish;
    wish[scope] -= 1;
    if (wish.main > 0 || wish.full > 0) return;
    this.#wishes.delete(gameId);
    wish.end();
  }
}
