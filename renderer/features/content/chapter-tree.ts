import type { Crumb } from '#renderer/lib/pages/page-record.ts';
import { knownRoutes } from '#renderer/lib/routing/known-routes.ts';
import type { ContentEntry, ContentPage } from '#shared/contracts/content.ts';
import { matchAmong } from '#shared/domain/routing/match-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { plainText } from '#shared/domain/search/plain-text.ts';

type Entry = Pick<ContentEntry, 'heading' | 'id' | 'name' | 'words'>;

/** Page of a table of contents. */
export interface Chapter {
  readonly id: string;
  readonly name: string;
  /** What the filter looks in: its name and its words, without case and accents. */
  readonly found: string;
}

/** Pages of a table of contents below one of its groups. */
export interface ChapterGroup {
  /** Id that the pages have in common. */
  readonly id: string;
  /** Page of the group itself; undefined where there is none. */
  readonly head: Chapter | undefined;
  readonly chapters: readonly Chapter[];
}

const chapterOf = ({ id, name, heading = name, words }: Entry): Chapter => ({
  id,
  name: heading,
  found: plainText(`${heading} ${name} ${words}`),
});

/** Returns pages in their order, each followed by those below it. */
function inTree<Page extends Pick<Entry, 'id'>>(pages: readonly Page[]): Page[] {
  const isBelow = (page: Page, other: Page) => page.id.startsWith(`${other.id}/`);
  const tops = pages.filter((page) => !pages.some((other) => isBelow(page, other)));
  return tops.flatMap((top) => [top, ...inTree(pages.filter((page) => isBelow(page, top)))]);
}

/**
 * Returns the pages below an id in groups by the next part of their ids, both in the order of the list. A page deeper
 * than a chapter belongs to its group too, after the chapter.
 */
export function chapterGroups(pages: readonly Entry[], under: string): ChapterGroup[] {
  const groups = new Map<string, { head: Chapter | undefined; chapters: Chapter[] }>();
  for (const page of pages) {
    if (!page.id.startsWith(`${under}/`)) continue;
    const [part = ''] = page.id.slice(under.length + 1).split('/');
    const id = `${under}/${part}`;
    const group = groups.get(id) ?? { head: undefined, chapters: [] };
    groups.set(id, group);
    if (page.id === id) group.head = chapterOf(page);
    else group.chapters.push(chapterOf(page));
  }
  for (const group of groups.values()) group.chapters = inTree(group.chapters);
  const byNumber = new Intl.Collator('en', { numeric: true });
  return [...groups].map(([id, group]) => ({ id, ...group })).sort((a, b) => byNumber.compare(a.id, b.id));
}

/** Returns all pages of a table of contents in reading order: each group's own page before its chapters. */
export function inReadingOrder(groups: readonly ChapterGroup[]): Chapter[] {
  return groups.flatMap(({ head, chapters }) => (head ? [head, ...chapters] : chapters));
}

/** Returns what is left of the groups where a page must have every typed word; a group keeps its page with a chapter. */
export function filteredGroups(groups: readonly ChapterGroup[], typed: string): ChapterGroup[] {
  const words = plainText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const isFound = ({ found }: Chapter) => words.every((word) => found.includes(word));
  return groups.flatMap((group) => {
    const chapters = group.chapters.filter(isFound);
    return chapters.length > 0 || (group.head && isFound(group.head)) ? [{ ...group, chapters }] : [];
  });
}

/** Returns the number of pages that the filter finds; a group's page that only holds found chapters is none of them. */
export function foundCount(groups: readonly ChapterGroup[], typed: string): number {
  const groupsOnly = groups.map((group) => ({ ...group, chapters: [] }));
  const chapters = filteredGroups(groups, typed).reduce((count, group) => count + group.chapters.length, 0);
  return chapters + filteredGroups(groupsOnly, typed).length;
}

/** Returns the pages over which the path to a listed page leads: its list, and the list of that. */
function listTrail(listedAt: string | undefined, pages: readonly Entry[], language: string): Crumb[] {
  const list = pages.find(({ id }) => id === listedAt);
  if (!list) return [];
  const path = `${paths.home(language)}/${list.id}`;
  return [
    ...listTrail(matchAmong(knownRoutes(), path)?.row.listedAt, pages, language),
    { name: chapterOf(list).name, path },
  ];
}

/**
 * Returns the pages between home and a page: of a table of contents the whole, then each page whose id is the beginning of
 * its own; of a listed page its list. None for other pages.
 *
 * @param language of the paths
 */
export function trailOf(
  { id, blocks }: Pick<ContentPage, 'blocks' | 'id'>,
  pages: readonly Entry[],
  language: string,
): Crumb[] {
  const listedAt = matchAmong(knownRoutes(), `${paths.home(language)}/${id}`)?.row.listedAt;
  if (listedAt !== undefined) return listTrail(listedAt, pages, language);
  const block = blocks.find(({ kind }) => kind === 'chapters');
  if (block?.kind !== 'chapters') return [];
  const above = pages.filter((page) => page.id.startsWith(`${block.under}/`) && id.startsWith(`${page.id}/`));
  const whole = { name: block.title, path: `${paths.home(language)}/${block.under}` };
  return [whole, ...above.map((page) => ({ name: chapterOf(page).name, path: `${paths.home(language)}/${page.id}` }))];
}
