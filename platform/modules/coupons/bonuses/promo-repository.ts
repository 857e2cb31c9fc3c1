import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import type { Pool, Transaction } from '../../../database/pool.ts';

interface PromoRow extends PromoCode {
  readonly isUsed: boolean;
}

export interface PromoRepository {
  owned(userId: number, now: number): Promise<PromoRow[]>;
  /** Null also for another player's code. */
  find(userId: number, code: string): Promise<PromoRow | null>;
  /** Gives in the transaction, if there is one. */
  give(code: PromoCode & { readonly userId: number | null }, now: number, tx?: Transaction): Promise<boolean>;
}

export function createPromoRepository(sql: Pool): PromoRepository {
  const columns = sql`
    code, value, currency as iso, min_coef as "minCoef", min_legs as "minLegs", expires_at as "expiresAt",
    coupon_id is not null as "isUsed"`;
  return {
    async owned(userId, now) {
      return [
        ...(await sql<PromoRow[]>`
          select ${columns} from promo_code
          where user_id = ${userId} and coupon_id is null and coalesce(expires_at > ${now}, true)
          order by expires_at nulls last, code limit 50`),
      ];
    },
    async find(userId, code) {
      const [row] = await sql<PromoRow[]>`
        select ${columns} from promo_code where code = ${code} and coalesce(user_id = ${userId}, true)`;
      return row ?? null;
    },
    async give({ iso, ...code }, now, tx = sql as unknown as Transaction) {
      const text = JSON.stringify({ ...code, currency: iso, now });
      const [row] = await tx<{ isGiven: boolean }[]>`select give_promo_code(${text}::text::jsonb) as "isGiven"`;
      return row?.isGiven ?? false;
    },
  };
}
