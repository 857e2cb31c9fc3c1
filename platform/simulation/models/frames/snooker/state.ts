import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { Matchup, TimelineEvent } from '../../model.ts';
import { frameWinner } from './visits.ts';

/** One frame. */
export interface FrameRecord {
  readonly points: Pair;
  readonly opener: 0 | 1;
  /** Side that comes to the table next. */
  readonly turn: 0 | 1;
  /** Highest break of the frame. */
  readonly best: number;
  readonly winner: 0 | 1 | null;
}

export interface SnookerState {
  readonly phase: 'before' | 'play' | 'pause' | 'done';
  readonly frames: readonly FrameRecord[];
  readonly won: Pair;
  readonly last: TimelineEvent | null;
}

export const SNOOKER_START: SnookerState = { phase: 'before', frames: [], won: [0, 0], last: null };

export function runningFrame(state: SnookerState): FrameRecord | null {
  const last = state.frames[state.frames.length - 1];
  return last === undefined || last.winner !== null ? null : last;
}

/** Returns the side that breaks off in the next frame; null before the toss. */
export function nextSnookerOpener(state: SnookerState): 0 | 1 | null {
  const last = state.frames[state.frames.length - 1];
  return last === undefined ? null : last.opener === 0 ? 1 : 0;
}

export function applySnooker(state: SnookerState, event: TimelineEvent): SnookerState {
  switch (event.kind) {
    case 'period_start': {
      const opener = event.side ?? 0;
      const frame: FrameRecord = { points: [0, 0], opener, turn: opener, best: 0, winner: null };
      return { ...state, phase: 'play', frames: [...state.frames, frame], last: event };
    }
    case 'finish':
      return { ...state, phase: 'done', last: event };
    default:
      return event.side === null ? { ...state, last: event } : afterVisit(state, event, event.side);
  }
}

function afterVisit(state: SnookerState, event: TimelineEvent, side: 0 | 1): SnookerState {
  const frame = runningFrame(state);
  if (frame === null) return state;
  const scored = event.value ?? 0;
  const points = plus(frame.points, side, scored);
  const winner = frameWinner(points[0], points[1]);
  const then: FrameRecord = {
    ...frame,
    points,
    winner,
    turn: side === 0 ? 1 : 0,
    best: Math.max(frame.best, scored),
  };
  return {
    ...state,
    phase: winner === null ? 'play' : 'pause',
    frames: [...state.frames.slice(0, -1), then],
    won: winner === null ? state.won : plus(state.won, winner, 1),
    last: scored > 0 ? event : state.last,
  };
}

function plus(pair: Pair, side: 0 | 1, by: number): Pair {
  return side === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by];
}

const STATUS = {
  before: GAME_STATUS.scheduled,
  play: GAME_STATUS.live,
  pause: GAME_STATUS.break,
  done: GAME_STATUS.finished,
} as const;

/** Returns the visible state. */
export function viewSnooker(
  state: SnookerState,
  t: number,
  matchup: Matchup,
  suspension: (kind: string) => number,
): GameState {
  const { last } = state;
  const frame = runningFrame(state);
  return {
    statusId: STATUS[state.phase],
    period: state.frames.length,
    clockSeconds: null,
    clockAt: matchup.startAt + Math.max(0, t),
    clockRate: 0,
    score: state.won,
    periodScores: state.frames.map(({ points }) => points),
    ...(frame === null
      ? {}
      : { points: [String(frame.points[0]), String(frame.points[1])] as const, server: frame.turn }),
    suspended: last !== null && t - last.t < suspension(last.kind),
    incident: last === null ? null : { kind: last.kind, side: last.side, at: matchup.startAt + last.t },
  };
}
