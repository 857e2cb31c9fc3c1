import { parseArgs } from 'node:util';
import { CopyError } from './database/copies/copy-error.ts';
import { restoreDatabase } from './database/copies/restore-database.ts';
import { readEnvironment } from './environment.ts';
import { proveRestored } from './prove-restored.ts';

/**
 * `npm run restore -- FOLDER` writes a copy into DATA_DIR, which must have no database, and audits it. `--archive FOLDER`
 * replays a continuous archive, up to `--until` an instant such as 2026-01-31T12:00:00Z.
 */
const environment = readEnvironment();

function readInstant(text: string | undefined): string | null {
  if (text === undefined) return null;
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  if (!isInstant || Number.isNaN(Date.parse(text))) {
    throw new CopyError(`--until ${text}: must be an instant with its zone, such as 2026-01-31T12:00:00Z`);
  }
  return text.replace('T', ' ').replace('Z', '+00');
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { archive: { type: 'string' }, until: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    throw new CopyError('Name the folder of a copy: DATA_DIR=/new/folder npm run restore -- FOLDER');
  }
  if (environment.databaseUrl !== '') throw new CopyError('A copy is restored into DATA_DIR: unset DATABASE_URL.');
  const until = readInstant(values.until);
  const { archive } = values;
  if (until !== null && archive === undefined) throw new CopyError('--until needs --archive, the folder to replay.');
  const recovery = archive === undefined ? null : { archive, until };
  const manifest = await restoreDatabase({ folder, dataDir: environment.dataDir, recovery });
  const { problems, lines } = await proveRestored(environment.dataDir, manifest);
  for (const line of lines) console.log(line);
  return problems === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
