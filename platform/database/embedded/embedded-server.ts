import { type ChildProcess, spawn } from 'node:child_process';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readAppPassword } from './app-login.ts';
import type { Binaries } from './binaries.ts';
import { PASSWORD_FILE, programEnvironment, workplaceOf } from './cluster-directory.ts';
import { isServerOf, type Postmaster, readPostmasterFile } from './postmaster-file.ts';
import { closeLogToOthers, lastLogLines, rotateServerLog, serverLogOf } from './server-log.ts';
import type { ServiceUser } from './service-user.ts';

/**
 * Address at which a running server answers. On a socket the kernel vouches for the caller; on a port each role has a
 * password, `appPassword` is that of the platform's.
 */
export type Endpoint =
  | { readonly path: string }
  | { readonly host: string; readonly port: number; readonly password: string; readonly appPassword: string };

export interface Cluster {
  readonly dataDir: string;
  readonly directory: string;
  readonly binaries: Binaries;
  readonly user: ServiceUser;
}

const SOCKET_PORT = 5432;
/** Longest path of a socket: sockaddr_un has 104 to 108 bytes for it, by system. */
const MAX_SOCKET_PATH = 100;
const START_TIMEOUT_MS = 120_000;
const OLD_CHILDREN_TIMEOUT_MS = 30_000;
const OLD_CHILDREN_STEP_MS = 100;
const STEP_MS = 5;

const settings: Readonly<Record<string, string>> = {
  max_connections: '240',
  shared_buffers: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_wal_size: '512MB',
  jit: 'off',
  io_method: 'sync',
  log_min_messages: 'warning',
  // Details, contexts and statements would repeat what players typed.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  timezone: 'UTC',
};

const socketOf = (directory: string) => join(directory, `.s.PGSQL.${SOCKET_PORT}`);

/** Returns whether the server of a cluster listens on a Unix socket, and not on a port. */
export function usesSocket(cluster: Pick<Cluster, 'directory'>): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(socketOf(cluster.directory)) <= MAX_SOCKET_PATH;
}

async function freePort(preferred: number): Promise<number> {
  const listener = createServer();
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      listener.once('error', reject).listen(port, '127.0.0.1', () => {
        const address = listener.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  const port = await listen(preferred).catch(() => listen(0));
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

async function listenParameters(cluster: Cluster): Promise<string[]> {
  if (usesSocket(cluster))
    return ['-c', 'listen_addresses=', '-c', 'unix_socket_directories=.', '-p', `${SOCKET_PORT}`];
  const remembered = Number(await readFile(join(cluster.directory, 'fairline-port'), 'utf8').catch(() => '0'));
  const port = await freePort(remembered);
  const file = await open(join(cluster.directory, 'fairline-port'), 'w');
  await file.writeFile(String(port)).finally(() => file.close());
  return ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-p', `${port}`];
}

/** Returns the endpoint of a server from its postmaster file. */
export async function clusterEndpointOf(cluster: Cluster, server: Postmaster): Promise<Endpoint> {
  if (server.socketDirectory !== '') return { path: join(cluster.directory, `.s.PGSQL.${server.port}`) };
  const password = (await readFile(join(cluster.directory, PASSWORD_FILE), 'utf8')).trim();
  return { host: '127.0.0.1', port: server.port, password, appPassword: await readAppPassword(cluster.directory) };
}

/** The running server of this cluster, if any. */
export async function findServer(cluster: Cluster): Promise<Postmaster | null> {
  const server = await readPostmasterFile(cluster.directory);
  return server && (await isServerOf(cluster.directory, server.pid)) ? server : null;
}

/**
 * Deletes the files of a dead server. Its process id may now belong to another process, or to a zombie that its parent
 * has not collected, and PostgreSQL would then refuse to start. These files do not show children of it that still work
 * on the data; their shared memory does.
 */
async function clearTraces({ directory }: Cluster): Promise<void> {
  const names = await readdir(directory);
  const traces = names.filter((name) => name === 'postmaster.pid' || name.startsWith('.s.PGSQL.'));
  await Promise.all(traces.map((name) => rm(join(directory, name), { force: true })));
}

async function waitUntilReady(cluster: Cluster, isOver: () => boolean): Promise<Postmaster | null> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUpAt && !isOver()) {
    const server = await readPostmasterFile(cluster.directory);
    if (server?.status === 'ready') return server;
    await pause(STEP_MS);
  }
  return null;
}

async function spawnServer(cluster: Cluster, log: number): Promise<ChildProcess> {
  const { cwd, dataName } = await workplaceOf(cluster.directory, cluster.user);
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', dataName, ...parameters, ...(await listenParameters(cluster))],
    {
      cwd,
      env: programEnvironment,
      // The server gets a session of its own: Ctrl-C in the terminal must reach only this process, which stops the
      // server in order.
      detached: true,
      stdio: ['ignore', log, log],
      ...(cluster.user ?? {}),
    },
  );
  child.unref();
  return child;
}

/** Message while children of a killed server finish their work; they end without help. */
const OLD_CHILDREN = 'pre-existing shared memory block';

/**
 * Starts the server of a cluster that has none running, and waits until it answers; recovery after a crash may take
 * long.
 *
 * @throws Error with the last lines of the server's log when it does not start
 */
export async function launchServer(cluster: Cluster): Promise<Postmaster> {
  const giveUpAt = Date.now() + OLD_CHILDREN_TIMEOUT_MS;
  for (;;) {
    await clearTraces(cluster);
    try {
      return await launchOnce(cluster);
    } catch (error) {
      if (!String(error).includes(OLD_CHILDREN) || Date.now() > giveUpAt) throw error;
      await pause(OLD_CHILDREN_STEP_MS);
    }
  }
}

/** Message for a directory that another major version of PostgreSQL created. */
const OTHER_VERSION = 'database files are incompatible with server';

function startFailure({ directory }: Cluster, reason: string, log: string): Error {
  if (!log.includes(OTHER_VERSION)) return new Error(`The database in ${directory} did not start: ${reason}.\n${log}`);
  return new Error(
    `The database in ${directory} was created by another version of PostgreSQL than the one in this Fairline. ` +
      'Start the Fairline that created it, or set DATA_DIR to a new directory; the old one stays unchanged.\n' +
      log,
  );
}

async function launchOnce(cluster: Cluster): Promise<Postmaster> {
  const logFile = serverLogOf(cluster.dataDir);
  await rotateServerLog(logFile, Date.now());
  const log = await open(logFile, 'a', 0o600);
  await closeLogToOthers(logFile);
  // A process that gives up root opens it again when the server has to be restarted.
  if (cluster.user) await log.chown(cluster.user.uid, cluster.user.gid);
  const { size } = await log.stat();
  let ending: string | null = null;
  const child = await spawnServer(cluster, log.fd);
  child.once('error', (error) => {
    ending = error.message;
  });
  child.once('exit', (code, signal) => {
    ending ??= `it ended with ${signal ?? `code ${code}`}`;
  });
  const server = await waitUntilReady(cluster, () => ending !== null);
  await log.close();
  if (server) return server;
  const reason = ending ?? 'it did not answer in time';
  throw startFailure(cluster, reason, await lastLogLines(logFile, size));
}

async function waitUntilGone(cluster: Cluster, pid: number, timeoutMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + timeoutMs;
  while (await isServerOf(cluster.directory, pid)) {
    if (Date.now() > giveUpAt) return false;
    await pause(STEP_MS);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Stops a server in order: first it closes its sessions and writes everything to disk; if it does not stop in time, it
 * is ended at once and recovers from its log at the next start. Nothing committed is lost either way.
 *
 * @throws Error when the process does not end
 */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    spawn(cluster.binaries.pgCtl, ['stop', '-D', cluster.directory, '-m', 'fast'], { stdio: 'ignore' });
    if (await waitUntilGone(cluster, pid, 30_000)) return;
    throw new Error(`The database server (process ${pid}) does not stop.`);
  }
  const steps = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const;
  for (const [signal, timeoutMs] of steps) {
    if (!(await isServerOf(cluster.directory, pid))) return;
    send(pid, signal);
    // A suspended process handles no signal before it continues.
    send(pid, 'SIGCONT');
    if (await waitUntilGone(cluster, pid, timeoutMs)) return;
  }
  throw new Error(
    `The database server (process ${pid}) in ${cluster.directory} does not stop; end this process yourself.`,
  );
}
