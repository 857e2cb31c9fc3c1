import { type Migration, MigrationError, numberOf, type SqlFile } from './migration-files.ts';
import type { Pool } from './pool.ts';

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  /** `Migration.needs` at the time of its application. */
  readonly needs: string | null;
}

interface CreatedFunctions {
  readonly name: string;
  readonly checksum: string;
  /** Newest migration known to the version that created the functions; '' where that was not stored. */
  readonly migration: string;
  /** Checksums of earlier texts of the file, which this one has replaced. */
  readonly replaced: readonly string[];
}

/** The state of a database's schema. */
export interface SchemaState {
  readonly migrations: readonly AppliedMigration[];
  readonly functions: readonly CreatedFunctions[];
}

/** The migration and function files of a version. */
export interface SchemaFiles {
  readonly migrations: readonly Migration[];
  readonly functions: readonly SqlFile[];
}

/** The steps that bring a database to a version. */
export interface MigrationPlan {
  /** In the order of their numbers. */
  readonly pending: readonly Migration[];
  /** Function files whose text differs from the database's and is not older by its migration. */
  readonly functions: readonly SqlFile[];
  /** Those of `functions` whose text the database has never had. A previous version that starts again has none. */
  readonly newFunctions: readonly SqlFile[];
  /** Migrations of a newer version, on which this one may run. */
  readonly unknown: readonly string[];
}

/** Advice for a reader who only wanted to start the platform. */
const WAY_OUT =
  'Or start with an empty database: set DATA_DIR to a new directory (or DATABASE_URL to another database). ' +
  'What is in this one stays as it is.';

/** Reads the state of the schema; nothing is written, and missing tables or columns count as empty. */
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

/**
 * Returns the migrations of the database that this version does not have; throws when one of them forbids it to run.
 */
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

/** Returns the number of the newest migration of a version; '' when it has none. */
export function newestOf({ migrations }: SchemaFiles): string {
  return numberOf(migrations.at(-1)?.name ?? '');
}

/**
 * Compares the files of a version with a database (decision 030).
 *
 * @throws MigrationError when an applied file has changed, a newer migration does not let this version run, or both
 * belong to different histories
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
