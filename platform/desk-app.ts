import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Environment } from '#shared/domain/environment.ts';
import { createHostList } from '#shared/domain/start/host-list.ts';
import { endConnectionsOf } from '#shared/domain/transport/closing-connections.ts';
import { createKnownDevices } from './modules/accounts/known-devices.ts';
import { deskModule } from './modules/desk/desk-module.ts';
import { createFactsRepository } from './modules/desk/facts-repository.ts';
import { createPlayersRepository } from './modules/desk/players-repository.ts';
import { createProposalsRepository } from './modules/desk/proposals/proposals-repository.ts';
import { createProposals } from './modules/desk/proposals/proposals-service.ts';
import { openapiModule } from './modules/openapi/openapi-module.ts';
import { ApiError } from './plugins/api-error.ts';
import { addErrorHandling } from './plugins/errors.ts';
import { addHostCheck } from './plugins/hosts.ts';
import { addRequestContext } from './plugins/request-context.ts';
import { addRequestLog, logOptions } from './plugins/request-log.ts';
import { addSameOriginCheck } from './plugins/same-origin.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { createProxyTrust } from './plugins/trusted-proxies.ts';
import type { Services } from './services.ts';

interface DeskInput {
  readonly services: Services;
  readonly environment: Environment;
  readonly logLevel: string;
  readonly version: string;
}

/** Largest body in bytes: many pages of content in all languages, as the text of a form, where letters take three to nine. */
const BODY_LIMIT = 16 * 1024 * 1024;
/** Cookie of the devices on which staff have signed in: not that of players, which the site of the same host has. */
const DEVICE_COOKIE = {
  purpose: 'known-desk-device',
  names: { secure: '__Host-fairline_desk_device', plain: 'fairline_desk_device' },
  sameSite: 'strict',
} as const;
/** Names of the desk's listener that are no address of a machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Returns the origin at which staff open the desk. */
export function deskOriginOf({ deskOrigin, deskHost, deskPort }: Environment): string {
  const host = deskHost.includes(':') ? `[${deskHost}]` : deskHost;
  return deskOrigin === '' ? `http://${host}:${deskPort}` : deskOrigin;
}

/** Returns what the description of the desk's calls says about itself. */
const aboutOf = (version: string) => ({
  info: {
    title: 'Desk',
    version,
    description:
      'Every call of the operator’s desk. POST /desk-api/sign-in sets the cookie that all others need; every change says why.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/', description: 'The origin of the desk' }],
});

/** Refuses the sign 0 in any value: the database cannot store it, and no text of a person has it. */
function refuseNulls(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { body, query, params } = request;
    const parts = [body instanceof URLSearchParams ? [...body] : body, query, params];
    const message = 'The request contains the sign 0, which no text has.';
    done(JSON.stringify(parts).includes('\\u0000') ? new ApiError('BAD_REQUEST', { message }) : undefined);
  });
}

/** Adds what every request of the desk passes through, in the order in which it runs. */
async function addDeskFoundations(app: FastifyInstance, { deskHost, deskOrigin }: Environment): Promise<void> {
  addRequestContext(app);
  addErrorHandling(app);
  addRequestLog(app);
  addSecurityHeaders(app);
  const hosts = createHostList({
    origins: deskOrigin === '' ? [] : [deskOrigin],
    names: EVERYWHERE.has(deskHost) ? [] : [deskHost],
  });
  addHostCheck(app, (host) => hosts.has(host));
  addSameOriginCheck(app, deskOrigin === '' ? [] : [deskOrigin], hosts.isOwnOrigin);
  app.removeContentTypeParser('text/plain');
  refuseNulls(app);
  await app.register(cookie);
}

/**
 * Creates the operator's desk (decision 042): an app of its own, on a port that the site does not serve. Nothing listens
 * yet.
 */
export async function createDeskApp(input: DeskInput): Promise<FastifyInstance> {
  const { services, environment, logLevel, version } = input;
  const isBehindProxy = environment.deskOrigin !== '';
  const app = Fastify({
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isBehindProxy ? createProxyTrust(environment.trustProxy) : false,
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
  });
  const endConnections = endConnectionsOf(app.server);
  app.addHook('preClose', async () => endConnections());
  await addDeskFoundations(app, environment);
  const { sql } = services.database;
  const isSecure = environment.deskOrigin.startsWith('https:');
  const { calls, sessionOf } = deskModule(app, {
    ...services,
    support: services.support.staff,
    staff: services.staff,
    players: createPlayersRepository(sql),
    facts: createFactsRepository(sql),
    proposals: createProposals({
      repository: createProposalsRepository(sql),
      clock: services.clock,
      limits: () => services.config.deskGifts(),
    }),
    enrolmentLink: (token) => `${deskOriginOf(environment)}/enrol?token=${token}`,
    devices: createKnownDevices(services.keys, { ...DEVICE_COOKIE, isSecure: () => isSecure }),
    isSecure,
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!(await sessionOf(request))) return reply.redirect('/sign-in?back=/docs', 303);
    });
    await openapiModule(scope, { calls, version, isOpen: true, about: aboutOf(version) });
  });
  await app.ready();
  return app;
}

/**
 * Lets the desk listen on DESK_HOST and DESK_PORT; returns its address.
 *
 * @throws Error that says what to do when the port is taken
 */
export async function listenDesk(
  desk: FastifyInstance,
  { deskHost: host, deskPort: port }: Environment,
): Promise<string> {
  try {
    return await desk.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`The port of the desk is taken. Choose another with DESK_PORT; it is ${port} now.`, {
      cause: error,
    });
  }
}
