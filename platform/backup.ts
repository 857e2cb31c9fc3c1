import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { archiveContinuously, endArchive } from './database/copies/continuous-archive.ts';
import { copyDatabase } from './database/copies/copy-database.ts';
import { CopyError } from './database/copies/copy-error.ts';
import { restoreDatabase } from './database/copies/restore-database.ts';
import { withDatabase } from './database/database.ts';
import { type DatabaseAddress, openPool } from './database/pool.ts';
import { readEnvironment } from './environment.ts';
import { noteCheck } from './modules/records/operator-checks-repository.ts';
import { proveRestored } from './prove-restored.ts';

/**
 * `npm run backup -- FOLDER` copies the database of DATA_DIR into a new folder while the platform runs; `--prove` also
 * restores the copy into a temporary folder and audits it. `--archive FOLDER` archives the write-ahead log continuously
 * from the server's next start on, and `--no-archive` ends that.
 */
const environment = readEnvironment();
const { dataDir } = environment;

const OWN_TOOLS =
  'DATABASE_URL names a PostgreSQL of your own: copy it with its own tools, such as pg_basebackup or pg_dump, and ' +
  'restore it with them; docs/operations.md says how to prove the copy.';

async function note(address: DatabaseAddress, problems: number): Promise<void> {
  const sql = openPool(address, { size: 1 });
  await noteCheck(sql, 'backup', problems).finally(() => sql.end({ timeout: 1 }));
}

/** Restores the copy next to it, audits it and removes it; returns the number of problems. */
async function prove(folder: string): Promise<number> {
  const trial = await mkdtemp(join(dirname(resolve(folder)), 'proof-'));
  try {
    const manifest = await restoreDatabase({ folder, dataDir: trial, recovery: null });
    const { problems, lines } = await proveRestored(trial, manifest);
    for (const line of lines) console.log(line);
    return problems;
  } finally {
    await rm(trial, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

async function copy(folder: string, isProved: boolean): Promise<number> {
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    const { files, finishedAt } = await copyDatabase({ dataDir, address, folder });
    const megabytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024);
    console.log(`${files.length} files with ${megabytes} MB were copied to ${folder}: the state at ${finishedAt}.`);
    console.log('Signing keys are not in the copy; copy SIGNING_KEYS or the key file separately.');
    const problems = isProved ? await prove(folder) : 0;
    await note(address, problems);
    return problems === 0 ? 0 : 1;
  });
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      prove: { type: 'boolean', default: false },
      archive: { type: 'string' },
      'no-archive': { type: 'boolean', default: false },
    },
  });
  if (environment.databaseUrl !== '') throw new CopyError(OWN_TOOLS);
  const { archive } = values;
  if (archive !== undefined || values['no-archive']) {
    await withDatabase({ ...environment, report: () => undefined }, (address) =>
      archive === undefined ? endArchive(address) : archiveContinuously(dataDir, address, archive),
    );
    const done = archive === undefined ? 'The archive ends' : `The write-ahead log is archived in ${resolve(archive)}`;
    console.log(`${done} from the next start of the database server on; make a copy after it.`);
    return 0;
  }
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1)
    throw new CopyError('Name a new folder: npm run backup -- FOLDER');
  return copy(folder, values.prove);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
