import type { Distribution } from '../../pricing/distribution.ts';
import type { HalfInning } from './half-inning.ts';

/** Runs of both sides and how likely they are. */
export interface ScorePoint {
  readonly home: number;
  readonly away: number;
  readonly p: number;
}

/** A side at bat. */
export interface Batting {
  readonly chances: readonly number[];
  /** The rest of a half-inning, from outs and bases. */
  readonly from: (outs: number, bases: number) => HalfInning;
  /** Runs of so many whole half-innings. */
  readonly innings: (count: number) => Distribution;
}

/** Everything that stays the same during one game. The second side bats first. */
export interface BaseballGame {
  readonly innings: number;
  readonly batting: readonly [Batting, Batting];
  /** How a game that is level after the last inning goes on: what both sides add. */
  readonly extra: () => readonly ScorePoint[];
}
