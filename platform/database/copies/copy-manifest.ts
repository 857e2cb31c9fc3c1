import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CopyError } from './copy-error.ts';

/** File whose presence says that a copy is complete. */
export const MANIFEST = 'manifest.json';
/** Folder of the copied cluster. */
export const CLUSTER = 'cluster';

const manifestSchema = v.object({
  format: v.literal(1),
  /** Instant at which the copy was complete, ISO 8601: the earliest that a recovery can reach. */
  finishedAt: v.string(),
  postgres: v.string(),
  /** First and last segment of the write-ahead log that the copy needs. */
  firstSegment: v.string(),
  lastSegment: v.string(),
  /** End of the chain of the security log before the copy began. */
  securityLog: v.object({ position: v.number(), hash: v.string() }),
  files: v.array(v.object({ path: v.string(), size: v.number(), sha256: v.string() })),
});

export type CopyManifest = v.InferOutput<typeof manifestSchema>;

/**
 * Reads the list of what a copy has.
 *
 * @throws CopyError when the folder holds no complete copy
 */
export async function readCopyManifest(folder: string): Promise<CopyManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new CopyError(`There is no complete copy in ${folder}: it has no ${MANIFEST}.`, { cause });
  });
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch (cause) {
    throw new CopyError(`${join(folder, MANIFEST)} is not the list of a copy that this version made.`, { cause });
  }
}
