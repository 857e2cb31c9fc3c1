import { chmod, copyFile, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_LOG_BYTES = 10 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** Older parts of the log that are kept, one for each day or for each 10 MB. */
const KEPT_PARTS = 7;
const OWNER_ONLY = 0o600;

/** Returns the path of the log of a server. */
export const serverLogOf = (dataDir: string): string => join(dataDir, 'postgres.log');

const partOf = (file: string, number: number) => `${file}.${number}`;
const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0;

/** Makes the log and its older parts readable for their owner only. */
export async function closeLogToOthers(file: string): Promise<void> {
  const files = [file, ...Array.from({ length: KEPT_PARTS }, (_, index) => partOf(file, index + 1))];
  await Promise.all(files.map((path) => chmod(path, OWNER_ONLY).catch(() => undefined)));
}

async function isDue(file: string, now: number): Promise<boolean> {
  const size = await sizeOf(file);
  if (size === 0) return false;
  const newest = await stat(partOf(file, 1)).catch(() => null);
  const begun = newest?.mtimeMs ?? (await stat(file)).birthtimeMs;
  return size > MAX_LOG_BYTES || now - begun > DAY_MS;
}

/**
 * Begins the log again when it is a day old or larger than 10 MB, and deletes the oldest of its seven older parts. The
 * running server keeps the file open and appends to it, so the file is copied and emptied.
 *
 * @param now wall clock, epoch ms
 * @returns whether it was begun again
 */
export async function rotateServerLog(file: string, now: number): Promise<boolean> {
  if (!(await isDue(file, now))) return false;
  await rm(partOf(file, KEPT_PARTS), { force: true });
  for (let number = KEPT_PARTS - 1; number > 0; number--) {
    await rename(partOf(file, number), partOf(file, number + 1)).catch(() => undefined);
  }
  await copyFile(file, partOf(file, 1));
  await truncate(file, 0);
  await closeLogToOthers(file);
  return true;
}

/** Returns the last lines of a log after a position. */
export async function lastLogLines(file: string, from: number): Promise<string> {
  const text = await readFile(file);
  return text.subarray(from).toString('utf8').trim().split('\n').slice(-8).join('\n');
}
