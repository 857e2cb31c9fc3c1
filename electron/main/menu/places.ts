import { paths } from '#shared/domain/routing/paths.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';

/** Key of a place's name. */
type PlaceKey =
  | `go_${'casino' | 'history' | 'home' | 'line' | 'live' | 'office'}`
  | `help_${'about' | 'calculator' | 'contacts' | 'howbet'}`;

/** A place of the product that a menu entry opens. */
export interface Place {
  readonly key: PlaceKey;
  readonly path: (language: string) => string;
}

const below = (tail: string) => (language: string) => `${paths.home(language)}/${tail}`;

/** Entries of the menu "Go", in order. */
export const PLACES = [
  { key: 'go_home', path: paths.home },
  { key: 'go_line', path: (language) => paths.line({ language }) },
  { key: 'go_live', path: (language) => paths.live({ language }) },
  { key: 'go_history', path: below('office/history') },
  { key: 'go_office', path: below('office/account') },
  { key: 'go_casino', path: below('casino') },
] as const satisfies readonly Place[];

/** Entries of the help menu, in order. Pages of content are those that the product brings with it. */
export const HELP_PLACES = [
  { key: 'help_howbet', path: below('information/howbet') },
  { key: 'help_calculator', path: below('information/betting-calculator') },
  { key: 'help_contacts', path: below('information/contacts') },
  { key: 'help_about', path: below('information/about') },
] as const satisfies readonly Place[];

/** Tells whether the product has a page at a path: some rows of the route table answer 404. */
export function hasPage(path: string): boolean {
  return (matchRoute(path)?.row.page ?? null) !== null;
}

/** Returns the entries whose pages the product has. */
export function placesWithPages<Named extends Place>(places: readonly Named[], language: string): readonly Named[] {
  return places.filter(({ path }) => hasPage(path(language)));
}
