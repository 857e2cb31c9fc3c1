import type { Pair } from '#shared/domain/game/game-state.ts';
import { hash31 } from '../../random.ts';
import type { Matchup, TimelineEvent } from '../model.ts';
import type { RallyGame } from './chances.ts';

/** Counts of a match of tennis that no market depends on, for each side. */
export interface ServeTally {
  readonly points: Pair;
  readonly aces: Pair;
  /** Games won against the other side's serve. */
  readonly breaks: Pair;
}

export const EMPTY_TALLY: ServeTally = { points: [0, 0], aces: [0, 0], breaks: [0, 0] };

/** Share of aces among the points won on serve, per chance of the server above an even one: 12 % at 63 %. */
const ACES_PER_EDGE = 0.9;
const MIN_ACES = 0.02;
const PARTS = 1_000_000;

/**
 * Decides whether a point won on serve was an ace. A hash of the instant decides, not the draws of the game: the course
 * of a game stays the same as without this count.
 */
export function isAce(game: RallyGame, matchup: Matchup, server: 0 | 1, event: TimelineEvent): boolean {
  if (event.side !== server) return false;
  const chance = server === 0 ? game.points[0] : 1 - game.points[1];
  const share = Math.max(MIN_ACES, ACES_PER_EDGE * (chance - 0.5));
  return hash31('ace', matchup.startAt, event.t, server) % PARTS < share * PARTS;
}
