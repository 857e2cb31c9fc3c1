import type { WallTimers } from './clock.ts';

/** A wall clock that moves only when a test moves it; it records the longest wait that was requested. */
export interface FakeTimers extends WallTimers {
  /** Moves the wall clock on by `ms` and fires timers at their instants, also those set in the meantime. */
  advance(ms: number): void;
  readonly maxWaitMs: number;
}

/** Returns a stopped wall clock for tests that shows `start` (epoch ms). */
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
