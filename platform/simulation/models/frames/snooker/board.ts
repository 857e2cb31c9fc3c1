import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { FRAME_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../../model.ts';
import { AS_FRAMES, addBestOf, scoreCounts } from '../../pricing/best-of-board.ts';
import { type Future, type Group, mixedFuture } from '../../pricing/best-of-table.ts';
import {
  addHandicaps,
  addMarket,
  addParity,
  addTotals,
  addYesNo,
  type LineSpread,
  MAIN_LINE,
} from '../../pricing/lines.ts';
import { leadAfterFrames, raceToFrames } from '../frame-race.ts';
import { sideScores } from '../frame-scores.ts';
import { frameGroups, type SnookerGame } from './snooker-table.ts';
import { nextSnookerOpener, runningFrame, type SnookerState } from './state.ts';

type RaceEndings = readonly (readonly [weight: number, groups: readonly Group[]])[];

const SIDE_LINES: LineSpread = { reach: 2, step: 2 };
/** Break that the frame markets ask for. */
export const FIFTY = 50;
export const CENTURY = 100;
const LEADS = [2, 4, 8, 12] as const;
const RACES = [2, 3, 4, 5, 6, 8, 10, 12, 15] as const;

/** Returns the endings of the running frame, or of the next one, and the rest of the match. */
function spotOf(game: SnookerGame, state: SnookerState): { endings: RaceEndings; future: Future } {
  const frame = runningFrame(state);
  const opener = nextSnookerOpener(state);
  const fresh = (side: 0 | 1): readonly Group[] => frameGroups(game.frame, 0, 0, side, side);
  const endings: RaceEndings =
    frame !== null
      ? [[1, frameGroups(game.frame, frame.points[0], frame.points[1], frame.turn, frame.opener)]]
      : opener !== null
        ? [[1, fresh(opener)]]
        : [
            [0.5, fresh(0)],
            [0.5, fresh(1)],
          ];
  const [home, away] = state.won;
  return {
    endings,
    future: mixedFuture(endings.map(([weight, groups]) => [weight, game.table.after(home, away, groups)])),
  };
}

/** Tells whether the match is decided and only the finish is still to come. */
export function isSnookerWon(game: SnookerGame, state: SnookerState): boolean {
  return state.phase === 'done' || Math.max(...state.won) >= game.need;
}

/** Prices the markets of the list columns, each on its balanced line. */
export function mainSnookerMarkets(game: SnookerGame, state: SnookerState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isSnookerWon(game, state)) return out;
  const { future } = spotOf(game, state);
  addYesNo(out, COMMON_MARKET.winner, 0, 0, future.win);
  const { total, diff } = scoreCounts(game.need, future.scores);
  addTotals(out, COMMON_MARKET.total, 0, total, MAIN_LINE);
  addHandicaps(out, COMMON_MARKET.handicap, 0, diff, MAIN_LINE);
  return out;
}

/** Prices every market of the match. */
export function snookerMarkets(game: SnookerGame, state: SnookerState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isSnookerWon(game, state)) return out;
  const { endings, future } = spotOf(game, state);
  addYesNo(out, COMMON_MARKET.winner, 0, 0, future.win);
  addBestOf(out, AS_FRAMES, game.need, state.won, future.scores);
  addParity(out, COMMON_MARKET.oddEven, 0, scoreCounts(game.need, future.scores).total);
  const sides = sideScores(game.need, future.scores);
  addTotals(out, COMMON_MARKET.teamTotal1, 0, sides.home, SIDE_LINES);
  addTotals(out, COMMON_MARKET.teamTotal2, 0, sides.away, SIDE_LINES);
  if (!state.frames.some(({ best }) => best >= CENTURY)) {
    addYesNo(out, FRAME_MARKET.matchCentury, 0, 0, 1 - future.plain);
  }
  addRaces(out, game, state, endings);
  addFrames(out, game, state, endings);
  return out;
}

function addRaces(out: FairMarket[], game: SnookerGame, state: SnookerState, endings: RaceEndings): void {
  const [home, away] = state.won;
  const chances = [game.frame.answer('win', 0, 0, 0), game.frame.answer('win', 0, 0, 1)] as const;
  const start = { home, away, endings, chances };
  for (const goal of RACES) {
    if (goal <= Math.max(home, away) || goal >= game.need) continue;
    addYesNo(out, SET_MARKET.race, 0, goal, raceToFrames(start, goal));
  }
  for (const frames of LEADS) {
    // Neither side can have won by then, so the frames will be played.
    if (frames <= home + away || frames >= game.need) continue;
    addMarket(out, FRAME_MARKET.leadAfterFrames, 0, frames, leadAfterFrames(start, frames));
  }
}

/** Adds markets of the running frame, and of the next one when it will certainly be played. */
function addFrames(out: FairMarket[], game: SnookerGame, state: SnookerState, endings: RaceEndings): void {
  const [home, away] = state.won;
  const number = home + away + 1;
  const frame = runningFrame(state);
  const [a, b] = frame?.points ?? [0, 0];
  const best = frame?.best ?? 0;
  const turns: readonly (0 | 1)[] = frame !== null ? [frame.turn] : openers(state);
  const none = (question: 'noFifty' | 'noCentury'): number =>
    turns.reduce<number>((sum, turn) => sum + game.frame.answer(question, a, b, turn), 0) / turns.length;
  const win = endings.reduce((sum, [weight, groups]) => sum + weight * (groups[0]?.p ?? 0), 0);
  addYesNo(out, FRAME_MARKET.frameWinner, 0, number, win);
  if (best < FIFTY) addYesNo(out, FRAME_MARKET.frameFifty, 0, number, 1 - none('noFifty'));
  if (best < CENTURY) addYesNo(out, FRAME_MARKET.frameCentury, 0, number, 1 - none('noCentury'));
  if (Math.max(home, away) + 1 >= game.need) return;
  const opener = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
  const later = (frame === null ? openers(state) : [frame.opener]).map(opener);
  const mean = (question: 'win' | 'noFifty' | 'noCentury') =>
    later.reduce<number>((sum, side) => sum + game.frame.answer(question, 0, 0, side), 0) / later.length;
  addYesNo(out, FRAME_MARKET.frameWinner, 0, number + 1, mean('win'));
  addYesNo(out, FRAME_MARKET.frameFifty, 0, number + 1, 1 - mean('noFifty'));
  addYesNo(out, FRAME_MARKET.frameCentury, 0, number + 1, 1 - mean('noCentury'));
}

function openers(state: SnookerState): readonly (0 | 1)[] {
  const opener = nextSnookerOpener(state);
  return opener === null ? [0, 1] : [opener];
}
