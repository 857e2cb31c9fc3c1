import type { MatchParams } from '../catalogue/params.ts';

/** What the round of a game is called; the view makes words of it. */
export type RoundLabel =
  | { readonly kind: 'round'; readonly number: number }
  /** A knock-out round by the number of games in it: 1 final, 2 semi-finals, 4 quarter-finals, 8 … */
  | { readonly kind: 'knockout'; readonly games: number }
  /** The n-th group of the day on a table. */
  | { readonly kind: 'session'; readonly number: number }
  | { readonly kind: 'bout'; readonly main: boolean };

/** A game that will be, is or was played. Ids are of the catalogue. */
export interface Fixture {
  readonly gameId: number;
  readonly competitionId: number;
  readonly sportId: number;
  readonly home: number;
  readonly away: number;
  /** Scheduled start, epoch ms UTC, on a grid of five minutes. */
  readonly startAt: number;
  /** The instant (epoch ms) from which the game can be offered: pairs of later rounds are unknown before. */
  readonly listedAt: number;
  /** Minutes from the start to the end of an ordinary game of this round. */
  readonly durationMinutes: number;
  readonly params: MatchParams;
  readonly label: RoundLabel;
}

/** A game is over, however long it took, after so many of its ordinary durations. */
export const LONGEST_DURATIONS = 2.4;

/** Tells who won a game: 0 the first side, 1 the second. Asked only for games that end before the answer is needed. */
export type WinnerOf = (fixture: Fixture) => 0 | 1;

/** Team ids of a game. */
export type Sides = readonly [home: number, away: number];

/** A game as a stage plans it: everything but its id. */
export interface PlannedGame {
  /** Distinguishes the games of one competition: local day × 64 + place in the day. */
  readonly key: number;
  /** Epoch ms UTC. */
  readonly startAt: number;
  readonly durationMinutes: number;
  readonly params: MatchParams;
  /** Milliseconds before the start from which such a game is offered. */
  readonly aheadMs: number;
  readonly label: RoundLabel;
  /** Team ids, first side first; of a knock-out stage found only when somebody asks. */
  readonly sides: Sides | (() => Sides);
  /** Earliest instant (epoch ms) at which the sides are known; −Infinity when they always are. */
  readonly knownAt: number;
}

/** A stage of a competition at work. */
export interface StagePlanner {
  /** Games of a local calendar day, in a fixed order. */
  gamesOn(localDay: number): readonly PlannedGame[];
}

/** The key of a planned game. */
export function plannedKey(localDay: number, place: number): number {
  return localDay * 128 + place;
}
