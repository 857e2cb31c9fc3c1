import { searchWords } from '#shared/domain/search/search-words.ts';
import { createWordIndex, WORD_MATCH, type WordMatch } from './word-index.ts';

/** What the search finds by its names. */
export interface NamedEntry {
  readonly kind: 'competition' | 'sport' | 'team';
  readonly id: number;
  /** Popularity among entries that match equally well; higher is better. */
  readonly weight: number;
  /** Games that a program plays (SRL, e-football): they come after all real ones. */
  readonly isSimulated: boolean;
  readonly names: readonly string[];
  /** Nicknames, abbreviations, and names in other languages. */
  readonly nicknames: readonly string[];
  /** Codes of the scoreboard: many share one, so they never rank as a whole name. */
  readonly codes: readonly string[];
}

/**
 * How well an entry matches, the best first: a whole name or nickname, the start of a name, the starts of its words,
 * a part of a nickname or a code, the sound, a misspelling.
 */
export const NAME_MATCH = { whole: 6, start: 5, words: 4, nickname: 3, sound: 2, fuzzy: 1 } as const;
export type NameMatch = (typeof NAME_MATCH)[keyof typeof NAME_MATCH];

/** Entry that matches. */
export interface FoundEntry {
  readonly entry: NamedEntry;
  readonly match: NameMatch;
}

export interface NameIndex {
  /**
   * Returns the entries of which each typed word matches a word of one name, best first: real before simulated, then by
   * match, popularity, the shorter name, id. Where a name is typed right, those that only sound alike or look alike are
   * left out.
   *
   * @param typed words of `searchWords`
   * @param isOffered leaves out entries that have no games
   */
  find(typed: readonly string[], isOffered: (entry: NamedEntry) => boolean): FoundEntry[];
}

/** One way to write an entry. */
interface Spelling {
  readonly entry: NamedEntry;
  readonly words: readonly string[];
  readonly joined: string;
  readonly of: 'code' | 'name' | 'nickname';
}

/** Words of club names that visitors add or leave out. */
const CLUB_WORDS: ReadonlySet<string> = new Set(
  (
    'fc cf afc cfc ac sc sk fk cd ca ec se cp ud rc rcd sd as us ss ssc asd acf sv tsv fsv vfb vfl bsc bk if ff hk bc kv ' +
    'kf nk sl club clube klub calcio futbol football futebol the and team de nady'
  ).split(' '),
);
/** Spellings of German vowels without their dots. */
const DOTTED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** Returns a German name as it is typed without dotted letters: Köln is Koeln. */
const withoutDots = (name: string): string => name.replace(/[äöü]/gi, (char) => DOTTED[char] ?? char);

function spellingsOf(entry: NamedEntry): Spelling[] {
  const spelling = (text: string, of: Spelling['of']): Spelling => {
    const words = searchWords(text);
    return { entry, words, joined: words.join(' '), of };
  };
  const all = [
    ...entry.names.map((name) => spelling(name, 'name')),
    ...entry.names.filter((name) => /[äöü]/i.test(name)).map((name) => spelling(withoutDots(name), 'name')),
    ...entry.nicknames.map((name) => spelling(name, 'nickname')),
    ...entry.codes.map((code) => spelling(code, 'code')),
  ];
  return all.filter(({ words }) => words.length > 0);
}

function matchOf({ joined, of }: Spelling, typed: string, worst: WordMatch): NameMatch {
  if (worst === WORD_MATCH.fuzzy) return NAME_MATCH.fuzzy;
  if (worst === WORD_MATCH.sound) return NAME_MATCH.sound;
  if (joined === typed && of !== 'code') return NAME_MATCH.whole;
  if (of !== 'name') return NAME_MATCH.nickname;
  return joined.startsWith(typed) ? NAME_MATCH.start : NAME_MATCH.words;
}

interface Ranked extends FoundEntry {
  readonly length: number;
}

const inOrder = (a: Ranked, b: Ranked): number =>
  Number(a.entry.isSimulated) - Number(b.entry.isSimulated) ||
  b.match - a.match ||
  b.entry.weight - a.entry.weight ||
  a.length - b.length ||
  a.entry.id - b.entry.id;

/**
 * Creates the index of names. It is made once for a catalogue; which entries have games is asked at each search.
 */
export function createNameIndex(entries: readonly NamedEntry[]): NameIndex {
  const spellings = entries.flatMap(spellingsOf);
  const ids = new Map<string, number>();
  const spelledWith: number[][] = [];
  for (const [at, { words }] of spellings.entries()) {
    for (const word of new Set(words)) {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      const spelled = spelledWith[id];
      if (spelled) spelled.push(at);
      else spelledWith[id] = [at];
    }
  }
  const words = createWordIndex([...ids.keys()]);

  /** Returns the spellings that have a word like the typed one, each with its best match. */
  function spellingsWith(typed: string): Map<number, WordMatch> {
    const found = new Map<number, WordMatch>();
    for (const [id, match] of words.find(typed)) {
      for (const at of spelledWith[id] ?? []) {
        if ((found.get(at) ?? 0) < match) found.set(at, match);
      }
    }
    return found;
  }

  /** Returns the spellings that match every typed word, each with its worst match. */
  function matching(typed: readonly string[]): Map<number, WordMatch> {
    const [fewest, ...others] = typed.map(spellingsWith).sort((a, b) => a.size - b.size);
    const found = new Map<number, WordMatch>();
    for (const [at, match] of fewest ?? []) {
      let worst: number = match;
      for (const other of others) worst = Math.min(worst, other.get(at) ?? 0);
      if (worst > 0) found.set(at, worst as WordMatch);
    }
    return found;
  }

  function ranked(typed: readonly string[], isOffered: (entry: NamedEntry) => boolean): FoundEntry[] {
    const joined = typed.join(' ');
    const best = new Map<NamedEntry, Ranked>();
    for (const [at, worst] of matching(typed)) {
      const spelling = spellings[at];
      if (!spelling) continue;
      const { entry } = spelling;
      const found = { entry, match: matchOf(spelling, joined, worst), length: entry.names[0]?.length ?? 0 };
      if ((best.get(entry)?.match ?? 0) < found.match) best.set(entry, found);
    }
    const found = [...best.values()].filter(({ entry }) => isOffered(entry));
    const sure = found.filter(({ match }) => match >= NAME_MATCH.nickname);
    return (sure.length > 0 ? sure : found).sort(inOrder);
  }

  return {
    find(typed, isOffered) {
      const found = ranked(typed, isOffered);
      const spare = typed.filter((word) => !CLUB_WORDS.has(word));
      if (spare.length === 0 || spare.length === typed.length) return found;
      const known = new Set(found.map(({ entry }) => entry));
      return [...found, ...ranked(spare, isOffered).filter(({ entry }) => !known.has(entry))];
    },
  };
}
