import type { FastifyInstance } from 'fastify';

/**
 * /healthz: this process runs. /readyz: it can serve now; load balancers send nothing to one that cannot.
 *
 * @param isReady whether everything that calls depend on answers
 */
export function addHealthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
