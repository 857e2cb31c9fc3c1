import type { RouteRow } from './route-row.ts';

/** Themes of championships and leagues (shell §2.1, R-03). */
export const PAGE_THEMES = ['champ', 'epl', 'laliga', 'europaleague', 'ipl'] as const;
export type RouteTheme = (typeof PAGE_THEMES)[number];

/** Parameter that sets the theme of a page (shell §2.2). */
export const PAGE_TYPE_PARAMETER = 'pageType';

/** Pages of the main sections, whose theme the query parameter may set (shell §2.2). */
const MAIN: readonly string[] = ['home', 'section', 'game'];

/** Competitions that have a theme on every page that shows them: their slugs. */
const COMPETITIONS = {
  epl: 'england-premier-league',
  laliga: 'spain-la-liga',
  europaleague: 'europe-europa-league',
  ipl: 'india-indian-premier-league',
} as const satisfies Partial<Record<RouteTheme, string>>;
type CompetitionTheme = keyof typeof COMPETITIONS;

const OF_COMPETITION = new Map<string, RouteTheme>(
  (Object.entries(COMPETITIONS) as [CompetitionTheme, string][]).map(([theme, slug]) => [slug, theme]),
);

/** Returns the slug of the competition that a theme belongs to. */
export function competitionOf(theme: CompetitionTheme): string {
  return COMPETITIONS[theme];
}

interface Themed {
  readonly row: Pick<RouteRow, 'id' | 'pageType'> | null;
  /** With its question mark; '' for none. */
  readonly query: string;
  /** Slug of the competition that the page shows, if known. */
  readonly competition?: string | undefined;
}

const asTheme = (name: string | null | undefined) => PAGE_THEMES.find((theme) => theme === name);

/**
 * Returns the theme of a page: of its route, of its parameter, of its competition, in this order; null for the usual
 * one (shell §2.1, R-03).
 */
export function pageThemeOf({ row, query, competition }: Themed): RouteTheme | null {
  const ofRoute = asTheme(row?.pageType);
  if (ofRoute || !row || !MAIN.includes(row.id)) return ofRoute ?? null;
  const asked = asTheme(new URLSearchParams(query).get(PAGE_TYPE_PARAMETER));
  return asked ?? OF_COMPETITION.get(competition ?? '') ?? null;
}
