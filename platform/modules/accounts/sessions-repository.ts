import type { Pool } from '../../database/pool.ts';

/** A session as it is stored; instants are the server clock's, epoch ms. */
export interface SessionRow {
  /** Hex of the hash of its id. */
  readonly hash: string;
  readonly userId: number;
  readonly signedInAt: number;
  readonly previousSignInAt: number | null;
  /** It dies when unused for so long … */
  readonly idleMs: number;
  readonly seenAt: number;
  /** … and at this instant in any case. */
  readonly endsAt: number;
}

export interface SessionsRepository {
  add(session: SessionRow): Promise<void>;
  /** A session that was not ended; it may be over by time. */
  find(hash: string): Promise<SessionRow | null>;
  touch(hash: string, now: number): Promise<void>;
  end(hash: string, now: number): Promise<void>;
  /** Forgets sessions that were over before this instant. */
  purge(before: number): Promise<void>;
}

export function createSessionsRepository(sql: Pool): SessionsRepository {
  const bytes = (hash: string) => Buffer.from(hash, 'hex');
  return {
    async add({ hash, userId, signedInAt, previousSignInAt, idleMs, seenAt, endsAt }) {
      await sql`
        insert into session (id_hash, user_id, signed_in_at, previous_sign_in_at, idle_ms, seen_at, ends_at)
        values (${bytes(hash)}, ${userId}, ${signedInAt}, ${previousSignInAt}, ${idleMs}, ${seenAt}, ${endsAt})`;
    },
    async find(hash) {
      const [row] = await sql<Omit<SessionRow, 'hash'>[]>`
        select user_id as "userId", signed_in_at as "signedInAt", previous_sign_in_at as "previousSignInAt",
          idle_ms as "idleMs", seen_at as "seenAt", ends_at as "endsAt"
        from session where id_hash = ${bytes(hash)} and ended_at is null`;
      return row ? { ...row, hash } : null;
    },
    async touch(hash, now) {
      await sql`update session set seen_at = greatest(seen_at, ${now}) where id_hash = ${bytes(hash)}`;
    },
    async end(hash, now) {
      await sql`update session set ended_at = ${now} where id_hash = ${bytes(hash)} and ended_at is null`;
    },
    async purge(before) {
      await sql`delete from session where ends_at < ${before} or ended_at < ${before} or seen_at + idle_ms < ${before}`;
    },
  };
}
