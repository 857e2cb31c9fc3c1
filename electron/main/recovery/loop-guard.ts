/** Number of crashes within SPAN_MS that count as a loop. */
const MAX_CRASHES = 3;
const SPAN_MS = 5 * 60_000;

/** Counts crashes of the page, so that a page that crashes at its start is not reloaded endlessly. */
export class LoopGuard {
  readonly #now: () => number;
  #ends: readonly number[] = [];

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Records a crash; true while the page may be reloaded automatically: not after the third crash in five minutes. */
  mayLoadAgain(): boolean {
    const now = this.#now();
    this.#ends = [...this.#ends.filter((at) => now - at < SPAN_MS), now];
    return this.#ends.length < MAX_CRASHES;
  }

  /** Resets the count, because the player reloads the page. */
  forget(): void {
    this.#ends = [];
  }
}
