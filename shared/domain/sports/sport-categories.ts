import { sportById } from './sports.ts';

/** Categories of sports in display order (betting §3, isGroupSportsByCategories). */
export const SPORT_CATEGORIES = ['team', 'racket', 'single', 'cyber'] as const;
export type SportCategory = (typeof SPORT_CATEGORIES)[number];

/** Sports that one player or pair plays against another. */
const OF_SLUG: ReadonlyMap<string, SportCategory> = new Map([
  ['tennis', 'racket'],
  ['table-tennis', 'racket'],
  ['badminton', 'racket'],
  ['mma', 'single'],
  ['darts', 'single'],
  ['snooker', 'single'],
]);

/** Returns the category of a sport; a sport of the back end's own, which has no row here, counts as a team sport. */
export function sportCategory(sportId: number): SportCategory {
  const sport = sportById(sportId);
  if (sport?.cyber) return 'cyber';
  return OF_SLUG.get(sport?.slug ?? '') ?? 'team';
}

/**
 * Groups sports by category, in the order of the categories; within one the order stays.
 *
 * @returns categories with sports only
 */
export function groupSports<Sport extends { readonly id: number }>(
  sports: readonly Sport[],
): { readonly category: SportCategory; readonly sports: readonly Sport[] }[] {
  return SPORT_CATEGORIES.map((category) => ({
    category,
    sports: sports.filter(({ id }) => sportCategory(id) === category),
  })).filter((group) => group.sports.length > 0);
}
