import type { Pool } from '../../database/pool.ts';

export interface LandingsRepository {
  /** The override of a landing: null when it removes the landing, undefined when there is none. */
  find(id: string): Promise<unknown>;
  /** @param record null removes the landing */
  put(id: string, record: unknown): Promise<void>;
  clear(): Promise<void>;
}

export function createLandingsRepository(sql: Pool): LandingsRepository {
  return {
    async find(id) {
      const [row] = await sql<{ record: unknown }[]>`select record from landing where id = ${id}`;
      return row?.record;
    },
    async put(id, record) {
      const text = record === null ? null : JSON.stringify(record);
      await sql`
        insert into landing (id, record) values (${id}, ${text}::text::jsonb)
        on conflict (id) do update set record = excluded.record`;
    },
    async clear() {
      await sql`delete from landing`;
    },
  };
}
