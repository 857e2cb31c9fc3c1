import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { Pool } from '../../database/pool.ts';

/** A movement of money of an account: one transaction of the ledger. */
export interface LedgerMovement {
  readonly transactionId: number;
  /** Kind of the posting (`posting_kind`). */
  readonly kind: string;
  /** Names what was posted: `deposit:81`. */
  readonly reference: string;
  readonly couponId: string | null;
  /** Server clock, epoch ms. */
  readonly at: number;
  /** What it added to the balance. */
  readonly amount: MinorUnits;
  /** What it added to the money that withdrawals of the account hold. */
  readonly held: MinorUnits;
}

/** Money of an account, minor units. */
export interface AccountMoney {
  readonly balance: MinorUnits;
  /** Money that withdrawals of the account hold. */
  readonly held: MinorUnits;
}

/** Everything that moved the money of an account in a time, in the order of the ledger. */
export interface AccountMovements {
  readonly accountId: number;
  readonly iso: string;
  readonly decimals: number;
  /** Before the first movement of the time. */
  readonly opening: AccountMoney;
  /** After the last one. */
  readonly closing: AccountMoney;
  readonly movements: readonly LedgerMovement[];
}

/** Which movements are read. */
export interface MovementsFilter {
  readonly userId: number;
  /** Left out for all accounts with the player's own money. */
  readonly accountId?: number | undefined;
  /** Instants of the server clock, epoch ms, inclusive. */
  readonly from: number;
  readonly to: number;
}

/** Repository of the movements of a player's money, those of archived postings too. */
export interface MovementsRepository {
  /** Number of the movements of a time. */
  count(filter: MovementsFilter): Promise<number>;
  read(filter: MovementsFilter): Promise<readonly AccountMovements[]>;
}

export function createMovementsRepository(sql: Pool): MovementsRepository {
  /**
   * Asks in one transaction, so that balances and movements are those of one moment. The held money of an account is the
   * postings of its withdrawals in the hold account of the currency.
   */
  const ask = <T>(
    { userId, accountId, from }: MovementsFilter,
    query: (transaction: Pool, entries: ReturnType<Pool>) => Promise<T>,
  ): Promise<T> =>
    sql.begin('isolation level repeatable read read only', async (begun) => {
      const transaction = begun as unknown as Pool;
      const [row] = await transaction<{ isThere: boolean }[]>`
        select to_regclass('archive.ledger_entry') is not null as "isThere"`;
      const only = transaction`a.user_id = ${userId} and t.at >= ${from}`;
      const columns = transaction`
        select t.id, t.kind, t.reference, t.coupon_id, t.at, e.amount, a.type = 20 as is_held,
          case when a.type = 20 then p.account_id else a.id end as account_id`;
      // The numbers of withdrawals are in the references of the postings of the hold account alone.
      const payment = transaction`
        left join payment p on p.id = case when a.type = 20 then split_part(t.reference, ':', 2)::bigint end`;
      const archived = row?.isThere
        ? transaction`union all ${columns} from account a join archive.ledger_entry e on e.account_id = a.id
            join archive.ledger_transaction t on t.id = e.transaction_id ${payment} where ${only}`
        : transaction``;
      return query(
        transaction,
        transaction`entries as (
          select * from (
            ${columns} from account a join ledger_entry e on e.account_id = a.id
              join ledger_transaction t on t.id = e.transaction_id ${payment} where ${only}
            ${archived}
          ) as found where ${accountId ?? null}::bigint is null or found.account_id = ${accountId ?? null}
        )`,
      );
    }) as Promise<T>;

  return {
    count: (filter) =>
      ask(filter, async (transaction, entries) => {
        const [row] = await transaction<{ n: number }[]>`
          with ${entries}
          select count(distinct e.id)::int as n from entries e
          join account a on a.id = e.account_id and is_own_account(a.type) where e.at <= ${filter.to}`;
        return row?.n ?? 0;
      }),
    read: (filter) =>
      ask(filter, async (transaction, entries) => {
        const { userId, accountId, to } = filter;
        // The money now less what was posted since is the money then. Only references of the hold account end in a number:
        // the planner may read others first, so the cast asks for the account itself.
        return [
          ...(await transaction<AccountMovements[]>`
            with ${entries}, movement as (
              select account_id, id, kind, reference, coupon_id, at,
                coalesce(sum(amount) filter (where not is_held), 0) as amount,
                coalesce(sum(amount) filter (where is_held), 0) as held
              from entries group by account_id, id, kind, reference, coupon_id, at
            )
            select a.id as "accountId", a.currency as iso, a.decimals,
              jsonb_build_object('balance', b.balance - coalesce(s.amount, 0), 'held', n.held - coalesce(s.held, 0)) as opening,
              jsonb_build_object('balance', b.balance - coalesce(s.later, 0), 'held', n.held - coalesce(s.later_held, 0))
                as closing,
              coalesce(s.movements, '[]') as movements
            from account a join account_balance b on b.account_id = a.id
            cross join lateral (
              select coalesce(sum(e.amount), 0)::bigint as held
              from account h join ledger_entry e on e.account_id = h.id join ledger_transaction t on t.id = e.transaction_id
              join payment p on p.id = case when h.type = 20 then split_part(t.reference, ':', 2)::bigint end
              where h.user_id = a.user_id and h.currency = a.currency and h.type = 20 and p.account_id = a.id
            ) n
            left join lateral (
              select sum(m.amount) as amount, sum(m.held) as held,
                sum(m.amount) filter (where m.at > ${to}) as later, sum(m.held) filter (where m.at > ${to}) as later_held,
                jsonb_agg(jsonb_build_object('transactionId', m.id, 'kind', m.kind, 'reference', m.reference,
                  'couponId', m.coupon_id::text, 'at', m.at, 'amount', m.amount, 'held', m.held) order by m.id)
                  filter (where m.at <= ${to}) as movements
              from movement m where m.account_id = a.id
            ) s on true
            where a.user_id = ${userId} and is_own_account(a.type)
              and (${accountId ?? null}::bigint is null or a.id = ${accountId ?? null})
            order by a.type, a.id`),
        ];
      }),
  };
}
