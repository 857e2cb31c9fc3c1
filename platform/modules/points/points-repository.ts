import type { PointsAnswer, PointsOrderAnswer } from '#shared/contracts/points.ts';
import { answerOf } from '../../database/function-answer.ts';
import type { Pool } from '../../database/pool.ts';
import type { Gate, GateMoved } from '../admission/admission-service.ts';
import type { CommonOutcome, OrderStep } from '../orders/orders-service.ts';

/** What the key of an order answers. */
export type PurchaseOutcome =
  | (Extract<PointsOrderAnswer, { status: 'bought' }> & { readonly isReplay?: true })
  | CommonOutcome<Omit<Extract<PointsOrderAnswer, { status: 'refused' }>, 'status'>>;

/** One order of a free bet. */
export interface PointsPurchase extends OrderStep {
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

/** The answer to the key of an order that was just executed, or was known. */
interface Ordered {
  readonly status: 'ordered';
  readonly answer: PointsOrderAnswer;
}

export interface PointsRepository {
  balanceOf(userId: number): Promise<number>;
  /** Entries of a player, the newest first, older than the entry `before`; null begins. */
  entries(userId: number, before: number | null, limit: number): Promise<PointsAnswer['entries']>;
  /** Executes an order behind the gate, once for each key. */
  buy(purchase: PointsPurchase, gate: Gate): Promise<GateMoved | Ordered | { readonly status: 'mismatch' }>;
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
    buy: (purchase, gate) =>
      answerOf(
        sql`
          select buy_with_points(${JSON.stringify(purchase)}::text::jsonb, ${JSON.stringify(gate)}::text::jsonb) as answer`,
      ),
  };
}
