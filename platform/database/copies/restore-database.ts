import { appendFile, chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clusterOf } from '../embedded/embedded-database.ts';
import type { ServiceUser } from '../embedded/service-user.ts';
import { archivePath } from './continuous-archive.ts';
import { checksumOf, copyFiles } from './copied-files.ts';
import { CopyError } from './copy-error.ts';
import { CLUSTER, type CopyManifest, readCopyManifest } from './copy-manifest.ts';

interface RestoreInput {
  /** Folder of a copy. */
  readonly folder: string;
  /** New DATA_DIR; it may exist, but not have a database. */
  readonly dataDir: string;
  /** Recovery beyond the copy, from a continuous archive; null restores the state of the copy. */
  readonly recovery: {
    /** Folder of the archive. */
    readonly archive: string;
    /** Instant to recover to, ISO 8601; null for the end of the archive. */
    readonly until: string | null;
  } | null;
}

/** Folders of a cluster that a copy leaves out because they are empty in it. */
const EMPTY = [
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_commit_ts',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_stat',
  'pg_tblspc',
  'pg_twophase',
] as const;

/** @throws CopyError that names the first file which differs from the list */
async function checkCopy(folder: string, { files }: CopyManifest): Promise<void> {
  for (const { path, sha256 } of files) {
    const found = await checksumOf(join(folder, CLUSTER, path));
    if (found === sha256) continue;
    throw new CopyError(`${path} of the copy in ${folder} ${found === null ? 'is missing' : 'was changed'}.`);
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

async function writeRecovery(cluster: string, { archive, until }: NonNullable<RestoreInput['recovery']>) {
  const lines = [
    `restore_command = ${quoted(`cp ${archivePath(archive)}/%f %p`)}`,
    `recovery_target_action = 'promote'`,
    // Rows of a transaction that ended at the instant itself belong to it.
    ...(until === null ? [] : [`recovery_target_time = ${quoted(until)}`, 'recovery_target_inclusive = on']),
  ];
  await appendFile(join(cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
}

async function handOver(folder: string, user: NonNullable<ServiceUser>): Promise<void> {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await handOver(path, user);
    else await chown(path, user.uid, user.gid);
  }
}

/**
 * Writes a copy into a new DATA_DIR, where the next opening of the database recovers it. Every file is compared with
 * the list of the copy first.
 *
 * @throws CopyError when the copy is not whole, or DATA_DIR has a database
 */
export async function restoreDatabase({ folder, dataDir, recovery }: RestoreInput): Promise<CopyManifest> {
  const source = resolve(folder);
  const manifest = await readCopyManifest(source);
  await checkCopy(source, manifest);
  const { directory, user } = await clusterOf(dataDir);
  if (await stat(directory).catch(() => null)) {
    throw new CopyError(`${directory} exists. Set DATA_DIR to a new folder: a database is never written over.`);
  }
  const unfinished = `${directory}.restoring-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const from = join(source, CLUSTER);
  await copyFiles(from, unfinished, [...manifest.files.map(({ path }) => path), 'backup_label', 'tablespace_map']);
  for (const path of EMPTY) await mkdir(join(unfinished, path), { recursive: true, mode: 0o700 });
  if (recovery) await writeRecovery(unfinished, recovery);
  if (user) await handOver(unfinished, user);
  await rename(unfinished, directory);
  return manifest;
}
