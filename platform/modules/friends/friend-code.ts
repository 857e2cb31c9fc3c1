import { randomInt } from 'node:crypto';

/** Letters and digits without those that are mistaken for one another: 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Returns a random code; none can be guessed from another. */
export const newFriendCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Reads the code of a link in either case; null for a text that can be none. */
export function readFriendCode(text: string): string | null {
  const code = text.toUpperCase();
  return CODE.test(code) ? code : null;
}
