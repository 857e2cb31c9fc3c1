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
