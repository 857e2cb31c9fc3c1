import type { PlayTime, SessionLimit } from '#shared/domain/care/session-limit.ts';
import { answerOf } from '../../database/function-answer.ts';
import type { Pool } from '../../database/pool.ts';

/** Stored facts about a player that can close the gate; instants are epoch ms of the server clock. */
export interface PlayerFacts extends SessionLimit {
  /** Version of the player's gate to which these facts belong. */
  readonly version: number;
  readonly accountClosedAt: number | null;
  readonly excludedUntil: number | null;
  readonly timeOutUntil: number | null;
  /** Minutes between two reality checks; null for none. */
  readonly realityMinutes: number | null;
  readonly termsAcceptedAt: number;
  readonly play: PlayTime | null;
}

/** Stored facts about a session that can close the gate, epoch ms of the server clock. */
export interface SessionFacts {
  /** Hex hash of the session id. */
  readonly hash: string;
  readonly signedInAt: number;
  readonly activeAt: number;
  readonly realityAt: number | null;
  readonly isRealityOff: boolean;
}

/** A refusal in the form in which placements and edits store it. */
export interface StoredRefusal {
  readonly code: string;
  readonly selectionIds: readonly number[];
  readonly prices: readonly never[];
  readonly data: Readonly<Record<string, number | string>>;
}

/** A coupon that was under review and whose stake was returned. */
export interface ReturnedCoupon {
  readonly couponId: number;
  readonly userId: number;
  readonly accountId: number;
  /** Balance afterwards, minor units. */
  readonly balance: number | null;
}

/** Effects of closing a player's gate. */
export interface GateClosing {
  /** Null for a gate closed for good. */
  readonly until: number | null;
  /** Instant after which no bet was accepted. */
  readonly closedAt: number;
  /** Hex hashes of the sessions that ended with it. */
  readonly sessions: readonly string[];
  readonly moved: readonly ReturnedCoupon[];
}

/** Answer to a player who closes the account: open bets or own money keep it open. */
export type OwnClosing = { readonly status: 'bets' | 'money' } | ({ readonly status: 'closed' } & GateClosing);

export interface AdmissionRepository {
  /** Null for an unknown player. */
  player(userId: number): Promise<PlayerFacts | null>;
  /** The session as stored now; null for an unknown one. */
  session(hash: string): Promise<SessionFacts | null>;
  exclude(userId: number, until: number, now: number): Promise<GateClosing>;
  timeOut(userId: number, until: number, now: number): Promise<GateClosing>;
  closeAccount(userId: number, now: number): Promise<GateClosing>;
  /** Closes the account at its player's request, or answers what has to end first. */
  closeOwnAccount(userId: number, now: number): Promise<OwnClosing>;
  /** Players with undecided orders whose gate may have closed. */
  undecided(banned: readonly number[], now: number): Promise<number[]>;
  refuseUndecided(userId: number, refusal: StoredRefusal, now: number): Promise<ReturnedCoupon[]>;
}

/** Creates the repository of the facts that decide on admission. */
export function createAdmissionRepository(sql: Pool): AdmissionRepository {
  return {
    async player(userId) {
      const [row] = await sql<PlayerFacts[]>`
        select g.version, g.account_closed_at as "accountClosedAt", c.excluded_until as "excludedUntil",
          c.time_out_until as "timeOutUntil", c.session_hours as "sessionHours", c.next_hours as "nextHours",
          c.next_at as "nextAt", c.reality_minutes as "realityMinutes",
          greatest(p.created_at, a.accepted_at) as "termsAcceptedAt",
          case when t.user_id is not null then
            jsonb_build_object('day', t.day, 'playedMs', t.played_ms, 'countedTo', t.counted_to) end as play
        from player p join player_gate g on g.user_id = p.id
        left join player_care c on c.user_id = p.id
        left join play_time t on t.user_id = p.id
        left join agreement a on a.user_id = p.id
        where p.id = ${userId}`;
      return row ?? null;
    },
    async session(hash) {
      const [row] = await sql<SessionFacts[]>`
        select encode(id_hash, 'hex') as hash, signed_in_at as "signedInAt", active_at as "activeAt",
          reality_at as "realityAt", reality_off as "isRealityOff"
        from session where id_hash = ${Buffer.from(hash, 'hex')}`;
      return row ?? null;
    },
    exclude: (userId, until, now) => answerOf(sql`select exclude_player(${userId}, ${until}, ${now}) as answer`),
    timeOut: (userId, until, now) => answerOf(sql`select time_out_player(${userId}, ${until}, ${now}) as answer`),
    closeAccount: (userId, now) => answerOf(sql`select close_player_account(${userId}, ${now}) as answer`),
    closeOwnAccount: (userId, now) => answerOf(sql`select close_own_account(${userId}, ${now}) as answer`),
    async undecided(banned, now) {
      const rows = await sql<{ userId: number }[]>`
        select distinct w.user_id as "userId"
        from (
          select user_id from money_intent where state = 'pending' and kind <> 'sale'
          union all select c.user_id from coupon_review r join coupon c on c.id = r.coupon_id where r.state = 'pending'
        ) w
        join player_gate g on g.user_id = w.user_id
        left join player_care c on c.user_id = w.user_id
        where g.account_closed_at is not null or c.session_hours is not null
          or greatest(c.excluded_until, c.time_out_until) > ${now}
          or w.user_id = any(${`{${banned.join(',')}}`}::text::bigint[])`;
      return rows.map(({ userId }) => userId);
    },
    refuseUndecided: (userId, refusal, now) =>
      answerOf(sql`select refuse_undecided(${userId}, ${JSON.stringify(refusal)}::text::jsonb, ${now}) as answer`),
  };
}
