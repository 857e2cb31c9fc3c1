import { chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { APP_ROLE } from '../roles.ts';
import { writeAccessFiles } from './access-files.ts';
import { giveAppLogin } from './app-login.ts';
import { locateBinaries } from './binaries.ts';
import { giveDataDirectory } from './change-owner.ts';
import { prepareCluster, SUPERUSER } from './cluster-directory.ts';
import { checkDiskSpace, MIN_FREE_BYTES } from './disk-space.ts';
import {
  type Cluster,
  clusterEndpointOf,
  type Endpoint,
  findServer,
  launchServer,
  stopServer,
  usesSocket,
} from './embedded-server.ts';
import { isServerOf, type Postmaster, readPostmasterFile } from './postmaster-file.ts';
import { rotateServerLog, serverLogOf } from './server-log.ts';
import { type ServiceUser, serviceUser } from './service-user.ts';
import { withStartLock } from './start-lock.ts';

/** Name of all connections of the platform, by which processes that share a server recognise each other. */
export const APPLICATION_NAME = 'fairline';

const WATCH_MS = 500;
/** Time between two looks at the size and age of the server's log. */
const ROTATION_MS = 600_000;
const MAX_PAUSE_MS = 10_000;
const ANSWER_TIMEOUT_S = 5;
/** Longest time for a starting or stopping server: recovery after a crash may take long. */
const SETTLE_TIMEOUT_MS = 120_000;
const STEP_MS = 50;

export type DatabaseReporter = (level: 'info' | 'warn' | 'error', message: string) => void;

export interface EmbeddedDatabase {
  readonly endpoint: Endpoint;
  /** Present process id of the server. */
  readonly pid: number;
  /** Whether a server is used that was already running. */
  readonly isAdopted: boolean;
  /**
   * Stops the server unless another process still uses it.
   *
   * @returns whether it was stopped or left to the other processes
   */
  stop(): Promise<'stopped' | 'left'>;
}

/** How a connection signs in: as the superuser, who owns the schema, or as the role of the platform. */
export type Login = 'owner' | 'app';

/**
 * Returns the options of a connection to the server. The client reads no types of arrays: that would be a query without
 * a caller, and when it fails, so does the process.
 */
export function connectionOf(
  endpoint: Endpoint,
  database: string,
  login: Login = 'owner',
): postgres.Options<Record<string, never>> {
  const username = login === 'owner' ? SUPERUSER : APP_ROLE;
  const shared = { username, database, fetch_types: false, onnotice: () => undefined };
  if ('path' in endpoint) return { path: endpoint.path, ...shared };
  const { host, port, password, appPassword } = endpoint;
  return { host, port, password: login === 'owner' ? password : appPassword, ...shared };
}

/** Opens a connection that shows other processes that this one uses the server. */
function openPresence(endpoint: Endpoint, login: Login): postgres.Sql {
  const options = { max: 1, connect_timeout: ANSWER_TIMEOUT_S, max_lifetime: null, backoff: false };
  return postgres({
    ...connectionOf(endpoint, 'postgres', login),
    ...options,
    connection: { application_name: APPLICATION_NAME },
  });
}

/** Returns whether the server accepts sessions; one that recovers after a crash refuses them for a moment. */
async function answers(endpoint: Endpoint): Promise<boolean> {
  const giveUpAt = Date.now() + ANSWER_TIMEOUT_S * 1000;
  for (;;) {
    const sql = openPresence(endpoint, 'owner');
    const isAnswering = await sql`select 1`.then(
      () => true,
      () => false,
    );
    await sql.end({ timeout: 1 });
    if (isAnswering || Date.now() > giveUpAt) return isAnswering;
    await pause(STEP_MS);
  }
}

async function countUsers(endpoint: Endpoint): Promise<number> {
  const sql = postgres({ ...connectionOf(endpoint, 'postgres'), max: 1, connect_timeout: ANSWER_TIMEOUT_S });
  try {
    const rows = await sql<{ users: number }[]>`
      select count(*)::int as users from pg_stat_activity where application_name = ${APPLICATION_NAME}`;
    return rows[0]?.users ?? 0;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function checkAccess(directory: string): Promise<void> {
  const uid = process.getuid?.();
  const cluster = await stat(directory).catch(() => null);
  if (!cluster || uid === undefined || uid === 0 || cluster.uid === uid) return;
  throw new Error(
    `The database in ${directory} belongs to user ${cluster.uid} and this process runs as user ${uid}. ` +
      'Start Fairline as that user, or set DATA_DIR to a directory of your own.',
  );
}

/** Sticky bit: the directory is meant for all users, such as /tmp. */
const STICKY = 0o1000;

/**
 * Closes the data directory to other users. Where root starts the server as another user and cannot start it inside the
 * directory, other users may pass through it, but not list it.
 */
async function closeToOthers(dataDir: string, user: ServiceUser, report: DatabaseReporter): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode } = await stat(dataDir);
  const wanted = user && process.platform !== 'linux' ? 0o711 : 0o700;
  if ((mode & 0o777) === wanted) return;
  if ((mode & STICKY) !== 0) {
    report('warn', `DATA_DIR ${dataDir} is a directory for all users. Set it to a directory of its own.`);
    return;
  }
  await chmod(dataDir, wanted).catch(() =>
    report(
      'warn',
      `Other users can read DATA_DIR ${dataDir}, which belongs to another user. Run: chmod 700 ${dataDir}`,
    ),
  );
}

/**
 * Returns the cluster of a DATA_DIR: its folder, user and programs. The folder of DATA_DIR is created, the cluster is not.
 *
 * @param runAs user that this process becomes later and that gets the directory, as RUN_AS names it; '' for none
 * @throws Error when it belongs to another user
 */
export async function clusterOf(
  dataDirectory: string,
  report: DatabaseReporter = () => {},
  runAs = '',
): Promise<Cluster> {
  await mkdir(resolve(dataDirectory), { recursive: true, mode: 0o700 });
  const dataDir = await realpath(resolve(dataDirectory));
  const directory = join(dataDir, 'postgres');
  await checkAccess(directory);
  const user = await serviceUser(directory, runAs);
  if (runAs !== '' && user) {
    const owner = await stat(directory).catch(() => null);
    const server = await readPostmasterFile(directory);
    const isRunning = server !== null && (await isServerOf(directory, server.pid));
    await giveDataDirectory(dataDir, user, { clusterOwner: owner?.uid ?? null, isRunning });
  }
  await closeToOthers(dataDir, user, report);
  return {
    dataDir,
    directory,
    // Once root has become the user of RUN_AS, this process starts the server as itself.
    get user() {
      return process.getuid?.() === 0 ? user : null;
    },
    binaries: await locateBinaries(user),
  };
}

/** Returns the running server after waiting for its start or stop to finish; null when none runs. */
async function findSettledServer(cluster: Cluster): Promise<Postmaster | null> {
  const giveUpAt = Date.now() + SETTLE_TIMEOUT_MS;
  for (;;) {
    const server = await findServer(cluster);
    if (!server || server.status === 'ready' || Date.now() > giveUpAt) return server;
    await pause(STEP_MS);
  }
}

/** Uses the running server, after waiting for one that is starting or stopping; else starts one. */
async function startOrAdopt(
  cluster: Cluster,
  report: DatabaseReporter,
): Promise<{ server: Postmaster; isAdopted: boolean }> {
  const running = await findSettledServer(cluster);
  if (running) {
    if (await answers(await clusterEndpointOf(cluster, running))) return { server: running, isAdopted: true };
    report('warn', `The database server ${running.pid} in ${cluster.directory} does not answer; it is stopped.`);
    await stopServer(cluster, running.pid);
  }
  const remark = await prepareCluster(cluster.dataDir, cluster.directory, cluster.binaries, cluster.user);
  if (remark) report('warn', remark);
  await writeAccessFiles(cluster.directory, cluster.user, usesSocket(cluster));
  return { server: await launchServer(cluster), isAdopted: false };
}

/** Brings who may connect, and as which role, to this version; an adopted server may have been started by another. */
async function openAccess(cluster: Cluster, server: Postmaster): Promise<Endpoint> {
  const hasSocket = server.socketDirectory !== '';
  const isChanged = await writeAccessFiles(cluster.directory, cluster.user, hasSocket);
  const owner = postgres({
    ...connectionOf(await clusterEndpointOf(cluster, server), 'postgres'),
    max: 1,
    connect_timeout: ANSWER_TIMEOUT_S,
  });
  try {
    if (isChanged) await owner`select pg_reload_conf()`;
    await giveAppLogin(owner, cluster.directory, cluster.user, !hasSocket);
  } finally {
    await owner.end({ timeout: 1 });
  }
  return clusterEndpointOf(cluster, server);
}

/**
 * Opens the PostgreSQL of DATA_DIR: uses the running one, starts it, or creates it first. While it is open, a server
 * that ends is restarted.
 *
 * @param dataDirectory created when it is missing; the cluster is its sub-directory `postgres`
 * @param runAs user that this process becomes later and that gets the directory, as RUN_AS names it; '' for none
 * @throws DiskSpaceError below 200 MB of free disk
 * @throws Error that names any other obstacle
 */
export async function openEmbeddedDatabase(
  dataDirectory: string,
  report: DatabaseReporter,
  minFreeBytes = MIN_FREE_BYTES,
  runAs = '',
): Promise<EmbeddedDatabase> {
  const cluster = await clusterOf(dataDirectory, report, runAs);
  const lockFile = join(cluster.dataDir, 'postgres.lock');
  let presence: postgres.Sql | undefined;
  const open = async () => {
    await checkDiskSpace(cluster.dataDir, minFreeBytes);
    return withStartLock(lockFile, async () => {
      const started = await startOrAdopt(cluster, report);
      const endpoint = await openAccess(cluster, started.server);
      await presence?.end({ timeout: 0 });
      presence = openPresence(endpoint, 'app');
      await presence`select 1`;
      return { ...started, endpoint };
    });
  };
  let current = await open();
  const { endpoint, isAdopted } = current;
  const watch = watchServer(
    () => isServerOf(cluster.directory, current.server.pid),
    async () => {
      report('error', `The database server ${current.server.pid} has ended; it is started again.`);
      current = await open();
      report('info', `The database server runs again as process ${current.server.pid}.`);
    },
    (error) => report('error', `The database server could not be started again: ${String(error)}`),
  );
  const rotation = setInterval(() => {
    withStartLock(lockFile, () => rotateServerLog(serverLogOf(cluster.dataDir), Date.now())).catch((error: unknown) =>
      report('warn', `The log of the database server could not be begun again: ${String(error)}`),
    );
  }, ROTATION_MS).unref();
  return {
    endpoint,
    isAdopted,
    get pid() {
      return current.server.pid;
    },
    async stop() {
      clearInterval(rotation);
      await watch.stop();
      return withStartLock(lockFile, async () => {
        await presence?.end({ timeout: 1 });
        const server = await findServer(cluster);
        if (server && (await countUsers(endpoint).catch(() => 0)) > 0) return 'left';
        if (server) await stopServer(cluster, server.pid);
        return 'stopped';
      });
    },
  };
}

/** Checks the server at intervals and restarts it; failed attempts are repeated after growing pauses. */
function watchServer(
  isAlive: () => Promise<boolean>,
  revive: () => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const next = (pause: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look(pause);
    }, pause).unref();
  };
  const look = async (pause: number) => {
    try {
      if (!(await isAlive()) && !isStopped) await revive();
      next(WATCH_MS);
    } catch (error) {
      onFailure(error);
      next(Math.min(pause * 2, MAX_PAUSE_MS));
    }
  };
  next(WATCH_MS);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
