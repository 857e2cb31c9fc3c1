import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Fields that never reach the log, in any logged object. */
const SECRETS = ['password', 'uPassword', 'token', 'sign', 'authorization', 'cookie'];

/** Returns the loggable part of an error: a database error also carries the whole row that caused it. */
function describeError(error: Error) {
  const { name, message, stack = message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: name, message, stack, ...code };
}

/**
 * Returns the options of structured logs: one JSON object a line on standard output.
 *
 * @param level lowest level that is written; 'silent' writes nothing
 */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return { level, redact: { paths, censor: '(hidden)' }, serializers: { err: describeError } };
}

/** Logs requests that changed something or failed; plain reads only at level debug. */
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
