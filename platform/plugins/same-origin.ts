import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Decides whether a page of another site caused the request. Browsers say where a request comes from; a client that
 * does not say is no browser, and sends only cookies that its user gave it.
 */
function isCrossSite(request: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && allowed.has(origin)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}

/**
 * Refuses unsafe requests that another site caused (trust §2, CSRF).
 *
 * @param allowedOrigins origins besides the site's own, such as that of the desktop app
 */
export function addSameOriginCheck(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || !isCrossSite(request, allowed)) done();
    else done(new ApiError('CROSS_SITE', { message: 'Refused: the request comes from a page of another site.' }));
  });
}
