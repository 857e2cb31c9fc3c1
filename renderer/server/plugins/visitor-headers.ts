import type { FastifyRequest } from 'fastify';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';

type Visitor = Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>;

/** Who asks, for the back end: what the client itself says of its address is not passed on. */
export function visitorHeaders({ ip, host, protocol }: Visitor): Record<string, string> {
  return { 'x-forwarded-for': ip, 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
}

/** Country of the visitor as the edge has found it out, two letters; '' where nobody who is believed has told. */
export function geoCountryOf({ headers }: Pick<FastifyRequest, 'headers'>, isEdgeTrusted: boolean): string {
  const told = headers[GEO_COUNTRY_HEADER];
  return isEdgeTrusted && typeof told === 'string' ? told.toUpperCase() : '';
}
