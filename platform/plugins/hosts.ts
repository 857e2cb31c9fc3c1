import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '#shared/domain/environment.ts';
import { createHostList, type OwnOriginTest } from '#shared/domain/start/host-list.ts';
import { namesOfListener } from '#shared/domain/start/listener-names.ts';
import { namesSeveralHosts } from '#shared/domain/start/named-hosts.ts';
import { ApiError } from './api-error.ts';

/** Origins of the site config at which visitors open the site. */
interface ConfigOrigins {
  readonly mainOrigin: string | null;
  readonly mirrors: readonly string[];
}

/**
 * Tells whether a request may be answered.
 *
 * @param host of the visitor, as a trusted proxy names it, else of the connection
 * @param connection `Host` of the connection
 */
export type HostTest = (host: string | undefined, connection: string | undefined) => boolean;

/** What the platform decides about the host and the origin of a request. */
export interface Hosts {
  readonly isKnown: HostTest;
  /** Decides by the settings and the site config, as they are at the request. */
  readonly isOwnOrigin: OwnOriginTest;
}

/** Probes of load balancers, which name a process by its address. They reveal nothing that depends on a host. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Returns the addresses of this machine's network interfaces. */
const ownAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address));

/**
 * Creates the tests for hosts that the platform answers for: those of this machine, of SITE_ORIGINS and PASSKEY_ORIGINS,
 * and `mainOrigin` and `mirrors` of the site config as it is at the request (decision 043). Outside production the
 * `Host` of the connection must be known too: a page whose name is led to this machine by its own DNS can send headers
 * of a proxy, and the controls have no secret there.
 */
export function createHosts(environment: Environment, config: () => ConfigOrigins): Hosts {
  const names = namesOfListener(environment, ownAddresses());
  const listOf = ({ mainOrigin, mirrors }: ConfigOrigins) =>
    createHostList({
      origins: [
        ...environment.siteOrigins,
        ...environment.passkeyOrigins,
        ...(mainOrigin === null ? [] : [mainOrigin]),
        ...mirrors,
      ],
      names,
    });
  let read = config();
  let list = listOf(read);
  const checksConnection = environment.nodeEnv !== 'production';
  const present = () => {
    const now = config();
    if (now !== read) [read, list] = [now, listOf(now)];
    return list;
  };
  return {
    isKnown(host, connection) {
      const hosts = present();
      return hosts.has(host) && (checksConnection ? hosts.has(connection) : connection !== '');
    },
    isOwnOrigin: (...asked) => present().isOwnOrigin(...asked),
  };
}

/** Refuses requests for a host that is not on the list, so that no link, cookie or permission is made of it. */
export function addHostCheck(app: FastifyInstance, isKnown: HostTest): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOne = !namesSeveralHosts(request.raw.rawHeaders);
    const isOurs = isOne && isKnown(request.host, request.headers.host);
    if (isOurs || PROBES.has(request.routeOptions.url ?? '')) done();
    else done(new ApiError('HOST_UNKNOWN', { message: 'This server has no site at this host.' }));
  });
}
