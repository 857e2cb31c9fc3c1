import type { CallAnswer } from '#shared/contracts/call.ts';
import type { deskLedgerCall, deskPlayerCall } from '#shared/contracts/desk/desk-players.ts';
import type { Pool } from '../../database/pool.ts';
import { formsOf } from '../reference/phone-forms-service.ts';

type PlayerAnswer = CallAnswer<typeof deskPlayerCall>;
/** A player as a list shows it; instants are the server clock's, epoch ms. */
export type FoundPlayer = Pick<PlayerAnswer, 'createdAt' | 'email' | 'id' | 'name' | 'phone'>;
/** The stored facts of a player, without what the config and the sessions say. */
export type StoredPlayer = Omit<PlayerAnswer, 'banLevel' | 'sessions'>;
type Posting = CallAnswer<typeof deskLedgerCall>['postings'][number];

/** What staff read of players. */
export interface PlayersRepository {
  /** Players by id, whole phone number, or beginning of the e-mail address; at most `limit`. */
  find(search: string, limit: number): Promise<FoundPlayer[]>;
  player(userId: number): Promise<StoredPlayer | null>;
  /** Postings of a player's accounts with smaller transaction numbers, the newest first. */
  postings(userId: number, before: number | null, limit: number): Promise<Posting[]>;
}

export function createPlayersRepository(sql: Pool): PlayersRepository {
  const found = sql`p.id, coalesce(p.email, '') as email, p.phone, p.name, p.created_at as "createdAt"`;
  return {
    async find(search, limit) {
      const text = search.toLowerCase();
      const digits = search.replaceAll(/[^\d]/g, '');
      const isNumber = /^\+?[\d\s()-]+$/.test(search);
      const id = /^\d{1,15}$/.test(search) ? Number(search) : 0;
      return [
        ...(await sql<FoundPlayer[]>`
          select ${found} from player p
          where p.id = ${id} or p.email = ${text} or p.phone in ${sql(formsOf(`+${digits}`))}
            or (${!isNumber} and starts_with(p.email, ${text}))
          order by p.id limit ${limit}`),
      ];
    },
    async player(userId) {
      const [row] = await sql<Omit<StoredPlayer, 'accounts'>[]>`
        select ${found}, d.name as "firstName", d.middle_name as "middleName", d.surname, d.birthday::text as birthday, d.country, p.language, p.two_step as "isTwoStep",
          p.last_sign_in_at as "signedInAt", c.excluded_until as "excludedUntil", c.time_out_until as "timeOutUntil",
          g.account_closed_at as "closedAt"
        from player p left join personal_data d on d.user_id = p.id left join player_care c on c.user_id = p.id
          left join player_gate g on g.user_id = p.id
        where p.id = ${userId}`;
      if (!row) return null;
      const accounts = await sql<StoredPlayer['accounts']>`
        select a.id, a.currency as iso, a.type, a.decimals, b.balance as money
        from account a join account_balance b on b.account_id = a.id
        where a.user_id = ${userId} order by a.id`;
      return { ...row, accounts: [...accounts] };
    },
    async postings(userId, before, limit) {
      return [
        ...(await sql<Posting[]>`
          select t.id as "transactionId", t.kind, t.reference, t.coupon_id::text as "couponId",
            k.account_id as "accountId", a.currency as iso, a.decimals, k.amount, k.balance_after as "balanceAfter", t.at
          from account a
          cross join lateral (
            select e.transaction_id, e.account_id, e.amount, e.balance_after from ledger_entry e
            where e.account_id = a.id and e.transaction_id < ${before ?? Number.MAX_SAFE_INTEGER}
            order by e.transaction_id desc limit ${limit}
          ) k
          join ledger_transaction t on t.id = k.transaction_id
          where a.user_id = ${userId}
          order by k.transaction_id desc limit ${limit}`),
      ];
    },
  };
}
