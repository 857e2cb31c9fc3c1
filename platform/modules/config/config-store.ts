import type { Pool } from '../../database/pool.ts';
import { followNotices } from '../../notices/follow-notices.ts';
import type { SharedValue } from '../../notices/shared-value.ts';
import type { JsonObject } from './merge-patch.ts';

/** Where the merge patch over the site config is kept and shared between processes. */
export type ConfigStore = SharedValue<JsonObject>;

const CHANNEL = 'site_config_overrides';

/** The patch in table `site_config_overrides`, announced to the other processes by NOTIFY. */
export function createConfigStore(sql: Pool, onError: (error: unknown) => void): ConfigStore {
  async function load(): Promise<JsonObject | null> {
    const [row] = await sql<{ patch: JsonObject }[]>`select patch from site_config_overrides where id = 1`;
    return row?.patch ?? null;
  }

  return {
    load,
    async save(patch) {
      const text = JSON.stringify(patch);
      await sql.begin(async (tx) => {
        await tx`
          insert into site_config_overrides (id, patch) values (1, ${text}::text::jsonb)
          on conflict (id) do update set patch = excluded.patch`;
        await tx`select pg_notify(${CHANNEL}, '')`;
      });
    },
    onChange: (listener) => followNotices(sql, CHANNEL, async () => listener(await load()), onError),
  };
}
