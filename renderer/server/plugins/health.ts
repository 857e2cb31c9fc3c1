import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';

/** `/healthz`: this process lives. `/readyz`: it can also reach its back end and so serve pages. */
export function registerHealth(app: FastifyInstance, backend: Backend, version: string): void {
  // Pages on other domains of the site look here whether this one can be reached (Y-04).
  app.get('/healthz', (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
      .send({ status: 'ok', version }),
  );
  app.get('/readyz', async (_request, reply) => {
    const { status } = await backend.ask({ path: '/readyz' });
    const ready = status === 200;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'back end away', version });
  });
}
