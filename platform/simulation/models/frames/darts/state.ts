import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { Matchup, TimelineEvent } from '../../model.ts';
import { otherSide } from '../../sides.ts';
import type { DartsGame } from './darts-table.ts';
import { LEG, MAXIMUM } from './visits.ts';

/** One set, or the whole match where legs decide. */
export interface DartsSet {
  readonly legs: Pair;
  /** Winner of each leg in order ('0', '1'). */
  readonly order: string;
  /** Side that threw first in the first leg. */
  readonly opener: 0 | 1;
  readonly winner: 0 | 1 | null;
}

export interface DartsState {
  readonly phase: 'before' | 'play' | 'pause' | 'done';
  /** True when sets decide the match, not legs. */
  readonly bySets: boolean;
  readonly sets: readonly DartsSet[];
  readonly won: Pair;
  /** Points left of the running leg. */
  readonly left: Pair;
  /** Side that threw first in the running leg, and the side that throws next. */
  readonly opener: 0 | 1;
  readonly turn: 0 | 1;
  readonly maximums: Pair;
  /** Marks ('0', '1') of the legs with a maximum, by set in order; the running leg has its place. */
  readonly withMaximum: readonly string[];
  readonly last: TimelineEvent | null;
}

export const DARTS_START: DartsState = {
  phase: 'before',
  bySets: false,
  sets: [],
  won: [0, 0],
  left: [LEG, LEG],
  opener: 0,
  turn: 0,
  maximums: [0, 0],
  withMaximum: [],
  last: null,
};

/** Returns the running set; null between two sets and before the start. */
export function runningDartsSet(state: DartsState): DartsSet | null {
  const last = state.sets[state.sets.length - 1];
  return last === undefined || last.winner !== null ? null : last;
}

/** Returns the side that throws first in the next leg; null before the start. */
export function nextDartsOpener(state: DartsState): 0 | 1 | null {
  const set = state.sets[state.sets.length - 1];
  if (set === undefined) return null;
  return set.winner === null ? otherSide(state.opener) : otherSide(set.opener);
}

/** Returns the legs of the whole match. */
export function dartsLegs(state: DartsState): Pair {
  let [home, away] = [0, 0];
  for (const { legs } of state.sets) {
    home += legs[0];
    away += legs[1];
  }
  return [home, away];
}

/** Returns the state after one more event. */
export function applyDarts(game: DartsGame, state: DartsState, event: TimelineEvent): DartsState {
  switch (event.kind) {
    case 'period_start':
    case 'leg_start': {
      const opener = event.side ?? 0;
      const fresh: DartsSet = { legs: [0, 0], order: '', opener, winner: null };
      const sets = runningDartsSet(state) === null ? [...state.sets, fresh] : state.sets;
      const legs = sets === state.sets ? [...state.withMaximum] : [...state.withMaximum, ''];
      legs[sets.length - 1] += '0';
      return { ...state, phase: 'play', sets, withMaximum: legs, left: [LEG, LEG], opener, turn: opener, last: event };
    }
    case 'finish':
      return { ...state, phase: 'done', last: event };
    default:
      return event.side === null ? state : afterVisit(game, state, event, event.side);
  }
}

function afterVisit(game: DartsGame, state: DartsState, event: TimelineEvent, side: 0 | 1): DartsState {
  const scored = event.value ?? 0;
  const left = plus(state.left, side, -scored);
  const maximums = scored === MAXIMUM ? plus(state.maximums, side, 1) : state.maximums;
  const withMaximum = scored === MAXIMUM ? marked(state.withMaximum) : state.withMaximum;
  const then: DartsState = { ...state, left, maximums, withMaximum, turn: otherSide(side), last: event };
  return left[side] === 0 ? afterLeg(game, then, side) : then;
}

/** Marks that the running leg has had a maximum. */
function marked(legs: readonly string[]): string[] {
  const last = legs[legs.length - 1] ?? '';
  return [...legs.slice(0, -1), `${last.slice(0, -1)}1`];
}

function afterLeg(game: DartsGame, state: DartsState, side: 0 | 1): DartsState {
  const set = runningDartsSet(state);
  if (set === null) return state;
  const legs = plus(set.legs, side, 1);
  const isOver = legs[side] >= game.legs;
  const then: DartsSet = { ...set, legs, order: set.order + side, winner: isOver ? side : null };
  return {
    ...state,
    phase: 'pause',
    sets: [...state.sets.slice(0, -1), then],
    won: isOver ? plus(state.won, side, 1) : state.won,
    left: [LEG, LEG],
  };
}

function plus(pair: Pair, side: 0 | 1, by: number): Pair {
  return side === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by];
}

function legsBegun(state: DartsState): number {
  return state.withMaximum.reduce((sum, legs) => sum + legs.length, 0);
}

/** Returns the sets of both sides, or the legs where they decide. */
export function dartsScore(state: DartsState): Pair {
  return state.bySets ? state.won : dartsLegs(state);
}

const STATUS = {
  before: GAME_STATUS.scheduled,
  play: GAME_STATUS.live,
  pause: GAME_STATUS.live,
  done: GAME_STATUS.finished,
} as const;

/** Returns the visible state. */
export function viewDarts(
  state: DartsState,
  t: number,
  matchup: Matchup,
  suspension: (kind: string) => number,
): GameState {
  const { last } = state;
  const playing = state.phase === 'play';
  const isBreak = state.phase === 'pause' && runningDartsSet(state) === null;
  return {
    statusId: isBreak ? GAME_STATUS.break : STATUS[state.phase],
    // Where legs decide, each leg is a period and the score already counts them.
    ...(state.bySets
      ? { period: state.sets.length, periodScores: state.sets.map(({ legs }) => legs) }
      : { period: legsBegun(state), periodKind: 'leg' as const, periodScores: [] }),
    clockSeconds: null,
    clockAt: matchup.startAt + Math.max(0, t),
    clockRate: 0,
    score: dartsScore(state),
    ...(playing ? { points: [String(state.left[0]), String(state.left[1])] as const, server: state.turn } : {}),
    counters: { maximums: state.maximums },
    suspended: last !== null && t - last.t < suspension(last.kind),
    incident: last === null ? null : { kind: last.kind, side: last.side, at: matchup.startAt + last.t },
  };
}
