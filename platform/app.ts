import { readFile } from 'node:fs/promises';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '#shared/domain/transport/request-id.ts';
import { createDeskApp } from './desk-app.ts';
import { addPlatformFigures } from './metrics.ts';
import { accessModule } from './modules/access/access-module.ts';
import { accountsModule } from './modules/accounts/accounts-module.ts';
import type { SessionRow } from './modules/accounts/accounts-service.ts';
import { registerCareRoutes } from './modules/accounts/care/care-routes.ts';
import { createFindPlayer } from './modules/accounts/find-player.ts';
import { createFund } from './modules/accounts/fund.ts';
import { createVisitors } from './modules/accounts/visitors-service.ts';
import { createVisitorOf } from './modules/admission/visitor-service.ts';
import { agreementsModule } from './modules/agreements/agreements-module.ts';
import { registerCookieAgreementRoutes } from './modules/agreements/cookie-agreements-routes.ts';
import { analyticsModule } from './modules/analytics/analytics-module.ts';
import { appsModule } from './modules/apps/apps-module.ts';
import { createApps } from './modules/apps/apps-service.ts';
import { catalogueModule } from './modules/catalogue/catalogue-module.ts';
import { configModule } from './modules/config/config-module.ts';
import { contentModule } from './modules/content/content-module.ts';
import { controlModule } from './modules/control/control-module.ts';
import { installFaults } from './modules/control/install-faults.ts';
import { couponsModule } from './modules/coupons/coupons-module.ts';
import { registerStatementRoutes } from './modules/coupons/statement/statement-routes.ts';
import { emailsModule } from './modules/emails/emails-module.ts';
import { createFeedHub, type FeedHub } from './modules/feed/feed-hub.ts';
import { feedModule } from './modules/feed/feed-module.ts';
import { openPlayerFeed, type PlayerFeed } from './modules/feed/player-feed.ts';
import { houseCouponsModule } from './modules/house-coupons/house-coupons-module.ts';
import { confirmedOf } from './modules/identity/asker.ts';
import { identityModule } from './modules/identity/identity-module.ts';
import { registerSignInChangeRoutes } from './modules/identity/sign-in-changes-routes.ts';
import { welcomeWithJoins } from './modules/identity/social/open-social.ts';
import { createSocialCookies } from './modules/identity/social/social-cookies.ts';
import { registerSocialRoutes } from './modules/identity/social/social-routes.ts';
import { createTellNewDevice } from './modules/identity/tell-new-device.ts';
import { identityProviderModule } from './modules/identity-provider/identity-provider-module.ts';
import { noticesModule } from './modules/notices/notices-module.ts';
import { officeModule } from './modules/office/office-module.ts';
import { openapiModule } from './modules/openapi/openapi-module.ts';
import { policyReportsModule } from './modules/policy-reports/policy-reports-module.ts';
import { createPolicyReports } from './modules/policy-reports/policy-reports-service.ts';
import { createMetrics, type Metrics } from './modules/records/metrics-service.ts';
import { registerPersonalDataRoutes } from './modules/records/personal-data-routes.ts';
import { redirectsModule } from './modules/redirects/redirects-module.ts';
import { referenceModule } from './modules/reference/reference-module.ts';
import { registrationModule } from './modules/registration/registration-module.ts';
import { searchModule } from './modules/search/search-module.ts';
import { createPromotions } from './modules/sections/promotions.ts';
import { createSectionFiles } from './modules/sections/section-files.ts';
import { sectionsModule } from './modules/sections/sections-module.ts';
import { createSectionsService } from './modules/sections/sections-service.ts';
import { seoModule } from './modules/seo/seo-module.ts';
import { joinSupport, supportModule } from './modules/support/support-module.ts';
import { type CallLimits, callLimitsOf } from './plugins/call-limits.ts';
import { createCallRegistry, type RegisterCall } from './plugins/call-route.ts';
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
import { openServices, type ServiceOptions, type Services } from './services.ts';

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
export interface Platform extends Omit<Services, 'start'> {
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

/** Returns the back-office services that the QA controls replace. */
const desksOf = ({ support, coupons, stops }: Services) => ({
  staff: support.staff,
  promoCodes: coupons.promoCodes,
  trader: coupons.reservations.reviews,
  factors: coupons,
  stops,
});

/** Adds the sections of the frame that servers of their own render. */
function addSections(
  app: FastifyInstance,
  register: RegisterCall,
  { config, content, shown, names }: Pick<Services, 'config' | 'content' | 'names' | 'shown'>,
  { environment }: PlatformOptions,
): void {
  const sections = createSectionsService({
    sectionFiles: createSectionFiles(environment.sectionsDir),
    config,
    content,
    promotions: createPromotions({ book: shown, names, maxLegs: () => config.config().coupon.maxLegs }),
    onError: (error) => app.log.error(error),
  });
  sectionsModule(app, { register, sections });
}

/** Adds the calls and downloads of the desktop and mobile apps. */
function addApps(app: FastifyInstance, register: RegisterCall, { config }: Services, folder: string): void {
  const apps = createApps({ config: () => config.apps(), folder, onError: (error) => app.log.error(error) });
  appsModule(app, { register, apps });
}

async function addModules(
  app: FastifyInstance,
  services: Services,
  feed: FeedHub,
  players: PlayerFeed,
  options: PlatformOptions,
): Promise<void> {
  const { clock, book, config, accounts, ledger, authentication, coupons, agreements, emails, messages, faults } =
    services;
  const { keys, identity, security, passkeys, analytics, support, social, content } = services;
  const production = options.environment.nodeEnv === 'production';
  const trusts = createProxyTrust(options.trustProxy ?? options.environment.trustProxy);
  const geography = createGeography({ keys, production, trusts });
  const registry = createCallRegistry(
    async (request) => (await authentication.sessionOf(request))?.userId ?? 0,
    { limitOf: callLimitsOf(production, options.callLimits), counters: services.counters },
    services.names.forRequest,
  );
  const { register } = registry;
  const cookies = createSocialCookies({ signed: createSignedText(keys, 'social'), now: () => clock.now() });
  const plainVisitors = createVisitors({
    accounts,
    authentication,
    geography,
    clock,
    onWelcome: (request, reply, userId) =>
      joinSupport(support, { request, reply, userId }).catch((error: unknown) => app.log.error(error)),
    onNewDevice: createTellNewDevice(services.signInChanges, (error) => app.log.error(error)),
  });
  const visitors = welcomeWithJoins(plainVisitors, social, cookies);
  const visitorOf = createVisitorOf({ authentication, geography });
  accountsModule(app, { register, accounts, authentication, visitors, visitorOf, clock, hasPlayMoney: !production });
  const { sessions, care } = accounts;
  registerCareRoutes(app, { register, authentication, sessions, care, clock, autoLogoff: () => config.config() });
  identityModule(app, { register, identity, security, passkeys, authentication, visitors });
  couponsModule(app, { register, coupons, authentication, visitorOf, clock });
  registerStatementRoutes(app, { register, statements: services.statements, authentication });
  houseCouponsModule(app, { register, houseCoupons: services.houseCoupons, coupons, book: services.shown });
  catalogueModule(app, { register, book: services.shown, clock, feedPosition: () => feed.position() });
  searchModule(app, { register, search: services.search, clock, feedPosition: () => feed.position() });
  configModule(app, { register, config, clock, geography });
  agreementsModule(app, { register, authentication, agreements, config, clock });
  registerCookieAgreementRoutes(app, { register, repository: services.cookieAgreements, clock });
  redirectsModule(app, { register, config, content });
  seoModule(app, { register, config, content, book: services.shown });
  contentModule(app, { register, content });
  accessModule(app, { register, config, geography });
  referenceModule(app, { register, config });
  officeModule(app, { register, config, accounts, authentication, registration: services.registration });
  noticesModule(app, { register, notices: services.notices });
  emailsModule(app, { register, emails });
  registerSignInChangeRoutes(app, { ...services, register, visitors });
  const { personalData } = services;
  const prove = (request: FastifyRequest, session: SessionRow, body: ProofBody) =>
    security.confirm(session, confirmedOf(visitors, request, body));
  registerPersonalDataRoutes(app, { register, personalData, authentication, prove });
  analyticsModule(app, { register, analytics });
  const policyReports = createPolicyReports({
    securityLog: services.securityLog,
    warn: (violation) => app.log.warn(violation, 'a page was refused something by its content security policy'),
  });
  policyReportsModule(app, { register, policyReports });
  supportModule(app, { register, support });
  registrationModule(app, { register, registration: services.registration, visitors, visitorOf });
  const { counters } = services;
  const socialParts = { social, identity, cookies, authentication, visitors, config, clock, counters };
  await registerSocialRoutes(app, { register, ...socialParts });
  await identityProviderModule(app, services.identityProvider);
  addSections(app, register, services, options);
  addApps(app, register, services, options.environment.releasesDir);
  feedModule(app, { register, feed, ticketOf: players.ticketOf });
  controlModule(app, {
    register,
    production,
    clock,
    book,
    decisions: services.decisions,
    config,
    faults,
    fund: createFund({ accounts, ledger, clock }),
    findPlayer: createFindPlayer(accounts),
    emails,
    messages,
    content,
    analytics,
    geography,
    securityLog: services.securityLog,
    ...desksOf(services),
  });
  await openapiModule(app, { calls: registry.calls, version: await packageVersion(), isOpen: !production });
}

/**
 * Opens the platform: its services, then the app with every route. Nothing listens yet.
 *
 * @throws Error that says what to do when the database is not available
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { environment } = options;
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
  const metrics = createMetrics({ onError: (error) => app.log.error(error) });
  const { countEvent } = metrics;
  const services = await openServices({ ...options, countEvent }, (level, message) => app.log[level](message));
  const hosts = createHosts(environment, () => services.config.config());
  const onError = (error: unknown) => app.log.error(error);
  const { sql, announcements } = services.database;
  const players = await openPlayerFeed({ ...services, sql, announcements, onError }).catch(async (error: unknown) => {
    await services.close();
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
  addPlatformFigures({ metrics, services, feed });
  let isWithdrawn = false;
  let desk: FastifyInstance | null = null;
  try {
    if (environment.deskPort !== 0) {
      const logLevel = options.logLevel ?? environment.logLevel;
      desk = await createDeskApp({ services, environment, logLevel, version: await packageVersion() });
    }
    metrics.follow(app);
    await addFoundations(app, services, options, hosts);
    await addModules(app, services, feed, players, options);
    addHealthRoutes(
      app,
      async () => !isWithdrawn && services.database.isAnswering(),
      async () => ({ post: await services.messages.post() }),
    );
    feed.attach(app.server);
    await app.ready();
    await services.start();
  } catch (error) {
    await feed.close();
    await desk?.close();
    await services.close();
    throw error;
  }
  return {
    ...services,
    app,
    desk,
    metrics,
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
      await services.close();
    },
  };
}
