import type { SecurityEventKind } from '#shared/domain/records/security-event-kinds.ts';
import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { EndDuty } from '../../database/leader.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import { currentRequest } from '../../plugins/request-context.ts';
import type { NotedHeads } from './noted-heads.ts';
import {
  createSecurityLogRepository,
  type LogHead,
  type LogProblem,
  type SecurityEventFilter,
  type SecurityEventRow,
} from './security-log-repository.ts';

/**
 * What happened to a sign-in, a right or a setting. Address, agent and request are those of the request that is being
 * answered unless they are given. The details hold no secret, no code and no whole token.
 */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** The player whom it concerns; null when no player is known. */
  readonly userId?: number | null;
  /** The member of staff who did it. */
  readonly staffId?: number | null;
  readonly address?: string;
  readonly userAgent?: string;
  readonly requestId?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Which events a reader wants; without a field, all. */
export type SecurityEventQuery = Partial<Omit<SecurityEventFilter, 'before' | 'limit'>> & {
  /** The `next` of the page before. */
  readonly cursor?: number | null;
  /** Events of a page, at most 200; 50 by default. */
  readonly limit?: number;
};

/** A page of events, the newest first. */
export interface SecurityEventPage {
  readonly events: readonly SecurityEventRow[];
  /** Cursor of the next page; null at the end. */
  readonly next: number | null;
}

/** The append-only record of security events (decision 037). */
export interface SecurityLog {
  /**
   * Adds an event, in the caller's transaction when one is given. Writers do not wait for each other; the leading
   * process seals the events afterwards.
   */
  record(event: SecurityEvent, within?: Pool | Transaction): Promise<void>;
  /** Reads events for staff and for the player's own data. */
  list(query: SecurityEventQuery): Promise<SecurityEventPage>;
  /** Seals all waiting events, and notes the end of the chain outside the database. */
  seal(): Promise<void>;
  /** The end of the chain. */
  head(): Promise<LogHead>;
  /** State of the log for operators: events that wait for a seal, and the age of the oldest, ms. */
  waiting(): Promise<{ readonly count: number; readonly ageMs: number }>;
  /** Verifies the chain; returns its broken links, the first one first. Reads the whole log. */
  verify(): Promise<LogProblem[]>;
  /** Seals at intervals, as the duty of the leading process; returns the function that ends it. */
  lead(): EndDuty;
  /** Deletes events that are older than the retention of docs/retention.md. */
  purge(): Promise<void>;
}

interface SecurityLogInput {
  readonly sql: Pool;
  readonly clock: ServerClock;
  /** File of noted ends; null notes nothing. */
  readonly noted: NotedHeads | null;
  readonly onError: (error: unknown) => void;
  /** Counts the kinds of recorded events, for metrics. */
  readonly count?: (kind: SecurityEventKind) => void;
}

const DAY_MS = 86_400_000;
/** How long events are stored. */
export const SECURITY_EVENT_DAYS = 730;
const SEAL_EVERY_MS = 1000;
const PAGE = 50;
const MAX_PAGE = 200;

/** Opens the security log of a database. */
export function createSecurityLog({ sql, clock, noted, onError, count }: SecurityLogInput): SecurityLog {
  const repository = createSecurityLogRepository(sql);

  async function seal(): Promise<void> {
    await repository.seal();
    if (noted) await noted.note(await repository.head());
  }

  return {
    async record({ kind, userId = null, staffId = null, details = {}, ...origin }, within) {
      const request = currentRequest();
      await repository.add(
        {
          happenedAt: clock.now(),
          kind,
          userId,
          staffId,
          address: origin.address ?? request?.address ?? '',
          userAgent: origin.userAgent ?? request?.userAgent ?? '',
          requestId: origin.requestId ?? request?.requestId ?? '',
          details,
        },
        within,
      );
      count?.(kind);
    },
    async list({ userId = null, kinds = [], from = null, to = null, cursor = null, limit = PAGE }) {
      const size = Math.min(limit, MAX_PAGE);
      const rows = await repository.list({ userId, kinds, from, to, before: cursor, limit: size + 1 });
      const events = rows.slice(0, size);
      return { events, next: rows.length > size ? (events.at(-1)?.id ?? null) : null };
    },
    seal,
    head: repository.head,
    waiting: repository.waiting,
    verify: async () => repository.verify(noted ? await noted.read() : []),
    lead: () => lookRepeatedly({ look: seal, clock, onError, everyMs: SEAL_EVERY_MS }),
    purge: () => repository.prune(clock.now() - SECURITY_EVENT_DAYS * DAY_MS, clock.now()),
  };
}

export type { LogHead, LogProblem, SecurityEventRow };
