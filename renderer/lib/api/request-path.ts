/** Contents of one request besides its method. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Header of idempotent calls: a UUID made once for each intent of the player. */
  readonly idempotencyKey?: string;
}

/**
 * Returns path and query of a call, with `:name` parameters filled in and without undefined query entries.
 * @throws Error when a path parameter is missing, which is a bug of the caller
 */
export function requestPath(pattern: string, parts: Pick<RequestParts, 'params' | 'query'>): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined) throw new Error(`The path ${pattern} lacks its parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
