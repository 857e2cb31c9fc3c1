import type { Game } from '#shared/contracts/catalogue.ts';
import type { ContentRecord } from '#shared/contracts/content.ts';
import type { BlockPlace, ContentBlock } from '#shared/contracts/content-blocks.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import type { Book } from '../../simulation/book/book-port.ts';

/** The part of the book that pages of content show. */
export type ContentBook = Pick<Book, 'game' | 'list'>;

/** Returns the games of a block; none for a sport that does not exist. */
function gamesOf(book: ContentBook, { section, sport: slug, filter, count }: BlockPlace<'games'>): Game[] {
  const sport = slug === undefined ? undefined : sportBySlug(slug);
  if (slug !== undefined && sport === undefined) return [];
  const ids = book.list({ section, ...(sport ? { sportId: sport.id } : {}), ...(filter ? { filter } : {}) });
  return ids.slice(0, count).flatMap((id) => book.game(id) ?? []);
}

/**
 * Returns the blocks of a page with texts and facts; a block without texts in the language is left out.
 *
 * @param texts of the blocks by their names
 * @param now server clock, epoch ms
 */
export function blocksOf(
  { blocks, publishedUntil }: ContentRecord,
  texts: Readonly<Record<string, unknown>>,
  { book, now }: { readonly book: ContentBook; readonly now: number },
): ContentBlock[] {
  const games = new Map(
    blocks.flatMap((place) => (place.kind === 'games' ? [[place.id, gamesOf(book, place)] as const] : [])),
  );
  const firstStart = () => {
    const starts = [...games.values()].flat().map(({ startAt }) => startAt);
    const coming = starts.filter((startAt) => startAt > now);
    return coming.length === 0 ? null : Math.min(...coming);
  };
  const factsOf = (place: BlockPlace): object => {
    if (place.kind === 'games') return { games: games.get(place.id) ?? [] };
    if (place.kind === 'countdown') return { at: place.to === 'end' ? publishedUntil : firstStart() };
    return {};
  };
  return blocks
    .filter(({ id }) => texts[id] !== undefined)
    .map((place) => ({ ...place, ...(texts[place.id] as object), ...factsOf(place) }) as ContentBlock);
}
