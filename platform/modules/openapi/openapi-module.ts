import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Call } from '#shared/contracts/call.ts';
import { openApiDocument } from './document.ts';

interface OpenapiModule {
  /** The calls that are registered once the app is ready. */
  readonly calls: readonly Call[];
  readonly version: string;
  /** Whether the description is served: outside production only. */
  readonly isOpen: boolean;
  /** What differs in the description of another app than the platform's. */
  readonly about?: Readonly<Record<string, unknown>>;
}

/** The page of the description loads its own scripts and styles, some of them inline. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "font-src 'self'; frame-ancestors 'none'";

/** Serves the description of all calls at /openapi.json and as pages at /docs; neither in production. */
export async function openapiModule(
  app: FastifyInstance,
  { calls, version, isOpen, about }: OpenapiModule,
): Promise<void> {
  if (!isOpen) return;
  const document = { ...openApiDocument(calls, version), ...about };
  app.get('/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiHooks: {
      onRequest: async (_request, reply) => {
        reply.header('content-security-policy', PAGE_POLICY);
      },
    },
  });
}
