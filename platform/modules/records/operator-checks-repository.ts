import type { Pool } from '../../database/pool.ts';

/** Checks that an operator makes: both audits, the verification of the security log, a backup. */
export type OperatorCheck = 'audit' | 'audit_since' | 'backup' | 'verify_log';

/** The last run of a check. */
export interface CheckRun {
  readonly name: OperatorCheck;
  /** Time since its end, seconds. */
  readonly age: number;
  readonly problems: number;
}

/** Stores that a check has ended; needs the rights of the schema's owner. */
export async function noteCheck(sql: Pool, name: OperatorCheck, problems: number): Promise<void> {
  await sql`
    insert into operator_check (name, finished_at, problems) values (${name}, clock_timestamp(), ${problems})
    on conflict (name) do update set finished_at = excluded.finished_at, problems = excluded.problems`;
}

/** Returns the last run of each check that was ever made. */
export async function readChecks(sql: Pool): Promise<CheckRun[]> {
  return [
    ...(await sql<CheckRun[]>`
      select name, extract(epoch from clock_timestamp() - finished_at)::float8 as age, problems
      from operator_check order by name`),
  ];
}

/** Returns the number of this database's connections, of all processes. */
export async function countConnections(sql: Pool): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = current_setting('application_name')`;
  return row?.count ?? 0;
}
