import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { Database } from '../../database/database.ts';
import {
  type AuditReport,
  createLedgerRepository,
  type LedgerProblem,
  type LedgerRepository,
  type PlayMoneyGift,
} from './ledger-repository.ts';
import { createMovementsRepository, type MovementsRepository } from './movements-repository.ts';

export type { AccountMoney, AccountMovements, LedgerMovement } from './movements-repository.ts';

/** Service for play money and audits. The coupons' own database functions post stakes and payouts. */
export interface Ledger {
  /**
   * Audits everything: each transaction sums to zero in each currency, each balance is the sum of its entries and not
   * below zero, each coupon has its stake and its credit once. Reads the whole ledger.
   *
   * @returns the violations; empty when there are none
   */
  verifyLedger(): Promise<LedgerProblem[]>;
  /**
   * Adds play money to a player's account, in minor units, up to the ceiling.
   *
   * @returns the balance afterwards, or null when the ceiling was reached before
   */
  addPlayMoney(gift: PlayMoneyGift): Promise<MinorUnits | null>;
  /** Adds play money that a player asks for, behind the gate of the admission (decision 031). */
  readonly addPlayMoneyOf: LedgerRepository['addPlayMoneyOf'];
  /** Tells whether a player has paid in; play money counts, also the gift of the registration. */
  hasDeposit(userId: number): Promise<boolean>;
  /**
   * Everything that moved the money of a player's own accounts in a time: for each account the money before, the
   * postings in the order of the ledger, and the money after, which is the sum of both.
   */
  readonly movements: MovementsRepository;
}

/** Audits for operators. They need a connection without time limits, and the rights of the schema's owner. */
export interface LedgerAudit {
  /** Audits everything at one moment, as `verifyLedger` does. */
  audit(): Promise<AuditReport>;
  /** Audits postings since the last audit of this kind; the database stores how far it came. */
  auditSince(): Promise<AuditReport>;
}

/** Creates the audits of a database. */
export function createLedgerAudit(sql: Database['sql']): LedgerAudit {
  const { audit, auditSince } = createLedgerRepository(sql);
  return { audit, auditSince };
}

/** Creates the ledger service of a database. */
export function createLedger({ sql }: Pick<Database, 'sql'>): Ledger {
  const repository = createLedgerRepository(sql);
  return {
    verifyLedger: repository.problems,
    addPlayMoney: repository.addPlayMoney,
    addPlayMoneyOf: repository.addPlayMoneyOf,
    hasDeposit: repository.hasDeposit,
    movements: createMovementsRepository(sql),
  };
}
