import type { Pool } from '../../database/pool.ts';

/** A posting of a clearing account; amounts are minor units. */
export interface ClearingPosting {
  readonly reference: string;
  readonly amount: number;
  readonly iso: string;
}

/** Creates the repository of the clearing accounts. */
export function createReconciliationRepository(sql: Pool) {
  return {
    /** Postings of a provider's clearing accounts before an instant of the server clock. */
    postings: async (provider: string, until: number): Promise<ClearingPosting[]> => [
      ...(await sql<ClearingPosting[]>`
        select t.reference, e.amount, e.currency as iso
        from account a join ledger_entry e on e.account_id = a.id join ledger_transaction t on t.id = e.transaction_id
        where a.code = ${`clearing:${provider}`} and t.at < ${until}`),
    ],
    /** Sums of what was paid by hand, outside any provider, by currency; minor units. */
    paidByHand: async (): Promise<{ readonly iso: string; readonly count: number; readonly amount: number }[]> => [
      ...(await sql<{ iso: string; count: number; amount: number }[]>`
        select e.currency as iso, count(*)::int as count, sum(e.amount)::bigint as amount
        from account a join ledger_entry e on e.account_id = a.id where a.code = 'clearing:manual'
        group by e.currency order by e.currency`),
    ],
    /** States of payments by their numbers. */
    async statesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
      const rows = await sql<{ id: number; state: string }[]>`
        select id, state from payment where id = any(${`{${ids.join()}}`}::bigint[])`;
      return new Map(rows.map(({ id, state }) => [id, state]));
    },
  };
}
