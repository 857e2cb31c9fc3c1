/** Greatest length of an address that mail can be sent to, characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Form of an address: a local part of up to 64 characters, without quotation marks, and a domain of two labels at least.
 * Letters of every script are letters (RFC 6531).
 */
export const EMAIL_ADDRESS =
  /^(?=[^@]{1,64}@)[^\s\p{C}"(),.:;<>@[\\\]]+(?:\.[^\s\p{C}"(),.:;<>@[\\\]]+)*@(?!-)[^\s\p{C}!-,./:-@[-`{-~]+(?<!-)(?:\.(?!-)[^\s\p{C}!-,./:-@[-`{-~]+(?<!-))+$/u;

/**
 * Returns an address in the only form in which it is stored, compared and named by a call: without blanks around it, in
 * small letters, in the composed form of Unicode (NFC).
 */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase().normalize('NFC');
}

/**
 * Tells whether a text is an address of a player, of staff or of a guest. Every call and every form asks this function,
 * so that what one of them stores can be named by all others.
 *
 * @param text as typed
 */
export function isEmailAddress(text: string): boolean {
  const address = normaliseEmail(text);
  return address.length <= MAX_EMAIL_LENGTH && EMAIL_ADDRESS.test(address);
}
