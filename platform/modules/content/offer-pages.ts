import type { ContentRecord } from '#shared/contracts/content.ts';
import type { OfferSet, ShownOffer } from '#shared/contracts/offers.ts';
import { CODE_OFFER, type OfferFamily } from '#shared/domain/offers/offers.ts';
import type { CurrentOffer } from '../offers/offers-service.ts';
import type { KeptPage } from './kept-pages.ts';

/** Ends of the ids of pages that stand for one of each offer, and for one of each registration code. */
const EACH_OFFER = '/each-offer';
const EACH_CODE = '/each-code';

/** Tells whether a page stands for others: it has no address of its own. */
export const standsForOthers = (id: string): boolean => id.endsWith(EACH_OFFER) || id.endsWith(EACH_CODE);

/** What the address of a page names: an offer that can be taken now, or one code of it. */
export interface OfferSubject {
  readonly offer: CurrentOffer;
  /** Registration code in capitals; null for the whole offer. */
  readonly code: string | null;
}

/** Begin of the ids of pages about one registration code. */
const CODE_PAGES = 'bonus/partners/';
const PARTNERS = /(?:^|\/)partners\/([a-z0-9-]+)$/;
const lastPart = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Returns what the id of a page names, by its last part; null for none that can be taken now. */
export function subjectOfPage(id: string, current: readonly CurrentOffer[]): OfferSubject | null {
  const code = PARTNERS.exec(id)?.[1]?.toUpperCase();
  const offer = current.find(({ slug }) => slug === (code === undefined ? lastPart(id) : CODE_OFFER));
  if (!offer) return null;
  if (code === undefined) return { offer, code: null };
  const sets = offer.sets.filter(({ of }) => of === code);
  return sets.length === 0 ? null : { offer: { ...offer, sets }, code };
}

/** Tells whether the offer that a page is about can be taken now; true for pages about none. */
export function isOfferCurrent(
  id: string,
  { blocks }: Pick<ContentRecord, 'blocks'>,
  current: readonly CurrentOffer[],
): boolean {
  return blocks.every(({ kind }) => kind !== 'offerTerms') || subjectOfPage(id, current) !== null;
}

/**
 * Returns the pages with those that stand for each offer and for each code in the place of their templates. A page of its own
 * id comes before one of a template.
 */
export function withOfferPages(
  pages: ReadonlyMap<string, KeptPage>,
  current: readonly CurrentOffer[],
): ReadonlyMap<string, KeptPage> {
  const codes = current
    .filter(({ slug }) => slug === CODE_OFFER)
    .flatMap(({ sets }) => sets.flatMap(({ of }) => of ?? []));
  const namesOf = (id: string): readonly string[] => {
    if (id.endsWith(EACH_OFFER)) return current.map(({ slug }) => slug);
    // What begins with a hyphen is no address.
    return codes.filter((code) => !code.startsWith('-')).map((code) => code.toLowerCase());
  };
  const made = [...pages.values()].flatMap((page): (readonly [string, KeptPage])[] => {
    if (!standsForOthers(page.id)) return [[page.id, page]];
    const parent = page.id.slice(0, page.id.lastIndexOf('/') + 1);
    const record = page.record;
    return namesOf(page.id)
      .filter((name) => !pages.has(`${parent}${name}`))
      .map((name, at) => {
        const id = `${parent}${name}`;
        return [id, { ...page, id, record: record && { ...record, order: at + 1 } }] as const;
      });
  });
  return new Map(made);
}

/** Returns the id of the page about the offer whose conditions a page has; null for a page without any. */
export function aboutOf(
  id: string,
  { blocks }: Pick<ContentRecord, 'blocks'>,
  current: readonly CurrentOffer[],
): string | null {
  const subject = blocks.some(({ kind }) => kind === 'offerTerms') ? subjectOfPage(id, current) : null;
  return subject && offerPageId(subject.offer);
}

/** What pages say of offers, in the language of the page that asks. */
export interface OfferFacts {
  /** Returns the offer that a page is about; null for a page about none. */
  of(id: string): ShownOffer | null;
  /** Returns all offers of a family that have a page. */
  among(family: OfferFamily): ShownOffer[];
}

interface FactsInput {
  readonly current: readonly CurrentOffer[];
  /** Returns the name and the description of a page, and whether the site has its address; null for one not shown. */
  readonly wordsOf: (id: string) => (Omit<ShownOffer['page'], 'id'> & { readonly isOpen: boolean }) | null;
  /** Returns the id under which a page is addressed. */
  readonly addressOf: (id: string) => string;
}

type Condition = CurrentOffer['sets'][number]['conditions'][number];
const endOf = (one: Condition): number[] => (one.name === 'until' && one.type === 'instant' ? [one.at] : []);

/** Returns the id of the page about an offer. */
export const offerPageId = ({ family, slug }: Pick<CurrentOffer, 'family' | 'slug'>): string =>
  family === 'casino' ? `bonus/casino/promotions/${slug}` : `promotions/${slug}`;

/** Returns what pages say of the offers that can be taken now. */
export function offerFacts({ current, wordsOf, addressOf }: FactsInput): OfferFacts {
  /** Adds the page of a registration code to its conditions, where the site has one and does not show it now. */
  function withPage(set: OfferSet, isOfCode: boolean): ShownOffer['sets'][number] {
    const id = isOfCode && set.of !== null ? `${CODE_PAGES}${set.of.toLowerCase()}` : null;
    return id !== null && wordsOf(id)?.isOpen ? { ...set, page: addressOf(id) } : set;
  }

  function shown({ offer, code }: OfferSubject): ShownOffer | null {
    const { slug, family, takers, act, sets } = offer;
    const [id, rules] = [offerPageId(offer), `bonus/rules/${slug}`];
    const words = wordsOf(id);
    if (words === null) return null;
    const until =
      code === null ? offer.until : (sets.flatMap(({ conditions }) => conditions).flatMap(endOf)[0] ?? null);
    return {
      ...{ slug, family, takers, act, until },
      page: { id: words.isOpen ? id : null, name: words.name, about: words.about },
      rules: wordsOf(rules)?.isOpen ? addressOf(rules) : null,
      sets: sets.map((set) => withPage(set, code === null && slug === CODE_OFFER)),
    };
  }
  return {
    of(id) {
      const subject = subjectOfPage(id, current);
      return subject && shown(subject);
    },
    among: (family) =>
      current
        .filter((offer) => offer.family === family)
        .flatMap((offer) => shown({ offer, code: null }) ?? [])
        .filter(({ page }) => page.id !== null),
  };
}
