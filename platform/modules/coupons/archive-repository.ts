import type { Pool } from '../../database/pool.ts';

/** Result of one batch of the archive. */
interface ArchivedBatch {
  /** Number of coupons that were archived. */
  readonly count: number;
  /** Number of the last coupon that was examined; null when there is no more. */
  readonly last: number | null;
}

/** Repository for archiving old coupons, on a connection of the schema's owner. */
export interface ArchiveRepository {
  /** Instant of the newest posting of the ledger, epoch ms; null for an empty ledger. */
  newestPosting(): Promise<number | null>;
  /** Creates the tables of the archive, or adds their missing columns. */
  prepare(): Promise<void>;
  /** Archives one batch of coupons that were placed and settled before an instant, by number, behind `after`. */
  archive(before: number, after: number, limit: number): Promise<ArchivedBatch>;
}

export function createArchiveRepository(sql: Pool): ArchiveRepository {
  return {
    async newestPosting() {
      const [row] = await sql<{ newest: number | null }[]>`select max(at) as newest from ledger_transaction`;
      return row?.newest ?? null;
    },
    async prepare() {
      await sql`select prepare_archive()`;
    },
    async archive(before, after, limit) {
      const [row] = await sql<{ answer: ArchivedBatch }[]>`
        select archive_coupons(${before}, ${after}, ${limit}) as answer`;
      if (!row) throw new Error('archive_coupons gave no answer');
      return row.answer;
    },
  };
}
