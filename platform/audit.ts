import { parseArgs } from 'node:util';
import { withDatabase } from './database/database.ts';
import { requireMigrated } from './database/migrations.ts';
import { openPool } from './database/pool.ts';
import { readEnvironment } from './environment.ts';
import { createLedgerAudit } from './modules/ledger/ledger-service.ts';
import { noteCheck } from './modules/records/operator-checks-repository.ts';

/**
 * `npm run audit`: audits the money in the environment's database; with `--since`, only what was written after the last
 * audit.
 */
const environment = readEnvironment();

const FOUND = 1;
const NOT_AUDITED = 2;

async function run(isSince: boolean): Promise<number> {
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    await requireMigrated(address);
    const sql = openPool(address, { size: 1, hasNoTimeout: true });
    try {
      const begun = performance.now();
      const audits = createLedgerAudit(sql);
      const { problems, transactions } = isSince ? await audits.auditSince() : await audits.audit();
      const checked = `${transactions} ${transactions === 1 ? 'transaction' : 'transactions'} and what belongs to them`;
      const span = `${isSince ? ' since the last such audit' : ''} in ${((performance.now() - begun) / 1000).toFixed(1)} s`;
      await noteCheck(sql, isSince ? 'audit_since' : 'audit', problems.length);
      for (const { problem, subject, detail } of problems) console.log(`${problem}: ${subject} (${detail})`);
      const found = problems.length === 0 ? 'All holds' : `${problems.length} found`;
      console.log(`${found}; checked ${checked}${span}.`);
      console.log('The security log has a check of its own: npm run verify-log.');
      return problems.length === 0 ? 0 : FOUND;
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}

try {
  const { values } = parseArgs({ options: { since: { type: 'boolean', default: false } } });
  process.exitCode = await run(values.since);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = NOT_AUDITED;
}
