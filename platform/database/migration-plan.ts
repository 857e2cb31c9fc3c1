import { type Migration, MigrationError, numberOf, type SqlFile } from './migration-files.ts';
import type { Pool } from './pool.ts';

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  /** As `Migration.needs` was when it was applied. */
  readonly needs: string | null;
}

interface CreatedFunctions {
  readonly name: string;
  readonly checksum: string;
  /** Newest migration that the version knew which created them; '' where that was not noted. */
  readonly migration: string;
  /** Checksums of the texts that this one and those before it have replaced. */
  readonly replaced: readonly string[];
}

/** What a database says of its schema. */
export interface SchemaState {
  readonly migrations: readonly AppliedMigration[];
  readonly functions: readonly CreatedFunctions[];
}

/** What a version has on disk. */
export interface SchemaFiles {
  readonly migrations: readonly Migration[];
  readonly functions: readonly SqlFile[];
}

/** What is to be done to a database so that a version runs on it. */
export interface MigrationPlan {
  /** In the order of their numbers. */
  readonly pending: readonly Migration[];
  /** Files of functions whose text is another one than the database's and not an older one by its migration. */
  readonly functions: readonly SqlFile[];
  /** Those of `functions` that the database does not know from before: a version before this one leaves none. */
  readonly newFunctions: readonly SqlFile[];
  /** Migrations of a newer version, on which this one may run. */
  readonly unknown: readonly string[];
}

/** For those who only wanted to start it. */
const WAY_OUT =
  'Or start with an empty database: set DATA_DIR to a new directory (or DATABASE_URL to another database). ' +
  'What is in this one stays as it is.';

/** Reads the state of the schema; nothing is written, and tables or columns that are missing count as empty. */
export async function readState(sql: Pool): Promise<SchemaState> {
  const [tables] = await sql<{ migration: boolean; source: boolean }[]>`
    select to_regclass('migration') is not null as migration, to_regclass('function_source') is not null as source`;
  const migrations = tables?.migration
    ? await sql<AppliedMigration[]>`
        select name, checksum, to_jsonb(m) ->> 'needs' as needs from migration m order by name`
    : [];
  const functions = tables?.source
    ? await sql<CreatedFunctions[]>`
        select name, checksum, coalesce(to_jsonb(f) ->> 'migration', '') as migration,
          coalesce(to_jsonb(f) -> 'replaced', '[]') as replaced
        from function_source f order by name`
    : [];
  return { migrations: [...migrations], functions: [...functions] };
}

/** The migrations of the database that this version does not have; one that forbids it to run is an error. */
function unknownOf({ migrations: files }: SchemaFiles, { migrations }: SchemaState): string[] {
  const known = new Set(files.map(({ name }) => name));
  const numbers = new Set(files.map(({ name }) => numberOf(name)));
  const unknown = migrations.filter(({ name }) => !known.has(name));
  for (const { name, needs } of unknown) {
    if (needs !== null && !numbers.has(needs)) {
      throw new MigrationError(
        `The database has migration ${name}, which has taken away what this version uses: it lets versions run that ` +
          `know migration ${needs}, and this one does not. Start the newer version. ${WAY_OUT}`,
      );
    }
  }
  return unknown.map(({ name }) => name);
}

function pendingOf({ migrations: files }: SchemaFiles, { migrations }: SchemaState): Migration[] {
  const applied = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of files) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after it was applied to this database. Put platform/migrations/${name}.sql ` +
          `back as it was; a change of the schema is a new file. ${WAY_OUT}`,
      );
    }
  }
  return files.filter(({ name }) => !applied.has(name));
}

/** Number of the newest migration of a version; '' when it has none. */
export function newestOf({ migrations }: SchemaFiles): string {
  return numberOf(migrations.at(-1)?.name ?? '');
}

/**
 * Compares what a version has with what a database has (decision 030).
 *
 * @throws MigrationError when an applied file has changed, a newer migration does not let this version run, or the two
 *   come of different lines
 */
export function planOf(files: SchemaFiles, state: SchemaState): MigrationPlan {
  const newest = newestOf(files);
  const unknown = unknownOf(files, state);
  const pending = pendingOf(files, state);
  const [foreign, own] = [unknown[0], pending[0]];
  if (foreign && own) {
    throw new MigrationError(
      `The database has migration ${foreign}, which this version does not know, and lacks ${own.name}, which it has: ` +
        `they come of different lines. Start a version that has both. ${WAY_OUT}`,
    );
  }
  const created = new Map(state.functions.map((source) => [source.name, source]));
  const functions = files.functions.filter(({ name, checksum }) => {
    const source = created.get(name);
    return !source || (source.checksum !== checksum && numberOf(source.migration) <= newest);
  });
  const newFunctions = functions.filter(({ name, checksum }) => {
    const source = created.get(name);
    return !source?.replaced.includes(checksum) || numberOf(source.migration) < newest;
  });
  return { pending, functions, newFunctions, unknown };
}
