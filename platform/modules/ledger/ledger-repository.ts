import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { Pool } from '../../database/pool.ts';
import type { Gate, GateMoved } from '../admission/admission-service.ts';

/** A violation of an invariant of the money. */
export interface LedgerProblem {
  readonly problem: string;
  readonly subject: string;
  readonly detail: string;
}

export interface PlayMoneyGift {
  readonly accountId: number;
  readonly amount: MinorUnits;
  readonly ceiling: MinorUnits;
  /** Unique name of the gift; a repeated one is not posted. */
  readonly reference: string;
  readonly at: number;
}

/** Play money that a player has asked for. */
export interface AddedPlayMoney {
  readonly status: 'added';
  /** Minor units; null when the ceiling was reached before. */
  readonly balance: MinorUnits | null;
}

/** Extent and findings of an audit. */
export interface AuditReport {
  readonly problems: readonly LedgerProblem[];
  /** Number of transactions of the ledger. */
  readonly transactions: number;
}

export interface LedgerRepository {
  problems(): Promise<LedgerProblem[]>;
  /** Audits everything at one moment. */
  audit(): Promise<AuditReport>;
  /** Audits postings since the last such audit; the database stores how far it came. */
  auditSince(): Promise<AuditReport>;
  /** Adds play money; returns the balance afterwards, null when the account had reached the ceiling. */
  addPlayMoney(gift: PlayMoneyGift): Promise<MinorUnits | null>;
  /** Adds play money behind the gate of a player. */
  addPlayMoneyOf(userId: number, gift: PlayMoneyGift, gate: Gate): Promise<AddedPlayMoney | GateMoved>;
  /** Tells whether a player has paid in, or got play money at the registration. */
  hasDeposit(userId: number): Promise<boolean>;
}

export function createLedgerRepository(sql: Pool): LedgerRepository {
  return {
    async problems() {
      return [...(await sql<LedgerProblem[]>`select problem, subject, detail from audit()`)];
    },
    async audit() {
      return sql.begin('isolation level repeatable read read only', async (transaction) => {
        const [row] = await transaction<{ n: number }[]>`select count(*)::int as n from ledger_transaction`;
        const problems = await transaction<LedgerProblem[]>`select problem, subject, detail from audit()`;
        return { problems: [...problems], transactions: row?.n ?? 0 };
      });
    },
    async auditSince() {
      return sql.begin(async (transaction) => {
        const mark = async () => {
          const [row] = await transaction<{ last: number }[]>`
            select last_transaction as last from audit_mark where id = 1 for update`;
          return row?.last ?? 0;
        };
        const before = await mark();
        const problems = await transaction<LedgerProblem[]>`select problem, subject, detail from audit_since()`;
        const [row] = await transaction<{ n: number }[]>`
          select count(*)::int as n from ledger_transaction where id > ${before} and id <= ${await mark()}`;
        return { problems: [...problems], transactions: row?.n ?? 0 };
      });
    },
    async addPlayMoney({ accountId, amount, ceiling, reference, at }) {
      const [row] = await sql<{ balance: MinorUnits | null }[]>`
        select add_play_money(${accountId}, ${amount}, ${ceiling}, ${reference}, ${at}) as balance`;
      return row?.balance ?? null;
    },
    async addPlayMoneyOf(userId, gift, gate) {
      const [row] = await sql<{ answer: AddedPlayMoney | GateMoved }[]>`
        select add_play_money_of_player(
          ${userId}, ${JSON.stringify(gift)}::text::jsonb, ${JSON.stringify(gate)}::text::jsonb
        ) as answer`;
      if (!row) throw new Error('add_play_money_of_player answered nothing');
      return row.answer;
    },
    async hasDeposit(userId) {
      // Totals of accounts stay where old postings go to the archive.
      const [row] = await sql<{ has: boolean }[]>`
        select p.play_money or exists (
          select from account a join account_balance b on b.account_id = a.id
          where a.user_id = p.id and b.deposited > 0
        ) as has from player p where p.id = ${userId}`;
      return row?.has ?? false;
    },
  };
}
