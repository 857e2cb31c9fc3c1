import type { GameState } from '#shared/domain/game/game-state.ts';

interface Entry {
  state: GameState | null;
  /** The game has left the book. */
  gone: boolean;
  sequence: number;
  retains: number;
  isDirty: boolean;
  readonly listeners: Set<() => void>;
}

/** Visible state of live games: score, clock, suspension; flushed together with the prices. */
export class GameStates {
  readonly #entries = new Map<number, Entry>();
  readonly #requestFlush: () => void;
  #dirty: Entry[] = [];

  /** @param requestFlush requests one call of `flush` on the next animation frame */
  constructor(requestFlush: () => void) {
    this.#requestFlush = requestFlush;
  }

  /** Returns the last state of the feed; null before the first. The same object until it changes. */
  read(gameId: number): GameState | null {
    return this.#entries.get(gameId)?.state ?? null;
  }

  /** Tells whether the game has left the book: finished, cancelled or unknown. */
  isGone(gameId: number): boolean {
    return this.#entries.get(gameId)?.gone ?? false;
  }

  /** Calls back after each flush that changed the game; returns the undo. */
  subscribe(gameId: number, listener: () => void): () => void {
    const entry = this.#entryFor(gameId);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      this.#release(gameId, entry);
    };
  }

  /** Keeps the state of a game until the undo is called. */
  retainGame(gameId: number): () => void {
    const entry = this.#entryFor(gameId);
    entry.retains += 1;
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      entry.retains -= 1;
      this.#release(gameId, entry);
    };
  }

  /** Applies a frame's state of a game, unless a newer one is known or the game is not retained. */
  apply(gameId: number, sequence: number, state: GameState | null, gone: boolean): void {
    // Most changes are of prices alone, and a look-up for each of them costs as much as the price.
    if (state === null && !gone) return;
    const entry = this.#entries.get(gameId);
    if (!entry || sequence < entry.sequence) return;
    entry.sequence = sequence;
    entry.state = state ?? entry.state;
    entry.gone = gone;
    if (entry.isDirty || entry.listeners.size === 0) return;
    entry.isDirty = true;
    this.#dirty.push(entry);
    this.#requestFlush();
  }

  /** Starts the sequences again. */
  beginEpoch(): void {
    for (const entry of this.#entries.values()) entry.sequence = 0;
  }

  flush(): void {
    const dirty = this.#dirty;
    this.#dirty = [];
    for (const entry of dirty) {
      entry.isDirty = false;
      for (const listener of entry.listeners) listener();
    }
  }

  #entryFor(gameId: number): Entry {
    const known = this.#entries.get(gameId);
    if (known) return known;
    const entry = {
      state: null,
      gone: false,
      sequence: 0,
      retains: 0,
      isDirty: false,
      listeners: new Set<() => void>(),
    };
    this.#entries.set(gameId, entry);
    return entry;
  }

  #release(gameId: number, entry: Entry): void {
    if (entry.retains === 0 && entry.listeners.size === 0) this.#entries.delete(gameId);
  }
}
