import { isSameData } from '../data/same-data.ts';
import type { PeriodKind } from '../sports/sports.ts';

/** The stage of a game. `statusId` of betting §4: 1 not started, 2 live, 3 break, 4 finished, 5 cancelled. */
export const GAME_STATUS = { scheduled: 1, live: 2, break: 3, finished: 4, cancelled: 5 } as const;
export type GameStatusId = (typeof GAME_STATUS)[keyof typeof GAME_STATUS];

export type Pair = readonly [home: number, away: number];

/** What happened last, for the tracker and for screen readers. */
export interface Incident {
  /** Locale key suffix in namespace `games`: goal, corner, yellow_card, red_card, penalty, point, game, set, wicket, period_start … */
  readonly kind: string;
  /** 0 first side, 1 second side, null for neither. */
  readonly side: 0 | 1 | null;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** A line of the running report of a game: an incident, when it was on the game clock, and what it made of the score. */
export interface ReportLine extends Incident {
  readonly period: number;
  /** Seconds of the game clock at the incident, null for sports without one. */
  readonly clockSeconds: number | null;
  /** The score after it, of the running set or frame where those are played; null when the incident left it as it was. */
  readonly score: Pair | null;
}

/** What a period is at the moment when it is more than its number: the half of an inning, the last points of a set. */
export const GAME_PHASES = ['shootout', 'tie_break', 'super_over', 'top', 'bottom'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** The state of one game at one instant, the same shape for every sport; a sport fills what it has. */
export interface GameState {
  readonly statusId: GameStatusId;
  /** 1-based period (half, quarter, set, map, inning …) that is played or was played last; 0 before the start. */
  readonly period: number;
  /** What the periods of this game are called when its competition plays others than the sport's: two halves, legs. */
  readonly periodKind?: PeriodKind;
  readonly phase?: GamePhase;
  /** Seconds of the game clock at `clockAt`, null for sports without one. */
  readonly clockSeconds: number | null;
  /** Server clock (epoch ms) at which `clockSeconds` was true. */
  readonly clockAt: number;
  /** Game-clock seconds per server second: 0 while stopped, −1 when it counts down. */
  readonly clockRate: number;
  /** Goals, points, sets or maps: what the result is decided by. */
  readonly score: Pair;
  /** Score of each period played so far, the current one last. */
  readonly periodScores: readonly Pair[];
  /** Points inside the running game, leg or frame as they are called ("40", "A"), when the sport has them. */
  readonly points?: readonly [string, string];
  /** Who serves, throws or bats: 0 or 1. */
  readonly server?: 0 | 1;
  /** Counters beside the score, keyed corners, yellow, red, wickets, overs … */
  readonly counters?: Readonly<Record<string, Pair>>;
  /** Every market of the game is closed for the moment (after an incident). */
  readonly suspended: boolean;
  readonly incident: Incident | null;
}

/** Whether two states of a game say the same. */
export function isSameState(one: GameState, other: GameState): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<keyof GameState>;
  return [...fields].every((field) => one[field] === other[field] || isSameData(one[field], other[field]));
}
