import { DAY_MS, type PlayTime, type SessionLimit } from '#shared/domain/care/session-limit.ts';
import type { Pool } from '../../../database/pool.ts';

/** Settings of a player's care; instants are the server clock's, epoch ms. */
export interface CareRow extends SessionLimit {
  /** Instant of the request for the looser session limit that waits; null for none, and for old requests. */
  readonly nextAskedAt: number | null;
  readonly realityMinutes: number | null;
  /** End of the exclusion, possibly past; null for none. */
  readonly excludedUntil: number | null;
}

/** Time that a player has spent signed in. */
export type PlayRow = PlayTime;

/** Money of a player's accounts in one currency, minor units. */
export interface MoneyRow {
  readonly iso: string;
  readonly staked: number;
  readonly won: number;
  /** Stakes since then whose bets are open. */
  readonly open: number;
}

export interface CareRepository {
  read(userId: number): Promise<{ readonly care: CareRow; readonly play: PlayRow | null }>;
  setSession(
    userId: number,
    limit: Pick<CareRow, 'nextAskedAt' | 'nextAt' | 'nextHours' | 'sessionHours'>,
  ): Promise<void>;
  setReality(userId: number, minutes: number | null): Promise<void>;
  /** Adds the time since the last count, unless the gap is too long to be play. */
  count(userId: number, now: number, gapMs: number): Promise<void>;
  /** The player's own money staked and the money won since an instant (inclusive); hyper bonuses included. */
  moneySince(userId: number, since: number): Promise<MoneyRow[]>;
}

const NOTHING: CareRow = {
  sessionHours: null,
  nextHours: null,
  nextAt: null,
  nextAskedAt: null,
  realityMinutes: null,
  excludedUntil: null,
};

export function createCareRepository(sql: Pool): CareRepository {
  return {
    async read(userId) {
      const [[care], [play]] = await Promise.all([
        sql<CareRow[]>`
          select session_hours as "sessionHours", next_hours as "nextHours", next_at as "nextAt",
            next_asked_at as "nextAskedAt", reality_minutes as "realityMinutes", excluded_until as "excludedUntil"
          from player_care where user_id = ${userId}`,
        sql<PlayRow[]>`
          select day, played_ms as "playedMs", counted_to as "countedTo" from play_time where user_id = ${userId}`,
      ]);
      return { care: care ?? NOTHING, play: play ?? null };
    },
    async setSession(userId, { sessionHours, nextHours, nextAt, nextAskedAt }) {
      await sql`
        insert into player_care (user_id, session_hours, next_hours, next_at, next_asked_at)
        values (${userId}, ${sessionHours}, ${nextHours}, ${nextAt}, ${nextAskedAt})
        on conflict (user_id) do update set
          session_hours = excluded.session_hours, next_hours = excluded.next_hours, next_at = excluded.next_at,
          next_asked_at = excluded.next_asked_at`;
    },
    async setReality(userId, minutes) {
      await sql`
        insert into player_care (user_id, reality_minutes) values (${userId}, ${minutes})
        on conflict (user_id) do update set reality_minutes = excluded.reality_minutes`;
    },
    async count(userId, now, gapMs) {
      const day = Math.floor(now / DAY_MS);
      // Time before midnight belongs to the previous day.
      await sql`
        insert into play_time as p (user_id, day, played_ms, counted_to) values (${userId}, ${day}, 0, ${now})
        on conflict (user_id) do update set
          day = ${day},
          counted_to = ${now},
          played_ms = (case when p.day = ${day} then p.played_ms else 0 end) + (case
            when ${now} - p.counted_to between 0 and ${gapMs}
            then ${now} - greatest(p.counted_to, ${day * DAY_MS})
            else 0 end)`;
    },
    // Subtracts earlier running totals from those of now, so the work does not grow with the player's history. A free
    // bet by code is no stake of the player's own; of an edited coupon, neither side counts the value that moves from
    // the old one into the new one, so no more than what was staked can be open.
    moneySince: (userId, since) => sql<MoneyRow[]>`
      select a.currency as iso, sum(m.staked)::bigint as staked, sum(m.staked - m.lost)::bigint as won,
        sum(least(o.amount, m.staked))::bigint as open
      from account a
      join account_balance b on b.account_id = a.id
      cross join lateral (
        select b.staked - coalesce(sum(f.staked), 0) as staked, b.lost - coalesce(sum(f.lost), 0) as lost
        from (
          select c.staked, c.lost from counted_move c where c.account_id = a.id and c.counted_at < ${since}
          order by c.counted_at desc, c.transaction_id desc limit 1
        ) f
      ) m
      cross join lateral (
        select coalesce(sum(c.amount - c.cashed_out_stake), 0) as amount from coupon c
        where c.account_id = a.id and c.state = 'open' and c.placed_at >= ${since} and own_stake(c) > 0
      ) o
      where a.user_id = ${userId} and is_own_account(a.type) and (m.staked <> 0 or m.lost <> 0)
      group by a.currency
      order by a.currency`,
  };
}
