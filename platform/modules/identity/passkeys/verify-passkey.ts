import { generateKeyPairSync } from 'node:crypto';
import type { PasskeyAssertion } from '#shared/contracts/passkey-assertion.ts';
import type { PasskeyAttestation } from '#shared/contracts/passkeys.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { PasskeyRecord } from './passkeys-repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** COSE numbers of the accepted signature algorithms, the preferred one first: ES256, EdDSA, RS256. */
export const SIGNATURES = [-7, -8, -257] as const;

interface Expected extends RelyingParty {
  readonly challenge: string;
}

/** A passkey that a device has created. */
interface MadePasskey {
  /** base64url */
  readonly credentialId: string;
  /** COSE */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly isSynced: boolean;
}

/** Loads the verifier with the first passkey, because its certificate formats are large. */
export const loadVerifier = () => import('@simplewebauthn/server');

/** Refuses without telling what was wrong. */
function refuse(cause: unknown): never {
  throw new ApiError('PASSKEY_WRONG', { cause });
}

/**
 * Returns the challenge that the device claims to have signed; nothing is proved yet.
 *
 * @param clientData base64url of JSON
 */
export function challengeOf(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Returns a COSE key that no device has, so that checking an unknown passkey takes as long as checking a player's. */
function makeDecoy(): Uint8Array<ArrayBuffer> {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Uint8Array.from(Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]));
}

const decoy = makeDecoy();

/**
 * Checks a signature that signs in: purpose, challenge, origin, domain, presence and verification of the user,
 * signature, and a growing counter.
 *
 * @param passkey null for an unknown one: it takes as long, and is refused
 * @returns the device's counter
 * @throws ApiError PASSKEY_WRONG
 */
export async function verifyAssertion(
  assertion: PasskeyAssertion,
  passkey: PasskeyRecord | null,
  { challenge, origin, rpId }: Expected,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadVerifier();
  const { id, rawId, type } = assertion;
  const { userHandle, ...signed } = assertion.response;
  const response = userHandle === undefined ? signed : { ...signed, userHandle };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey: passkey?.publicKey ?? decoy, counter: passkey?.counter ?? 0 },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified || !passkey) return refuse(new Error('The signature belongs to no stored passkey'));
  return authenticationInfo.newCounter;
}

/**
 * Checks a passkey that a device has created for a player.
 *
 * @throws ApiError PASSKEY_WRONG
 */
export async function verifyAttestation(
  attestation: PasskeyAttestation,
  { challenge, origin, rpId }: Expected,
): Promise<MadePasskey> {
  const { verifyRegistrationResponse } = await loadVerifier();
  const { id, rawId, type } = attestation;
  const { attestationObject, clientDataJSON } = attestation.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { attestationObject, clientDataJSON }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...SIGNATURES],
  }).catch(refuse);
  if (!registrationInfo) return refuse(new Error('The device returned no credential'));
  const { credential, credentialBackedUp } = registrationInfo;
  const publicKey = Uint8Array.from(credential.publicKey);
  return { credentialId: credential.id, publicKey, counter: credential.counter, isSynced: credentialBackedUp };
}
