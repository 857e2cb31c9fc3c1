import type { Pool } from '../../database/pool.ts';

/** Where somebody signs in, as the browser and a trusted proxy tell. */
export interface SessionOrigin {
  /** The browser's own name for itself, at most 300 characters; '' when it says nothing. */
  readonly agent: string;
  /** IP address. */
  readonly address: string;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
}

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
  /** Where it was begun. */
  readonly origin: SessionOrigin;
}

export interface SessionsRepository {
  add(session: SessionRow): Promise<void>;
  /** A session that was not ended; it may be over by time. */
  find(hash: string): Promise<SessionRow | null>;
  /** Those of a player that live now, the last used first. */
  ofPlayer(userId: number, now: number): Promise<SessionRow[]>;
  touch(hash: string, now: number): Promise<void>;
  end(hash: string, now: number): Promise<void>;
  /** Forgets sessions that were over before this instant. */
  purge(before: number): Promise<void>;
}

interface StoredSession extends Omit<SessionRow, 'origin'> {
  readonly agent: string;
  readonly address: string;
  readonly country: string | null;
}

const toRow = ({ agent, address, country, ...rest }: StoredSession): SessionRow => ({
  ...rest,
  origin: { agent, address, country },
});

export function createSessionsRepository(sql: Pool): SessionsRepository {
  const columns = sql`
    encode(id_hash, 'hex') as hash, user_id as "userId", signed_in_at as "signedInAt",
    previous_sign_in_at as "previousSignInAt", idle_ms as "idleMs", seen_at as "seenAt", ends_at as "endsAt", agent,
    address, country`;
  const bytes = (hash: string) => Buffer.from(hash, 'hex');
  return {
    async add({ hash, userId, signedInAt, previousSignInAt, idleMs, seenAt, endsAt, origin }) {
      const { agent, address, country } = origin;
      await sql`
        insert into session (
          id_hash, user_id, signed_in_at, previous_sign_in_at, idle_ms, seen_at, ends_at, agent, address, country
        ) values (
          ${bytes(hash)}, ${userId}, ${signedInAt}, ${previousSignInAt}, ${idleMs}, ${seenAt}, ${endsAt}, ${agent},
          ${address}, ${country}
        )`;
    },
    async find(hash) {
      const [row] = await sql<StoredSession[]>`
        select ${columns} from session where id_hash = ${bytes(hash)} and ended_at is null`;
      return row ? toRow(row) : null;
    },
    async ofPlayer(userId, now) {
      const rows = await sql<StoredSession[]>`
        select ${columns} from session
        where user_id = ${userId} and ended_at is null and ends_at > ${now} and seen_at + idle_ms > ${now}
        order by seen_at desc, signed_in_at desc`;
      return rows.map(toRow);
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
