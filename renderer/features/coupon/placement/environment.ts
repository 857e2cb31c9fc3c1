import { openTabChannel, type TabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import { browserTabLocks, type TabLocks } from '#renderer/lib/tabs/tab-locks.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';

/** Environment of the coupon outside the store, which tests replace. */
export interface CouponEnvironment {
  readonly tabId: string;
  readonly channel: TabChannel;
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
export function browserCouponEnvironment(clock: SyncedClock): CouponEnvironment {
  return {
    tabId: randomId(),
    channel: openTabChannel('coupon'),
    locks: browserTabLocks(),
    clock,
    now: Date.now,
    random: Math.random,
    wait: waitOrOnline,
  };
}
