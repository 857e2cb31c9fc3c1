import type { Pool, Transaction } from '../../database/pool.ts';

/** A stored value of a player, by its name. */
export interface StoredSetting {
  readonly name: string;
  readonly value: unknown;
}

/** Change of one id of a stored list. */
interface ListChange {
  readonly name: string;
  readonly id: number;
  /** Whether the list has the id afterwards. */
  readonly isIn: boolean;
}

export interface OfficeSettingsRepository {
  /** Stored values of a player, by name. */
  of(userId: number): Promise<ReadonlyMap<string, unknown>>;
  /**
   * Stores values of a player, all or none.
   *
   * @param now server clock, epoch ms
   * @param within transaction that stores them; by default one of their own
   */
  save(userId: number, settings: readonly StoredSetting[], now: number, within?: Transaction): Promise<void>;
  /**
   * Adds an id to a stored list of a player or removes it; the list stays ascending. Changes at the same time wait for
   * each other, so that none is lost.
   *
   * @param now server clock, epoch ms
   */
  changeList(userId: number, change: ListChange, now: number): Promise<void>;
}

export function createOfficeSettingsRepository(sql: Pool): OfficeSettingsRepository {
  return {
    async of(userId) {
      const rows = await sql<StoredSetting[]>`select name, value from office_setting where user_id = ${userId}`;
      return new Map(rows.map(({ name, value }) => [name, value]));
    },
    async save(userId, settings, now, within = sql as unknown as Transaction) {
      await within`
        insert into office_setting (user_id, name, value, changed_at)
        select ${userId}, s.name, s.value, ${now}
        from jsonb_to_recordset(${JSON.stringify(settings)}::text::jsonb) as s (name text, value jsonb)
        on conflict (user_id, name) do update set value = excluded.value, changed_at = excluded.changed_at`;
    },
    async changeList(userId, { name, id, isIn }, now) {
      // The conflict locks the row, so the list that it reads has every change before. A value that is no list is empty.
      await sql`
        insert into office_setting as stored (user_id, name, value, changed_at)
        values (
          ${userId}, ${name},
          case when ${isIn}::boolean then jsonb_build_array(${id}::bigint) else '[]'::jsonb end,
          ${now}
        )
        on conflict (user_id, name) do update set changed_at = excluded.changed_at, value = (
          select coalesce(jsonb_agg(ids.id order by ids.id), '[]'::jsonb)
          from (
            select had.id
            from jsonb_array_elements(
              case jsonb_typeof(stored.value) when 'array' then stored.value else '[]'::jsonb end
            ) as had (id)
            where had.id <> to_jsonb(${id}::bigint)
            union
            select added.id from jsonb_array_elements(excluded.value) as added (id)
          ) as ids
        )`;
    },
  };
}
