interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

export type BuildManifest = Readonly<Record<string, Chunk>>;

/** Returns the modules that load at once with a module: itself and its static imports, at any depth. */
export function closureOf(manifest: BuildManifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module) || !manifest[module]) return;
    seen.add(module);
    for (const imported of manifest[module].imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...seen];
}

/** Returns the entry and what it imports once the page is painted: the code that every page begins with. */
export function startOf(manifest: BuildManifest, entry: string): string[] {
  return [entry, ...(manifest[entry]?.dynamicImports ?? [])];
}

/** Returns the script files of the modules, each once. */
export function scriptsOf(manifest: BuildManifest, modules: readonly string[]): string[] {
  const files = closureOf(manifest, modules).map((module) => manifest[module]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** What the first page loads: the entry, and the page that most visitors open first, which may be part of the entry. */
export const FIRST_PAGE = {
  entry: 'renderer/entries/web-start.ts',
  first: ['renderer/features/catalogue/home/home-page.tsx'] as readonly string[],
} as const;

/** Returns the script files that the first page loads before it answers a press. */
export function firstScripts(manifest: BuildManifest): string[] {
  return scriptsOf(manifest, [...startOf(manifest, FIRST_PAGE.entry), ...FIRST_PAGE.first]);
}

/**
 * Returns the problems with the sizes of a build.
 *
 * @param sizeOf compressed size of a built file in bytes
 * @param first modules that the first route needs besides the entry
 * @param foreign modules of other routes that must not load with the first one
 */
export function budgetProblems(
  manifest: BuildManifest,
  sizeOf: (file: string) => number,
  {
    entry,
    first,
    foreign,
    limit,
  }: { entry: string; first: readonly string[]; foreign: readonly string[]; limit: number },
): { bytes: number; problems: string[] } {
  const start = [...startOf(manifest, entry), ...first];
  const loaded = closureOf(manifest, start);
  const bytes = scriptsOf(manifest, start).reduce((sum, file) => sum + sizeOf(file), 0);
  const problems: string[] = [];
  if (bytes > limit) problems.push(`the first route loads ${bytes} bytes of script; the limit is ${limit}`);
  for (const module of foreign) if (loaded.includes(module)) problems.push(`${module} loads with the first route`);
  return { bytes, problems };
}
