import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createBackend } from './backend.ts';
import { createFastPages } from './fast-pages.ts';
import { failedPage, unreadablePage } from './fault-page.ts';
import { PageCache } from './page-cache.ts';
import { registerFeedTunnel, type TakeSocket } from './plugins/feed-tunnel.ts';
import { registerHealth } from './plugins/health.ts';
import type { PageOptions } from './plugins/pages.ts';
import { registerPages } from './plugins/pages.ts';
import { registerProxy } from './plugins/proxy.ts';
import { type PwaFiles, registerPwaFiles } from './plugins/pwa-files.ts';
import { registerSearchFiles } from './plugins/search-files.ts';
import { registerSectionFiles } from './plugins/section-files.ts';
import { readCountries } from './plugins/visitor-headers.ts';
import { createSectionClient } from './section-client.ts';
import { setFixedHeaders } from './security-headers.ts';

export interface SiteOptions extends Omit<PageOptions, 'backend' | 'sections'> {
  /** Scheme, host and port of the operator's back end. */
  readonly platformOrigin: string;
  /**
   * Receives sockets of the feed where the back end runs in this process; otherwise they are tunnelled to its origin.
   */
  readonly takeSocket?: TakeSocket | undefined;
  readonly version: string;
  readonly logLevel: string;
  /** Registers the routes of built files, or the development server. */
  readonly files: (app: FastifyInstance) => Promise<void>;
  /** Files of the installable site; development has none. */
  readonly pwa?: PwaFiles | undefined;
  /** Addresses of load balancers whose X-Forwarded headers are trusted. */
  readonly trustProxy: boolean | string[];
  /** Header, in lower case, in which a trusted proxy names the visitor's country. */
  readonly geoHeader?: string;
  /** Milliseconds between two attempts to get site config; 1,000 by the specification (shell §7). */
  readonly configRetryMs?: number;
  /** Whether the process is about to end: `/readyz` answers 503 then, while all other requests are served. */
  readonly isWithdrawn?: () => boolean;
}

/** Pages that the cache holds. */
const CACHED_PAGES = 500;

/** Creates the site server, ready to listen or to inject requests into. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const cache = new PageCache(CACHED_PAGES);
  // Behind a balancer only Fastify knows which of its headers to trust.
  const sendFast = options.trustProxy === false && !options.developmentPolicy ? createFastPages(cache) : () => false;
  const app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!sendFast(request, response)) handler(request, response);
      }),
    logger: { level: options.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    trustProxy: options.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    frameworkErrors: (_error, _request, reply) => void unreadablePage(reply),
    routerOptions: { maxParamLength: 500 },
  });
  const backend = createBackend({
    origin: options.platformOrigin,
    version: options.version,
    configRetryMs: options.configRetryMs,
  });
  readCountries(app, options.geoHeader ?? '');
  app.addHook('onRequest', async (request, reply) => setFixedHeaders(reply, request.protocol === 'https'));
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 500 || request.log.level === 'debug') {
      request.log.warn(
        { method: request.method, path: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
        'answered',
      );
    }
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error, path: request.url.split('?')[0] }, 'the page failed to render');
    return failedPage(reply, request.id);
  });
  await app.register(cookie);
  registerHealth(app, { backend, version: options.version, isWithdrawn: options.isWithdrawn ?? (() => false) });
  registerFeedTunnel(app, options.platformOrigin, options.takeSocket);
  const sections = createSectionClient({ origin: options.platformOrigin, version: options.version });
  registerSectionFiles(app, sections);
  await registerProxy(app, options.platformOrigin);
  await options.files(app);
  registerSearchFiles(app, backend);
  registerPwaFiles(app, backend, options.pwa);
  registerPages(app, { ...options, backend, sections }, cache);
  return app;
}
