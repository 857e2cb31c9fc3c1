import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import type { TieBreakKind } from '#shared/domain/game/incident-kinds.ts';
import type { Random } from '../random.ts';

/**
 * Two sides of a game with the parameters of their competition. A model turns them into a scoring process, and the same
 * process into the timeline of a game and into the prices of all its markets, so that the markets of one game agree
 * with each other and with what happens. A model is a pure function: of the seed for the timeline, of the state for the
 * probabilities.
 */
export interface Matchup {
  readonly sportId: number;
  readonly competitionId: number;
  /** Strengths on the competition's own scale (see the catalogue), with the form of the day. */
  readonly homeRating: number;
  readonly awayRating: number;
  /** Model parameters of the competition (average goals, home advantage, best of …), see the catalogue. */
  readonly params: Readonly<Record<string, number>>;
  readonly startAt: number;
}

/** Event of a game. `t` is milliseconds of server clock after the start of the game. */
export interface TimelineEvent {
  readonly t: number;
  readonly kind: string;
  readonly side: 0 | 1 | null;
  /** Value that the family needs to fold the event into its state (points, runs …). */
  readonly value?: number;
}

/** Timeline of one game: events sorted by time, the last has kind `finish`. */
export interface Timeline {
  readonly events: readonly TimelineEvent[];
  readonly endsAt: number;
}

/** Market with fair probabilities: they sum to 1 over the outcomes, and the margin is added later. */
export interface FairMarket {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  /** Probability of each outcome, by index of the outcome set; 0 for an outcome that cannot happen any more. */
  readonly probabilities: readonly number[];
  /**
   * Share of the stake that a push returns, per outcome (whole and quarter lines); absent without pushes. The fair
   * price of an outcome is (1 − push) / probability, where probability is that of winning the full stake (half wins
   * count half, half pushes count half).
   */
  readonly pushes?: readonly number[];
}

/** One outcome of one market of a game. */
export interface MarketOutcome {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  readonly outcome: number;
}

/** Result of one outcome of one market once it is decided: betting §4 status ids. */
export type OutcomeStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Decision of a knock-out tie that is level when its game ends, with the incident that tells it. */
export interface TieBreak {
  readonly kind: TieBreakKind;
  /** Side that goes through. */
  readonly side: 0 | 1;
}

/**
 * Model of a family of sports. `State` belongs to the family and is complete enough to price and to settle; `view`
 * returns its visible part.
 */
export interface FamilyModel<State> {
  /** Draws the whole game from its seed. The same input makes the same timeline on every machine. */
  timeline(matchup: Matchup, seed: readonly number[]): Timeline;
  initial(matchup: Matchup): State;
  /** Returns the state after one more event. */
  apply(state: State, event: TimelineEvent, matchup: Matchup): State;
  /** Returns the visible state at `t` ms after the start; `startAt` of the matchup turns times into server instants. */
  view(state: State, t: number, matchup: Matchup): GameState;
  /** Prices every market of the game that can be bet on in this state, at `t` ms after the start (t < 0: before it). */
  markets(state: State, t: number, matchup: Matchup): FairMarket[];
  /** Prices only the markets of the list columns, each on its balanced line, where that is cheaper than `markets`. */
  mainMarkets?(state: State, t: number, matchup: Matchup): FairMarket[];
  /**
   * Returns the status of an outcome that this state decides, or null while it is open. A finished state decides all.
   */
  settle(
    state: State,
    market: { typeId: number; period: number; param: number; outcome: number },
    matchup: Matchup,
  ): OutcomeStatus | null;
  /**
   * Plays the game on from a state, `t` ms after the start (t < 0: before it), to an end that decides every market. The
   * process is the one that prices the game, so a sample of ends shows how its markets depend on each other.
   */
  playOut?(state: State, t: number, matchup: Matchup, random: Random): State;
  /**
   * Returns the exact chances of every combination of these outcomes, where one distribution decides them all; null
   * where it does not, and games have to be played out. Index: bit i is set where outcome i wins.
   */
  jointChances?(state: State, t: number, matchup: Matchup, outcomes: readonly MarketOutcome[]): Float64Array | null;
  /**
   * Draws the side that goes through when a knock-out tie ends level; no market of the game depends on it. null for a
   * sport that does not end level; absent for a family that never does.
   */
  tieBreak?(matchup: Matchup, random: Random): TieBreak | null;
  /** Returns the result in the units of the sport: goals, sets, maps … */
  score(state: State): Pair;
  /** Returns the milliseconds for which an event of this kind closes the book (0: it does not close). */
  suspension(kind: string): number;
}
