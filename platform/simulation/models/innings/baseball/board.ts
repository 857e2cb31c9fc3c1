import type { Pair } from '#shared/domain/game/game-state.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { INNING_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../../model.ts';
import { convolved, type Distribution, difference, exactly, shifted } from '../../pricing/distribution.ts';
import {
  addHandicaps,
  addMarket,
  addParity,
  addResult,
  addTotals,
  addYesNo,
  type LineSpread,
  MAIN_LINE,
} from '../../pricing/lines.ts';
import type { BaseballGame } from './baseball-game.ts';
import { type Ending, endingFrom } from './ending.ts';
import { raceChances } from './race.ts';
import { type BaseballState, baseballStand, isBaseballOver } from './state.ts';

const GAME_LINES: LineSpread = { reach: 4, step: 2 };
const WHOLE_LINES: LineSpread = { reach: 5, step: 1 };
const SIDE_LINES: LineSpread = { reach: 2, step: 2 };
const INNING_LINES: LineSpread = { reach: 1, step: 2 };
/** Innings of the markets "first five". */
export const FIRST_INNINGS = 5;
/** Innings after which markets ask for the leading side or a level score. */
const LEAD_AFTER = [3, 6, 7] as const;
const RACES = [3, 4, 5, 7] as const;
/** Highest period of a market. */
const MAX_PERIOD = 7;
/** Sizes of a win that have their own outcome; the last is that or more. */
const MARGINS = 4;

/** Prices the markets of the list columns, each on its balanced line. */
export function mainBaseballMarkets(game: BaseballGame, state: BaseballState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isBaseballOver(game, state)) return out;
  const ending = endingFrom(game, baseballStand(state));
  addYesNo(out, COMMON_MARKET.winner, 0, 0, ending.win);
  addTotals(out, COMMON_MARKET.total, 0, ending.total, MAIN_LINE);
  addHandicaps(out, COMMON_MARKET.handicap, 0, ending.diff, MAIN_LINE);
  return out;
}

/** Prices every market of the game. */
export function baseballMarkets(game: BaseballGame, state: BaseballState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isBaseballOver(game, state)) return out;
  addEnding(out, game, state, endingFrom(game, baseballStand(state)));
  addRaces(out, game, state);
  for (let inning = state.inning; inning <= MAX_PERIOD && inning < game.innings; inning += 1) {
    addInning(out, game, state, inning);
  }
  for (const inning of LEAD_AFTER) {
    if (inning >= game.innings || state.inning > inning) continue;
    const { home, away } = scoreAfter(game, state, inning);
    addResult(out, INNING_MARKET.leadAfterInning, 0, inning, difference(home, away));
  }
  if (state.inning <= FIRST_INNINGS && FIRST_INNINGS < game.innings) addFirstInnings(out, game, state);
  return out;
}

function addEnding(out: FairMarket[], game: BaseballGame, state: BaseballState, ending: Ending): void {
  addYesNo(out, COMMON_MARKET.winner, 0, 0, ending.win);
  addTotals(out, COMMON_MARKET.total, 0, ending.total, WHOLE_LINES);
  addHandicaps(out, COMMON_MARKET.handicap, 0, ending.diff, GAME_LINES);
  addTotals(out, COMMON_MARKET.teamTotal1, 0, ending.home, SIDE_LINES);
  addTotals(out, COMMON_MARKET.teamTotal2, 0, ending.away, SIDE_LINES);
  addParity(out, COMMON_MARKET.oddEven, 0, ending.total);
  addMarket(out, INNING_MARKET.marginRuns, 0, 0, margins(ending.diff));
  if (state.inning <= game.innings) addYesNo(out, INNING_MARKET.extraInnings, 0, 0, ending.level);
}

/** Returns the outcome of a final difference in the market of winning margins. */
export function baseballMarginIndex(diff: number): number {
  const size = Math.min(MARGINS, Math.abs(diff)) - 1;
  return diff > 0 ? size : MARGINS + size;
}

function margins(diff: Distribution): number[] {
  const chances = new Array<number>(2 * MARGINS).fill(0);
  for (const [i, p] of diff.p.entries()) {
    if (diff.from + i === 0) continue;
    const at = baseballMarginIndex(diff.from + i);
    chances[at] = (chances[at] as number) + p;
  }
  return chances;
}

function addRaces(out: FairMarket[], game: BaseballGame, state: BaseballState): void {
  const stand = baseballStand(state);
  if (state.path.length === 0) {
    addMarket(out, INNING_MARKET.firstRun, 0, 0, raceChances(game, stand, 1));
  }
  for (const goal of RACES) {
    if (goal <= Math.max(...state.score)) continue;
    const [first, second] = raceChances(game, stand, goal);
    addMarket(out, SET_MARKET.raceOrNone, 0, goal, [first, Math.max(0, 1 - first - second), second]);
  }
}

/** Returns the scores of both sides after inning n, which is not the last one. */
function scoreAfter(
  game: BaseballGame,
  state: BaseballState,
  inning: number,
): { home: Distribution; away: Distribution } {
  const [ours, theirs] = game.batting;
  const { outs, bases, half, score } = state;
  const left = inning - state.inning;
  const away = half === 0 ? convolved(theirs.from(outs, bases).runs, theirs.innings(left)) : theirs.innings(left);
  const home = half === 1 ? convolved(ours.from(outs, bases).runs, ours.innings(left)) : ours.innings(left + 1);
  return { home: shifted(home, score[0]), away: shifted(away, score[1]) };
}

/** Adds the markets of one inning in which both sides will bat. */
function addInning(out: FairMarket[], game: BaseballGame, state: BaseballState, inning: number): void {
  const isRunning = inning === state.inning;
  const [home, away] = isRunning
    ? runningInning(game, state)
    : ([game.batting[0].innings(1), game.batting[1].innings(1)] as const);
  const total = convolved(home, away);
  const diff = difference(home, away);
  addResult(out, COMMON_MARKET.result, inning, 0, diff);
  addTotals(out, COMMON_MARKET.total, inning, total, INNING_LINES);
  addHandicaps(out, COMMON_MARKET.handicap, inning, diff, INNING_LINES);
  if (!isRunning || state.half === 1) addTotals(out, COMMON_MARKET.teamTotal1, inning, home, INNING_LINES);
  if (!isRunning || state.half === 0) addTotals(out, COMMON_MARKET.teamTotal2, inning, away, INNING_LINES);
  addYesNo(out, INNING_MARKET.runInInning, 0, inning, 1 - exactly(total, 0));
}

function runningInning(game: BaseballGame, state: BaseballState): readonly [Distribution, Distribution] {
  const [ours, theirs] = game.batting;
  const { outs, bases, half } = state;
  const [home, away]: Pair = state.innings[state.inning - 1] ?? [0, 0];
  const top = half === 0 ? theirs.from(outs, bases).runs : theirs.innings(0);
  const bottom = half === 1 ? ours.from(outs, bases).runs : ours.innings(1);
  return [shifted(bottom, home), shifted(top, away)];
}

function addFirstInnings(out: FairMarket[], game: BaseballGame, state: BaseballState): void {
  const { home, away } = scoreAfter(game, state, FIRST_INNINGS);
  const diff = difference(home, away);
  addResult(out, INNING_MARKET.firstFiveResult, 0, 0, diff);
  addTotals(out, INNING_MARKET.firstFiveTotal, 0, convolved(home, away), { reach: 3, step: 1 });
  addHandicaps(out, INNING_MARKET.firstFiveHandicap, 0, diff, { reach: 2, step: 1 });
  addTotals(out, INNING_MARKET.firstFiveTeam1, 0, home, INNING_LINES);
  addTotals(out, INNING_MARKET.firstFiveTeam2, 0, away, INNING_LINES);
}
