import type { GameSection } from '#shared/contracts/catalogue.ts';
import type { PageOverrides, SiteMapPart } from '#shared/contracts/seo.ts';
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
  readonly config: SiteConfig;
  readonly overrides: PageOverrides;
}

const SECTIONS = ['line', 'live'] as const;
/** Each address stands in a file once for every language, with all the others beside it: a file stays below 2 MB. */
const PAGE = 200;
/** A host that no site has: only what the page says of itself counts here. */
const NOWHERE = 'https://nowhere.invalid';

/** Pages that are one address each: what the route table holds without parameters, and the lists of all sports. */
function fixedPaths(language: string): string[] {
  const rows = ROUTES.filter(({ page, unlisted, auth, guestOnly, redirect }) => {
    return page !== null && !unlisted && !auth && !guestOnly && !redirect;
  });
  const plain = rows.filter(({ patterns }) => !patterns.some((pattern) => pattern.includes(':')));
  return [
    ...plain.flatMap((row) => samplePaths(row, language)),
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

/** An address that is made when its page of the site map is asked for: there are thousands of games. */
type LazyPath = () => string | null;

const ready = (made: readonly string[]): LazyPath[] => made.map((path) => () => path);

function pathsOf(part: SiteMapPart, book: SiteMapBook, language: string): LazyPath[] {
  switch (part) {
    case 'pages':
      return ready(fixedPaths(language));
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

/** What the guards keep from a guest, and what its page data keeps from search engines, is on no site map. */
function isListed(path: string, { config, overrides }: SiteMapInput): boolean {
  const { defaultLanguage: language } = config;
  const visit = { language, path, query: '', match: matchRoute(path), from: null };
  if (decideRoute(visit, { config, player: null, termsChanged: false }).kind !== 'allow') return false;
  const data = pageDataOf({ domain: '', language, path }, overrides, { mainOrigin: null });
  if (forbidsListing(robotsOf({ ...data, isListed: true }))) return false;
  const canonical = canonicalOf({ origin: NOWHERE, mainOrigin: null, path, custom: data.customCanonical });
  return canonical.origin !== null;
}

/** One page of the addresses of a kind, in the default language; what may not be listed is left out of it. */
export function siteMapOf(part: SiteMapPart, page: number, input: SiteMapInput): { paths: string[]; pages: number } {
  const all = pathsOf(part, input.book, input.config.defaultLanguage);
  const shown = all.slice((page - 1) * PAGE, page * PAGE).map((path) => path());
  return {
    paths: shown.filter((path): path is string => path !== null && isListed(path, input)),
    pages: Math.ceil(all.length / PAGE),
  };
}
