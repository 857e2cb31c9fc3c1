import type postgres from 'postgres';
import type { Pool } from './pool.ts';

/** Largest number of rows that one statement deletes: its locks are held for some milliseconds. */
const BATCH_ROWS = 1000;

interface OldRows {
  readonly table: string;
  /** Name of an indexed column, or an indexed expression, by which rows are judged. */
  readonly instant: string | postgres.Fragment;
  /** Rows with an earlier instant are deleted; epoch ms of the clock that the column uses. */
  readonly before: number;
  /** Further condition on the rows. */
  readonly only?: postgres.Fragment;
}

/**
 * Repeats work that handles up to `limit` rows until it finds fewer.
 *
 * @param work returns the number of rows it has handled
 * @returns the number of rows handled in all
 */
export async function inBatches(work: (limit: number) => Promise<number>, limit = BATCH_ROWS): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await work(limit);
    total += taken;
    if (taken < limit) return total;
  }
}

/**
 * Deletes old rows, the oldest first, each batch in a transaction of its own. Rows that another transaction has locked
 * stay for the next call.
 *
 * @returns the number of rows deleted
 */
export function deleteInBatches(sql: Pool, { table, instant, before, only }: OldRows, limit?: number): Promise<number> {
  const at = typeof instant === 'string' ? sql(instant) : instant;
  return inBatches(async (batch) => {
    const gone = await sql`
      delete from ${sql(table)} where ctid = any (array(
        select ctid from ${sql(table)} where ${at} < ${before} ${only ? sql`and ${only}` : sql``}
        order by ${at} limit ${batch} for update skip locked))`;
    return gone.count;
  }, limit);
}
