import type { RouteRow } from './route-row.ts';

/** Numbers that name something: any other of their kind is no page. */
const NUMBERS: Readonly<Record<string, string>> = { topicId: '1', subTopicId: '1' };

/** Returns a value for a parameter whose constraint lists no words. */
function wordFor(name: string, constraint: string): string {
  const words = /^[\w-]+(\|[\w-]+)*$/.test(constraint) ? constraint.split('|')[0] : undefined;
  if (words !== undefined) return words;
  if (constraint.startsWith('(landing-') || constraint.startsWith('landing-')) return 'landing-spring';
  const number = NUMBERS[name];
  if (number !== undefined) return number;
  return constraint.startsWith('\\d') ? '17' : `${name.toLowerCase()}-one`;
}

/**
 * Returns an address of each pattern of a route, with every optional part: for tests and for the list of routes.
 *
 * @returns paths with the language prefix
 */
export function samplePaths({ patterns }: Pick<RouteRow, 'patterns'>, language: string): string[] {
  return patterns.map((pattern) => {
    const segments = pattern.split('/').map((segment) => {
      const [, name, constraint] = /^:(\w+)(?:\((.+)\))?\??$/.exec(segment) ?? [];
      return name === undefined ? segment : wordFor(name, constraint ?? '');
    });
    return `/${[language, ...segments].filter(Boolean).join('/')}`;
  });
}
