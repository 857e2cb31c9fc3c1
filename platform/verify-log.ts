import { parseArgs } from 'node:util';
import { withDatabase } from './database/database.ts';
import { requireMigrated } from './database/migrations.ts';
import { openPool } from './database/pool.ts';
import { readEnvironment } from './environment.ts';
import { createNotedHeads } from './modules/records/noted-heads.ts';
import { noteCheck } from './modules/records/operator-checks-repository.ts';
import { createSecurityLogRepository, type LogHead } from './modules/records/security-log-repository.ts';

/**
 * `npm run verify-log`: verifies the security log of the environment's database, prints its broken links, the first one
 * first, and the end of its chain. `--head 120:9f…` adds an end that was written down elsewhere.
 */
const environment = readEnvironment();

const BROKEN = 1;
const NOT_VERIFIED = 2;

function readHead(text: string): LogHead {
  const [, position = '', hash = ''] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (hash === '') throw new Error(`--head ${text}: must be a position and a hash, as this command prints them`);
  return { position: Number(position), hash };
}

async function run(heads: readonly LogHead[]): Promise<number> {
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    await requireMigrated(address);
    const sql = openPool(address, { size: 1, hasNoTimeout: true });
    try {
      const repository = createSecurityLogRepository(sql);
      const noted = [...(await createNotedHeads(environment.dataDir).read()), ...heads];
      const problems = await repository.verify(noted);
      await noteCheck(sql, 'verify_log', problems.length);
      for (const { problem, position, eventId } of problems) {
        const where = [position === null ? '' : `position ${position}`, eventId === null ? '' : `event ${eventId}`];
        console.log(`${problem}: ${where.filter(Boolean).join(', ')}`);
      }
      const [{ position, hash }, { count }] = [await repository.head(), await repository.waiting()];
      const found = problems.length === 0 ? 'The chain holds' : `${problems.length} broken`;
      console.log(`${found}; checked ${position} events and ${noted.length} noted ends; ${count} wait for their seal.`);
      if (position > 0) console.log(`End of the chain: ${position}:${hash}`);
      return problems.length === 0 ? 0 : BROKEN;
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}

try {
  const { values } = parseArgs({ options: { head: { type: 'string', multiple: true, default: [] } } });
  process.exitCode = await run(values.head.map(readHead));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = NOT_VERIFIED;
}
