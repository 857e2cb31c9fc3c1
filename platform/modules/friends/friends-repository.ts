import type { FriendsAnswer } from '#shared/contracts/friends.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import type { DeviceOwner } from '../accounts/accounts-service.ts';

/** A stored friend: the player, and what the inviter may be told. */
export interface FriendRow extends Omit<FriendsAnswer['friends'][number], 'name'> {
  readonly userId: number;
  /** Address; '' for a player without one, or whose data is erased. */
  readonly email: string;
}

export interface FriendsRepository {
  /** The code of a player; null before its first use. */
  codeOf(userId: number): Promise<string | null>;
  /** Stores a code, unless the player has one or the code is another's. */
  addCode(userId: number, code: string, now: number): Promise<void>;
  /** The player whose code it is, if that player may invite now. */
  inviterOf(code: string, now: number, within?: Transaction): Promise<DeviceOwner | null>;
  /** Stores who invited a new player, in the transaction that opens the account. */
  join(inviter: number, friend: number, now: number, tx: Transaction): Promise<void>;
  /** Friends of a player, the newest first, older than the friend `before`; null begins. */
  friends(userId: number, before: number | null, limit: number): Promise<FriendRow[]>;
}

/** Returns the stored friends; only the database's functions change them. */
export function createFriendsRepository(sql: Pool): FriendsRepository {
  return {
    async codeOf(userId) {
      const [row] = await sql<{ code: string }[]>`select code from friend_code where user_id = ${userId}`;
      return row?.code ?? null;
    },
    async addCode(userId, code, now) {
      await sql`
        insert into friend_code (user_id, code, made_at) values (${userId}, ${code}, ${now}) on conflict do nothing`;
    },
    async inviterOf(code, now, within: Transaction | Pool = sql) {
      const [row] = await within<DeviceOwner[]>`
        select p.id, p.password_hash as "passwordHash" from friend_code c join player p on p.id = c.user_id
        where c.code = ${code} and may_invite(c.user_id, ${now})`;
      return row ?? null;
    },
    async join(inviter, friend, now, tx) {
      await tx`select join_friend(${inviter}, ${friend}, ${now})`;
    },
    async friends(userId, before, limit) {
      return [
        ...(await sql<FriendRow[]>`
          select f.id, f.user_id as "userId", f.joined_at as "joinedAt", f.state,
            case when e.erased_at is null then coalesce(p.email, '') else '' end as email,
            case when c.code is not null
              then jsonb_build_object('code', c.code, 'value', c.value, 'iso', c.currency) end as reward
          from friendship f join player p on p.id = f.user_id
          left join data_erasure e on e.user_id = f.user_id
          left join promo_code c on c.code = f.promo_code
          where f.inviter_id = ${userId} and coalesce(f.id < ${before}::bigint, true)
          order by f.id desc limit ${limit}`),
      ];
    },
  };
}
