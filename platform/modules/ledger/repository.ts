import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { Pool } from '../../database/pool.ts';

/** Something that should hold for the money and does not. */
export interface LedgerProblem {
  readonly problem: string;
  readonly subject: string;
  readonly detail: string;
}

export interface PlayMoneyGift {
  readonly accountId: number;
  readonly amount: MinorUnits;
  readonly ceiling: MinorUnits;
  /** Names the gift; the same one is never booked twice. */
  readonly reference: string;
  readonly at: number;
}

export interface LedgerRepository {
  problems(): Promise<LedgerProblem[]>;
  /** The balance afterwards; null when it had reached the ceiling. */
  addPlayMoney(gift: PlayMoneyGift): Promise<MinorUnits | null>;
}

export function createLedgerRepository(sql: Pool): LedgerRepository {
  return {
    async problems() {
      return [
        ...(await sql<LedgerProblem[]>`select problem, subject, detail from check_ledger()
        union all select problem, subject, detail from check_sales()
        union all select problem, subject, detail from check_held_coupons()
        union all select problem, subject, detail from check_edits()
        union all select problem, subject, detail from check_results()`),
      ];
    },
    async addPlayMoney({ accountId, amount, ceiling, reference, at }) {
      const [row] = await sql<{ balance: MinorUnits | null }[]>`
        select add_play_money(${accountId}, ${amount}, ${ceiling}, ${reference}, ${at}) as balance`;
      return row?.balance ?? null;
    },
  };
}
