export interface Backoff {
  /** Returns the ms to wait before the next attempt. */
  next(): number;
  reset(): void;
}

/**
 * Makes an exponential backoff with full jitter: any wait from 0 to the ceiling, so that clients do not reconnect in
 * step.
 */
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
