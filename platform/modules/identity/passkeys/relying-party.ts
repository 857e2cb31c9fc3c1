import { isIP } from 'node:net';
import type { Environment } from '#shared/domain/environment.ts';

/** Whom passkeys of a page are made for (WebAuthn 3, relying party). */
export interface RelyingParty {
  /** The page's own origin; what is signed names it. */
  readonly origin: string;
  /** The domain that the passkeys belong to. */
  readonly rpId: string;
}

/** Tells by the origin of a page; null where passkeys do not work. */
export type FindParty = (origin: string) => RelyingParty | null;

const isPartOf = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Browsers know WebAuthn over https and on this very machine, by name and never by number. */
function isPossible({ protocol, hostname }: URL): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return protocol === 'https:' || (protocol === 'http:' && isPartOf(hostname, 'localhost'));
}

/**
 * Without settings each site has passkeys of its own; with them, those named share theirs and no other has any.
 *
 * @throws Error when the settings contradict each other
 */
export function createFindParty(settings: Pick<Environment, 'passkeyOrigins' | 'passkeyRpId'>): FindParty {
  const { passkeyOrigins: origins, passkeyRpId: domain } = settings;
  if (domain !== '' && origins.length === 0) {
    throw new Error('PASSKEY_RP_ID needs PASSKEY_ORIGINS: name the origins that share the passkeys of this domain.');
  }
  const stranger = origins.find((origin) => domain !== '' && !isPartOf(new URL(origin).hostname, domain));
  if (stranger) throw new Error(`PASSKEY_ORIGINS names ${stranger}, which is no part of PASSKEY_RP_ID=${domain}.`);

  return (origin) => {
    if (!URL.canParse(origin) || (origins.length > 0 && !origins.includes(origin))) return null;
    const url = new URL(origin);
    return isPossible(url) ? { origin, rpId: domain === '' ? url.hostname : domain } : null;
  };
}
