import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { allMarketTypes } from '#shared/domain/markets/market-types.ts';
import { searchWords } from '#shared/domain/search/search-words.ts';
import { readNames } from './lexicon/lexicon.ts';

/** Market that a search names. */
export interface NamedMarket {
  readonly type: MarketType;
  /** Line as it was typed, `over 2.5`; null without one. */
  readonly line: number | null;
  /** The other words of the search: a team. */
  readonly others: readonly string[];
}

/** Figures of a line, as they are typed: 2.5, 2,5. */
const LINE = /(?<![\p{L}\p{N}])(\d{1,3})(?:[.,](\d{1,2}))?(?![\p{L}\p{N}])/u;

interface Phrase {
  readonly words: readonly string[];
  readonly type: MarketType;
}

/** Returns the phrases of all languages, the longest first. */
function readPhrases(): Phrase[] {
  const types = new Map(allMarketTypes.map((type) => [type.key, type]));
  const phrases: Phrase[] = [];
  for (const [key, texts] of readNames('markets')) {
    const type = types.get(key);
    if (!type) throw new Error(`The search has words for ${key}, which is no market type`);
    for (const text of texts) phrases.push({ words: searchWords(text), type });
  }
  return phrases.filter(({ words }) => words.length > 0).sort((a, b) => b.words.length - a.words.length);
}

const phrases = readPhrases();

/** Returns where the words of a phrase follow each other in a search; -1 for nowhere. */
function placeOf(typed: readonly string[], { words }: Phrase): number {
  return typed.findIndex((_, at) => words.every((word, step) => typed[at + step] === word));
}

/**
 * Returns the market that a search names in any language of the product, and what is left of the search; null for none.
 * Of several phrases the longest counts.
 *
 * @param text the search as it was typed, which may have a line: `over 2.5 arsenal`
 */
export function namedMarket(text: string): NamedMarket | null {
  const figures = LINE.exec(text);
  const line = figures ? Number(`${figures[1]}.${figures[2] ?? 0}`) : null;
  // Without its line first: a phrase may have figures of its own (1x2), so the whole text is read too.
  const readings = [
    ...(figures ? [{ typed: searchWords(text.replace(LINE, ' ')), line }] : []),
    { typed: searchWords(text), line: null },
  ];
  for (const reading of readings) {
    for (const phrase of phrases) {
      const at = placeOf(reading.typed, phrase);
      if (at < 0) continue;
      const others = reading.typed.filter((_, place) => place < at || place >= at + phrase.words.length);
      return { type: phrase.type, line: reading.line, others };
    }
  }
  return null;
}
