/** Work that yields after each small step, so that the process can serve others in between. */
export type SlicedWork = Generator<void, void, void>;

export interface Slicer {
  /** Runs work after all that was pushed before it. */
  push(work: SlicedWork): void;
  /** Longest time in ms for which one slice has held the process so far. */
  readonly longestMs: number;
  /** Drops the remaining work. */
  stop(): void;
}

/** Steps between two looks at the clock. */
const STRIDE = 8;

/** Runs work in slices of about `budgetMs`, in order, and lets the event loop turn between them (performance §6, F2). */
export function createSlicer(budgetMs: number, onError: (error: unknown) => void): Slicer {
  let queue: SlicedWork[] = [];
  let isScheduled = false;
  let longestMs = 0;

  function step(): boolean {
    const work = queue[0] as SlicedWork;
    try {
      if (work.next().done !== true) return true;
    } catch (error) {
      onError(error);
    }
    queue.shift();
    return queue.length > 0;
  }

  function runSlice(): void {
    isScheduled = false;
    const start = performance.now();
    let steps = 0;
    let spent = 0;
    while (queue.length > 0 && step()) {
      steps += 1;
      if (steps % STRIDE !== 0) continue;
      spent = performance.now() - start;
      if (spent >= budgetMs) break;
    }
    longestMs = Math.max(longestMs, performance.now() - start);
    if (queue.length > 0) schedule();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(runSlice);
  }

  return {
    push(work) {
      queue.push(work);
      schedule();
    },
    get longestMs() {
      return longestMs;
    },
    stop() {
      queue = [];
    },
  };
}
