import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { operatorText } from '../operator-text.ts';
import { formatKeyFile, KEY_BYTES, type KeyEntry, KeyError, parseKeyEntries } from './key-entries.ts';

/** Name of the key file in DATA_DIR, where no other file is named. */
export const KEY_FILE_NAME = 'signing-keys';
const OWNER_ONLY = 0o600;

const two = (number: number) => String(number).padStart(2, '0');

/** Makes a key of random bytes; its id tells when it was made (UTC), such as `20261123-153012-4f1a`. */
export function makeKey(now: Date): KeyEntry {
  const day = `${now.getUTCFullYear()}${two(now.getUTCMonth() + 1)}${two(now.getUTCDate())}`;
  const time = `${two(now.getUTCHours())}${two(now.getUTCMinutes())}${two(now.getUTCSeconds())}`;
  return { id: `${day}-${time}-${randomBytes(2).toString('hex')}`, key: randomBytes(KEY_BYTES) };
}

/** Returns the path of the key file: KEY_FILE, else the file in DATA_DIR. */
export function keyFileOf({ keyFile, dataDir }: { readonly keyFile: string; readonly dataDir: string }): string {
  return resolve(keyFile === '' ? join(dataDir, KEY_FILE_NAME) : keyFile);
}

/**
 * Reads a key file; null when there is none. A file that others can read or write is taken from them.
 *
 * @throws KeyError when the file cannot be read, made private or used
 */
export async function readKeyFile(file: string): Promise<KeyEntry[] | null> {
  const facts = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new KeyError(`The key file ${file} cannot be reached (${error.code}).`, { cause: error });
  });
  if (!facts) return null;
  if (process.platform !== 'win32' && (facts.mode & 0o077) !== 0) {
    await chmod(file, OWNER_ONLY).catch((cause: unknown) => {
      throw new KeyError(`The key file ${file} can be read by other users. Run: chmod 600 ${file}`, { cause });
    });
  }
  const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    throw new KeyError(`The key file ${file} cannot be read (${cause.code}).`, { cause });
  });
  try {
    return parseKeyEntries(operatorText(bytes), file);
  } catch (error) {
    throw error instanceof KeyError ? error : new KeyError(`The key file ${file} ${(error as Error).message}.`);
  }
}

/** Writes a file next to its place, with its content on the disk. */
async function writeAside(file: string, entries: readonly KeyEntry[]): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const handle = await open(aside, 'wx', OWNER_ONLY);
  try {
    await handle.writeFile(formatKeyFile(entries));
    await handle.sync();
  } finally {
    await handle.close();
  }
  return aside;
}

/**
 * Creates a key file that only its owner can read; false when there is one already, which stays as it is. Of several
 * processes that try at once, one succeeds.
 */
export async function createKeyFile(file: string, entries: readonly KeyEntry[]): Promise<boolean> {
  const aside = await writeAside(file, entries);
  try {
    // Unlike a rename, a link never replaces a file.
    await link(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Replaces a key file in one step, so that a reader finds the old content or the new one. */
export async function replaceKeyFile(file: string, entries: readonly KeyEntry[]): Promise<void> {
  await rename(await writeAside(file, entries), file);
}
