import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { Environment } from '#shared/domain/environment.ts';
import { createHostList, type HostList } from '#shared/domain/start/host-list.ts';
import { namesOfListener } from '#shared/domain/start/listener-names.ts';
import { namesSeveralHosts } from '#shared/domain/start/named-hosts.ts';
import type { Backend } from '../backend.ts';
import { strangeHostPage, unavailablePage } from '../fault-page.ts';
import { CONFIG_WAIT_MS, inTime } from '../in-time.ts';

/** Settings that decide which hosts the site answers for. */
export type HostSettings = Pick<
  Environment,
  'nodeEnv' | 'host' | 'siteOrigins' | 'passkeyOrigins' | 'allowOpenDevelopment' | 'allowInsecureHttp'
>;

/** Hosts that the site answers for. */
interface SiteHosts {
  /** Decides by the settings, and for other hosts by the site config; 'unsure' while that cannot be read. */
  readonly find: (host: string | undefined) => Promise<'known' | 'unknown' | 'unsure'>;
  readonly isSecure: (host: string) => boolean;
}

/** Probes of load balancers, which name a process by its address, and of other domains of the site. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Waits for the config at most a second where an older one already knows the host. */
const soon = <T>(config: Promise<T>, isKnown: boolean): Promise<T | null> =>
  isKnown ? inTime(config, CONFIG_WAIT_MS) : config;

/** Returns the addresses of this machine's network interfaces. */
const interfaceAddresses = () =>
  Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));

function createSiteHosts(settings: HostSettings, backend: Backend): SiteHosts {
  const names = namesOfListener(settings, interfaceAddresses());
  const own = [...settings.siteOrigins, ...settings.passkeyOrigins];
  const listOf = (origins: readonly string[]) => createHostList({ origins: [...own, ...origins], names });
  const configured = ({ mainOrigin = null, mirrors = [] }: Partial<SiteConfig>) => [
    ...(mainOrigin === null ? [] : [mainOrigin]),
    ...mirrors,
  ];
  const always = listOf([]);
  let read: SiteConfig | null = null;
  let list: HostList = always;
  return {
    async find(host) {
      if (always.has(host)) return 'known';
      // Known a moment ago: a back end that does not answer changes nothing about it.
      if (backend.isAway() && list.has(host)) return 'known';
      const site = await soon(backend.config(), list.has(host));
      if (!site) return list.has(host) ? 'known' : 'unsure';
      if (site.config !== read) [read, list] = [site.config, listOf(configured(site.config))];
      return list.has(host) ? 'known' : 'unknown';
    },
    isSecure: (host) => list.isSecure(host),
  };
}

/** Returns the address of a page over https, for a request that came without it; null for all others. */
function secureAddress({ method, protocol, host, raw }: FastifyRequest, hosts: SiteHosts): string | null {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && protocol === 'http' && hosts.isSecure(host) ? `https://${host}${raw.url ?? '/'}` : null;
}

/**
 * Refuses requests for hosts at which the site is not (decision 043): 421, before anything is rendered, cached or passed
 * on, so that no link, policy or cookie is made of them. Outside production the `Host` of the connection must be known
 * too, whatever a proxy says. A page of an https origin that was asked for over plain http is redirected.
 */
export function registerKnownHosts(app: FastifyInstance, settings: HostSettings, backend: Backend): void {
  const hosts = createSiteHosts(settings, backend);
  const isProduction = settings.nodeEnv === 'production';
  const redirects = isProduction && !settings.allowInsecureHttp;

  async function check(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (PROBES.has(request.routeOptions.url ?? '')) return undefined;
    if (namesSeveralHosts(request.raw.rawHeaders) || request.headers.host === '')
      return strangeHostPage(request, reply);
    const asked = isProduction ? [request.host] : [request.host, request.headers.host];
    const found = await Promise.all(asked.map(hosts.find));
    if (found.includes('unknown')) return strangeHostPage(request, reply);
    if (found.includes('unsure')) return unavailablePage(request, reply, backend.brand());
    const address = redirects ? secureAddress(request, hosts) : null;
    return address === null ? undefined : reply.header('cache-control', 'no-store').redirect(address, 308);
  }

  app.addHook('onRequest', check);
}
