import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

export interface StoredEvent {
  readonly id: number;
  /** Server clock, epoch ms. */
  readonly at: number;
  readonly params: Readonly<Record<string, number | string>>;
}

export interface AnalyticsRepository {
  add(events: readonly StoredEvent[], takenAt: number): Promise<void>;
  /** The latest events, newest first. */
  last(count: number): Promise<StoredEvent[]>;
  purge(before: number): Promise<void>;
}

export function createAnalyticsRepository(sql: Pool): AnalyticsRepository {
  return {
    async add(events, takenAt) {
      const rows = JSON.stringify(events);
      await sql`
        insert into analytics_event (event_id, happened_at, taken_at, params)
        select (one->>'id')::integer, (one->>'at')::bigint, ${takenAt}, one->'params'
        from jsonb_array_elements(${rows}::text::jsonb) as one`;
    },
    async last(count) {
      return sql<StoredEvent[]>`
        select event_id as id, happened_at as at, params from analytics_event order by seq desc limit ${count}`;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'analytics_event', instant: 'taken_at', before });
    },
  };
}
