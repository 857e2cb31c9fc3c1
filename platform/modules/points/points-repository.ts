import type { PointsAnswer, PointsOrder, PointsOrderAnswer } from '#shared/contracts/points.ts';
import { inBatches } from '../../database/batches.ts';
import { answerOf } from '../../database/function-answer.ts';
import type { Pool } from '../../database/pool.ts';
import type { Gate, GateMoved } from '../admission/admission-service.ts';

/** An order as it is stored under its key. */
interface StoredOrder {
  readonly request: PointsOrder;
  readonly answer: PointsOrderAnswer;
}

/** One order of a free bet. */
export interface PointsPurchase {
  readonly userId: number;
  readonly key: string;
  readonly request: PointsOrder;
  readonly now: number;
  readonly points: number;
  /** Terms of the free bet, its value in minor units; null where the order is refused. */
  readonly gift: {
    readonly value: number;
    /** ISO 4217. */
    readonly currency: string;
    readonly minCoef: number | null;
    readonly minLegs: number | null;
    /** Server clock, epoch ms. */
    readonly expiresAt: number;
  } | null;
  readonly refusal: 'changed' | null;
}

export interface PointsRepository {
  balanceOf(userId: number): Promise<number>;
  /** Entries of a player, the newest first, older than the entry `before`; null begins. */
  entries(userId: number, before: number | null, limit: number): Promise<PointsAnswer['entries']>;
  /** The order under a key; null for one that never arrived. */
  order(userId: number, key: string): Promise<StoredOrder | null>;
  /** Executes an order behind the gate, once for each key. */
  buy(purchase: PointsPurchase, gate: Gate): Promise<(StoredOrder & { readonly status: 'ordered' }) | GateMoved>;
  /** Deletes refused orders of before an instant of the server clock, epoch ms. */
  purge(before: number): Promise<void>;
}

/** Returns the stored points; only the database's functions change them. */
export function createPointsRepository(sql: Pool): PointsRepository {
  return {
    async balanceOf(userId) {
      const [row] = await sql<{ balance: number }[]>`select balance from point_balance where user_id = ${userId}`;
      return row?.balance ?? 0;
    },
    async entries(userId, before, limit) {
      return [
        ...(await sql<PointsAnswer['entries']>`
          select e.id, e.points, e.made_at as "madeAt", substring(e.source from '^coupon:(.+)$') as "couponId",
            case when p.code is not null
              then jsonb_build_object('code', p.code, 'value', p.value, 'iso', p.currency) end as "freeBet"
          from point_entry e left join promo_code p on p.code = substring(e.source from '^free-bet:(.+)$')
          where e.user_id = ${userId} and coalesce(e.id < ${before}::bigint, true)
          order by e.id desc limit ${limit}`),
      ];
    },
    async order(userId, key) {
      const [row] = await sql<StoredOrder[]>`
        select request, answer from point_order where user_id = ${userId} and key = ${key}::uuid`;
      return row ?? null;
    },
    async buy(purchase, gate) {
      return answerOf(sql<{ answer: (StoredOrder & { status: 'ordered' }) | GateMoved }[]>`
        select buy_with_points(${JSON.stringify(purchase)}::text::jsonb, ${JSON.stringify(gate)}::text::jsonb) as answer`);
    },
    async purge(before) {
      await inBatches(async (limit) => {
        const [row] = await sql<{ gone: number }[]>`select purge_refused_point_orders(${before}, ${limit}) as gone`;
        return row?.gone ?? 0;
      });
    },
  };
}
