import type { NarrowSession } from '#shared/contracts/call.ts';
import type { SessionEnd } from '#shared/contracts/session-life.ts';
import { deleteInBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';
import type { Gate } from '../admission/admission-service.ts';

/** Where a sign-in comes from, according to the browser and a trusted proxy. */
export interface SessionOrigin {
  /** Header `user-agent`, at most 300 characters; '' without one. */
  readonly agent: string;
  /** IP address. */
  readonly address: string;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
}

/** A session as it is stored; instants are the server clock's, epoch ms. */
export interface SessionRow {
  /** Hash of the session id, hex. */
  readonly hash: string;
  readonly userId: number;
  readonly signedInAt: number;
  readonly previousSignInAt: number | null;
  /** The session ends when it is unused for this long, ms … */
  readonly idleMs: number;
  readonly seenAt: number;
  /** When the player last acted in it; polling by a page does not count. */
  readonly activeAt: number;
  /** … and at this instant in any case. */
  readonly endsAt: number;
  /** Where the session began. */
  readonly origin: SessionOrigin;
  /** From when the time to the next reality check runs; null for the sign-in. */
  readonly realityAt: number | null;
  /** Whether the player has turned reality checks off in this session. */
  readonly isRealityOff: boolean;
  /** What alone the session is for; null for everything. */
  readonly narrow: NarrowSession | null;
}

/** A past session, as far as it is still stored. */
export type PastSession = Pick<SessionRow, 'activeAt' | 'endsAt' | 'hash' | 'idleMs' | 'seenAt' | 'userId'> & {
  /** Why it was ended; null for one that was not ended or ended by its times. */
  readonly endReason: SessionEnd | null;
};

export interface SessionsRepository {
  /** Stores the session; false, without storing it, when the gate has changed. */
  add(session: SessionRow, gate: Gate): Promise<boolean>;
  /** A session that was not ended explicitly; its times may be over. */
  find(hash: string): Promise<SessionRow | null>;
  /** Living sessions of a player, the last used first. */
  ofPlayer(userId: number, now: number): Promise<SessionRow[]>;
  /** Sessions that once began, also those that have ended. */
  past(hashes: readonly string[]): Promise<PastSession[]>;
  touch(hash: string, now: number): Promise<void>;
  /** Records that the player has acted. */
  noteActive(hash: string, at: number): Promise<void>;
  noteReality(hash: string, at: number, isOff: boolean): Promise<void>;
  end(hash: string, now: number, reason: SessionEnd): Promise<void>;
  /** Deletes sessions that ended before this instant. */
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
    previous_sign_in_at as "previousSignInAt", idle_ms as "idleMs", seen_at as "seenAt", active_at as "activeAt",
    ends_at as "endsAt", agent, address, country, reality_at as "realityAt", reality_off as "isRealityOff", narrow`;
  const bytes = (hash: string) => Buffer.from(hash, 'hex');
  return {
    add: ({ hash, userId, signedInAt, previousSignInAt, idleMs, seenAt, activeAt, endsAt, origin, narrow }, gate) =>
      sql.begin(async (tx) => {
        const { agent, address, country } = origin;
        const [row] = await tx<{ stands: boolean }[]>`
          select gate_stands(${userId}, ${JSON.stringify(gate)}::text::jsonb, ${signedInAt}) as stands`;
        if (!row?.stands) return false;
        await tx`
        insert into session (
          id_hash, user_id, signed_in_at, previous_sign_in_at, idle_ms, seen_at, active_at, ends_at, agent, address,
          country, narrow
        ) values (
          ${bytes(hash)}, ${userId}, ${signedInAt}, ${previousSignInAt}, ${idleMs}, ${seenAt}, ${activeAt}, ${endsAt},
          ${agent}, ${address}, ${country}, ${narrow}
        )`;
        return true;
      }),
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
    past: (hashes) => sql<PastSession[]>`
      select encode(id_hash, 'hex') as hash, user_id as "userId", idle_ms as "idleMs", seen_at as "seenAt",
        active_at as "activeAt", ends_at as "endsAt", end_reason as "endReason"
      from session
      where id_hash in (select decode(hex, 'hex') from jsonb_array_elements_text(
        ${JSON.stringify(hashes)}::text::jsonb) as given (hex))`,
    async noteActive(hash, at) {
      await sql`update session set active_at = greatest(active_at, ${at}) where id_hash = ${bytes(hash)}`;
    },
    async noteReality(hash, at, isOff) {
      await sql`update session set reality_at = ${at}, reality_off = ${isOff} where id_hash = ${bytes(hash)}`;
    },
    async end(hash, now, reason) {
      await sql`
        update session set ended_at = ${now}, end_reason = ${reason}
        where id_hash = ${bytes(hash)} and ended_at is null`;
    },
    async purge(before) {
      // Idle sessions have ended too; the delete finds them by their age, which has an index (migration 039).
      await deleteInBatches(sql, { table: 'session', instant: sql`least(ends_at, ended_at)`, before });
    },
  };
}
