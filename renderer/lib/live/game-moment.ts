import { GAME_STATUS, type GameState, type Pair } from '#shared/domain/game/game-state.ts';
import type { Sport } from '#shared/domain/sports/sports.ts';
import { stopwatch } from '../time/calendar.ts';

const MINUTE = 60;
/** Minutes at which the halves of a football game end; later minutes are added time. */
const HALF_ENDS = [0, 45, 90, 105, 120];

/** Part of a game's state that its clock is read from. */
type ClockedState = Pick<GameState, 'period' | 'statusId' | 'clockSeconds' | 'clockAt' | 'clockRate'>;

/**
 * Returns what the game clock shows: a minute in football ("67′", "45+2′"), minutes and seconds elsewhere, null for a
 * sport without a clock or a game that is not being played.
 *
 * @param now server clock, epoch ms
 */
export function clockText(sport: Sport | undefined, state: ClockedState, now: number): string | null {
  if (state.clockSeconds === null || state.statusId !== GAME_STATUS.live) return null;
  const seconds = Math.max(0, state.clockSeconds + ((now - state.clockAt) / 1000) * state.clockRate);
  if (sport?.slug !== 'football') return stopwatch(seconds);
  const minute = Math.floor(seconds / MINUTE) + 1;
  const end = HALF_ENDS[state.period] ?? 0;
  return end > 0 && minute > end ? `${end}+${minute - end}′` : `${minute}′`;
}

/** Column of a score: the figures of both sides. */
export interface ScoreColumn {
  readonly kind: 'total' | 'period' | 'points';
  readonly values: readonly [string, string];
}

const text = ([first, second]: Pair): [string, string] => [String(first), String(second)];

/** Most period scores of a row. */
const MAX_PERIODS = 5;

/**
 * Returns the figures next to the names: the score, then those of the current period or game where the sport counts
 * them.
 *
 * @param isDetailed adds the scores of all periods, the last five of a longer game (betting §3, isDetailedScore)
 */
export function scoreColumns(sport: Sport | undefined, state: GameState, isDetailed = false): ScoreColumn[] {
  const wickets = state.counters?.wickets;
  if (sport?.slug === 'cricket' && wickets) {
    const [first, second] = state.score;
    return [{ kind: 'total', values: [`${first}/${wickets[0]}`, `${second}/${wickets[1]}`] }];
  }
  const columns: ScoreColumn[] = [{ kind: 'total', values: text(state.score) }];
  const current = state.periodScores.at(-1);
  const inParts = sport?.family === 'rally' || sport?.family === 'frames' || sport?.family === 'maps';
  if (isDetailed) {
    for (const score of state.periodScores.slice(-MAX_PERIODS)) columns.push({ kind: 'period', values: text(score) });
  } else if (inParts && current && state.statusId === GAME_STATUS.live)
    columns.push({ kind: 'period', values: text(current) });
  // The points of a frame are its score.
  const isTold = sport?.slug === 'snooker';
  if (state.points && state.statusId === GAME_STATUS.live && !isTold)
    columns.push({ kind: 'points', values: [...state.points] });
  return columns;
}

/** Returns the played part of regulation time, 0 … 1; null for a game without a clock. */
export function gameProgress(sport: Sport | undefined, state: GameState, now: number): number | null {
  if (!sport || state.statusId === GAME_STATUS.scheduled) return null;
  if (state.statusId === GAME_STATUS.finished) return 1;
  if (sport.slug === 'football' && state.clockSeconds !== null) {
    const seconds = state.clockSeconds + ((now - state.clockAt) / 1000) * state.clockRate;
    // A clock that is updated once a minute may be behind a kick-off that was just reported.
    return Math.max(0, Math.min(1, seconds / (HALF_ENDS[2] ?? 90) / MINUTE));
  }
  return null;
}
