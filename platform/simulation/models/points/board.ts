import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { POINT_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../model.ts';
import { chanceUpTo, convolved, type Distribution, exactly, shifted, signs } from '../pricing/distribution.ts';
import {
  addHandicaps,
  addMarket,
  addParity,
  addResult,
  addTotals,
  addWinner,
  addYesNo,
  type LineSpread,
  MAIN_LINE,
} from '../pricing/lines.ts';
import { marginBands } from './margins.ts';
import { addOrderMarkets, addPointRaces } from './order-board.ts';
import { FIRST_HALF, type PointsGame } from './points-table.ts';
import { countsOf, finalCounts, type SegmentCounts, segmentOf } from './segments.ts';
import type { PointsState } from './state.ts';

const GAME_LINES: LineSpread = { reach: 7, step: 1, perDeviation: 12 };
const SIDE_LINES: LineSpread = { reach: 3, step: 2, perDeviation: 8 };
const PERIOD_LINES: LineSpread = { reach: 3, step: 1 };
const PERIOD_SIDE_LINES: LineSpread = { reach: 1, step: 2 };
const COUNT_LINES: LineSpread = { reach: 2, step: 2 };

/** Prices the markets of the list columns, each on its balanced line. */
export function mainPointsMarkets(game: PointsGame, state: PointsState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isPointsDecided(game, state)) return out;
  const counts = finalCounts(game, state);
  addResultMarket(out, game, counts);
  addTotals(out, COMMON_MARKET.total, 0, counts.total, MAIN_LINE);
  addHandicaps(out, COMMON_MARKET.handicap, 0, counts.diff, MAIN_LINE);
  return out;
}

/** Prices every market of the game. */
export function pointsMarkets(game: PointsGame, state: PointsState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isPointsDecided(game, state)) return out;
  addGameMarkets(out, game, state);
  const isRegular = state.periods.length < game.periods || !state.periods[game.periods - 1]?.over;
  if (!isRegular) return out;
  for (const number of game.regular) {
    if (state.periods[number - 1]?.over) continue;
    addStretch(out, game, state, number + game.periodOffset, [number]);
    addPointRaces(out, game, state, number);
  }
  if (game.periods > 2) {
    addStretch(out, game, state, FIRST_HALF, game.halves[0]);
    addStretch(out, game, state, FIRST_HALF + 1, game.halves[1]);
  }
  addComparisons(out, game, state);
  addPlayCounts(out, game, state);
  addPointRaces(out, game, state, 0);
  addOrderMarkets(out, game, state);
  return out;
}

/** Tells whether everything is played; a level game goes on where there is overtime. */
export function isPointsDecided(game: PointsGame, state: PointsState): boolean {
  if (state.phase === 'done') return true;
  const last = state.periods[state.periods.length - 1];
  if (state.periods.length < game.periods || last === undefined || !last.over) return false;
  return game.overtime === null || state.score[0] !== state.score[1];
}

function addResultMarket(out: FairMarket[], game: PointsGame, counts: SegmentCounts): void {
  if (game.overtime === null) addResult(out, COMMON_MARKET.result, 0, 0, counts.diff);
  else addWinner(out, COMMON_MARKET.winner, 0, counts.diff);
}

function regularCounts(game: PointsGame, state: PointsState): SegmentCounts {
  return countsOf(game, segmentOf(game, state, game.regular));
}

function addGameMarkets(out: FairMarket[], game: PointsGame, state: PointsState): void {
  const counts = finalCounts(game, state);
  addResultMarket(out, game, counts);
  if (game.overtime === null) addWinner(out, COMMON_MARKET.drawNoBet, 0, counts.diff);
  addTotals(out, COMMON_MARKET.total, 0, counts.total, GAME_LINES);
  addHandicaps(out, COMMON_MARKET.handicap, 0, counts.diff, GAME_LINES);
  addTotals(out, COMMON_MARKET.teamTotal1, 0, counts.home, SIDE_LINES);
  addTotals(out, COMMON_MARKET.teamTotal2, 0, counts.away, SIDE_LINES);
  addParity(out, COMMON_MARKET.oddEven, 0, counts.total);
  addParity(out, COMMON_MARKET.teamOddEven1, 0, counts.home);
  addParity(out, COMMON_MARKET.teamOddEven2, 0, counts.away);
  addMarket(out, game.sport.margins, 0, 0, marginBands(game.sport.margins, counts.diff));
  if (state.periods.length > game.periods) return;
  const regular = regularCounts(game, state);
  addDoubleChance(out, 0, regular.diff);
  if (game.overtime !== null) addResult(out, POINT_MARKET.regularResult, 0, 0, regular.diff);
  if (game.overtime !== null) addYesNo(out, COMMON_MARKET.overtime, 0, 0, exactly(regular.diff, 0));
}

function addDoubleChance(out: FairMarket[], period: number, diff: Distribution): void {
  const { first, level, second } = signs(diff);
  const probabilities = [first + level, first + second, level + second];
  if (probabilities.some((p) => p > 1 - 1e-7)) return;
  out.push({ typeId: COMMON_MARKET.doubleChance, period, param: 0, probabilities });
}

/** Adds the markets of one period, or of the periods of a half. */
function addStretch(
  out: FairMarket[],
  game: PointsGame,
  state: PointsState,
  period: number,
  periods: readonly number[],
): void {
  const segment = segmentOf(game, state, periods);
  if (segment.homeLeft + segment.awayLeft === 0) return;
  const counts = countsOf(game, segment);
  addResult(out, COMMON_MARKET.result, period, 0, counts.diff);
  addWinner(out, COMMON_MARKET.drawNoBet, period, counts.diff);
  addDoubleChance(out, period, counts.diff);
  addTotals(out, COMMON_MARKET.total, period, counts.total, PERIOD_LINES);
  addHandicaps(out, COMMON_MARKET.handicap, period, counts.diff, PERIOD_LINES);
  addTotals(out, COMMON_MARKET.teamTotal1, period, counts.home, PERIOD_SIDE_LINES);
  addTotals(out, COMMON_MARKET.teamTotal2, period, counts.away, PERIOD_SIDE_LINES);
  addParity(out, COMMON_MARKET.oddEven, period, counts.total);
}

/** Adds the markets that compare periods with each other. */
function addComparisons(out: FairMarket[], game: PointsGame, state: PointsState): void {
  const periods = game.regular.map((number) => countsOf(game, segmentOf(game, state, [number])));
  const halves = game.halves.map((half) => countsOf(game, segmentOf(game, state, half)));
  const [first, second] = halves;
  if (first === undefined || second === undefined) return;
  const more = highestChances([first.total, second.total]);
  addMarket(out, POINT_MARKET.highestHalf, 0, 0, [more[0] as number, more[2] as number, more[1] as number]);
  if (!isHalfOver(game, state)) {
    addMarket(out, COMMON_MARKET.halfTimeFullTime, 0, 0, halfAndFull(first.diff, second.diff));
  }
  if (game.periods === 2) return;
  addMarket(out, POINT_MARKET.highestQuarter, 0, 0, highestChances(periods.map((counts) => counts.total)));
  const wins = periods.map((counts) => signs(counts.diff));
  addYesNo(
    out,
    POINT_MARKET.winsEveryQuarter1,
    0,
    0,
    wins.reduce((product, { first: p }) => product * p, 1),
  );
  addYesNo(
    out,
    POINT_MARKET.winsEveryQuarter2,
    0,
    0,
    wins.reduce((product, { second: p }) => product * p, 1),
  );
}

/** Tells whether the first half has been played. */
export function isHalfOver(game: PointsGame, state: PointsState): boolean {
  return state.periods[game.periods / 2 - 1]?.over ?? false;
}

/** Returns P(each is above all others), and last P(the highest is shared); all are independent. */
function highestChances(all: readonly Distribution[]): number[] {
  const chances = all.map((d, index) => {
    let sum = 0;
    for (let i = 0; i < d.p.length; i += 1) {
      let product = d.p[i] as number;
      if (product === 0) continue;
      for (const [at, other] of all.entries()) if (at !== index) product *= chanceUpTo(other, d.from + i - 1);
      sum += product;
    }
    return sum;
  });
  return [...chances, Math.max(0, 1 - chances.reduce((sum, p) => sum + p, 0))];
}

/** Returns the nine pairs of leader at the break and winner of regular time: index 3 × half + full. */
function halfAndFull(first: Distribution, second: Distribution): number[] {
  const pairs = new Array<number>(9).fill(0);
  for (let i = 0; i < first.p.length; i += 1) {
    const lead = first.from + i;
    const p = first.p[i] as number;
    const half = lead > 0 ? 0 : lead === 0 ? 1 : 2;
    const behind = chanceUpTo(second, -lead - 1);
    const level = exactly(second, -lead);
    pairs[half * 3] = (pairs[half * 3] as number) + p * (1 - behind - level);
    pairs[half * 3 + 1] = (pairs[half * 3 + 1] as number) + p * level;
    pairs[half * 3 + 2] = (pairs[half * 3 + 2] as number) + p * behind;
  }
  return pairs;
}

function addPlayCounts(out: FairMarket[], game: PointsGame, state: PointsState): void {
  const left = segmentOf(game, state, game.regular);
  for (const [index, count] of game.sport.counts.entries()) {
    const made = state.made[index] ?? [0, 0];
    const [ours, theirs] = [game.attacks[0].counted[index], game.attacks[1].counted[index]];
    if (ours === undefined || theirs === undefined) continue;
    const home = shifted(ours(left.homeLeft), made[0]);
    const away = shifted(theirs(left.awayLeft), made[1]);
    const [both, first, second] = count.types;
    addTotals(out, both, 0, convolved(home, away), COUNT_LINES);
    if (first !== undefined) addTotals(out, first, 0, home, COUNT_LINES);
    if (second !== undefined) addTotals(out, second, 0, away, COUNT_LINES);
  }
}
