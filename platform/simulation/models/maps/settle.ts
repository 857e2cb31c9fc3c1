import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { MAP_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import { AS_MAPS, readBestOf } from '../pricing/best-of-board.ts';
import { growing, open, type Reading } from '../pricing/reading.ts';
import { wentOver } from './board.ts';
import type { MapsGame } from './maps-table.ts';
import type { MapRecord, MapsState } from './state.ts';

/** Markets of a match of one map that its map decides. */
const COUNTED: readonly number[] = [
  COMMON_MARKET.total,
  COMMON_MARKET.handicap,
  COMMON_MARKET.teamTotal1,
  COMMON_MARKET.teamTotal2,
  COMMON_MARKET.oddEven,
];

/** Reads a market off a state; null for a market that these sports do not have. */
export function readMaps(
  game: MapsGame,
  state: MapsState,
  typeId: number,
  period: number,
  param: number,
): Reading | null {
  if (period > 0) return readMap(game, state, typeId, period, param);
  if (game.need < 2 && COUNTED.includes(typeId)) return readMap(game, state, typeId, 1, param);
  const done = Math.max(...state.won) >= game.need;
  if (typeId === MAP_MARKET.roundsTotal || typeId === MAP_MARKET.killsTotal) {
    const sum = state.maps.reduce((total, map) => total + map.score[0] + map.score[1], 0);
    return { kind: 'total', span: growing(sum, done) };
  }
  if (typeId === MAP_MARKET.mapOvertime) {
    return { kind: 'yesNo', value: state.maps.some((map) => wentOver(game, map)) ? true : done ? false : null };
  }
  return readBestOf(AS_MAPS, game.need, state.won, state.maps[0]?.winner ?? null, typeId);
}

function readMap(game: MapsGame, state: MapsState, typeId: number, period: number, param: number): Reading | null {
  const map = state.maps[period - 1];
  if (map === undefined) return state.phase === 'done' ? { kind: 'void' } : { kind: 'index', value: null };
  const [home, away] = map.score;
  const over = map.winner !== null;
  switch (typeId) {
    case COMMON_MARKET.winner:
      return { kind: 'index', value: map.winner };
    case COMMON_MARKET.total:
      return { kind: 'total', span: growing(home + away, over) };
    case COMMON_MARKET.handicap:
      return { kind: 'handicap', span: open(home - away, over) };
    case COMMON_MARKET.teamTotal1:
      return { kind: 'total', span: growing(home, over) };
    case COMMON_MARKET.teamTotal2:
      return { kind: 'total', span: growing(away, over) };
    case COMMON_MARKET.oddEven:
      return { kind: 'parity', span: growing(home + away, over) };
    case SET_MARKET.race:
      return { kind: 'index', value: firstTo(map.order, param) };
    case SET_MARKET.raceOrNone: {
      const first = firstTo(map.order, param);
      return { kind: 'index', value: first === null ? (over ? 1 : null) : first * 2 };
    }
    case MAP_MARKET.firstHalf:
      return readHalf(game, map);
    case MAP_MARKET.mapOvertime:
      return { kind: 'yesNo', value: wentOver(game, map) ? true : over ? false : null };
    case MAP_MARKET.roundWinner:
      return readStep(map, param);
    case MAP_MARKET.firstBlood:
      return readStep(map, 1);
    default:
      return readObjective(game, map, typeId);
  }
}

/** Returns the side that had n rounds or kills first; null while neither has. */
function firstTo(order: string, goal: number): number | null {
  const have = [0, 0];
  for (const winner of order) {
    const side = Number(winner);
    have[side] = (have[side] as number) + 1;
    if (have[side] === goal) return side;
  }
  return null;
}

function readStep(map: MapRecord, ordinal: number): Reading {
  if (ordinal <= map.order.length) return { kind: 'index', value: Number(map.order[ordinal - 1]) };
  return map.winner === null ? { kind: 'index', value: null } : { kind: 'void' };
}

function readHalf(game: MapsGame, map: MapRecord): Reading {
  const half = game.sport.kind === 'rounds' ? game.sport.target - 1 : 0;
  if (map.order.length < half) return { kind: 'index', value: null };
  const first = [...map.order.slice(0, half)].filter((winner) => winner === '0').length;
  return { kind: 'index', value: 2 * first > half ? 0 : 2 * first === half ? 1 : 2 };
}

function readObjective(game: MapsGame, map: MapRecord, typeId: number): Reading | null {
  if (game.sport.kind !== 'kills') return null;
  const objective = game.sport.objectives.find(({ type }) => type === typeId);
  if (objective === undefined) return null;
  const taken = map.objectives[objective.kind];
  if (taken !== undefined) return { kind: 'index', value: taken };
  return map.winner === null ? { kind: 'index', value: null } : { kind: 'void' };
}
