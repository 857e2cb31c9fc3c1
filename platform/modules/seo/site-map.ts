import type { CallAnswer } from '#shared/contracts/call.ts';
import type { GameSection } from '#shared/contracts/catalogue.ts';
import type { ContentEntry } from '#shared/contracts/content.ts';
import type { PageOverrides, SiteMapPart, siteMapCall } from '#shared/contracts/seo.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { decideRoute } from '#shared/domain/guards/decide-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { matchRoute, ROUTES } from '#shared/domain/routing/route-table.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { canonicalOf } from '#shared/domain/seo/canonical.ts';
import { forbidsListing, robotsOf } from '#shared/domain/seo/robots.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { SimulatedBook } from '../../simulation/book/book-of-world.ts';
import { pageDataOf } from './page-data.ts';

export type SiteMapBook = Pick<SimulatedBook, 'address' | 'competitions' | 'list' | 'sports'>;

interface SiteMapInput {
  readonly book: SiteMapBook;
  /** Pages of content that visitors can find. */
  readonly pages: readonly Pick<ContentEntry, 'id' | 'languages'>[];
  readonly config: SiteConfig;
  readonly overrides: PageOverrides;
}

const SECTIONS = ['line', 'live'] as const;
/**
 * Addresses of one file: each appears once for every language, with all its alternates, and a file stays below 2 MB.
 */
const PAGE = 200;
/** A host that no site has, because only the page's own data counts here. */
const NOWHERE = 'https://nowhere.invalid';

/** Returns the pages with one address each: routes without parameters, content, and the lists of all sports. */
function fixedPaths(pages: SiteMapInput['pages'], language: string): string[] {
  const rows = ROUTES.filter(({ page, unlisted, auth, guestOnly, redirect }) => {
    return page !== null && page !== 'content' && !unlisted && !auth && !guestOnly && !redirect;
  });
  const plain = rows.filter(({ patterns }) => !patterns.some((pattern) => pattern.includes(':')));
  return [
    ...plain.flatMap((row) => samplePaths(row, language)),
    ...pages.map(({ id }) => `/${language}/${id}`),
    ...SECTIONS.map((section) => paths.section(section, { language })),
  ];
}

function sportPaths(book: SiteMapBook, language: string): string[] {
  return book
    .sports()
    .flatMap(({ slug, ...counts }) =>
      SECTIONS.filter((section) => counts[section] > 0).map((section) =>
        paths.section(section, { language, sport: slug }),
      ),
    );
}

function competitionPaths(book: SiteMapBook, language: string): string[] {
  return book
    .sports()
    .flatMap(({ id, slug: sport }) =>
      book
        .competitions(id)
        .flatMap((competition) =>
          SECTIONS.filter((section) => competition[section] > 0).map((section) =>
            paths.section(section, { language, sport, competition }),
          ),
        ),
    );
}

function gamePath(book: SiteMapBook, language: string, section: GameSection, gameId: number): string | null {
  const game = book.address(gameId);
  const sport = game && sportById(game.sportId)?.slug;
  if (!game || !sport) return null;
  const competition = { id: game.competitionId, slug: game.competitionSlug };
  return paths.game({ language, section, sport, competition, game });
}

/** An address that is built only when its page of the site map is requested: there are thousands of games. */
type LazyPath = () => string | null;

const ready = (made: readonly string[]): LazyPath[] => made.map((path) => () => path);

function pathsOf(part: SiteMapPart, { book, pages }: SiteMapInput, language: string): LazyPath[] {
  switch (part) {
    case 'pages':
      return ready(fixedPaths(pages, language));
    case 'sports':
      return ready(sportPaths(book, language));
    case 'competitions':
      return ready(competitionPaths(book, language));
    case 'games':
      return SECTIONS.flatMap((section) =>
        book.list({ section }).map((gameId) => () => gamePath(book, language, section, gameId)),
      );
    default:
      return assertNever(part, 'part of the site map');
  }
}

/** Decides whether a path is listed: guards must not keep guests from it, nor page data search engines. */
function isListed(path: string, { config, overrides }: SiteMapInput): boolean {
  const { defaultLanguage: language } = config;
  const visit = { language, path, query: '', match: matchRoute(path), from: null };
  if (decideRoute(visit, { config, player: null, termsChanged: false }).kind !== 'allow') return false;
  const data = pageDataOf({ domain: '', language, path }, overrides, { mainOrigin: null });
  if (forbidsListing(robotsOf({ ...data, isListed: true }))) return false;
  const canonical = canonicalOf({ origin: NOWHERE, mainOrigin: null, path, custom: data.customCanonical });
  return canonical.origin !== null;
}

/** Returns the languages of the pages that are not written in every language of the site, by path. */
function partlyWritten({ pages, config }: SiteMapInput): Record<string, string[]> {
  const inPart = pages.filter(({ languages }) => config.languages.some((one) => !languages.includes(one)));
  return Object.fromEntries(inPart.map(({ id, languages }) => [`/${config.defaultLanguage}/${id}`, languages]));
}

/** Returns one page of the addresses of a kind, in the default language, without those that may not be listed. */
export function siteMapOf(part: SiteMapPart, page: number, input: SiteMapInput): CallAnswer<typeof siteMapCall> {
  const all = pathsOf(part, input, input.config.defaultLanguage);
  const shown = all.slice((page - 1) * PAGE, page * PAGE).map((path) => path());
  return {
    paths: shown.filter((path): path is string => path !== null && isListed(path, input)),
    languages: part === 'pages' ? partlyWritten(input) : {},
    pages: Math.ceil(all.length / PAGE),
  };
}
