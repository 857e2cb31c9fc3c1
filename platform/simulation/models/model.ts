import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import type { TieBreakKind } from '#shared/domain/game/incident-kinds.ts';
import type { Random } from '../random.ts';

/**
 * A model turns the strengths of two sides into a scoring process, and the same process into the timeline of a game
 * and into the prices of all its markets, so that the markets of one game agree with each other and with what happens.
 * Everything is a pure function: of the seed for the timeline, of the state for the probabilities.
 */
export interface Matchup {
  readonly sportId: number;
  readonly competitionId: number;
  /** Strengths on the competition's own scale (see the catalogue), already with the day's form. */
  readonly homeRating: number;
  readonly awayRating: number;
  /** Model parameters of the competition (average goals, home advantage, best of …), see the catalogue. */
  readonly params: Readonly<Record<string, number>>;
  readonly startAt: number;
}

/** One thing that happens, in game order. `t` is milliseconds of server clock after the start of the game. */
export interface TimelineEvent {
  readonly t: number;
  readonly kind: string;
  readonly side: 0 | 1 | null;
  /** What the family needs to fold the event into its state (points, runs …). */
  readonly value?: number;
}

/** The timeline of one game: events sorted by time, the last has kind `finish`. */
export interface Timeline {
  readonly events: readonly TimelineEvent[];
  readonly endsAt: number;
}

/** A market with fair probabilities (they sum to 1 over win outcomes; margin is put on later, in one place). */
export interface FairMarket {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  /** Probability of each outcome, by index of the outcome set; 0 for an outcome that cannot happen any more. */
  readonly probabilities: readonly number[];
  /**
   * Share of the stake that comes back by a push, per outcome (whole and quarter lines); absent when there is none.
   * The fair price of an outcome is (1 − push) / probability, where probability is that of winning the full stake
   * (half wins count half, half pushes count half).
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

/** The result of one outcome of one market once it is decided: betting §4 status ids. */
export type OutcomeStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** How a tie of a knock-out that is level when its game ends is decided, by the incident that tells it. */
export interface TieBreak {
  readonly kind: TieBreakKind;
  /** The side that goes through. */
  readonly side: 0 | 1;
}

/**
 * A family of sports. `State` is the family's own, complete enough to price and to settle; `view` is what the world
 * sees of it.
 */
export interface FamilyModel<State> {
  /** The whole game from its seed. Same input, same timeline, on every machine. */
  timeline(matchup: Matchup, seed: readonly number[]): Timeline;
  initial(matchup: Matchup): State;
  /** The state after one more event. */
  apply(state: State, event: TimelineEvent, matchup: Matchup): State;
  /** What the world sees at `t` ms after the start; `startAt` makes server instants of it. */
  view(state: State, t: number, matchup: Matchup): GameState;
  /** Every market of the game that can be bet on in this state, at `t` ms after the start (t < 0: before it). */
  markets(state: State, t: number, matchup: Matchup): FairMarket[];
  /** Only the markets of the list columns, the balanced line of each, where that is cheaper than `markets`. */
  mainMarkets?(state: State, t: number, matchup: Matchup): FairMarket[];
  /** The status of an outcome that this state decides, or null while it is open. A finished state decides all. */
  settle(
    state: State,
    market: { typeId: number; period: number; param: number; outcome: number },
    matchup: Matchup,
  ): OutcomeStatus | null;
  /**
   * Plays the game on from a state, `t` ms after the start (t < 0: before it), to an end that decides every market. It
   * is drawn from the very process that prices the game, so that many of them say what its markets do together.
   */
  playOut?(state: State, t: number, matchup: Matchup, random: Random): State;
  /**
   * The exact chances of every way in which these outcomes may end together, where one distribution decides them all;
   * null where it does not, and games have to be played out. Index: bit i is set where outcome i wins.
   */
  jointChances?(state: State, t: number, matchup: Matchup, outcomes: readonly MarketOutcome[]): Float64Array | null;
  /**
   * Who goes through when a tie of a knock-out ends level: what follows the game changes none of its markets. null for a
   * sport that does not end level; absent for a family that never does.
   */
  tieBreak?(matchup: Matchup, random: Random): TieBreak | null;
  /** The result in the sense of the sport: goals, sets, maps … of the state. */
  score(state: State): Pair;
  /** Milliseconds for which the book stays closed after an event of this kind (0: it does not close). */
  suspension(kind: string): number;
}
