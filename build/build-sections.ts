import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Alias, build, type InlineConfig } from 'vite';
import type { SectionFile, SectionManifest, SectionServer } from '#shared/domain/sections/section-server.ts';

import { pageNamesModule } from './page-names.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCES = path.join(ROOT, 'renderer/sections');
const CONTRACT = path.join(SOURCES, 'contract');

/** Replaces React by the page's own in the browser build of a section. */
const reactOfThePage: Alias[] = [
  { find: /^react$/, replacement: path.join(CONTRACT, 'shared-react.ts') },
  { find: /^react\/jsx-runtime$/, replacement: path.join(CONTRACT, 'shared-jsx.ts') },
];

interface Built {
  readonly script: string;
  readonly style: string;
}

/** Sets the environment that the bundler and its plugins read. */
async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function bundle(entry: string, options: InlineConfig): Promise<Built> {
  const output = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react(), pageNamesModule()],
    // The same class names as in the shell, because both include the design system.
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
    ...options,
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'section', cssFileName: 'section' },
      cssCodeSplit: false,
      ...options.build,
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  if (scripts.length !== 1) throw new Error(`${entry} was built into ${scripts.length} scripts; a section has one`);
  return { script: scripts[0] as string, style: styles.join('') };
}

const digest = (text: string, algorithm: string, form: 'base64' | 'hex') =>
  createHash(algorithm).update(text).digest(form);

/** Writes a file under a name with a hash of its content. */
async function writeNamed(directory: string, stem: string, ending: string, content: string): Promise<SectionFile> {
  const file = `${stem}.${digest(content, 'sha256', 'hex').slice(0, 12)}.${ending}`;
  await writeFile(path.join(directory, file), content);
  return { file, integrity: `sha384-${digest(content, 'sha384', 'base64')}` };
}

/**
 * Builds one section into its own folder: the module for the browser, its styles, the module of its server, and
 * `section.json`. That file is written last, so that its readers find the files it names.
 */
export async function buildSection(name: string, directory: string): Promise<SectionManifest> {
  const source = path.join(SOURCES, name);
  const [client, server] = await inProduction(() =>
    Promise.all([
      bundle(path.join(source, 'section.tsx'), {
        resolve: { alias: reactOfThePage },
        build: { target: 'es2022', minify: 'oxc' },
      }),
      bundle(path.join(source, 'server.tsx'), {
        ssr: { noExternal: true },
        build: { ssr: true, target: 'node24', minify: false },
      }),
    ]),
  );
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const module = await writeNamed(directory, 'section', 'js', client.script);
  const styles = client.style ? [await writeNamed(directory, 'section', 'css', client.style)] : [];
  const serverFile = await writeNamed(directory, 'server', 'mjs', server.script);
  const { dataVersion } = (await import(pathToFileURL(path.join(directory, serverFile.file)).href)) as SectionServer;
  const version = digest([module, serverFile, ...styles].map(({ integrity }) => integrity).join(), 'sha256', 'hex');
  const manifest = { name, version: version.slice(0, 12), dataVersion, server: serverFile.file, module, styles };
  await writeFile(path.join(directory, 'section.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Returns the names of all sections in the sources. */
export async function sectionNames(): Promise<string[]> {
  const entries = await readdir(SOURCES, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'contract').map(({ name }) => name);
}

/**
 * Builds sections, each into its own folder below a directory. The shell is not changed.
 *
 * @param only names of the sections to build; empty for all
 */
export async function buildSections(directory: string, only: readonly string[] = []): Promise<void> {
  const names = await sectionNames();
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`unknown section ${unknown.join(', ')}: choose one of ${names.join(', ')}`);
  for (const name of only.length > 0 ? only : names) {
    const { version } = await buildSection(name, path.resolve(directory, name));
    console.log(`  ${name} ${version}`);
  }
}
