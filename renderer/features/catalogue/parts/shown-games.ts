import type { CompetitionCount, GameSection } from '#shared/contracts/catalogue.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import type { DisplayPreferences } from '#shared/domain/display/display-preferences.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { PAGE_SIZE } from '../api.ts';
import { type SectionGamesQuery, withColumns } from '../section/section-query.ts';

/** Returns the segment of addresses of a competition's sport. */
export const sportOf = ({ sportId, sportSlug }: CompetitionCount): string =>
  sportById(sportId)?.slug ?? sportSlug ?? '';

/** Tells whether a part of a section is shown at an address: one of the other section leaves it out. */
export const isShownAt = (section: GameSection, params: Readonly<Record<string, string>>): boolean =>
  params.section === undefined || params.section === section;

/** Returns the query of a part's list; the same on the server and in the browser. */
export function partQuery(
  section: GameSection,
  subject: NonNullable<ContentBlock<'competitionGames'>['subject']>,
  display: Pick<DisplayPreferences, 'appViewType' | 'filteredMarkets'>,
): SectionGamesQuery {
  const query = { section, limit: PAGE_SIZE, sport: sportOf(subject), competition: String(subject.id) };
  return withColumns(query, display);
}
