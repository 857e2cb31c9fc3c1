import type { Pool } from '../../../database/pool.ts';

/** What an order wants: a new coupon, a coupon cashed out, or another coupon in place of one. */
export type OrderKind = 'placement' | 'sale' | 'edit';

/** An order that waits out its acceptance delay, as it is stored; instants are epoch ms of the server clock. */
export interface DelayedOrder<Facts = unknown> {
  readonly kind: OrderKind;
  readonly userId: number;
  readonly key: string;
  /** What its decision needs. */
  readonly facts: Facts;
  readonly arrivedAt: number;
  readonly dueAt: number;
}

export interface DelayedRepository {
  /** Takes orders that were due by this instant and that no process has. */
  claimDue(now: number, limit: number, claimSeconds: number): Promise<DelayedOrder[]>;
  /** Drops the row of an order that is decided. */
  forget(order: Pick<DelayedOrder, 'key' | 'kind' | 'userId'>): Promise<void>;
}

/** Held orders in the database. */
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
