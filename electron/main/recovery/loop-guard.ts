/** So many ends of the page within so long are a loop, ms. */
const MAX_CRASHES = 3;
const SPAN_MS = 5 * 60_000;

/** Counts how often the page has ended, so that one that ends at its start is not loaded for ever. */
export class LoopGuard {
  readonly #now: () => number;
  #ends: readonly number[] = [];

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The page has ended; true while it may be loaded again by itself: not the third time in five minutes. */
  mayLoadAgain(): boolean {
    const now = this.#now();
    this.#ends = [...this.#ends.filter((at) => now - at < SPAN_MS), now];
    return this.#ends.length < MAX_CRASHES;
  }

  /** The player loads it once more: it gets its whole count again. */
  forget(): void {
    this.#ends = [];
  }
}
