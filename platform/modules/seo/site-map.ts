import type { PageOverrides, SiteMapPart } from '#shared/contracts/seo.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { decideRoute } from '#shared/domain/guards/decide-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { matchRoute, ROUTES } from '#shared/domain/routing/route-table.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { canonicalOf } from '#shared/domain/seo/canonical.ts';
import { forbidsListing, robotsOf } from '#shared/domain/seo/robots.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
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

function gamePaths(book: SiteMapBook, language: string): string[] {
  return SECTIONS.flatMap((section) =>
    book.list({ section }).flatMap((gameId) => {
      const game = book.address(gameId);
      const sport = game && sportById(game.sportId)?.slug;
      if (!game || !sport) return [];
      const competition = { id: game.competitionId, slug: game.competitionSlug };
      return [paths.game({ language, section, sport, competition, game })];
    }),
  );
}

const PATHS_OF: Readonly<Record<SiteMapPart, (book: SiteMapBook, language: string) => string[]>> = {
  pages: (_book, language) => fixedPaths(language),
  sports: sportPaths,
  competitions: competitionPaths,
  games: gamePaths,
};

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

/** One page of the addresses of a kind, in the default language; none while the site is closed. */
export function siteMapOf(part: SiteMapPart, page: number, input: SiteMapInput): { paths: string[]; pages: number } {
  const all = PATHS_OF[part](input.book, input.config.defaultLanguage).filter((path) => isListed(path, input));
  return { paths: all.slice((page - 1) * PAGE, page * PAGE), pages: Math.ceil(all.length / PAGE) };
}
