import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';

type Visitor = Pick<FastifyRequest, 'host' | 'ip' | 'protocol'> & Partial<Pick<FastifyRequest, 'geoCountry'>>;

/** Who asks, for the back end: what the client itself says of its address and its country is not passed on. */
export function visitorHeaders({ ip, host, protocol, geoCountry = '' }: Visitor): Record<string, string> {
  return {
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    [GEO_COUNTRY_HEADER]: geoCountry,
  };
}

/** By which the back end tells what apps to offer: the browser's name for itself and its client hints. */
const DEVICE_HEADERS = ['user-agent', 'sec-ch-ua-platform', 'sec-ch-ua-arch', 'sec-ch-ua-bitness'] as const;

/** Which device asks, in the words of its browser. */
export function deviceHeaders({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string> {
  const told = DEVICE_HEADERS.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(told.filter((entry): entry is [(typeof entry)[0], string] => typeof entry[1] === 'string'));
}

/**
 * Reads the country of every visitor where the proxy in front of us names it. A request that no trusted proxy has passed
 * on has none, whatever its headers say: the addresses of trusted proxies alone make a list of more than one.
 *
 * @param header in lower case; '' for none
 */
export function readCountries(app: FastifyInstance, header: string): void {
  app.decorateRequest('geoCountry', '');
  if (header === '') return;
  app.addHook('onRequest', async (request) => {
    const said = request.headers[header];
    const isTrusted = (request.ips?.length ?? 0) > 1;
    if (isTrusted && typeof said === 'string' && /^[A-Z]{2}$/.test(said)) request.geoCountry = said;
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** ISO 3166 alpha-2; '' when nobody we trust has said it. */
    geoCountry: string;
  }
}
