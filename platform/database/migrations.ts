import { join } from 'node:path';
import { type Migration, MigrationError, readFunctionFiles, readMigrations, type SqlFile } from './migration-files.ts';
import { type MigrationPlan, newestOf, planOf, readState, type SchemaFiles } from './migration-plan.ts';
import { LOCK_RETRIES, type LockRetries, type MigrationSession, withMigrationSession } from './migration-session.ts';
import { type DatabaseAddress, openPool, type Pool, type Transaction } from './pool.ts';

const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '..', 'migrations');
const FUNCTIONS_DIRECTORY = join(import.meta.dirname, 'functions');

interface MigrationOptions {
  /** Directory of the migrations; the product's own when left out. */
  readonly directory?: string;
  /** Directory of the function files; null for none. The product's own when left out, unless `directory` is given. */
  readonly functions?: string | null;
  readonly lockRetries?: LockRetries;
  /** Receives a line for each step that was done. */
  readonly report?: (line: string) => void;
}

/** Names of the steps that were done. */
export interface MigrationOutcome {
  readonly migrations: readonly string[];
  readonly functions: readonly string[];
}

async function readSchema({ directory = MIGRATIONS_DIRECTORY, functions }: MigrationOptions): Promise<SchemaFiles> {
  const own = directory === MIGRATIONS_DIRECTORY ? FUNCTIONS_DIRECTORY : null;
  const from = functions === undefined ? own : functions;
  return {
    migrations: await readMigrations(directory),
    functions: from === null ? [] : await readFunctionFiles(from),
  };
}

const namesOf = (files: readonly SqlFile[]) => files.map(({ name }) => name).join(', ');

/** Creates the tables of applied files; older databases lack some of their columns. */
async function prepareTables(transaction: Transaction): Promise<void> {
  await transaction
    .unsafe(
      `create table if not exists migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now());
      alter table migration
        add column if not exists phase text not null default 'expand' check (phase in ('expand', 'contract')),
        add column if not exists needs text;
      create table if not exists function_source (
        name text primary key, checksum text not null, created_at timestamptz not null default now());
      alter table function_source
        add column if not exists migration text not null default '',
        add column if not exists replaced text[] not null default '{}'`,
    )
    .simple();
}

async function noteMigration(sql: Pool | Transaction, { name, checksum, phase, needs }: Migration): Promise<void> {
  await sql`insert into migration (name, checksum, phase, needs) values (${name}, ${checksum}, ${phase}, ${needs})`;
}

/** Returns a handler that adds the file's name to an error; one that another attempt may cure passes unchanged. */
function failureOf(what: string) {
  return (cause: unknown): never => {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    if (code === '55P03' || code === '40P01') throw cause;
    throw new MigrationError(`${what} failed: ${String(cause)}`, { cause });
  };
}

async function createFunctions(transaction: Transaction, files: readonly SqlFile[], newest: string): Promise<void> {
  // A function may call one that a later file creates.
  await transaction`set local check_function_bodies = off`;
  for (const { name, text, checksum } of files) {
    await transaction
      .unsafe(text)
      .simple()
      .catch(failureOf(`The creation of functions/${name}.sql`));
    await transaction`
      insert into function_source as f (name, checksum, migration) values (${name}, ${checksum}, ${newest})
      on conflict (name) do update set checksum = excluded.checksum, migration = excluded.migration, created_at = now(),
        replaced = array_append(array_remove(f.replaced, excluded.checksum), f.checksum)`;
  }
}

async function invalidIndexes(sql: Pool): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1`;
  return rows.map(({ name }) => name);
}

/**
 * Applies a file whose one statement cannot run in a transaction. It waits for others without a limit: such statements
 * block no other transaction, and an aborted one leaves an invalid index.
 */
async function applyAlone({ sql }: MigrationSession, migration: Migration): Promise<void> {
  const { name, text } = migration;
  const refuse = async (problem: string, cause?: unknown) => {
    const invalid = await invalidIndexes(sql);
    const advice = invalid.map((index) => `drop index concurrently ${index};`).join(' ');
    throw new MigrationError(
      `Migration ${name} ${problem}${advice ? ` It left an invalid index: ${advice} and run "npm run migrate" again.` : ''}`,
      { cause },
    );
  };
  if ((await invalidIndexes(sql)).length > 0) await refuse('was not begun.');
  // The protocol of prepared statements refuses a second statement; the simple protocol would run both in a
  // transaction.
  const oneStatement = { prepare: false, simple: false };
  await sql.unsafe(text, [], oneStatement).catch((cause: unknown) => refuse(`failed: ${String(cause)}.`, cause));
  await noteMigration(sql, migration);
}

const secondsSince = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

async function apply(
  session: MigrationSession,
  { pending, functions }: MigrationPlan,
  newest: string,
  report: (line: string) => void,
): Promise<void> {
  await session.inTransaction('The list of migrations', prepareTables);
  let waiting = functions;
  for (const migration of pending) {
    const begun = performance.now();
    const { name, text } = migration;
    const created = migration === pending.at(-1) && migration.inTransaction ? waiting : [];
    if (!migration.inTransaction) await applyAlone(session, migration);
    else {
      await session.inTransaction(`Migration ${name}`, async (transaction) => {
        await transaction
          .unsafe(text)
          .simple()
          .catch(failureOf(`Migration ${name}`));
        await noteMigration(transaction, migration);
        if (created.length > 0) await createFunctions(transaction, created, newest);
      });
    }
    if (created.length > 0) waiting = [];
    const also = created.length > 0 ? `, with the functions of ${namesOf(created)}` : '';
    report(`${name} applied in ${secondsSince(begun)}${also}`);
  }
  if (waiting.length === 0) return;
  const begun = performance.now();
  const what = `The creation of the functions of ${namesOf(waiting)}`;
  await session.inTransaction(what, (transaction) => createFunctions(transaction, waiting, newest));
  report(`functions of ${namesOf(waiting)} created in ${secondsSince(begun)}`);
}

/**
 * Brings a database to the present schema: applies its missing files one after the other, each in a transaction with
 * its row in `migration`, and creates the functions whose text has changed with the last one. It has connections of its
 * own, without a time limit. Several processes may run it at once; each file is applied once.
 *
 * @param address of a role that owns the schema
 * @throws MigrationError when an applied file has changed, a newer migration does not let this version run, a file
 * fails (those before it stay applied), or a lock cannot be taken
 */
export async function migrate(address: DatabaseAddress, options: MigrationOptions = {}): Promise<MigrationOutcome> {
  const { lockRetries = LOCK_RETRIES, report = () => undefined } = options;
  const files = await readSchema(options);
  const isDone = ({ pending, functions }: MigrationPlan) => pending.length + functions.length === 0;
  const nothing: MigrationOutcome = { migrations: [], functions: [] };
  if (isDone(await planMigrations(address, options))) return nothing;
  return withMigrationSession(address, lockRetries, report, async (session) => {
    const plan = planOf(files, await readState(session.sql));
    if (isDone(plan)) return nothing;
    await apply(session, plan, newestOf(files), report);
    return { migrations: plan.pending.map(({ name }) => name), functions: plan.functions.map(({ name }) => name) };
  });
}

/**
 * Returns what `migrate` would do. Nothing is written.
 *
 * @throws MigrationError as `migrate` does before it begins
 */
export async function planMigrations(address: DatabaseAddress, options: MigrationOptions = {}): Promise<MigrationPlan> {
  const sql = openPool(address, { size: 1 });
  try {
    return planOf(await readSchema(options), await readState(sql));
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Checks that a database can be used as it is. Older texts of functions pass only where the database has had them: so
 * the previous version starts on the functions of the next one.
 *
 * @throws MigrationError that says to run the migration, when something is missing
 */
export async function requireMigrated(address: DatabaseAddress, options: MigrationOptions = {}): Promise<void> {
  const { pending, newFunctions } = await planMigrations(address, options);
  if (pending.length + newFunctions.length === 0) return;
  const missing = [
    ...(pending.length > 0 ? [`the migrations ${namesOf(pending)}`] : []),
    ...(newFunctions.length > 0 ? [`the functions of ${namesOf(newFunctions)}`] : []),
  ];
  throw new MigrationError(
    `The database lacks ${missing.join(' and ')} of this version. Run "npm run migrate" with the same DATABASE_URL or ` +
      'DATA_DIR, then start again; a start applies them only with MIGRATE=yes.',
  );
}
