import { matchRoute } from '../routing/route-table.ts';
import { SPORTS } from '../sports/sports.ts';

type Json = Readonly<Record<string, unknown>>;

/** Parts of the site whose every page stays: account and money of a player, links of emails, rules and other legal texts. */
const KEPT_SECTIONS: ReadonlySet<string> = new Set(['information', 'office', 'payment', 'state', 'user']);
/** Other pages that stay, by the id of the route. */
const KEPT_ROUTES: ReadonlySet<string> = new Set([
  'home',
  'login',
  'auth-app',
  'registration',
  'old-registration',
  'confirm',
]);
/** What the data of a page for search engines says to visitors; the rest says whether and where they find the page. */
const TEXTS_OF_PAGE: ReadonlySet<string> = new Set(['title', 'description']);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesIn = (value: unknown) => (isObject(value) ? Object.entries(value) : []);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Decides whether a page stays on the site, whatever a role below an administrator sets: home, sign-in, registration,
 * the lists of games, the player's account, links of emails, rules and legal texts.
 *
 * @param address path with or without a language, a query, slashes at its ends, in any case
 */
export function isKeptPage(address: string): boolean {
  const [path = ''] = decoded(address).toLowerCase().split(/[?#]/);
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const page = (/^[a-z]{2}$/.test(first) ? rest : [first, ...rest]).join('/');
  const match = matchRoute(`/en/${page}`);
  if (!match) return false;
  const { row, params } = match;
  // A competition may move; the lists above it do not.
  return (
    KEPT_SECTIONS.has(row.section) || KEPT_ROUTES.has(row.id) || (row.id === 'section' && params.champ === undefined)
  );
}

function hiddenFromSearch(page: string, data: unknown): string[] {
  return (
    entriesIn(data)
      .filter(([name, value]) => value !== null && !TEXTS_OF_PAGE.has(name))
      // A directive for the pages below is inherited by those that stay.
      .filter(([name]) => name === 'hierarchyMetaRobots' || isKeptPage(page))
      .map(([name]) => `seoPages.${page}.${name}`)
  );
}

const offersNothing = (value: unknown) => Array.isArray(value) && SPORTS.every(({ id }) => value.includes(id));

/**
 * Returns the entries of a merge patch of the site config that take a page that stays off the site, lead elsewhere from
 * it, or hide it from search engines; only an administrator changes them. Patches that end a redirect or an override are
 * not among them.
 */
export function entriesOfKeptPages(patch: Json): string[] {
  const redirects = entriesIn(patch.redirects)
    .filter(([address, to]) => to !== null && isKeptPage(address))
    .map(([address]) => `redirects.${address}`);
  const pages = entriesIn(patch.seoPages).flatMap(([page, data]) => hiddenFromSearch(page, data));
  const lists = ['lineDisallowSports', 'liveDisallowSports'].filter((name) => offersNothing(patch[name]));
  return [...redirects, ...pages, ...lists];
}
