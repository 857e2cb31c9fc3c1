import type { ContentEntry, ContentPage, ContentRecord, NewsPage } from '#shared/contracts/content.ts';
import type { TextValue } from '#shared/contracts/content-words.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { contentIdOf } from '#shared/domain/routing/content-id.ts';
import type { NewsTopic } from '#shared/domain/routing/news.ts';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { matchRoute, ROUTES } from '#shared/domain/routing/route-table.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { type ContentBook, type FamilyWords, isOffered, shownBlocks } from './block-facts.ts';
import type { ContentRepository } from './content-repository.ts';
import { type KeptPage, keepPages } from './kept-pages.ts';
import { type FoundArticle, isNews, newsAmong, newsFacts, newsPage } from './news.ts';
import { shownLanguages, shownTexts, withValues } from './shown-texts.ts';

export type { KeptPage } from './kept-pages.ts';
export { stateIn } from './shown-texts.ts';

/** Returns which pages an order stores and which it removes, by id. */
export function storedPages(pages: Readonly<Record<string, unknown>>): { stored: string[]; removed: string[] } {
  const ids = Object.keys(pages);
  return { stored: ids.filter((id) => pages[id] !== null), removed: ids.filter((id) => pages[id] === null) };
}

/** Pages of content: the brand's own, and the operator's in their place or beside them. */
export interface Content {
  /**
   * Returns a page in a language, or in its fallback language. ApiError CONTENT_UNKNOWN also before and after its time,
   * and for one about a competition that the site does not offer.
   */
  show(id: string, language: string | undefined): Promise<ContentPage>;
  /**
   * Returns the pages that visitors can find, with their names in a language, in the order of the route table. Landing
   * pages are not among them.
   */
  list(language: string | undefined): Promise<ContentEntry[]>;
  /**
   * Returns a page of the list of news in a language, the newest first; the last page where there are fewer.
   *
   * @param page from 1
   */
  news(choice: {
    topic?: NewsTopic | undefined;
    page?: number | undefined;
    lang?: string | undefined;
  }): Promise<NewsPage>;
  /**
   * Returns where an ended page redirects, with the query: past other ended pages, to one that is not over. null for
   * nowhere, also where ended pages lead to each other.
   */
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
  readonly book: ContentBook;
  readonly clock: ServerClock;
  /** Site config in a language. */
  readonly config: (language?: string) => Pick<SiteConfig, ConfigEntry>;
  /** Takes what is wrong with stored pages. */
  readonly onError: (error: Error) => void;
}
type ConfigEntry = 'availableRoutes' | 'brand' | 'companyName' | 'coupon' | 'defaultLanguage' | 'minAge' | 'support';

/** Puts the second group of a page before the tenth. */
const byNumber = new Intl.Collator('en', { numeric: true });
/** Pages of the rules that explain families of markets; the first text of each is the rule. */
const FAMILY_PAGES = 'information/rules/4/';

/** Puts the site's own names into texts of a language. */
type FillWords = <Part>(part: Part, language: string) => Part;

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

/** Returns what the page of a family of markets says in a language; null for a page that is not shown. */
function familyWordsOf(
  page: KeptPage | undefined,
  wanted: string,
  { now, fill }: { readonly now: number; readonly fill: FillWords },
): FamilyWords | null {
  if (!page?.record || phaseOf(page.record, now) !== 'now') return null;
  const { language, texts } = shownTexts(page.record, wanted);
  const { heading: name, blocks } = fill(texts, language);
  const first = page.record.blocks.find(({ kind }) => kind === 'text');
  const { text: rule = '' } = (blocks[first?.id ?? ''] ?? {}) as { readonly text?: string };
  return { id: page.id, name, rule };
}

function valuesOf({ brand, companyName, minAge, support }: Pick<SiteConfig, ConfigEntry>): Record<TextValue, string> {
  return { brand, company: companyName, age: String(minAge), email: support.email };
}

/** Creates the store of content; the brand's files are read with the first page. */
export function createContent({ repository, book, clock, config, onError }: ContentInput): Content {
  const load = keepPages({ repository, onError });

  async function find(id: string): Promise<ContentRecord | null> {
    return (await load()).get(id)?.record ?? null;
  }

  const fill: FillWords = (part, language) => withValues(part, valuesOf(config(language)));

  /** Returns the pages that visitors can find now, with the rows that show them. */
  async function findable(): Promise<(FoundArticle & { readonly row: RouteRow })[]> {
    return [...(await load()).values()].flatMap(({ id, record }) => {
      const row = rowOf(id);
      if (!record || !row || row.unlisted || phaseOf(record, clock.now()) !== 'now') return [];
      if (!isOffered(book, record)) return [];
      if (row.flag !== undefined && !isRouteOn(config(), row.flag)) return [];
      return [{ id, record, row }];
    });
  }

  /** Follows ended pages from a path to one that is not over; null where there is none. */
  async function pastEnded(start: string): Promise<string | null> {
    const passed = new Set<string>();
    for (let path = start; ; ) {
      const match = matchRoute(path);
      const id = match && contentIdOf(match);
      const record = id === null ? null : await find(id);
      if (id === null || !record || phaseOf(record, clock.now()) !== 'over') return path;
      if (record.whenOver === null || passed.has(id)) return null;
      passed.add(id);
      path = `${start.slice(0, 3)}${record.whenOver === '' ? '' : `/${record.whenOver}`}`;
    }
  }

  return {
    async show(id, wanted) {
      const pages = await load();
      const record = pages.get(id)?.record;
      const now = clock.now();
      if (!record || phaseOf(record, now) !== 'now' || !isOffered(book, record)) throw new ApiError('CONTENT_UNKNOWN');
      const { language, state, texts } = shownTexts(record, wanted);
      const { title, description, heading, blocks } = fill(texts, language);
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
        blocks: shownBlocks(record, blocks, {
          ...{ book, rules: couponRulesOf(config(language).coupon), now },
          familyWords: (family) => familyWordsOf(pages.get(`${FAMILY_PAGES}${family}`), language, { now, fill }),
        }),
        news: isNews({ id, record })
          ? newsFacts(id, newsAmong(await findable()), { language: wanted ?? language, fill })
          : null,
        endsAt: record.publishedUntil,
        now,
      };
    },
    async list(wanted) {
      const language = wanted ?? config().defaultLanguage;
      const pages = (await findable()).map(({ id, record, row }) => {
        const { language: own, texts } = shownTexts(record, language);
        const { heading, name = heading, words } = fill(texts, own);
        const { class: kind, places, order } = record;
        const other = name === heading ? {} : { heading };
        const entry = { id, class: kind, name, ...other, words, places, languages: shownLanguages(record) };
        return { row: ROUTES.indexOf(row), order, entry };
      });
      return pages
        .sort((a, b) => a.row - b.row || a.order - b.order || byNumber.compare(a.entry.id, b.entry.id))
        .map(({ entry }) => entry);
    },
    async news({ topic, page = 1, lang: language = config().defaultLanguage }) {
      return newsPage(newsAmong(await findable()), { topic, page, language, fill });
    },
    async redirectOf(url) {
      const [path = '', query] = url.split('?');
      const end = await pastEnded(path);
      return end === null || end === path ? null : `${end}${query ? `?${query}` : ''}`;
    },
    pages: async () => [...(await load()).values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    put: (pages) => repository.put(Object.entries(pages).map(([id, record]) => ({ id, record }))),
    restore: (ids) => repository.clear(ids),
  };
}
