import type { WallTimers } from './clock.ts';

/** A wall clock that stands until a test moves it; keeps the longest wait that was asked of it. */
export interface FakeTimers extends WallTimers {
  /** Lets the wall clock run for `ms`, firing timers at their instants, also those set meanwhile. */
  advance(ms: number): void;
  readonly maxWaitMs: number;
}

/** A wall clock for tests that shows `start` (epoch ms) and stands. */
export function createFakeTimers(start: number): FakeTimers {
  const timers = new Map<number, { at: number; run: () => void }>();
  let now = start;
  let handles = 0;
  let maxWaitMs = 0;

  function nextBefore(end: number): number | null {
    let found: number | null = null;
    let earliest = end;
    for (const [handle, { at }] of timers) {
      if (at <= earliest && (found === null || at < earliest)) {
        found = handle;
        earliest = at;
      }
    }
    return found;
  }

  return {
    now: () => now,
    get maxWaitMs() {
      return maxWaitMs;
    },
    setTimeout(run, ms) {
      maxWaitMs = Math.max(maxWaitMs, ms);
      handles += 1;
      timers.set(handles, { at: now + ms, run });
      return handles;
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
    advance(ms) {
      const end = now + ms;
      for (let handle = nextBefore(end); handle !== null; handle = nextBefore(end)) {
        const timer = timers.get(handle) as { at: number; run: () => void };
        timers.delete(handle);
        now = Math.max(now, timer.at);
        timer.run();
      }
      now = end;
    },
  };
}
