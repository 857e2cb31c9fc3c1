import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SESSION_COOKIES, TOKEN_COOKIE } from '#shared/domain/session-cookies.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** First segments of the paths that belong to the back end (shell §7). */
export const backendPrefixes = [
  '/bff-api',
  '/web-api',
  '/redirects-api',
  '/blocks-api',
  '/fatman-api',
  '/social-api',
  '/limit-service-api',
  '/captcha',
  '/sections-api',
  '/__control',
  '/__identity-provider',
] as const;

/** Calls whose service reads the user token from a separate header (shell §7, x-auth). */
const X_AUTH_PREFIX = '/limit-service-api';

/**
 * Returns the headers that carry the user token (shell §7). Scripts cannot read its cookie, so the site adds the
 * headers here (trust G5). The token is useless without its session.
 */
function tokenHeaders({ cookies }: FastifyRequest, prefix: string): Record<string, string> {
  const token = cookies[TOKEN_COOKIE];
  const isSignedIn = Object.values(SESSION_COOKIES).some((name) => cookies[name] !== undefined);
  if (!token || !isSignedIn) return {};
  const bearer = `Bearer ${token}`;
  return { authorization: bearer, ...(prefix === X_AUTH_PREFIX ? { 'x-auth': bearer } : {}) };
}

/**
 * Passes calls on to the back end, so that the browser sees one origin. Drops the client's claims about its address and
 * country; the site sends its own.
 */
export async function registerProxy(app: FastifyInstance, origin: string): Promise<void> {
  for (const prefix of backendPrefixes) {
    await app.register(proxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      // The description of a call alone decides about its retries (shell §7).
      retryMethods: [],
      http: { requestOptions: { timeout: 30_000 } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...visitorHeaders(request),
          ...tokenHeaders(request as FastifyRequest, prefix),
        }),
        onError: (reply) => {
          reply
            .code(503)
            .header('retry-after', '2')
            .send({ code: 'UNAVAILABLE', message: 'The back end does not answer' });
        },
      },
    });
  }
}
