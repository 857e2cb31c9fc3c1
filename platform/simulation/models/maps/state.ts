import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { Matchup, TimelineEvent } from '../model.ts';
import type { MapsGame } from './maps-table.ts';
import type { Before, RoundStand } from './round-chain.ts';
import { isMapOver, type RoundSport } from './sports.ts';

/** One map: rounds or kills, the side of each in order ('0', '1'), and the objectives with their sides. */
export interface MapRecord {
  readonly score: Pair;
  readonly order: string;
  /** Side that defends first; 0 where that plays no part. */
  readonly defends: 0 | 1;
  readonly objectives: Readonly<Record<string, 0 | 1>>;
  readonly winner: 0 | 1 | null;
  /** Start of the map, ms after the start of the game. */
  readonly startedAt: number;
}

export interface MapsState {
  readonly phase: 'before' | 'play' | 'pause' | 'done';
  /** Maps begun, the running one last. */
  readonly maps: readonly MapRecord[];
  readonly won: Pair;
  readonly last: TimelineEvent | null;
}

export const MAPS_START: MapsState = { phase: 'before', maps: [], won: [0, 0], last: null };

/** Returns the number of the running or next map, from 1. */
export function currentMap(state: MapsState): number {
  return state.won[0] + state.won[1] + 1;
}

/** Returns the running map; null between maps. */
export function runningMap(state: MapsState): MapRecord | null {
  const last = state.maps[state.maps.length - 1];
  return last === undefined || last.winner !== null ? null : last;
}

/** Returns the present point of a map of rounds. */
export function roundStandOf(sport: RoundSport, map: MapRecord): RoundStand {
  const [a, b] = map.score;
  const played = a + b;
  const isFresh = played === 0 || played === sport.target - 1;
  const before = isFresh ? 2 : (Number(map.order[played - 1]) as Before);
  return { a, b, before, defends: map.defends };
}

/** Returns the state after one more event. */
export function applyMaps(game: MapsGame, state: MapsState, event: TimelineEvent): MapsState {
  switch (event.kind) {
    case 'period_start': {
      const record: MapRecord = {
        score: [0, 0],
        order: '',
        defends: event.side ?? 0,
        objectives: {},
        winner: null,
        startedAt: event.t,
      };
      return { ...state, phase: 'play', maps: [...state.maps, record], last: event };
    }
    case 'round':
    case 'kill':
    case 'map':
      return event.side === null ? state : afterStep(game, state, event, event.side);
    case 'finish':
      return { ...state, phase: 'done', last: event };
    default:
      return event.side === null ? state : afterObjective(state, event, event.side);
  }
}

function afterStep(game: MapsGame, state: MapsState, event: TimelineEvent, side: 0 | 1): MapsState {
  const map = runningMap(state);
  if (map === null) return state;
  const { sport } = game;
  // The last round of a shooter ends the map; the base of a strategy game falls after the last kill.
  const counts = sport.kind === 'rounds' || event.kind === 'kill';
  const score = counts ? plusOne(map.score, side) : map.score;
  const isOver = sport.kind === 'rounds' ? isMapOver(sport, score[0], score[1]) : event.kind === 'map';
  const record: MapRecord = {
    ...map,
    score,
    order: counts ? map.order + side : map.order,
    winner: isOver ? side : null,
  };
  return {
    ...state,
    phase: isOver ? 'pause' : 'play',
    maps: [...state.maps.slice(0, -1), record],
    won: isOver ? plusOne(state.won, side) : state.won,
    last: event,
  };
}

function afterObjective(state: MapsState, event: TimelineEvent, side: 0 | 1): MapsState {
  const map = runningMap(state);
  if (map === null) return state;
  const record: MapRecord = { ...map, objectives: { ...map.objectives, [event.kind]: side } };
  return { ...state, maps: [...state.maps.slice(0, -1), record], last: event };
}

function plusOne(pair: Pair, side: 0 | 1): Pair {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
}

const STATUS = {
  before: GAME_STATUS.scheduled,
  play: GAME_STATUS.live,
  pause: GAME_STATUS.break,
  done: GAME_STATUS.finished,
} as const;

/** Returns the visible state. */
export function viewMaps(
  game: MapsGame,
  state: MapsState,
  t: number,
  matchup: Matchup,
  suspension: (kind: string) => number,
): GameState {
  const { last } = state;
  const map = runningMap(state);
  const hasClock = game.sport.kind === 'kills' && map !== null;
  return {
    statusId: STATUS[state.phase],
    period: state.maps.length,
    clockSeconds: hasClock ? 0 : null,
    clockAt: matchup.startAt + (hasClock ? map.startedAt : Math.max(0, t)),
    clockRate: hasClock ? 1 : 0,
    score: state.won,
    periodScores: state.maps.map(({ score }) => score),
    suspended: last !== null && t - last.t < suspension(last.kind),
    incident: last === null ? null : { kind: last.kind, side: last.side, at: matchup.startAt + last.t },
  };
}
