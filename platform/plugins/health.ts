import type { FastifyInstance } from 'fastify';

/**
 * Adds /healthz (this process runs) and /readyz (it can serve now; load balancers skip a process that cannot). /readyz
 * also carries notes for the operator.
 *
 * @param isReady whether everything that calls depend on answers
 * @param notes added to the answer of a ready process
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
