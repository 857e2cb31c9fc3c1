import type { FastifyRequest } from 'fastify';

type Visitor = Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>;

/** Who asks, for the back end: what the client itself says of its address is not passed on. */
export function visitorHeaders({ ip, host, protocol }: Visitor): Record<string, string> {
  return { 'x-forwarded-for': ip, 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
}
