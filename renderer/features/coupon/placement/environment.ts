import { openTabChannel, type TabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import { browserTabLocks, type TabLocks } from '#renderer/lib/tabs/tab-locks.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';

/** What the coupon needs of the world beside the store, so that tests can play it. */
export interface CouponEnvironment {
  readonly tabId: string;
  readonly channel: TabChannel;
  readonly locks: TabLocks;
  readonly clock: Pick<SyncedClock, 'now'>;
  /** Clock of the device, epoch ms. */
  readonly now: () => number;
  readonly random: () => number;
  /** Waits, but not longer than until the device is on line again. */
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

/** The browser's. */
export function browserCouponEnvironment(clock: SyncedClock): CouponEnvironment {
  return {
    tabId: crypto.randomUUID(),
    channel: openTabChannel('coupon'),
    locks: browserTabLocks(),
    clock,
    now: Date.now,
    random: Math.random,
    wait: waitOrOnline,
  };
}
