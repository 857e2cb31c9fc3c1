import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';

interface HealthInput {
  readonly backend: Backend;
  readonly version: string;
  /** Whether this process is about to end. */
  readonly isWithdrawn: () => boolean;
  /** Whether the back end runs in a process of its own, which its own balancer asks. */
  readonly isSiteAlone: boolean;
}

/**
 * Registers `/healthz` (the process runs) and `/readyz` (it can serve pages, and is not about to end). A site alone that
 * has read the site config stays ready without its back end: it serves the pages that it has, and all sites share that
 * back end, so a balancer could only choose between none of them (decision 048).
 */
export function registerHealth(
  app: FastifyInstance,
  { backend, version, isWithdrawn, isSiteAlone }: HealthInput,
): void {
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
    if (status === 200) return reply.send({ status: 'ready', version });
    const isUseful = isSiteAlone && backend.wasThere();
    return reply.code(isUseful ? 200 : 503).send({ status: 'back end away', version });
  });
}
