import type { Pool } from '../database/pool.ts';
import { followNotices } from '../notices/follow-notices.ts';
import type { SharedValue } from '../notices/shared-value.ts';
import type { ClockAnchor } from './anchor.ts';

/** Where the anchor of the clock is kept and shared between processes. */
export type ClockStore = SharedValue<ClockAnchor>;

const CHANNEL = 'sim_clock';

/** The anchor in table `sim_clock`, announced to the other processes by NOTIFY. */
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
