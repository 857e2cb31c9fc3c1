import { generateSecret, generateURI, verify } from 'otplib';

/** Codes of the step before and of the step after are good too: clocks of phones are seldom exact. */
const TOLERANCE_S = 30;

/** Returns a new key for an authenticator: 160 random bits in base32. */
export const newAuthenticatorKey = (): string => generateSecret({ length: 20 });

/** Returns the address that authenticators read from a QR code. */
export function authenticatorUri(issuer: string, email: string, secret: string): string {
  return generateURI({ issuer, label: email, secret });
}

/**
 * Checks a code of an authenticator (RFC 6238).
 *
 * @param afterStep time step of the last code that was accepted
 * @param now wall clock, epoch ms
 * @returns the time step of the code; null for a wrong code and for one that was used
 */
export async function stepOfCode(secret: string, code: string, afterStep: number, now: number): Promise<number | null> {
  const result = await verify({ secret, token: code, epoch: Math.floor(now / 1000), epochTolerance: TOLERANCE_S });
  if (!result.valid || !('timeStep' in result)) return null;
  return result.timeStep > afterStep ? result.timeStep : null;
}
