import type { Pool } from '../../database/pool.ts';
import { followNotices } from '../../notices/follow-notices.ts';
import type { JsonObject } from './merge-patch.ts';

/** The merge patch over the site config, with its version of the site's gate (decision 031). */
export interface StoredPatch {
  readonly patch: JsonObject;
  readonly version: number;
}

/** Store of the merge patch, shared between processes. */
export interface ConfigStore {
  load(): Promise<StoredPatch>;
  /** Replaces the patch, for all processes; returns its new version. */
  save(patch: JsonObject): Promise<number>;
  /** Calls the listener with every patch saved from now on by any process; resolves once it can miss none. */
  onChange(listener: (stored: StoredPatch) => void): Promise<() => Promise<void>>;
}

const CHANNEL = 'site_config_overrides';

/** Returns the store in table `site_config_overrides`; NOTIFY announces changes to the other processes. */
export function createConfigStore(sql: Pool, onError: (error: unknown) => void): ConfigStore {
  async function load(): Promise<StoredPatch> {
    const [row] = await sql<{ patch: JsonObject | null; version: number }[]>`
      select g.version, o.patch from site_gate g left join site_config_overrides o on o.id = 1`;
    if (!row) throw new Error('The gate of the site is not in the database');
    return { patch: row.patch ?? {}, version: row.version };
  }

  return {
    load,
    save(patch) {
      const text = JSON.stringify(patch);
      return sql.begin(async (tx) => {
        await tx`
          insert into site_config_overrides (id, patch) values (1, ${text}::text::jsonb)
          on conflict (id) do update set patch = excluded.patch`;
        await tx`select pg_notify(${CHANNEL}, '')`;
        const [row] = await tx<{ version: number }[]>`select version from site_gate`;
        if (!row) throw new Error('The gate of the site is not in the database');
        return row.version;
      });
    },
    onChange: (listener) => followNotices(sql, CHANNEL, async () => listener(await load()), onError),
  };
}

/** Returns a store without a database: services that share it behave like processes of one database. */
export function createMemoryConfigStore(): ConfigStore {
  const listeners = new Set<(stored: StoredPatch) => void>();
  let stored: StoredPatch = { patch: {}, version: 1 };
  return {
    load: async () => stored,
    async save(patch) {
      stored = { patch, version: stored.version + 1 };
      for (const listener of [...listeners]) listener(stored);
      return stored.version;
    },
    async onChange(listener) {
      listeners.add(listener);
      return async () => void listeners.delete(listener);
    },
  };
}
