/** An exported name and the product files that export it. */
export interface RepeatedName {
  readonly name: string;
  readonly files: readonly string[];
}

/** Names that a template makes (`create${name}`) are none of its file. */
const DECLARED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|class|interface|type|enum|const|let) (?![\w$]*\$\{)([A-Za-z_$][\w$]*)/gm;
const DESTRUCTURED = /^export const [{[]([^=]+)[}\]] =/gm;
/** Modules that several places bring in the same shape, because one loader takes any of them. */
const SAME_SHAPE = [/^renderer\/sections\/[^/]+\//, /\.(?:page|part)\.ts$/];

/** Names that a source file exports, in the order of the file; re-exports are left out. */
export function exportedNames(text: string): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, name = '']) => name);
  const parted = [...text.matchAll(DESTRUCTURED)].flatMap(([, list = '']) =>
    list.split(',').map((part) => part.split(':').at(-1)?.trim() ?? ''),
  );
  return [...declared, ...parted].filter((name) => name !== '');
}

/** Whether a file is the product's own source: no test, no support of tests, no declaration of somebody else's module. */
export function isProductSource(file: string): boolean {
  return (
    /^(shared|platform|renderer|electron|build)\/.*\.[cm]?tsx?$/.test(file) &&
    !/\.(test|spec|fixture|d)\.[cm]?tsx?$/.test(file)
  );
}

/** Names that more than one product file exports: one name means one thing. */
export function repeatedNames(files: ReadonlyMap<string, string>): RepeatedName[] {
  const owners = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    if (!isProductSource(file) || SAME_SHAPE.some((shape) => shape.test(file))) continue;
    for (const name of exportedNames(text)) owners.set(name, (owners.get(name) ?? new Set()).add(file));
  }
  return [...owners]
    .filter(([, own]) => own.size > 1)
    .map(([name, own]) => ({ name, files: [...own].sort() }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
