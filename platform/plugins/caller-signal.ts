import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const replies = new WeakMap<FastifyRequest, FastifyReply>();

/** Remembers the answer of each request, for `callerSignal`. */
export function followCallers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    replies.set(request, reply);
  });
}

/**
 * Returns a signal that is aborted when the connection of a caller closes before its answer is sent. The signal of
 * Fastify is not it: that one is aborted as soon as the body of a request has been read.
 */
export function callerSignal(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  const raw = replies.get(request)?.raw;
  raw?.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
