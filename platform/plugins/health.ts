import type { FastifyInstance } from 'fastify';

/**
 * /healthz: this process runs. /readyz: it can serve now; load balancers send nothing to one that cannot. What an operator
 * should know besides is told there, too.
 *
 * @param isReady whether everything that calls depend on answers
 * @param notes more for the answer of one that is ready
 */
export function addHealthRoutes(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  notes: () => Promise<Readonly<Record<string, unknown>>>,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    if (!ready) return reply.status(503).send({ status: 'not ready' });
    return { status: 'ready', ...(await notes()) };
  });
}
