import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose';
import type { SocialProvider } from '../../config/config-service.ts';
import type { SocialProfile } from '../social-sign-ups.ts';
import type { NetworkClient } from './network-client.ts';
import { readProfile, STANDARD_FIELDS } from './read-profile.ts';

/** The network whose credentials one-tap returns (shell §3, Google-style one-tap payload). */
export const ONE_TAP_NETWORK = 'google';

/** Accepted signature algorithms; none with a secret that the client shares. */
const ALGORITHMS = ['RS256', 'ES256'];
/** A credential is used at once, so a longer lifetime is not accepted. */
const MAX_LIFE = '2h';
/** Tolerated difference between clocks, s. */
const TOLERANCE_S = 10;

interface CredentialInput {
  readonly network: Pick<NetworkClient, 'keysOf'>;
  readonly provider: SocialProvider;
  readonly origin: string;
}

export interface ReadCredential {
  readonly profile: SocialProfile;
  /** Identifies the credential, also when its signature was altered. */
  readonly hash: Buffer;
  /** Wall clock, epoch ms. */
  readonly endsAt: number;
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
const MAX_SETS = 20;

/**
 * Returns the person of a credential.
 *
 * @throws Error of jose when it is not signed by the network, is for another client, or has expired; any other when the
 * network does not answer
 */
export async function readCredential(
  credential: string,
  { network, provider, origin }: CredentialInput,
): Promise<ReadCredential> {
  const { issuer, address, fetch } = await network.keysOf({ network: ONE_TAP_NETWORK, provider, origin });
  const isLocal = provider.issuer === 'local';
  let keys = isLocal ? undefined : keySets.get(address.href);
  if (!keys) {
    keys = createRemoteJWKSet(address, { [customFetch]: (url, options) => fetch(url, options) });
    if (keySets.size >= MAX_SETS) keySets.clear();
    if (!isLocal) keySets.set(address.href, keys);
  }
  const { payload } = await jwtVerify(credential, keys, {
    issuer,
    audience: provider.clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['sub', 'exp', 'iat'],
    maxTokenAge: MAX_LIFE,
    clockTolerance: TOLERANCE_S,
  });
  const signed = credential.slice(0, credential.lastIndexOf('.'));
  return {
    profile: readProfile(ONE_TAP_NETWORK, decodeJwt(credential), STANDARD_FIELDS),
    hash: createHash('sha256').update(signed).digest(),
    endsAt: ((payload.exp ?? 0) + TOLERANCE_S) * 1000,
  };
}
