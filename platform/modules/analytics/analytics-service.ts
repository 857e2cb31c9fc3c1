import type { CollectedEvent } from '#shared/contracts/analytics.ts';
import { eventNameOf } from '#shared/domain/analytics/analytics-events.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { AnalyticsRepository, StoredEvent } from './analytics-repository.ts';

/** The internal collector of analytics (shell §7). */
export interface Analytics {
  /**
   * Stores events. An event with a future date, from a device with a wrong clock, is dated now.
   *
   * @throws ApiError NOT_FOUND for a key that is not the site's
   */
  collect(key: string, events: readonly StoredEvent[]): Promise<number>;
  /** The latest events, newest first, at most `count`. */
  last(count: number): Promise<CollectedEvent[]>;
  /** Deletes events older than a month. */
  purge(): Promise<void>;
}

interface AnalyticsInput {
  readonly repository: AnalyticsRepository;
  readonly clock: ServerClock;
  /** The site's own key; '' accepts no events. */
  readonly key: () => string;
}

const KEPT_MS = 30 * 86_400_000;

export function createAnalytics({ repository, clock, key: ownKey }: AnalyticsInput): Analytics {
  return {
    async collect(key, events) {
      const own = ownKey();
      if (own === '' || key !== own) throw new ApiError('NOT_FOUND', { message: 'No site has this key' });
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
