import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { FLAVOURS } from './desktop-icons.ts';

const FILE = 'build.json';
const stampSchema = v.object({ flavour: v.picklist(FLAVOURS), version: v.string() });
export type BuildStamp = v.InferOutput<typeof stampSchema>;

/** Records flavour and version of a desktop bundle in its folder. */
export async function writeBuildStamp(folder: string, stamp: BuildStamp): Promise<void> {
  await writeFile(path.join(folder, FILE), `${JSON.stringify(stamp)}\n`);
}

/**
 * Returns flavour and version of the desktop bundle in a folder.
 *
 * @throws Error when the folder holds none
 */
export async function readBuildStamp(folder: string): Promise<BuildStamp> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => null);
  const stamp = text === null ? null : v.safeParse(stampSchema, JSON.parse(text));
  if (!stamp?.success) throw new Error(`${folder} holds no desktop build: run "node build/build.ts desktop" first`);
  return stamp.output;
}
