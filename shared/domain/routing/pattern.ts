/**
 * Compiled path pattern of the route table. A segment is a word, `:name` (anything but a slash), `:name(a|b)` (one of
 * some words) or `:name(regular expression)`; a `?` after it makes it optional. Constraints hold everywhere: the site
 * server answers 404 where they fail, and so does the client.
 */
export interface CompiledPattern {
  readonly source: string;
  /** Returns the parameters of a path without query, or null when the path does not match. */
  readonly match: (path: string) => Readonly<Record<string, string>> | null;
}

interface Segment {
  readonly text: string;
  readonly name: string | null;
  readonly constraint: string | null;
  readonly optional: boolean;
}

function segmentsOf(pattern: string): Segment[] {
  return pattern
    .split('/')
    .filter(Boolean)
    .map((text) => {
      const parts = /^:(\w+)(?:\((.+)\))?(\?)?$/.exec(text);
      if (!parts) return { text, name: null, constraint: null, optional: false };
      return { text, name: parts[1] ?? null, constraint: parts[2] ?? null, optional: parts[3] === '?' };
    });
}

/** Returns the matcher of a pattern (shell §2.1, §2.2). A slash at the end of the path changes nothing. */
export function compilePattern(source: string): CompiledPattern {
  const body = segmentsOf(source)
    .map(({ text, name, constraint, optional }) => {
      const inner = name === null ? text : `(?<${name}>${constraint ?? '[^/]+'})`;
      return optional ? `(?:/${inner})?` : `/${inner}`;
    })
    .join('');
  const expression = new RegExp(`^${body}/?$`);
  return {
    source,
    match: (path) => {
      const found = expression.exec(path);
      if (!found) return null;
      const given = Object.entries(found.groups ?? {}).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      return Object.fromEntries(given);
    },
  };
}
