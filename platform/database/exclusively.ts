import type { Pool } from './pool.ts';

/** Numbers of our own for what one process at a time does in a database; 7_224_001 is the migrations'. */
export const EXCLUSIVE = { purge: 7_224_002 } as const;

/**
 * Runs work unless another process of the same database is at it. The lock is that of a transaction which does nothing
 * else, on a connection of the pool; the work is no part of it. When the connection is lost, so is the lock.
 *
 * @returns false when another process is at it
 * @throws whatever `work` throws
 */
export async function runExclusively(sql: Pool, key: number, work: () => Promise<void>): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const [row] = await transaction<{ taken: boolean }[]>`select pg_try_advisory_xact_lock(${key}) as taken`;
    if (!row?.taken) return false;
    await work();
    return true;
  });
}
