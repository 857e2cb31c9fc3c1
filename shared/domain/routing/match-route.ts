import { type CompiledPattern, compilePattern } from './pattern.ts';
import type { RouteMatch, RouteRow } from './route-row.ts';

const LANGUAGE = ':language([a-z]{2})';

const compiled = new WeakMap<RouteRow, readonly CompiledPattern[]>();

function patternsOf(row: RouteRow): readonly CompiledPattern[] {
  const known = compiled.get(row);
  if (known) return known;
  const made = row.patterns.map((pattern) => compilePattern(`/${LANGUAGE}/${pattern}`));
  compiled.set(row, made);
  return made;
}

/**
 * Returns the first of some routes that matches a path (shell §2).
 *
 * @param path without query, with its language prefix
 */
export function matchAmong(rows: readonly RouteRow[], path: string): RouteMatch | null {
  for (const row of rows) {
    for (const pattern of patternsOf(row)) {
      const params = pattern.match(path);
      if (params) return { row, params };
    }
  }
  return null;
}
