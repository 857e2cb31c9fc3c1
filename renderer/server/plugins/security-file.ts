import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { Backend } from '../backend.ts';

const DAY_MS = 86_400_000;
/** Days after which the file has to be read again; RFC 9116 advises less than a year. */
const VALID_DAYS = 90;
const PATH = '/.well-known/security.txt';
const RETRY_SECONDS = '300';

type Entries = Pick<SiteConfig, 'languages' | 'mainOrigin' | 'securityContacts'>;

/**
 * Returns the text of security.txt (RFC 9116).
 *
 * @param now server clock, epoch ms; the end of validity counts from the beginning of its day
 */
export function securityText({ languages, mainOrigin, securityContacts }: Entries, now: number): string {
  const expires = new Date(Math.floor(now / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString();
  return [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(mainOrigin?.startsWith('https:') ? [`Canonical: ${mainOrigin}${PATH}`] : []),
    '',
  ].join('\n');
}

/** Registers the file that tells finders of weaknesses whom to write to. */
export function registerSecurityFile(app: FastifyInstance, backend: Backend): void {
  app.get(PATH, async (_request, reply) => {
    const site = await backend.config();
    if (!site) return reply.code(503).header('retry-after', RETRY_SECONDS).send('');
    const { config, offsetMs } = site;
    // A back end older than this entry sends none.
    if ((config.securityContacts ?? []).length === 0) return reply.callNotFound();
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText(config, Date.now() + offsetMs));
  });
}
