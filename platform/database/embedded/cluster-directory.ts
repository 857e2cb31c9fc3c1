import { type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { processExists } from './postmaster-file.ts';
import { isReachable, type ServiceUser } from './service-user.ts';

export const SUPERUSER = 'postgres';
/** Name of the password file, needed only where the server listens on a port instead of a Unix socket. */
export const PASSWORD_FILE = 'fairline-password';

const PREPARING = 'postgres.preparing-';

/** Working directory for a program of the cluster, and the path of the data directory from there. */
export interface Workplace {
  readonly cwd: string;
  readonly dataName: string;
}

/**
 * Returns a working directory from which a program reaches the data directory. Where the service user cannot enter a
 * parent directory (root's home), this process starts the program inside the data directory, and the program addresses
 * it as its own working directory.
 */
export async function workplaceOf(directory: string, user: ServiceUser): Promise<Workplace> {
  if (process.platform !== 'linux' || (await isReachable(directory, user))) {
    return { cwd: directory, dataName: directory };
  }
  return { cwd: directory, dataName: '/proc/self/cwd' };
}

/** Environment of the cluster's programs, without variables that could redirect them. */
export const programEnvironment = {
  PATH: process.env.PATH ?? '',
  SYSTEMROOT: process.env.SYSTEMROOT ?? '',
  LC_ALL: 'C',
  TZ: 'UTC',
};

async function isComplete(directory: string): Promise<boolean> {
  const parts = ['PG_VERSION', 'global/pg_control', 'pg_hba.conf', PASSWORD_FILE];
  const found = await Promise.all(parts.map((part) => stat(join(directory, part)).catch(() => null)));
  return found.every((part) => part !== null);
}

/**
 * Runs initdb, which reads the password from standard input where the service user cannot enter the parent directory.
 */
async function runInitdb(
  program: string,
  parameters: string[],
  passwordFile: string,
  options: SpawnOptions,
): Promise<void> {
  const password = await open(passwordFile);
  const isWindows = process.platform === 'win32';
  const pwfile = `--pwfile=${isWindows ? passwordFile : '/dev/stdin'}`;
  try {
    const child = spawn(program, [...parameters, pwfile], { ...options, stdio: [password.fd, 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`The database could not be created (initdb, code ${code}): ${complaint.trim()}`);
  } finally {
    await password.close();
  }
}

async function initialise(directory: string, binaries: Binaries, user: ServiceUser): Promise<void> {
  const passwordFile = `${directory}.password`;
  await mkdir(directory, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) await Promise.all([directory, passwordFile].map((path) => chown(path, user.uid, user.gid)));
  const { cwd, dataName } = await workplaceOf(directory, user);
  const parameters = [
    `--pgdata=${dataName}`,
    `--username=${SUPERUSER}`,
    // Before the server starts, `access-files.ts` writes who may connect.
    '--auth-local=reject',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  await runInitdb(binaries.initdb, parameters, passwordFile, { cwd, env: programEnvironment, ...(user ?? {}) });
  await rename(passwordFile, join(directory, PASSWORD_FILE));
}

/** The initdb of an attempt that was killed may still write for a moment. */
const REMOVED = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const;

/** Removes remains of attempts whose process has ended. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const abandoned = names.filter((name) => {
    const pid = name.startsWith(PREPARING) ? Number.parseInt(name.slice(PREPARING.length), 10) : Number.NaN;
    return !Number.isNaN(pid) && (pid === process.pid || !processExists(pid));
  });
  await Promise.all(abandoned.map((name) => rm(join(dataDir, name), REMOVED)));
}

/**
 * Ensures that the whole cluster exists. It is created next to its place and moved there in one step, so that an
 * interrupted attempt never looks like a cluster; an incomplete directory is kept under another name.
 *
 * @returns a sentence for the log when something unusual was done, else null
 */
export async function prepareCluster(
  dataDir: string,
  directory: string,
  binaries: Binaries,
  user: ServiceUser,
): Promise<string | null> {
  await removeAbandoned(dataDir);
  if (await isComplete(directory)) return null;
  const isThere = await stat(directory).catch(() => null);
  const kept = `${directory}.incomplete-${Date.now()}`;
  if (isThere) await rename(directory, kept);
  const fresh = join(dataDir, `${PREPARING}${process.pid}`);
  await initialise(fresh, binaries, user);
  await rename(fresh, directory);
  return isThere ? `The database in ${directory} was incomplete; it is kept as ${kept} and a new one was made.` : null;
}
