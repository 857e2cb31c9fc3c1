import { useRef } from 'react';

/** Least time between two repetitions by hand, ms (shell §4: a manual reload is throttled to 1 s). */
const RETRY_EVERY_MS = 1000;

/** Returns a function that repeats what failed, at most once a second; other presses do nothing. */
export function useRetry(repeat: () => unknown): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < RETRY_EVERY_MS) return;
    last.current = now;
    void repeat();
  };
}
