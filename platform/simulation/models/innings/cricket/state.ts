import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { Matchup, TimelineEvent } from '../../model.ts';
import { ALL_OUT, OVER } from './balls.ts';

/** One innings. */
export interface Innings {
  readonly batting: 0 | 1;
  readonly runs: number;
  readonly wickets: number;
  /** Balls, one character each: '0' … '6' runs, 'a' … 'f' a wicket by its dismissal. */
  readonly log: string;
  readonly over: boolean;
}

export interface CricketState {
  readonly phase: 'before' | 'play' | 'pause' | 'done';
  readonly innings: readonly Innings[];
  /** Winner of the extra over of a tie; null without one. */
  readonly superOver: 0 | 1 | null;
  readonly last: TimelineEvent | null;
}

export const CRICKET_START: CricketState = { phase: 'before', innings: [], superOver: null, last: null };

const FIRST_WAY = 'a'.charCodeAt(0);

export function ballsOf(innings: Innings): number {
  return innings.log.length;
}

/** Returns the runs of a ball by its character; 0 for a wicket. */
export function runsAt(log: string, at: number): number {
  const code = log.charCodeAt(at) - 48;
  return code <= 6 ? code : 0;
}

/** Returns the dismissal of a wicket by the character of its ball, null for another ball. */
export function wayAt(log: string, at: number): number | null {
  const code = log.charCodeAt(at) - FIRST_WAY;
  return code >= 0 ? code : null;
}

/** Returns the running innings; null between innings. */
export function runningInnings(state: CricketState): Innings | null {
  const last = state.innings[state.innings.length - 1];
  return last === undefined || last.over ? null : last;
}

/** Returns the runs that the second innings needs to win; null in the first. */
export function targetOf(state: CricketState): number | null {
  const [first] = state.innings;
  return first?.over ? first.runs + 1 : null;
}

/** Returns the runs of both sides. */
export function cricketRuns(state: CricketState): Pair {
  let [home, away] = [0, 0];
  for (const { batting, runs } of state.innings) {
    if (batting === 0) home += runs;
    else away += runs;
  }
  return [home, away];
}

/** Returns the winner; null while the match is open. */
export function cricketWinner(state: CricketState): 0 | 1 | null {
  if (state.superOver !== null) return state.superOver;
  const [first, second] = state.innings;
  if (first === undefined || second === undefined || !second.over || first.runs === second.runs) return null;
  return second.runs > first.runs ? second.batting : first.batting;
}

/** Returns the state after one more event. */
export function applyCricket(overs: number, state: CricketState, event: TimelineEvent): CricketState {
  switch (event.kind) {
    case 'period_start': {
      const innings: Innings = { batting: event.side ?? 0, runs: 0, wickets: 0, log: '', over: false };
      return { ...state, phase: 'play', innings: [...state.innings, innings], last: event };
    }
    case 'super_over':
      return { ...state, superOver: event.side, last: event };
    case 'finish':
      return { ...state, phase: 'done', last: event };
    case 'ball':
    case 'four':
    case 'six':
    case 'wicket':
      return afterBall(overs, state, event);
    default:
      return { ...state, last: event };
  }
}

function afterBall(overs: number, state: CricketState, event: TimelineEvent): CricketState {
  const innings = runningInnings(state);
  if (innings === null) return state;
  const value = event.value ?? 0;
  const isWicket = event.kind === 'wicket';
  const runs = innings.runs + (isWicket ? 0 : value);
  const wickets = innings.wickets + (isWicket ? 1 : 0);
  const log = innings.log + (isWicket ? String.fromCharCode(FIRST_WAY + value) : String(value));
  const target = state.innings.length > 1 ? targetOf(state) : null;
  const over = wickets >= ALL_OUT || log.length >= overs * OVER || (target !== null && runs >= target);
  const then: Innings = { ...innings, runs, wickets, log, over };
  return {
    ...state,
    phase: over ? 'pause' : 'play',
    innings: [...state.innings.slice(0, -1), then],
    last: event,
  };
}

const STATUS = {
  before: GAME_STATUS.scheduled,
  play: GAME_STATUS.live,
  pause: GAME_STATUS.break,
  done: GAME_STATUS.finished,
} as const;

/** Returns the overs as they are written: 14.3 after fourteen overs and three balls. */
function writtenOvers(innings: Innings): number {
  return Math.floor(ballsOf(innings) / OVER) + (ballsOf(innings) % OVER) / 10;
}

/** Returns the visible state. */
export function viewCricket(
  state: CricketState,
  t: number,
  matchup: Matchup,
  suspension: (kind: string) => number,
): GameState {
  const { last } = state;
  const running = runningInnings(state);
  const counted = (value: (innings: Innings) => number): Pair => {
    const pair: [number, number] = [0, 0];
    for (const innings of state.innings) pair[innings.batting] = value(innings);
    return pair;
  };
  return {
    statusId: STATUS[state.phase],
    period: state.innings.length,
    ...(state.superOver !== null && state.phase !== 'done' ? { phase: 'super_over' as const } : {}),
    clockSeconds: null,
    clockAt: matchup.startAt + Math.max(0, t),
    clockRate: 0,
    score: cricketRuns(state),
    periodScores: state.innings.map(({ batting, runs }) => (batting === 0 ? [runs, 0] : [0, runs])),
    ...(running === null ? {} : { server: running.batting }),
    counters: { wickets: counted(({ wickets }) => wickets), overs: counted(writtenOvers) },
    suspended: last !== null && t - last.t < suspension(last.kind),
    incident: last === null ? null : { kind: last.kind, side: last.side, at: matchup.startAt + last.t },
  };
}
