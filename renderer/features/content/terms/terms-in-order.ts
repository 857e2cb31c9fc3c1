import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { plainText } from '#shared/domain/search/plain-text.ts';
import type { ChapterGroup } from '../chapter-tree.ts';

export type TermListBlock = ContentBlock<'termList'>;
export type Term = TermListBlock['terms'][number];

/** Letter for terms whose names begin with none. */
const NO_INITIAL = '#';

/** Returns the first letter of a name, without a mark that makes no letter of its own in the language. */
function initialOf(name: string, language: string, letters: Intl.Collator): string {
  const [sign = ''] = name;
  if (!/\p{L}/u.test(sign)) return NO_INITIAL;
  const letter = sign.toLocaleUpperCase(language);
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return letters.compare(plain, letter) === 0 ? plain : letter;
}

/**
 * Returns terms in the alphabetical order of a language in groups by their first letters: signs of one letter, such as É
 * and E in French, share a group.
 *
 * @param language tag of the language, such as `de`
 */
export function termsByInitial(terms: readonly Term[], language: string): ChapterGroup[] {
  const byName = new Intl.Collator(language, { numeric: true });
  const letters = new Intl.Collator(language, { sensitivity: 'base' });
  const groups: { id: string; head: undefined; chapters: ChapterGroup['chapters'][number][] }[] = [];
  for (const { id, name, text, words } of [...terms].sort((a, b) => byName.compare(a.name, b.name))) {
    const letter = initialOf(name, language, letters);
    const last = groups.at(-1);
    const chapter = { id, name, found: plainText(`${name} ${text} ${words}`) };
    if (last && letters.compare(last.id, letter) === 0) last.chapters.push(chapter);
    else groups.push({ id: letter, head: undefined, chapters: [chapter] });
  }
  return groups;
}

/** Page that groups terms, with the pages of the same kind directly below it and all terms below it. */
export interface TermSubject {
  readonly page: TermListBlock['groups'][number];
  readonly subjects: readonly TermSubject[];
  readonly terms: readonly Term[];
}

const parentOf = (id: string): string => id.slice(0, id.lastIndexOf('/'));

/** Returns the pages directly below an id that group terms, each with what is below it. */
export function termSubjects({ terms, groups }: Pick<TermListBlock, 'groups' | 'terms'>, under: string): TermSubject[] {
  return groups
    .filter(({ id }) => parentOf(id) === under)
    .map((page) => ({
      page,
      subjects: termSubjects({ terms, groups }, page.id),
      terms: terms.filter(({ id }) => id.startsWith(`${page.id}/`)),
    }));
}
