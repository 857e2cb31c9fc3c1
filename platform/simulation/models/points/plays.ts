import type { PointsGame } from './points-table.ts';
import { type PointsState, playAt } from './state.ts';

/** Possession that brought points. */
export interface ScoringPlay {
  readonly side: 0 | 1;
  /** Index in the plays of the sport. */
  readonly play: number;
}

/** Returns all scores of some periods (1-based numbers), in order. */
export function scoringPlays(state: PointsState, periods: readonly number[]): ScoringPlay[] {
  const found: ScoringPlay[] = [];
  for (const number of periods) {
    const plays = state.periods[number - 1]?.plays ?? '';
    for (let at = 0; at < plays.length; at += 1) {
      const one = playAt(plays, at);
      if (one.play >= 0) found.push(one);
    }
  }
  return found;
}

/** Returns the side that had this number of points first in a list of scores; null while neither has. */
export function firstToPoints(game: PointsGame, scores: readonly ScoringPlay[], goal: number): 0 | 1 | null {
  const points: [number, number] = [0, 0];
  for (const { side, play } of scores) {
    points[side] += game.sport.plays[play]?.points ?? 0;
    if (points[side] >= goal) return side;
  }
  return null;
}
