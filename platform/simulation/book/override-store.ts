import * as v from 'valibot';
import type { Pool } from '../../database/pool.ts';
import { followNotices } from '../../notices/follow-notices.ts';
import { gameChangeSchema } from './game-change.ts';
import type { OverrideStore, StoredChange } from './overrides.ts';

const CHANNEL = 'sim_overrides';

/** Stores QA's changes in table `sim_overrides` and announces them to the other processes by NOTIFY. */
export function createOverrideStore(sql: Pool, onError: (error: unknown) => void): OverrideStore {
  async function load(): Promise<StoredChange[]> {
    const rows = await sql<{ gameId: number; change: unknown }[]>`
      select game_id::float8 as "gameId", change from sim_overrides order by id`;
    return rows.map(({ gameId, change }) => ({ gameId, change: v.parse(gameChangeSchema, change) }));
  }

  return {
    load,
    async append(added) {
      await sql.begin(async (tx) => {
        for (const { gameId, change } of added) {
          await tx`insert into sim_overrides (game_id, change) values (${gameId}, ${tx.json(change)})`;
        }
        await tx`select pg_notify(${CHANNEL}, '')`;
      });
    },
    async clear() {
      await sql.begin(async (tx) => {
        await tx`delete from sim_overrides`;
        await tx`select pg_notify(${CHANNEL}, '')`;
      });
    },
    onChange: (listener) => followNotices(sql, CHANNEL, listener, onError),
  };
}
