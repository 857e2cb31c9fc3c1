import { isSameData } from '../data/same-data.ts';
import type { PeriodKind } from '../sports/sports.ts';

/** Stage of a game, `statusId` of betting §4: 1 not started, 2 live, 3 break, 4 finished, 5 cancelled. */
export const GAME_STATUS = { scheduled: 1, live: 2, break: 3, finished: 4, cancelled: 5 } as const;
export type GameStatusId = (typeof GAME_STATUS)[keyof typeof GAME_STATUS];

export type Pair = readonly [home: number, away: number];

/** Last event of a game, for the tracker and for screen readers. */
export interface Incident {
  /** Locale key suffix in namespace `games`: goal, corner, yellow_card, red_card, penalty, point, game, set, wicket, period_start … */
  readonly kind: string;
  /** 0 first side, 1 second side, null for neither. */
  readonly side: 0 | 1 | null;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Line of the running report of a game: an incident with its game clock and the score after it. */
export interface ReportLine extends Incident {
  readonly period: number;
  /** Seconds of the game clock at the incident, null for sports without one. */
  readonly clockSeconds: number | null;
  /**
   * Score after it, of the running set or frame where the sport has those; null when the incident did not change it.
   */
  readonly score: Pair | null;
}

/** Phase of a period that its number does not tell: the half of an inning, the last points of a set. */
export const GAME_PHASES = ['shootout', 'tie_break', 'super_over', 'top', 'bottom'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** State of one game at one instant, in the same shape for every sport; a sport fills the fields that it has. */
export interface GameState {
  readonly statusId: GameStatusId;
  /** 1-based period (half, quarter, set, map, inning …) that is played or was played last; 0 before the start. */
  readonly period: number;
  /** Kind of the periods when the competition plays others than its sport usually does: two halves, legs. */
  readonly periodKind?: PeriodKind;
  readonly phase?: GamePhase;
  /** Seconds of the game clock at `clockAt`, null for sports without one. */
  readonly clockSeconds: number | null;
  /** Server clock (epoch ms) at which the game clock showed `clockSeconds`. */
  readonly clockAt: number;
  /** Game-clock seconds per server second: 0 while stopped, −1 when it counts down. */
  readonly clockRate: number;
  /** Goals, points, sets or maps: the count that decides the result. */
  readonly score: Pair;
  /** Score of each period played so far, the current one last. */
  readonly periodScores: readonly Pair[];
  /** Points inside the running game, leg or frame as they are called ("40", "A"), for sports that have them. */
  readonly points?: readonly [string, string];
  /** Side that serves, throws or bats: 0 or 1. */
  readonly server?: 0 | 1;
  /** Counters besides the score, keyed corners, yellow, red, wickets, overs … */
  readonly counters?: Readonly<Record<string, Pair>>;
  /** The book takes no bets on the game for the moment (after an incident). */
  readonly suspended: boolean;
  readonly incident: Incident | null;
}

/** Decides whether two states of a game have equal content. */
export function isSameState(one: GameState, other: GameState): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<keyof GameState>;
  return [...fields].every((field) => one[field] === other[field] || isSameData(one[field], other[field]));
}
