import type { Channel } from '#shared/contracts/control.ts';
import type { Pool } from '../../database/pool.ts';
import type { CarriedMessage } from './carrier.ts';

/** A message that was taken out for an attempt; `to` is '' for what was written to nobody. */
export interface PendingMessage extends CarriedMessage {
  readonly id: number;
  readonly kind: string;
  /** This one is counted. */
  readonly attempts: number;
  /** When what it carries is over, server clock, epoch ms. */
  readonly endsAt: number;
}

/** How the post stands; numbers end at 10,000, which says that it is so many or more. */
export interface PostStanding {
  readonly waiting: number;
  /** Given up in the last days. */
  readonly dead: number;
  /** When the first of those that wait was written, server clock, epoch ms; null when none waits. */
  readonly waitingSince: number | null;
}

interface Claim {
  readonly channels: readonly Channel[];
  /** Wall clock, epoch ms. */
  readonly now: number;
  /** For so long no other process takes it; after that it is taken again, for its process has died. */
  readonly leaseMs: number;
  readonly most: number;
}

export interface OutboxRepository {
  claim(claim: Claim): Promise<PendingMessage[]>;
  /** It is delivered or given up: its text is gone. Nothing happens when another process has taken it meanwhile. */
  finish(message: PendingMessage, state: 'sent' | 'dead', failure: string | null): Promise<void>;
  /** @param dueAt of the next attempt, wall clock, epoch ms */
  postpone(message: PendingMessage, dueAt: number, failure: string): Promise<void>;
  standing(): Promise<PostStanding>;
}

/** Readiness is asked for often, and more than so many are as many as these to those who look. */
const MAX_COUNTED = 10_000;

export function createOutboxRepository(sql: Pool): OutboxRepository {
  const isStill = ({ id, attempts }: PendingMessage) =>
    sql`id = ${id} and state = 'waiting' and attempts = ${attempts}`;
  return {
    async claim({ channels, now, leaseMs, most }) {
      const rows = await sql<PendingMessage[]>`
        update message set attempts = attempts + 1, due_at = ${now + leaseMs}
        where id in (
          select id from message where state = 'waiting' and due_at <= ${now} and channel in ${sql([...channels])}
          order by due_at, id limit ${most} for update skip locked
        )
        returning id, channel, recipient as "to", kind, language, subject, body, key, attempts, ends_at as "endsAt"`;
      return [...rows];
    },
    async finish(message, state, failure) {
      await sql`
        update message set state = ${state}, failure = ${failure}, subject = '', body = '', link = null
        where ${isStill(message)}`;
    },
    async postpone(message, dueAt, failure) {
      await sql`update message set due_at = ${dueAt}, failure = ${failure} where ${isStill(message)}`;
    },
    async standing() {
      // A state that were a parameter would keep the plan from its index, which is of these two states alone.
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
