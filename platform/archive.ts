import { parseArgs } from 'node:util';
import { withDatabase } from './database/database.ts';
import { EXCLUSIVE, runExclusively } from './database/exclusively.ts';
import { requireMigrated } from './database/migrations.ts';
import { openPool, type Pool } from './database/pool.ts';
import { readEnvironment } from './environment.ts';
import { type ArchiveRepository, createArchiveRepository } from './modules/coupons/archive-repository.ts';
import { createLedgerAudit } from './modules/ledger/ledger-service.ts';

/**
 * `npm run archive -- --before 2026-01` archives settled coupons of earlier months with their legs and postings, in
 * tables of the same shape in the schema `archive`. It works in batches while the platform runs, and can be ended and
 * begun again at any time.
 */
const environment = readEnvironment();

const BATCH = 1000;
/** Days that stay: limits read the last 30 days, and sessions the last month. */
const KEPT_DAYS = 62;
const DAY_MS = 86_400_000;

class ArchiveError extends Error {}

/** Returns the first instant of a month like 2026-01, epoch ms (UTC). */
function readMonth(text: string | undefined): number {
  const at = /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '') ? Date.parse(`${text}-01T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new ArchiveError('Name the first month to keep: npm run archive -- --before 2026-01');
  return at;
}

/** Checks that the archived postings will have passed an audit, and that no posting which is still read is archived. */
async function prepare(sql: Pool, repository: ArchiveRepository, before: number): Promise<void> {
  const newest = await repository.newestPosting();
  if (newest === null || before > newest - KEPT_DAYS * DAY_MS)
    throw new ArchiveError(`The last ${KEPT_DAYS} days before the newest posting stay; choose an earlier month.`);
  const { problems } = await createLedgerAudit(sql).auditSince();
  for (const { problem, subject, detail } of problems) console.error(`${problem}: ${subject} (${detail})`);
  if (problems.length > 0) throw new ArchiveError('The audit found problems; nothing was archived.');
  await repository.prepare();
}

async function archive(sql: Pool, before: number): Promise<number> {
  const repository = createArchiveRepository(sql);
  await prepare(sql, repository, before);
  let total = 0;
  for (let after: number | null = 0; after !== null; ) {
    const { count, last } = await repository.archive(before, after, BATCH);
    total += count;
    after = last;
  }
  return total;
}

async function run(before: number): Promise<string> {
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    await requireMigrated(address);
    const sql = openPool(address, { size: 2, hasNoTimeout: true });
    try {
      let total = 0;
      const isAlone = await runExclusively(sql, EXCLUSIVE.archive, async () => {
        total = await archive(sql, before);
      });
      if (!isAlone) throw new ArchiveError('Another process is archiving coupons; wait until it has ended.');
      return `${total} ${total === 1 ? 'coupon was' : 'coupons were'} moved to the schema "archive".`;
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}

try {
  const { values } = parseArgs({ options: { before: { type: 'string' } } });
  console.log(await run(readMonth(values.before)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
