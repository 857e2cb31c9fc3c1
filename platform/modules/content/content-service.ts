import * as v from 'valibot';
import type { Game } from '#shared/contracts/catalogue.ts';
import {
  type ContentEntry,
  type ContentPage,
  type ContentRecord,
  contentRecordSchema,
} from '#shared/contracts/content.ts';
import type { BlockPlace, ContentBlock, TextValue } from '#shared/contracts/content-blocks.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { contentIdOf } from '#shared/domain/routing/content-id.ts';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { matchRoute, ROUTES } from '#shared/domain/routing/route-table.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import { readBrandPages } from './brand-pages.ts';
import type { ContentRepository } from './content-repository.ts';
import { shownLanguages, shownTexts, withValues } from './shown-texts.ts';

export { stateIn } from './shown-texts.ts';

/** Where a page comes from: the brand's files, or the operator. */
export type PageOrigin = 'brand' | 'operator';

/** Page with what the operator has made of it. */
export interface KeptPage {
  readonly id: string;
  readonly origin: PageOrigin;
  /** null for a page of the brand that the operator has removed. */
  readonly record: ContentRecord | null;
}

/** Returns which pages an order stores and which it removes, by id. */
export function storedPages(pages: Readonly<Record<string, unknown>>): { stored: string[]; removed: string[] } {
  const ids = Object.keys(pages);
  return { stored: ids.filter((id) => pages[id] !== null), removed: ids.filter((id) => pages[id] === null) };
}

/** Pages of content: the brand's own, and the operator's in their place or beside them. */
export interface Content {
  /**
   * Returns a page in a language, or in its fallback language. ApiError CONTENT_UNKNOWN also before and after its time.
   */
  show(id: string, language: string | undefined): Promise<ContentPage>;
  /**
   * Returns the pages that visitors can find, with their names in a language, in the order of the route table. Landing
   * pages are not among them.
   */
  list(language: string | undefined): Promise<ContentEntry[]>;
  /** Returns where an ended page redirects, with the query; null for nowhere. */
  redirectOf(url: string): Promise<string | null>;
  /** Returns all pages, by id. */
  pages(): Promise<readonly KeptPage[]>;
  /** Stores pages for all processes, all or none; a record of null removes a page. */
  put(pages: Readonly<Record<string, ContentRecord | null>>): Promise<void>;
  /** Returns to the brand's pages of these ids; to all of them without ids. */
  restore(ids?: readonly string[]): Promise<void>;
}

interface ContentInput {
  readonly repository: ContentRepository;
  readonly book: Pick<Book, 'game' | 'list'>;
  readonly clock: ServerClock;
  /** Site config in a language. */
  readonly config: (language?: string) => Pick<SiteConfig, ConfigEntry>;
  /** Takes what is wrong with stored pages. */
  readonly onError: (error: Error) => void;
}
type ConfigEntry = 'availableRoutes' | 'brand' | 'companyName' | 'defaultLanguage' | 'minAge' | 'support';

interface Kept {
  readonly stamp: string;
  readonly pages: ReadonlyMap<string, KeptPage>;
}

type Phase = 'before' | 'now' | 'over';

function phaseOf({ publishedFrom, publishedUntil }: ContentRecord, now: number): Phase {
  if (publishedUntil !== null && now >= publishedUntil) return 'over';
  return publishedFrom !== null && now < publishedFrom ? 'before' : 'now';
}

/** Returns the row that shows a page at its own address; undefined for a page that has only others, as landings have. */
function rowOf(id: string): RouteRow | undefined {
  const match = matchRoute(`/en/${id}`);
  return match && contentIdOf(match) === id ? match.row : undefined;
}

/** Returns the games of a block; none for a sport that does not exist. */
function gamesOf(book: ContentInput['book'], { section, sport: slug, filter, count }: BlockPlace<'games'>): Game[] {
  const sport = slug === undefined ? undefined : sportBySlug(slug);
  if (slug !== undefined && sport === undefined) return [];
  const ids = book.list({ section, ...(sport ? { sportId: sport.id } : {}), ...(filter ? { filter } : {}) });
  return ids.slice(0, count).flatMap((id) => book.game(id) ?? []);
}

/** Creates the store of content; the brand's files are read with the first page. */
export function createContent({ repository, book, clock, config, onError }: ContentInput): Content {
  let kept: Kept | null = null;

  async function load(): Promise<Kept['pages']> {
    const stamp = await repository.stamp();
    if (kept?.stamp === stamp) return kept.pages;
    const pages = new Map<string, KeptPage>();
    for (const [id, record] of await readBrandPages()) pages.set(id, { id, origin: 'brand', record });
    for (const { id, record } of await repository.all()) {
      const { success, output } = v.safeParse(v.nullable(contentRecordSchema), record);
      if (success) pages.set(id, { id, origin: 'operator', record: output });
      // What another version has stored must not take the other pages off the site.
      else
        onError(
          new Error(`The stored page ${id} does not fit this version; the brand's is shown instead, if there is one`),
        );
    }
    kept = { stamp, pages };
    return pages;
  }

  async function find(id: string): Promise<ContentRecord | null> {
    return (await load()).get(id)?.record ?? null;
  }

  function valuesOf(language: string): Readonly<Record<TextValue, string>> {
    const { brand, companyName, minAge, support } = config(language);
    return { brand, company: companyName, age: String(minAge), email: support.email };
  }

  /** Returns the blocks of a page with texts and facts; a block without texts in the language is left out. */
  function blocksOf(record: ContentRecord, texts: Readonly<Record<string, unknown>>): ContentBlock[] {
    const games = new Map(
      record.blocks.flatMap((place) => (place.kind === 'games' ? [[place.id, gamesOf(book, place)] as const] : [])),
    );
    const firstStart = () => {
      const starts = [...games.values()].flat().map(({ startAt }) => startAt);
      const coming = starts.filter((startAt) => startAt > clock.now());
      return coming.length === 0 ? null : Math.min(...coming);
    };
    const factsOf = (place: BlockPlace): object => {
      if (place.kind === 'games') return { games: games.get(place.id) ?? [] };
      if (place.kind === 'countdown') return { at: place.to === 'end' ? record.publishedUntil : firstStart() };
      return {};
    };
    return record.blocks
      .filter(({ id }) => texts[id] !== undefined)
      .map((place) => ({ ...place, ...(texts[place.id] as object), ...factsOf(place) }) as ContentBlock);
  }

  return {
    async show(id, wanted) {
      const record = await find(id);
      const now = clock.now();
      if (!record || phaseOf(record, now) !== 'now') throw new ApiError('CONTENT_UNKNOWN');
      const { language, state, texts } = shownTexts(record, wanted);
      const { title, description, heading, blocks } = withValues(texts, valuesOf(language));
      return {
        id,
        class: record.class,
        language,
        state,
        languages: shownLanguages(record),
        versions: record.versions
          .filter(({ number }) => number <= texts.version)
          .map((version) => ({ ...version, change: texts.changes[version.number] ?? '' })),
        title,
        description,
        heading,
        blocks: blocksOf(record, blocks),
        endsAt: record.publishedUntil,
        now,
      };
    },
    async list(wanted) {
      const language = wanted ?? config().defaultLanguage;
      const pages = [...(await load()).values()].flatMap(({ id, record }) => {
        const row = rowOf(id);
        if (!record || !row || row.unlisted || phaseOf(record, clock.now()) !== 'now') return [];
        if (row.flag !== undefined && !isRouteOn(config(), row.flag)) return [];
        const shown = shownTexts(record, language);
        const { heading: name, words } = withValues(shown.texts, valuesOf(shown.language));
        const { class: kind, places } = record;
        const entry = { id, class: kind, name, words, places, languages: shownLanguages(record) };
        return [{ order: ROUTES.indexOf(row), entry }];
      });
      return pages.sort((a, b) => a.order - b.order || (a.entry.id < b.entry.id ? -1 : 1)).map(({ entry }) => entry);
    },
    async redirectOf(url) {
      const [path = '', query] = url.split('?');
      const match = matchRoute(path);
      const id = match && contentIdOf(match);
      const record = id === null ? null : await find(id);
      if (!record || record.whenOver === null || phaseOf(record, clock.now()) !== 'over') return null;
      const target = `${path.slice(0, 3)}${record.whenOver === '' ? '' : `/${record.whenOver}`}`;
      return target === path ? null : `${target}${query ? `?${query}` : ''}`;
    },
    pages: async () => [...(await load()).values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    put: (pages) => repository.put(Object.entries(pages).map(([id, record]) => ({ id, record }))),
    restore: (ids) => repository.clear(ids),
  };
}
