import type { Pool } from '../database/pool.ts';
import { followNotices } from '../notices/follow-notices.ts';
import type { SharedValue } from '../notices/shared-value.ts';
import type { ClockAnchor } from './anchor.ts';

/** Store of the clock's anchor, shared between processes. */
export type ClockStore = SharedValue<ClockAnchor>;

const CHANNEL = 'sim_clock';

/** Returns the store of the anchor in table `sim_clock`; NOTIFY announces changes to the other processes. */
export function createClockStore(sql: Pool, onError: (error: unknown) => void): ClockStore {
  async function load(): Promise<ClockAnchor | null> {
    const [row] = await sql<ClockAnchor[]>`
      select wall_ms::float8 as "wallMs", server_ms::float8 as "serverMs", speed from sim_clock where id = 1`;
    return row === undefined ? null : { wallMs: row.wallMs, serverMs: row.serverMs, speed: row.speed };
  }

  return {
    load,
    async save({ wallMs, serverMs, speed }) {
      await sql.begin(async (tx) => {
        await tx`
          insert into sim_clock (id, wall_ms, server_ms, speed) values (1, ${wallMs}, ${serverMs}, ${speed})
          on conflict (id) do update
          set wall_ms = excluded.wall_ms, server_ms = excluded.server_ms, speed = excluded.speed`;
        await tx`select pg_notify(${CHANNEL}, '')`;
      });
    },
    onChange: (listener) => followNotices(sql, CHANNEL, async () => listener(await load()), onError),
  };
}
