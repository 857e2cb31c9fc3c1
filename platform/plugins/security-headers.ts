import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
/** Policy of answers, which are data: nothing in them may run, load or be framed. Pages set their own policy. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";
const ONE_YEAR_S = 31_536_000;

/** Sets the headers of every answer (trust §2, headers); an answer without its own cache header is not stored. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(HEADERS);
    // Identifies the answer in the log, for support.
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', POLICY);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}`);
    done(null, payload);
  });
}
