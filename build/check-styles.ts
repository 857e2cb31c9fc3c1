import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A style sheet of a component, and the sources that import it. */
interface Sheet {
  readonly file: string;
  readonly css: string;
  readonly users: readonly { readonly file: string; readonly source: string; readonly name: string }[];
  /** Classes that other sheets compose their own with, and those sheets. */
  readonly composed?: readonly { readonly file: string; readonly name: string }[];
}

/** Takes comments, texts and addresses out of a style sheet: a dot in them begins no class. */
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '');
const classesOf = (css: string) =>
  new Set(Array.from(bare(css).matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name ?? ''));

/**
 * Returns what does not fit between a style sheet and its sources: a class that a source uses and the sheet lacks, and a
 * class of the sheet that no source uses. Another sheet may use one by `composes`. A source that reads `styles[…]` with a computed name may use all of them.
 */
export function problemsOfSheet({ file, css, users, composed = [] }: Sheet): string[] {
  const classes = classesOf(css);
  const used = new Set<string>();
  const problems: string[] = [];
  let isComputed = false;
  for (const { file: user, name } of composed) {
    used.add(name);
    if (!classes.has(name)) problems.push(`${user} composes the class ${name}, which ${file} does not have`);
  }
  for (const { file: user, source, name } of users) {
    const body = source.replace(/^import .*$/gm, '');
    for (const [, one = ''] of body.matchAll(new RegExp(`(?<![\\w.])${name}\\??\\.(\\w+)`, 'g'))) {
      used.add(one);
      if (!classes.has(one)) problems.push(`${user} uses the class ${one}, which ${file} does not have`);
    }
    if (new RegExp(`(?<![\\w.])${name}(\\[|\\)|,)`).test(body)) isComputed = true;
  }
  if (isComputed) return problems;
  for (const one of classes) if (!used.has(one)) problems.push(`${file}: no source uses the class ${one}; remove it`);
  return problems;
}

function read(): Sheet[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'renderer'], {
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => existsSync(file));
  const users = new Map<string, { file: string; source: string; name: string }[]>();
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(file, 'utf8');
    for (const [, name = '', from = ''] of source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)) {
      const sheet = from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from);
      users.set(sheet, [...(users.get(sheet) ?? []), { file, source, name }]);
    }
  }
  const sheets = files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => ({ file, css: readFileSync(file, 'utf8') }));
  const composed = new Map<string, { file: string; name: string }[]>();
  for (const { file, css } of sheets) {
    for (const [, name = '', from = ''] of css.matchAll(/composes:\s*([\w-]+) from "([^"]+)"/g)) {
      const sheet = path.join(path.dirname(file), from);
      composed.set(sheet, [...(composed.get(sheet) ?? []), { file, name }]);
    }
  }
  return sheets.map((sheet) => ({
    ...sheet,
    users: users.get(sheet.file) ?? [],
    composed: composed.get(sheet.file) ?? [],
  }));
}

if (import.meta.main) {
  const problems = read().flatMap(problemsOfSheet);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
