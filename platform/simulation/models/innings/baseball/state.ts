import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { Matchup, TimelineEvent } from '../../model.ts';
import type { BaseballGame } from './baseball-game.ts';
import type { Stand } from './ending.ts';
import { advanceOf, type BaseballHit, HITS, lastInningRuns, OUTS, SECOND_BASE } from './plays.ts';

export interface BaseballState {
  readonly phase: 'before' | 'play' | 'change' | 'done';
  /** Number of the running inning, from 1; during a change of sides that of the next one. */
  readonly inning: number;
  /** 0: the second side bats, 1: the first side. */
  readonly half: 0 | 1;
  readonly outs: number;
  /** Runners as bits (1 first, 2 second, 4 third base). */
  readonly bases: number;
  readonly score: Pair;
  /** Runs by inning; the last may be incomplete. */
  readonly innings: readonly Pair[];
  /** Scores of the game so far, in order. */
  readonly path: readonly Pair[];
  readonly hits: Pair;
  readonly last: TimelineEvent | null;
}

export const BASEBALL_START: BaseballState = {
  phase: 'before',
  inning: 1,
  half: 0,
  outs: 0,
  bases: 0,
  score: [0, 0],
  innings: [],
  path: [],
  hits: [0, 0],
  last: null,
};

/** Returns the side that bats: the second one first. */
export function battingSide(state: { readonly half: 0 | 1 }): 0 | 1 {
  return state.half === 0 ? 1 : 0;
}

/** Returns the point of the game from which it is priced. */
export function baseballStand(state: BaseballState): Stand {
  const { inning, half, outs, bases, score } = state;
  return { home: score[0], away: score[1], inning, half, outs, bases };
}

/** Tells whether all batting is over. */
export function isBaseballOver(game: BaseballGame, state: BaseballState): boolean {
  const { inning, half, score, phase } = state;
  if (phase === 'done') return true;
  if (half === 1 && inning >= game.innings && score[0] > score[1]) return true;
  return half === 0 && inning > game.innings && phase === 'change' && score[0] !== score[1];
}

/** Tells whether inning n is complete (the last one may end before its third out). */
export function isInningOver(game: BaseballGame, state: BaseballState, inning: number): boolean {
  return state.inning > inning || isBaseballOver(game, state);
}

/** Returns the state after one more event. */
export function applyBaseball(game: BaseballGame, state: BaseballState, event: TimelineEvent): BaseballState {
  switch (event.kind) {
    case 'period_start':
    case 'side_change':
      return {
        ...state,
        phase: 'play',
        innings: state.innings.length < state.inning ? [...state.innings, [0, 0]] : state.innings,
        last: event,
      };
    case 'finish':
      return { ...state, phase: 'done', last: event };
    default: {
      const hit = HITS.indexOf(event.kind as BaseballHit);
      return hit < 0 ? state : { ...afterHit(game, state, hit), last: event };
    }
  }
}

/** Returns the runs that a play brings in this state. */
export function runsOfHit(game: BaseballGame, state: BaseballState, hit: number): number {
  const { runs } = advanceOf(hit, state.bases);
  const isLast = state.half === 1 && state.inning >= game.innings;
  return isLast ? lastInningRuns(hit, runs, state.score[1] - state.score[0]) : runs;
}

function afterHit(game: BaseballGame, state: BaseballState, hit: number): BaseballState {
  if (HITS[hit] === 'out') {
    if (state.outs + 1 < OUTS) return { ...state, outs: state.outs + 1 };
    return nextHalf(game, state);
  }
  const side = battingSide(state);
  const runs = runsOfHit(game, state, hit);
  const bases = advanceOf(hit, state.bases).bases;
  const hits = HITS[hit] === 'walk' ? state.hits : plus(state.hits, side, 1);
  if (runs === 0) return { ...state, bases, hits };
  const score = plus(state.score, side, runs);
  const innings = state.innings.slice(0, -1);
  innings.push(plus(state.innings[state.innings.length - 1] ?? [0, 0], side, runs));
  return { ...state, bases, hits, score, innings, path: [...state.path, score] };
}

function nextHalf(game: BaseballGame, state: BaseballState): BaseballState {
  const half = state.half === 0 ? 1 : 0;
  const inning = half === 0 ? state.inning + 1 : state.inning;
  const bases = inning > game.innings ? SECOND_BASE : 0;
  return { ...state, phase: 'change', half, inning, outs: 0, bases };
}

function plus(pair: Pair, side: 0 | 1, runs: number): Pair {
  return side === 0 ? [pair[0] + runs, pair[1]] : [pair[0], pair[1] + runs];
}

const STATUS = {
  before: GAME_STATUS.scheduled,
  play: GAME_STATUS.live,
  change: GAME_STATUS.break,
  done: GAME_STATUS.finished,
} as const;

/** Returns the visible state. */
export function viewBaseball(
  state: BaseballState,
  t: number,
  matchup: Matchup,
  suspension: (kind: string) => number,
): GameState {
  const { last } = state;
  const side = battingSide(state);
  const atBat = (value: number): Pair => (side === 0 ? [value, 0] : [0, value]);
  const hasBegun = state.phase !== 'before' && state.phase !== 'done';
  return {
    statusId: STATUS[state.phase],
    period: state.innings.length,
    ...(state.phase === 'play' ? { phase: side === 0 ? ('top' as const) : ('bottom' as const) } : {}),
    clockSeconds: null,
    clockAt: matchup.startAt + Math.max(0, t),
    clockRate: 0,
    score: state.score,
    periodScores: state.innings,
    ...(hasBegun ? { server: side } : {}),
    counters: { outs: atBat(state.outs), bases: atBat(hasBegun ? state.bases : 0), hits: state.hits },
    suspended: last !== null && t - last.t < suspension(last.kind),
    incident: last === null ? null : { kind: last.kind, side: last.side, at: matchup.startAt + last.t },
  };
}
