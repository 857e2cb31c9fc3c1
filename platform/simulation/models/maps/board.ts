import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { MAP_MARKET, SET_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../model.ts';
import { AS_MAPS, addBestOf, addOpenAndMatch, scoreCounts } from '../pricing/best-of-board.ts';
import type { Future, Group } from '../pricing/best-of-table.ts';
import { type Counts, mixedCounts } from '../pricing/counts.ts';
import { shifted } from '../pricing/distribution.ts';
import {
  addHandicaps,
  addMarket,
  addParity,
  addTotals,
  addYesNo,
  type LineSpread,
  MAIN_LINE,
} from '../pricing/lines.ts';
import { type KillEnds, killChance, objectiveChance, runKills } from './kill-chain.ts';
import {
  KILL_RACES,
  killGroups,
  type MapsGame,
  type RoundEndings,
  roundEndings,
  roundGroups,
  type WholeMap,
} from './maps-table.ts';
import { type RoundStand, roundWinChance } from './round-chain.ts';
import type { KillSport, RoundSport } from './sports.ts';
import { currentMap, type MapRecord, type MapsState, roundStandOf, runningMap } from './state.ts';

const MATCH_LINES: LineSpread = { reach: 3, step: 2, perDeviation: 6 };
const ROUND_LINES: LineSpread = { reach: 3, step: 2 };
const KILL_LINES: LineSpread = { reach: 4, step: 2, perDeviation: 6 };
const SIDE_LINES: LineSpread = { reach: 1, step: 2 };
/** Targets of the races in rounds on one map. */
export const ROUND_RACES = [3, 5, 7, 10] as const;

/** Running or next map, and the rest of the match. */
interface Spot {
  readonly number: number;
  readonly running: MapRecord | null;
  readonly map: WholeMap;
  readonly future: Future;
}

function spotOf(game: MapsGame, state: MapsState): Spot {
  const number = currentMap(state);
  const running = runningMap(state);
  const map = running === null ? game.whole(number) : mapFrom(game, number, running);
  return { number, running, map, future: game.table.after(state.won[0], state.won[1], map.groups) };
}

/** Returns the distributions of a map from its present state. */
function mapFrom({ sport, rounds, kills }: MapsGame, number: number, running: MapRecord): WholeMap {
  if (sport.kind === 'kills') {
    const ends = runKills(sport, kills(number), running.score, KILL_RACES);
    return { kind: 'kills', ends, groups: killGroups(ends) };
  }
  const endings = roundEndings(sport, rounds(number), roundStandOf(sport, running));
  return { kind: 'rounds', endings, groups: roundGroups(sport, endings) };
}

/** Tells whether the match is decided and only the finish is still to come. */
export function isMapsWon(game: MapsGame, state: MapsState): boolean {
  return state.phase === 'done' || Math.max(...state.won) >= game.need;
}

/** Prices the markets of the list columns, each on its balanced line. */
export function mainMapsMarkets(game: MapsGame, state: MapsState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isMapsWon(game, state)) return out;
  const { future, map } = spotOf(game, state);
  addYesNo(out, COMMON_MARKET.winner, 0, 0, future.win);
  if (game.need < 2) {
    const counts = countsOf(map.groups);
    addTotals(out, COMMON_MARKET.total, 0, counts.of('total'), MAIN_LINE);
    addHandicaps(out, COMMON_MARKET.handicap, 0, counts.of('diff'), MAIN_LINE);
    return out;
  }
  const { total, diff } = scoreCounts(game.need, future.scores);
  addTotals(out, AS_MAPS.total, 0, total, MAIN_LINE);
  addHandicaps(out, AS_MAPS.handicap, 0, diff, MAIN_LINE);
  return out;
}

/** Prices every market of the match. */
export function mapsMarkets(game: MapsGame, state: MapsState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isMapsWon(game, state)) return out;
  const spot = spotOf(game, state);
  addMatch(out, game, state, spot);
  addMap(out, game, spot.number, spot.running, spot.map);
  const sure = spot.number - 1 + game.need - Math.max(...state.won);
  for (let number = spot.number + 1; number <= sure; number += 1) addMap(out, game, number, null, game.whole(number));
  return out;
}

/** Adds the markets of one map. */
function addMap(out: FairMarket[], game: MapsGame, number: number, running: MapRecord | null, map: WholeMap): void {
  const { sport } = game;
  addMapWinner(out, number, map.groups);
  // A match of one map is counted in the units of its map.
  if (game.need < 2) addCounts(out, 0, countsOf(map.groups), sport.kind === 'rounds' ? ROUND_LINES : KILL_LINES);
  addCounts(out, number, countsOf(map.groups), sport.kind === 'rounds' ? ROUND_LINES : KILL_LINES);
  if (sport.kind === 'rounds' && map.kind === 'rounds') addRoundMarkets(out, game, sport, number, running, map.endings);
  if (sport.kind === 'kills' && map.kind === 'kills') addKillMarkets(out, game, sport, number, running, map.ends);
}

function countsOf(groups: readonly Group[]): Counts {
  return mixedCounts(groups.map((group) => [1, group.counts]));
}

function addMatch(out: FairMarket[], game: MapsGame, state: MapsState, { future, map, number }: Spot): void {
  addYesNo(out, COMMON_MARKET.winner, 0, 0, future.win);
  addBestOf(out, AS_MAPS, game.need, state.won, future.scores);
  if (game.need > 1 && number === 1) {
    addOpenAndMatch(out, SET_MARKET.firstMapMatch, game.table, [[1, map.groups]]);
  }
  if (game.need < 2) return;
  const played = state.maps.reduce((sum, { winner, score }) => (winner === null ? sum : sum + score[0] + score[1]), 0);
  const isRounds = game.sport.kind === 'rounds';
  const total = shifted(future.counts.of('total'), played);
  addTotals(out, isRounds ? MAP_MARKET.roundsTotal : MAP_MARKET.killsTotal, 0, total, MATCH_LINES);
  if (isRounds && !state.maps.some((record) => wentOver(game, record))) {
    addYesNo(out, MAP_MARKET.mapOvertime, 0, 0, 1 - future.plain);
  }
}

/** Tells whether a map of rounds has reached overtime. */
export function wentOver(game: MapsGame, map: MapRecord): boolean {
  return game.sport.kind === 'rounds' && Math.min(...map.score) >= game.sport.target - 1;
}

function addCounts(out: FairMarket[], map: number, counts: Counts, lines: LineSpread): void {
  addTotals(out, COMMON_MARKET.total, map, counts.of('total'), lines);
  addHandicaps(out, COMMON_MARKET.handicap, map, counts.of('diff'), lines);
  addTotals(out, COMMON_MARKET.teamTotal1, map, counts.of('home'), SIDE_LINES);
  addTotals(out, COMMON_MARKET.teamTotal2, map, counts.of('away'), SIDE_LINES);
  addParity(out, COMMON_MARKET.oddEven, map, counts.of('total'));
}

function addMapWinner(out: FairMarket[], map: number, groups: readonly Group[]): void {
  const chance = (winner: 0 | 1) => groups.reduce((sum, group) => (group.winner === winner ? sum + group.p : sum), 0);
  addMarket(out, COMMON_MARKET.winner, map, 0, [chance(0), chance(1)]);
}

function addRoundMarkets(
  out: FairMarket[],
  game: MapsGame,
  sport: RoundSport,
  map: number,
  running: MapRecord | null,
  endings: RoundEndings,
): void {
  const stand = running === null ? null : roundStandOf(sport, running);
  const best = running === null ? 0 : Math.max(...running.score);
  const played = running === null ? 0 : running.order.length;
  for (const goal of ROUND_RACES) {
    if (goal <= best) continue;
    const reach = (side: 'reachA' | 'reachB') =>
      endings.reduce((sum, [w, run]) => sum + w * (run[side][goal] as number), 0);
    addMarket(out, SET_MARKET.race, map, goal, [reach('reachA'), reach('reachB')]);
  }
  const half = sport.target - 1;
  if (played < half) {
    const lead = [0, 1, 2].map((index) => endings.reduce((sum, [w, run]) => sum + w * (run.half[index] as number), 0));
    addMarket(out, MAP_MARKET.firstHalf, map, 0, lead);
  }
  if (running === null || Math.min(...running.score) < half) {
    addYesNo(
      out,
      MAP_MARKET.mapOvertime,
      map,
      0,
      endings.reduce((sum, [w, run]) => sum + w * run.overtime, 0),
    );
  }
  addRoundWinners(out, game, sport, map, stand, played);
}

/** Adds the winners of the next round and of the pistol rounds still to come. */
function addRoundWinners(
  out: FairMarket[],
  game: MapsGame,
  sport: RoundSport,
  map: number,
  stand: RoundStand | null,
  played: number,
): void {
  const chances = game.rounds(map);
  const half = sport.target - 1;
  const endings: RoundStand[] = stand === null ? [0, 1].map((side) => fresh(0, side as 0 | 1)) : [stand];
  const mean = (f: (ending: RoundStand) => number) =>
    endings.reduce((sum, ending) => sum + f(ending), 0) / endings.length;
  addYesNo(
    out,
    MAP_MARKET.roundWinner,
    map,
    played + 1,
    mean((ending) => roundWinChance(sport, chances, ending)),
  );
  if (played >= half) return;
  addYesNo(
    out,
    MAP_MARKET.roundWinner,
    map,
    half + 1,
    mean((ending) => roundWinChance(sport, chances, fresh(half, ending.defends))),
  );
}

/** Returns a map after this number of rounds, with fresh money; only the number of rounds counts. */
function fresh(played: number, defends: 0 | 1): RoundStand {
  return { a: played, b: 0, before: 2, defends };
}

function addKillMarkets(
  out: FairMarket[],
  game: MapsGame,
  sport: KillSport,
  map: number,
  running: MapRecord | null,
  kills: KillEnds,
): void {
  const [a, b] = running?.score ?? [0, 0];
  for (const [goal, [first, second]] of kills.races) {
    if (goal <= Math.max(a, b)) continue;
    addMarket(out, SET_MARKET.raceOrNone, map, goal, [first, Math.max(0, 1 - first - second), second]);
  }
  if (a + b === 0) addYesNo(out, MAP_MARKET.firstBlood, map, 0, killChance(sport, game.kills(map), 0));
  for (const { kind, after, type } of sport.objectives) {
    if (running?.objectives[kind] !== undefined) continue;
    addYesNo(out, type, map, 0, a + b === after ? objectiveChance(sport, a - b) : (kills.objectives.get(kind) ?? 0));
  }
}
