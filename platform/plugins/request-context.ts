import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '#shared/domain/transport/request-id.ts';

/** What the records of a request say about its caller. */
export interface RequestContext {
  readonly requestId: string;
  /** IP address, as the trusted proxies name it. */
  readonly address: string;
  /** Header `user-agent`, at most 300 characters; '' without one. */
  readonly userAgent: string;
}

const MAX_AGENT_LENGTH = 300;
const contexts = new AsyncLocalStorage<RequestContext>();

/** Returns the request that the running code answers; null for work that no request caused, such as a tick. */
export function currentRequest(): RequestContext | null {
  return contexts.getStore() ?? null;
}

/** Makes each request known to the code that answers it, so that records need not be handed its id; answers carry it. */
export function addRequestContext(app: FastifyInstance): void {
  app.decorateRequest('context', null);
  app.addHook('onRequest', (request, reply, done) => {
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH);
    request.context = { requestId: request.id, address: request.ip, userAgent };
    reply.header(REQUEST_ID_HEADER, request.id);
    contexts.run(request.context, done);
  });
  // Reading a body continues in the context of the connection, which may have carried another request before.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.context) contexts.run(request.context, done);
    else done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
  }
}
