import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '#shared/domain/environment.ts';

/**
 * Makes every cookie of production a secure one, also in the answer to a request that came over plain http: a browser
 * then refuses it, instead of keeping a session that the network can read.
 */
export function addSecureCookies(
  app: FastifyInstance,
  { nodeEnv, allowInsecureHttp }: Pick<Environment, 'nodeEnv' | 'allowInsecureHttp'>,
): void {
  app.decorate('demandsHttps', nodeEnv === 'production' && !allowInsecureHttp);
}

/** Decides whether cookies of an answer are marked Secure. */
export function hasSecureCookies({ protocol, server }: FastifyRequest): boolean {
  return protocol === 'https' || server.demandsHttps;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Plain http is not served for visitors: this is production, and no trial. */
    demandsHttps: boolean;
  }
}
