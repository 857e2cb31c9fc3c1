import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { SECTION_FILE_NAME, SECTION_NAME } from '#shared/domain/sections/section-request.ts';
import type { SectionManifest, SectionServer } from '#shared/domain/sections/section-server.ts';
import { operatorText } from '../../operator-text.ts';

/** A built section that is loaded. */
export interface OpenedSection {
  readonly manifest: SectionManifest;
  readonly server: SectionServer;
}

export interface SectionFileContent {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The built sections of a directory; its files may be replaced while the platform runs. */
export interface SectionFiles {
  /**
   * Loads the current build of a section; null when there is none of the name.
   *
   * @throws Error when the files are no section
   */
  open(name: string): Promise<OpenedSection | null>;
  /** A file that browsers load; null when there is none. Files of replaced versions are found while they exist. */
  file(section: string, file: string): Promise<SectionFileContent | null>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const fileName = v.pipe(v.string(), v.regex(SECTION_FILE_NAME));
const fileSchema = v.object({ file: fileName, integrity: v.pipe(v.string(), v.regex(/^sha(256|384|512)-/)) });
const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  dataVersion: v.number(),
  server: fileName,
  module: fileSchema,
  styles: v.array(fileSchema),
});
const serverSchema = v.looseObject({ dataVersion: v.number(), prepare: v.function(), draw: v.function() });

interface Known {
  readonly changedAt: number;
  readonly section: OpenedSection;
}

/**
 * Opens the sections of a directory: a folder each, with `section.json` and the files it names. The next request reads
 * a changed manifest, and loads its server, named by its content, next to the earlier one.
 */
export function createSectionFiles(directory: string): SectionFiles {
  const root = path.resolve(directory);
  const known = new Map<string, Known>();

  async function read(name: string, manifestFile: string): Promise<OpenedSection> {
    const manifest = v.parse(manifestSchema, JSON.parse(operatorText(await readFile(manifestFile))));
    if (manifest.name !== name) throw new Error(`${manifestFile} belongs to the section ${manifest.name}`);
    const { href } = pathToFileURL(path.join(root, name, manifest.server));
    const server: unknown = await import(href);
    if (!v.is(serverSchema, server)) throw new Error(`${href} exports no dataVersion, prepare and draw`);
    return { manifest, server: server as unknown as SectionServer };
  }

  return {
    async open(name) {
      if (!SECTION_NAME.test(name)) return null;
      const manifestFile = path.join(root, name, 'section.json');
      const found = await stat(manifestFile).catch(() => null);
      if (!found) return null;
      const before = known.get(name);
      if (before?.changedAt === found.mtimeMs) return before.section;
      const section = await read(name, manifestFile);
      known.set(name, { changedAt: found.mtimeMs, section });
      return section;
    },
    async file(section, file) {
      const type = TYPES[path.extname(file)];
      if (!SECTION_NAME.test(section) || !v.is(fileName, file) || !type) return null;
      const bytes = await readFile(path.join(root, section, file)).catch(() => null);
      return bytes && { type, bytes };
    },
  };
}
