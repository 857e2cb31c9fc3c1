import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/**
 * Hashes of short secrets such as codes: without the keys, which are outside the database, no guess can be compared with
 * a stored hash.
 */
export interface KeyedHash {
  /** Returns the hash by the current key, 32 bytes. */
  of(text: string): Buffer;
  /** Returns the hashes by all keys, that of the current one first: a stored hash may be that of a retired key. */
  all(text: string): Buffer[];
  /** Returns whether a hash is that of this text by any key; compares in constant time. */
  isOf(text: string, hash: Uint8Array): boolean;
}

/**
 * Creates the hash function of a purpose.
 *
 * @param purpose texts of one purpose have other hashes for another
 */
export function createKeyedHash(keys: Pick<KeyRing, 'secret' | 'secrets'>, purpose: string): KeyedHash {
  const [current, secrets] = [keys.secret(purpose), keys.secrets(purpose)];
  const hash = (secret: Uint8Array, text: string) => createHmac('sha256', secret).update(text).digest();
  const all = (text: string) => secrets.map(({ secret }) => hash(secret, text));
  return {
    of: (text) => hash(current, text),
    all,
    isOf: (text, given) =>
      all(text).filter((expected) => expected.length === given.length && timingSafeEqual(expected, given)).length > 0,
  };
}
