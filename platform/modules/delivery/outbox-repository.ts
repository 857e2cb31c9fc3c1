import type { Channel } from '#shared/contracts/control.ts';
import type { Pool } from '../../database/pool.ts';
import type { CarriedMessage } from './carrier.ts';
import type { MessageSeal, StoredContent } from './message-seal.ts';

/** A message claimed for an attempt; `to` is '' for a message without a recipient. */
export interface PendingMessage extends CarriedMessage {
  readonly id: number;
  readonly kind: string;
  /** Number of attempts, this one included. */
  readonly attempts: number;
  /** When the message's content expires, server clock, epoch ms. */
  readonly endsAt: number;
  /** The text cannot be read, because its key is no longer there. */
  readonly isUnreadable: boolean;
}

/** State of the outbox; counts stop at 10,000, which means that many or more. */
export interface PostStanding {
  readonly waiting: number;
  /** Messages given up in the last days. */
  readonly dead: number;
  /** When the oldest waiting message was written, server clock, epoch ms; null when none waits. */
  readonly waitingSince: number | null;
}

interface Claim {
  readonly channels: readonly Channel[];
  /** Wall clock, epoch ms. */
  readonly now: number;
  /** How long no other process takes the message; after that its process counts as dead. */
  readonly leaseMs: number;
  readonly limit: number;
}

export interface OutboxRepository {
  claim(claim: Claim): Promise<PendingMessage[]>;
  /**
   * Records a message as delivered or given up, and deletes its text. Does nothing when another process has claimed it
   * in the meantime.
   */
  finish(message: PendingMessage, state: 'sent' | 'dead', failure: string | null): Promise<void>;
  /** @param dueAt next attempt, wall clock, epoch ms */
  postpone(message: PendingMessage, dueAt: number, failure: string): Promise<void>;
  standing(): Promise<PostStanding>;
}

/** Largest count, which limits the cost of frequent readiness checks; operators need no larger number. */
const MAX_COUNTED = 10_000;

type ClaimedRow = Omit<PendingMessage, 'isUnreadable'> & StoredContent;

export function createOutboxRepository(sql: Pool, seal: MessageSeal): OutboxRepository {
  const isStill = ({ id, attempts }: PendingMessage) =>
    sql`id = ${id} and state = 'waiting' and attempts = ${attempts}`;
  return {
    async claim({ channels, now, leaseMs, limit }) {
      const rows = await sql<ClaimedRow[]>`
        update message set attempts = attempts + 1, due_at = ${now + leaseMs}
        where id in (
          select id from message where state = 'waiting' and due_at <= ${now} and channel in ${sql([...channels])}
          order by due_at, id limit ${limit} for update skip locked
        )
        returning id, channel, recipient as "to", kind, language, subject, body, link, sealed, key, attempts,
          ends_at as "endsAt"`;
      return rows.map(({ sealed, link, ...row }) => {
        const content = seal.open({ ...row, sealed, link });
        return { ...row, subject: content?.subject ?? '', body: content?.body ?? '', isUnreadable: content === null };
      });
    },
    async finish(message, state, failure) {
      await sql`
        update message set state = ${state}, failure = ${failure}, subject = '', body = '', link = null,
          sealed = null
        where ${isStill(message)}`;
    },
    async postpone(message, dueAt, failure) {
      await sql`update message set due_at = ${dueAt}, failure = ${failure} where ${isStill(message)}`;
    },
    async standing() {
      // Literal states: with a parameter the plan could not use the partial index on these two states.
      const counted = (state: 'waiting' | 'dead') => sql`
        select count(*)::int from (
          select from message where ${state === 'dead' ? sql`state = 'dead'` : sql`state = 'waiting'`} and recipient <> ''
          limit ${MAX_COUNTED}
        ) counted`;
      const [row] = await sql<PostStanding[]>`
        select (${counted('waiting')}) as waiting, (${counted('dead')}) as dead,
          (select min(written_at) from message where state = 'waiting' and recipient <> '') as "waitingSince"`;
      return row ?? { waiting: 0, dead: 0, waitingSince: null };
    },
  };
}
