import type { NoticeChoices } from '#shared/domain/notices/notice-choices.ts';
import type { Pool } from '../../database/pool.ts';

export interface ChoicesRepository {
  /** The choices as they were stored; null for a player without any. */
  read(userId: number): Promise<unknown>;
  /** @param now server clock, epoch ms */
  save(userId: number, choices: NoticeChoices, now: number): Promise<void>;
}

export function createChoicesRepository(sql: Pool): ChoicesRepository {
  return {
    async read(userId) {
      const [row] = await sql<{ choices: unknown }[]>`select choices from notice_choices where user_id = ${userId}`;
      return row?.choices ?? null;
    },
    async save(userId, choices, now) {
      await sql`
        insert into notice_choices (user_id, choices, changed_at)
        values (${userId}, ${JSON.stringify(choices)}::text::jsonb, ${now})
        on conflict (user_id) do update set choices = excluded.choices, changed_at = excluded.changed_at`;
    },
  };
}
