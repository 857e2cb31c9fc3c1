import { selectCompetition } from '#renderer/lib/api/sports-api.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import { pageThemeOf, type RouteTheme } from '#shared/domain/routing/page-theme.ts';
import { idOfSegment } from '#shared/domain/routing/paths.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';

/** Attribute of the html element that the theme styles select. */
export const PAGE_THEME_ATTRIBUTE = 'data-page-type';

/** Returns the theme of the page at an address, from what the store knows of its competition. */
export function selectPageTheme(state: AppState, route: RouteMatch | null, query: string): RouteTheme | null {
  const { sport, champ } = route?.params ?? {};
  const competition = selectCompetition(state, sport, champ === undefined ? undefined : idOfSegment(champ));
  return pageThemeOf({ row: route?.row ?? null, query, competition: competition?.slug });
}
