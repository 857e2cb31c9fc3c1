import { forgetRecovery } from './database/copies/continuous-archive.ts';
import type { CopyManifest } from './database/copies/copy-manifest.ts';
import { withDatabase } from './database/database.ts';
import { openPool } from './database/pool.ts';
import { createLedgerAudit } from './modules/ledger/ledger-service.ts';
import { createSecurityLogRepository } from './modules/records/security-log-repository.ts';

/** What the checks of a restored database found. */
export interface RestoreProof {
  readonly problems: number;
  /** Sentences for the operator. */
  readonly lines: readonly string[];
}

/**
 * Opens a restored database, which recovers it, and audits its money and its security log. The log must hold the end
 * that its chain had when the copy began.
 *
 * @throws Error with the last lines of the server's log when it does not recover
 */
export async function proveRestored(dataDir: string, { securityLog }: CopyManifest): Promise<RestoreProof> {
  return withDatabase({ databaseUrl: '', dataDir, report: () => undefined }, async (address) => {
    const sql = openPool(address, { size: 1, hasNoTimeout: true });
    try {
      await forgetRecovery(sql);
      const audit = await createLedgerAudit(sql).audit();
      const log = createSecurityLogRepository(sql);
      const broken = await log.verify([securityLog]);
      const { position } = await log.head();
      const found = [
        ...audit.problems.map(({ problem, subject, detail }) => `${problem}: ${subject} (${detail})`),
        ...broken.map(({ problem, position: at }) => `security log: ${problem}${at === null ? '' : ` at ${at}`}`),
      ];
      const checked = `${audit.transactions} transactions of the ledger and ${position} events of the security log`;
      const result = found.length === 0 ? 'All holds' : `${found.length} found`;
      return { problems: found.length, lines: [...found, `${result} in the restored database; checked ${checked}.`] };
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}
