import type { Pool } from './pool.ts';

/** Keys of the advisory locks for work that one process at a time does in a database; migrations use 7_224_001. */
export const EXCLUSIVE = { purge: 7_224_002, archive: 7_224_004 } as const;

/**
 * Runs work unless another process of the same database is doing it. A transaction that does nothing else holds the
 * lock, on a connection of the pool; the work is not part of it. The lock is lost with its connection.
 *
 * @returns false when another process is doing it
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
