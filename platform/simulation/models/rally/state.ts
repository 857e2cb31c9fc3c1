import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { Matchup, TimelineEvent } from '../model.ts';
import { otherSide } from '../sides.ts';
import { isChainOver, serveFlips } from './chain.ts';
import type { RallyGame } from './chances.ts';
import { EMPTY_TALLY, isAce, type ServeTally } from './serve-tally.ts';
import { breakerRules, setRules } from './sports.ts';
import { calledPoints, isGameOver } from './tennis-game.ts';

/** One set: its score in units, the winner of each in order ('0', '1'), and the ending of each game of tennis. */
export interface SetRecord {
  readonly score: Pair;
  readonly order: string;
  /** Points of the loser per game of tennis: '0', '1', '2', '3' after deuce, 't' a tie-break. */
  readonly games: string;
  readonly over: boolean;
}

export interface RallyState {
  /** All sets begun, the running one last. */
  readonly sets: readonly SetRecord[];
  readonly won: Pair;
  /** Points of tennis in the running game. */
  readonly points: Pair;
  /** Side that served first in the running set; null before the toss. */
  readonly first: 0 | 1 | null;
  readonly server: 0 | 1;
  readonly phase: 'before' | 'play' | 'pause' | 'done';
  readonly last: TimelineEvent | null;
  /** Counts of tennis for the view. */
  readonly tally: ServeTally;
}

const NEW_SET: SetRecord = { score: [0, 0], order: '', games: '', over: false };

export const RALLY_START: RallyState = {
  sets: [],
  won: [0, 0],
  points: [0, 0],
  first: null,
  server: 0,
  phase: 'before',
  last: null,
  tally: EMPTY_TALLY,
};

export function plusOne(pair: Pair, side: 0 | 1): Pair {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
}

/** Returns the number of the running or next set, from 1. */
export function currentSet(state: RallyState): number {
  return state.won[0] + state.won[1] + (state.phase === 'done' ? 0 : 1);
}

/** Returns the running set; an empty one between two sets. */
export function runningRallySet(state: RallyState): SetRecord {
  const last = state.sets[state.sets.length - 1];
  return last === undefined || last.over ? NEW_SET : last;
}

/** Tells whether the running game of tennis is a tie-break. */
export function isBreaker(game: RallyGame, state: RallyState): boolean {
  const [a, b] = runningRallySet(state).score;
  const target = game.target(currentSet(state));
  return game.sport.unit === 'game' && a === b && a === target + game.sport.capAbove - 1;
}

/** Returns the state after a start of a set or a won point; every other kind only marks the time. */
export function applyRally(game: RallyGame, state: RallyState, event: TimelineEvent): RallyState {
  switch (event.kind) {
    case 'period_start': {
      const first = event.side ?? 0;
      return { ...state, sets: [...state.sets, NEW_SET], first, server: first, phase: 'play', last: event };
    }
    case 'finish':
      return { ...state, phase: 'done', last: event };
    case 'point':
    case 'game':
    case 'set':
      return event.side === null ? state : { ...afterPoint(game, state, event.side), last: event };
    default:
      return { ...state, last: event };
  }
}

/** Returns the counts of tennis after a point; sports of rallies have none. */
function tallyAfter(game: RallyGame, before: RallyState, after: RallyState, event: TimelineEvent, matchup: Matchup) {
  const { tally, server } = before;
  const { side } = event;
  if (game.sport.unit !== 'game' || side === null || before.phase !== 'play') return tally;
  const games = ({ sets }: RallyState) => sets.reduce((sum, set) => sum + set.games.length, 0);
  const isBreak = side !== server && games(after) > games(before) && !isBreaker(game, before);
  return {
    points: plusOne(tally.points, side),
    aces: isAce(game, matchup, server, event) ? plusOne(tally.aces, side) : tally.aces,
    breaks: isBreak ? plusOne(tally.breaks, side) : tally.breaks,
  };
}

/** Returns the state after an event of a game that is shown, with its counts. Games that are only played out need none. */
export function applyShownRally(
  game: RallyGame,
  state: RallyState,
  event: TimelineEvent,
  matchup: Matchup,
): RallyState {
  const after = applyRally(game, state, event);
  const isPoint = event.kind === 'point' || event.kind === 'game' || event.kind === 'set';
  return isPoint ? { ...after, tally: tallyAfter(game, state, after, event, matchup) } : after;
}

function afterPoint(game: RallyGame, state: RallyState, side: 0 | 1): RallyState {
  if (game.sport.unit === 'rally') return afterUnit(game, state, side, '');
  const points = plusOne(state.points, side);
  if (isBreaker(game, state)) {
    const rules = breakerRules(game.breaker(currentSet(state)));
    if (isChainOver(rules, points[0], points[1])) return afterUnit(game, state, side, 't');
    const flips = serveFlips(rules, state.points[0] + state.points[1]);
    return { ...state, points, server: flips ? otherSide(state.server) : state.server };
  }
  if (!isGameOver(points[0], points[1])) return { ...state, points };
  return afterUnit(game, state, side, String(Math.min(3, points[side === 0 ? 1 : 0])));
}

function afterUnit(game: RallyGame, state: RallyState, side: 0 | 1, code: string): RallyState {
  const set = runningRallySet(state);
  const score = plusOne(set.score, side);
  const rules = setRules(game.sport, game.target(currentSet(state)));
  const over = isChainOver(rules, score[0], score[1]);
  const record: SetRecord = { score, order: set.order + side, games: set.games + code, over };
  const sets = [...state.sets.slice(0, -1), record];
  if (over) {
    const won = plusOne(state.won, side);
    return { ...state, sets, won, points: [0, 0], phase: 'pause' };
  }
  const flips = serveFlips(rules, set.score[0] + set.score[1]);
  const kept = flips === null ? side : state.server;
  return { ...state, sets, points: [0, 0], server: flips ? otherSide(kept) : kept };
}

/** Returns the first server of the next set (the rules of `RallyTable`, on a played set). */
export function nextFirst(game: RallyGame, state: RallyState): 0 | 1 {
  const set = state.sets[state.sets.length - 1] ?? NEW_SET;
  const first = state.first ?? 0;
  switch (game.sport.nextFirst) {
    case 'winner':
      return set.score[0] > set.score[1] ? 0 : 1;
    case 'alternate':
      return otherSide(first);
    default:
      return (set.score[0] + set.score[1]) % 2 === 0 ? first : otherSide(first);
  }
}

const STATUS = {
  before: GAME_STATUS.scheduled,
  play: GAME_STATUS.live,
  pause: GAME_STATUS.break,
  done: GAME_STATUS.finished,
} as const;

/** Returns the visible state. */
export function viewRally(
  game: RallyGame,
  state: RallyState,
  t: number,
  matchup: Matchup,
  suspension: (kind: string) => number,
): GameState {
  const { last } = state;
  const playing = state.phase === 'play';
  return {
    statusId: STATUS[state.phase],
    period: state.sets.length,
    ...(game.sport.unit === 'game' && playing && isBreaker(game, state) ? { phase: 'tie_break' as const } : {}),
    clockSeconds: null,
    clockAt: matchup.startAt + Math.max(0, t),
    clockRate: 0,
    score: state.won,
    periodScores: state.sets.map((set) => set.score),
    ...(game.sport.unit === 'game' && playing ? { points: pointsText(game, state) } : {}),
    ...(playing ? { server: state.server } : {}),
    ...(game.sport.unit === 'game' && state.sets.length > 0 ? { counters: { ...state.tally } } : {}),
    suspended: last !== null && t - last.t < suspension(last.kind),
    incident: last === null ? null : { kind: last.kind, side: last.side, at: matchup.startAt + last.t },
  };
}

function pointsText(game: RallyGame, state: RallyState): readonly [string, string] {
  const [a, b] = state.points;
  if (isBreaker(game, state)) return [String(a), String(b)];
  return [calledPoints(a, b), calledPoints(b, a)];
}
