import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { Database } from '../../database/database.ts';
import {
  type AuditReport,
  createLedgerRepository,
  type LedgerProblem,
  type LedgerRepository,
  type PlayMoneyGift,
} from './ledger-repository.ts';

/** The money of the house and of the players. Stakes and payouts are booked by the coupons' own database functions. */
export interface Ledger {
  /**
   * Audits everything: each transaction sums to zero in each currency, each balance is the sum of its entries and not
   * below zero, each coupon has its stake and its credit once. Reads the whole ledger.
   *
   * @returns what does not hold; empty when all is well
   */
  verifyLedger(): Promise<LedgerProblem[]>;
  /**
   * Adds play money to a player's account, in minor units, no further than to the ceiling.
   *
   * @returns the balance afterwards, or null when the ceiling was reached before
   */
  addPlayMoney(gift: PlayMoneyGift): Promise<MinorUnits | null>;
  /** Adds play money that a player asks for, behind the gate that the rule was asked with (decision 031). */
  readonly addPlayMoneyOf: LedgerRepository['addPlayMoneyOf'];
}

/** Audits for operators. They need a connection that may take its time, and the rights of the schema's owner. */
export interface LedgerAudit {
  /** Everything, as `verifyLedger` does, at one moment. */
  audit(): Promise<AuditReport>;
  /** What was booked since the last audit of this kind, which is remembered in the database. */
  auditSince(): Promise<AuditReport>;
}

/** The audits of a database. */
export function createLedgerAudit(sql: Database['sql']): LedgerAudit {
  const { audit, auditSince } = createLedgerRepository(sql);
  return { audit, auditSince };
}

/** The ledger of a database. */
export function createLedger({ sql }: Pick<Database, 'sql'>): Ledger {
  const repository = createLedgerRepository(sql);
  return {
    verifyLedger: repository.problems,
    addPlayMoney: repository.addPlayMoney,
    addPlayMoneyOf: repository.addPlayMoneyOf,
  };
}
