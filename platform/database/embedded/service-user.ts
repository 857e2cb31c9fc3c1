import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { RunAsError, readRunAs } from '#shared/domain/start/run-as.ts';

const run = promisify(execFile);

/** User that the database server runs as; null for the user of this process. */
export type ServiceUser = { readonly uid: number; readonly gid: number } | null;

const NAME = 'postgres';

async function lookUp(name: string): Promise<ServiceUser> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Returns the user that RUN_AS names. @throws Error when this machine does not know it */
async function namedUser(runAs: string): Promise<ServiceUser> {
  const { user } = readRunAs(runAs);
  const known = await lookUp(user);
  if (known) return known;
  throw new RunAsError(`RUN_AS names the user ${user}, whom this machine does not know.`);
}

async function create(name: string): Promise<void> {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]],
  ];
  const failures: unknown[] = [];
  for (const [command, parameters] of attempts) {
    try {
      await run(command, parameters);
      return;
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(
    failures,
    'PostgreSQL refuses to run as root, and the unprivileged user "postgres" could not be created. ' +
      'Start Fairline as an ordinary user, create that user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/**
 * Returns the user that the server must run as: this process's own, or for root the user of RUN_AS, the owner of an
 * existing cluster, or else the system user `postgres`, which is created when it is missing.
 *
 * @param directory the cluster's directory, which need not exist
 * @param runAs user that this process becomes later, who then looks after the server; '' for none
 * @throws AggregateError when root has no unprivileged user and cannot create one
 */
export async function serviceUser(directory: string, runAs = ''): Promise<ServiceUser> {
  if (process.getuid?.() !== 0) return null;
  if (runAs !== '') return namedUser(runAs);
  const cluster = await stat(directory).catch(() => null);
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const known = await lookUp(NAME);
  if (known) return known;
  await create(NAME);
  return lookUp(NAME);
}

/**
 * Returns whether the user can enter this directory and all its parents, by their modes alone; access lists are
 * ignored.
 */
export async function isReachable(directory: string, user: ServiceUser): Promise<boolean> {
  if (!user) return true;
  for (let path = resolve(directory); ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
