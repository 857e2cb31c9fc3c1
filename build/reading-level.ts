import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** Folder of the rules. */
const RULES = path.resolve(import.meta.dirname, '../platform/modules/content/pages/information/rules');

/** School grade that people of fourteen are in. */
export const GRADE_OF_FOURTEEN = 8;

/** A text with its Flesch-Kincaid grade: years of school in the United States that reading it takes. */
export interface ReadPage {
  readonly page: string;
  readonly words: number;
  readonly grade: number;
}

type Counts = Readonly<Record<'sentence' | 'syllable' | 'word', number>>;

/** Returns all texts of a block or of several. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Returns a text as it is read: without marks of Markdown, addresses of links, and names in place of values. */
const asRead = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{\w+\}/g, 'Fairline')
    .replace(/[*_`]/g, '')
    .replace(/\d+([.,]\d+)*/g, '2');

/** Counts the sentences of a text, which end with their marks; labels and cells of tables are none. */
function countsOf(text: string): Counts {
  const sentences = asRead(text)
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => /[.!?]$/u.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []);
  return {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  };
}

const sumOf = (all: readonly Counts[]): Counts => ({
  sentence: all.reduce((sum, one) => sum + one.sentence, 0),
  word: all.reduce((sum, one) => sum + one.word, 0),
  syllable: all.reduce((sum, one) => sum + one.syllable, 0),
});

/** Returns the Flesch-Kincaid grade of an English text. */
export const gradeOf = (text: string): number => fleschKincaid(countsOf(text));

/** Returns the grade of each page of the English rules, the hardest first, and of all together. */
export function readRules(): { readonly pages: readonly ReadPage[]; readonly grade: number } {
  const counted = readdirSync(RULES, { recursive: true })
    .map(String)
    .filter((file) => path.basename(file) === 'en.json')
    .flatMap((file) => {
      const { blocks } = JSON.parse(readFileSync(path.join(RULES, file), 'utf8')) as { readonly blocks: unknown };
      const counts = sumOf(textsOf(blocks).map(countsOf));
      return counts.sentence === 0 ? [] : [{ page: path.dirname(file), counts }];
    });
  const pages = counted
    .map(({ page, counts }) => ({ page, words: counts.word, grade: fleschKincaid(counts) }))
    .sort((one, other) => other.grade - one.grade);
  return { pages, grade: fleschKincaid(sumOf(counted.map(({ counts }) => counts))) };
}

if (import.meta.main) {
  const { pages, grade } = readRules();
  for (const { page, words, grade: own } of pages)
    console.log(`${own.toFixed(1).padStart(5)}  rules/${page} (${words} words)`);
  console.log(`${grade.toFixed(1).padStart(5)}  all rules; people of fourteen read grade ${GRADE_OF_FOURTEEN}`);
}
