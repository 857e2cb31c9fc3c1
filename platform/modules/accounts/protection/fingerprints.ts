import { createHash, randomUUID } from 'node:crypto';
import type { KeyRing } from '../../../keys/key-ring.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { createSignedText } from '../../../plugins/signed-text.ts';

/** Signed fingerprints of devices (shell §3, §7). */
export interface Fingerprints {
  /**
   * @param components what the script found
   * @param now server clock, epoch ms
   * @returns the token, and its end in seconds since the epoch
   */
  make(components: Readonly<Record<string, string>>, now: number): { token: string; expiresAt: number };
  /**
   * The device of a token, as a hash; '' when none was sent, which clients other than browsers may do.
   *
   * @throws ApiError FINGERPRINT_REFUSED for a token that the platform did not make or that has ended
   */
  deviceOf(token: string | undefined, now: number): string;
}

const LIFE_S = 60 * 60;

export function createFingerprints(keys: Pick<KeyRing, 'sign' | 'verify'>): Fingerprints {
  const texts = createSignedText(keys, 'fingerprint');
  return {
    make(components, now) {
      const sorted = Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1));
      const device = createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
      const expiresAt = Math.floor(now / 1000) + LIFE_S;
      return { token: texts.make({ device, expiresAt, id: randomUUID() }), expiresAt };
    },
    deviceOf(token, now) {
      if (token === undefined || token === '') return '';
      const facts = texts.read(token);
      const isValid = facts !== null && typeof facts.device === 'string' && Number(facts.expiresAt) * 1000 > now;
      if (!isValid) throw new ApiError('FINGERPRINT_REFUSED');
      return String(facts.device);
    },
  };
}
