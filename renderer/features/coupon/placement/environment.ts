import { browserOrderEnvironment, type OrderEnvironment } from '#renderer/lib/orders/order-environment.ts';
import { openTabChannel, type TabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';

/** Environment of the coupon outside the store, which tests replace. */
export interface CouponEnvironment extends OrderEnvironment {
  readonly tabId: string;
  readonly channel: TabChannel;
}

/** Returns the browser's environment. */
export function browserCouponEnvironment(clock: SyncedClock): CouponEnvironment {
  return { ...browserOrderEnvironment(clock), tabId: randomId(), channel: openTabChannel('coupon') };
}
