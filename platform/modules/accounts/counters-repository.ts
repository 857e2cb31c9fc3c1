import { createHash } from 'node:crypto';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

/** A count after it was raised. */
interface Taken {
  /** Number of events counted in the window, refused ones included. */
  readonly taken: number;
  /** End of the window, epoch ms. */
  readonly endsAt: number;
}

/** Counts by subject, stored under its hash, in the table `counter`. Instants are the wall clock's, epoch ms. */
export interface CountersRepository {
  /** Counts `amount` more events; the first one of a window sets its end, and later ones do not move it. */
  add(subject: string, amount: number, now: number, endsAt: number): Promise<Taken>;
  /** Raises the count to a value; a higher one stays until its window ends. */
  raise(subject: string, value: number, now: number, endsAt: number): Promise<void>;
  /** Returns the count of the current window; 0 without one. */
  find(subject: string, now: number): Promise<number>;
  /** Deletes the count of a subject. */
  forget(subject: string): Promise<void>;
  /** Deletes counts whose window ended before this instant. */
  purge(before: number): Promise<void>;
}

/** Largest count that is stored: floods beyond it are not counted further. */
const CEILING = 1_000_000_000;

/** Subjects name networks and mailboxes; the table names none. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');

/** Returns the counts of a database, which all its processes share. */
export function createCountersRepository(sql: Pool): CountersRepository {
  return {
    async add(subject, amount, now, endsAt) {
      const [row] = await sql<Taken[]>`
        insert into counter as c (subject, taken, ends_at) values (${keyOf(subject)}, ${amount}, ${endsAt})
        on conflict (subject) do update set
          taken = case when c.ends_at <= ${now} then ${amount} else least(c.taken, ${CEILING}) + ${amount} end,
          ends_at = case when c.ends_at <= ${now} then ${endsAt} else c.ends_at end
        returning taken, ends_at as "endsAt"`;
      return row ?? { taken: amount, endsAt };
    },
    async raise(subject, value, now, endsAt) {
      await sql`
        insert into counter as c (subject, taken, ends_at) values (${keyOf(subject)}, ${value}, ${endsAt})
        on conflict (subject) do update set
          taken = case when c.ends_at <= ${now} then ${value} else greatest(c.taken, ${value}) end,
          ends_at = greatest(c.ends_at, ${endsAt})`;
    },
    async find(subject, now) {
      const [row] = await sql<{ taken: number }[]>`
        select taken from counter where subject = ${keyOf(subject)} and ends_at > ${now}`;
      return row?.taken ?? 0;
    },
    async forget(subject) {
      await sql`delete from counter where subject = ${keyOf(subject)}`;
    },
    async purge(before) {
      await deleteInBatches(sql, { table: 'counter', instant: 'ends_at', before });
    },
  };
}
