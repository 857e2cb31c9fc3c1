import type { CollectedEvent } from '#shared/contracts/analytics.ts';
import { eventNameOf } from '#shared/domain/analytics/analytics-events.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { CountAllowance, Counters } from '../accounts/accounts-service.ts';
import type { AnalyticsRepository, StoredEvent } from './analytics-repository.ts';

/** The internal collector of analytics (shell §7). */
export interface Analytics {
  /**
   * Stores events. An event with a future date, from a device with a wrong clock, is dated now.
   *
   * @param address IP address of the caller
   * @throws ApiError NOT_FOUND for a key that is not the site's; TOO_MANY_ATTEMPTS when the network, or all callers
   * together, have sent more than the collector stores
   */
  collect(key: string, events: readonly StoredEvent[], address: string): Promise<number>;
  /** The latest events, newest first, at most `count`. */
  last(count: number): Promise<CollectedEvent[]>;
  /** Deletes events older than a month. */
  purge(): Promise<void>;
}

/** How much the collector stores. */
export interface AnalyticsPolicy {
  /** Events of one network: some pages a second, for many visitors who share an address. */
  readonly eventsOfNetwork: CountAllowance;
  /** Bytes of all events, as JSON: with the month for which they are stored, this bounds the table. */
  readonly bytes: CountAllowance;
}

const ANALYTICS_POLICY: AnalyticsPolicy = {
  eventsOfNetwork: { max: 3000, windowMs: 10 * 60_000 },
  bytes: { max: 200_000_000, windowMs: 86_400_000 },
};

interface AnalyticsInput {
  readonly counters: Pick<Counters, 'take'>;
  readonly policy?: AnalyticsPolicy | undefined;
  readonly repository: AnalyticsRepository;
  readonly clock: ServerClock;
  /** The site's own key; '' accepts no events. */
  readonly key: () => string;
}

const KEPT_MS = 30 * 86_400_000;

export function createAnalytics(input: AnalyticsInput): Analytics {
  const { repository, clock, key: ownKey, counters, policy = ANALYTICS_POLICY } = input;

  async function admit(subject: string, allowance: CountAllowance, amount: number): Promise<void> {
    const { isAllowed, retryAfter } = await counters.take(`analytics:${subject}`, allowance, amount);
    if (!isAllowed) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter });
  }

  return {
    async collect(key, events, address) {
      const own = ownKey();
      if (own === '' || key !== own) throw new ApiError('NOT_FOUND', { message: 'No site has this key' });
      await admit(networkOf(address), policy.eventsOfNetwork, events.length);
      await admit('bytes', policy.bytes, Buffer.byteLength(JSON.stringify(events)));
      const now = clock.now();
      await repository.add(
        events.map((event) => ({ ...event, at: Math.min(event.at, now) })),
        now,
      );
      return events.length;
    },
    async last(count) {
      const events = await repository.last(count);
      return events.map((event) => ({ ...event, name: eventNameOf(event.id) ?? String(event.id) }));
    },
    purge: () => repository.purge(clock.now() - KEPT_MS),
  };
}
