import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
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
] as const;

/**
 * Same origin for the browser: calls are passed on to the back end. What the client says about its own address is
 * dropped; the back end hears it from us.
 */
export async function registerProxy(app: FastifyInstance, origin: string): Promise<void> {
  for (const prefix of backendPrefixes) {
    await app.register(proxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 30_000 } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...visitorHeaders(request) }),
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
