import type { Pool } from '../../database/pool.ts';

export interface AgreementsRepository {
  /** Server clock (epoch ms) at which the player last accepted the rules; null when there is no such player. */
  acceptedAt(userId: number): Promise<number | null>;
  accept(userId: number, at: number): Promise<void>;
}

export function createAgreementsRepository(sql: Pool): AgreementsRepository {
  return {
    async acceptedAt(userId) {
      const [row] = await sql<{ at: number }[]>`
        select greatest(p.created_at, a.accepted_at) as at
        from player p left join agreement a on a.user_id = p.id where p.id = ${userId}`;
      return row?.at ?? null;
    },
    async accept(userId, at) {
      await sql`
        insert into agreement (user_id, accepted_at) values (${userId}, ${at})
        on conflict (user_id) do update set accepted_at = greatest(agreement.accepted_at, excluded.accepted_at)`;
    },
  };
}
