import { type ClockAnchor, moved, serverAt, sped, WALL_ANCHOR } from './anchor.ts';
import type { ClockStore } from './clock-store.ts';
import { createJobQueue, type Job } from './job-queue.ts';
import type { ServerClock } from './server-clock.ts';

/** The wall clock and its timers; tests replace them. */
export interface WallTimers {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The server clock with the controls of QA. */
export interface AdjustableClock extends ServerClock {
  readonly anchor: ClockAnchor;
  /** Sets the clock to `at` (epoch ms) in every process; jobs that become due run at once. */
  moveTo(at: number): Promise<void>;
  /** Runs the clock `factor` times as fast as the wall clock. RangeError unless 0 < factor ≤ MAX_SPEED. */
  setSpeed(factor: number): Promise<void>;
  /** Returns to the wall clock, or to the instant at which the clock of a new store starts. */
  reset(): Promise<void>;
  /** Stops the timers and stops following the store. */
  close(): Promise<void>;
}

/**
 * Node clamps a timer beyond 2^31−1 ms (24.8 days) to 1 ms. The shorter limit also keeps a job close to its instant
 * after the machine has slept or its wall clock was corrected.
 */
const MAX_WAIT_MS = 60 * 60 * 1000;

/** The machine's wall clock; its timers keep no process alive. */
export const systemTimers: WallTimers = {
  now: () => Date.now(),
  setTimeout(run, ms) {
    const handle = setTimeout(run, ms);
    handle.unref();
    return handle;
  },
  clearTimeout(handle) {
    clearTimeout(handle as NodeJS.Timeout);
  },
};

interface ClockOptions {
  readonly store: ClockStore;
  readonly timers?: WallTimers;
  /** Instant (epoch ms) that the clock of a new store shows first; null for the wall clock. */
  readonly startAt?: number | null;
  /** Receives the error of a scheduled job; the other jobs still run. */
  readonly onError: (error: unknown) => void;
}

/**
 * Opens the server clock at the anchor in the store, and follows the store. A store that has none gets the anchor of
 * `startAt`, so that later starts resume the clock.
 */
export async function openServerClock({
  store,
  timers = systemTimers,
  startAt = null,
  onError,
}: ClockOptions): Promise<AdjustableClock> {
  const listeners = new Set<() => void>();
  const jobs = createJobQueue();
  let anchor = WALL_ANCHOR;
  let timer: unknown = null;
  let followed = false;
  let closed = false;

  const now = () => serverAt(anchor, timers.now());

  function attempt(run: () => void): void {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  }

  function arm(): void {
    if (timer !== null) timers.clearTimeout(timer);
    timer = null;
    const next = jobs.peek();
    if (next === undefined || closed) return;
    timer = timers.setTimeout(runDue, Math.min(wallUntil(next.at), MAX_WAIT_MS));
  }

  function runDue(): void {
    for (let job = jobs.peek(); job !== undefined && job.at <= now(); job = jobs.peek()) {
      jobs.pop();
      job.cancelled = true;
      attempt(job.run);
    }
    arm();
  }

  function wallUntil(at: number): number {
    return Math.max(0, Math.ceil((at - now()) / anchor.speed));
  }

  function follow(next: ClockAnchor): void {
    followed = true;
    const same = next.wallMs === anchor.wallMs && next.serverMs === anchor.serverMs && next.speed === anchor.speed;
    if (same || closed) return;
    anchor = next;
    for (const listener of [...listeners]) attempt(listener);
    runDue();
  }

  async function change(next: ClockAnchor): Promise<void> {
    await store.save(next);
    follow(next);
  }

  const firstAnchor = (): ClockAnchor =>
    startAt === null ? WALL_ANCHOR : { wallMs: timers.now(), serverMs: startAt, speed: 1 };

  const unfollow = await store.onChange((next) => follow(next ?? WALL_ANCHOR));
  const stored = await store.load();
  if (!followed) anchor = stored ?? firstAnchor();
  if (stored === null && anchor !== WALL_ANCHOR) await store.save(anchor);

  return {
    now,
    get speed() {
      return anchor.speed;
    },
    get anchor() {
      return anchor;
    },
    wallUntil,
    schedule(at, run) {
      const job: Job = { at, run, cancelled: false };
      jobs.push(job);
      if (jobs.peek() === job) arm();
      return () => {
        job.cancelled = true;
      };
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moveTo: (at) => change(moved(anchor, timers.now(), at)),
    setSpeed: (factor) => change(sped(anchor, timers.now(), factor)),
    reset: () => change(firstAnchor()),
    async close() {
      closed = true;
      arm();
      listeners.clear();
      await unfollow();
    },
  };
}
