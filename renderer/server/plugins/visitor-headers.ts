import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';
import { REQUEST_ID_HEADER } from '#shared/domain/transport/request-id.ts';
import { countryIn } from './proxy-words.ts';

/** A client that has gone has no address. */
type Visitor = Pick<FastifyRequest, 'host' | 'id' | 'protocol'> & Partial<Pick<FastifyRequest, 'geoCountry' | 'ip'>>;

/**
 * Returns the headers that tell the back end about the visitor and the request; the client's own claims about address,
 * country and request id are dropped.
 */
export function visitorHeaders({ id, ip = '', host, protocol, geoCountry = '' }: Visitor): Record<string, string> {
  return {
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    [GEO_COUNTRY_HEADER]: geoCountry,
    [REQUEST_ID_HEADER]: id,
  };
}

/** Headers by which the back end decides which apps to offer: user agent and client hints. */
const DEVICE_HEADERS = ['user-agent', 'sec-ch-ua-platform', 'sec-ch-ua-arch', 'sec-ch-ua-bitness'] as const;

/** Returns the headers that describe the visitor's device, as the browser sent them. */
export function deviceHeaders({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string> {
  const told = DEVICE_HEADERS.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(told.filter((entry): entry is [(typeof entry)[0], string] => typeof entry[1] === 'string'));
}

/**
 * Reads the country of every visitor from the proxy in front of the site. A request that no trusted proxy passed on has
 * none, whatever its headers say: only requests through a trusted proxy have more than one address.
 * @param header in lower case; '' for none
 */
export function readCountries(app: FastifyInstance, header: string): void {
  app.decorateRequest('geoCountry', '');
  if (header === '') return;
  app.addHook('onRequest', async (request) => {
    if ((request.ips?.length ?? 0) > 1) request.geoCountry = countryIn(request.headers, header);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** ISO 3166 alpha-2; '' when no trusted proxy named it. */
    geoCountry: string;
  }
}
