import type { FavouritesState } from '#renderer/lib/ports/favourites-port.ts';
import type { GameSection } from '#shared/contracts/catalogue.ts';
import type { DisplayPreferences } from '#shared/domain/display/display-preferences.ts';
import { type ListChoice, readListChoice } from '#shared/domain/routing/list-choice.ts';
import { filterOfMenu, idOfSegment } from '#shared/domain/routing/paths.ts';
import type { TimeFilter } from '#shared/domain/routing/time-filters.ts';
import { type GamesQuery, PAGE_SIZE } from '../api.ts';
import { needsFurther } from '../rows/list-columns.ts';

const SOON_SIZE = '12';

export interface SectionView {
  readonly section: GameSection;
  readonly filter: TimeFilter;
  readonly sport: string | undefined;
  readonly competitionId: number | undefined;
  readonly choice: ListChoice;
}

/** Reads the list from the parameters and the query of its address (shell §2.2). */
export function sectionView(params: Readonly<Record<string, string>>, query: URLSearchParams): SectionView {
  return {
    section: params.section === 'live' ? 'live' : 'line',
    filter: filterOfMenu(params.menu),
    sport: params.sport,
    competitionId: params.champ === undefined ? undefined : idOfSegment(params.champ),
    choice: readListChoice(query),
  };
}

/** A query of a section's list. */
export type SectionGamesQuery = GamesQuery & { readonly section: GameSection };

/** Preferences on which a list's query depends. */
type ListDisplay = Pick<DisplayPreferences, 'appViewType' | 'filteredMarkets' | 'timeZone'>;

/** Adds the further columns to a query for players who have chosen them. */
export const withColumns = (query: SectionGamesQuery, display: Omit<ListDisplay, 'timeZone'>): SectionGamesQuery =>
  needsFurther(display) ? { ...query, wide: '1' } : query;

/** Games that begin soon, below the live list (betting §3, isUpcomingEvent). */
export function upcomingQuery(view: SectionView, display: ListDisplay): SectionGamesQuery {
  return { ...sectionQuery({ ...view, filter: 'upcoming' }, display), limit: SOON_SIZE };
}

type Favourites = Pick<FavouritesState, 'competition' | 'game' | 'team'>;

/** Narrows a query to the favourites; null without any, because nothing is asked then. */
export function favouritesQuery(query: SectionGamesQuery, favourites: Favourites): SectionGamesQuery | null {
  const list = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id).join();
  const { game, competition, team } = favourites;
  if (game.length + competition.length + team.length === 0) return null;
  return {
    ...query,
    ...(game.length > 0 ? { games: list(game) } : {}),
    ...(competition.length > 0 ? { competitions: list(competition) } : {}),
    ...(team.length > 0 ? { teams: list(team) } : {}),
  };
}

/** Tells whether the list has the panel of games that begin soon below it. */
export const hasUpcoming = (
  { section, filter }: SectionView,
  { isUpcomingEvent }: Pick<DisplayPreferences, 'isUpcomingEvent'>,
): boolean => isUpcomingEvent && section === 'live' && filter === 'all';

/**
 * Returns the query of a list. Server and client make the same one, so that the page hydrates from the server's answer.
 *
 * @param display with the zone of the player's days, minutes from UTC
 */
export function sectionQuery(view: SectionView, display: ListDisplay): SectionGamesQuery {
  const { section, filter, sport, competitionId } = view;
  const { sort, hours, day } = view.choice;
  const query: SectionGamesQuery = {
    section,
    limit: PAGE_SIZE,
    ...(sport ? { sport } : {}),
    ...(competitionId === undefined ? {} : { competition: String(competitionId) }),
    ...(filter === 'all' ? {} : { filter }),
    ...(sort === 'competition' ? {} : { sort }),
    ...(hours === undefined || section === 'live' ? {} : { hours: String(hours) }),
    ...(day === undefined || section === 'live' ? {} : { day, zone: String(display.timeZone) }),
  };
  return withColumns(query, display);
}
