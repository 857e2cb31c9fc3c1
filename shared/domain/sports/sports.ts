/** Kinds of scoring; one simulation and one set of markets serves a whole family of sports. */
export const SPORT_FAMILIES = ['goals', 'points', 'rally', 'innings', 'frames', 'maps', 'rounds'] as const;
export type SportFamily = (typeof SPORT_FAMILIES)[number];

/** Names of the periods of a game: an inning of baseball, the innings of cricket. */
export const PERIOD_KINDS = [
  'half',
  'period',
  'quarter',
  'set',
  'leg',
  'inning',
  'innings',
  'map',
  'round',
  'frame',
] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Sport. Ids and slugs never change: they are in URLs, in stored bets and in players' settings. */
export interface Sport {
  readonly id: number;
  /** Segment of URLs. */
  readonly slug: string;
  /** Key of the name in the locale namespace `sports`. */
  readonly key: `sport_${string}`;
  readonly nameEng: string;
  readonly family: SportFamily;
  /** The match result can be a draw. */
  readonly hasDraw: boolean;
  readonly periodKind: PeriodKind;
  /** Largest number of periods in regulation time. A selection id names periods 1 … 7 only. */
  readonly maxPeriods: number;
  /** Minutes from the start to the end of an ordinary game, breaks included. A competition may have another length. */
  readonly durationMinutes: number;
  /** The sport belongs to the cyber-sports section too. */
  readonly cyber: boolean;
}

type Row = readonly [
  id: number,
  slug: string,
  family: SportFamily,
  hasDraw: boolean,
  periodKind: PeriodKind,
  maxPeriods: number,
  durationMinutes: number,
  cyber?: boolean,
  /** Left out where the slug gives it: `ice-hockey`, Ice hockey. */
  nameEng?: string,
];

const ROWS: readonly Row[] = [
  [1, 'football', 'goals', true, 'half', 2, 115],
  [4, 'tennis', 'rally', false, 'set', 5, 95],
  [3, 'basketball', 'points', false, 'quarter', 4, 120],
  [2, 'ice-hockey', 'goals', true, 'period', 3, 145],
  [6, 'volleyball', 'rally', false, 'set', 5, 105],
  [10, 'table-tennis', 'rally', false, 'set', 7, 25],
  [8, 'handball', 'goals', true, 'half', 2, 90],
  [5, 'baseball', 'innings', false, 'inning', 9, 180],
  [13, 'american-football', 'points', false, 'quarter', 4, 190],
  [66, 'cricket', 'innings', false, 'innings', 2, 210],
  [7, 'rugby-union', 'points', true, 'half', 2, 105],
  [56, 'mma', 'rounds', false, 'round', 5, 15, false, 'MMA'],
  [21, 'darts', 'frames', false, 'set', 13, 45],
  [30, 'snooker', 'frames', false, 'frame', 35, 150],
  [16, 'badminton', 'rally', false, 'set', 3, 50],
  [14, 'futsal', 'goals', true, 'half', 2, 80],
  [29, 'beach-volleyball', 'rally', false, 'set', 3, 50],
  [201, 'cs2', 'maps', false, 'map', 5, 130, true, 'Counter-Strike 2'],
  [202, 'dota-2', 'maps', false, 'map', 5, 110, true],
  [203, 'league-of-legends', 'maps', false, 'map', 5, 105, true, 'League of Legends'],
  [204, 'valorant', 'maps', false, 'map', 5, 120, true],
  [85, 'e-football', 'goals', true, 'half', 2, 12, true, 'E-football'],
  [86, 'e-basketball', 'points', false, 'quarter', 4, 30, true, 'E-basketball'],
  [87, 'e-hockey', 'goals', true, 'period', 3, 20, true, 'E-hockey'],
];

/** All sports in display order (betting §3, Global display state: sport map). */
export const SPORTS: readonly Sport[] = ROWS.map(
  ([id, slug, family, hasDraw, periodKind, maxPeriods, durationMinutes, cyber = false, nameEng]) => ({
    id,
    slug,
    key: `sport_${slug.replaceAll('-', '_')}`,
    nameEng: nameEng ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' '),
    family,
    hasDraw,
    periodKind,
    maxPeriods,
    durationMinutes,
    cyber,
  }),
);

/**
 * Entry that the sport map carries besides the sports: long-term bets of any sport (betting §3, Global display state).
 * No game has it as a sport, so it is not in `SPORTS`.
 */
export const LONG_TERM_SPORT = {
  id: 2999,
  slug: 'long-term',
  key: 'sport_long_term',
  nameEng: 'Long-term bets',
} as const;

const byId = new Map(SPORTS.map((sport) => [sport.id, sport]));
const bySlug = new Map(SPORTS.map((sport) => [sport.slug, sport]));

/**
 * Returns the sport with this id, or undefined: 2999 (long-term) and unknown ids are no sports (betting §3, sport map).
 */
export function sportById(id: number): Sport | undefined {
  return byId.get(id);
}

/** Returns the sport with this URL segment, or undefined (shell §2.2, parameter {sport}). */
export function sportBySlug(slug: string): Sport | undefined {
  return bySlug.get(slug);
}

/**
 * Returns the sport map of the specification: id, English name and slug of every sport and of the long-term entry
 * (betting §3).
 */
export function sportMap(): { sportId: number; nameEng: string; slug: string }[] {
  return [...SPORTS, LONG_TERM_SPORT].map(({ id, nameEng, slug }) => ({ sportId: id, nameEng, slug }));
}
