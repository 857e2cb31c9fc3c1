import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { FRAME_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import { AS_FRAMES, AS_SETS, readBestOf } from '../../pricing/best-of-board.ts';
import { growing, open, type Reading } from '../../pricing/reading.ts';
import { isDartsWon } from './board.ts';
import type { DartsGame } from './darts-table.ts';
import { type DartsSet, type DartsState, dartsLegs, dartsScore } from './state.ts';

const OPEN: Reading = { kind: 'index', value: null };

/** What a state says of a market; null for a market that darts does not have. */
export function readDarts(
  game: DartsGame,
  state: DartsState,
  typeId: number,
  period: number,
  param: number,
): Reading | null {
  const done = isDartsWon(game, state);
  if (period > 0) return readSet(state, typeId, period, param, done);
  const [home, away] = dartsLegs(state);
  const [first, second] = state.maximums;
  switch (typeId) {
    case FRAME_MARKET.maximums:
      return { kind: 'total', span: growing(first + second, done) };
    case FRAME_MARKET.maximums1:
      return { kind: 'total', span: growing(first, done) };
    case FRAME_MARKET.maximums2:
      return { kind: 'total', span: growing(second, done) };
    case FRAME_MARKET.maximumsResult:
      return { kind: 'result', span: open(first - second, done) };
    case FRAME_MARKET.legsTotal:
      return { kind: 'total', span: growing(home + away, done) };
    case FRAME_MARKET.legsHandicap:
      return { kind: 'handicap', span: open(home - away, done) };
    case COMMON_MARKET.oddEven:
      return { kind: 'parity', span: growing(home + away, done) };
    case COMMON_MARKET.teamTotal1:
      return { kind: 'total', span: growing(home, done) };
    case COMMON_MARKET.teamTotal2:
      return { kind: 'total', span: growing(away, done) };
    case FRAME_MARKET.legMaximum:
      return readMaximum(state, 1, param, done);
    case SET_MARKET.race:
    case FRAME_MARKET.legWinner:
      return readLegs(state.sets[0], typeId, param, done);
    default:
      return readScore(game, state, typeId);
  }
}

function readScore(game: DartsGame, state: DartsState, typeId: number): Reading | null {
  const score = dartsScore(state);
  const need = game.sets === 1 ? game.legs : game.sets;
  const types = { ...AS_FRAMES, wins1: AS_SETS.wins1, wins2: AS_SETS.wins2, openAndMatch: AS_SETS.openAndMatch };
  return readBestOf(types, need, score, state.sets[0]?.winner ?? null, typeId);
}

function readSet(state: DartsState, typeId: number, period: number, param: number, done: boolean): Reading | null {
  const set = state.sets[period - 1];
  if (set === undefined) return done ? { kind: 'void' } : OPEN;
  const [home, away] = set.legs;
  const over = set.winner !== null;
  switch (typeId) {
    case COMMON_MARKET.winner:
      return { kind: 'index', value: set.winner };
    case COMMON_MARKET.total:
      return { kind: 'total', span: growing(home + away, over) };
    case COMMON_MARKET.handicap:
      return { kind: 'handicap', span: open(home - away, over) };
    case FRAME_MARKET.legMaximum:
      return readMaximum(state, period, param, over);
    case SET_MARKET.race:
    case FRAME_MARKET.legWinner:
      return readLegs(set, typeId, param, over);
    default:
      return null;
  }
}

/** One leg of a set, or who had so many first. */
function readLegs(set: DartsSet | undefined, typeId: number, param: number, over: boolean): Reading {
  const order = set?.order ?? '';
  if (typeId === SET_MARKET.race) return { kind: 'index', value: firstTo(order, param) };
  if (param <= order.length) return { kind: 'index', value: Number(order[param - 1]) };
  return over ? { kind: 'void' } : OPEN;
}

function readMaximum(state: DartsState, set: number, leg: number, over: boolean): Reading {
  const marks = state.withMaximum[set - 1] ?? '';
  if (marks[leg - 1] === '1') return { kind: 'yesNo', value: true };
  if (leg <= (state.sets[set - 1]?.order.length ?? 0)) return { kind: 'yesNo', value: false };
  return over ? { kind: 'void' } : OPEN;
}

function firstTo(order: string, goal: number): number | null {
  const won = [0, 0];
  for (const winner of order) {
    const side = Number(winner);
    won[side] = (won[side] as number) + 1;
    if (won[side] === goal) return side;
  }
  return null;
}
