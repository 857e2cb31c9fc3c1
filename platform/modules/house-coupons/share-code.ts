import { randomInt } from 'node:crypto';

/** Emails and digits without those that are taken for one another: 0 and O, 1, I and L. */
const SHARE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A code that nobody can guess from another one: 31⁸ are about 850 thousand million. */
export function newShareCode(): string {
  return Array.from({ length: LENGTH }, () => SHARE_ALPHABET[randomInt(SHARE_ALPHABET.length)]).join('');
}

/** A code as it was typed: in any case, with spaces and dashes; null when it can be none. */
export function readShareCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const isCode = code.length === LENGTH && [...code].every((letter) => SHARE_ALPHABET.includes(letter));
  return isCode ? code : null;
}
