import { isIP } from 'node:net';
import type { Environment } from '#shared/domain/environment.ts';

/** The relying party for the passkeys of a page (WebAuthn 3). */
export interface RelyingParty {
  /** Origin of the page; signed data contains it. */
  readonly origin: string;
  /** Domain of the passkeys. */
  readonly rpId: string;
}

/** Returns the relying party for the origin of a page; null when passkeys do not work there. */
export type FindParty = (origin: string) => RelyingParty | null;

const isPartOf = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Decides whether browsers offer WebAuthn: over https and on this machine, for host names but not for IP addresses. */
function isPossible({ protocol, hostname }: URL): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return protocol === 'https:' || (protocol === 'http:' && isPartOf(hostname, 'localhost'));
}

/**
 * Returns the lookup of relying parties: without settings each site has its own passkeys; with settings the named
 * origins share theirs and all others have none.
 *
 * @throws Error when the settings contradict each other
 */
export function createFindParty(settings: Pick<Environment, 'passkeyOrigins' | 'passkeyRpId'>): FindParty {
  const { passkeyOrigins: origins, passkeyRpId: domain } = settings;
  if (domain !== '' && origins.length === 0) {
    throw new Error('PASSKEY_RP_ID needs PASSKEY_ORIGINS: name the origins that share the passkeys of this domain.');
  }
  const stranger = origins.find((origin) => domain !== '' && !isPartOf(new URL(origin).hostname, domain));
  if (stranger) throw new Error(`PASSKEY_ORIGINS names ${stranger}, which is not within PASSKEY_RP_ID=${domain}.`);

  return (origin) => {
    if (!URL.canParse(origin) || (origins.length > 0 && !origins.includes(origin))) return null;
    const url = new URL(origin);
    return isPossible(url) ? { origin, rpId: domain === '' ? url.hostname : domain } : null;
  };
}
