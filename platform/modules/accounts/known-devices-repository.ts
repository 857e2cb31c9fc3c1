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
}

export function createKnownDevicesRepository(sql: Pool): KnownDevicesRepository {
  return {
    async note(userId, device, now) {
      const hash = createHash('sha256').update(device).digest();
      const [row] = await sql<{ isNew: boolean }[]>`
        insert into known_device (user_id, device_hash, first_at, seen_at) values (${userId}, ${hash}, ${now}, ${now})
        on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
        returning first_at = seen_at and xmax = 0 as "isNew"`;
      return row?.isNew ?? false;
    },
  };
}
