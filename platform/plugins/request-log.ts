import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Fields that must never reach the log, wherever an object with them is logged. */
const SECRETS = ['password', 'uPassword', 'token', 'sign', 'authorization', 'cookie'];

/** What of an error is logged: a database error also carries the row it is about, with everything in it. */
function describeError(error: Error) {
  const { name, message, stack = message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: name, message, stack, ...code };
}

/**
 * Structured logs, one JSON object a line on standard output.
 *
 * @param level the least level that is written; 'silent' writes nothing
 */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return { level, redact: { paths, censor: '(hidden)' }, serializers: { err: describeError } };
}

/** Logs what changed something or failed; plain reads only at level debug. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const level = reply.statusCode >= 500 ? 'error' : isRead && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level]({
      method: request.method,
      path: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
