import { readFile } from 'node:fs/promises';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { endConnectionsOf } from '#shared/domain/transport/closing-connections.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '#shared/domain/transport/request-id.ts';
import type { Api } from './areas/area.ts';
import type { ServiceOptions } from './areas/service-options.ts';
import { createDeskApp } from './desk-app.ts';
import { addDatabaseFigures } from './metrics.ts';
import { createVisitors } from './modules/accounts/visitors-service.ts';
import { createVisitorOf } from './modules/admission/visitor-service.ts';
import { installFaults } from './modules/control/install-faults.ts';
import { createFeedHub } from './modules/feed/feed-hub.ts';
import { openPlayerFeed } from './modules/feed/player-feed.ts';
import { welcomeWithJoins } from './modules/identity/social/open-social.ts';
import { createSocialCookies } from './modules/identity/social/social-cookies.ts';
import { createTellNewDevice } from './modules/identity/tell-new-device.ts';
import { createMetrics, type Metrics } from './modules/records/metrics-service.ts';
import { joinSupport } from './modules/support/support-module.ts';
import { ApiError } from './plugins/api-error.ts';
import { type CallLimits, callLimitsOf } from './plugins/call-limits.ts';
import { createCallRegistry } from './plugins/call-route.ts';
import { followCallers } from './plugins/caller-signal.ts';
import { compressAnswers } from './plugins/compress-answers.ts';
import { addErrorHandling, refuseAddress } from './plugins/errors.ts';
import { createGeography } from './plugins/geography.ts';
import { addHealthRoutes } from './plugins/health.ts';
import { addHostCheck, createHosts, type Hosts } from './plugins/hosts.ts';
import { addRequestContext } from './plugins/request-context.ts';
import { addRequestLog, logOptions } from './plugins/request-log.ts';
import { addSameOriginCheck } from './plugins/same-origin.ts';
import { addSecureCookies } from './plugins/secure-requests.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { createSignedText } from './plugins/signed-text.ts';
import { addSiteProof } from './plugins/site-proof.ts';
import { createProxyTrust } from './plugins/trusted-proxies.ts';
import { type Opened, openServices, type Services } from './services.ts';

export interface PlatformOptions extends ServiceOptions {
  /** Addresses and CIDR ranges of trusted proxies; by default those of the environment. */
  readonly trustProxy?: readonly string[];
  /** Secret of the site server in this process; set, only calls with it are believed about their visitors. */
  readonly siteProof?: string;
  /** Origins besides the site's own that may call and open the feed; by default those of the environment. */
  readonly allowedOrigins?: readonly string[];
  /** Limits of calls by id, in place of those of the contracts. */
  readonly callLimits?: CallLimits;
  /** Lowest level that is logged, 'silent' for nothing; by default that of the environment. */
  readonly logLevel?: string;
}

/** An open, running platform; the owner decides where `app` listens. */
export interface Platform extends Services, Pick<Opened, 'close' | 'purge'> {
  readonly app: FastifyInstance;
  /** The operator's desk; null without DESK_PORT. */
  readonly desk: FastifyInstance | null;
  /** Figures of this process for operators, as text. */
  readonly metrics: Pick<Metrics, 'text' | 'type'>;
  /** Lets `/readyz` answer 503 from now on; calls are still answered. */
  withdraw(): void;
}

/** Largest body in bytes: bets and account forms are small, and nothing else is sent to the platform. */
const BODY_LIMIT = 128 * 1024;

async function packageVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Adds what every request passes through, in the order in which it runs. */
async function addFoundations(
  app: FastifyInstance,
  services: Services,
  options: PlatformOptions,
  { isKnown, isOwnOrigin }: Hosts,
): Promise<void> {
  if (options.siteProof !== undefined) addSiteProof(app, options.siteProof);
  addRequestContext(app);
  if (options.environment.nodeEnv !== 'production') installFaults(app, services.faults);
  addErrorHandling(app);
  followCallers(app);
  addRequestLog(app);
  addSecurityHeaders(app);
  compressAnswers(app);
  addHostCheck(app, isKnown);
  addSecureCookies(app, options.environment);
  addSameOriginCheck(app, options.allowedOrigins ?? options.environment.allowedOrigins, isOwnOrigin);
  // Reads JSON bodies only: another site could send a form or plain text without a preflight request.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
}

/** Returns what the routes of all areas are made with. */
function createApi(
  app: FastifyInstance,
  services: Services,
  { feed, players, version }: Pick<Api, 'feed' | 'players' | 'version'>,
  options: PlatformOptions,
): Api {
  const { accounts, authentication, clock, counters, keys, names, signInChanges, social, support } = services;
  const production = options.environment.nodeEnv === 'production';
  const trusts = createProxyTrust(options.trustProxy ?? options.environment.trustProxy);
  const geography = createGeography({ keys, production, trusts });
  const { register, calls } = createCallRegistry(
    async (request, { auth }) => {
      const session = await authentication.sessionOf(request);
      if (auth && !session && (await authentication.isTooNarrow(request))) throw new ApiError('SESSION_NARROW');
      return session?.userId ?? 0;
    },
    { limitOf: callLimitsOf(production, options.callLimits), counters },
    names.forRequest,
  );
  const onError = (error: unknown) => app.log.error(error);
  const socialCookies = createSocialCookies({ signed: createSignedText(keys, 'social'), now: () => clock.now() });
  const visitors = createVisitors({
    ...{ accounts, authentication, geography, clock },
    onWelcome: (request, reply, userId) => joinSupport(support, { request, reply, userId }).catch(onError),
    onNewDevice: createTellNewDevice(signInChanges, onError),
  });
  return {
    ...{ app, register, calls, geography, socialCookies, feed, players, version },
    visitors: welcomeWithJoins(visitors, social, socialCookies),
    visitorOf: createVisitorOf({ authentication, geography }),
  };
}

/**
 * Opens the platform: its services, then the app with every route. Nothing listens yet.
 *
 * @throws Error that says what to do when the database is not available
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { environment } = options;
  const version = await packageVersion();
  const trusts = createProxyTrust(options.trustProxy ?? environment.trustProxy);
  const app = Fastify({
    logger: logOptions(options.logLevel ?? environment.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts,
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    frameworkErrors: refuseAddress,
    genReqId: ({ headers, socket }) => requestIdOf(headers[REQUEST_ID_HEADER], trusts(socket.remoteAddress ?? '')),
    forceCloseConnections: 'idle',
    // Answers requests that arrive during the shutdown: load balancers learn of it from /readyz for SHUTDOWN_DELAY.
    return503OnClosing: false,
  });
  const endConnections = endConnectionsOf(app.server);
  app.addHook('preClose', async () => endConnections());
  const metrics = createMetrics({ onError: (error) => app.log.error(error) });
  const { countEvent } = metrics;
  const opened = await openServices({ ...options, countEvent }, (level, message) => app.log[level](message));
  const { services, areas } = opened;
  const hosts = createHosts(environment, () => services.config.config());
  const onError = (error: unknown) => app.log.error(error);
  const { sql, announcements } = services.database;
  const players = await openPlayerFeed({ ...services, sql, announcements, onError }).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const feed = createFeedHub({
    players: players.channels,
    book: services.shown,
    clock: services.clock,
    origins: options.allowedOrigins ?? environment.allowedOrigins,
    trusts,
    isKnownHost: hosts.isKnown,
    isOwnOrigin: hosts.isOwnOrigin,
    onError,
  });
  const stopFollowingConfig = services.config.onChange(() => feed.siteChanged());
  addDatabaseFigures(metrics, services.database);
  for (const area of areas) area.figures?.(metrics, feed);
  let isWithdrawn = false;
  let desk: FastifyInstance | null = null;
  try {
    if (environment.deskPort !== 0) {
      const logLevel = options.logLevel ?? environment.logLevel;
      desk = await createDeskApp({ services, environment, logLevel, version });
    }
    metrics.follow(app);
    await addFoundations(app, services, options, hosts);
    const api = createApi(app, services, { feed, players, version }, options);
    for (const area of areas) await area.routes?.(api);
    addHealthRoutes(
      app,
      async () => !isWithdrawn && services.database.isAnswering(),
      async () => ({ post: await services.messages.post() }),
    );
    feed.attach(app.server);
    await app.ready();
    await opened.start();
  } catch (error) {
    await feed.close();
    await desk?.close();
    await opened.close();
    throw error;
  }
  return {
    ...services,
    ...{ app, desk, metrics, purge: opened.purge },
    withdraw() {
      isWithdrawn = true;
      // Hands the lead to another process, while this one finishes its requests.
      services.leader.stop().catch((error: unknown) => app.log.error(error));
    },
    async close() {
      isWithdrawn = true;
      stopFollowingConfig();
      await services.leader.stop();
      await feed.close();
      await desk?.close();
      await app.close();
      await opened.close();
    },
  };
}
