import type postgres from 'postgres';
import type { Pool } from './pool.ts';

/** Rows that one statement deletes at most: its locks are held for some milliseconds. */
const BATCH_ROWS = 1000;

interface OldRows {
  readonly table: string;
  /** The instant that rows are judged by, of which the table has an index: the name of a column or an expression. */
  readonly instant: string | postgres.Fragment;
  /** Rows whose instant is earlier go; of the clock that the column is of, epoch ms. */
  readonly before: number;
  /** Only rows for which this holds as well. */
  readonly only?: postgres.Fragment;
}

/**
 * Repeats work that takes so many rows at most until it finds fewer.
 *
 * @param work answers how many rows it has taken
 * @returns how many rows it has taken in all
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
 * stay for the next time.
 *
 * @returns how many rows are gone
 */
export function deleteInBatches(sql: Pool, { table, instant, before, only }: OldRows, limit?: number): Promise<number> {
  const at = typeof instant === 'string' ? sql(instant) : instant;
  return inBatches(async (most) => {
    const gone = await sql`
      delete from ${sql(table)} where ctid = any (array(
        select ctid from ${sql(table)} where ${at} < ${before} ${only ? sql`and ${only}` : sql``}
        order by ${at} limit ${most} for update skip locked))`;
    return gone.count;
  }, limit);
}
