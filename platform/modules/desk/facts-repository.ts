import type { CallAnswer } from '#shared/contracts/call.ts';
import type { deskPostCall } from '#shared/contracts/desk/desk-site.ts';
import type { Pool } from '../../database/pool.ts';

type Failure = CallAnswer<typeof deskPostCall>['failures'][number];

/** Facts that acts of the desk change, as they are stored: they are recorded before and after. */
export interface FactsRepository {
  /** A promo code with its owner and state; null for one that was never given. */
  promoCode(code: string): Promise<Readonly<Record<string, unknown>> | null>;
  /**
   * Decides whether a promo code is a gift of a registration, given or still to be given: of one of these codes, or of any
   * that has given one.
   */
  isOfRegistration(code: string, codes: readonly string[]): Promise<boolean>;
  /** Factor on a player's stakes; 1 where none was set. */
  factorOf(userId: number): Promise<number>;
  /** State of the review of a VIP bet; null for another coupon. */
  reviewOf(couponId: string): Promise<string | null>;
  /** The last messages that were given up, without their texts. */
  failures(limit: number): Promise<Failure[]>;
}

export function createFactsRepository(sql: Pool): FactsRepository {
  return {
    async promoCode(code) {
      const [row] = await sql<Record<string, unknown>[]>`
        select user_id as "userId", value, currency as iso, min_coef as "minCoef", min_legs as "minLegs",
          expires_at as "expiresAt", coupon_id::text as "couponId", uses
        from promo_code where code = ${code}`;
      return row ?? null;
    },
    async isOfRegistration(code, codes) {
      const [row] = await sql<{ isGift: boolean }[]>`
        select exists (
          select from promo_code p join bonus_choice b on b.user_id = p.user_id and b.given_code = p.code
          where p.code = ${code}
        ) or exists (
          select from (
            select code from registration_code
            union all select jsonb_array_elements_text(${JSON.stringify(codes)}::text::jsonb)
          ) r (code)
          where starts_with(${code}::text, r.code || '-')
            and substr(${code}::text, length(r.code) + 2) ~ '^[0-9]+(-[0-9]+)*$'
        ) as "isGift"`;
      return row?.isGift ?? false;
    },
    async factorOf(userId) {
      const [row] = await sql<{ factor: string }[]>`select factor from player_factor where user_id = ${userId}`;
      return Number(row?.factor ?? 1);
    },
    async reviewOf(couponId) {
      const [row] = await sql<{ state: string }[]>`select state from coupon_review where coupon_id = ${couponId}`;
      return row?.state ?? null;
    },
    async failures(limit) {
      return [
        ...(await sql<Failure[]>`
          select id, channel, kind, user_id as "userId", failure, written_at as "writtenAt"
          from message where state = 'dead' and recipient <> '' order by id desc limit ${limit}`),
      ];
    },
  };
}
