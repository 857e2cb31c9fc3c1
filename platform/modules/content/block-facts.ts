import type { CompetitionCount, Game, GameSection } from '#shared/contracts/catalogue.ts';
import type { ContentRecord } from '#shared/contracts/content.ts';
import type { BlockPlace, ContentBlock, FactlessKind } from '#shared/contracts/content-blocks.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { type ExampleFigures, type ExampleOffers, exampleFigures } from '#shared/domain/coupon/example.ts';
import { CouponShapeError } from '#shared/domain/coupon/types.ts';
import { MARKET_FAMILIES, marketFamily } from '#shared/domain/markets/market-families.ts';
import { compareMarketTypes } from '#shared/domain/markets/market-order.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import type { SimulatedBook } from '../../simulation/book/book-of-world.ts';
import { contractTeam } from '../../simulation/catalogue/team-table.ts';
import type { OfferFacts } from './offer-pages.ts';
import { linkFacts, type PageWords, termFacts } from './page-links.ts';

/** The part of the book that pages of content show. */
export interface ContentBook
  extends Pick<SimulatedBook, 'competition' | 'game' | 'list' | 'marketTypes' | 'names' | 'sections'> {
  /** Whether games of a sport can be in a section. */
  takes(sportId: number, section: GameSection): boolean;
}

/** What a page says of a family of markets: its heading and its rule, in the language of the page that asks. */
export interface FamilyWords {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
}

interface FactsInput {
  /** Id of the page. */
  readonly id: string;
  /** Offers of the site, and the conditions of those that examples of bets have. */
  readonly offers: OfferFacts;
  readonly exampleOffers: ExampleOffers;
  readonly book: ContentBook;
  /** Rules of the site's bets. */
  readonly rules: CouponRules;
  /** Server clock, epoch ms. */
  readonly now: number;
  /** Returns the words of a family of markets; null while no page explains it. */
  readonly familyWords: (family: string) => FamilyWords | null;
  /** Pages that visitors can find now, in their order, with their words for the reader; none where no block lists any. */
  readonly pages: readonly PageWords[];
  /** Tells whether the site has the pages of a flag of the route table. */
  readonly isOn: (flag: number) => boolean;
}

/** Returns the games of a block; none for a sport that does not exist. */
function gamesOf(book: ContentBook, { section, sport: slug, filter, count }: BlockPlace<'games'>): Game[] {
  const sport = slug === undefined ? undefined : sportBySlug(slug);
  if (slug !== undefined && sport === undefined) return [];
  const ids = book.list({ section, ...(sport ? { sportId: sport.id } : {}), ...(filter ? { filter } : {}) });
  return ids.slice(0, count).flatMap((id) => book.game(id) ?? []);
}

type NamedCompetition = Pick<BlockPlace<'competition'>, 'competition' | 'sport'>;

/** Returns the competition of a part as the catalogue has it; undefined for one that it does not have. */
function listed({ names }: ContentBook, { sport, competition }: NamedCompetition) {
  const sportId = sportBySlug(sport)?.id;
  return names.competitions.find((one) => one.sportId === sportId && one.slug === competition);
}

function subjectOf(book: ContentBook, place: NamedCompetition): CompetitionCount | null {
  const one = listed(book, place);
  return one ? book.competition(one.id) : null;
}

function takesSport(book: ContentBook, slug: string): boolean {
  const sport = sportBySlug(slug);
  return sport !== undefined && (book.takes(sport.id, 'line') || book.takes(sport.id, 'live'));
}

/**
 * Tells whether the site offers the competitions and the sport that a page is about: without one of them there is no
 * such page.
 */
export function isOffered(book: ContentBook, { blocks }: Pick<ContentRecord, 'blocks'>): boolean {
  return blocks.every((place) => {
    if (place.kind === 'sportMarkets') return takesSport(book, place.sport);
    return !('competition' in place) || subjectOf(book, place) !== null;
  });
}

/** Returns the markets of a sport by family, in the order of the rules. */
function familiesOf(
  { book, familyWords }: FactsInput,
  { sport: slug }: BlockPlace<'sportMarkets'>,
): ContentBlock<'sportMarkets'>['families'] {
  const sport = sportBySlug(slug);
  const types = sport ? book.marketTypes(sport.id).flatMap((id) => findMarketType(id) ?? []) : [];
  return MARKET_FAMILIES.flatMap((family) => {
    const own = types.filter((type) => marketFamily(type) === family);
    if (own.length === 0) return [];
    return [{ family, page: familyWords(family), types: own.sort(compareMarketTypes).map(({ id }) => id) }];
  });
}

/** Returns the sides of a competition, each with its live game, else its next one on offer. */
function clubsOf(book: ContentBook, place: NamedCompetition): ContentBlock<'clubs'>['clubs'] {
  const competition = listed(book, place);
  if (!competition || book.competition(competition.id) === null) return [];
  const { live, line } = book.sections();
  const games = [...live, ...line].filter(({ competitionId }) => competitionId === competition.id);
  const priced = new Map<number, Game | null>();
  return competition.teamIds.flatMap((teamId) => {
    const side = book.names.team(teamId);
    if (!side) return [];
    const id = games.find(({ home, away }) => home === teamId || away === teamId)?.gameId;
    if (id !== undefined && !priced.has(id)) priced.set(id, book.game(id));
    return [{ team: contractTeam(side), game: (id === undefined ? null : priced.get(id)) ?? null }];
  });
}

/** Returns what an example pays; null where the site's own rules allow no such bet. */
function exampleOf(
  place: BlockPlace<'couponExample'>,
  { rules, exampleOffers }: Pick<FactsInput, 'exampleOffers' | 'rules'>,
): ExampleFigures | null {
  try {
    return exampleFigures(place, rules, exampleOffers);
  } catch (error) {
    if (error instanceof CouponShapeError) return null;
    throw error;
  }
}

/** Tells whether a block names other pages. */
export const listsPages = ({ kind }: BlockPlace): boolean => kind === 'termList' || kind === 'pageLinks';

const noFacts = (_: BlockPlace<FactlessKind>): object => ({});

/**
 * Returns the blocks of a page with texts and facts; a block without texts in the language is left out.
 *
 * @param texts of the blocks by their names
 */
export function shownBlocks(
  { blocks, publishedUntil }: ContentRecord,
  texts: Readonly<Record<string, unknown>>,
  input: FactsInput,
): ContentBlock[] {
  const { book, now } = input;
  const games = new Map(
    blocks.flatMap((place) => (place.kind === 'games' ? [[place.id, gamesOf(book, place)] as const] : [])),
  );
  const firstStart = () => {
    const starts = [...games.values()].flat().map(({ startAt }) => startAt);
    const coming = starts.filter((startAt) => startAt > now);
    return coming.length === 0 ? null : Math.min(...coming);
  };
  const factsOf = (place: BlockPlace): object => {
    switch (place.kind) {
      case 'games':
        return { games: games.get(place.id) ?? [] };
      case 'countdown':
        return { at: place.to === 'end' ? publishedUntil : firstStart() };
      case 'competition':
      case 'competitionGames':
        return { subject: subjectOf(book, place) };
      case 'sportMarkets':
        return { families: familiesOf(input, place) };
      case 'clubs':
        return { subject: subjectOf(book, place), clubs: clubsOf(book, place) };
      case 'couponExample':
        return { example: exampleOf(place, input) };
      case 'offerTerms':
        return { offer: input.offers.of(input.id) };
      case 'offerList':
        return { offers: input.offers.among(place.family) };
      case 'termList':
        return termFacts(place, input.pages);
      case 'pageLinks':
        return { links: linkFacts(place, input.pages, input.isOn) };
      default:
        // Every kind with facts has a case above.
        return noFacts(place);
    }
  };
  return blocks
    .filter(({ id }) => texts[id] !== undefined)
    .map((place) => ({ ...place, ...(texts[place.id] as object), ...factsOf(place) }) as ContentBlock);
}
