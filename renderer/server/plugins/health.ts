import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';

/** `/healthz`: this process lives. `/readyz`: it can also reach its back end and so serve pages. */
export function registerHealth(app: FastifyInstance, backend: Backend, version: string): void {
  app.get('/healthz', () => ({ status: 'ok', version }));
  app.get('/readyz', async (_request, reply) => {
    const { status } = await backend.ask({ path: '/readyz' });
    const ready = status === 200;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'back end away', version });
  });
}
