/** Returns how many changes of one letter turn one word into another. */
export type LetterDistance = (from: string, to: string) => number;

/** Fewest letters of a typed word that may be misspelt: with less, everything is like everything. */
export const MIN_MISSPELT = 4;

/** Returns how many letters may be wrong in a typed word of this length. */
export const allowedErrors = (length: number): number => (length < MIN_MISSPELT ? 0 : length < 6 ? 1 : 2);

/** Whether two words differ by two neighbours in the wrong order, which counts as one error. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Returns the errors between a typed word and a word, or the beginning of it: visitors stop before the end. */
function errorsOf(typed: string, word: string, distance: LetterDistance): number {
  if (isSwapped(typed, word)) return 1;
  const whole = distance(typed, word);
  if (word.length <= typed.length || typed.length < MIN_MISSPELT + 1) return whole;
  return Math.min(whole, distance(typed, word.slice(0, typed.length)) + 1);
}

/**
 * Whether a typed word is a word, or the beginning of one, with a few wrong letters. Figures are not misspelt names:
 * 1860 is not 1899.
 *
 * @param typed one of `searchWords`
 * @param word one of `searchWords`
 */
export function isMisspelling(typed: string, word: string, distance: LetterDistance): boolean {
  const errors = allowedErrors(typed.length);
  return errors > 0 && !/\d/.test(typed) && errorsOf(typed, word, distance) <= errors;
}
