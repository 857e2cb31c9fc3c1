import type { Pool, Transaction } from '../../database/pool.ts';

/** A stored value of a player, by its name. */
export interface StoredSetting {
  readonly name: string;
  readonly value: unknown;
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
  };
}
