import type { ContentClass } from '#shared/contracts/content.ts';
import type { BlockPlace, ContentBlock } from '#shared/contracts/content-blocks.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';

/** Page that visitors can find, in words for one reader. */
export interface PageWords {
  readonly id: string;
  readonly class: ContentClass;
  /** Its heading. */
  readonly name: string;
  /** Its description. */
  readonly text: string;
  readonly words: string;
  readonly language: string;
}

type Terms = ContentBlock<'termList'>;
type Links = ContentBlock<'pageLinks'>['links'];

const linkOf = ({ id, name, text, language }: PageWords) => ({ id, name, text, language });

/** Returns the terms below an id, and the pages between, which group them; both in the order of the pages. */
export function termFacts(
  { under }: BlockPlace<'termList'>,
  pages: readonly PageWords[],
): Pick<Terms, 'groups' | 'terms'> {
  const below = pages.filter(({ id }) => id.startsWith(`${under}/`));
  const terms = below.filter((page) => page.class === 'term');
  return {
    terms: terms.map((page) => ({ ...linkOf(page), words: page.words })),
    groups: below.filter(({ id }) => terms.some((term) => term.id.startsWith(`${id}/`))).map(linkOf),
  };
}

/**
 * Returns what a block links: pages of content in their words, others by their rows; none that is not there.
 *
 * @param isOn tells whether the site has the pages of a flag of the route table
 */
export function linkFacts(
  { pages: ids }: BlockPlace<'pageLinks'>,
  pages: readonly PageWords[],
  isOn: (flag: number) => boolean,
): Links {
  return ids.flatMap((id): Links => {
    const known = pages.find((page) => page.id === id);
    if (known) return [linkOf(known)];
    const row = matchRoute(`/en/${id}`)?.row;
    if (!row?.page || row.page === 'content' || !row.links) return [];
    return row.flag === undefined || isOn(row.flag) ? [{ id, row: row.id }] : [];
  });
}
