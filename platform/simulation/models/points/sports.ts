import { POINT_MARKET } from '#shared/domain/markets/types-other.ts';

/** Play by which a possession (a drive, an attack) brings points. */
export interface Play {
  /** Kind of the event. */
  readonly kind: string;
  readonly points: number;
  /**
   * P of the play in a possession of an average side; strengths and the total of a competition scale all plays alike.
   */
  readonly weight: number;
}

/** Count of certain plays with totals of its own: both sides, first side, second side. */
export interface PlayCount {
  /** Counter that is shown with the score. */
  readonly counter: string;
  readonly kinds: readonly string[];
  readonly types: readonly [both: number, home?: number, away?: number];
}

/** Sport in which two sides attack in turn and score points. */
export interface PointsSport {
  readonly periods: number;
  readonly periodMinutes: number;
  /** Mean points of both sides in an ordinary game. */
  readonly total: number;
  /** Game-clock seconds of one possession. */
  readonly possession: number;
  readonly plays: readonly Play[];
  /** Kind of the event of a possession without points. */
  readonly miss: string;
  /** True when the periods are quarters; a competition may play two halves instead. */
  readonly quarters: boolean;
  /**
   * Largest minutes of one overtime, repeated while the score is level, or half a period where that is shorter; 0:
   * draws stay.
   */
  readonly overtimeMinutes: number;
  readonly clock: 'down' | 'up';
  /** Game-clock seconds between two stops of the clock, and seconds of one stop. */
  readonly stops: { readonly every: number; readonly lasting: number };
  /** Quick series have periods below this many minutes; `part` scales their stops and breaks. */
  readonly quick: { readonly belowMinutes: number; readonly part: number } | null;
  /** Seconds between periods: in the middle of the game, and the others. */
  readonly breaks: { readonly half: number; readonly other: number };
  readonly counts: readonly PlayCount[];
  readonly margins: number;
  /** Targets of the race markets: of the game, of one period. */
  readonly races: { readonly game: readonly number[]; readonly period: readonly number[] };
  /** Milliseconds for which each event closes the book. */
  readonly closed: Readonly<Record<string, number>>;
  /** Market type on the next points or the running drive. */
  readonly playType: number | null;
}

export const BASKETBALL_SPORT: PointsSport = {
  periods: 4,
  periodMinutes: 10,
  total: 162,
  possession: 14.5,
  plays: [
    { kind: 'free_throw', points: 1, weight: 0.085 },
    { kind: 'two_points', points: 2, weight: 0.335 },
    { kind: 'three_points', points: 3, weight: 0.105 },
  ],
  miss: 'possession',
  quarters: true,
  overtimeMinutes: 5,
  clock: 'down',
  stops: { every: 28, lasting: 32 },
  quick: { belowMinutes: 9, part: 0.36 },
  breaks: { half: 900, other: 130 },
  counts: [
    {
      counter: 'threes',
      kinds: ['three_points'],
      types: [POINT_MARKET.threes, POINT_MARKET.threes1, POINT_MARKET.threes2],
    },
  ],
  margins: POINT_MARKET.marginFives,
  races: { game: [20, 30, 50, 75], period: [5, 10, 15, 20] },
  closed: { three_points: 700, period_end: 3000 },
  playType: POINT_MARKET.scoreKind,
};

export const E_BASKETBALL_SPORT: PointsSport = {
  ...BASKETBALL_SPORT,
  periodMinutes: 5,
  total: 112,
  possession: 12,
  stops: { every: 40, lasting: 8 },
  quick: null,
  breaks: { half: 90, other: 40 },
  races: { game: [10, 20, 30, 50], period: [5, 10, 15] },
};

export const AMERICAN_FOOTBALL_SPORT: PointsSport = {
  periods: 4,
  periodMinutes: 15,
  total: 45,
  possession: 150,
  plays: [
    { kind: 'field_goal', points: 3, weight: 0.165 },
    { kind: 'touchdown', points: 6, weight: 0.012 },
    { kind: 'touchdown', points: 7, weight: 0.186 },
    { kind: 'touchdown', points: 8, weight: 0.01 },
  ],
  miss: 'drive',
  quarters: true,
  overtimeMinutes: 10,
  clock: 'down',
  stops: { every: 46, lasting: 84 },
  quick: null,
  breaks: { half: 780, other: 120 },
  counts: [
    {
      counter: 'touchdowns',
      kinds: ['touchdown'],
      types: [POINT_MARKET.touchdowns, POINT_MARKET.touchdowns1, POINT_MARKET.touchdowns2],
    },
    { counter: 'field_goals', kinds: ['field_goal'], types: [POINT_MARKET.fieldGoals] },
  ],
  margins: POINT_MARKET.marginSixes,
  races: { game: [10, 14, 20, 24], period: [3, 7] },
  closed: { field_goal: 12_000, touchdown: 18_000, drive: 4000, period_end: 3000 },
  playType: POINT_MARKET.driveResult,
};

export const RUGBY_SPORT: PointsSport = {
  periods: 2,
  periodMinutes: 40,
  total: 48,
  possession: 100,
  plays: [
    { kind: 'penalty_goal', points: 3, weight: 0.078 },
    { kind: 'try', points: 5, weight: 0.045 },
    { kind: 'try', points: 7, weight: 0.078 },
  ],
  miss: 'attack',
  quarters: false,
  overtimeMinutes: 0,
  clock: 'up',
  stops: { every: 420, lasting: 45 },
  quick: null,
  breaks: { half: 780, other: 780 },
  counts: [{ counter: 'tries', kinds: ['try'], types: [POINT_MARKET.tries, POINT_MARKET.tries1, POINT_MARKET.tries2] }],
  margins: POINT_MARKET.marginTwelves,
  races: { game: [10, 15, 20, 25, 30], period: [5, 10, 15] },
  closed: { penalty_goal: 10_000, try: 18_000, period_end: 3000 },
  playType: null,
};
