import { randomUUID } from 'node:crypto';
import { access, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SaveFailure } from '#shared/host/desktop/files.ts';

const FAILURES: Readonly<Record<string, SaveFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
};

/** Returns the reason why a file could not be written. */
export function failureOf(error: unknown): SaveFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAILURES[code] ?? 'other';
}

/**
 * Writes a file completely or not at all: first under a temporary name in the same folder, then under its own name.
 *
 * @throws the error of the file system; no part of the file is left behind
 */
export async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const draft = path.join(path.dirname(file), `.${randomUUID()}.part`);
  try {
    await writeFile(draft, content, { flag: 'wx' });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Returns the chosen path with its ending. Where the dialog adds no ending, the player has not confirmed the longer
 * name, so a number keeps it from replacing an existing file.
 */
export async function withEnding(chosen: string, ending: string): Promise<string> {
  if (path.extname(chosen).toLowerCase() === ending) return chosen;
  for (let number = 0; ; number++) {
    const file = `${chosen}${number === 0 ? '' : ` (${number})`}${ending}`;
    if (!(await isThere(file))) return file;
  }
}
