import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { Matchup, TimelineEvent } from '../model.ts';
import type { PointsGame } from './points-table.ts';

/** One period: its score, and its possessions in order as characters (see `playCode`). */
export interface PeriodRecord {
  readonly score: Pair;
  readonly plays: string;
  /** Side with the first possession. */
  readonly first: 0 | 1;
  readonly over: boolean;
}

/** Reading of the clock at an instant of the game: its seconds, and whether it runs. */
interface Clock {
  readonly seconds: number;
  readonly at: number;
  readonly runs: boolean;
}

export interface PointsState {
  readonly phase: 'before' | 'play' | 'pause' | 'done';
  /** Periods begun, overtimes after the regular ones; the running one last. */
  readonly periods: readonly PeriodRecord[];
  readonly score: Pair;
  /** Counted plays of both sides in regular time, by index of the sport's counts. */
  readonly made: readonly Pair[];
  readonly clock: Clock;
  /** Last event other than a possession without points. */
  readonly last: TimelineEvent | null;
}

export const POINTS_START: PointsState = {
  phase: 'before',
  periods: [],
  score: [0, 0],
  made: [],
  clock: { seconds: 0, at: 0, runs: false },
  last: null,
};

const CODE_BASE = 48;
const SIDE_STEP = 16;

/** Encodes a possession as one character: its side, and 0 or 1 + the index of the play. */
export function playCode(side: 0 | 1, play: number): string {
  return String.fromCharCode(CODE_BASE + side * SIDE_STEP + play + 1);
}

/** Decodes the possession at a place of a record: side, and index of the play (−1 without points). */
export function playAt(plays: string, at: number): { side: 0 | 1; play: number } {
  const code = plays.charCodeAt(at) - CODE_BASE;
  return code >= SIDE_STEP ? { side: 1, play: code - SIDE_STEP - 1 } : { side: 0, play: code - 1 };
}

/** Returns the possessions that a side still has in a period. */
export function possessionsLeft(game: PointsGame, record: PeriodRecord, number: number, side: 0 | 1): number {
  if (record.over) return 0;
  const taken = record.plays.length;
  const mine = record.first === side ? Math.ceil(taken / 2) : Math.floor(taken / 2);
  return (number > game.periods ? game.perOvertime : game.perPeriod) - mine;
}

/**
 * Returns the side with the first possession of a regular period; the middle periods start with the side that did not
 * open the game.
 */
export function firstOf(opening: 0 | 1, period: number, periods: number): 0 | 1 {
  const isOther = periods === 2 ? period === 2 : period === 2 || period === 3;
  return isOther ? (opening === 0 ? 1 : 0) : opening;
}

/** Returns the length of a period on the game clock, in seconds. */
export function periodLength(game: PointsGame, period: number): number {
  return period > game.periods ? game.overtimeSeconds : game.periodSeconds;
}

/** Returns the seconds that the game clock shows `t` ms after the start. */
export function clockSeconds(game: PointsGame, state: PointsState, t: number): number {
  const { seconds, at, runs } = state.clock;
  if (!runs) return seconds;
  const passed = (t - at) / 1000;
  const limit = periodLength(game, state.periods.length) * (game.sport.clock === 'up' ? state.periods.length : 1);
  return game.sport.clock === 'down' ? Math.max(0, seconds - passed) : Math.min(limit, seconds + passed);
}

/** Returns the state after one more event. */
export function applyPoints(game: PointsGame, state: PointsState, event: TimelineEvent): PointsState {
  switch (event.kind) {
    case 'period_start':
      return startPeriod(game, state, event);
    case 'period_end':
      return endPeriod(game, state, event);
    case 'clock_stop':
      return { ...state, clock: { seconds: clockSeconds(game, state, event.t), at: event.t, runs: false } };
    case 'clock_start':
      return { ...state, clock: { seconds: state.clock.seconds, at: event.t, runs: true } };
    case 'finish':
      return { ...state, phase: 'done', last: event };
    default:
      return event.side === null ? state : afterPossession(game, state, event, event.side);
  }
}

function startPeriod(game: PointsGame, state: PointsState, event: TimelineEvent): PointsState {
  const record: PeriodRecord = { score: [0, 0], plays: '', first: event.side ?? 0, over: false };
  const number = state.periods.length + 1;
  const seconds = game.sport.clock === 'down' ? periodLength(game, number) : (number - 1) * game.periodSeconds;
  return {
    ...state,
    phase: 'play',
    periods: [...state.periods, record],
    clock: { seconds, at: event.t, runs: true },
    last: event,
  };
}

function endPeriod(game: PointsGame, state: PointsState, event: TimelineEvent): PointsState {
  const record = state.periods[state.periods.length - 1];
  if (record === undefined) return state;
  const seconds = game.sport.clock === 'down' ? 0 : state.periods.length * game.periodSeconds;
  return {
    ...state,
    phase: 'pause',
    periods: [...state.periods.slice(0, -1), { ...record, over: true }],
    clock: { seconds, at: event.t, runs: false },
    last: event,
  };
}

function afterPossession(game: PointsGame, state: PointsState, event: TimelineEvent, side: 0 | 1): PointsState {
  const record = state.periods[state.periods.length - 1];
  if (record === undefined) return state;
  const points = event.value ?? 0;
  const play = game.sport.plays.findIndex((one) => one.kind === event.kind && one.points === points);
  const plays = record.plays + playCode(side, play);
  const periods = state.periods.slice(0, -1);
  periods.push({ ...record, plays, score: plus(record.score, side, points) });
  const isNews = points > 0 || (game.sport.closed[event.kind] ?? 0) > 0;
  const made =
    play < 0 || state.periods.length > game.periods ? state.made : counted(game, state.made, event.kind, side);
  return { ...state, periods, made, score: plus(state.score, side, points), last: isNews ? event : state.last };
}

function counted(game: PointsGame, made: readonly Pair[], kind: string, side: 0 | 1): Pair[] {
  return game.sport.counts.map(({ kinds }, index) => {
    const pair = made[index] ?? [0, 0];
    return kinds.includes(kind) ? plus(pair, side, 1) : pair;
  });
}

function plus(pair: Pair, side: 0 | 1, points: number): Pair {
  if (points === 0) return pair;
  return side === 0 ? [pair[0] + points, pair[1]] : [pair[0], pair[1] + points];
}

const STATUS = {
  before: GAME_STATUS.scheduled,
  play: GAME_STATUS.live,
  pause: GAME_STATUS.break,
  done: GAME_STATUS.finished,
} as const;

/** Counts the counted plays of the whole game, overtime included, for the counters shown with the score. */
function countersOf(game: PointsGame, state: PointsState): Record<string, Pair> {
  const counted = game.sport.counts.map(({ counter, kinds }) => ({ counter, kinds, pair: [0, 0] as [number, number] }));
  for (const { plays } of state.periods) {
    for (let at = 0; at < plays.length; at += 1) {
      const { side, play } = playAt(plays, at);
      const kind = game.sport.plays[play]?.kind;
      for (const each of counted) if (kind !== undefined && each.kinds.includes(kind)) each.pair[side] += 1;
    }
  }
  return Object.fromEntries(counted.map(({ counter, pair }) => [counter, pair]));
}

/** Returns the visible state. */
export function viewPoints(game: PointsGame, state: PointsState, t: number, matchup: Matchup): GameState {
  const { last, clock } = state;
  const rate = game.sport.clock === 'down' ? -1 : 1;
  return {
    statusId: STATUS[state.phase],
    period: state.periods.length,
    ...(game.sport.quarters && game.periods === 2 ? { periodKind: 'half' as const } : {}),
    clockSeconds: state.phase === 'before' ? null : Math.floor(clock.seconds),
    clockAt: matchup.startAt + clock.at,
    clockRate: clock.runs ? rate : 0,
    score: state.score,
    periodScores: state.periods.map((period) => period.score),
    counters: countersOf(game, state),
    suspended: last !== null && t - last.t < (game.sport.closed[last.kind] ?? 0),
    incident: last === null ? null : { kind: last.kind, side: last.side, at: matchup.startAt + last.t },
  };
}
