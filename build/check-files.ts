import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MAX_LINES = 400;
/** Limit for tests: a truth table is long before it is complicated. */
const MAX_LINES_OF_TESTS = 600;
const vagueNames = /^(utils?|helpers?|misc|common|index)\.[cm]?tsx?$/;
/** Files that may be called `index`, because a tool expects the name. */
const entryFiles = new Set(['electron/main/index.ts', 'electron/preload/index.ts']);

/** Returns the problems of a source file: too long, or named without a meaning. */
export function problemsOf(file: string, content: string): string[] {
  const lines = content.split('\n').length - (content.endsWith('\n') ? 1 : 0);
  const problems: string[] = [];
  const max = /\.(test|spec)\.tsx?$/.test(file) ? MAX_LINES_OF_TESTS : MAX_LINES;
  if (lines > max) problems.push(`${file} has ${lines} lines; the limit is ${max}: split it by topic`);
  if (vagueNames.test(path.basename(file)) && !entryFiles.has(file))
    problems.push(`${file} is named after nothing; name it by its topic`);
  return problems;
}

function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => /\.[cm]?tsx?$|\.mjs$|\.css$/.test(file) && existsSync(file));
}

if (import.meta.main) {
  const problems = sourceFiles().flatMap((file) => problemsOf(file, readFileSync(file, 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
