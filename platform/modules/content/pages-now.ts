import type { ContentRecord } from '#shared/contracts/content.ts';
import type { TextValue } from '#shared/contracts/content-words.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { hyperTermsOf } from '#shared/domain/coupon/bonuses/bonus-settings.ts';
import type { ExampleOffers } from '#shared/domain/coupon/example.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { addressedId } from '#shared/domain/routing/bonus-address.ts';
import { contentIdOf } from '#shared/domain/routing/content-id.ts';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { matchRoute, ROUTES } from '#shared/domain/routing/route-table.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { CurrentOffer, Offers } from '../offers/offers-service.ts';
import { type ContentBook, type FamilyWords, isOffered } from './block-facts.ts';
import type { KeptPage } from './kept-pages.ts';
import type { FoundArticle } from './news.ts';
import {
  aboutOf,
  isOfferCurrent,
  type OfferFacts,
  offerFacts,
  offerPageId,
  subjectOfPage,
  withOfferPages,
} from './offer-pages.ts';
import type { PageWords } from './page-links.ts';
import { shownTexts, withValues } from './shown-texts.ts';

/** Entries of the site config that pages of content read. */
export type ContentConfigEntry =
  | 'availableRoutes'
  | 'brand'
  | 'companyName'
  | 'defaultCurrency'
  | 'defaultLanguage'
  | 'minAge'
  | 'promoBonusToOffer'
  | 'support';

/** Puts the second group of a page before the tenth. */
const byNumber = new Intl.Collator('en', { numeric: true });
/** Pages of the rules that explain families of markets; the first text of each is the rule. */
const FAMILY_PAGES = 'information/rules/4/';

/** Puts the site's own names into texts of a language, and what a page stands for into those of that page. */
export type FillWords = <Part>(part: Part, language: string, id?: string) => Part;

/** Pages of an instant, and the offers that can be taken then. */
export interface Known {
  readonly pages: ReadonlyMap<string, KeptPage>;
  readonly current: readonly CurrentOffer[];
}

type PublicationPhase = 'before' | 'now' | 'over';

export function phaseOf({ publishedFrom, publishedUntil }: ContentRecord, now: number): PublicationPhase {
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

type SiteValue = Exclude<TextValue, 'code' | 'offer'>;

function valuesOf({
  brand,
  companyName,
  minAge,
  support,
}: Pick<SiteConfig, ContentConfigEntry>): Record<SiteValue, string> {
  return { brand, company: companyName, age: String(minAge), email: support.email };
}

/** Returns what the address of a page names: the name of its offer in a language, and its code; none for other pages. */
function subjectValues({ pages, current }: Known, id: string, language: string): Record<string, string> {
  const subject = subjectOfPage(id, current);
  const record = subject && pages.get(offerPageId(subject.offer))?.record;
  if (!subject || !record) return {};
  const { heading, name = heading } = shownTexts(record, language).texts;
  return { offer: name, code: subject.code ?? '' };
}

interface PagesInput {
  readonly load: () => Promise<ReadonlyMap<string, KeptPage>>;
  readonly book: ContentBook;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly config: (language?: string) => Pick<SiteConfig, ContentConfigEntry>;
  readonly offers: Offers;
}

/** What visitors can see of the pages at an instant. */
export interface PagesNow {
  read(): Promise<Known>;
  /** Returns a page that is shown now; null for another. */
  shown(known: Known, id: string): ContentRecord | null;
  /** Returns the pages that visitors can find now, with the rows that show them, in the order of the route table. */
  findable(known: Known): (FoundArticle & { readonly row: RouteRow })[];
  /** Returns these pages in the words of a language, where they have it. */
  pageWords(known: Known, wanted: string): PageWords[];
  /** Returns the id under which a page is addressed. */
  addressed(id: string): string;
  filling(known: Known): FillWords;
  /** Returns what a page in a language says of families of markets. */
  familyWords(known: Known, language: string): (family: string) => FamilyWords | null;
  /** Returns what pages in a language say of the offers. */
  offersIn(known: Known, language: string | undefined): OfferFacts;
  exampleOffers(): ExampleOffers;
}

/** Returns the readers of the pages of this instant. */
export function createPagesNow({ load, book, clock, config, offers }: PagesInput): PagesNow {
  const addressed = (id: string) => addressedId(id, config().promoBonusToOffer);
  const filling =
    (known: Known): FillWords =>
    (part, language, id = '') =>
      withValues(part, { ...valuesOf(config(language)), ...subjectValues(known, id, language) });

  const isOpen = (row: RouteRow | undefined) => row?.flag === undefined || isRouteOn(config(), row.flag);

  function shown({ pages, current }: Known, id: string): ContentRecord | null {
    const record = pages.get(id)?.record;
    const isShown = record && phaseOf(record, clock.now()) === 'now' && isOffered(book, record);
    if (!isShown || !isOfferCurrent(id, record, current)) return null;
    // What the terms of an offer call it, its own page says.
    const about = aboutOf(id, record, current);
    return about === null || about === id || shown({ pages, current }, about) ? record : null;
  }

  function findable(known: Known) {
    const found = [...known.pages.keys()].flatMap((id) => {
      const row = rowOf(addressed(id));
      const record = row && !row.unlisted ? shown(known, id) : null;
      return record && row && isOpen(row) ? [{ id, record, row, place: ROUTES.indexOf(row) }] : [];
    });
    return found.sort(
      (a, b) =>
        a.place - b.place || a.record.order - b.record.order || byNumber.compare(addressed(a.id), addressed(b.id)),
    );
  }

  return {
    addressed,
    filling,
    shown,
    findable,
    pageWords: (known, wanted) =>
      findable(known).map(({ id, record }) => {
        const { language, texts } = shownTexts(record, wanted);
        const { heading: name, description: text, words } = texts;
        const filled = filling(known)({ name, text, words }, language, id);
        return { id: addressed(id), class: record.class, ...filled, language };
      }),
    async read() {
      const [pages, current] = await Promise.all([load(), offers.current()]);
      return { pages: withOfferPages(pages, current), current };
    },
    familyWords: (known, language) => (family) =>
      familyWordsOf(known.pages.get(`${FAMILY_PAGES}${family}`), language, {
        now: clock.now(),
        fill: filling(known),
      }),
    offersIn: (known, wanted) =>
      offerFacts({
        current: known.current,
        addressOf: addressed,
        wordsOf(id) {
          const record = shown(known, id);
          if (!record) return null;
          const { language, texts } = shownTexts(record, wanted);
          const { heading, name = heading, description } = filling(known)(texts, language, id);
          return { name, about: description, isOpen: isOpen(rowOf(addressed(id))) };
        },
      }),
    exampleOffers() {
      const { bonuses, express } = offers.sources();
      return {
        hyperBonus: hyperTermsOf(bonuses, config().defaultCurrency),
        bonusBet: bonuses.bonusBet,
        upliftPercent: (express.line ?? express.live)?.percent ?? 0,
      };
    },
  };
}
