import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { SET_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../model.ts';
import { AS_SETS, addBestOf, addOpenAndMatch } from '../pricing/best-of-board.ts';
import type { Counts, Metric } from '../pricing/counts.ts';
import { type Distribution, shifted } from '../pricing/distribution.ts';
import {
  addHandicaps,
  addMarket,
  addParity,
  addTotals,
  addYesNo,
  type LineSpread,
  MAIN_LINE,
} from '../pricing/lines.ts';
import type { RallyGame } from './chances.ts';
import type { SetRun } from './rally-table.ts';
import { laterSets, rallySpotOf, type Spot, setCounts } from './spot.ts';
import { currentSet, type RallyState, runningRallySet, type SetRecord } from './state.ts';
import { addUnitMarkets } from './unit-board.ts';

type Weighted<T> = readonly (readonly [weight: number, value: T])[];

const MATCH_LINES: LineSpread = { reach: 4, step: 2, perDeviation: 7 };
const SIDE_LINES: LineSpread = { reach: 2, step: 2, perDeviation: 6 };
const SET_LINES: LineSpread = { reach: 2, step: 2 };

/** Returns the outcome of a set score of tennis in its market, by winner and games of the loser. */
export function tennisSetIndex(a: number, b: number): number {
  const lost = Math.min(a, b);
  return (a > b ? 0 : 7) + lost;
}

/** Returns the targets of the races in a set: quarters of its target. */
export function raceGoals(game: RallyGame, set: number): number[] {
  const target = game.target(set);
  if (game.sport.unit === 'game') return [2, 3, 4, 5];
  return target >= 15 ? [5, 10, 15, 20].filter((goal) => goal < target) : [3, 5, 7, 9].filter((goal) => goal < target);
}

/** Prices the markets of the list columns, each on its balanced line. */
export function mainRallyMarkets(game: RallyGame, state: RallyState): FairMarket[] {
  const out: FairMarket[] = [];
  if (state.phase === 'done' || isRallyWon(game, state)) return out;
  const { future } = rallySpotOf(game, state);
  addYesNo(out, COMMON_MARKET.winner, 0, 0, future.win);
  const counted = matchCount(state, future.counts);
  addTotals(out, COMMON_MARKET.total, 0, counted('total'), MAIN_LINE);
  addHandicaps(out, COMMON_MARKET.handicap, 0, counted('diff'), MAIN_LINE);
  return out;
}

/** Prices every market of the match. */
export function rallyMarkets(game: RallyGame, state: RallyState): FairMarket[] {
  const out: FairMarket[] = [];
  if (state.phase === 'done' || isRallyWon(game, state)) return out;
  const spot = rallySpotOf(game, state);
  addMatchMarkets(out, game, state, spot);
  const sets: [number, Weighted<SetRun>][] = [[currentSet(state), spot.set], ...laterSets(game, state, spot)];
  for (const [number, set] of sets) addSetMarkets(out, game, state, number, set);
  addUnitMarkets(out, game, state);
  return out;
}

/** Tells whether the last set is won and only the finish is still to come. */
export function isRallyWon(game: RallyGame, state: RallyState): boolean {
  return Math.max(...state.won) >= game.need;
}

function matchCount(state: RallyState, counts: Counts): (metric: Metric) => Distribution {
  let home = 0;
  let away = 0;
  for (const set of state.sets) {
    if (!set.over) continue;
    home += set.score[0];
    away += set.score[1];
  }
  const played = { total: home + away, diff: home - away, home, away };
  return (metric) => shifted(counts.of(metric), played[metric]);
}

function addMatchMarkets(out: FairMarket[], game: RallyGame, state: RallyState, spot: Spot): void {
  const { future } = spot;
  const counted = matchCount(state, future.counts);
  addYesNo(out, COMMON_MARKET.winner, 0, 0, future.win);
  addTotals(out, COMMON_MARKET.total, 0, counted('total'), MATCH_LINES);
  addHandicaps(out, COMMON_MARKET.handicap, 0, counted('diff'), MATCH_LINES);
  addTotals(out, COMMON_MARKET.teamTotal1, 0, counted('home'), SIDE_LINES);
  addTotals(out, COMMON_MARKET.teamTotal2, 0, counted('away'), SIDE_LINES);
  addParity(out, COMMON_MARKET.oddEven, 0, counted('total'));
  addBestOf(out, AS_SETS, game.need, state.won, future.scores);
  const extra = game.sport.unit === 'game' ? SET_MARKET.tieBreak : SET_MARKET.extraPoints;
  if (!state.sets.some((set, index) => wentOn(game, set, index + 1))) addYesNo(out, extra, 0, 0, 1 - future.plain);
  if (game.need < 2 || currentSet(state) > 1) return;
  addOpenAndMatch(
    out,
    SET_MARKET.firstSetMatch,
    game.table,
    spot.set.map(([weight, run]) => [weight, run.groups]),
  );
}

/** Tells whether set n has reached extra points or a tie-break. */
export function wentOn(game: RallyGame, set: SetRecord, number: number): boolean {
  return Math.min(...set.score) >= extraFrom(game, number);
}

/** Returns the units of each side at which a set goes to extra points or a tie-break. */
function extraFrom(game: RallyGame, set: number): number {
  return game.target(set) - (game.sport.unit === 'game' ? 0 : 1);
}

function addSetMarkets(
  out: FairMarket[],
  game: RallyGame,
  state: RallyState,
  number: number,
  set: Weighted<SetRun>,
): void {
  const counts = setCounts(set);
  const running = number === currentSet(state) ? runningRallySet(state).score : ([0, 0] as const);
  let win = 0;
  let extra = 0;
  for (const [weight, run] of set) {
    extra += weight * run.extra;
    for (const group of run.groups) if (group.winner === 0) win += weight * group.p;
  }
  addYesNo(out, COMMON_MARKET.winner, number, 0, win);
  addTotals(out, COMMON_MARKET.total, number, counts.of('total'), SET_LINES);
  addHandicaps(out, COMMON_MARKET.handicap, number, counts.of('diff'), SET_LINES);
  addTotals(out, COMMON_MARKET.teamTotal1, number, counts.of('home'), { reach: 1, step: 2 });
  addTotals(out, COMMON_MARKET.teamTotal2, number, counts.of('away'), { reach: 1, step: 2 });
  addParity(out, COMMON_MARKET.oddEven, number, counts.of('total'));
  const isTennis = game.sport.unit === 'game';
  if (Math.min(...running) < extraFrom(game, number)) {
    addYesNo(out, isTennis ? SET_MARKET.tieBreak : SET_MARKET.extraPoints, number, 0, extra);
  }
  addRaces(out, game, number, Math.max(...running), set);
  if (isTennis && game.target(number) === 6) addTennisScores(out, number, set);
}

function addRaces(out: FairMarket[], game: RallyGame, number: number, best: number, set: Weighted<SetRun>): void {
  for (const goal of raceGoals(game, number)) {
    if (goal <= best) continue;
    let first = 0;
    let second = 0;
    for (const [weight, { result }] of set) {
      first += weight * (result.reachA[goal] as number);
      second += weight * (result.reachB[goal] as number);
    }
    addMarket(out, SET_MARKET.race, number, goal, [first, second]);
  }
}

function addTennisScores(out: FairMarket[], number: number, set: Weighted<SetRun>): void {
  const scores = new Array<number>(14).fill(0);
  for (const [weight, run] of set) {
    for (const end of run.result.ends) {
      const at = tennisSetIndex(end.a, end.b);
      scores[at] = (scores[at] as number) + weight * end.p;
    }
  }
  addMarket(out, SET_MARKET.setGames, number, 0, scores);
}
