import type { SecurityEventKind } from '#shared/domain/records/security-event-kinds.ts';
import { inBatches } from '../../database/batches.ts';
import type { Pool, Transaction } from '../../database/pool.ts';

/** An event as it is written. */
export interface NewSecurityEvent {
  /** Server clock, epoch ms. */
  readonly happenedAt: number;
  readonly kind: SecurityEventKind;
  readonly userId: number | null;
  readonly staffId: number | null;
  /** IP address; '' for what no request caused. */
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** An event as it is read. */
export interface SecurityEventRow extends NewSecurityEvent {
  readonly id: number;
}

/** Which events are read; the newest come first. */
export interface SecurityEventFilter {
  readonly userId: number | null;
  /** Empty for all kinds. */
  readonly kinds: readonly SecurityEventKind[];
  /** First instant, server clock, epoch ms; null for no limit. */
  readonly from: number | null;
  /** Instant after the last one; null for no limit. */
  readonly to: number | null;
  /** Events with smaller ids are read; null begins with the newest. */
  readonly before: number | null;
  readonly limit: number;
}

/** The end of the chain of seals. */
export interface LogHead {
  readonly position: number;
  /** Hex; '' for an empty chain. */
  readonly hash: string;
}

/** A broken link of the chain. */
export interface LogProblem {
  readonly problem: string;
  /** Position in the chain; null for an event outside it. */
  readonly position: number | null;
  readonly eventId: number | null;
}

export interface SecurityLogRepository {
  add(event: NewSecurityEvent, within?: Pool | Transaction): Promise<void>;
  list(filter: SecurityEventFilter): Promise<SecurityEventRow[]>;
  /** Seals waiting events, batch after batch. */
  seal(): Promise<void>;
  head(): Promise<LogHead>;
  /** Number of events that wait for their seal, and the age of the oldest, ms of the database's clock. */
  waiting(): Promise<{ readonly count: number; readonly ageMs: number }>;
  verify(noted: readonly LogHead[]): Promise<LogProblem[]>;
  /** Deletes sealed events that happened before an instant. */
  prune(before: number, now: number): Promise<void>;
}

export function createSecurityLogRepository(sql: Pool): SecurityLogRepository {
  return {
    async add(event, within = sql) {
      await within`select record_security_event(${JSON.stringify(event)}::text::jsonb)`;
    },
    async list({ userId, kinds, from, to, before, limit }) {
      return [
        ...(await sql<SecurityEventRow[]>`
          select id, happened_at as "happenedAt", kind, user_id as "userId", staff_id as "staffId", address,
            user_agent as "userAgent", request_id as "requestId", details
          from security_event
          where true ${userId === null ? sql`` : sql`and user_id = ${userId}`}
            ${kinds.length === 0 ? sql`` : sql`and kind in ${sql([...kinds])}`}
            ${from === null ? sql`` : sql`and happened_at >= ${from}`}
            ${to === null ? sql`` : sql`and happened_at < ${to}`}
            ${before === null ? sql`` : sql`and id < ${before}`}
          order by id desc limit ${limit}`),
      ];
    },
    async seal() {
      await inBatches(async (limit) => {
        const [row] = await sql<{ sealed: number }[]>`select seal_security_events(${limit}::integer) as sealed`;
        return row?.sealed ?? 0;
      });
    },
    async head() {
      const [row] = await sql<LogHead[]>`select position, encode(hash, 'hex') as hash from security_head`;
      return row ?? { position: 0, hash: '' };
    },
    async waiting() {
      const [row] = await sql<{ count: number; ageMs: number }[]>`
        select count(*)::int as count,
          coalesce(extract(epoch from clock_timestamp() - min(e.written_at)) * 1000, 0)::bigint as "ageMs"
        from security_event_unsealed u join security_event e on e.id = u.event_id`;
      return row ?? { count: 0, ageMs: 0 };
    },
    async verify(noted) {
      return [
        ...(await sql<LogProblem[]>`
          select problem, at_position as position, event as "eventId"
          from verify_security_log(${JSON.stringify(noted)}::text::jsonb)`),
      ];
    },
    async prune(before, now) {
      await inBatches(async (limit) => {
        const [row] = await sql<{ pruned: number }[]>`
          select prune_security_events(${before}, ${now}, ${limit}::integer) as pruned`;
        return row?.pruned ?? 0;
      });
    },
  };
}
