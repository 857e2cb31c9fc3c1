import { createHash } from 'node:crypto';
import type { Pool } from '../../database/pool.ts';

/** The devices of each player, by the hash of the id that their cookie carries. */
export interface KnownDevicesRepository {
  /**
   * Records a sign-in of a player on a device; true when it is the first one there.
   *
   * @param device its id, as `KnownDevices` reads it
   * @param now server clock, epoch ms
   */
  note(userId: number, device: string, now: number): Promise<boolean>;
  /**
   * Whether the player has signed in on a device, or changed a factor there, since two-step sign-in is on.
   *
   * @param device its id, as `KnownDevices` reads it
   */
  hasPassedBothSteps(userId: number, device: string): Promise<boolean>;
}

const hashOf = (device: string) => createHash('sha256').update(device).digest();

export function createKnownDevicesRepository(sql: Pool): KnownDevicesRepository {
  return {
    async note(userId, device, now) {
      const [row] = await sql<{ isNew: boolean }[]>`
        insert into known_device (user_id, device_hash, first_at, seen_at) values (${userId}, ${hashOf(device)}, ${now}, ${now})
        on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
        returning first_at = seen_at and xmax = 0 as "isNew"`;
      return row?.isNew ?? false;
    },
    async hasPassedBothSteps(userId, device) {
      const rows = await sql`
        select from known_device d join player p on p.id = d.user_id
        where d.user_id = ${userId} and d.device_hash = ${hashOf(device)} and p.two_step and d.seen_at >= p.two_step_at`;
      return rows.length > 0;
    },
  };
}
