import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unreadablePage } from '../fault-page.ts';
import { backendPrefixes } from './proxy.ts';

/** A step up or in place between slashes of either kind, written plainly or encoded once or twice. */
const DOT_SEGMENT = /(?:[/\\]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?=$|[/\\?#]|%(?:25)*(?:2f|5c))/i;

const isCall = (path: string) => backendPrefixes.some((prefix) => path.startsWith(`${prefix}/`));

function refuse(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  if (!isCall(path)) return unreadablePage(request, reply);
  return reply
    .code(400)
    .header('cache-control', 'no-store')
    .send({ code: 'BAD_REQUEST', message: 'The address is not in its plain form.' });
}

/**
 * Refuses addresses that no client of the site writes: a whole URL or `*` instead of a path, and steps up (`..`), which
 * browsers resolve before they send. Nothing behind this hook has to expect them, and no error is logged for them.
 */
export function registerReadableRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const address = request.raw.url ?? '';
    const [path = ''] = address.split('?', 1);
    if (path.startsWith('/') && !DOT_SEGMENT.test(path)) done();
    else refuse(request, reply, path);
  });
}
