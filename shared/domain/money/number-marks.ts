/** Marks with which a locale writes numbers. */
export type NumberMarks = { readonly decimal: string; readonly group: string };

const cache = new Map<string, NumberMarks>();

/**
 * Returns the decimal and the grouping mark of a locale, as Intl writes them with Latin digits or its own.
 *
 * @param locale a BCP 47 tag
 */
export function numberMarks(locale: string): NumberMarks {
  const known = cache.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234567.5);
  const mark = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  const marks = { decimal: mark('decimal') ?? '.', group: mark('group') ?? '' };
  cache.set(locale, marks);
  return marks;
}

/**
 * Returns a text without the marks of direction that a page puts around its numbers: they come with what is copied from
 * it.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, '');
}

// Zeros of the digit rows that keyboards of players may type; nine more digits follow each.
const ZEROES = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/**
 * Returns a text with native digits (Arabic-Indic, Persian, Devanagari, Bengali, Thai, full width) replaced by Latin
 * ones; other characters do not change.
 */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROES.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
