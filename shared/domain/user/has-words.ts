/** Tells whether a value says anything: it has a letter or a digit. */
export const hasWords = (value: string): boolean => /[\p{L}\p{N}]/u.test(value);
