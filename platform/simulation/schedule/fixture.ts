import { sportById } from '#shared/domain/sports/sports.ts';
import type { MatchParams } from '../catalogue/params.ts';

/** Label of a game's round, which the view puts into words. */
export type RoundLabel =
  | { readonly kind: 'round'; readonly number: number }
  /** Knock-out round by the number of its games: 1 final, 2 semi-finals, 4 quarter-finals, 8 … */
  | { readonly kind: 'knockout'; readonly games: number }
  /** The n-th group of the day on a table. */
  | { readonly kind: 'session'; readonly number: number }
  | { readonly kind: 'bout'; readonly main: boolean };

/** Game of the schedule, past or future, with ids of the catalogue. */
export interface Fixture {
  readonly gameId: number;
  readonly competitionId: number;
  readonly sportId: number;
  readonly home: number;
  readonly away: number;
  /** Scheduled start, epoch ms UTC, on a grid of five minutes. */
  readonly startAt: number;
  /** Instant (epoch ms) from which the game can be offered: pairs of later rounds are unknown before. */
  readonly listedAt: number;
  /** Minutes from the start to the end of an ordinary game of this round. */
  readonly durationMinutes: number;
  readonly params: MatchParams;
  readonly label: RoundLabel;
}

/** Ordinary durations after which a game of a sport is over in any case. */
const MAX_HOURS: Readonly<Record<string, number>> = {
  football: 1.4,
  tennis: 2,
  basketball: 1.8,
  'ice-hockey': 2.3,
  volleyball: 2,
  'table-tennis': 1.9,
  handball: 1.3,
  baseball: 2,
  'american-football': 1.6,
  cricket: 1.6,
  'rugby-union': 1.3,
  mma: 1.4,
  darts: 2.1,
  snooker: 2,
  badminton: 1.8,
  futsal: 1.7,
  'beach-volleyball': 2,
  cs2: 1.8,
  'dota-2': 2.2,
  'league-of-legends': 2.1,
  valorant: 1.8,
  'e-football': 1.3,
  'e-basketball': 1.5,
  'e-hockey': 1.5,
};
/** Ordinary durations for a sport that is not in the table. */
const DEFAULT_MAX_HOURS = 2.4;
const MINUTE = 60_000;

/**
 * Returns the milliseconds after its start at which a game is over in any case. The book plays no longer course of it,
 * lists look no further back, and pairs of the next round are known after it.
 */
export function longestMs({ sportId, durationMinutes }: Pick<Fixture, 'sportId' | 'durationMinutes'>): number {
  return durationMinutes * MINUTE * (MAX_HOURS[sportById(sportId)?.slug ?? ''] ?? DEFAULT_MAX_HOURS);
}

/**
 * Returns the winner of a game: 0 the first side, 1 the second. Called only for games that end before the answer is
 * needed.
 */
export type WinnerOf = (fixture: Fixture) => 0 | 1;

/** Team ids of a game. */
export type TeamSides = readonly [home: number, away: number];

/** Game as a stage plans it, without its id. */
export interface PlannedGame {
  /** Key of the game inside its competition: local day × 64 + place in the day. */
  readonly key: number;
  /** Epoch ms UTC. */
  readonly startAt: number;
  readonly durationMinutes: number;
  readonly params: MatchParams;
  /** Milliseconds before the start from which the game is offered. */
  readonly aheadMs: number;
  readonly label: RoundLabel;
  /** Team ids, first side first; a knock-out stage finds them on demand. */
  readonly sides: TeamSides | (() => TeamSides);
  /** Earliest instant (epoch ms) at which the sides are known; −Infinity when they always are. */
  readonly knownAt: number;
}

/** Planner of one stage of a competition. */
export interface StagePlanner {
  /** Returns the games of a local calendar day, in a fixed order. */
  gamesOn(localDay: number): readonly PlannedGame[];
}

/** Returns the key of a planned game. */
export function plannedKey(localDay: number, place: number): number {
  return localDay * 128 + place;
}
