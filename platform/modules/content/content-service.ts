import type { ContentEntry, ContentPage, ContentRecord, NewsPage } from '#shared/contracts/content.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { ownPageId } from '#shared/domain/routing/bonus-address.ts';
import { contentIdOf } from '#shared/domain/routing/content-id.ts';
import type { NewsTopic } from '#shared/domain/routing/news.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Offers } from '../offers/offers-service.ts';
import { type ContentBook, listsPages, shownBlocks } from './block-facts.ts';
import type { ContentRepository } from './content-repository.ts';
import { type KeptPage, keepPages } from './kept-pages.ts';
import { isNews, newsAmong, newsFacts, newsPage } from './news.ts';
import { type ContentConfigEntry, createPagesNow, phaseOf } from './pages-now.ts';
import { shownLanguages, shownTexts } from './shown-texts.ts';

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
  readonly config: (language?: string) => Pick<SiteConfig, ContentConfigEntry>;
  /** Offers of the site, by the configuration. */
  readonly offers: Offers;
  /** Takes what is wrong with stored pages. */
  readonly onError: (error: Error) => void;
}
/** Creates the store of content; the brand's files are read with the first page. */
export function createContent({ repository, book, clock, config, offers, onError }: ContentInput): Content {
  const load = keepPages({ repository, onError });
  const now = createPagesNow({ load, book, clock, config, offers });
  const stored = (id: string) => ownPageId(id, config().promoBonusToOffer);

  async function find(id: string): Promise<ContentRecord | null> {
    return (await now.read()).pages.get(stored(id))?.record ?? null;
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
    async show(asked, wanted) {
      const known = await now.read();
      const id = stored(asked);
      const fill = now.filling(known);
      const record = now.shown(known, id);
      if (!record) throw new ApiError('CONTENT_UNKNOWN');
      const { language, state, texts } = shownTexts(record, wanted);
      const { title, description, heading, blocks } = fill(texts, language, id);
      return {
        id: asked,
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
          ...{ id, book, now: clock.now(), rules: offers.sources().rules },
          ...{ offers: now.offersIn(known, wanted), exampleOffers: now.exampleOffers() },
          familyWords: now.familyWords(known, language),
          pages: record.blocks.some(listsPages) ? now.pageWords(known, wanted ?? language) : [],
          isOn: (flag) => isRouteOn(config(), flag),
        }),
        news: isNews({ id, record })
          ? newsFacts(id, newsAmong(now.findable(known)), { language: wanted ?? language, fill })
          : null,
        endsAt: record.publishedUntil,
        now: clock.now(),
      };
    },
    async list(wanted) {
      const known = await now.read();
      const fill = now.filling(known);
      const language = wanted ?? config().defaultLanguage;
      return now.findable(known).map(({ id, record }) => {
        const { language: own, texts } = shownTexts(record, language);
        const named = { heading: texts.heading, name: texts.name ?? texts.heading, words: texts.words };
        const { heading, name, words } = fill(named, own, id);
        const { class: kind, places } = record;
        const other = name === heading ? {} : { heading };
        return { id: now.addressed(id), class: kind, name, ...other, words, places, languages: shownLanguages(record) };
      });
    },
    async news({ topic, page = 1, lang: language = config().defaultLanguage }) {
      const known = await now.read();
      return newsPage(newsAmong(now.findable(known)), { topic, page, language, fill: now.filling(known) });
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
