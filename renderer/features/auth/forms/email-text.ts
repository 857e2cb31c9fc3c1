/** Enough to catch what is plainly no address; the back end has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text could be an e-mail address. */
export function looksLikeEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
