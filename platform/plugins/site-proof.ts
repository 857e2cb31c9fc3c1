import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';
import { SITE_PROOF_HEADER } from '#shared/domain/transport/site-proof.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Deletes what a caller says about the visitor whom it speaks for. */
function deleteClaims(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-forwarded-') || name === 'forwarded' || name === GEO_COUNTRY_HEADER) delete headers[name];
  }
}

/**
 * Believes headers about visitors only from callers that know a secret of this process; other calls count as those of
 * the program that sent them. It must be added before everything that reads such headers.
 *
 * @param proof the secret, which only the site server of this process is told
 */
export function addSiteProof(app: FastifyInstance, proof: string): void {
  const expected = digest(proof);

  function check({ headers }: Pick<IncomingMessage, 'headers'>): void {
    const given = headers[SITE_PROOF_HEADER];
    const isSite = timingSafeEqual(digest(typeof given === 'string' ? given : ''), expected);
    delete headers[SITE_PROOF_HEADER];
    if (!isSite) deleteClaims(headers);
  }

  app.addHook('onRequest', async ({ raw }) => check(raw));
  app.server.prependListener('upgrade', check);
}
