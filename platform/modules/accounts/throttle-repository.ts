import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

/** Counts of failures by subject, which is a hash. Instants are the wall clock's, epoch ms. */
export interface ThrottleRepository {
  /** Counts one more in the current window; counts beyond a limit do not extend the window. */
  count(subject: string, now: number, windowMs: number): Promise<{ failures: number; since: number }>;
  /** The count of the current window. */
  find(subject: string, now: number, windowMs: number): Promise<{ failures: number; since: number }>;
  forget(subject: string): Promise<void>;
  /** Deletes windows that began before this instant. */
  purge(before: number): Promise<void>;
  /** Reduces the count by one. */
  takeBack(subject: string): Promise<void>;
}

export function createThrottleRepository(sql: Pool): ThrottleRepository {
  return {
    async count(subject, now, windowMs) {
      const [row] = await sql<{ failures: number; since: number }[]>`
        insert into sign_in_throttle as t (subject, failures, since) values (${subject}, 1, ${now})
        on conflict (subject) do update set
          failures = case when t.since <= ${now - windowMs} then 1 else t.failures + 1 end,
          since = case when t.since <= ${now - windowMs} then ${now} else t.since end
        returning failures, since`;
      return row ?? { failures: 1, since: now };
    },
    async find(subject, now, windowMs) {
      const [row] = await sql<{ failures: number; since: number }[]>`
        select failures, since from sign_in_throttle where subject = ${subject} and since > ${now - windowMs}`;
      return row ?? { failures: 0, since: now };
    },
    async forget(subject) {
      await sql`delete from sign_in_throttle where subject = ${subject}`;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'sign_in_throttle', instant: 'since', before });
    },
    async takeBack(subject) {
      await sql`update sign_in_throttle set failures = greatest(0, failures - 1) where subject = ${subject}`;
    },
  };
}
