import { equalWords } from './equal-words.ts';
import { isMisspelling, type LetterDistance } from './misspelling.ts';
import { latinText, searchWords, soundKey } from './search-words.ts';

/** A piece of a shown name, and whether the search found the name by it. */
export interface MarkedPiece {
  readonly text: string;
  readonly isFound: boolean;
}

interface MarkOptions {
  readonly distance: LetterDistance;
  /** The name is that of what was found, so that all of it is marked where the search knows it by another name. */
  readonly isFoundByName: boolean;
}

/** Returns how many UTF-16 units of a word spell at least `wanted` Latin letters. */
function unitsOf(word: string, wanted: number): number {
  let units = 0;
  for (const char of word.normalize('NFC')) {
    units += char.length;
    if (latinText(word.slice(0, units)).length >= wanted) return units;
  }
  return word.length;
}

/** Whether a typed word stands for a word of a name that it does not begin: an equal word, the sound, a misspelling. */
function isLike(typed: string, word: string, distance: LetterDistance): boolean {
  if (word === '') return false;
  if (equalWords(typed).includes(word)) return true;
  const sound = soundKey(typed);
  return (sound !== '' && sound === soundKey(word)) || isMisspelling(typed, word, distance);
}

/**
 * Divides a shown name into what a search typed of it and the rest. Where each typed word begins a word of the name,
 * these words are found up to the length of the typed ones. Where one stands for a word otherwise, found words are whole:
 * "man utd" is all of "Manchester United". The pieces together are the name.
 *
 * @param typed the text of the search, as it was typed
 */
export function markedPieces(name: string, typed: string, { distance, isFoundByName }: MarkOptions): MarkedPiece[] {
  const wanted = searchWords(typed);
  const parts = name
    .normalize('NFC')
    .split(/([^\p{L}\p{N}\p{M}’']+)/u)
    .map((text) => ({ text, plain: latinText(text) }));
  const others = wanted.filter((word) => !parts.some(({ plain }) => plain.startsWith(word)));
  const isKnown = others.every((word) => parts.some(({ plain }) => isLike(word, plain, distance)));
  if (!isKnown && isFoundByName) return [{ text: name.normalize('NFC'), isFound: true }];
  const pieces: MarkedPiece[] = [];
  const add = (text: string, isFound: boolean) => {
    if (text !== '') pieces.push({ text, isFound });
  };
  for (const { text, plain } of parts) {
    const begun = plain === '' ? [] : wanted.filter((word) => plain.startsWith(word)).map((word) => word.length);
    const isFound = begun.length > 0 || others.some((word) => isLike(word, plain, distance));
    const units = !isFound ? 0 : others.length > 0 ? text.length : unitsOf(text, Math.max(...begun));
    add(text.slice(0, units), true);
    add(text.slice(units), false);
  }
  return pieces;
}
