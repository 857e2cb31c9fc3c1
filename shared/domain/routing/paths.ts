import type { GameSection } from '../../contracts/catalogue.ts';
import { PRINTED_SLIP_CHECK } from './printed-slip-check.ts';
import type { PlainPattern } from './route-table.ts';
import type { MenuSection } from './rows/first-rows.ts';
import type { TimeFilter } from './time-filters.ts';

const MENU_OF_FILTER = {
  upcoming: 'upcoming',
  first: 'first-period',
  second: 'second-period',
  recommended: 'recommended',
} as const satisfies Record<Exclude<TimeFilter, 'all'>, MenuSection>;

const FILTER_OF_MENU = new Map<string, TimeFilter>(
  (Object.entries(MENU_OF_FILTER) as [TimeFilter, MenuSection][]).map(([filter, menu]) => [menu, filter]),
);

/** Returns the time filter of a menu section of a path (betting §3); "all" for a missing or unknown one. */
export function filterOfMenu(menu: string | undefined): TimeFilter {
  return FILTER_OF_MENU.get(menu ?? '') ?? 'all';
}

/**
 * Returns the id at the head of a segment such as `17-premier-league`. Digits beyond the safe integers give the greatest
 * of these, which names nothing: rounded, they could name another thing or have one digit more.
 */
export function idOfSegment(segment: string): number {
  return Math.min(Number.parseInt(segment, 10), Number.MAX_SAFE_INTEGER);
}

interface Numbered {
  readonly id: number;
  readonly slug: string;
}

/** Returns the segment of an address that names something by its number, with its readable tail. */
export const numbered = ({ id, slug }: Numbered): string => (slug ? `${id}-${slug}` : String(id));

export interface SectionPath {
  readonly language: string;
  readonly filter?: TimeFilter;
  /** Sport slug. */
  readonly sport?: string | undefined;
  /** Only together with the sport. */
  readonly competition?: Numbered | undefined;
}

export interface GamePath {
  readonly language: string;
  readonly section: GameSection;
  readonly sport: string;
  readonly competition: Numbered;
  readonly game: Numbered;
}

function section(name: GameSection, { language, filter = 'all', sport, competition }: SectionPath): string {
  const segments = [language, name, filter === 'all' ? undefined : MENU_OF_FILTER[filter], sport];
  const tail = sport && competition ? [numbered(competition)] : [];
  return `/${[...segments.filter((segment) => segment !== undefined), ...tail].join('/')}`;
}

/** Builders of all paths (shell §2). No page writes a URL by hand. */
export const paths = {
  home: (language: string): string => `/${language}`,
  /** Path of a page without parameters, by the pattern of its row: `paths.to('office/history', 'en')`. */
  to: (pattern: PlainPattern, language: string): string => `/${language}/${pattern}`,
  section,
  live: (path: SectionPath): string => section('live', path),
  line: (path: SectionPath): string => section('line', path),
  game: ({ language, section: name, sport, competition, game }: GamePath): string =>
    `/${language}/${name}/${sport}/${numbered(competition)}/${numbered(game)}`,
  /** Page of a printed slip; with its check every visitor may read it. */
  printCoupon: (language: string, couponId: string, check?: string): string =>
    `/${language}/print-coupon/${couponId}${check === undefined ? '' : `?${PRINTED_SLIP_CHECK}=${check}`}`,
  /** Returns the same page in another language. */
  inLanguage: (path: string, language: string): string => `/${language}${path.slice(3)}`,
} as const;
