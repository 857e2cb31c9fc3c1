import type { Distribution } from '../../pricing/distribution.ts';
import type { HalfInning } from './half-inning.ts';

/** Runs of both sides with their probability. */
export interface ScorePoint {
  readonly home: number;
  readonly away: number;
  readonly p: number;
}

/** Batting of one side. */
export interface Batting {
  readonly chances: readonly number[];
  /** Returns the rest of a half-inning, from outs and bases. */
  readonly from: (outs: number, bases: number) => HalfInning;
  /** Returns the runs of this number of whole half-innings. */
  readonly innings: (count: number) => Distribution;
}

/** Rules and chances that stay the same during one game. The second side bats first. */
export interface BaseballGame {
  readonly innings: number;
  readonly batting: readonly [Batting, Batting];
  /** Returns the runs that both sides add when the game is level after the last inning. */
  readonly extra: () => readonly ScorePoint[];
}
