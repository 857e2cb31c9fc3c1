import type { Pool } from '../../database/pool.ts';
import type { OrderKind } from './order.ts';

/** A stored order in its live delay; instants are epoch ms of the server clock. */
export interface DelayedOrder<Facts = unknown> {
  readonly kind: OrderKind;
  readonly userId: number;
  readonly key: string;
  /** The facts that its decision needs. */
  readonly facts: Facts;
  readonly arrivedAt: number;
  readonly dueAt: number;
}

export interface DelayedRepository {
  /** Claims orders that were due by this instant and that no process has claimed. */
  claimDue(now: number, limit: number, claimSeconds: number): Promise<DelayedOrder[]>;
  /** Deletes the row of a decided order. */
  forget(order: Pick<DelayedOrder, 'key' | 'kind' | 'userId'>): Promise<void>;
}

/** Creates the repository of delayed orders. */
export function createDelayedRepository(sql: Pool): DelayedRepository {
  return {
    claimDue: async (now, limit, claimSeconds) => [
      ...(await sql<DelayedOrder[]>`
        select kind, user_id as "userId", key::text as key, facts, arrived_at as "arrivedAt", due_at as "dueAt"
        from claim_delayed_orders(${now}, ${limit}, ${claimSeconds}) order by due_at`),
    ],
    async forget({ kind, userId, key }) {
      await sql`select forget_delayed_order(${kind}, ${userId}, ${key})`;
    },
  };
}
