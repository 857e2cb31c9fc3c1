import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Small facts that callers carry for the platform: everyone can read them, only the platform can make or change them.
 */
export interface SignedText {
  make(facts: Readonly<Record<string, string | number>>): string;
  /** The facts of a text that the platform signed and that is unchanged; else null. */
  read(text: string): Readonly<Record<string, unknown>> | null;
}

/**
 * @param secret the same in every process
 * @param purpose what the facts are for: a text is valid for its own purpose only
 */
export function createSignedText(secret: Uint8Array, purpose: string): SignedText {
  const sign = (payload: string) => createHmac('sha256', secret).update(`${purpose}.${payload}`).digest();
  return {
    make(facts) {
      const payload = Buffer.from(JSON.stringify(facts)).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    read(text) {
      const [payload = '', signature = '', ...rest] = text.split('.');
      const [expected, given] = [sign(payload), Buffer.from(signature, 'base64url')];
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
    },
  };
}
