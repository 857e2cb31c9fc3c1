import type { Pair } from '#shared/domain/game/game-state.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { FRAME_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../../model.ts';
import { AS_FRAMES, AS_SETS, addBestOf, addOpenAndMatch, scoreCounts } from '../../pricing/best-of-board.ts';
import { type Future, type Group, mixedFuture } from '../../pricing/best-of-table.ts';
import { mixedCounts } from '../../pricing/counts.ts';
import { shifted } from '../../pricing/distribution.ts';
import {
  addHandicaps,
  addParity,
  addResult,
  addTotals,
  addYesNo,
  type LineSpread,
  MAIN_LINE,
} from '../../pricing/lines.ts';
import { otherSide } from '../../sides.ts';
import { raceToFrames } from '../frame-race.ts';
import { sideScores } from '../frame-scores.ts';
import { type DartsCount, type DartsGame, legGroups } from './darts-table.ts';
import { type LegEnds, legEnds, maximumChance } from './player.ts';
import { type DartsState, dartsLegs, nextDartsOpener, runningDartsSet } from './state.ts';

type RaceEndings = readonly (readonly [weight: number, groups: readonly Group[]])[];

const LINES: LineSpread = { reach: 3, step: 2 };
const SIDE_LINES: LineSpread = { reach: 2, step: 2 };
const RACES = [2, 3, 4, 5, 6, 7, 8, 10] as const;
/** Markets name seven periods at the most. */
const MAX_PERIOD = 7;

/** How the running leg, the running set and the match go on, one of its counts summed up. */
interface Spot {
  readonly legs: RaceEndings;
  readonly sets: RaceEndings;
  readonly future: Future;
}

function spotOf(game: DartsGame, state: DartsState, running: LegEnds | null, counted: DartsCount): Spot {
  const { leg, set, match } = game.tables[counted];
  const current = runningDartsSet(state);
  const openers = openersOf(state);
  const legs: RaceEndings =
    running !== null
      ? [[1, legGroups(running, state.opener, counted)]]
      : openers.map((opener) => [1 / openers.length, leg(opener)]);
  const [home, away] = current?.legs ?? [0, 0];
  if (game.sets === 1) {
    return { legs, sets: legs, future: mixedFuture(legs.map(([w, groups]) => [w, match.after(home, away, groups)])) };
  }
  const sets: RaceEndings = legs.map(([weight, groups], index) => {
    const opener = current?.opener ?? (openers[index] as 0 | 1);
    return [weight, set.after(home, away, groups, otherSide(opener))];
  });
  const [first, second] = state.won;
  return { legs, sets, future: mixedFuture(sets.map(([w, groups]) => [w, match.after(first, second, groups)])) };
}

/** How the running leg ends; null between legs. */
function runningLeg(game: DartsGame, state: DartsState): LegEnds | null {
  if (state.phase !== 'play') return null;
  const [home, away] = game.players;
  return legEnds(home.course(state.left[0]), away.course(state.left[1]), state.turn);
}

/** Who may throw first in the next leg: both before the start. */
function openersOf(state: DartsState): readonly (0 | 1)[] {
  const opener = nextDartsOpener(state);
  return opener === null ? [0, 1] : [opener];
}

/** Whether the match is decided; only the finish is to come. */
export function isDartsWon(game: DartsGame, state: DartsState): boolean {
  return state.phase === 'done' || Math.max(...state.won) >= game.sets;
}

function needOf(game: DartsGame): number {
  return game.sets === 1 ? game.legs : game.sets;
}

/** The markets of the list columns, the balanced line of each. */
export function mainDartsMarkets(game: DartsGame, state: DartsState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isDartsWon(game, state)) return out;
  const { future } = spotOf(game, state, runningLeg(game, state), 'legs');
  addYesNo(out, COMMON_MARKET.winner, 0, 0, future.win);
  const { total, diff } = scoreCounts(needOf(game), future.scores);
  addTotals(out, COMMON_MARKET.total, 0, total, MAIN_LINE);
  addHandicaps(out, COMMON_MARKET.handicap, 0, diff, MAIN_LINE);
  return out;
}

/** Every market of the match. */
export function dartsMarkets(game: DartsGame, state: DartsState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isDartsWon(game, state)) return out;
  const running = runningLeg(game, state);
  const spot = spotOf(game, state, running, 'legs');
  const won = game.sets === 1 ? dartsLegs(state) : state.won;
  addYesNo(out, COMMON_MARKET.winner, 0, 0, spot.future.win);
  addBestOf(out, AS_FRAMES, needOf(game), won, spot.future.scores);
  if (game.sets === 1) addLegScores(out, game, spot.future);
  else addSetMarkets(out, game, state, spot);
  addRaces(out, game, state, spot);
  addMaximums(out, state, spotOf(game, state, running, 'maximums'));
  addLegs(out, game, state, spot);
  return out;
}

function addLegScores(out: FairMarket[], game: DartsGame, future: Future): void {
  addParity(out, COMMON_MARKET.oddEven, 0, scoreCounts(game.legs, future.scores).total);
  const sides = sideScores(game.legs, future.scores);
  addTotals(out, COMMON_MARKET.teamTotal1, 0, sides.home, SIDE_LINES);
  addTotals(out, COMMON_MARKET.teamTotal2, 0, sides.away, SIDE_LINES);
}

/** Sets of legs: the match in legs, and the running set. */
function addSetMarkets(out: FairMarket[], game: DartsGame, state: DartsState, spot: Spot): void {
  if (state.won[0] === 0) addYesNo(out, AS_SETS.wins1 as number, 0, 0, 1 - (spot.future.scores[game.sets] as number));
  if (state.won[1] === 0) addYesNo(out, AS_SETS.wins2 as number, 0, 0, 1 - (spot.future.scores[0] as number));
  if (state.won[0] + state.won[1] === 0) {
    addOpenAndMatch(out, SET_MARKET.firstSetMatch, game.tables.legs.match, spot.sets);
  }
  const played = dartsLegs(state);
  const { counts } = spot.future;
  addTotals(out, FRAME_MARKET.legsTotal, 0, shifted(counts.of('total'), sum(played)), LINES);
  addHandicaps(out, FRAME_MARKET.legsHandicap, 0, shifted(counts.of('diff'), played[0] - played[1]), LINES);
  const number = state.won[0] + state.won[1] + 1;
  if (number > MAX_PERIOD) return;
  const groups = spot.sets.flatMap(([weight, all]) => all.map((group) => [weight, group] as const));
  const set = mixedCounts(groups.map(([weight, group]) => [weight, group.counts]));
  const base: Pair = runningDartsSet(state)?.legs ?? [0, 0];
  const win = groups.reduce((total, [weight, { winner, p }]) => (winner === 0 ? total + weight * p : total), 0);
  addYesNo(out, COMMON_MARKET.winner, number, 0, win);
  addTotals(out, COMMON_MARKET.total, number, shifted(set.of('total'), sum(base)), LINES);
  addHandicaps(out, COMMON_MARKET.handicap, number, shifted(set.of('diff'), base[0] - base[1]), LINES);
}

function sum([home, away]: Pair): number {
  return home + away;
}

/** Races of the match, or of the running set. */
function addRaces(out: FairMarket[], game: DartsGame, state: DartsState, { legs }: Spot): void {
  const period = game.sets === 1 ? 0 : state.won[0] + state.won[1] + 1;
  if (period > MAX_PERIOD) return;
  const [home, away] = runningDartsSet(state)?.legs ?? [0, 0];
  for (const goal of RACES) {
    if (goal <= Math.max(home, away) || goal >= game.legs) continue;
    addYesNo(
      out,
      SET_MARKET.race,
      period,
      goal,
      raceToFrames({ home, away, endings: legs, chances: [game.chance(0), game.chance(1)] }, goal),
    );
  }
}

function addMaximums(out: FairMarket[], state: DartsState, { future: { counts } }: Spot): void {
  const [home, away] = state.maximums;
  addTotals(out, FRAME_MARKET.maximums, 0, shifted(counts.of('total'), home + away), LINES);
  addTotals(out, FRAME_MARKET.maximums1, 0, shifted(counts.of('home'), home), SIDE_LINES);
  addTotals(out, FRAME_MARKET.maximums2, 0, shifted(counts.of('away'), away), SIDE_LINES);
  addResult(out, FRAME_MARKET.maximumsResult, 0, 0, shifted(counts.of('diff'), home - away));
}

/** The running leg, and the next one when it is sure to be played in the same set. */
function addLegs(out: FairMarket[], game: DartsGame, state: DartsState, { legs }: Spot): void {
  const period = game.sets === 1 ? 0 : state.won[0] + state.won[1] + 1;
  if (period > MAX_PERIOD) return;
  const [home, away] = runningDartsSet(state)?.legs ?? [0, 0];
  const number = home + away + 1;
  const win = legs.reduce((total, [weight, groups]) => total + weight * (groups[0]?.p ?? 0), 0);
  addYesNo(out, FRAME_MARKET.legWinner, period, number, win);
  addLegMaximum(out, game, state, period, number);
  if (Math.max(home, away) + 1 >= game.legs) return;
  const next = (state.phase === 'play' ? [state.opener] : openersOf(state)).map(otherSide);
  addYesNo(out, FRAME_MARKET.legMaximum, period, number + 1, meanOf(next, game.maximumChance));
  addYesNo(out, FRAME_MARKET.legWinner, period, number + 1, meanOf(next, game.chance));
}

function meanOf(openers: readonly (0 | 1)[], value: (opener: 0 | 1) => number): number {
  return openers.reduce<number>((total, opener) => total + value(opener), 0) / openers.length;
}

function addLegMaximum(out: FairMarket[], game: DartsGame, state: DartsState, period: number, number: number): void {
  const running = runningLeg(game, state);
  if (running === null) {
    const chance = meanOf(openersOf(state), game.maximumChance);
    addYesNo(out, FRAME_MARKET.legMaximum, period, number, chance);
  } else if (!state.withMaximum[state.withMaximum.length - 1]?.endsWith('1')) {
    addYesNo(out, FRAME_MARKET.legMaximum, period, number, maximumChance(running));
  }
}
