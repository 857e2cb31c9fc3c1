import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { endConnectionsOf } from '#shared/domain/transport/closing-connections.ts';
import { REQUEST_ID_HEADER } from '#shared/domain/transport/request-id.ts';
import { SITE_PROOF_HEADER } from '#shared/domain/transport/site-proof.ts';
import { createAnswerLog } from './answer-log.ts';
import { createBackend } from './backend.ts';
import { createFastPages } from './fast-pages.ts';
import { failedPage, unreadablePage } from './fault-page.ts';
import type { PageOptions } from './fill-page.ts';
import { PageCache } from './page-cache.ts';
import { registerFeedTunnel, type TakeSocket } from './plugins/feed-tunnel.ts';
import { registerHealth } from './plugins/health.ts';
import { type HostSettings, registerKnownHosts } from './plugins/known-hosts.ts';
import { registerNewsFeed } from './plugins/news-feed.ts';
import { registerPages } from './plugins/pages.ts';
import { registerProxy } from './plugins/proxy.ts';
import { createProxyWords } from './plugins/proxy-words.ts';
import { type PwaFiles, registerPwaFiles } from './plugins/pwa-files.ts';
import { registerReadableRequests } from './plugins/readable-requests.ts';
import { registerSearchFiles } from './plugins/search-files.ts';
import { registerSectionFiles } from './plugins/section-files.ts';
import { registerSecurityFile } from './plugins/security-file.ts';
import { registerSharingPictures } from './plugins/sharing-pictures.ts';
import { readCountries } from './plugins/visitor-headers.ts';
import { createRenderGate, type RenderLimits } from './render-gate.ts';
import { createSectionClient } from './section-client.ts';
import { setFixedHeaders } from './security-headers.ts';
import type { SiteMetrics } from './site-metrics.ts';

export interface SiteOptions extends Omit<PageOptions, 'backend' | 'gate' | 'report' | 'sections'> {
  /** Scheme, host and port of the operator's back end. */
  readonly platformOrigin: string;
  /** Secret by which a back end in this process knows the site's calls from those of other programs. */
  readonly siteProof?: string | undefined;
  /**
   * Receives sockets of the feed where the back end runs in this process; otherwise they are tunnelled to its origin.
   */
  readonly takeSocket?: TakeSocket | undefined;
  readonly version: string;
  readonly logLevel: string;
  /** Receives log lines instead of the standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
  /** Registers the routes of built files, or the development server. */
  readonly files: (app: FastifyInstance) => Promise<void>;
  /** Files of the installable site; development has none. */
  readonly pwa?: PwaFiles | undefined;
  /** Hosts that the site answers for. */
  readonly hosts: HostSettings;
  /** Addresses of load balancers whose X-Forwarded headers are trusted. */
  readonly trustProxy: boolean | string[];
  /** Header, in lower case, in which a trusted proxy names the visitor's country. */
  readonly geoHeader?: string;
  /** Milliseconds between two attempts to get site config; 1,000 by the specification (shell §7). */
  readonly configRetryMs?: number;
  /** How many pages are rendered at once and for one address; by default those of the product. */
  readonly renderLimits?: RenderLimits;
  /** Pages that the cache holds. */
  readonly cachedPages?: number;
  /** Whether the process is about to end: `/readyz` answers 503 then, while all other requests are served. */
  readonly isWithdrawn?: () => boolean;
  /** Counts the answers of the site. */
  readonly metrics?: Pick<SiteMetrics, 'follow'> | undefined;
}

/** Pages that the cache holds by default. */
const CACHED_PAGES = 500;

/**
 * Time for which a connection without a request stays open, ms. Proxies keep theirs for 60 s and are the ones to close:
 * a server that closes first resets the request that is just sent on the connection, and its caller cannot know whether
 * it has been carried out.
 */
const KEEP_ALIVE_MS = 72_000;

/** Decides whether a status of 4xx belongs to an error: the request cannot be served as it is. */
const isFaultOfCaller = ({ statusCode = 500 }: FastifyError) => statusCode >= 400 && statusCode < 500;

/** Creates the site server, ready to listen or to inject requests into. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const cache = new PageCache(options.cachedPages ?? CACHED_PAGES);
  const geoHeader = options.geoHeader ?? '';
  const { trustProxy, hosts } = options;
  const proxyWords = createProxyWords({ trustProxy, geoHeader, needsOwnHost: hosts.nodeEnv !== 'production' });
  const sendFast = options.developmentPolicy ? () => false : createFastPages(cache, proxyWords.read);
  const app = Fastify({
    serverFactory: (handler) =>
      // A request without a body needs no stream for it.
      createServer({ optimizeEmptyRequests: true, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        if (!sendFast(request, response)) handler(request, response);
      }),
    logger: {
      level: options.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(options.logTo ? { stream: options.logTo } : {}),
    },
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    return503OnClosing: true,
    frameworkErrors: (_error, request, reply) => void unreadablePage(request, reply),
    routerOptions: { maxParamLength: 500 },
  });
  const endConnections = endConnectionsOf(app.server);
  app.addHook('preClose', async () => endConnections());
  const proof = options.siteProof === undefined ? {} : { [SITE_PROOF_HEADER]: options.siteProof };
  const report = createAnswerLog(app.log);
  const backend = createBackend({
    origin: options.platformOrigin,
    headers: proof,
    version: options.version,
    configRetryMs: options.configRetryMs,
    report,
    warn: (words) => app.log.warn(words),
  });
  options.metrics?.follow(app);
  proxyWords.follow(app);
  readCountries(app, geoHeader);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    setFixedHeaders(reply, request.protocol === 'https');
  });
  registerReadableRequests(app);
  registerKnownHosts(app, hosts, backend);
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 500 || request.log.level === 'debug') {
      request.log.warn(
        { method: request.method, path: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
        'answered',
      );
    }
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The caller's fault, and no event for the operator.
    if (isFaultOfCaller(error)) return unreadablePage(request, reply, error.statusCode);
    request.log.error({ err: error, path: request.url.split('?')[0] }, 'the page failed to render');
    return failedPage(request, reply, backend.brand());
  });
  await app.register(cookie);
  registerHealth(app, {
    backend,
    version: options.version,
    isWithdrawn: options.isWithdrawn ?? (() => false),
    isSiteAlone: options.siteProof === undefined,
  });
  registerFeedTunnel(app, options.platformOrigin, options.takeSocket);
  const sections = createSectionClient({ origin: options.platformOrigin, version: options.version, report });
  registerSectionFiles(app, sections);
  await registerProxy(app, {
    origin: options.platformOrigin,
    proof,
    hasTestTools: options.hasStaffTools ?? false,
  });
  await options.files(app);
  registerSearchFiles(app, { backend, report });
  registerNewsFeed(app, { backend, report });
  registerSecurityFile(app, backend);
  registerPwaFiles(app, backend, options.pwa);
  const gate = createRenderGate(options.renderLimits);
  registerSharingPictures(app, { backend }, gate);
  registerPages(app, { ...options, backend, sections, report, gate }, cache);
  return app;
}
