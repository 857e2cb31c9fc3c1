/** Rejects obvious mistakes only; the back end decides. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text could be an e-mail address. */
export function looksLikeEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
