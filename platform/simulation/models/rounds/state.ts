import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { Matchup, TimelineEvent } from '../model.ts';
import type { FightGame } from './hazards.ts';

export type FightEnd = 'knockout' | 'submission' | 'decision';
export const FIGHT_ENDS: readonly FightEnd[] = ['knockout', 'submission', 'decision'];
/** Kinds of scoring moments. */
export const MOMENT_KINDS = ['strike', 'takedown', 'knockdown'] as const;

export interface FightState {
  readonly phase: 'before' | 'play' | 'pause' | 'done';
  /** Number of the running or last round, from 1; 0 before the start. */
  readonly round: number;
  /** Start and, once it is over, end of the round, ms after the start of the fight. */
  readonly startedAt: number;
  /** Seconds fought in the round at the last event. */
  readonly fought: number;
  /** Moments of both sides in the running round. */
  readonly moments: Pair;
  /** Winner of each round that has ended. */
  readonly rounds: readonly (0 | 1)[];
  readonly counts: Readonly<Record<string, Pair>>;
  readonly end: { readonly kind: FightEnd; readonly side: 0 | 1 } | null;
  readonly last: TimelineEvent | null;
}

export const FIGHT_START: FightState = {
  phase: 'before',
  round: 0,
  startedAt: 0,
  fought: 0,
  moments: [0, 0],
  rounds: [],
  counts: {},
  end: null,
  last: null,
};

/** Returns the seconds fought in the running round `t` ms after the start; the whole round between rounds. */
export function secondsFought(game: FightGame, state: FightState, t: number): number {
  if (state.phase !== 'play') return state.fought;
  return Math.min(game.length, Math.max(state.fought, (t - state.startedAt) / 1000));
}

/** Returns how long the fight has lasted, in rounds: 1.5 in the middle of the second. */
export function roundsFought(game: FightGame, state: FightState, t: number): number {
  if (state.round === 0) return 0;
  return state.round - 1 + secondsFought(game, state, t) / game.length;
}

/** Returns the state after one more event. */
export function applyFight(game: FightGame, state: FightState, event: TimelineEvent): FightState {
  const fought = secondsFought(game, state, event.t);
  switch (event.kind) {
    case 'period_start':
      return {
        ...state,
        phase: 'play',
        round: state.round + 1,
        startedAt: event.t,
        fought: 0,
        moments: [0, 0],
        last: event,
      };
    case 'period_end':
      return {
        ...state,
        phase: 'pause',
        fought: game.length,
        rounds: [...state.rounds, event.side ?? 0],
        last: event,
      };
    case 'finish':
      return { ...state, phase: 'done', last: event };
    default:
      return event.side === null ? state : happened(state, event, event.side, fought);
  }
}

function happened(state: FightState, event: TimelineEvent, side: 0 | 1, fought: number): FightState {
  const end = FIGHT_ENDS.find((kind) => kind === event.kind);
  if (end !== undefined) return { ...state, phase: 'pause', fought, end: { kind: end, side }, last: event };
  const counts = { ...state.counts, [event.kind]: plusOne(state.counts[event.kind] ?? [0, 0], side) };
  return { ...state, fought, moments: plusOne(state.moments, side), counts, last: event };
}

function plusOne(pair: Pair, side: 0 | 1): Pair {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
}

/** Returns one for the winner. */
export function fightScore({ end }: FightState): Pair {
  if (end === null) return [0, 0];
  return end.side === 0 ? [1, 0] : [0, 1];
}

const STATUS = {
  before: GAME_STATUS.scheduled,
  play: GAME_STATUS.live,
  pause: GAME_STATUS.break,
  done: GAME_STATUS.finished,
} as const;

/** Returns the visible state. Rounds are scored ten to nine. */
export function viewFight(
  game: FightGame,
  state: FightState,
  t: number,
  matchup: Matchup,
  suspension: (kind: string) => number,
): GameState {
  const { last, phase } = state;
  const runs = phase === 'play';
  return {
    statusId: STATUS[phase],
    period: state.round,
    clockSeconds: state.round === 0 ? null : Math.floor(game.length - (runs ? 0 : state.fought)),
    clockAt: matchup.startAt + (runs ? state.startedAt : Math.max(0, last?.t ?? t)),
    clockRate: runs ? -1 : 0,
    score: fightScore(state),
    periodScores: state.rounds.map((side): Pair => (side === 0 ? [10, 9] : [9, 10])),
    counters: state.counts,
    suspended: last !== null && t - last.t < suspension(last.kind),
    incident: last === null ? null : { kind: last.kind, side: last.side, at: matchup.startAt + last.t },
  };
}
