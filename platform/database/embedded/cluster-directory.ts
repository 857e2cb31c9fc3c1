import { type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { processExists } from './postmaster-file.ts';
import { isReachable, type ServiceUser } from './service-user.ts';

export const SUPERUSER = 'postgres';
/** Only needed where the server listens on a port instead of a Unix socket. */
export const PASSWORD_FILE = 'fairline-password';

const PREPARING = 'postgres.preparing-';

/** A place to run a program of the cluster in, and the name of the data directory from there. */
export interface Workplace {
  readonly cwd: string;
  readonly dataName: string;
}

/**
 * From where a program reaches the data directory. Below a directory that the service user cannot enter (a home of
 * root) the program is put into the data directory by us and calls it by what the kernel calls its own.
 */
export async function workplaceOf(directory: string, user: ServiceUser): Promise<Workplace> {
  if (process.platform !== 'linux' || (await isReachable(directory, user))) {
    return { cwd: directory, dataName: directory };
  }
  return { cwd: directory, dataName: '/proc/self/cwd' };
}

/** What a program of the cluster sees of our environment: nothing that could point it elsewhere. */
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

/** Runs initdb, with the password on its standard input where the service user may not enter the directory it is in. */
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
    if (code !== 0) throw new Error(`The database could not be made (initdb, code ${code}): ${complaint.trim()}`);
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
    // Who can reach the socket is decided by the mode of the data directory, which holds it.
    '--auth-local=trust',
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

/** Removes what attempts left behind whose process is gone. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const abandoned = names.filter((name) => {
    const pid = name.startsWith(PREPARING) ? Number.parseInt(name.slice(PREPARING.length), 10) : Number.NaN;
    return !Number.isNaN(pid) && (pid === process.pid || !processExists(pid));
  });
  await Promise.all(abandoned.map((name) => rm(join(dataDir, name), REMOVED)));
}

/**
 * Makes sure that the cluster exists as a whole. It is made beside its place and moved there in one step, so that an
 * interrupted attempt never looks like a cluster; a directory with parts missing is kept under another name.
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
