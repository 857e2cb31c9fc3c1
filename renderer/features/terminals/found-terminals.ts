import type { Terminal } from '#shared/contracts/content-parts.ts';
import { plainText } from '#shared/domain/search/plain-text.ts';

/**
 * Returns the terminals by city and name in a language, of which every typed word is in the city, the name or the
 * address; diacritics and letter case do not count.
 */
export function foundTerminals(places: readonly Terminal[], typed: string, language: string): readonly Terminal[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  const { compare } = new Intl.Collator(language, { numeric: true });
  return places
    .filter(({ city, name, address }) => {
      const text = plainText(`${city} ${name} ${address}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => compare(a.city, b.city) || compare(a.name, b.name));
}

/** Days of opening hours that are told together: `first` to `last`, or one day where both are the same. */
export interface WeekdaySpan {
  readonly first: number;
  readonly last: number;
}

/** Returns days of the week (0 Sunday … 6 Saturday) as ranges of a week that begins on Monday. */
export function dayRanges(days: readonly number[]): WeekdaySpan[] {
  const places = [...new Set(days.map((day) => (day + 6) % 7))].sort((a, b) => a - b);
  const starts = places.filter((place) => !places.includes(place - 1));
  return starts.map((start) => {
    let last = start;
    while (places.includes(last + 1)) last += 1;
    return { first: (start + 1) % 7, last: (last + 1) % 7 };
  });
}
