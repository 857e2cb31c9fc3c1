import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OwnOriginTest } from '#shared/domain/start/host-list.ts';
import { ApiError } from './api-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where a request was sent to, as a trusted proxy says or the connection shows. */
interface Asked {
  readonly host: string | undefined;
  /** Scheme: http or https, of a socket also ws or wss. */
  readonly protocol: string;
}

/** Which pages may cause a request. */
export interface PageRules {
  /** Origins besides the server's own, such as that of the desktop app. */
  readonly allowed: ReadonlySet<string>;
  readonly isOwnOrigin: OwnOriginTest;
}

/**
 * Decides whether a page of another origin caused a request, another scheme of the same host included. Browsers say
 * where a request comes from; a client that does not say is no browser, and sends only cookies that its user gave it.
 */
export function isOfOtherPage(headers: IncomingHttpHeaders, { host, protocol }: Asked, rules: PageRules): boolean {
  const { origin } = headers;
  if (origin !== undefined && rules.allowed.has(origin)) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  return !rules.isOwnOrigin(origin, host, protocol === 'https' || protocol === 'wss');
}

/**
 * Refuses unsafe requests that another site caused (trust §2, CSRF).
 *
 * @param allowedOrigins origins besides the site's own, such as that of the desktop app
 * @param isOwnOrigin knows the origins of the site
 */
export function addSameOriginCheck(
  app: FastifyInstance,
  allowedOrigins: readonly string[],
  isOwnOrigin: OwnOriginTest,
): void {
  const rules: PageRules = { allowed: new Set(allowedOrigins), isOwnOrigin };
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || !isOfOtherPage(request.headers, request, rules)) done();
    else done(new ApiError('CROSS_SITE', { message: 'Refused: the request comes from a page of another site.' }));
  });
}
