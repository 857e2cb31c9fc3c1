import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Namespaces } from './translations.ts';

/**
 * Returns the keys that no source mentions. A key counts as used when its name is in the source as a whole word, or
 * when it begins with a prefix that the source completes at run time (`${...}` after the prefix in a template).
 */
export function unusedKeys(namespaces: Namespaces, sources: string): string[] {
  const words = new Set(sources.match(/[a-z][a-z0-9_]*/g));
  const prefixes = new Set([...sources.matchAll(/[`:.]([a-z][a-z0-9_]*_)\$\{/g)].map((match) => match[1] as string));
  const openEnded = [...prefixes];
  const problems: string[] = [];
  for (const [namespace, keys] of namespaces) {
    for (const key of Object.keys(keys)) {
      if (words.has(key) || openEnded.some((prefix) => key.startsWith(prefix))) continue;
      problems.push(`en/${namespace}.json ${key}: no source mentions it`);
    }
  }
  return problems;
}

function sourceText(): string {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'renderer', 'shared', 'platform', 'electron'],
    { encoding: 'utf8' },
  );
  const files = listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(file));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Returns the keys of the reference language that the product's source never uses. */
export function usedKeys(namespaces: Namespaces): string[] {
  return unusedKeys(namespaces, sourceText());
}
