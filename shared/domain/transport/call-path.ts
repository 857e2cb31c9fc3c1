import type { Call } from '../../contracts/call.ts';

/** Paths of the site config by the ids of calls; null for a call that the back end does not have. */
export type CallPaths = Readonly<Record<string, string | null>>;

/** Answer to a call that the back end does not have, in place of the one that it would give to an unknown address. */
export const NOT_OFFERED = { status: 404, body: { code: 'NOT_FOUND', message: 'The site config has no path for it' } };

/**
 * Returns the path of a call by the site config (docs/back-end.md); null when the back end does not have the call, which
 * is then not sent.
 */
export function callPath(paths: CallPaths | undefined, { id, path }: Pick<Call, 'id' | 'path'>): string | null {
  const own = paths?.[id];
  return own === undefined ? path : own;
}
