import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds of one code (RFC 6238). */
const STEP_S = 30;
/** The purpose of the key that seals the secrets. */
export const TOTP_PURPOSE = 'totp';

/** Returns a new secret of 160 bits, Base32, as authenticators take it. */
export const makeTotpSecret = (): string => generateSecret();

/**
 * Returns the `otpauth:` address of a secret, which authenticators read from a QR code.
 *
 * @param issuer name of the brand
 * @param label name of the account
 */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  generateURI({ secret, issuer, label });

/**
 * Returns the 30-second step whose code this is, by the wall clock: the present one or one beside it, because clocks of
 * phones differ. Null for a wrong code, and for a code of a step that was used already.
 *
 * @param secret Base32
 * @param code six digits
 * @param lastStep the last step whose code was accepted; 0 for none
 */
export function totpStepOf(secret: string, code: string, lastStep: number): number | null {
  const checked = verifySync({ secret, token: code, epochTolerance: STEP_S });
  if (!checked.valid || !('timeStep' in checked)) return null;
  return checked.timeStep > lastStep ? checked.timeStep : null;
}
