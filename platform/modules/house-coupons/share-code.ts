import { randomInt } from 'node:crypto';

/** Characters without those that are mistaken for one another: 0 and O, 1, I and L. */
const SHARE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Returns a random code. No code can be guessed from another: 31⁸ are about 850 thousand million. */
export function newShareCode(): string {
  return Array.from({ length: LENGTH }, () => SHARE_ALPHABET[randomInt(SHARE_ALPHABET.length)]).join('');
}

/** Reads an entered code in either case, with spaces and dashes; null when it is not a possible one. */
export function readShareCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const isCode = code.length === LENGTH && [...code].every((character) => SHARE_ALPHABET.includes(character));
  return isCode ? code : null;
}
