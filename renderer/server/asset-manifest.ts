import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageAssets, ScriptFont } from './html-template.ts';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Starts the page after its first paint: what it imports then is the code of every page. */
export const CLIENT_ENTRY = 'renderer/entries/web-start.ts';

/**
 * Reads the build's list of files by source module.
 * @throws Error when the client has not been built
 */
export async function readManifest(directory: string): Promise<Manifest> {
  const file = path.join(directory, 'manifest.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(`${file} cannot be read; run "npm run build" first`, { cause });
  }
}

function collect(manifest: Manifest, module: string, seen: Map<string, ManifestChunk>): void {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return;
  seen.set(module, chunk);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen);
}

/** Font that a page may need for its first paint. */
export interface WantedFont {
  readonly file: RegExp;
  readonly characters: RegExp;
}

interface Wanted {
  /** Modules whose code the page needs at once, besides the entry. */
  readonly modules: readonly string[];
  /** Modules that the server draws but whose code may load later. */
  readonly styleModules: readonly string[];
  /** Fonts by a pattern of their files, with the characters that they are for. */
  readonly fonts: readonly WantedFont[];
}

function chunksOf(manifest: Manifest, modules: readonly string[]): ManifestChunk[] {
  const seen = new Map<string, ManifestChunk>();
  for (const module of modules) collect(manifest, module, seen);
  return [...seen.values()];
}

/** Returns the files of a page: the code for hydration, which then needs no second round trip, and all its styles. */
export function assetsFor(manifest: Manifest, { modules, styleModules, fonts }: Wanted): PageAssets {
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`the build manifest does not know ${CLIENT_ENTRY}; run "npm run build"`);
  const first = [CLIENT_ENTRY, ...(entry.dynamicImports ?? [])];
  const chunks = chunksOf(manifest, [...first, ...modules]);
  const drawn = chunksOf(manifest, [...first, ...modules, ...styleModules]);
  const urls = (files: Iterable<string>) => [...new Set(files)].map((file) => `/${file}`);
  return {
    entry: `/${entry.file}`,
    preload: urls(chunks.map(({ file }) => file).filter((file) => file !== entry.file && file.endsWith('.js'))),
    styles: urls(drawn.flatMap(({ css }) => css ?? [])),
    fonts: fonts.flatMap(({ file, characters }): ScriptFont[] => {
      const found = chunks.flatMap(({ assets }) => assets ?? []).find((asset) => file.test(asset));
      return found ? [{ href: `/${found}`, characters }] : [];
    }),
  };
}
