import type { Pair } from '#shared/domain/game/game-state.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { INNING_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import { growing, open, type Reading } from '../../pricing/reading.ts';
import type { BaseballGame } from './baseball-game.ts';
import { baseballMarginIndex, FIRST_INNINGS } from './board.ts';
import { type BaseballState, isBaseballOver, isInningOver } from './state.ts';

/** Reads a market off a state; null for a market that baseball does not have. */
export function readBaseball(
  game: BaseballGame,
  state: BaseballState,
  typeId: number,
  period: number,
  param: number,
): Reading | null {
  if (period > 0) {
    const over = isInningOver(game, state, period);
    return readRuns(typeId, state.innings[period - 1] ?? [0, 0], over);
  }
  const done = isBaseballOver(game, state);
  switch (typeId) {
    case COMMON_MARKET.oddEven:
      return { kind: 'parity', span: growing(state.score[0] + state.score[1], done) };
    case INNING_MARKET.marginRuns:
      return { kind: 'index', value: done ? baseballMarginIndex(state.score[0] - state.score[1]) : null };
    case INNING_MARKET.extraInnings:
      return { kind: 'yesNo', value: wentOn(game, state, done) };
    case INNING_MARKET.firstRun:
      return { kind: 'index', value: firstTo(state.path, 1) };
    case SET_MARKET.raceOrNone: {
      const first = firstTo(state.path, param);
      return { kind: 'index', value: first === null ? (done ? 1 : null) : first * 2 };
    }
    case INNING_MARKET.leadAfterInning: {
      const [home, away] = scoreAfter(state, param);
      return { kind: 'result', span: open(home - away, isInningOver(game, state, param)) };
    }
    case INNING_MARKET.runInInning: {
      const [home, away] = state.innings[param - 1] ?? [0, 0];
      return { kind: 'yesNo', value: home + away > 0 ? true : isInningOver(game, state, param) ? false : null };
    }
    default:
      return readRuns(typeId, state.score, done) ?? readFirstInnings(game, state, typeId);
  }
}

/** Tells whether extra innings are played; after the last out of an ordinary game the next inning only has a number. */
function wentOn(game: BaseballGame, state: BaseballState, done: boolean): boolean | null {
  if (done) return state.innings.length > game.innings;
  return state.inning > game.innings ? true : null;
}

function readRuns(typeId: number, [home, away]: Pair, done: boolean): Reading | null {
  switch (typeId) {
    case COMMON_MARKET.winner:
      return { kind: 'winner', span: open(home - away, done) };
    case COMMON_MARKET.result:
      return { kind: 'result', span: open(home - away, done) };
    case COMMON_MARKET.total:
      return { kind: 'total', span: growing(home + away, done) };
    case COMMON_MARKET.handicap:
      return { kind: 'handicap', span: open(home - away, done) };
    case COMMON_MARKET.teamTotal1:
      return { kind: 'total', span: growing(home, done) };
    case COMMON_MARKET.teamTotal2:
      return { kind: 'total', span: growing(away, done) };
    default:
      return null;
  }
}

const FIRST_INNING_TYPES: Readonly<Record<number, number>> = {
  [INNING_MARKET.firstFiveResult]: COMMON_MARKET.result,
  [INNING_MARKET.firstFiveTotal]: COMMON_MARKET.total,
  [INNING_MARKET.firstFiveHandicap]: COMMON_MARKET.handicap,
  [INNING_MARKET.firstFiveTeam1]: COMMON_MARKET.teamTotal1,
  [INNING_MARKET.firstFiveTeam2]: COMMON_MARKET.teamTotal2,
};

function readFirstInnings(game: BaseballGame, state: BaseballState, typeId: number): Reading | null {
  const type = FIRST_INNING_TYPES[typeId];
  if (type === undefined) return null;
  return readRuns(type, scoreAfter(state, FIRST_INNINGS), isInningOver(game, state, FIRST_INNINGS));
}

/** Returns the runs of the first innings. */
function scoreAfter(state: BaseballState, innings: number): Pair {
  let [home, away] = [0, 0];
  for (const [h, a] of state.innings.slice(0, innings)) {
    home += h;
    away += a;
  }
  return [home, away];
}

/** Returns the side that had this number of runs first; null while neither has. */
function firstTo(path: readonly Pair[], goal: number): 0 | 1 | null {
  for (const [home, away] of path) {
    if (home >= goal) return 0;
    if (away >= goal) return 1;
  }
  return null;
}
