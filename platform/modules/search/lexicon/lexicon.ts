import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { PT } from './pt.ts';
import { RU } from './ru.ts';
import { TR } from './tr.ts';

/** Nicknames and short forms of a language; what it calls them is in `modules/names`. Each table has entries `name: other, other` joined by `;`. */
export interface LanguageNames {
  /** By the name of the side in the catalogue; they count for its women, youth and second sides too. */
  readonly teams: string;
  /** By the segment of addresses of the competition. */
  readonly competitions: string;
  /** By the segment of addresses of the sport. */
  readonly sports: string;
  /** By the key of the market type; words that bettors type for it. */
  readonly markets: string;
}

/** The tables by language, ISO 639-1. */
export const LEXICON: Readonly<Record<string, LanguageNames>> = {
  en: EN,
  ru: RU,
  de: DE,
  es: ES,
  fr: FR,
  pt: PT,
  tr: TR,
  ar: AR,
};

/**
 * Reads one table of all languages.
 *
 * @throws Error for an entry without other names
 */
export function readNames(kind: keyof LanguageNames): Map<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const tables of Object.values(LEXICON)) {
    for (const entry of tables[kind].split(';')) {
      const [name = '', others = ''] = entry.split(':').map((part) => part.trim());
      if (name === '') continue;
      const names = others
        .split(',')
        .map((other) => other.trim())
        .filter((other) => other !== '');
      if (names.length === 0) throw new Error(`${name} has no other names`);
      const known = all.get(name) ?? [];
      all.set(name, [...known, ...names.filter((other) => !known.includes(other))]);
    }
  }
  return all;
}
