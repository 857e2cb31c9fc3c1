import { type CompiledPattern, compilePattern } from './pattern.ts';

export type RouteId = 'home' | 'section' | 'game' | 'history';

/** Frames of shell §2.1. */
export type LayoutId = 'default' | 'empty' | 'maintenance' | 'blocked' | 'headless';

export interface RouteRow {
  readonly id: RouteId;
  readonly patterns: readonly CompiledPattern[];
  readonly layout: LayoutId;
  /** Only for the signed-in; others are asked to sign in (shell §2.9). */
  readonly auth: boolean;
  /** May a search engine list it. */
  readonly indexed: boolean;
}

export interface RouteMatch {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
}

/** Menu sections of a list, the time filter of betting §3; without one the list shows all games. */
export const MENU_SECTIONS = ['upcoming', 'first-period', 'second-period', 'recommended'] as const;
export type MenuSection = (typeof MENU_SECTIONS)[number];

const LANGUAGE = ':language([a-z]{2})';
const SECTION = ':section(live|line)';
const MENU = `:menu(${MENU_SECTIONS.join('|')})?`;
const SPORT = ':sport([a-z][a-z0-9-]*)';
/** An id, then a readable tail that decides nothing. */
const NUMBERED = '\\d{1,16}(?:-[\\w%.~-]*)?';

const row = (id: RouteId, patterns: readonly string[], rest: Partial<RouteRow> = {}): RouteRow => ({
  id,
  patterns: patterns.map((pattern) => compilePattern(pattern)),
  layout: 'default',
  auth: false,
  indexed: true,
  ...rest,
});

/** Every page there is, first match wins; what no row matches is "page not found" (shell §2.1, R-04). */
export const ROUTES: readonly RouteRow[] = [
  row('home', [`/${LANGUAGE}`]),
  row('section', [
    `/${LANGUAGE}/${SECTION}/${MENU}`,
    `/${LANGUAGE}/${SECTION}/${MENU}/${SPORT}`,
    `/${LANGUAGE}/${SECTION}/${MENU}/${SPORT}/:champ(${NUMBERED})`,
  ]),
  row('game', [`/${LANGUAGE}/${SECTION}/${MENU}/${SPORT}/:champ(${NUMBERED})/:game(${NUMBERED})`]),
  row('history', [`/${LANGUAGE}/office/history`], { auth: true, indexed: false }),
];

/**
 * The route of a path (shell §2).
 *
 * @param path without query, with its language prefix
 * @returns null for a page that does not exist
 */
export function matchRoute(path: string): RouteMatch | null {
  for (const row of ROUTES) {
    for (const pattern of row.patterns) {
      const params = pattern.match(path);
      if (params) return { row, params };
    }
  }
  return null;
}
