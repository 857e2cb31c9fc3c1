import type { Pool } from '../../database/pool.ts';

/**
 * Returns what a query finds among archived coupons: `query` runs in a transaction in which the tables of the archive
 * hide those of the same name. Returns nothing where there is no archive, or no longer.
 */
export async function readArchive<T>(
  sql: Pool,
  query: (archive: Pool) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  return sql.begin('read only', async (transaction) => {
    const [row] = await transaction<{ isThere: boolean }[]>`
      select to_regclass('archive.coupon') is not null as "isThere"`;
    if (!row?.isThere) return [];
    await transaction`set local search_path = archive, public, pg_temp`;
    return query(transaction as unknown as Pool);
  }) as Promise<readonly T[]>;
}

/**
 * Returns the first instant of the newest month in which a player placed coupons that are archived, epoch ms; null
 * without any.
 */
export async function newestArchivedMonth(sql: Pool, userId: number): Promise<number | null> {
  const [row] = await sql<{ month: number | null }[]>`
    select max(m.month) as month from account a join coupon_month m on m.account_id = a.id
    where a.user_id = ${userId} and m.archived_count > 0`;
  return row?.month ?? null;
}
