import type { KeyRing } from '../keys/key-ring.ts';

/**
 * Small facts that callers carry for the platform: everyone can read them, only the platform can make or change them.
 */
export interface SignedText {
  make(facts: Readonly<Record<string, string | number>>): string;
  /** The facts of a text that the platform signed and that is unchanged; else null. */
  read(text: string): Readonly<Record<string, unknown>> | null;
}

/**
 * Creates the maker and reader of signed texts: facts, id of the key and signature, separated by points.
 *
 * @param purpose what the facts are for: a text is valid for its own purpose only
 */
export function createSignedText(keys: Pick<KeyRing, 'sign' | 'verify'>, purpose: string): SignedText {
  return {
    make(facts) {
      const payload = Buffer.from(JSON.stringify(facts)).toString('base64url');
      const { keyId, mac } = keys.sign(purpose, payload);
      return `${payload}.${keyId}.${Buffer.from(mac).toString('base64url')}`;
    },
    read(text) {
      const [payload = '', keyId = '', signature = '', ...rest] = text.split('.');
      if (rest.length > 0 || !keys.verify(purpose, payload, keyId, Buffer.from(signature, 'base64url'))) return null;
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
    },
  };
}
