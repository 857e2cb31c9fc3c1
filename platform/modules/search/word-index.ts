import { distance } from 'fastest-levenshtein';
import { equalWords } from '#shared/domain/search/equal-words.ts';
import { allowedErrors, isMisspelling, MIN_MISSPELT } from '#shared/domain/search/misspelling.ts';
import { soundKey } from '#shared/domain/search/search-words.ts';

/** How a typed word matches a word of a name, the better the higher. */
export const WORD_MATCH = { fuzzy: 1, sound: 2, prefix: 3, exact: 4 } as const;
export type WordMatch = (typeof WORD_MATCH)[keyof typeof WORD_MATCH];

/** Words by id, found by what a visitor types. */
export interface WordIndex {
  /**
   * Returns the words that a typed word may mean, by their ids, each with how it matches.
   *
   * @param typed one of `searchWords`
   */
  find(typed: string): ReadonlyMap<number, WordMatch>;
}

/** Largest number of words compared letter by letter for one typed word. */
const MAX_COMPARED = 400;

/** Returns the pairs of neighbouring letters of a word, with its start. */
function pairsOf(word: string): string[] {
  const marked = `^${word}`;
  return Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2));
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, id: number): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}

/**
 * Creates the index of distinct words. A query costs the same for any number of names that share the words, and what it
 * compares is bounded, whatever is typed.
 *
 * @param words distinct, of `searchWords`; the id of a word is its place
 */
export function createWordIndex(words: readonly string[]): WordIndex {
  const sorted = words.map((_, id) => id).sort((a, b) => compare(words[a] ?? '', words[b] ?? ''));
  const bySound = new Map<string, number[]>();
  const byPair = new Map<string, number[]>();
  for (const [id, word] of words.entries()) {
    const key = soundKey(word);
    if (key !== '') addTo(bySound, key, id);
    if (word.length < MIN_MISSPELT - 1) continue;
    for (const pair of new Set(pairsOf(word))) addTo(byPair, pair, id);
  }
  const shared = new Uint8Array(words.length);

  /** Returns the place of the first word that is not before a text. */
  function placeOf(text: string): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(words[sorted[middle] ?? 0] ?? '', text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns words that share enough pairs of letters with a typed word, those that share most first. */
  function alike(typed: string, errors: number): number[] {
    const pairs = [...new Set(pairsOf(typed))];
    const wanted = Math.max(2, pairs.length - 2 * errors - 1);
    const touched: number[] = [];
    for (const pair of pairs) {
      for (const id of byPair.get(pair) ?? []) {
        if (shared[id] === 0) touched.push(id);
        shared[id] = (shared[id] ?? 0) + 1;
      }
    }
    const found = touched.filter((id) => (shared[id] ?? 0) >= wanted);
    found.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0) || a - b);
    for (const id of touched) shared[id] = 0;
    return found.slice(0, MAX_COMPARED);
  }

  return {
    find(typed) {
      const found = new Map<number, WordMatch>();
      for (let place = placeOf(typed); place < sorted.length; place += 1) {
        const id = sorted[place] ?? 0;
        const word = words[id] ?? '';
        if (!word.startsWith(typed)) break;
        found.set(id, word === typed ? WORD_MATCH.exact : WORD_MATCH.prefix);
      }
      for (const word of equalWords(typed)) {
        const id = sorted[placeOf(word)];
        if (id !== undefined && words[id] === word && !found.has(id)) found.set(id, WORD_MATCH.prefix);
      }
      const errors = allowedErrors(typed.length);
      // Figures are not misspelt names: 1860 is not 1899.
      if (errors === 0 || /\d/.test(typed)) return found;
      for (const id of bySound.get(soundKey(typed)) ?? []) if (!found.has(id)) found.set(id, WORD_MATCH.sound);
      for (const id of alike(typed, errors)) {
        if (!found.has(id) && isMisspelling(typed, words[id] ?? '', distance)) found.set(id, WORD_MATCH.fuzzy);
      }
      return found;
    },
  };
}

/** Orders texts by their units, which is the same in every process. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
