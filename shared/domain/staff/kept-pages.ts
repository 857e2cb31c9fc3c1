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

/** Sports that lists keep: football, ice hockey, basketball, tennis. Of all sports, half stays. */
const KEPT_SPORTS: ReadonlySet<number> = new Set([1, 2, 3, 4]);
const MAX_SPORTS_OFF = Math.floor(SPORTS.length / 2);

const sportsIn = (value: unknown): number[] => {
  const ids = Array.isArray(value) ? new Set<unknown>(value) : new Set();
  return SPORTS.map(({ id }) => id).filter((id) => ids.has(id));
};

/** Decides whether a list of sports that are not offered takes more away than may be; what is off already may stay off. */
function takesListAway(value: unknown, current: unknown): boolean {
  const [next, before] = [sportsIn(value), new Set(sportsIn(current))];
  const added = next.filter((id) => !before.has(id));
  return added.some((id) => KEPT_SPORTS.has(id)) || (added.length > 0 && next.length > MAX_SPORTS_OFF);
}

/**
 * Returns the entries of a merge patch of the site config that take a page that stays off the site, lead elsewhere from
 * it, or hide it from search engines; only an administrator changes them. Patches that end a redirect or an override are
 * not among them.
 *
 * @param current the config before the patch
 */
export function entriesOfKeptPages(patch: Json, current: Json): string[] {
  const redirects = entriesIn(patch.redirects)
    .filter(([address, to]) => to !== null && isKeptPage(address))
    .map(([address]) => `redirects.${address}`);
  const pages = entriesIn(patch.seoPages).flatMap(([page, data]) => hiddenFromSearch(page, data));
  const lists = ['lineDisallowSports', 'liveDisallowSports'].filter((name) =>
    takesListAway(patch[name], current[name]),
  );
  return [...redirects, ...pages, ...lists];
}
