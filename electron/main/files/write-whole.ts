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

/** Why something could not be written. */
export function failureOf(error: unknown): SaveFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAILURES[code] ?? 'other';
}

/**
 * Writes a file whole or not at all: beside its place first, then under its name.
 *
 * @throws what the disk says; nothing is left behind then
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
 * The place that was chosen, with its ending. Where a dialog does not add it, the name that comes of adding it was not
 * asked about, so that it never takes the place of a file that is there.
 */
export async function withEnding(chosen: string, ending: string): Promise<string> {
  if (path.extname(chosen).toLowerCase() === ending) return chosen;
  for (let number = 0; ; number++) {
    const file = `${chosen}${number === 0 ? '' : ` (${number})`}${ending}`;
    if (!(await isThere(file))) return file;
  }
}
