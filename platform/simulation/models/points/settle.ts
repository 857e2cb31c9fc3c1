import type { Pair } from '#shared/domain/game/game-state.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { POINT_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import { growing, open, type Reading } from '../pricing/reading.ts';
import { isHalfOver, isPointsDecided } from './board.ts';
import { pointsMarginIndex } from './margins.ts';
import { driveIndex, driveResult } from './order-board.ts';
import { firstToPoints, scoringPlays } from './plays.ts';
import { FIRST_HALF, type PointsGame } from './points-table.ts';
import type { PointsState } from './state.ts';

/** Present score of a stretch of the game. */
interface Stand {
  readonly score: Pair;
  readonly done: boolean;
}

/** Reads a market off a state; null for a market that these sports do not have. */
export function readPoints(
  game: PointsGame,
  state: PointsState,
  typeId: number,
  period: number,
  param: number,
): Reading | null {
  const periods = periodsOf(game, period);
  if (periods === null) return null;
  const regular = standOf(state, periods);
  if (typeId === SET_MARKET.raceOrNone) {
    const first = firstToPoints(game, scoringPlays(state, periods), param);
    return { kind: 'index', value: first === null ? (regular.done ? 1 : null) : first * 2 };
  }
  if (period > 0) return readCounts(typeId, regular);
  return readGame(game, state, typeId, param, regular);
}

function periodsOf(game: PointsGame, period: number): readonly number[] | null {
  if (period === 0) return game.regular;
  const number = period - game.periodOffset;
  if (number >= 1 && number <= game.periods) return [number];
  if (game.periods > 2 && period === FIRST_HALF) return game.halves[0];
  return game.periods > 2 && period === FIRST_HALF + 1 ? game.halves[1] : null;
}

function standOf(state: PointsState, periods: readonly number[]): Stand {
  const score: [number, number] = [0, 0];
  let done = true;
  for (const number of periods) {
    const record = state.periods[number - 1];
    score[0] += record?.score[0] ?? 0;
    score[1] += record?.score[1] ?? 0;
    if (!record?.over) done = false;
  }
  return { score, done };
}

function readCounts(typeId: number, { score, done }: Stand): Reading | null {
  const [home, away] = score;
  switch (typeId) {
    case COMMON_MARKET.result:
      return { kind: 'result', span: open(home - away, done) };
    case COMMON_MARKET.winner:
    case COMMON_MARKET.drawNoBet:
      return { kind: 'winner', span: open(home - away, done) };
    case COMMON_MARKET.doubleChance:
      return { kind: 'doubleChance', span: open(home - away, done) };
    case COMMON_MARKET.total:
      return { kind: 'total', span: growing(home + away, done) };
    case COMMON_MARKET.handicap:
      return { kind: 'handicap', span: open(home - away, done) };
    case COMMON_MARKET.teamTotal1:
      return { kind: 'total', span: growing(home, done) };
    case COMMON_MARKET.teamTotal2:
      return { kind: 'total', span: growing(away, done) };
    case COMMON_MARKET.oddEven:
      return { kind: 'parity', span: growing(home + away, done) };
    case COMMON_MARKET.teamOddEven1:
      return { kind: 'parity', span: growing(home, done) };
    case COMMON_MARKET.teamOddEven2:
      return { kind: 'parity', span: growing(away, done) };
    default:
      return null;
  }
}

function readGame(game: PointsGame, state: PointsState, typeId: number, param: number, regular: Stand): Reading | null {
  const decided = isPointsDecided(game, state);
  const [home, away] = regular.score;
  switch (typeId) {
    case POINT_MARKET.regularResult:
      return readCounts(COMMON_MARKET.result, regular);
    case COMMON_MARKET.result:
    case COMMON_MARKET.doubleChance:
      return readCounts(typeId, regular);
    case COMMON_MARKET.overtime:
      return { kind: 'yesNo', value: regular.done ? home === away : null };
    case COMMON_MARKET.halfTimeFullTime:
      return readHalfAndFull(game, state, regular);
    case POINT_MARKET.marginFives:
    case POINT_MARKET.marginSixes:
    case POINT_MARKET.marginTwelves:
      return { kind: 'index', value: decided ? pointsMarginIndex(typeId, state.score[0] - state.score[1]) : null };
    case POINT_MARKET.highestHalf:
      return { kind: 'index', value: regular.done ? highestHalf(game, state) : null };
    case POINT_MARKET.highestQuarter:
      return { kind: 'index', value: regular.done ? highestQuarter(game, state) : null };
    case POINT_MARKET.winsEveryQuarter1:
      return { kind: 'yesNo', value: winsEvery(game, state, 0, regular.done) };
    case POINT_MARKET.winsEveryQuarter2:
      return { kind: 'yesNo', value: winsEvery(game, state, 1, regular.done) };
    default:
      return (
        readPlays(game, state, typeId, param, regular.done) ?? readCounts(typeId, { score: state.score, done: decided })
      );
  }
}

function readPlays(game: PointsGame, state: PointsState, typeId: number, param: number, done: boolean): Reading | null {
  for (const [index, { types }] of game.sport.counts.entries()) {
    const at = types.indexOf(typeId);
    if (at < 0) continue;
    const [home, away] = state.made[index] ?? [0, 0];
    return { kind: 'total', span: growing([home + away, home, away][at] as number, done) };
  }
  if (typeId === POINT_MARKET.driveResult) {
    const value = driveResult(game, state, param);
    return value === null && done ? { kind: 'void' } : { kind: 'index', value };
  }
  const isScore = typeId === POINT_MARKET.nextScore || typeId === POINT_MARKET.scoreKind;
  if (!isScore && typeId !== POINT_MARKET.firstScore) return null;
  const scored = scoringPlays(state, game.regular)[isScore ? param - 1 : 0];
  if (typeId === POINT_MARKET.nextScore) {
    return { kind: 'index', value: scored === undefined ? (done ? 1 : null) : scored.side * 2 };
  }
  if (scored === undefined) return done ? { kind: 'void' } : { kind: 'index', value: null };
  const value = typeId === POINT_MARKET.scoreKind ? scored.play : scored.side * 2 + driveIndex(game, scored.play);
  return { kind: 'index', value };
}

function readHalfAndFull(game: PointsGame, state: PointsState, regular: Stand): Reading {
  if (!isHalfOver(game, state)) return { kind: 'index', value: null };
  const half = signIndex(standOf(state, game.halves[0]).score);
  return {
    kind: 'index',
    value: regular.done ? half * 3 + signIndex(regular.score) : null,
    dead: (outcome) => Math.floor(outcome / 3) !== half,
  };
}

function signIndex([home, away]: Pair): 0 | 1 | 2 {
  return home > away ? 0 : home === away ? 1 : 2;
}

function highestHalf(game: PointsGame, state: PointsState): number {
  const [first, second] = game.halves.map((half) => sumOf(standOf(state, half).score));
  return signIndex([first ?? 0, second ?? 0]);
}

function highestQuarter(game: PointsGame, state: PointsState): number {
  const totals = game.regular.map((number) => sumOf(standOf(state, [number]).score));
  const highest = Math.max(...totals);
  return totals.filter((total) => total === highest).length > 1 ? game.periods : totals.indexOf(highest);
}

function sumOf([home, away]: Pair): number {
  return home + away;
}

function winsEvery(game: PointsGame, state: PointsState, side: 0 | 1, done: boolean): boolean | null {
  const lost = state.periods
    .slice(0, game.periods)
    .some(({ score, over }) => over && score[side] <= score[side === 0 ? 1 : 0]);
  if (lost) return false;
  return done ? true : null;
}
