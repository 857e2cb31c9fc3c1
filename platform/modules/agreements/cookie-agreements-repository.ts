import type { CookieAgreement } from '#shared/contracts/consent.ts';
import type { Pool } from '../../database/pool.ts';

export interface CookieAgreementsRepository {
  /** Stores a choice; once for each player and instant. */
  add(userId: number, agreement: CookieAgreement, recordedAt: number): Promise<void>;
  /** The latest choice of a player; null for none. */
  latest(userId: number): Promise<CookieAgreement | null>;
}

export function createCookieAgreementsRepository(sql: Pool): CookieAgreementsRepository {
  return {
    async add(userId, { cookiesAgreeTime, agreementType }, recordedAt) {
      await sql`
        insert into cookie_agreement (user_id, agreed_at, agreement_type, recorded_at)
        values (${userId}, ${cookiesAgreeTime}, ${agreementType}, ${recordedAt})
        on conflict (user_id, agreed_at) do nothing`;
    },
    async latest(userId) {
      const [row] = await sql<CookieAgreement[]>`
        select agreed_at as "cookiesAgreeTime", agreement_type as "agreementType"
        from cookie_agreement where user_id = ${userId} order by agreed_at desc limit 1`;
      return row ?? null;
    },
  };
}
