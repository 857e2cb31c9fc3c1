import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';

interface HealthInput {
  readonly backend: Backend;
  readonly version: string;
  /** Whether this process is about to end. */
  readonly isWithdrawn: () => boolean;
}

/**
 * Registers `/healthz` (the process runs) and `/readyz` (it reaches its back end, can serve pages, and is not about to
 * end).
 */
export function registerHealth(app: FastifyInstance, { backend, version, isWithdrawn }: HealthInput): void {
  // Pages on other domains of the site test here whether this one can be reached (Y-04).
  app.get('/healthz', (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
      .send({ status: 'ok', version }),
  );
  app.get('/readyz', async (_request, reply) => {
    if (isWithdrawn()) return reply.code(503).send({ status: 'stopping', version });
    const { status } = await backend.ask({ path: '/readyz' });
    const ready = status === 200;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'back end away', version });
  });
}
