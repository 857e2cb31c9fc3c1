import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of a copy, with the checksum of its bytes. */
export interface CopiedFile {
  /** Path below the copy's folder, with slashes. */
  readonly path: string;
  readonly size: number;
  /** SHA-256, hex. */
  readonly sha256: string;
}

/** Lists all files below a folder, as paths with slashes; a folder that vanishes meanwhile has none. */
export async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch(ignoreMissing);
  const lists = (entries ?? []).map((entry) => {
    const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(folder, path);
    return Promise.resolve(entry.isFile() ? [path] : []);
  });
  return (await Promise.all(lists)).flat();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/**
 * Copies one file and forces it to the disk; its folders are created.
 *
 * @returns null when the file does not exist, since a running server removes files
 */
async function copyFile(from: string, to: string, path: string): Promise<CopiedFile | null> {
  const source = await open(join(from, path)).catch(ignoreMissing);
  if (!source) return null;
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const written = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of source.createReadStream()) {
      const bytes = chunk as Buffer;
      hash.update(bytes);
      size += bytes.length;
      await written.writeFile(bytes);
    }
    await written.sync();
  } finally {
    await written.close();
    await source.close();
  }
  await chmod(target, 0o600);
  return { path, size, sha256: hash.digest('hex') };
}

/** Files that are copied at once: each waits for the disk. */
const AT_ONCE = 8;

/** Copies files below a folder; those that no longer exist are left out of the answer. */
export async function copyFiles(from: string, to: string, paths: readonly string[]): Promise<CopiedFile[]> {
  const waiting = [...paths];
  const copied: CopiedFile[] = [];
  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const file = await copyFile(from, to, path);
      if (file) copied.push(file);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return copied.toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
}

/** Returns the SHA-256 of a file, hex; null when it is not there. */
export async function checksumOf(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  } catch (error) {
    return ignoreMissing(error as NodeJS.ErrnoException);
  }
  return hash.digest('hex');
}
