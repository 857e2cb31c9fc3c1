import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '#shared/domain/environment.ts';
import { type Announcements, createAnnouncements } from './announcements.ts';
import { chooseAppRole } from './app-connection.ts';
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
  /** '' uses `databaseOwnerUrl`; when that is '' too, the embedded server in `dataDir` is opened. */
  readonly databaseUrl: string;
  /** Connection of the owner of the schema, for migrations and other commands; '' uses `databaseUrl`. */
  readonly databaseOwnerUrl?: string;
  readonly dataDir: string;
  /** User that this process becomes later, who gets the embedded database; '' for none. */
  readonly runAs?: string;
  readonly report: DatabaseReporter;
}

interface ConnectionOptions {
  /** Connection of the platform's pools; the address itself when left out. */
  readonly appAddress?: DatabaseAddress;
  /** In production the role of the pools must not be able to do more than the platform needs. */
  readonly nodeEnv?: Environment['nodeEnv'];
  /** Whether migrations are run, true by default; with false, a database that lacks one is refused. */
  readonly migrate?: boolean;
  /** Largest number of connections, without those that listen. */
  readonly databasePool?: number;
}

type DatabaseOptions = ServerOptions & ConnectionOptions;

/** A server that answers, and the function that releases it. */
interface OpenedServer {
  /** Signs in as the owner of the schema. */
  readonly address: DatabaseAddress;
  /** Signs in as the platform. */
  readonly appAddress: DatabaseAddress;
  stop(): Promise<unknown>;
}

const NAME = 'fairline';

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

/** Returns the address of an embedded database by which the platform signs in as its own role. */
function appAddressOf(address: DatabaseAddress): DatabaseAddress {
  return typeof address === 'string' ? address : { ...address, login: 'app' };
}

/** Longest wait for the connection that listens, ms; a database that is away has none that could stay. */
const LISTENING_MS = 1000;
/** Pause before it is asked again, ms. */
const ASKING_PAUSE_MS = 20;
/** Codes of a connection that was lost while it was asked: the client opens it again. */
const LOST = ['CONNECTION_CLOSED', '57P01', '57P02'];

/**
 * Waits until the connection that listens is there, or cannot be. After a loss it returns after a pause, and one that is
 * ended in this pause would return all the same and stay: an embedded server that it uses would not be stopped.
 */
async function settleListening(sql: Pool): Promise<void> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve();
    }, LISTENING_MS);
  });
  const isLost = () =>
    sql
      .listen('closing', () => undefined)
      .then(
        () => false,
        ({ code }: { code?: string }) => LOST.includes(code ?? ''),
      );
  while (!isLate && (await Promise.race([isLost(), late]))) await pause(ASKING_PAUSE_MS);
  clearTimeout(timer);
}

/**
 * Connects to an existing database: migrates it as its owner, or checks that it is migrated, then opens the pools of the
 * platform's role. The owner's connections are closed by then.
 *
 * @throws MigrationError when its schema is of another version
 * @throws ConnectionError when the platform's role may do too much, or the connection is not protected
 */
export async function connectDatabase(
  address: DatabaseAddress,
  report: DatabaseReporter,
  {
    migrate: isMigrating = true,
    databasePool = POOL_SIZE,
    appAddress = appAddressOf(address),
    nodeEnv = 'development',
  }: ConnectionOptions = {},
): Promise<Database> {
  if (isMigrating) await migrate(address, { report: (line) => report('info', `Migration: ${line}`) });
  else await requireMigrated(appAddress);
  const isProduction = nodeEnv === 'production';
  const { role } =
    typeof appAddress === 'string' ? await chooseAppRole(appAddress, { isProduction, report }) : { role: null };
  const sql = openPool(appAddress, { role, size: databasePool });
  const lease = openPool(appAddress, { role, size: 1 });
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
      await settleListening(sql);
      await Promise.all([sql.end({ timeout: 5 }), lease.end({ timeout: 5 })]);
    },
  };
}

/**
 * Opens the server of the environment: the PostgreSQL of DATABASE_URL, else the embedded one in DATA_DIR with the
 * platform's database.
 */
async function openServer({ databaseUrl, databaseOwnerUrl = '', ...options }: ServerOptions): Promise<OpenedServer> {
  if (databaseUrl !== '' || databaseOwnerUrl !== '') {
    const [address, appAddress] = [databaseOwnerUrl || databaseUrl, databaseUrl || databaseOwnerUrl];
    return { address, appAddress, stop: async () => undefined };
  }
  const { dataDir, report, runAs } = options;
  const embedded = await openEmbeddedDatabase(dataDir, report, undefined, runAs);
  report('info', `Database server ${embedded.pid} ${embedded.isAdopted ? 'was running already' : 'started'}`);
  try {
    await createIfMissing(embedded, NAME);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const address = { endpoint: embedded.endpoint, name: NAME };
  return { address, appAddress: appAddressOf(address), stop: embedded.stop };
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
  const { address, appAddress, stop } = await openServer(options);
  try {
    const database = await connectDatabase(address, options.report, { ...options, appAddress });
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
