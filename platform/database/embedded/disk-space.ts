import { statfs } from 'node:fs/promises';

/** Free bytes below which the database is not started: the write-ahead log alone needs a large part of them. */
export const MIN_FREE_BYTES = 200 * 1024 * 1024;

/** Thrown when the disk of DATA_DIR is too full to run a database. */
export class DiskSpaceError extends Error {
  override readonly name = 'DiskSpaceError';
}

/**
 * Refuses a disk without space for the database.
 *
 * @param directory an existing directory on the disk
 * @throws DiskSpaceError that says how much is free and what to do
 */
export async function checkDiskSpace(directory: string, minFree = MIN_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free >= minFree) return;
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
  throw new DiskSpaceError(
    `Only ${megabytes(free)} are free on the disk of ${directory}; the database needs at least ${megabytes(minFree)}. ` +
      'Free some space, or set DATA_DIR to a directory on another disk.',
  );
}
