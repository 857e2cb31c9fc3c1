import { sha256 } from '@noble/hashes/sha2.js';
import { hasZeroBits } from '#shared/domain/transport/captcha-work.ts';

/** Work of a challenge: find a text whose SHA-256 after `salt` begins with `bits` zero bits. */
export interface Work {
  readonly salt: string;
  readonly bits: number;
}

/**
 * Looks for the proof of some work among the numbers from `first`.
 *
 * @returns the proof; null when none of these numbers is one
 */
export function findProof({ salt, bits }: Work, first: number, count: number): string | null {
  const text = new TextEncoder();
  for (let number = first; number < first + count; number++) {
    if (hasZeroBits(sha256(text.encode(`${salt}${number}`)), bits)) return String(number);
  }
  return null;
}
