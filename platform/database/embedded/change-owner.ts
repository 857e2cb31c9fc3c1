import { lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RunAsError } from '#shared/domain/start/run-as.ts';
import { KEY_FILE_NAME } from '../../keys/key-file.ts';
import { isReachable, type ServiceUser } from './service-user.ts';

/** Returns the facts of a file; null for one that is gone meanwhile, such as a lock. */
const factsOf = (path: string) => lstat(path).catch(() => null);

/**
 * Gives a file, or a directory and everything in it, to a user: links themselves and not what they lead to. A file with
 * a second name stays as it is, because that name may be outside the directory.
 */
async function give(path: string, user: NonNullable<ServiceUser>): Promise<void> {
  const facts = await factsOf(path);
  if (!facts || (facts.isFile() && facts.nlink > 1)) return;
  if (facts.isDirectory()) {
    for (const name of await readdir(path)) await give(join(path, name), user);
  }
  if (facts.uid !== user.uid) await lchown(path, user.uid, user.gid);
}

/**
 * Gives the data directory to the user of RUN_AS, who looks after the database once this process is no longer root: the
 * cluster, its log and whatever else is there. The signing keys stay root's.
 *
 * @param clusterOwner id of the cluster's present owner; null when there is no cluster
 * @param isRunning whether a server works on the cluster
 * @throws RunAsError when the user cannot reach the directory, or a server of another user works on the cluster
 */
export async function giveDataDirectory(
  dataDir: string,
  user: NonNullable<ServiceUser>,
  { clusterOwner, isRunning }: { readonly clusterOwner: number | null; readonly isRunning: boolean },
): Promise<void> {
  if (isRunning && clusterOwner !== null && clusterOwner !== user.uid) {
    throw new RunAsError(
      `A database server of user ${clusterOwner} works on ${dataDir}. End the processes that use it, then start with RUN_AS.`,
    );
  }
  await lchown(dataDir, user.uid, user.gid);
  if (!(await isReachable(dataDir, user))) {
    throw new RunAsError(
      `The user of RUN_AS cannot reach DATA_DIR ${dataDir}: a directory above it is closed. Set DATA_DIR to another place.`,
    );
  }
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    const facts = await factsOf(path);
    if (facts?.uid !== user.uid && name !== KEY_FILE_NAME) await give(path, user);
  }
}
