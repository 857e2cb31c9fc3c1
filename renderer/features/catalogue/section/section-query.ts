import type { GameSection } from '#shared/contracts/catalogue.ts';
import type { DisplayPreferences } from '#shared/domain/display/display-preferences.ts';
import { type ListChoice, readListChoice } from '#shared/domain/routing/list-choice.ts';
import { filterOfMenu, idOfSegment } from '#shared/domain/routing/paths.ts';
import type { TimeFilter } from '#shared/domain/routing/time-filters.ts';
import { type GamesQuery, PAGE_SIZE } from '../api.ts';

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

/** Games that begin soon, below the live list (betting §3, isUpcomingEvent). */
export function upcomingQuery(view: SectionView): GamesQuery & { section: GameSection } {
  return { ...sectionQuery({ ...view, filter: 'upcoming' }), limit: SOON_SIZE };
}

/** Tells whether the list has the panel of games that begin soon below it. */
export const hasUpcoming = (
  { section, filter }: SectionView,
  { isUpcomingEvent }: Pick<DisplayPreferences, 'isUpcomingEvent'>,
): boolean => isUpcomingEvent && section === 'live' && filter === 'all';

/**
 * Returns the query of a list. Server and client make the same one, so that the page hydrates from the server's answer.
 */
export function sectionQuery({
  section,
  filter,
  sport,
  competitionId,
  choice: { sort, hours },
}: SectionView): GamesQuery & { section: GameSection } {
  return {
    section,
    limit: PAGE_SIZE,
    ...(sport ? { sport } : {}),
    ...(competitionId === undefined ? {} : { competition: String(competitionId) }),
    ...(filter === 'all' ? {} : { filter }),
    ...(sort === 'competition' ? {} : { sort }),
    ...(hours === undefined || section === 'live' ? {} : { hours: String(hours) }),
  };
}
