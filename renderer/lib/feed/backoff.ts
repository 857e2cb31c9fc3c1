export interface Backoff {
  /** How long to wait before the next attempt, ms. */
  next(): number;
  reset(): void;
}

/** Exponential with full jitter: anything from nothing to the ceiling, so that clients do not come back in step. */
export function createBackoff(baseMs: number, capMs: number, random: () => number): Backoff {
  let attempt = 0;
  return {
    next() {
      const ceiling = Math.min(capMs, baseMs * 2 ** attempt);
      attempt += 1;
      return random() * ceiling;
    },
    reset() {
      attempt = 0;
    },
  };
}
