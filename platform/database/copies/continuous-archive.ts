import { chown, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { clusterOf } from '../embedded/embedded-database.ts';
import { isReachable } from '../embedded/service-user.ts';
import { type DatabaseAddress, openPool, type Pool } from '../pool.ts';
import { CopyError } from './copy-error.ts';

/** Settings that a continuous archive changes; the database stores them. */
const SETTINGS = ['archive_mode', 'archive_command', 'archive_timeout'] as const;
/** A segment is archived after this time even if it is not full: at most what is younger is lost with the disk. */
const TIMEOUT_S = 60;

/**
 * Returns the absolute path of an archive for a command of the server's shell.
 *
 * @throws CopyError for a path that the shell or PostgreSQL would read differently
 */
export function archivePath(folder: string): string {
  const path = resolve(folder);
  if (process.platform === 'win32' || !/^[\w./-]+$/.test(path)) {
    throw new CopyError(
      `${path} cannot be an archive: its path may have letters, digits and . _ - / only, and not be on Windows.`,
    );
  }
  return path;
}

async function change(address: DatabaseAddress, work: (sql: Pool) => Promise<void>): Promise<void> {
  const sql = openPool(address, { size: 1 });
  try {
    await work(sql);
    await sql`select pg_reload_conf()`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Lets the embedded server copy each finished segment of the write-ahead log to a folder, from its next start on.
 *
 * @throws CopyError when the server's user cannot reach the folder
 */
export async function archiveContinuously(dataDir: string, address: DatabaseAddress, folder: string): Promise<void> {
  const path = archivePath(folder);
  const { user } = await clusterOf(dataDir);
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (user) await chown(path, user.uid, user.gid);
  if (!(await isReachable(path, user))) {
    throw new CopyError(`The user of the database server cannot enter ${path} or a folder above it. Name another.`);
  }
  // A segment gets its name when it is whole; one that is there is never written over.
  const command = `test ! -f ${path}/%f && cp %p ${path}/%f.part && sync ${path}/%f.part && mv ${path}/%f.part ${path}/%f`;
  await change(address, async (sql) => {
    await sql`alter system set archive_mode = 'on'`;
    await sql.unsafe(`alter system set archive_command = '${command}'`);
    await sql.unsafe(`alter system set archive_timeout = ${TIMEOUT_S}`);
  });
}

/** Ends the continuous archive; its files stay. */
export async function endArchive(address: DatabaseAddress): Promise<void> {
  await change(address, async (sql) => {
    for (const name of SETTINGS) await sql.unsafe(`alter system reset ${name}`);
  });
}

/** Removes the settings of a recovery that is over, so that no later start reads them. */
export async function forgetRecovery(sql: Pool): Promise<void> {
  for (const name of [
    'restore_command',
    'recovery_target_action',
    'recovery_target_time',
    'recovery_target_inclusive',
  ]) {
    await sql.unsafe(`alter system reset ${name}`);
  }
}
