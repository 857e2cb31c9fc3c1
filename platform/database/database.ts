import { type Announcements, createAnnouncements } from './announcements.ts';
import { type DatabaseReporter, type EmbeddedDatabase, openEmbeddedDatabase } from './embedded/embedded-database.ts';
import { migrate, requireMigrated } from './migrations.ts';
import { type DatabaseAddress, openPool, POOL_SIZE, type Pool } from './pool.ts';

/** The platform's database, migrated and ready. */
export interface Database {
  /** Connections that can read money but move it only through the functions of the schema. */
  readonly sql: Pool;
  /** One connection of the same kind for the leader's lease, which must not queue behind other calls. */
  readonly lease: Pool;
  readonly announcements: Announcements;
  /** Returns whether the database answers now. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}

interface ServerOptions {
  /** '' opens the embedded server in `dataDir`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly report: DatabaseReporter;
}

interface ConnectionOptions {
  /** Whether migrations are run, true by default; with false, a database that lacks one is refused. */
  readonly migrate?: boolean;
  /** Largest number of connections, without those that listen. */
  readonly databasePool?: number;
}

type DatabaseOptions = ServerOptions & ConnectionOptions;

/** A server that answers, and the function that releases it. */
interface OpenedServer {
  readonly address: DatabaseAddress;
  stop(): Promise<unknown>;
}

const APP_ROLE = 'fairline_app';
const NAME = 'fairline';

/** Returns the restricted role if the schema has it and this user may assume it. */
async function roleFor(owner: Pool): Promise<string | null> {
  const [row] = await owner<{ exists: boolean }[]>`
    select exists (select from pg_roles where rolname = ${APP_ROLE} and pg_has_role(oid, 'set'))`;
  return row?.exists ? APP_ROLE : null;
}

/** Creates the database unless it exists; two processes may try at once. */
async function createIfMissing(embedded: EmbeddedDatabase, name: string): Promise<void> {
  const server = openPool({ endpoint: embedded.endpoint, name: 'postgres' }, { size: 1 });
  try {
    const found = await server`select from pg_database where datname = ${name}`;
    if (found.length > 0) return;
    await server`create database ${server(name)}`.catch(async (error: unknown) => {
      const isThere = await server`select from pg_database where datname = ${name}`;
      if (isThere.length === 0) throw error;
    });
  } finally {
    await server.end();
  }
}

/**
 * Connects to an existing database: migrates it, or checks that it is migrated, then opens the pool of the restricted
 * role.
 *
 * @throws MigrationError when its schema is of another version
 */
export async function connectDatabase(
  address: DatabaseAddress,
  report: DatabaseReporter,
  { migrate: isMigrating = true, databasePool = POOL_SIZE }: ConnectionOptions = {},
): Promise<Database> {
  if (isMigrating) await migrate(address, { report: (line) => report('info', `Migration: ${line}`) });
  else await requireMigrated(address);
  const owner = openPool(address, { size: 1 });
  const role = await roleFor(owner).finally(() => owner.end());
  if (!role) report('warn', `There is no role ${APP_ROLE}; the platform works as the owner of the database.`);
  const sql = openPool(address, { role, size: databasePool });
  const lease = openPool(address, { role, size: 1 });
  const announcements = createAnnouncements(sql, (error) => report('warn', `An announcement was lost: ${error}`));
  return {
    sql,
    lease,
    announcements,
    async isAnswering() {
      return sql`select 1`.then(
        () => true,
        () => false,
      );
    },
    async close() {
      await announcements.flush();
      await Promise.all([sql.end({ timeout: 5 }), lease.end({ timeout: 5 })]);
    },
  };
}

/**
 * Opens the server of the environment: the PostgreSQL of DATABASE_URL, else the embedded one in DATA_DIR with the
 * platform's database.
 */
async function openServer({ databaseUrl, dataDir, report }: ServerOptions): Promise<OpenedServer> {
  if (databaseUrl !== '') return { address: databaseUrl, stop: async () => undefined };
  const embedded = await openEmbeddedDatabase(dataDir, report);
  report('info', `Database server ${embedded.pid} ${embedded.isAdopted ? 'was running already' : 'started'}`);
  try {
    await createIfMissing(embedded, NAME);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { address: { endpoint: embedded.endpoint, name: NAME }, stop: embedded.stop };
}

/**
 * Runs work on the database of the environment as its owner, for commands that run once. It does not migrate.
 *
 * @throws Error that says what to do when the database cannot be opened, and whatever `work` throws
 */
export async function withDatabase<T>(
  options: ServerOptions,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> {
  const { address, stop } = await openServer(options);
  try {
    return await work(address);
  } finally {
    await stop();
  }
}

/**
 * Opens the database of the environment: the PostgreSQL of DATABASE_URL, else the embedded one in DATA_DIR.
 *
 * @throws Error that says what to do when it cannot be opened
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { address, stop } = await openServer(options);
  try {
    const database = await connectDatabase(address, options.report, options);
    return {
      ...database,
      async close() {
        await database.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
