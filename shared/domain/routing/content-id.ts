import type { RouteMatch } from './route-row.ts';

/**
 * Returns the id of the content that a route shows: what its row says, else the path without the language.
 *
 * @returns null for a route whose page shows no content
 */
export function contentIdOf({ row, params }: RouteMatch): string | null {
  if (row.page !== 'content') return null;
  const template = row.content ?? row.patterns.at(-1) ?? '';
  const segments = template.split('/').map((segment) => {
    const name = /^:(\w+)/.exec(segment)?.[1];
    return name === undefined ? segment : (params[name] ?? '');
  });
  return segments.filter((segment) => segment !== '').join('/');
}
