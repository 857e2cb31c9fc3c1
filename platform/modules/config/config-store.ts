import type { Pool, Transaction } from '../../database/pool.ts';
import { followNotices } from '../../notices/follow-notices.ts';
import type { JsonObject } from './merge-patch.ts';

/** The merge patch over the site config, with its version of the site's gate (decision 031). */
export interface StoredPatch {
  readonly patch: JsonObject;
  readonly version: number;
  /** Hash of the operator's configuration file that is in force; null for none. */
  readonly file: string | null;
}

/** Store of the merge patch, shared between processes. */
export interface ConfigStore {
  load(): Promise<StoredPatch>;
  /**
   * Replaces the patch, for all processes; returns its new version, or null when another process has changed the config
   * since the version that this patch is based on.
   */
  save(patch: JsonObject, basedOn: number): Promise<number | null>;
  /** Notes which configuration file is in force, for all processes; returns the new version. */
  noteFile(hash: string | null): Promise<number>;
  /** Calls the listener with every patch saved from now on by any process; resolves once it can miss none. */
  onChange(listener: (stored: StoredPatch) => void): Promise<() => Promise<void>>;
}

const CHANNEL = 'site_config_overrides';

/** Returns the store in table `site_config_overrides`; NOTIFY announces changes to the other processes. */
export function createConfigStore(sql: Pool, onError: (error: unknown) => void): ConfigStore {
  async function load(): Promise<StoredPatch> {
    const [row] = await sql<{ patch: JsonObject | null; version: number; file: string | null }[]>`
      select g.version, o.patch, f.hash as file
      from site_gate g left join site_config_overrides o on o.id = 1 left join site_config_file f on f.id = 1`;
    if (!row) throw new Error('The gate of the site is not in the database');
    return { patch: row.patch ?? {}, version: row.version, file: row.file };
  }

  /**
   * Writes in a transaction that moves the site's gate, and announces the new version. A write that is based on another
   * version than the one before it is undone, and answered with null.
   */
  async function write(change: (tx: Transaction) => Promise<unknown>, basedOn?: number): Promise<number | null> {
    const outdated = new Error('Another process has changed the site config');
    try {
      return await sql.begin(async (tx) => {
        await change(tx);
        await tx`select pg_notify(${CHANNEL}, '')`;
        const [row] = await tx<{ version: number }[]>`select version from site_gate`;
        if (!row) throw new Error('The gate of the site is not in the database');
        // The write has moved the gate by one, and keeps it until the transaction ends.
        if (basedOn !== undefined && row.version !== basedOn + 1) throw outdated;
        return row.version;
      });
    } catch (error) {
      if (error === outdated) return null;
      throw error;
    }
  }

  return {
    load,
    save: (patch, basedOn) =>
      write(
        (tx) => tx`
          insert into site_config_overrides (id, patch) values (1, ${JSON.stringify(patch)}::text::jsonb)
          on conflict (id) do update set patch = excluded.patch`,
        basedOn,
      ),
    async noteFile(hash) {
      const version = await write(
        (tx) => tx`
          insert into site_config_file (id, hash) values (1, ${hash})
          on conflict (id) do update set hash = excluded.hash, loaded_at = now()`,
      );
      return version ?? 0;
    },
    onChange: (listener) => followNotices(sql, CHANNEL, async () => listener(await load()), onError),
  };
}

/** Returns a store without a database: services that share it behave like processes of one database. */
export function createMemoryConfigStore(): ConfigStore {
  const listeners = new Set<(stored: StoredPatch) => void>();
  let stored: StoredPatch = { patch: {}, version: 1, file: null };

  function write(change: Partial<StoredPatch>): number {
    stored = { ...stored, ...change, version: stored.version + 1 };
    for (const listener of [...listeners]) listener(stored);
    return stored.version;
  }

  return {
    load: async () => stored,
    save: async (patch, basedOn) => (basedOn === stored.version ? write({ patch }) : null),
    noteFile: async (file) => write({ file }),
    async onChange(listener) {
      listeners.add(listener);
      return async () => void listeners.delete(listener);
    },
  };
}
