import type { Pair } from '#shared/domain/game/game-state.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { SET_MARKET } from '#shared/domain/markets/types-other.ts';
import { AS_SETS, readBestOf } from '../pricing/best-of-board.ts';
import { growing, open, type Reading } from '../pricing/reading.ts';
import { tennisSetIndex, wentOn } from './board.ts';
import type { RallyGame } from './chances.ts';
import { currentSet, isBreaker, type RallyState, type SetRecord } from './state.ts';

const LOVE_TO_DEUCE = '0123';

/** Reads a market off a state; null for a market that these sports do not have. */
export function readRally(
  game: RallyGame,
  state: RallyState,
  typeId: number,
  period: number,
  param: number,
): Reading | null {
  return period === 0 ? readMatch(game, state, typeId) : readSet(game, state, typeId, period, param);
}

function readMatch(game: RallyGame, state: RallyState, typeId: number): Reading | null {
  const { need } = game;
  const [home, away] = state.won;
  const done = Math.max(home, away) >= need;
  const [first] = state.sets;
  const opener = first === undefined || !first.over ? null : first.score[0] > first.score[1] ? 0 : 1;
  switch (typeId) {
    case SET_MARKET.extraPoints:
    case SET_MARKET.tieBreak:
      return {
        kind: 'yesNo',
        value: state.sets.some((set, i) => wentOn(game, set, i + 1)) ? true : done ? false : null,
      };
    default:
      return (
        readBestOf(AS_SETS, need, state.won, opener, typeId) ??
        readUnits(typeId, unitsOf(state.sets), done, unitsToCome(game, state, done))
      );
  }
}

function unitsOf(sets: readonly SetRecord[]): Pair {
  let home = 0;
  let away = 0;
  for (const { score } of sets) {
    home += score[0];
    away += score[1];
  }
  return [home, away];
}

/** Returns the lowest number of units that are still to be played. */
function unitsToCome(game: RallyGame, state: RallyState, done: boolean): number {
  if (done) return 0;
  const running = state.sets[state.sets.length - 1];
  const sets = game.need - Math.max(...state.won);
  const shortest = Math.min(game.target(1), game.target(game.maxSets));
  return (
    sets * shortest - (running === undefined || running.over ? 0 : Math.min(shortest - 1, Math.max(...running.score)))
  );
}

function readUnits(typeId: number, [home, away]: Pair, done: boolean, toCome: number): Reading | null {
  switch (typeId) {
    case COMMON_MARKET.total:
      return { kind: 'total', span: growing(home + away + (done ? 0 : toCome), done) };
    case COMMON_MARKET.handicap:
      return { kind: 'handicap', span: open(home - away, done) };
    case COMMON_MARKET.teamTotal1:
      return { kind: 'total', span: growing(home, done) };
    case COMMON_MARKET.teamTotal2:
      return { kind: 'total', span: growing(away, done) };
    case COMMON_MARKET.oddEven:
      return { kind: 'parity', span: growing(home + away, done) };
    default:
      return null;
  }
}

function readSet(game: RallyGame, state: RallyState, typeId: number, period: number, param: number): Reading | null {
  const set = state.sets[period - 1];
  if (set === undefined) return state.phase === 'done' ? { kind: 'void' } : { kind: 'index', value: null };
  const [home, away] = set.score;
  const { over } = set;
  switch (typeId) {
    case COMMON_MARKET.winner:
      return { kind: 'winner', span: open(home - away, over) };
    case SET_MARKET.race:
      return { kind: 'index', value: firstTo(set.order, param) };
    case SET_MARKET.extraPoints:
    case SET_MARKET.tieBreak:
      return { kind: 'yesNo', value: wentOn(game, set, period) ? true : over ? false : null };
    case SET_MARKET.setGames:
      return { kind: 'index', value: over ? tennisSetIndex(home, away) : null };
    case SET_MARKET.rallyWinner:
    case SET_MARKET.gameWinner:
      return readUnit(set, param, (at) => Number(set.order[at]));
    case SET_MARKET.gameScore:
      return readUnit(set, param, (at) => Number(set.order[at]) * 4 + LOVE_TO_DEUCE.indexOf(set.games[at] as string));
    case SET_MARKET.gameDeuce:
      return readDeuce(game, state, set, period, param);
    default:
      return readUnits(typeId, set.score, over, Math.max(0, game.target(period) - Math.max(home, away)));
  }
}

/** Returns the side that had n units first; null while neither has. */
function firstTo(order: string, goal: number): number | null {
  const have = [0, 0];
  for (const winner of order) {
    const side = Number(winner);
    have[side] = (have[side] as number) + 1;
    if (have[side] === goal) return side;
  }
  return null;
}

function readUnit(set: SetRecord, ordinal: number, value: (at: number) => number): Reading {
  if (ordinal <= set.order.length) return { kind: 'index', value: value(ordinal - 1) };
  return set.over ? { kind: 'void' } : { kind: 'index', value: null };
}

function readDeuce(game: RallyGame, state: RallyState, set: SetRecord, period: number, ordinal: number): Reading {
  if (ordinal <= set.games.length) return { kind: 'yesNo', value: set.games[ordinal - 1] === '3' };
  if (set.over) return { kind: 'void' };
  const isRunning = period === currentSet(state) && ordinal === set.games.length + 1 && !isBreaker(game, state);
  return { kind: 'yesNo', value: isRunning && Math.min(...state.points) >= 3 ? true : null };
}
