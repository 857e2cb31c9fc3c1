import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, Transaction } from './pool.ts';

const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '..', 'migrations');
const FUNCTIONS_DIRECTORY = join(import.meta.dirname, 'functions');

/** Any number of our own; it keeps two processes from migrating at once. */
const LOCK = 7_224_001;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** What is on disk does not fit what the database was made with. */
class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** For whoever only wanted to start it. */
const WAY_OUT =
  'Or start with an empty database: set DATA_DIR to a new directory (or DATABASE_URL to another database). ' +
  'What is in this one stays as it is.';

/** Line ends are not what a file says: some checkouts have others. */
function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const file of files) {
    const number = /^(\d{3})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
    if (!number) throw new MigrationError(`${file} is not named like 001-topic.sql`);
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}`);
    numbers.add(number);
  }
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(directory, file), 'utf8');
      return { name: file.slice(0, -4), text, checksum: checksumOf(text) };
    }),
  );
}

function pendingOf(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  for (const name of applied.keys()) {
    if (!known.has(name))
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know: a newer one made it. ` +
          `Start the newer version. ${WAY_OUT}`,
      );
  }
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after it was applied to this database. Put platform/migrations/${name}.sql ` +
          `back as it was; a change of the schema is a new file. ${WAY_OUT}`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/**
 * Creates the functions of the database again whose source has changed. Each file of `directory` holds whole
 * `create or replace function` statements; a migration drops what has gone.
 */
async function createFunctions(transaction: Transaction, directory: string): Promise<string[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  await transaction`create table if not exists function_source (
    name text primary key, checksum text not null, created_at timestamptz not null default now())`;
  const rows = await transaction<{ name: string; checksum: string }[]>`select name, checksum from function_source`;
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const created: string[] = [];
  // A function may call one that a later file creates.
  await transaction`set local check_function_bodies = off`;
  for (const file of files) {
    const name = file.slice(0, -4);
    const text = await readFile(join(directory, file), 'utf8');
    const checksum = checksumOf(text);
    if (known.get(name) === checksum) continue;
    await transaction
      .unsafe(text)
      .simple()
      .catch((cause: unknown) => {
        throw new MigrationError(`Functions of ${file} could not be created: ${String(cause)}`, { cause });
      });
    await transaction`
      insert into function_source (name, checksum) values (${name}, ${checksum})
      on conflict (name) do update set checksum = excluded.checksum, created_at = now()`;
    created.push(name);
  }
  return created;
}

/**
 * Brings a database to the present schema: applies what it has not seen, all in one transaction and once, also when
 * several processes start together.
 *
 * @param pool connected as the owner of the schema
 * @returns names of what was applied
 * @throws MigrationError when an applied file has changed or is unknown, or a new one fails
 */
export async function migrate(
  pool: Pool,
  directory = MIGRATIONS_DIRECTORY,
  functions: string | null = directory === MIGRATIONS_DIRECTORY ? FUNCTIONS_DIRECTORY : null,
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  return pool.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${LOCK})`;
    await transaction`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const rows = await transaction<{ name: string; checksum: string }[]>`select name, checksum from migration`;
    const pending = pendingOf(migrations, new Map(rows.map(({ name, checksum }) => [name, checksum])));
    for (const { name, text, checksum } of pending) {
      await transaction
        .unsafe(text)
        .simple()
        .catch((cause: unknown) => {
          throw new MigrationError(`Migration ${name} failed: ${String(cause)}`, { cause });
        });
      await transaction`insert into migration (name, checksum) values (${name}, ${checksum})`;
    }
    if (functions !== null) await createFunctions(transaction, functions);
    return pending.map(({ name }) => name);
  });
}
