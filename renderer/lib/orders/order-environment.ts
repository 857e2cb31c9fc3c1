import { browserTabLocks, type TabLocks } from '../tabs/tab-locks.ts';
import type { SyncedClock } from '../time/server-clock.ts';

/** Environment of orders outside the store, which tests replace. */
export interface OrderEnvironment {
  readonly locks: TabLocks;
  readonly clock: Pick<SyncedClock, 'now'>;
  /** Device clock, epoch ms. */
  readonly now: () => number;
  readonly random: () => number;
  /** Waits; ends early when the device comes online again. */
  readonly wait: (ms: number) => Promise<void>;
}

function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}

/** Returns the browser's environment. */
export function browserOrderEnvironment(clock: Pick<SyncedClock, 'now'>): OrderEnvironment {
  return { locks: browserTabLocks(), clock, now: Date.now, random: Math.random, wait: waitOrOnline };
}

/** Ms that another tab waits before it takes over an order, so that the tab that made it goes first. */
const HEAD_START_MS = 1000;
/** Age of an order, ms, at which its tab has an answer or has given up; used where tabs share no locks. */
const ABANDONED_AFTER_MS = 20_000;

/**
 * Returns the ms to wait before this tab takes over an order that the device kept.
 *
 * @param askedAt when the order was made, device clock, epoch ms
 */
export function takeOverPause({ locks, now }: Pick<OrderEnvironment, 'locks' | 'now'>, askedAt: number): number {
  if (locks.isShared) return HEAD_START_MS;
  // The clock of the device may have been set back since.
  const age = Math.max(0, now() - askedAt);
  return Math.max(HEAD_START_MS, ABANDONED_AFTER_MS - age);
}
